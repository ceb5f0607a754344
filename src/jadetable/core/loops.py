"""Compiled entry points and bulk play, written once and bound to each game by `bind`.

Entry points take arrays and an index, not records: a call from Python then costs about a microsecond.
"""

from collections.abc import Callable

import numpy as np

from jadetable.core.asked import clear_answers, first_asked, is_asked
from jadetable.core.compiled import rule
from jadetable.core.mask import clear, nth
from jadetable.core.outcome import winners
from jadetable.core.record import MAX_SEATS, Mask, Numbers, Record, Records, Word, solid_dtype
from jadetable.core.rng import game_seed, next_word, note_seed, roll, seed_generator
from jadetable.core.terms import ALWAYS_SLIPS, NEVER_SLIPS, Scratch, Terms

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

# How a game ended; `win` is each seat's share of the win.
OUTCOME = solid_dtype(
    [
        ("win", "f8", (MAX_SEATS,)),
        ("ply", "i4"),
        ("turn", "i4"),
        ("round", "i4"),
        ("score", "i4", (MAX_SEATS,)),
        ("payoff", "f4", (MAX_SEATS,)),
        ("rank", "i1", (MAX_SEATS,)),
        ("truncated", "i1"),
    ]
)


# --- one game ---------------------------------------------------------------------------------------------------------


@rule
def deal(components: Records, prototype: Records, states: Records, i: int, seed: Word, log: Records) -> None:
    """Deal a new game into states[i]."""
    states[i] = prototype[0]
    seed_generator(states[i], seed)
    clear_answers(states[i])
    setup(components[0], states[i], log[0])


@rule
def choices(components: Records, states: Records, i: int, seat: int, mask: Mask) -> int:
    """Fill the mask of what this seat may choose; nothing for a seat that is not asked."""
    clear(mask)
    if not is_asked(states[i], seat):
        return 0
    return legal(components[0], states[i], seat, mask)


@rule
def step(components: Records, states: Records, i: int, seat: int, action: int, log: Records) -> None:
    """One seat chooses. The caller has looked at the mask."""
    states[i].ply = int(states[i].ply) + 1
    act(components[0], states[i], seat, action, log[0])


@rule
def know(components: Records, states: Records, i: int, seat: int, known: Records, k: int) -> None:
    """Write into known[k] what this seat may know of states[i]: the one gate that secrets pass."""
    known[k] = states[i]
    known[k].rng = np.uint64(0)
    for other in range(MAX_SEATS):
        known[k].birth[other] = 0
    hide(components[0], known[k], seat)


@rule
def imagine(components: Records, states: Records, i: int, seat: int, entropy: Word, known: Records, k: int) -> None:
    """Write into known[k] a full state this seat believes possible, made from what it knows and nothing else."""
    know(components, states, i, seat, known, k)
    dream(components, known, k, seat, entropy)


@rule
def dream(components: Records, known: Records, k: int, seat: int, entropy: Word) -> None:
    """Fill in, at random, all that a seat does not know of known[k]."""
    seed_generator(known[k], entropy)
    resample(components[0], known[k], seat)
    known[k].rng = next_word(known[k])


@rule
def features(components: Records, known: Records, k: int, seat: int, out: Numbers) -> None:
    """The same knowledge as flat numbers, for learning."""
    for place in range(len(out)):
        out[place] = np.float32(0)
    observe(components[0], known[k], seat, out)


@rule
def scores(components: Records, states: Records, i: int, out: Numbers) -> None:
    """The scores as they stand."""
    score(components[0], states[i], out)


@rule
def payoffs(components: Records, states: Records, i: int, out: Numbers) -> None:
    """What each seat got out of the finished game, for learning."""
    payoff(components[0], states[i], out)


@rule
def faults(components: Records, states: Records, i: int) -> int:
    """Everything that is wrong with a state; 0 is healthy."""
    return check(components[0], states[i])


# --- baseline players -------------------------------------------------------------------------------------------------


