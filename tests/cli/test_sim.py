"""jade sim and the statistics behind it."""

import json
from typing import Any

import pytest

from jadetable.bulk import summary
from jadetable.core.words import words
from tests.cli.jade import LANGUAGES, jade

KEYS = {
    "game", "seats", "bots", "seed", "games", "decisions", "seconds", "decisions_per_second", "games_per_second",
    "win_share", "truncated", "length",
}  # fmt: skip
TIMES = ("seconds", "decisions_per_second", "games_per_second")


def report(*more: object) -> dict[str, Any]:
    """What --json prints."""
    result = jade("sim", "zodiac", "--games", 600, "--seats", 3, "--bots", "normal,easy", "--json", *more)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


def test_the_report_has_all_its_numbers() -> None:
    found = report("--seed", 4)
    assert found.keys() >= KEYS
    assert (found["game"], found["seats"], found["seed"], found["games"]) == ("zodiac", 3, 4, 600)
    assert found["bots"] == ["normal", "easy", "normal"]
    assert len(found["win_share"]) == 3
    assert sum(found["win_share"]) + found["truncated"] == pytest.approx(1)
    assert found["length"].keys() == {"unit", "mean", "p5", "p50", "p95", "max"}
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])


def test_the_same_seed_gives_the_same_numbers_with_one_thread_and_with_two() -> None:
    one, two = report("--seed", 9, "--threads", 1), report("--seed", 9, "--threads", 2)
    for name in TIMES:
        del one[name], two[name]
    assert one == two


def test_another_seed_gives_other_games() -> None:
    assert report("--seed", 1)["decisions"] != report("--seed", 2)["decisions"]


def test_the_better_bot_wins_more() -> None:
    bots = report()["by_bot"]
    assert bots["normal"]["interval"][0] > bots["normal"]["fair"]
    assert bots["easy"]["interval"][1] < bots["easy"]["fair"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_reads_well_in_every_language(lang: str) -> None:
    result = jade("sim", "zodiac", "--games", 50, "--bots", "normal,easy", "--lang", lang)
    assert result.exit_code == 0
    assert "sim-" not in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_games_cut_off_count_as_the_game_pays_them() -> None:
    paid = jade("sim", "wuxing", "--games", 50, "--seats", 3, "--option", "max_turns=6", "--json")
    found = json.loads(paid.stdout)
    assert found["truncated"] == 1 and sum(found["win_share"]) == pytest.approx(1)
    assert sum(report("--option", "turns_per_seat=1")["win_share"]) == 0


def test_alone_there_is_no_even_share() -> None:
    alone = ("sim", "ratdragon", "--games", 20, "--seats", 1, "--bots", "easy")
    found = json.loads(jade(*alone, "--json").stdout)
    assert found["by_bot"]["easy"]["fair"] is None
    assert found["by_bot"]["easy"]["share"] == found["win_share"][0]
    for lang in LANGUAGES:
        result = jade(*alone, "--lang", lang)
        assert result.exit_code == 0 and words(lang).text("sim-fair") not in result.stdout


def test_options_and_components_reach_the_games(tmp_path: Any) -> None:
    short = report("--option", "turns_per_seat=2")
    assert short["length"]["max"] <= 6 and short["truncated"] > 0.9
    file = tmp_path / "short.toml"
    file.write_text("[engine]\nturns_per_seat = 2\n")
    assert report("--components", file)["length"] == short["length"]


def test_a_short_list_of_bots_goes_round_the_table() -> None:
    assert summary.line_up(["a", "b"], 5) == ("a", "b", "a", "b", "a")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_intervals_are_those_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    found = summary.wilson(wins, games)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_the_seats_of_one_bot_are_counted_together() -> None:
    first, second = summary.by_bot([30.0, 20.0, 50.0], ["a", "b", "a"], 100)
    assert (first.bot, first.seats, first.wins.share) == ("a", 2, 0.8)
    assert first.fair == pytest.approx(2 / 3)
    assert (second.bot, second.wins.share) == ("b", 0.2)
