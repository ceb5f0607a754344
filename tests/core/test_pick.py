"""One of several at random, against plain Python lists."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.pick import pick_one
from jadetable.core.record import Records, Word
from jadetable.core.rng import roll

STATE = record.state_dtype([("picks", "i8")])  # of its own: Numba warns of a record that others begin with


@rule
def picked(states: Records, members: Word) -> int:
    """Pick from a set word."""
    return pick_one(states[0], members)


@rule
def rolled(states: Records, sides: int) -> int:
    """Roll a die."""
    return roll(states[0], sides)


@given(st.sets(st.integers(0, 63), min_size=1), st.integers(0, 2**64 - 1))
def test_one_roll_chooses_the_place_of_the_member_in_rising_order(members: set[int], seed: int) -> None:
    picking, rolling = record.new(STATE), record.new(STATE)
    picking["rng"] = rolling["rng"] = seed
    chosen = picked(picking, np.uint64(sum(1 << member for member in members)))
    assert chosen == sorted(members)[rolled(rolling, len(members))]
    assert picking["rng"] == rolling["rng"]


def test_every_member_is_picked_about_as_often() -> None:
    state, counts = record.new(STATE), dict.fromkeys((0, 5, 12, 63), 0)
    members = np.uint64(sum(1 << member for member in counts))
    for _ in range(4000):
        counts[picked(state, members)] += 1
    assert all(900 < count < 1100 for count in counts.values())
