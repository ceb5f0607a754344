"""What a table calls: one compiled call each, bound to a game's rules by `bind`.

Entry points take arrays and an index, not records: a call from Python then costs less than a microsecond. A record that
a rule fills (view, reason, choice) is blanked here first, so that nothing of another seat is left in it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.core.asked import is_asked
from jadetable.core.codes import no_reason, write_arguments
from jadetable.core.compiled import rule
from jadetable.core.mask import allows, clear, members, nth
from jadetable.core.record import MAX_SEATS, Record, Records

# The rules of the game this file is bound to.
legal: Callable[..., int]
act: Callable[..., None]
observe: Callable[..., None]
view: Callable[..., None]
why: Callable[..., int]
prompt: Callable[..., int]
explain: Callable[..., None]
facts: Callable[..., None]
derive: Callable[..., None]
defaults: Callable[..., None]
check_options: Callable[..., int]
max_decisions: Callable[..., int]
overlook: Callable[..., None]
ACTIONS: int  # how many actions there are
CODES: Any  # the table of action kinds

REFUSED = -1
NO_PROMPT = -1


@rule
def list_legal(components: Records, states: Records, i: int, seat: int, mask: Any, out: Any) -> int:
    """Write the actions this seat may choose into `out`, in rising order; returns how many."""
    clear(mask)
    if not is_asked(states[i], seat):
        return 0
    legal(components[0], states[i], seat, mask)
    return members(mask, out)


@rule
def take(components: Records, states: Records, i: int, seat: int, action: int, mask: Any, log: Records) -> int:
    """One seat chooses, if it may; returns how many events it caused, or REFUSED, which changes nothing."""
    if seat < 0 or action < 0 or action >= ACTIONS or not is_asked(states[i], seat):
        return REFUSED
    clear(mask)
    legal(components[0], states[i], seat, mask)
    if not allows(mask, action):
        return REFUSED
    log[0].n = 0
    states[i].ply = int(states[i].ply) + 1
    act(components[0], states[i], seat, action, log[0])
    return int(log[0].n)


@rule
def show(components: Records, known: Records, h: int, seat: int, views: Records, blank: Records) -> None:
    """Write into views[0] what a seat sees, from what it knows."""
    views[0] = blank[0]
    head(components[0], known[h], seat, views[0])
    view(components[0], known[h], seat, views[0])


@rule
def head(c: Record, h: Record, seat: int, v: Record) -> None:
    """What every view begins with."""
    v.seat = seat
    v.seats = h.seats
    v.asked = h.asked
    v.prompt = prompt(c, h, seat) if is_asked(h, seat) else NO_PROMPT
    v.over = h.over
    v.truncated = h.truncated
    for other in range(MAX_SEATS):
        v.ranking[other] = h.rank[other]


@rule
def tell_facts(components: Records, known: Records, h: int, found: Records, blank: Records) -> None:
    """Write into found[0] what never changes in this game."""
    found[0] = blank[0]
    facts(components[0], known[h], found[0])


@rule
def question(components: Records, known: Records, h: int, seat: int) -> int:
    """Which question a seat is asked, or NO_PROMPT."""
    if not is_asked(known[h], seat):
        return NO_PROMPT
    return prompt(components[0], known[h], seat)


@rule
def offer(components: Records, known: Records, h: int, seat: int, mask: Any, choices: Records) -> None:
    """Write every action a mask allows, with what explains it, into `choices`."""
    for place in range(len(choices)):
        meaning(components, known, h, seat, nth(mask, place), choices, place)


@rule
def meaning(components: Records, known: Records, h: int, seat: int, action: int, choices: Records, place: int) -> None:
    """Write what an action means to this seat now into choices[place]."""
    write_arguments(CODES, action, choices[place])
    explain(components[0], known[h], seat, action, choices[place])


@rule
def refusal(components: Records, known: Records, h: int, seat: int, action: int, reasons: Records) -> int:
    """Write why this seat may not choose an action into reasons[0]; returns the reason's code, 0 if it may."""
    no_reason(reasons[0])
    return why(components[0], known[h], seat, action, reasons[0])


@rule
def features(components: Records, known: Records, h: int, seat: int, flat: Any, observations: Records) -> None:
    """The same knowledge as numbers, for learning; `flat` and `observations` are the same memory."""
    for place in range(len(flat)):
        flat[place] = np.float32(0)
    observe(components[0], known[h], seat, observations[0])


@rule
def complete(components: Records) -> None:
    """Fill in what follows from the printed numbers."""
    derive(components[0])


@rule
def set_defaults(components: Records, prototypes: Records) -> None:
    """Options whose default is a printed number."""
    defaults(components[0], prototypes[0])


@rule
def misfit(components: Records, prototypes: Records, reasons: Records) -> int:
    """Why these options do not go together; 0 if they do."""
    no_reason(reasons[0])
    return check_options(components[0], prototypes[0], reasons[0])


@rule
def longest(components: Records, states: Records, i: int) -> int:
    """No game takes more decisions than this."""
    return max_decisions(components[0], states[i])


@rule
def let_stand(components: Records, states: Records, i: int, seat: int) -> None:
    """In a game that is only thought over, what this seat does next is not judged."""
    overlook(components[0], states[i], seat)
