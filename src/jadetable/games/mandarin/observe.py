"""What a seat of Mandarin knows, as numbers for learning. Seats count from the own one, money in smallest notes."""

from jadetable.core.compiled import rule
from jadetable.core.declare import Piece
from jadetable.core.record import Record
from jadetable.games.mandarin.rules_figures import control
from jadetable.games.mandarin.secrets import shown_money
from jadetable.games.mandarin.state import ANIMALS, KINDS, MOST_SEATS, NOBODY, NOTHING, PHASES

PIECES = (
    Piece("cards", (MOST_SEATS, ANIMALS, KINDS)),
    Piece("pool", (ANIMALS, KINDS)),
    Piece("face_up", (ANIMALS, KINDS)),
    Piece("money", (MOST_SEATS,)),
    Piece("space", (MOST_SEATS,)),
    Piece("control", (ANIMALS, MOST_SEATS)),
    Piece("phase", (len(PHASES),)),
    Piece("turn_of", (MOST_SEATS,)),
    Piece("bidding", (MOST_SEATS,)),
    Piece("barred", (MOST_SEATS,)),
    Piece("high_seat", (MOST_SEATS,)),
    Piece("victim", (MOST_SEATS,)),
    Piece("overtaken", (MOST_SEATS,)),
    Piece("special_used", (MOST_SEATS,)),
    Piece("flags", (9,)),  # high_bid, pagoda_n, down_n, draws, auc, roll_no, round, variant, table_rules
)


@rule
def observe(c: Record, h: Record, seat: int, o: Record) -> None:
    """Write what a seat knows."""
    own, seats = max(seat, 0), int(h.seats)
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            o.pool[animal, kind] = h.pagoda[animal, kind]
            o.face_up[animal, kind] = h.up[animal, kind]
        controller = control(c, h, animal)
        if controller != NOBODY:
            o.control[animal, (controller - own + seats) % seats] = 1
    for distance in range(seats):
        other = (own + distance) % seats
        money = shown_money(h, seat, other)
        o.money[distance] = money // int(c.unit) if money != NOTHING else NOTHING
        observe_seat(h, other, distance, o)
    o.phase[int(h.phase)] = 1
    o.flags[0] = int(h.high_bid) // int(c.unit)
    o.flags[1] = h.pagoda_n
    o.flags[2] = h.down_n
    o.flags[3] = h.draws
    o.flags[4] = h.auc
    o.flags[5] = h.roll_no
    o.flags[6] = h.round
    o.flags[7] = h.variant
    o.flags[8] = h.table_rules


@rule
def observe_seat(h: Record, seat: int, distance: int, o: Record) -> None:
    """A seat's card and pawn, and what it has to do with the turn and the auction."""
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            o.cards[distance, animal, kind] = h.coll[seat, animal, kind]
    o.space[distance] = h.pos[seat]
    o.turn_of[distance] = 1 if h.cur == seat else 0
    o.bidding[distance] = (int(h.act) >> seat) & 1
    o.barred[distance] = (int(h.barred) >> seat) & 1
    o.high_seat[distance] = 1 if h.high_seat == seat else 0
    o.victim[distance] = 1 if h.victim == seat else 0
    o.overtaken[distance] = (int(h.overtaken) >> seat) & 1
    o.special_used[distance] = h.special_used[seat]
