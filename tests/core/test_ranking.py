"""Ranks, and the two ways in which games pay them out."""

import numpy as np
import pytest

from jadetable.core import record
from jadetable.core.bind import bind
from jadetable.core.compiled import rule
from jadetable.core.payoffs import pay_winner, share_first_place
from jadetable.core.record import MAX_SEATS, Numbers, Record, Records

STATE = record.state_dtype([("points", "i1", (MAX_SEATS,))])


@rule
def is_ahead(c: Record, s: Record, a: int, b: int) -> bool:
    """More points, and never behind oneself."""
    return s.points[a] > s.points[b] or a == b


rank_seats = bind("jadetable.core.ranking", "points", {"is_ahead": is_ahead}).rank_seats


@rule
def rank(states: Records) -> None:
    """Rank the seats of a state."""
    rank_seats(states[0], states[0])


@rule
def pay(states: Records, shared: bool, out: Numbers) -> None:
    """Pay by rank."""
    if shared:
        share_first_place(states[0], out)
    else:
        pay_winner(states[0], out)


def ranked(points: list[int]) -> Records:
    state = record.new(STATE)
    state["seats"], state["points"][0, : len(points)] = len(points), points
    rank(state)
    return state


def paid(state: Records, shared: bool) -> list[float]:
    out = np.zeros(MAX_SEATS)
    pay(state, shared, out)
    return [float(amount) for amount in out[: state["seats"][0]]]


@pytest.mark.parametrize(
    ("points", "ranks"), [([7], [1]), ([1, 9, 4], [3, 1, 2]), ([5, 5, 2, 8], [2, 2, 4, 1]), ([3, 3], [1, 1])]
)
def test_equal_seats_share_a_rank_and_the_next_one_is_left_out(points: list[int], ranks: list[int]) -> None:
    state = ranked(points)
    assert state["rank"][0].tolist() == ranks + [0] * (MAX_SEATS - len(ranks))


def test_first_place_is_divided_among_those_who_share_it() -> None:
    assert paid(ranked([6, 2, 6, 1]), shared=True) == [0.5, 0, 0.5, 0]


def test_a_winner_takes_all_but_nothing_of_a_game_that_was_cut_off() -> None:
    state = ranked([2, 6, 1])
    assert paid(state, shared=False) == [0, 1, 0]
    state["truncated"] = 1
    assert paid(state, shared=False) == [0, 0, 0]
