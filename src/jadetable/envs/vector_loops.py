"""The compiled loops of `vector`, bound to each game by `bind`.

A thread `k` works on the tables it is given, with its own part of the desk. Tables know nothing of each other, so any
number of threads writes the same bytes.

To hand on many arrays takes as long as a step of a game. So only the entry points get all of them; what they call at
every step gets those that it needs.
"""

from collections.abc import Callable

import numpy as np

from jadetable.core.asked import first_asked, is_asked
from jadetable.core.compiled import rule
from jadetable.core.mask import allows, clear, count, lowest, nth
from jadetable.core.record import MAX_SEATS, Mask, Numbers, Record, Records
from jadetable.core.rng import game_seed, roll
from jadetable.core.terms import ALWAYS_SLIPS, NEVER_SLIPS
from jadetable.envs.vector_terms import BEGIN, LEARNER, LOOK, NOBODY, SCORE, TURN, Desk, Rules, Seen, Tables

# The rules of the game this file is bound to, and its loops.
observe: Callable[..., None]
score: Callable[..., None]
payoff: Callable[..., None]
greedy: Callable[..., int]
deal: Callable[..., None]
choices: Callable[..., int]
step: Callable[..., None]
know: Callable[..., None]
open_notes: Callable[..., None]
ACTIONS: int

ONE, NONE = np.uint64(1), np.uint64(0)
WORD_BITS = 6
ACCEPTED = -1


# --- what is shown ----------------------------------------------------------------------------------------------------


@rule
def write_observation(
    components: Records, states: Records, i: int, seat: int, known: Records, k: int, flat: Numbers, pieces: Record
) -> None:
    """What a seat may know of a table, as numbers; `flat` and `pieces` are the same memory."""
    know(components, states, i, seat, known, k)
    flat[:] = np.float32(0)
    observe(components[0], known[k], seat, pieces)


@rule
def spread(bits: Mask, shown: Mask, mask: Numbers) -> None:
    """Bring the bytes of a mask up to date with its bits; `shown` are the bits that they tell so far."""
    for word in range(len(bits)):
        changed = bits[word] ^ shown[word]
        shown[word] = bits[word]
        while changed != NONE:
            place = lowest(changed)
            mask[(word << WORD_BITS) + place] = (bits[word] >> np.uint64(place)) & ONE != NONE
            changed &= changed - ONE


@rule
def advise(components: Records, known: Record, seat: int, mask: Mask, note: Record, kept: Records, row: int) -> int:
    """What the baseline would choose; its note paper is kept as it was, in case nobody follows."""
    kept[row] = note
    return greedy(components[0], known, seat, mask, note)


@rule
def show_state(rules: Rules, tables: Tables, seen: Seen, desk: Desk, k: int, i: int) -> None:
    """Write what all seats see, for critics."""
    for seat in range(rules.seats):
        flat, pieces = seen.state[i * rules.seats + seat], seen.state_pieces[i * rules.seats + seat]
        write_observation(rules.components, tables.states, i, seat, desk.known, k, flat, pieces)


# --- from one decision of a learner to the next -----------------------------------------------------------------------


@rule
def bot_choice(components: Records, known: Record, seat: int, mask: Mask, number: int, note: Record, slip: int) -> int:
    """What a bot chooses among so many actions, as in bulk play."""
    if slip == ALWAYS_SLIPS or (slip > NEVER_SLIPS and roll(note, ALWAYS_SLIPS) < slip):
        return nth(mask, roll(note, number))
    return greedy(components[0], known, seat, mask, note)


@rule
def moves_by_itself(rules: Rules, tables: Tables, desk: Desk, k: int, i: int, seat: int) -> bool:
    """Whether a seat that is asked has now chosen: it is a bot's, or a learner's that had no choice."""
    mask, slip = desk.masks[k], tables.slips[i, seat]
    if slip == LEARNER and rules.skip_forced == 0:
        return False
    number = choices(rules.components, tables.states, i, seat, mask)
    if slip == LEARNER:
        if number == 1:
            step(rules.components, tables.states, i, seat, nth(mask, 0), desk.log)
        return number == 1
    if slip != ALWAYS_SLIPS:
        know(rules.components, tables.states, i, seat, desk.known, k)
    note = tables.notes[i * MAX_SEATS + seat]
    action = bot_choice(rules.components, desk.known[k], seat, mask, number, note, slip)
    step(rules.components, tables.states, i, seat, action, desk.log)
    return True


