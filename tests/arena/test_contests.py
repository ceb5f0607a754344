"""The arena: seats rotated, deals paired, sums that add up."""

from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray

from jadetable import bots
from jadetable.arena import chart, contests
from jadetable.core import compiled, registry
from jadetable.core.errors import BadOption, BadSeats, BadSeed, UnknownBot
from jadetable.core.knowledge import Knowledge
from jadetable.core.mask import nth

compiled_only = pytest.mark.skipif(compiled.INTERPRETED, reason="too slow when interpreted")


def contest(bots: tuple[str, ...], games: int = 24, seats: int = 3, mix: str = "mixed") -> contests.Contest:
    return contests.Contest("zodiac", seats, bots, games, 3, mix)


def test_one_bot_sits_alone_among_the_others() -> None:
    line_up = contest(("greedy", "random", "slip:100"), seats=4, mix="one").line_up(0)
    assert line_up.count("greedy") == 1 and len(line_up) == 4


def test_mixed_line_ups_have_every_bot_when_there_is_room() -> None:
    three = contest(("greedy", "random", "slip:100"), seats=5)
    for group in range(6):
        assert set(three.line_up(group)) == set(three.bots)
    assert len({three.line_up(group) for group in range(6)}) > 1


@compiled_only
def test_a_group_is_one_deal_from_every_seat() -> None:
    games = contests.run(contest(("greedy", "random"), games=3, mix="one")).played
    assert sorted(game.bots.index("greedy") for game in games) == [0, 1, 2]
    assert all(sum(game.wins) == pytest.approx(1) or game.truncated for game in games)


@compiled_only
def test_greedy_beats_random_and_the_order_becomes_clear() -> None:
    tally = contests.run(contest(("random", "greedy"), games=90), until_clear=True)
    best = tally.standings[0]
    assert best.bot == "greedy" and tally.even is not None and best.wins.low > tally.even
    assert tally.clear and len(tally.played) < 90
    report = contests.as_dict(tally)
    assert report["standings"][0]["rating"] > report["standings"][1]["rating"]
    assert report["games"] == len(tally.played)
    picture = ElementTree.fromstring(chart.svg(report, "Zodiac <2>", "even", "share"))
    assert picture.tag.endswith("svg")


@compiled_only
def test_the_same_seed_plays_the_same_games() -> None:
    first, again = (contests.run(contest(("greedy", "random"), games=6)) for _ in range(2))
    assert [game.ranks for game in first.played] == [game.ranks for game in again.played]


def test_impossible_contests_are_refused() -> None:
    with pytest.raises(UnknownBot):
        contests.check(contest(("greedy", "genius")))
    with pytest.raises(BadSeats, match="name at least two bots"):
        contests.check(contest(("greedy",), mix="one"))
    with pytest.raises(BadSeats, match="at least one bot"):
        contests.check(contest(()))
    with pytest.raises(BadSeats):
        contests.check(contest(("greedy", "random"), seats=99))
    for seed in (-1, 1 << 64):
        with pytest.raises(BadSeed):
            contests.check(contests.Contest("zodiac", 3, ("greedy",), 3, seed))
    with pytest.raises(BadOption):
        contests.check(contests.Contest("zodiac", 3, ("greedy",), 3, options={"colour": "red"}))


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert contest(("greedy", "random"), games=10, seats=4).groups == 3
    assert contest(("greedy",), games=8, seats=4).groups == 8, "one bot alone has no seats to rotate"


def played(group: int, ranks: tuple[int, ...], payoffs: tuple[float, ...], truncated: bool = False) -> contests.Played:
    bots = ("greedy", "random")[: len(ranks)]
    return contests.Played(group, bots, ranks, payoffs, truncated, 9, {"greedy": (3, 0.3, 0.2)})


