"""A kernel that draws legal actions, bound like those of the package."""

from typing import Any

import numpy as np

from jadetable.core.mask import count, nth
from jadetable.core.record import Mask, Numbers
from jadetable.core.rng import GOLDEN, mix

cuda: Any
kernel: Any


@kernel  # type: ignore[untyped-decorator]
def draw_all(bits: Mask, words: Numbers, actions: Numbers) -> None:
    """A thread for each row: one of the actions that are allowed, by a generator of its own."""
    row = cuda.grid(1)
    if row < len(actions):
        words[row] += GOLDEN
        dice, number = int(np.int64(mix(words[row]) >> np.uint64(40))), count(bits[row])
        actions[row] = nth(bits[row], dice % number) if number else 0
