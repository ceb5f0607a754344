"""What a position is worth: what holdings promise, what a token is worth, and each seat's chance to win.

Points are counted in thousandths, in whole numbers, so that all machines judge alike. Tables of hope stand for bonuses
that are not complete yet.
"""

import numpy as np

from jadetable.core.arithmetic import share_out
from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record
from jadetable.games.wuxing.rules_board import unclaimed
from jadetable.games.wuxing.rules_score import colour_count, kind_count, tally_of, tile_values
from jadetable.games.wuxing.state import COLOURS, KINDS, TILES

POINT = 1000
# A set one tile short of its first bonus is worth this part of it, two tiles short the next part.
ONE_SHORT, TWO_SHORT = 400, 120
# What a series of so many tiles promises: elements, animals, stems. Parts of its bonus, the last when it is complete.
SERIES_PARTS = (
    (0, 48, 120, 300, 660, 1500),
    (0, 0, 0, 20, 50, 100, 160, 240, 360, 500, 700, 1050, 1500),
    (0, 0, 0, 30, 75, 150, 240, 390, 600, 960, 1500),
)
WHOLE_SERIES = 1500
SERIES = np.array([[*row, *[WHOLE_SERIES] * (TILES + 1 - len(row))] for row in SERIES_PARTS])
# A token is dear early and cheap late, and dearer with few seats, where each raid comes from or falls on a true rival.
# By number of seats: the price when the end is reached, and how much more when TOKEN_TILES or more claims are to come.
TOKEN_LEAST = np.array((0, 0, 8000, 4000, 4000, 2000, 2000))
TOKEN_MORE = np.array((0, 0, 30000, 20000, 14000, 10000, 10000))
TOKEN_TILES = 18


@rule
def colour_hope(c: Record, count: int) -> int:
    """What so many tiles of one colour bring, or promise where the first bonus is one or two tiles away."""
    if c.colour_bonus[count] != 0:
        return int(c.colour_bonus[count]) * POINT
    if count < TILES and c.colour_bonus[count + 1] > 0:
        return int(c.colour_bonus[count + 1]) * ONE_SHORT
    if count + 1 < TILES and c.colour_bonus[count + 2] > 0:
        return int(c.colour_bonus[count + 2]) * TWO_SHORT
    return 0


@rule
def series_hope(c: Record, kind: int, count: int) -> int:
    """What so many tiles of a series bring or promise."""
    return int(c.series_bonus[kind]) * POINT * int(SERIES[kind, count]) // WHOLE_SERIES


@rule
def token_price(c: Record, h: Record) -> int:
    """What a token is worth now."""
    ahead = min(TOKEN_TILES, unclaimed(h) - int(h.end_at))
    return int(TOKEN_LEAST[int(h.seats)]) + int(TOKEN_MORE[int(h.seats)]) * ahead // TOKEN_TILES


# Fitted on games of baseline players that err now and then: what makes a seat likely to win.
SPREAD, SPREAD_PER_CLAIM = 8.5, 1.85  # points of advantage that count as much, at the end and for each claim to come
TO_MOVE = 0.23


@rule
def potential(c: Record, s: Record, seat: int) -> int:
    """What a seat's tiles are worth and promise."""
    tally = tally_of(c, s, seat)
    total = tile_values(c, s, seat) * POINT
    for colour in range(COLOURS):
        total += colour_hope(c, colour_count(tally, colour))
    for kind in range(KINDS):
        total += series_hope(c, kind, kind_count(tally, kind))
    return total


@rule
def value(c: Record, s: Record, out: Numbers) -> None:
    """Each seat's chance to win from a full state, for search."""
    seats, price = int(s.seats), token_price(c, s)
    spread = POINT * (SPREAD + SPREAD_PER_CLAIM * (unclaimed(s) - int(s.end_at)))
    for seat in range(seats):
        distance = (seat - int(s.cur) + seats) % seats
        tempo = TO_MOVE * (1.0 - distance / seats)
        out[seat] = potential(c, s, seat) + price * int(s.tokens[seat]) + spread * tempo
    share_out(out, seats, spread)
