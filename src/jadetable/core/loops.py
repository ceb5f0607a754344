"""Compiled entry points and bulk play, written once and bound to each game by `bind`.

Entry points take arrays and an index, not records: a call from Python then costs about a microsecond.

    C  components (one)      P  a prototype state: blank but for seats, options and birth dates
    S  states                H  room for what a seat may know      N  note paper, MAX_SEATS for each state
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.core.compiled import rule
from jadetable.core.prompts import clear, clear_answers, first_asked, is_asked, nth
from jadetable.core.record import MAX_SEATS, Record, Records, solid_dtype
from jadetable.core.rng import game_seed, next_word, note_seed, roll, seed_generator

# The rules of the game this file is bound to.
setup: Callable[..., None]
legal: Callable[..., int]
act: Callable[..., None]
hide: Callable[..., None]
resample: Callable[..., None]
observe: Callable[..., None]
score: Callable[..., None]
payoff: Callable[..., None]
check: Callable[..., int]
greedy: Callable[..., int]
MASK_WORDS: int

NEVER_SLIPS, ALWAYS_SLIPS = 0, 1000

OUTCOME = solid_dtype(
    [
        ("ply", "i4"),
        ("turn", "i4"),
        ("round", "i4"),
        ("score", "i4", (MAX_SEATS,)),
        ("payoff", "f4", (MAX_SEATS,)),
        ("rank", "i1", (MAX_SEATS,)),
        ("truncated", "i1"),
    ]
)


@rule
def deal(C: Records, P: Records, S: Records, i: int, seed: Any, LOG: Records) -> None:
    """Deal a new game into S[i]."""
    S[i] = P[0]
    seed_generator(S[i], seed)
    clear_answers(S[i])
    setup(C[0], S[i], LOG[0])


@rule
def choices(C: Records, S: Records, i: int, seat: int, mask: Any) -> int:
    """Fill the mask of what this seat may choose; nothing for a seat that is not asked."""
    clear(mask)
    if not is_asked(S[i], seat):
        return 0
    return legal(C[0], S[i], seat, mask)


@rule
def step(C: Records, S: Records, i: int, seat: int, action: int, LOG: Records) -> None:
    """One seat chooses. The caller has looked at the mask."""
    S[i].ply = int(S[i].ply) + 1
    act(C[0], S[i], seat, action, LOG[0])


@rule
def know(C: Records, S: Records, i: int, seat: int, H: Records, h: int) -> None:
    """Write into H[h] what this seat may know of S[i]: the one gate that secrets pass."""
    H[h] = S[i]
    H[h].rng = np.uint64(0)
    for other in range(MAX_SEATS):
        H[h].birth[other] = 0
    hide(C[0], H[h], seat)


@rule
def imagine(C: Records, S: Records, i: int, seat: int, entropy: Any, H: Records, h: int) -> None:
    """Write into H[h] a full state this seat believes possible, made from what it knows and nothing else."""
    know(C, S, i, seat, H, h)
    dream(C, H, h, seat, entropy)


@rule
def dream(C: Records, H: Records, h: int, seat: int, entropy: Any) -> None:
    """Fill in, at random, all that a seat does not know of H[h]."""
    seed_generator(H[h], entropy)
    resample(C[0], H[h], seat)
    H[h].rng = next_word(H[h])


@rule
def features(C: Records, H: Records, h: int, seat: int, out: Any) -> None:
    """The same knowledge as flat numbers, for learning."""
    for k in range(len(out)):
        out[k] = np.float32(0)
    observe(C[0], H[h], seat, out)


@rule
def scores(C: Records, S: Records, i: int, out: Any) -> None:
    """The scores as they stand."""
    score(C[0], S[i], out)


@rule
def payoffs(C: Records, S: Records, i: int, out: Any) -> None:
    """What each seat got out of the finished game, for learning."""
    payoff(C[0], S[i], out)


@rule
def faults(C: Records, S: Records, i: int) -> int:
    """Everything that is wrong with a state; 0 is healthy."""
    return check(C[0], S[i])


@rule
def judge(C: Records, H: Records, h: int, seat: int, mask: Any, count: int, N: Records, n: int, slip: int) -> int:
    """A baseline player's choice from what it knows; it slips into a random one `slip` times in a thousand."""
    if slip == ALWAYS_SLIPS or (slip > NEVER_SLIPS and roll(N[n], ALWAYS_SLIPS) < slip):
        return nth(mask, roll(N[n], count))
    return greedy(C[0], H[h], seat, mask, N[n])


