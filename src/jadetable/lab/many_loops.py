"""Many games of searching bots side by side, compiled, written once and bound to each game.

Games go in waves. In each wave every table whose seat thinks dreams up the worlds that are next, tries its candidates
in them, adds up what they brought and looks whether to think on; a table that has chosen plays on until a seat thinks
again. Each of these steps is a function of its place alone (a table, a world, a candidate), so that a card can run
thousands of them at a time (`many_kernels`) and a processor one after the other (`wave`), with the same choices as the
bots make one by one.

    C  components         P  a prototype state    S  states               H  what the seat that thinks knows
    B  tables             A  plans of the bots    N  note paper by table  K  the thinker's own, two a table
    R  roots, by table    V  worlds dreamt, WORLDS a table                Y  what came of them, by world
    T  trees, by table    D  desks, by table      M  loose note paper     W  the world played in
"""

from collections.abc import Callable
from typing import Any

from jadetable.bots.search_root import (
    BESIDES,
    CANDIDATES,
    MOST_WORLDS,
    NO_ACTION,
    count_worlds,
    first_worlds,
    goes_on,
    next_worlds,
    note_result,
    surest,
    thought_seed,
)
from jadetable.core.compiled import rule
from jadetable.core.prompts import first_asked
from jadetable.core.record import MAX_SEATS, Mask, Numbers, Record, Records, solid_dtype

# The game this file is bound to, and its search.
choices: Callable[..., int]
deal: Callable[..., None]
dream_up: Callable[..., None]
find_candidates: Callable[..., None]
follow: Callable[..., None]
judge: Callable[..., int]
know: Callable[..., None]
open_notes: Callable[..., None]
step: Callable[..., None]
try_candidate: Callable[..., None]
world_entropy: Callable[..., Any]

OVER, THINKING, DEALT = range(3)

# A table: the seed of its deal and of its bots, which plan and how many slips in a thousand each seat's bot has,
# and the thought in progress, if there is one: whose, from which seed, and what the judgement would do.
TABLE = solid_dtype(
    [
        ("seed", "u8"),
        ("thought", "u8"),
        ("plan", "i4", (MAX_SEATS,)),
        ("slips", "i4", (MAX_SEATS,)),
        ("stage", "i4"),
        ("fresh", "i4"),
        ("seat", "i4"),
        ("own", "i4"),
    ]
)


@rule
def sit_down(C: Records, P: Records, S: Records, N: Records, B: Records, LOG: Records, i: int) -> None:
    """Deal a table's game."""
    B[i].stage = DEALT
    deal(C, P, S, i, B[i].seed, LOG)
    open_notes(N, i * MAX_SEATS, MAX_SEATS, B[i].seed)


@rule
def begin_to_think(
    C: Records, H: Records, B: Records, A: Records, K: Records, R: Records, M: Records, mask: Mask, count: int, i: int
) -> None:
    """A seat that has a choice looks for candidates; the last root is a blank one."""
    seat = int(B[i].seat)
    plan = A[int(B[i].plan[seat])]
    B[i].thought = thought_seed(B[i].seed, int(H[i].ply) * MAX_SEATS + seat)
    B[i].stage, B[i].fresh = THINKING, 1
    R[i] = R[len(R) - 1]
    width = min(int(plan.width), CANDIDATES - BESIDES)
    find_candidates(
        C, H, i, seat, R[i], M, K[2 * i : 2 * i + 2], mask, count, width, int(plan.strays), NO_ACTION, B[i].thought
    )
    first_worlds(R[i], int(plan.playouts))


@rule
def play_to_a_thought(
    C: Records, S: Records, H: Records, B: Records, A: Records, N: Records, K: Records, R: Records, M: Records,
    mask: Mask, LOG: Records, i: int,
) -> None:  # fmt: skip
    """Play on until a seat begins to think, or to the end."""
    B[i].stage = OVER
    seat = first_asked(S[i])
    while seat >= 0:
        count = choices(C, S, i, seat, mask)
        know(C, S, i, seat, H, i)
        K[2 * i] = N[i * MAX_SEATS + seat]
        action = judge(C, H, i, seat, mask, count, N, i * MAX_SEATS + seat, int(B[i].slips[seat]))
        if count > 1 and A[int(B[i].plan[seat])].playouts > 0:
            B[i].seat, B[i].own = seat, action
            begin_to_think(C, H, B, A, K, R, M, mask, count, i)
            return
        step(C, S, i, seat, action, LOG)
        seat = first_asked(S[i])


@rule
def dream_of(
    C: Records, H: Records, B: Records, A: Records, R: Records, V: Records, T: Records, D: Records, i: int, world: int
) -> None:
    """One of a table's worlds; with a fresh thought also a part of its blank tree, and its desk."""
    if B[i].stage != THINKING:
        return
    plan = A[int(B[i].plan[int(B[i].seat)])]
    if B[i].fresh == 1 and plan.depth > 0:
        if world == 0:
            follow(D[i], plan)
        size = (len(T) - 1) // len(B)
        for place in range(world, size, MOST_WORLDS):
            T[i * size + place] = T[len(T) - 1]
    if world < R[i].worlds:
        entropy = world_entropy(B[i].thought, int(R[i].done) + world)
        dream_up(C, H, i, int(B[i].seat), V, i * MOST_WORLDS + world, entropy)


