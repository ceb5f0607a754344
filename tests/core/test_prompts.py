"""Masks and asked seats against plain Python sets."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from jadetable.core import asked, record
from jadetable.core import mask as masks
from jadetable.core.compiled import rule
from jadetable.core.record import Mask, Numbers, Records

ACTIONS = 200
STATE = record.state_dtype([])


@rule
def fill(mask: Mask, actions: Numbers) -> None:
    """Allow these actions."""
    for place in range(len(actions)):
        masks.allow(mask, actions[place])


@rule
def fill_set(mask: Mask, first: int, counts: Numbers) -> None:
    """Allow first + k for every k that is held."""
    masks.allow_set(mask, first, masks.held(counts))


@rule
def store(states: Records, seat: int, action: int) -> bool:
    """Store an answer."""
    return asked.store_answer(states[0], seat, action)


@rule
def withdraw(states: Records, seat: int) -> bool:
    """Take an answer back."""
    return asked.withdraw_answer(states[0], seat)


def new_mask() -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.zeros(masks.mask_words(ACTIONS), np.uint64)


@given(st.sets(st.integers(0, ACTIONS - 1)))
def test_a_mask_is_a_set_of_actions(actions: set[int]) -> None:
    mask = new_mask()
    fill(mask, np.array(sorted(actions), np.int64))
    assert masks.count(mask) == len(actions)
    assert [masks.nth(mask, place) for place in range(len(actions))] == sorted(actions)
    assert masks.nth(mask, len(actions)) == -1
    assert {action for action in range(ACTIONS) if masks.allows(mask, action)} == actions


@given(st.integers(0, ACTIONS - 14), st.lists(st.integers(0, 3), min_size=14, max_size=14))
def test_a_set_of_kinds_lands_where_it_should_even_across_words(first: int, counts: list[int]) -> None:
    mask = new_mask()
    fill_set(mask, first, np.array(counts, np.int8))
    expected = {first + kind for kind, held in enumerate(counts) if held}
    assert {action for action in range(ACTIONS) if masks.allows(mask, action)} == expected


def test_answers_are_kept_until_the_last_one_is_in_and_can_be_withdrawn_before() -> None:
    state = record.new(STATE)
    state["seats"], state["asked"], state["answer"] = 3, 0b111, -1
    assert not store(state, 1, 40)
    assert (int(state["asked"][0]), state["answer"][0].tolist()[:3]) == (0b101, [-1, 40, -1])
    assert withdraw(state, 1)
    assert (int(state["asked"][0]), int(state["answer"][0, 1])) == (0b111, -1)
    assert not withdraw(state, 1), "there is nothing to take back"
    assert not store(state, 0, 7)
    assert not store(state, 1, 8)
    assert store(state, 2, 9), "the last answer"
    assert not withdraw(state, 0), "all is revealed"
