"""The CUDA kernel of bulk play, bound to each game like `loops`."""

from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.core.record import MAX_SEATS, Records, Word
from jadetable.core.rng import game_seed
from jadetable.core.terms import Scratch, Terms

# Bound: the driver, the decorator of kernels, the game's mask size, functions of `loops` (those of random or of judging
# players), and whether the games of a block go in step.
cuda: Any
kernel: Any
MASK_WORDS: int
IN_STEP: bool
deal: Callable[..., None]
open_notes: Callable[..., None]
take_turn: Callable[..., None]
sum_up: Callable[..., None]


@kernel  # type: ignore[untyped-decorator]
def play_tables(
    terms: Terms, states: Records, scratch: Scratch, seed: Word, first: int, last: int, outcomes: Records
) -> None:
    """Thread t plays games first + t, first + t + threads and so on, up to the last (a grid-stride loop).

    Games in step wait for each other wherever several seats are asked at once, so that all threads run the same rules
    at the same time. This is faster where a GPU waits for code and all rounds take about as long.
    """
    # All threads share the scratch, each with its own table; only masks are a thread's own.
    own = Scratch(scratch.known, scratch.notes, cuda.local.array(MASK_WORDS, np.uint64), scratch.log)
    table = cuda.grid(1)
    place = first + table - cuda.gridsize(1)
    i, asked = 0, 0
    while True:
        if IN_STEP:
            cuda.syncthreads()
        if asked == 0:
            if place >= first:
                sum_up(terms.components, states, i, outcomes[place])
            place += cuda.gridsize(1)
            if place >= last:
                break
            i = place % len(states)
            own_seed = game_seed(seed, place)
            deal(terms.components, terms.prototype, states, i, own_seed, own.log)
            open_notes(own.notes, table * MAX_SEATS, int(states[i].seats), own_seed)
            asked = int(states[i].asked)
        waits = False
        while asked != 0 and not waits:
            before = asked
            take_turn(terms, states, i, own, table)
            asked = int(states[i].asked)
            waits = IN_STEP and asked & (asked - 1) != 0 and asked & ~before != 0
