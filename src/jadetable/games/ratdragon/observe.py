"""What a seat of The Rat and the Dragon knows, as numbers for learning. Seats are counted from the own one."""

import numpy as np

from jadetable.core.asked import is_asked
from jadetable.core.compiled import rule
from jadetable.core.declare import Piece
from jadetable.core.mask import lowest
from jadetable.core.record import Record
from jadetable.games.ratdragon.state import DONE, EVEN, IDLE, MOST_SEATS, NO_CREATURE, NUMBERS, ODD, PHASES, SIDE

OFFERS = 2  # the two numbers of a roll
SEAT_NUMBERS = 10  # deciding, finished, done; pairs, pair points, unpaired, empty, creatures, stuck number, fouls
TABLE_NUMBERS = 5  # round, squares left to draw, pairs that end the game, pair rule, whether being stuck costs

PIECES = (
    Piece("numbers", (MOST_SEATS, SIDE, SIDE)),
    Piece("singles", (MOST_SEATS, SIDE, SIDE)),
    Piece("sheet", (SIDE, SIDE)),
    Piece("room", (SIDE, SIDE)),
    Piece("drawing", (SIDE, SIDE)),
    Piece("seats", (MOST_SEATS, SEAT_NUMBERS)),
    Piece("drawn", (MOST_SEATS, NUMBERS)),
    Piece("guests", (NUMBERS,)),
    Piece("offers", (OFFERS, NUMBERS)),
    Piece("want", (NUMBERS,)),
    Piece("phase", (len(PHASES),)),
    Piece("table", (TABLE_NUMBERS,)),
)


@rule
def observe(c: Record, h: Record, seat: int, o: Record) -> None:
    """Write what a seat knows."""
    own = max(seat, 0)
    for distance in range(int(h.seats)):
        other = (own + distance) % int(h.seats)
        observe_creatures(c, h.sheet[other], distance, o)
        observe_seat(h, other, distance, o)
    observe_own(c, h.sheet[own], o)
    for place in range(int(h.guests_shown)):
        o.guests[int(h.deck[place])] = 1
    for offer in range(OFFERS):
        o.offers[offer, int(h.num[offer])] = 1
    sheet = h.sheet[own]
    if sheet.want > 0:
        o.want[int(sheet.want)] = 1
    o.phase[int(sheet.phase)] = 1
    o.table[0] = h.round
    o.table[1] = sheet.left
    o.table[2] = h.pairs_to_end
    o.table[3] = h.pair_rule
    o.table[4] = h.stuck_costs


@rule
def observe_creatures(c: Record, sheet: Record, distance: int, o: Record) -> None:
    """The creatures of one sheet, as a plane of their numbers and a plane of who is single."""
    for row in range(int(c.height)):
        squares = int(sheet.taken[EVEN, row]) | int(sheet.taken[ODD, row])  # few: most of a sheet is empty
        while squares:
            column = lowest(np.uint64(squares))
            squares &= squares - 1
            creature = int(sheet.owner[row * int(c.width) + column]) - 1
            o.numbers[distance, row, column] = sheet.number[creature]
            o.singles[distance, row, column] = 1 if sheet.mate[creature] == NO_CREATURE else 0


@rule
def observe_seat(h: Record, seat: int, distance: int, o: Record) -> None:
    """The numbers of one seat, and which creatures it has drawn."""
    sheet, asked = h.sheet[seat], is_asked(h, seat)
    o.seats[distance, 0] = 1 if asked else 0
    o.seats[distance, 1] = 1 if not asked and sheet.phase == IDLE else 0
    o.seats[distance, 2] = 1 if sheet.phase == DONE else 0
    o.seats[distance, 3] = sheet.pairs
    o.seats[distance, 4] = sheet.pair_points
    o.seats[distance, 5] = sheet.unpaired
    o.seats[distance, 6] = sheet.empty
    o.seats[distance, 7] = sheet.creatures
    o.seats[distance, 8] = sheet.stuck
    o.seats[distance, 9] = sheet.fouls
    for number in range(NUMBERS):
        o.drawn[distance, number] = (int(sheet.drawn) >> number) & 1


@rule
def observe_own(c: Record, sheet: Record, o: Record) -> None:
    """Planes of the own sheet: which squares there are, the room, and what is drawn so far this round."""
    for row in range(int(c.height)):
        for column in range(int(c.width)):
            o.sheet[row, column] = 1
            o.room[row, column] = (int(sheet.room[row]) >> column) & 1
            o.drawing[row, column] = (int(sheet.shape[row]) >> column) & 1
