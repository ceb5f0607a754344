"""The CUDA kernel of bulk play, bound to each game like `loops`."""

from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.core.record import MAX_SEATS, Records
from jadetable.core.rng import game_seed

# Bound: the driver, the game's mask size, functions of `loops` (those of random or of judging players), and whether the
# games of a block go in step.
cuda: Any
MASK_WORDS: int
IN_STEP: bool
deal: Callable[..., None]
open_notes: Callable[..., None]
take_turn: Callable[..., None]
sum_up: Callable[..., None]


@cuda.jit  # type: ignore[untyped-decorator]
def play_tables(
    C: Records,
    P: Records,
    slips: Any,
    S: Records,
    H: Records,
    N: Records,
    LOG: Records,
    seed: Any,
    first: int,
    last: int,
    out: Any,
) -> None:
    """Each thread plays games first + its number, then every so many further on, until the last.

    Games in step wait for each other wherever several seats are asked anew: the threads then run the same rules at the
    same time, which pays where a card waits for code and all rounds are about as long.
    """
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    table = cuda.grid(1)
    place = first + table - cuda.gridsize(1)
    i, asked = 0, 0
    while True:
        if IN_STEP:
            cuda.syncthreads()
        if asked == 0:
            if place >= first:
                sum_up(C, S, i, out[place])
            place += cuda.gridsize(1)
            if place >= last:
                break
            i = place % len(S)
            own_seed = game_seed(seed, place)
            deal(C, P, S, i, own_seed, LOG)
            open_notes(N, table * MAX_SEATS, int(S[i].seats), own_seed)
            asked = int(S[i].asked)
        waits = False
        while asked != 0 and not waits:
            before = asked
            take_turn(C, S, i, H, table, N, mask, LOG, slips)
            asked = int(S[i].asked)
            waits = IN_STEP and asked & (asked - 1) != 0 and asked & ~before != 0
