"""What a seat of Zodiac knows, as numbers for learning. Seats are counted from the own one."""

from jadetable.core.compiled import rule
from jadetable.core.declare import Piece
from jadetable.core.record import MAX_SEATS, Record
from jadetable.games.zodiac.state import PHASES, TYPES

PIECES = (
    Piece("hand", (TYPES,)),
    Piece("tables", (MAX_SEATS, TYPES)),
    Piece("known", (MAX_SEATS, TYPES)),
    Piece("hand_sizes", (MAX_SEATS,)),
    Piece("skips", (MAX_SEATS,)),
    Piece("discards", (TYPES,)),
    Piece("discard_top", (TYPES,)),
    Piece("drawn", (TYPES,)),
    Piece("phase", (len(PHASES),)),
    Piece("turn_of", (MAX_SEATS,)),
    Piece("flags", (6,)),  # fresh, laid, drew, may_discard, closed, pen_left
    Piece("draw_pile", (1,)),
)


@rule
def observe(c: Record, h: Record, seat: int, o: Record) -> None:
    """Write what a seat knows."""
    own = max(seat, 0)
    if seat >= 0:
        for card in range(TYPES):
            o.hand[card] = h.hand[own, card]
    for distance in range(int(h.seats)):
        observe_seat(h, (own + distance) % int(h.seats), distance, o)
    for place in range(int(h.disc_n)):
        o.discards[int(h.disc[place])] += 1
    if h.disc_n > 0:
        o.discard_top[int(h.disc[int(h.disc_n) - 1])] = 1
    if h.drawn >= 0:
        o.drawn[int(h.drawn)] = 1
    o.phase[int(h.phase)] = 1
    o.turn_of[(int(h.cur) - own + int(h.seats)) % int(h.seats)] = 1
    o.flags[0] = h.fresh
    o.flags[1] = h.laid
    o.flags[2] = h.drew
    o.flags[3] = h.may_discard
    o.flags[4] = h.closed
    o.flags[5] = h.pen_left
    o.draw_pile[0] = h.draw_n


@rule
def observe_seat(h: Record, seat: int, distance: int, o: Record) -> None:
    """What everybody knows of a seat."""
    for card in range(TYPES):
        o.tables[distance, card] = h.table[seat, card]
        o.known[distance, card] = h.known[seat, card]
    o.hand_sizes[distance] = h.hand_n[seat]
    o.skips[distance] = h.skip[seat]
