"""The CUDA kernels of `vector`: the same loops, a thread for each table. Bound to each game like `vector_loops`."""

from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.core.record import Mask, Numbers, Records
from jadetable.envs.vector_terms import Desk, Rules, Seen, Tables

# Bound: the driver, the decorator of kernels, the game's state and mask size, and functions of `vector_loops`.
cuda: Any
kernel: Any
STATE: Any
MASK_WORDS: int
work: Callable[..., None]
settle: Callable[..., int]


@kernel  # type: ignore[untyped-decorator]
def work_at_all(
    rules: Rules, tables: Tables, seen: Seen, log: Records, count: int, what: int, actions: Numbers
) -> None:
    """A thread for each of so many tables; what it works on lies in its own memory."""
    known = cuda.local.array(1, STATE)
    masks = cuda.local.array((1, MASK_WORDS), np.uint64)
    i = cuda.grid(1)
    if i < count:
        work(rules, tables, seen, Desk(known, masks, log), 0, (i, i + 1), what, actions)


@kernel  # type: ignore[untyped-decorator]
def settle_all(seat: Numbers, bits: Mask, given: Numbers, actions: Numbers, replace: int, refused: Numbers) -> None:
    """A thread for each row; `refused` falls to the first row whose action is refused."""
    row = cuda.grid(1)
    if row < len(given):
        end = row + 1
        if settle(seat[row:end], bits[row:end], given[row:end], actions[row:end], replace) >= 0:
            cuda.atomic.min(refused, 0, row)
