"""The ladder's own judgement, with numbers made up."""

import json
from pathlib import Path
from typing import Any

import pytest

from jadetable.bots.search import PATIENT_PLAYOUTS
from jadetable.bulk.summary import Share
from scripts import ladder


def report(share: float, low: float, high: float, games: int = 24, even: float | None = 0.25) -> dict[str, Any]:
    """A result of one bot among three others."""
    standings = [
        {"bot": "hard", "share": share, "interval": [low, high], "milliseconds": 1.0},
        {"bot": "normal", "share": 0.2, "interval": [0.1, 0.3], "milliseconds": 1.0},
    ]
    return {
        "game": "wuxing", "seats": 4, "bots": ["hard", "normal"], "even": even, "games": games, "seconds": 1.0,
        "standings": standings, "rules": "0123456789abcdef",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("replayed", "agrees"),
    [
        (Share(0.55, 0.35, 0.75), True),
        (Share(0.30, 0.05, 0.55), True),
        (Share(0.20, 0.00, 0.50), True),  # below even, but so unsure that it contradicts nothing
        (Share(0.25, 0.12, 0.38), False),  # merely even, where much more was published
        (Share(0.10, 0.00, 0.24), False),
    ],
)
def test_an_order_is_broken_when_a_replay_contradicts_it(replayed: Share, agrees: bool) -> None:
    assert ladder.holds(replayed, report(0.52, 0.39, 0.65)) is agrees


def test_a_narrow_published_lead_is_not_contradicted_by_a_little_less() -> None:
    assert ladder.holds(Share(0.25, 0.12, 0.38), report(0.31, 0.26, 0.36))


def test_a_check_replays_more_of_what_is_quick_to_play() -> None:
    row = report(0.5, 0.4, 0.6, games=300)
    assert [ladder.games_to_check(row | {"seconds": took}) for took in (9000.0, 60.0, 0.1)] == [24, 150, 240]
    assert ladder.games_to_check(row | {"seconds": 0.1, "device": "cuda"}) == 24


@pytest.mark.parametrize(("answers", "broken"), [([True], 0), ([False, True], 0), ([False, False], 1)])
def test_a_row_is_broken_only_if_it_does_not_hold_at_length_either(
    answers: list[bool], broken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def replay(row: dict[str, Any], games: int, seed: int) -> bool:
        asked.append((games, seed))
        return answers[len(asked) - 1]

    row = report(0.5, 0.4, 0.6) | {"levels": ["hard", "normal"], "seconds": 9000.0}
    monkeypatch.setattr(ladder, "stored", lambda: [row])
    monkeypatch.setattr(ladder, "replay", replay)
    assert ladder.check(["wuxing"]) == broken
    assert asked == [(24, 7), (96, 8)][: len(answers)]


def test_a_large_budget_stays_a_large_one_and_both_keep_their_proportion() -> None:
    assert ladder.smaller(["search:10000", "search:1000"]) == (f"search:{PATIENT_PLAYOUTS}", "search:400")
    assert ladder.smaller(["search:100000", "search:1000"]) == ("search:20000", "search:200")
    assert ladder.smaller(["search:4000", "search:400"]) == ("search:4000", "search:400")
    assert ladder.smaller(["search:1000", "greedy"]) == ("search:1000", "greedy")
    assert ladder.smaller(["search:600", "search:60"]) == ("search:120", "search:12")
    assert ladder.smaller(["search:1s", "search:100ms"]) == ("search:4000", "search:400")


@pytest.mark.parametrize("what", ["check", "play"])
def test_a_misspelt_game_is_refused(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        ladder.main([what, "zodiak"])
    assert refused.value.code == 2 and "no game called “zodiak”" in capsys.readouterr().err


def test_a_longer_result_stays_unless_it_is_to_be_played_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "STORED", tmp_path)

    def games() -> int:
        (file,) = tmp_path.iterdir()
        return int(json.loads(file.read_text(encoding="utf-8"))["games"])

    for played, anew, kept in ((40, False, 40), (24, False, 40), (80, False, 80), (24, True, 24)):
        ladder.store(report(0.5, 0.4, 0.6, played), ("hard", "normal"), anew)
        assert games() == kept
    assert "the 40 games that are stored stay, these are 24 (see --anew)" in capsys.readouterr().out


def test_alone_the_even_share_is_what_the_weaker_bot_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "STORED", tmp_path)
    alone = report(0.5, 0.4, 0.6, even=None)
    ladder.store(alone, ("hard", "normal"), anew=False)
    assert alone["even"] == 0.2 and ladder.verdict(alone) == "stronger"


def test_a_row_shows_the_fingerprints_it_has() -> None:
    row = report(0.5, 0.4, 0.6)
    assert ladder.fingerprint(row) == "`012345`"
    assert ladder.fingerprint(row | {"search": "fedcba9876543210"}) == "`012345` + `fedcba`"