def shared(games: list[contests.Played]) -> tuple[float, NDArray[np.float64]]:
    """What greedy won of these games, and who finished before whom."""
    tally = contests.Tally(contest(("greedy", "random"), seats=2))
    tally.played = games
    return tally.share("greedy").share, tally.beaten()


def test_a_game_cut_off_counts_as_it_is_paid() -> None:
    share, before = shared([played(0, (1, 2), (1.0, 0.0), truncated=True), played(0, (2, 1), (0.0, 1.0))])
    assert share == 0.5 and before.tolist() == [[0.0, 1.0], [1.0, 0.0]]


def test_a_game_that_pays_nobody_is_nobodys_win_and_brings_nobody_before_another() -> None:
    share, before = shared([played(0, (1, 2), (0.0, 0.0), truncated=True)])
    assert share == 0.0 and before.tolist() == [[0.0, 0.5], [0.5, 0.0]]


def test_a_game_of_mandarin_cut_off_at_its_length_limit_has_a_winner() -> None:
    game = contests.play(contests.Contest("mandarin", 3, ("random",), 1, 3, options={"round_limit": 10}), 0, 0)
    assert game.truncated and sum(game.wins) == pytest.approx(1)


def test_alone_every_bot_plays_the_same_deals_and_nobody_shares() -> None:
    alone = contests.Contest("ratdragon", 1, ("greedy", "slip:100", "random"), 7)
    assert (alone.rotations, alone.groups) == (3, 3)
    assert alone.line_up(0) == alone.line_up(1) == alone.bots
    tally = contests.Tally(alone)
    for deal in range(12):
        tally.played += [
            contests.Played(deal, (bot,), (1,), (float(won),), False, 9, {})
            for bot, won in zip(alone.bots, (True, deal % 2 == 0, False), strict=True)
        ]
    report = contests.as_dict(tally)
    assert report["even"] is None and report["before"] == {}
    assert [(one["bot"], one["seats_held"], one["share"]) for one in report["standings"]] == [
        ("greedy", 12, 1.0), ("slip:100", 12, 0.5), ("random", 12, 0.0),
    ]  # fmt: skip
    assert "NaN" not in chart.svg(report, "Alone", "even", "share") and "even" not in chart.svg(report, "", "even", "")


def test_alone_the_seat_goes_from_bot_to_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make", lambda game, code, seed: _First(code))
    alone = contests.Contest("ratdragon", 1, ("easy", "normal"), 2)
    games = [contests.play(alone, 0, rotation) for rotation in range(alone.rotations)]
    assert [game.bots for game in games] == [("easy",), ("normal",)]
    assert games[0].decisions == games[1].decisions, "the same deal"


class _First:
    """Chooses whatever comes first."""

    def __init__(self, code: str) -> None:
        self.code = code

    def choose(self, knowledge: Knowledge) -> int:
        return nth(knowledge.mask, 0)


def test_the_first_choice_of_a_bot_in_a_process_is_not_measured() -> None:
    contests.AWAKE.discard(("wuxing", "slip:1000"))
    first, again = (contests.play(contests.Contest("wuxing", 2, ("slip:1000",), 1), 0, 0) for _ in range(2))
    assert first.thinking["slip:1000"][0] == again.thinking["slip:1000"][0] - 1


def test_a_report_says_which_rules_and_which_bots_it_comes_from() -> None:
    tally = contests.Tally(contest(("greedy", "random"), seats=2))
    tally.played = [played(0, (1, 2), (1.0, 0.0))]
    report = contests.as_dict(tally)
    game = registry.find(report["game"])
    assert (report["rules"], report["search"]) == (game.digest, bots.fingerprint(game))
    assert report["rules"] != report["search"]


def test_ratings_follow_wins() -> None:
    before = np.array([[0.0, 30.0, 35.0], [10.0, 0.0, 25.0], [5.0, 15.0, 0.0]])
    ratings = contests.fit_ratings(before)
    assert ratings[0] > ratings[1] > ratings[2]
    assert abs(ratings.sum()) < 1e-6
