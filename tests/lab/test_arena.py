"""The arena: seats rotated, deals paired, sums that add up."""

from xml.etree import ElementTree

import numpy as np
import pytest

from jadetable.core import compiled
from jadetable.core.errors import BadSeats, UnknownBot
from jadetable.lab import arena, chart

compiled_only = pytest.mark.skipif(compiled.INTERPRETED, reason="too slow when interpreted")


def contest(bots: tuple[str, ...], games: int = 24, seats: int = 3, mix: str = "mixed") -> arena.Contest:
    return arena.Contest("zodiac", seats, bots, games, 3, mix)


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
    games = arena.run(contest(("greedy", "random"), games=3, mix="one")).played
    assert sorted(game.bots.index("greedy") for game in games) == [0, 1, 2]
    assert all(sum(game.wins) == pytest.approx(1) or game.truncated for game in games)


@compiled_only
def test_greedy_beats_random_and_the_order_becomes_clear() -> None:
    tally = arena.run(contest(("random", "greedy"), games=90), until_clear=True)
    best = tally.standings[0]
    assert best.bot == "greedy" and best.wins.low > tally.even
    assert tally.clear and len(tally.played) < 90
    report = arena.as_dict(tally)
    assert report["standings"][0]["rating"] > report["standings"][1]["rating"]
    assert report["games"] == len(tally.played)
    picture = ElementTree.fromstring(chart.svg(report, "Zodiac <2>", "even", "share"))
    assert picture.tag.endswith("svg")


@compiled_only
def test_the_same_seed_plays_the_same_games() -> None:
    first, again = (arena.run(contest(("greedy", "random"), games=6)) for _ in range(2))
    assert [game.ranks for game in first.played] == [game.ranks for game in again.played]


def test_impossible_contests_are_refused() -> None:
    with pytest.raises(UnknownBot):
        arena.check(contest(("greedy", "genius")))
    with pytest.raises(BadSeats):
        arena.check(contest(("greedy",), mix="one"))
    with pytest.raises(BadSeats):
        arena.check(contest(("greedy", "random"), seats=99))


def test_shares_over_groups_have_wider_intervals_when_games_of_a_group_agree() -> None:
    alike, mixed = np.tile([0.0, 2.0], 20), np.ones(40)
    held = np.full(40, 2.0)
    assert arena.ratio(alike, held).high - arena.ratio(alike, held).low > 0.2
    assert arena.ratio(mixed, held).high - arena.ratio(mixed, held).low < 0.01


def test_ratings_follow_wins() -> None:
    before = np.array([[0.0, 30.0, 35.0], [10.0, 0.0, 25.0], [5.0, 15.0, 0.0]])
    ratings = arena.fit_ratings(before)
    assert ratings[0] > ratings[1] > ratings[2]
    assert abs(ratings.sum()) < 1e-6
