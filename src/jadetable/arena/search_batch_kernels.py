"""The CUDA kernels of many searching games side by side, bound to each game like `many_loops`.

What is thrown away after a playout lies in each thread's own memory.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.arena.search_batch_buffers import SHEETS, Room
from jadetable.bots.search_root import MOST_WORLDS
from jadetable.bots.thinking import Playout
from jadetable.core.record import MAX_SEATS, Records

# Bound: the driver, the decorator of kernels, the game's types and mask size, and the steps of `many_loops`.
cuda: Any
kernel: Any
STATE: Any
NOTES: Any
DESK: Any
MASK_WORDS: int
sit_down: Callable[..., None]
dream_of: Callable[..., None]
try_out: Callable[..., None]
add_up: Callable[..., None]
look: Callable[..., None]


@kernel  # type: ignore[untyped-decorator]
def open_tables(room: Room, log: Records) -> None:
    """A thread for each table: deal."""
    i = cuda.grid(1)
    if i < len(room.tables):
        sit_down(room, i, log)


@kernel  # type: ignore[untyped-decorator]
def dream(room: Room) -> None:
    """A thread for each world of each table."""
    place = cuda.grid(1)
    if place < len(room.worlds):
        dream_of(room, place // MOST_WORLDS, place % MOST_WORLDS)


@kernel  # type: ignore[untyped-decorator]
def try_all(room: Room, log: Records, width: int) -> None:
    """A thread for each candidate in each world of each table; the threads of a warp try the same candidate."""
    world = cuda.local.array(1, STATE)
    notes = cuda.local.array(SHEETS, NOTES)
    desk = cuda.local.array(1, DESK)
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    place = cuda.grid(1)
    i, rest = place // (width * MOST_WORLDS), place % (width * MOST_WORLDS)
    if i < len(room.tables):
        notes[MAX_SEATS] = room.own_notes[len(room.own_notes) - 1]
        playout = Playout(room.components, world, notes, room.trees, desk, mask, log)
        try_out(room, i, rest // MOST_WORLDS, rest % MOST_WORLDS, playout)


@kernel  # type: ignore[untyped-decorator]
def add_all(room: Room, width: int) -> None:
    """A thread for each candidate of each table."""
    place = cuda.grid(1)
    if place < len(room.tables) * width:
        add_up(room, place // width, place % width)


@kernel  # type: ignore[untyped-decorator]
def look_on(room: Room, log: Records) -> None:
    """A thread for each table: think on, or choose and play on."""
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    i = cuda.grid(1)
    if i < len(room.tables):
        look(room, i, mask, log)
