"""The CUDA kernel of bulk play, bound to each game like `loops`."""

from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.core.record import MAX_SEATS, Records
from jadetable.core.rng import game_seed

# Bound: the driver, the game's mask size and the functions of `loops`.
cuda: Any
MASK_WORDS: int
deal: Callable[..., None]
open_notes: Callable[..., None]
play_on: Callable[..., None]
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
    """Each thread plays games first + its number, then every so many further on, until the last."""
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    table = cuda.grid(1)
    place = first + table
    while place < last:
        i = place % len(S)
        own_seed = game_seed(seed, place)
        deal(C, P, S, i, own_seed, LOG)
        open_notes(N, table * MAX_SEATS, int(S[i].seats), own_seed)
        play_on(C, S, i, H, table, N, mask, LOG, slips)
        sum_up(C, S, i, out[place])
        place += cuda.gridsize(1)
