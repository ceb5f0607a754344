"""Chance: SplitMix64 over the ``rng`` word of a record.

All unsigned arithmetic of the engine is in this file and in `prompts`, with explicit constants, because mixed signs
give different answers interpreted and compiled.
"""

import numpy as np

from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record, Word

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
SHIFT_1, SHIFT_2, SHIFT_3 = np.uint64(30), np.uint64(27), np.uint64(31)
HALF = np.uint64(32)
LOW_HALF = np.uint64(0xFFFFFFFF)
TWO_32 = np.uint64(0x100000000)
NOTE_SALT = np.uint64(0x5EEDB07A11CE)


@rule
def mix(word: Word) -> Word:
    """Scatter one 64-bit word (the finaliser of SplitMix64)."""
    z = np.uint64(word)
    z = (z ^ (z >> SHIFT_1)) * MIX_1
    z = (z ^ (z >> SHIFT_2)) * MIX_2
    return z ^ (z >> SHIFT_3)


@rule
def next_word(s: Record) -> Word:
    """The next 64 random bits of this record's generator."""
    s.rng = np.uint64(s.rng) + GOLDEN
    return mix(s.rng)


@rule
def roll(s: Record, sides: int) -> int:
    """A fair whole number from 0 to sides - 1 (Lemire's method, with its rejection step)."""
    bound = np.uint64(sides)
    product = (next_word(s) >> HALF) * bound
    if (product & LOW_HALF) < bound:
        threshold = (TWO_32 - bound) % bound
        while (product & LOW_HALF) < threshold:
            product = (next_word(s) >> HALF) * bound
    return int(np.int64(product >> HALF))


@rule
def shuffle(s: Record, cards: Numbers, count: int) -> None:
    """Shuffle the first `count` entries of an array (Fisher-Yates from the last one down)."""
    for last in range(count - 1, 0, -1):
        chosen = roll(s, last + 1)
        kept = cards[last]
        cards[last] = cards[chosen]
        cards[chosen] = kept


@rule
def seed_generator(s: Record, seed: Word) -> None:
    """Start a record's generator from a seed."""
    s.rng = mix(np.uint64(seed) + GOLDEN)


@rule
def game_seed(seed: Word, game: int) -> Word:
    """The seed of game number `game` in a run: the same whatever the number of threads, or on a GPU."""
    return mix(np.uint64(seed) + GOLDEN * np.uint64(game + 1))


@rule
def note_seed(seed: Word, seat: int) -> Word:
    """The seed of a bot's own generator, apart from the game's: its choices never disturb the dice."""
    return mix((np.uint64(seed) ^ NOTE_SALT) + GOLDEN * np.uint64(seat + 1))
