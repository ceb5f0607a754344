"""Told chance: the rules roll what a test wants, compiled and interpreted."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import jadetable as jt
from jadetable.core import record
from jadetable.core.rng import mix, roll
from tests.kit.chance import SCRATCH, WORDS, _unmix, tell_rolls, word_before


@given(st.integers(0, WORDS - 1))
def test_scattering_a_word_can_be_undone(word: int) -> None:
    assert int(mix(np.uint64(_unmix(word)))) == word
    assert _unmix(int(mix(np.uint64(word)))) == word


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 12, 72, 1000])
def test_any_result_of_one_roll_can_be_told(sides: int) -> None:
    state = record.new(SCRATCH)
    for result in {0, sides // 2, sides - 1}:
        state["rng"][0] = word_before((sides, result))
        assert roll(record.element(state), sides) == result


@given(st.lists(st.tuples(st.just(6), st.integers(0, 5)), min_size=2, max_size=4))
def test_some_rolls_in_a_row_can_be_told(rolls: list[tuple[int, int]]) -> None:
    match = jt.new("ratdragon", seats=1, seed=1)
    tell_rolls(match, *rolls)
    state = record.new(SCRATCH)
    state["rng"][0] = match.record.rng
    assert [roll(record.element(state), sides) for sides, _ in rolls] == [result for _, result in rolls]


def test_a_die_cannot_be_told_to_show_what_it_has_not() -> None:
    with pytest.raises(AssertionError, match="never shows 6"):
        word_before((6, 5), (6, 6))
