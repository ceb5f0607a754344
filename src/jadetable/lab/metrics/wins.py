"""Who wins: by seat, by order of play, and by what a seat starts as, where the game gives each seat a name."""

from typing import Any

from jadetable.core.asked import first_asked
from jadetable.core.compiled import rule
from jadetable.core.record import MAX_SEATS, Record
from jadetable.lab.starts import MOST_STARTS, start_of

WHOLE = 840  # a win in parts that any number of seats up to eight can share
NOBODY = -1
FIELDS = {
    "games": (),
    "by_seat": (MAX_SEATS,),
    "by_order": (MAX_SEATS,),  # the one who begins first
    "by_start": (MOST_STARTS,),
    "ordered": (),  # games in which one seat alone begins
    "starts": (MOST_STARTS,),  # how often each start was held
    "shared": (),
    "unpaid": (),
    "cut_off": (),
    "ranks": (MAX_SEATS, MAX_SEATS + 1),
}
NOTES = {"first": ()}

# Bound: the field of the state that says what a seat starts as, if there is one.
START_FIELD: str
HAS_STARTS: bool


def constants(game: Any) -> dict[str, Any]:
    """What the rules below are bound to for a game."""
    field = start_of(game)
    return {"START_FIELD": field or "rank", "HAS_STARTS": field is not None}


@rule
def start(c: Record, s: Record, g: Record, m: Record) -> None:
    """Remember who begins."""
    asked = int(s.asked)
    g.first = first_asked(s) if asked & (asked - 1) == 0 else NOBODY


@rule
def end(c: Record, s: Record, o: Record, g: Record, m: Record) -> None:
    """Share out the win."""
    seats, winners = int(s.seats), 0
    m.games += 1
    m.cut_off += int(o.truncated)
    m.ordered += 1 if g.first != NOBODY else 0
    for seat in range(seats):
        part = int(o.win[seat] * WHOLE + 0.5)
        winners += 1 if part > 0 else 0
        m.by_seat[seat] += part
        m.ranks[seat, o.rank[seat]] += 1
        if g.first != NOBODY:
            m.by_order[(seat - int(g.first) + seats) % seats] += part
        if HAS_STARTS:
            held = int(s[START_FIELD][seat])
            if 0 <= held < MOST_STARTS:
                m.starts[held] += 1
                m.by_start[held] += part
    m.shared += 1 if winners > 1 else 0
    m.unpaid += 1 if winners == 0 else 0
