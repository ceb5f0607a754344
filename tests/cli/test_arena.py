"""jade arena: refusals before anything is played, and a report that fits on the screen."""

import json
from pathlib import Path

import pytest

from jadetable.arena import contests
from jadetable.cli import arena as command
from jadetable.core.words import words
from tests.cli.jade import LANGUAGES, jade

REFUSED = 2


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("zodiac --seed -1", "A seed is a whole number"),
        ("zodiac --seed 18446744073709551616", "A seed is a whole number"),
        ("zodiac --mix one --bots normal", "name at least two bots"),
        ("zodiac --bots ,", "Name at least one bot"),
        ("zodiac --games 0", "at least 1, not 0"),
        ("zodiac --chart picture.png", "picture.png is not an .svg file"),
        ("zodiac --chart /nowhere/at/all.svg", "/nowhere/at/all.svg cannot be written"),
    ],
)
def test_what_cannot_be_done_is_refused_before_a_game_is_played(
    arguments: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contests, "run", lambda *_: pytest.fail("a game was played"))
    monkeypatch.setattr(command, "prepare", lambda *_: pytest.fail("a game was prepared"))
    result = jade("arena", *arguments.split())
    assert result.exit_code == REFUSED and result.stdout == ""
    assert part in result.stderr and "Traceback" not in result.output


@pytest.fixture(params=["table", "alone", "one bot"])
def tally(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> contests.Tally:
    """What the command is told was played."""
    bots = ("search:10000", "normal") if request.param != "one bot" else ("normal",)
    seats = 1 if request.param == "alone" else 2
    found = contests.Tally(contests.Contest("ratdragon", seats, bots, 40))
    for deal in range(20):
        for rotation in range(found.contest.rotations):
            line_up = found.contest.line_up(deal)
            seated = tuple(line_up[(seat + rotation) % len(line_up)] for seat in range(seats))
            payoffs = tuple(float(seat == deal % 3 % 2) for seat in range(seats))
            ranks = tuple(2 - int(paid) for paid in payoffs)
            thinking = dict.fromkeys(seated, (10, 12.34567, 2.0))
            found.played.append(contests.Played(deal, seated, ranks, payoffs, False, 9, thinking))
    monkeypatch.setattr(command, "prepare", lambda *_: None)
    monkeypatch.setattr(command, "_play", lambda *_: found)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_fits_and_no_interval_is_broken(lang: str, tally: contests.Tally, tmp_path: Path) -> None:
    file = tmp_path / "picture.svg"
    bots, seats = ",".join(tally.contest.bots), tally.contest.seats
    result = jade("arena", "ratdragon", "--bots", bots, "--seats", seats, "--lang", lang, "--chart", file)
    assert result.exit_code == 0, result.output
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
    assert "arena-" not in result.stdout and "sim-" not in result.stdout
    for one in tally.standings:
        shown = words(lang).text("sim-range", low=100 * one.wins.low, high=100 * one.wins.high)
        assert any(shown in line and one.bot in line for line in result.stdout.splitlines())
    assert "…" not in result.stdout
    assert ("1.234,6" if lang == "it" else "1,234.6") in result.stdout, "thinking time, as the language writes numbers"
    say = words(lang).text
    assert (say("sim-fair").split()[0] in result.stdout) == (seats > 1)
    assert (say("arena-unclear") in result.stdout.replace("\n", " ")) == (len(tally.contest.bots) > 1)
    assert file.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.usefixtures("tally")
def test_a_picture_that_is_there_stays_until_the_new_one_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "picture.svg"
    command._check_chart(file)
    assert not file.exists()
    file.write_text("old", encoding="utf-8")
    command._check_chart(file)
    assert file.read_text(encoding="utf-8") == "old"


@pytest.mark.usefixtures("tally")
def test_the_numbers_come_as_json() -> None:
    found = json.loads(jade("arena", "ratdragon", "--json").stdout)
    assert {"rules", "search", "standings", "even", "clear"} <= found.keys()


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [("search:10,normal", "There is no CUDA device"), ("hard,normal", "cannot play on a GPU")],
)
def test_what_a_gpu_cannot_play_is_refused_with_a_sentence(
    bots: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if bots.startswith("hard"):
        monkeypatch.setattr("jadetable.bulk.gpu.cuda", lambda: None)
    result = jade("arena", "zodiac", "--bots", bots, "--device", "cuda")
    assert result.exit_code != 0 and sentence in result.output.replace("\n", " ")