@rule
def seed_notes(notes: Records, first: int, seats: int, seed: Word) -> None:
    """Every seat's own chance: all that random players need of their note paper."""
    for seat in range(seats):
        seed_generator(notes[first + seat], note_seed(seed, seat))


@rule
def open_notes(notes: Records, first: int, seats: int, seed: Word) -> None:
    """Fresh note paper for every seat of a game."""
    for seat in range(seats):
        notes[first + seat] = notes[len(notes) - 1]
    seed_notes(notes, first, seats, seed)


@rule
def judge(
    components: Records, known: Records, k: int, seat: int, mask: Mask, count: int, notes: Records, slip: int
) -> int:
    """A baseline player's choice from what it knows; it slips into a random one `slip` times in a thousand."""
    note = notes[k * MAX_SEATS + seat]
    if slip == ALWAYS_SLIPS or (slip > NEVER_SLIPS and roll(note, ALWAYS_SLIPS) < slip):
        return nth(mask, roll(note, count))
    return greedy(components[0], known[k], seat, mask, note)


# --- games in bulk ----------------------------------------------------------------------------------------------------


@rule
def judged_turn(terms: Terms, states: Records, i: int, scratch: Scratch, table: int) -> None:
    """The first seat that is asked in states[i] chooses, as a baseline player; its notes lie at this table."""
    seat = first_asked(states[i])
    count = choices(terms.components, states, i, seat, scratch.mask)
    slip = terms.slips[seat]
    if slip != ALWAYS_SLIPS:
        know(terms.components, states, i, seat, scratch.known, table)
    action = judge(terms.components, scratch.known, table, seat, scratch.mask, count, scratch.notes, slip)
    step(terms.components, states, i, seat, action, scratch.log)


@rule
def random_turn(terms: Terms, states: Records, i: int, scratch: Scratch, table: int) -> None:
    """The same for a player that always slips: far less code, which is what a GPU waits for."""
    seat = first_asked(states[i])
    count = choices(terms.components, states, i, seat, scratch.mask)
    action = nth(scratch.mask, roll(scratch.notes[table * MAX_SEATS + seat], count))
    step(terms.components, states, i, seat, action, scratch.log)


@rule
def play_on(terms: Terms, states: Records, i: int, scratch: Scratch) -> None:
    """Play states[i] to its end with baseline players: judged turns, written out since the call alone takes time."""
    seat = first_asked(states[i])
    while seat >= 0:
        count = choices(terms.components, states, i, seat, scratch.mask)
        slip = terms.slips[seat]
        if slip != ALWAYS_SLIPS:
            know(terms.components, states, i, seat, scratch.known, 0)
        action = judge(terms.components, scratch.known, 0, seat, scratch.mask, count, scratch.notes, slip)
        step(terms.components, states, i, seat, action, scratch.log)
        seat = first_asked(states[i])


@rule
def sum_up(components: Records, states: Records, i: int, outcome: Record) -> None:
    """Note the outcome of a finished game."""
    outcome.ply = states[i].ply
    outcome.turn = states[i].turn
    outcome.round = states[i].round
    outcome.truncated = states[i].truncated
    seats = int(states[i].seats)
    for seat in range(seats):
        outcome.rank[seat] = states[i].rank[seat]
    score(components[0], states[i], outcome.score)
    payoff(components[0], states[i], outcome.payoff)
    winners(outcome.payoff, seats, outcome.win)


@rule
def play_many(terms: Terms, states: Records, scratch: Scratch, seed: Word, first: int, outcomes: Records) -> None:
    """Play games first, first + 1, ... of a run, one for each outcome; `states` keeps the last final states."""
    for place in range(len(outcomes)):
        i = place % len(states)
        own_seed = game_seed(seed, first + place)
        deal(terms.components, terms.prototype, states, i, own_seed, scratch.log)
        open_notes(scratch.notes, 0, int(states[i].seats), own_seed)
        play_on(terms, states, i, scratch)
        sum_up(terms.components, states, i, outcomes[place])
