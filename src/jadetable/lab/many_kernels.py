"""The CUDA kernels of many searching games side by side, bound to each game like `many_loops`.

What is thrown away after a playout lies in each thread's own memory.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.bots.search_root import MOST_WORLDS
from jadetable.core.record import MAX_SEATS, Numbers, Records

# Bound: the driver, the game's types and mask size, and the steps of `many_loops`.
cuda: Any
STATE: Any
NOTES: Any
DESK: Any
MASK_WORDS: int
sit_down: Callable[..., None]
dream_of: Callable[..., None]
try_out: Callable[..., None]
add_up: Callable[..., None]
look: Callable[..., None]

SHEETS = MAX_SEATS + 1


@cuda.jit  # type: ignore[untyped-decorator]
def open_tables(C: Records, P: Records, S: Records, N: Records, B: Records, LOG: Records) -> None:
    """A thread for each table: deal."""
    i = cuda.grid(1)
    if i < len(B):
        sit_down(C, P, S, N, B, LOG, i)


@cuda.jit  # type: ignore[untyped-decorator]
def dream(
    C: Records, H: Records, B: Records, A: Records, R: Records, V: Records, T: Records, D: Records
) -> None:  # fmt: skip
    """A thread for each world of each table."""
    place = cuda.grid(1)
    if place < len(V):
        dream_of(C, H, B, A, R, V, T, D, place // MOST_WORLDS, place % MOST_WORLDS)


@cuda.jit  # type: ignore[untyped-decorator]
def try_all(
    C: Records, B: Records, A: Records, K: Records, R: Records, V: Records, Y: Numbers, T: Records, D: Records,
    LOG: Records, width: int,
) -> None:  # fmt: skip
    """A thread for each candidate in each world of each table; the threads of a warp try the same candidate."""
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    desk = cuda.local.array(1, DESK)
    world = cuda.local.array(1, STATE)
    notes = cuda.local.array(SHEETS, NOTES)
    place = cuda.grid(1)
    i, rest = place // (width * MOST_WORLDS), place % (width * MOST_WORLDS)
    if i < len(B):
        notes[MAX_SEATS] = K[len(K) - 1]
        try_out(C, B, A, K, R, V, Y, T, D, desk[0], notes, world, mask, LOG, i, rest // MOST_WORLDS, rest % MOST_WORLDS)


@cuda.jit  # type: ignore[untyped-decorator]
def add_all(S: Records, B: Records, R: Records, Y: Numbers, width: int) -> None:
    """A thread for each candidate of each table."""
    place = cuda.grid(1)
    if place < len(B) * width:
        add_up(S, B, R, Y, place // width, place % width)


@cuda.jit  # type: ignore[untyped-decorator]
def look_on(
    C: Records, S: Records, H: Records, B: Records, A: Records, N: Records, K: Records, R: Records, M: Records,
    LOG: Records,
) -> None:  # fmt: skip
    """A thread for each table: think on, or choose and play on."""
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    i = cuda.grid(1)
    if i < len(B):
        look(C, S, H, B, A, N, K, R, M[i * SHEETS : (i + 1) * SHEETS], mask, LOG, i)
