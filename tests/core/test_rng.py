"""Chance: known answers, fairness, and the same numbers everywhere."""

import numpy as np
import pytest

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Records
from jadetable.core.rng import game_seed, next_word, roll, seed_generator, shuffle

STATE = record.state_dtype([])


@rule
def words_from(states: Records, out: Numbers) -> None:
    """Fill with generator words."""
    for place in range(len(out)):
        out[place] = next_word(states[0])


@rule
def rolls_from(states: Records, sides: int, out: Numbers) -> None:
    """Fill with rolls of a die."""
    for place in range(len(out)):
        out[place] = roll(states[0], sides)


@rule
def shuffled_by(states: Records, cards: Numbers, count: int) -> None:
    """Shuffle the first few."""
    shuffle(states[0], cards, count)


def test_the_generator_gives_the_published_words_of_splitmix64() -> None:
    state, out = record.new(STATE), np.zeros(4, np.uint64)
    words_from(state, out)
    assert [hex(word) for word in out] == [
        "0xe220a8397b1dcdaf",
        "0x6e789e6aa1b965f4",
        "0x6c45d188009454f",
        "0xf88bb8a8724c81ec",
    ]


class Naive:
    """The same generator in plain Python numbers."""

    def __init__(self, state: int) -> None:
        self.state = state

    def mix(self, z: int) -> int:
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return z ^ z >> 31

    def roll(self, sides: int) -> int:
        while True:
            self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
            product = (self.mix(self.state) >> 32) * sides
            if product % 2**32 >= 2**32 % sides:
                return product >> 32


def test_seeds_rolls_and_shuffles_have_known_answers() -> None:
    state = record.new(STATE)
    seed_generator(state[0], np.uint64(7))
    naive = Naive(int(state["rng"][0]))
    cards, order = np.arange(10, dtype=np.int8), list(range(10))
    shuffled_by(state, cards, 10)
    for last in range(9, 0, -1):
        chosen = naive.roll(last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    assert cards.tolist() == order == [6, 1, 8, 3, 0, 2, 9, 4, 5, 7]
    out = np.zeros(500, np.int64)
    rolls_from(state, 3_000_000_001, out)
    assert out.tolist() == [naive.roll(3_000_000_001) for _ in range(500)], "the rejection step differs"
    assert hex(int(game_seed(np.uint64(7), 3))) == "0x953aeb70673e29cb"


@pytest.mark.parametrize("sides", [1, 2, 6, 12, 100, 1000])
def test_every_side_comes_up_and_none_is_favoured(sides: int) -> None:
    state, out = record.new(STATE), np.zeros(20_000, np.int64)
    seed_generator(state[0], np.uint64(1))
    rolls_from(state, sides, out)
    counts = np.bincount(out, minlength=sides)
    assert len(counts) == sides
    expected = len(out) / sides
    chi_square = ((counts - expected) ** 2 / expected).sum()
    assert chi_square < sides + 5 * np.sqrt(2 * sides) + 5


def test_every_order_of_three_cards_is_equally_likely() -> None:
    state = record.new(STATE)
    seed_generator(state[0], np.uint64(3))
    found: dict[tuple[int, ...], int] = {}
    for _ in range(3000):
        cards = np.arange(3, dtype=np.int8)
        shuffled_by(state, cards, 3)
        order = tuple(cards.tolist())
        found[order] = found.get(order, 0) + 1
    assert len(found) == 6
    assert min(found.values()) > 400


def test_only_the_first_cards_are_shuffled() -> None:
    state, cards = record.new(STATE), np.arange(8, dtype=np.int8)
    shuffled_by(state, cards, 4)
    assert cards[4:].tolist() == [4, 5, 6, 7]
