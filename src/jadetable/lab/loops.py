"""Games played onto a tape, and metrics that read it: compiled, bound to each game by `bind`."""

from collections.abc import Callable

from jadetable.core.asked import first_asked
from jadetable.core.compiled import rule
from jadetable.core.events import CAPACITY
from jadetable.core.mask import allows, count, nth
from jadetable.core.record import Mask, Records, Word
from jadetable.core.rng import game_seed, roll
from jadetable.core.terms import ALWAYS_SLIPS, Scratch, Terms
from jadetable.lab.tape import Bans, Tape

# The loops of the game this file is bound to.
deal: Callable[..., None]
choices: Callable[..., int]
know: Callable[..., None]
judge: Callable[..., int]
step: Callable[..., None]
open_notes: Callable[..., None]
sum_up: Callable[..., None]


@rule
def leave_out(mask: Mask, ban: Mask, left: Mask) -> int:
    """Write into `left` what is allowed and not banned; all that is allowed where nothing else would be left."""
    for word in range(len(mask)):
        left[word] = mask[word] & ~ban[word]
    found = count(left)
    if found > 0:
        return found
    for word in range(len(mask)):
        left[word] = mask[word]
    return count(left)


@rule
def choose(terms: Terms, states: Records, seat: int, scratch: Scratch, bans: Bans) -> int:
    """A baseline player's choice among what it may do; any of that if its judgement insists on more."""
    options = leave_out(scratch.mask, bans.masks[seat], bans.allowed)
    slip = terms.slips[seat]
    if slip != ALWAYS_SLIPS:
        know(terms.components, states, 0, seat, scratch.known, 0)
    action = judge(terms.components, scratch.known, 0, seat, bans.allowed, options, scratch.notes, slip)
    if not allows(bans.allowed, action):
        bans.insisted[0] += 1
        action = nth(bans.allowed, roll(scratch.notes[seat], options))
    return action


@rule
def play_on_tape(
    terms: Terms, states: Records, scratch: Scratch, bans: Bans, seed: Word, first: int, last: int, tape: Tape
) -> int:
    """Record games first, first + 1, ... up to the last; returns how many found room on the tape."""
    n, e = 0, 0
    for number in range(first, last):
        own_seed = game_seed(seed, number)
        scratch.log[0].n = 0
        deal(terms.components, terms.prototype, states, 0, own_seed, scratch.log)
        open_notes(scratch.notes, 0, int(states[0].seats), own_seed)
        place, waiting = 0, 0
        seat = first_asked(states[0])
        while seat >= 0:
            if n >= len(tape.steps) or e + CAPACITY > len(tape.events):
                return number - first
            asked = int(states[0].asked)
            tape.before[n] = states[0]
            options = choices(terms.components, states, 0, seat, scratch.mask)
            action = choose(terms, states, seat, scratch, bans)
            row = tape.steps[n]
            row.game, row.place, row.seat, row.action, row.count = number, place, seat, action, options
            row.fresh = 0 if asked == waiting else 1
            waiting = asked & ~(1 << seat) if asked & (asked - 1) != 0 else -1
            scratch.log[0].n = 0
            step(terms.components, states, 0, seat, action, scratch.log)
            for k in range(min(int(scratch.log[0].n), CAPACITY)):
                tape.events[e] = scratch.log[0].rows[k]
                e += 1
            row.event = e
            n, place = n + 1, place + 1
            seat = first_asked(states[0])
        game = number - first
        tape.finals[game] = states[0]
        sum_up(terms.components, states, 0, tape.outcomes[game])
        tape.ends[game + 1, 0], tape.ends[game + 1, 1] = n, e
    return last - first


@rule
def deal_on_tape(
    terms: Terms, states: Records, scratch: Scratch, seed: Word, first: int, last: int, tape: Tape
) -> None:
    """Only the deals of games that were played elsewhere: their first positions, and no decisions."""
    for number in range(first, last):
        deal(terms.components, terms.prototype, states, 0, game_seed(seed, number), scratch.log)
        tape.before[number - first] = states[0]
