"""What the tests of all forms share: random legal actions, and the seat counts that are tried."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core import registry
from jadetable.core.rng import game_seed
from jadetable.envs.table import USUAL_SEATS
from jadetable.envs.vector import Vector

SLUGS = registry.house_slugs()


def seat_counts(slug: str) -> list[int]:
    """The least, the usual and the most seats of a game."""
    game = registry.find(slug)
    low, high = game.seat_range(game.load_components())
    return sorted({low, min(max(USUAL_SEATS, low), high), high})


SEATED = [(slug, seats) for slug in SLUGS for seats in seat_counts(slug)]


def some_legal(masks: NDArray[Any], draw: np.random.Generator) -> NDArray[np.int64]:
    """One of the legal actions of each row at random; 0 in a row that allows nothing."""
    rows = masks.reshape(-1, masks.shape[-1])
    dice = draw.random(rows.shape)
    return np.argmax(dice * (rows != 0), axis=1).reshape(masks.shape[:-1])


def seed_of(seed: int, number: int) -> int:
    """The seed of a game of a run."""
    return int(game_seed(np.uint64(seed), number))


def told(env: Vector) -> dict[str, bytes]:
    """All that an environment tells now."""
    names = ("observation", "mask", "mask_bits", "seat", "reward", "done", "truncated", "rank", "score", "length")
    return {name: np.ascontiguousarray(getattr(env, name)).tobytes() for name in names}