@rule
def await_one(rules: Rules, tables: Tables, desk: Desk, k: int, i: int) -> bool:
    """Play until the first seat that is asked is a learner's; False when the game is over."""
    seat = first_asked(tables.states[i])
    while seat != NOBODY and moves_by_itself(rules, tables, desk, k, i, seat):
        seat = first_asked(tables.states[i])
    return seat != NOBODY


@rule
def await_all(rules: Rules, tables: Tables, desk: Desk, k: int, i: int) -> bool:
    """Play until only learners are asked; False when the game is over."""
    moved = True
    while moved:
        moved = False
        for seat in range(rules.seats):
            if is_asked(tables.states[i], seat) and moves_by_itself(rules, tables, desk, k, i, seat):
                moved = True
    return int(tables.states[i].asked) != 0


@rule
def await_learners(rules: Rules, tables: Tables, desk: Desk, k: int, i: int) -> bool:
    """Play until learners must decide; False when the game is over."""
    return await_all(rules, tables, desk, k, i) if rules.joint == 1 else await_one(rules, tables, desk, k, i)


@rule
def deal_until_asked(rules: Rules, tables: Tables, desk: Desk, k: int, i: int) -> None:
    """Deal a game in which a learner must decide; one that ends before that is passed over."""
    seats = rules.seats
    while True:
        number = int(tables.numbers[i])
        seed = game_seed(tables.seeds[i], number)
        deal(rules.components, rules.prototype, tables.states, i, seed, desk.log)
        open_notes(tables.notes, i * MAX_SEATS, seats, seed)
        turned = number % seats if rules.turns_round[i] == 1 else 0
        for seat in range(seats):
            tables.slips[i, (seat + turned) % seats] = rules.lineups[i, seat]
        if await_learners(rules, tables, desk, k, i):
            return
        tables.numbers[i] += tables.strides[i]


@rule
def sum_up(rules: Rules, tables: Tables, seen: Seen, desk: Desk, k: int, i: int) -> None:
    """Tell how a game ended."""
    state, seats = tables.states[i], rules.seats
    seen.done[i] = True
    seen.truncated[i] = state.truncated != 0
    seen.length[i] = state.ply
    score(rules.components[0], state, seen.score[i])
    if rules.reward == SCORE:
        total = 0.0
        for seat in range(seats):
            total += seen.score[i, seat]
        for seat in range(seats):
            own = float(seen.score[i, seat])
            seen.reward[i, seat] = own - (total - own) / (seats - 1) if seats > 1 else own
    else:
        payoff(rules.components[0], state, seen.reward[i])
    for seat in range(seats):
        seen.rank[i, seat] = state.rank[seat]
        if rules.finals == 1:
            flat, pieces = seen.final[i * seats + seat], seen.final_pieces[i * seats + seat]
            write_observation(rules.components, tables.states, i, seat, desk.known, k, flat, pieces)


@rule
def finish(rules: Rules, tables: Tables, seen: Seen, desk: Desk, k: int, i: int) -> None:
    """The end of a game, and the beginning of the next."""
    sum_up(rules, tables, seen, desk, k, i)
    if rules.redeal == 1:
        tables.numbers[i] += tables.strides[i]
        deal_until_asked(rules, tables, desk, k, i)


@rule
def forget_end(rules: Rules, seen: Seen, i: int) -> None:
    """No game has ended at this table in this step, so far."""
    seen.done[i] = False
    seen.truncated[i] = False
    for seat in range(rules.seats):
        seen.reward[i, seat] = 0


# --- entry points -----------------------------------------------------------------------------------------------------


