"""Turns that go round the table, and an end by points: what simple games need not write themselves."""

from jadetable.core.asked import ask_nobody, ask_only
from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record


@rule
def next_turn(s: Record, seat: int) -> None:
    """The turn passes from this seat to the next one."""
    s.turn = int(s.turn) + 1
    ask_only(s, (seat + 1) % int(s.seats))


@rule
def finish(s: Record, points: Numbers, truncated: bool) -> None:
    """The game is over; most points rank first, equal points share a rank. `truncated`: it was cut off by its limit."""
    ask_nobody(s)
    s.over = 1
    s.truncated = 1 if truncated else 0
    for seat in range(int(s.seats)):
        rank = 1
        for other in range(int(s.seats)):
            if points[other] > points[seat]:
                rank += 1
        s.rank[seat] = rank
