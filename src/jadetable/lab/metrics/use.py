"""What is used: each action, and what it is done with; each thing that events name; and what using it does to winning.

What can be used is numbered by `lab.uses`. A use counts for the seat that acts, or that the event is about.
"""

from typing import Any

from jadetable.core.compiled import rule
from jadetable.core.record import MAX_SEATS, Record
from jadetable.lab.metrics.wins import WHOLE
from jadetable.lab.uses import MOST_USES, PER_ACTION, tables_of

FIELDS = {
    "seats": (),  # games times seats
    "times": (MOST_USES,),
    "users": (MOST_USES,),  # seats that did it at least once in a game
    "won": (MOST_USES,),  # what these won
    "decisions": (),
}
NOTES = {"used": (MAX_SEATS, MOST_USES)}

# Bound: which uses an action is, and which numbers of an event are uses.
OF_ACTION: Any
OF_EVENT: Any


def constants(game: Any) -> dict[str, Any]:
    """What the rules below are bound to for a game."""
    of_action, of_event = tables_of(game)
    return {"OF_ACTION": of_action, "OF_EVENT": of_event}


@rule
def note_use(g: Record, m: Record, seat: int, use: int) -> None:
    """Something was used."""
    m.times[use] += 1
    if 0 <= seat < MAX_SEATS:
        g.used[seat, use] = 1


@rule
def step(c: Record, s: Record, d: Record, g: Record, m: Record) -> None:
    """An action, and what it is done with."""
    m.decisions += 1
    for place in range(PER_ACTION):
        use = int(OF_ACTION[d.action, place])
        if use >= 0:
            note_use(g, m, int(d.seat), use)


@rule
def note_argument(g: Record, m: Record, e: Record, place: int, number: int) -> None:
    """A number of an event, where its values are counted."""
    first, values = OF_EVENT[e.kind, place, 0], OF_EVENT[e.kind, place, 1]
    if 0 <= number < values:
        note_use(g, m, int(e.seat), first + number)


@rule
def event(c: Record, s: Record, e: Record, g: Record, m: Record) -> None:
    """What an event names."""
    note_argument(g, m, e, 0, 0)
    note_argument(g, m, e, 1, int(e.a))
    note_argument(g, m, e, 2, int(e.b))
    note_argument(g, m, e, 3, int(e.c))


@rule
def end(c: Record, s: Record, o: Record, g: Record, m: Record) -> None:
    """Did those who used it win?"""
    for seat in range(int(s.seats)):
        part = int(o.win[seat] * WHOLE + 0.5)
        m.seats += 1
        for use in range(MOST_USES):
            if g.used[seat, use] != 0:
                m.users[use] += 1
                m.won[use] += part
