"""Chance that does what a test tells it: the generator word after which the rules roll given results."""

from collections.abc import Iterator

import numpy as np

from jadetable.core import record
from jadetable.core.match import Match
from jadetable.core.rng import GOLDEN, MIX_1, MIX_2, SHIFT_1, SHIFT_2, SHIFT_3, roll

Roll = tuple[int, int]  # how many sides, and which result from 0
WORDS = 1 << 64
HALF = 1 << 32
MOST_TRIED = 10_000_000
SCRATCH = record.solid_dtype(
    [("told", "i8"), ("rng", "u8")]
)  # of its own: Numba warns of records that others begin with


def tell_rolls(match: Match, *rolls: Roll) -> None:
    """Set the generator so that the next calls of `roll(s, sides)` give these results, in this order."""
    match.record.rng = np.uint64(word_before(*rolls))


def word_before(*rolls: Roll) -> int:
    """A generator word after which these results are rolled: the first one by construction, the others by search."""
    for sides, result in rolls:
        assert 0 <= result < sides, f"a die of {sides} sides never shows {result}"
    scratch = record.new(SCRATCH)
    for word in _words_that_begin_with(*rolls[0]):
        scratch["rng"][0] = np.uint64(word)
        if all(roll(record.element(scratch), sides) == result for sides, result in rolls):
            return word
    raise AssertionError(f"no word found that gives {rolls}")


def _words_that_begin_with(sides: int, result: int) -> Iterator[int]:
    """Words whose next output has an upper half in the range that `roll` reads as this result."""
    lowest, beyond = -(-result * HALF // sides), -(-(result + 1) * HALF // sides)
    for upper in range(lowest, min(beyond, lowest + MOST_TRIED)):
        yield (_unmix(upper * HALF) - int(GOLDEN)) % WORDS


def _unmix(word: int) -> int:
    """The word that `rng.mix` scatters into this one: its three steps undone, the last one first."""
    word = _unshift(word, int(SHIFT_3)) * pow(int(MIX_2), -1, WORDS) % WORDS
    word = _unshift(word, int(SHIFT_2)) * pow(int(MIX_1), -1, WORDS) % WORDS
    return _unshift(word, int(SHIFT_1))


def _unshift(word: int, shift: int) -> int:
    """The word x for which x ^ (x >> shift) is this one."""
    found = word
    for _ in range(64 // shift):
        found = word ^ (found >> shift)
    return found
