"""Ranks at the end of a game. The file is bound to each game's own rule of who is ahead:

rank_seats = bind("jadetable.core.ranking", "zodiac", {"is_ahead": is_ahead}).rank_seats
"""

from collections.abc import Callable

from jadetable.core.compiled import rule
from jadetable.core.record import Record

# The rule of the game this file is bound to: whether seat a ranks before seat b, from (c, s, a, b).
is_ahead: Callable[..., bool]


@rule
def rank_seats(c: Record, s: Record) -> None:
    """Give every seat its rank, 1 and as many more as there are seats ahead of it; equal seats get the same one."""
    for seat in range(int(s.seats)):
        rank = 1
        for other in range(int(s.seats)):
            if other != seat and is_ahead(c, s, other, seat):
                rank += 1
        s.rank[seat] = rank