@rule
def work(
    rules: Rules, tables: Tables, seen: Seen, desk: Desk, k: int, part: tuple[int, int], what: int, actions: Numbers
) -> None:
    """At each table of a part: begin anew, or one choice of the seat that is asked; then show who is asked next."""
    components, states = rules.components, tables.states
    for i in range(part[0], part[1]):
        if seen.done[i] and what != LOOK:
            forget_end(rules, seen, i)
        if what == BEGIN:
            deal_until_asked(rules, tables, desk, k, i)
        elif what == TURN:
            seat = int(seen.seat[i])
            if seat == NOBODY:
                continue
            if rules.advised == 1 and actions[i] != seen.advice[i]:
                tables.notes[i * MAX_SEATS + seat] = seen.kept[i]
            step(components, states, i, seat, actions[i], desk.log)
            seat = first_asked(states[i])
            if seat == NOBODY or tables.slips[i, seat] != LEARNER or rules.skip_forced == 1:
                if not await_learners(rules, tables, desk, k, i):
                    finish(rules, tables, seen, desk, k, i)
        seat = first_asked(states[i])
        seen.seat[i] = seat
        if seat == NOBODY:
            clear(seen.bits[i])
        else:
            write_observation(components, states, i, seat, desk.known, k, seen.observation[i], seen.pieces[i])
            choices(components, states, i, seat, seen.bits[i])
            if rules.advised == 1:
                note = tables.notes[i * MAX_SEATS + seat]
                seen.advice[i] = advise(components, desk.known[k], seat, seen.bits[i], note, seen.kept, i)
        spread(seen.bits[i], seen.shown[i], seen.mask[i])
        if rules.privileged == 1:
            show_state(rules, tables, seen, desk, k, i)


@rule
def work_jointly(
    rules: Rules, tables: Tables, seen: Seen, desk: Desk, k: int, part: tuple[int, int], what: int, actions: Numbers
) -> None:
    """The same where all seats that are asked choose at once, and every learner is shown what it sees."""
    components, states, seats = rules.components, tables.states, rules.seats
    for i in range(part[0], part[1]):
        if seen.done[i] and what != LOOK:
            forget_end(rules, seen, i)
        if what == BEGIN:
            deal_until_asked(rules, tables, desk, k, i)
        elif what == TURN:
            if int(states[i].asked) == 0:
                continue
            for seat in range(seats):
                row = i * seats + seat
                if seen.seat[row] != NOBODY:
                    if rules.advised == 1 and actions[row] != seen.advice[row]:
                        tables.notes[i * MAX_SEATS + seat] = seen.kept[row]
                    step(components, states, i, seat, actions[row], desk.log)
            if not await_learners(rules, tables, desk, k, i):
                finish(rules, tables, seen, desk, k, i)
        for seat in range(seats):
            row = i * seats + seat
            seen.seat[row] = NOBODY
            clear(seen.bits[row])
            if tables.slips[i, seat] == LEARNER:
                write_observation(components, states, i, seat, desk.known, k, seen.observation[row], seen.pieces[row])
                if is_asked(states[i], seat):
                    seen.seat[row] = seat
                    choices(components, states, i, seat, seen.bits[row])
                    if rules.advised == 1:
                        note = tables.notes[i * MAX_SEATS + seat]
                        seen.advice[row] = advise(components, desk.known[k], seat, seen.bits[row], note, seen.kept, row)
            spread(seen.bits[row], seen.shown[row], seen.mask[row])
        if rules.privileged == 1:
            show_state(rules, tables, seen, desk, k, i)


@rule
def settle(seat: Numbers, bits: Mask, given: Numbers, actions: Numbers, replace: int) -> int:
    """Write the actions that are played; returns the first row whose action is refused, or ACCEPTED.

    With `replace` a legal action is played in its place: the one at place (action mod how many there are) in the mask.
    """
    for row in range(len(given)):
        action = int(given[row])
        if seat[row] != NOBODY and not (0 <= action < ACTIONS and allows(bits[row], action)):
            if replace == 0:
                return row
            action = nth(bits[row], action % count(bits[row]))
        actions[row] = action
    return ACCEPTED


@rule
def sample(bits: Mask, draw: Records, actions: Numbers) -> None:
    """Any legal action of each row where somebody is asked; `draw` is a note paper with its dice."""
    for row in range(len(actions)):
        number = count(bits[row])
        actions[row] = nth(bits[row], roll(draw[0], number)) if number else 0