@rule
def try_one(
    C: Records, B: Records, K: Records, R: Records, V: Records, Y: Numbers, T: Records, desk: Record, M: Records,
    W: Records, mask: Mask, LOG: Records, i: int, k: int, world: int,
) -> None:  # fmt: skip
    """One candidate in one of a table's worlds."""
    place, seat = i * MOST_WORLDS + world, int(B[i].seat)
    entropy = world_entropy(B[i].thought, int(R[i].done) + world)
    size = (len(T) - 1) // len(B)
    try_candidate(
        C, seat, k, V, place, W, R[i], T[i * size : (i + 1) * size], desk, M, K[2 * i : 2 * i + 2], mask, LOG, entropy
    )
    for other in range(int(V[place].seats)):
        Y[place, k, other] = desk.value[other]


@rule
def try_in_tree(
    C: Records, B: Records, K: Records, R: Records, V: Records, Y: Numbers, T: Records, D: Records, M: Records,
    W: Records, mask: Mask, LOG: Records, i: int,
) -> None:  # fmt: skip
    """All live candidates of a table in all its worlds, in order: they share the tree."""
    for world in range(int(R[i].worlds)):
        for k in range(int(R[i].count)):
            if R[i].live[k] == 1:
                try_one(C, B, K, R, V, Y, T, D[i], M, W, mask, LOG, i, k, world)


@rule
def try_out(
    C: Records, B: Records, A: Records, K: Records, R: Records, V: Records, Y: Numbers, T: Records, D: Records,
    desk: Record, M: Records, W: Records, mask: Mask, LOG: Records, i: int, k: int, world: int,
) -> None:  # fmt: skip
    """A candidate in a world, if both are wanted; where there is a tree, the first one does it all."""
    if B[i].stage != THINKING:
        return
    plan = A[int(B[i].plan[int(B[i].seat)])]
    if plan.depth > 0:
        if k == 0 and world == 0:
            try_in_tree(C, B, K, R, V, Y, T, D, M, W, mask, LOG, i)
    elif k < R[i].count and R[i].live[k] == 1 and world < R[i].worlds:
        follow(desk, plan)
        try_one(C, B, K, R, V, Y, T, desk, M, W, mask, LOG, i, k, world)


@rule
def add_up(S: Records, B: Records, R: Records, Y: Numbers, i: int, k: int) -> None:
    """What a candidate brought in the worlds of this wave."""
    if B[i].stage == THINKING and k < R[i].count and R[i].live[k] == 1:
        for world in range(int(R[i].worlds)):
            note_result(R[i], int(B[i].seat), int(S[i].seats), k, Y[i * MOST_WORLDS + world])


@rule
def thinks_on(B: Records, A: Records, R: Records, i: int) -> bool:
    """Whether the seat that thinks goes on after the worlds of this wave."""
    seat = int(B[i].seat)
    playouts = int(A[int(B[i].plan[seat])].playouts)
    B[i].fresh = 0
    count_worlds(R[i])
    next_worlds(R[i], playouts)
    return goes_on(R[i], seat, int(R[i].playouts) / playouts, False)


@rule
def settle(
    C: Records, S: Records, B: Records, A: Records, N: Records, K: Records, R: Records, LOG: Records, i: int
) -> None:
    """The seat that thought chooses."""
    seat, root = int(B[i].seat), R[i]
    doubt = A[int(B[i].plan[seat])].doubt
    action = int(root.action[surest(root.tries, root.gain, root.error, int(root.count), doubt, 1)])
    if action != B[i].own:
        N[i * MAX_SEATS + seat] = K[2 * i]  # what its judgement had in mind was not done
    step(C, S, i, seat, action, LOG)


@rule
def look(
    C: Records, S: Records, H: Records, B: Records, A: Records, N: Records, K: Records, R: Records, M: Records,
    mask: Mask, LOG: Records, i: int,
) -> None:  # fmt: skip
    """Think on, or choose and play on to the next thought; after the deal to the first one."""
    if B[i].stage == OVER or (B[i].stage == THINKING and thinks_on(B, A, R, i)):
        return
    if B[i].stage == THINKING:
        settle(C, S, B, A, N, K, R, LOG, i)
    play_to_a_thought(C, S, H, B, A, N, K, R, M, mask, LOG, i)


# --- one after the other ----------------------------------------------------------------------------------------------


@rule
def open_tables(C: Records, P: Records, S: Records, N: Records, B: Records, LOG: Records) -> None:
    """Deal at every table."""
    for i in range(len(B)):
        sit_down(C, P, S, N, B, LOG, i)


@rule
def wave(
    C: Records, S: Records, H: Records, B: Records, A: Records, N: Records, K: Records, R: Records, V: Records,
    Y: Numbers, T: Records, D: Records, E: Records, M: Records, W: Records, mask: Mask, LOG: Records, width: int,
) -> None:  # fmt: skip
    """One wave over all tables; E is a loose desk."""
    for i in range(len(B)):
        for world in range(MOST_WORLDS):
            dream_of(C, H, B, A, R, V, T, D, i, world)
        for k in range(width):
            for world in range(MOST_WORLDS):
                try_out(C, B, A, K, R, V, Y, T, D, E[0], M, W, mask, LOG, i, k, world)
        for k in range(width):
            add_up(S, B, R, Y, i, k)
        look(C, S, H, B, A, N, K, R, M, mask, LOG, i)