@rule
def seed_notes(N: Records, first: int, seats: int, seed: Any) -> None:
    """Every seat's own chance: all that random players need of their note paper."""
    for seat in range(seats):
        seed_generator(N[first + seat], note_seed(seed, seat))


@rule
def open_notes(N: Records, first: int, seats: int, seed: Any) -> None:
    """Fresh note paper for every seat of a game."""
    for seat in range(seats):
        N[first + seat] = N[len(N) - 1]
    seed_notes(N, first, seats, seed)


@rule
def judged_turn(
    C: Records, S: Records, i: int, H: Records, h: int, N: Records, mask: Any, LOG: Records, slips: Any
) -> None:
    """The first seat that is asked in S[i] chooses, as a baseline player."""
    seat = first_asked(S[i])
    count = choices(C, S, i, seat, mask)
    slip = slips[seat]
    if slip != ALWAYS_SLIPS:
        know(C, S, i, seat, H, h)
    action = judge(C, H, h, seat, mask, count, N, h * MAX_SEATS + seat, slip)
    step(C, S, i, seat, action, LOG)


@rule
def random_turn(
    C: Records, S: Records, i: int, H: Records, h: int, N: Records, mask: Any, LOG: Records, slips: Any
) -> None:
    """The same for a player that always slips: far less code, which is what a GPU waits for."""
    seat = first_asked(S[i])
    count = choices(C, S, i, seat, mask)
    step(C, S, i, seat, nth(mask, roll(N[h * MAX_SEATS + seat], count)), LOG)


@rule
def play_on(
    C: Records, S: Records, i: int, H: Records, h: int, N: Records, mask: Any, LOG: Records, slips: Any
) -> None:
    """Play S[i] to its end with baseline players: judged turns, written out since the call alone slows a core down."""
    seat = first_asked(S[i])
    while seat >= 0:
        count = choices(C, S, i, seat, mask)
        slip = slips[seat]
        if slip != ALWAYS_SLIPS:
            know(C, S, i, seat, H, h)
        action = judge(C, H, h, seat, mask, count, N, h * MAX_SEATS + seat, slip)
        step(C, S, i, seat, action, LOG)
        seat = first_asked(S[i])


@rule
def sum_up(C: Records, S: Records, i: int, out: Record) -> None:
    """Note the outcome of a finished game."""
    out.ply = S[i].ply
    out.turn = S[i].turn
    out.round = S[i].round
    out.truncated = S[i].truncated
    for seat in range(int(S[i].seats)):
        out.rank[seat] = S[i].rank[seat]
    score(C[0], S[i], out.score)
    payoff(C[0], S[i], out.payoff)


@rule
def play_many(
    C: Records,
    P: Records,
    S: Records,
    H: Records,
    N: Records,
    mask: Any,
    LOG: Records,
    slips: Any,
    seed: Any,
    first: int,
    out: Any,
) -> None:
    """Play games first, first + 1, ... of a run, one for each place in `out`; S keeps the last len(S) final states."""
    for k in range(len(out)):
        i = k % len(S)
        own_seed = game_seed(seed, first + k)
        deal(C, P, S, i, own_seed, LOG)
        open_notes(N, 0, int(S[i].seats), own_seed)
        play_on(C, S, i, H, 0, N, mask, LOG, slips)
        sum_up(C, S, i, out[k])
