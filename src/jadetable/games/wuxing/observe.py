"""What a seat of Wu Xing knows, as numbers for learning. Seats are counted from the own one."""

from jadetable.core.compiled import rule
from jadetable.core.declare import Piece
from jadetable.core.record import Record
from jadetable.games.wuxing.rules_board import unclaimed
from jadetable.games.wuxing.rules_score import seat_score
from jadetable.games.wuxing.state import (
    BOARD,
    DICE,
    DISCARD_PILE,
    DRAW_PILE,
    FACES,
    MOST_SEATS,
    NOTHING,
    PANELS,
    PHASES,
    SPACES,
    TILES,
)

PIECES = (
    Piece("holdings", (MOST_SEATS, TILES)),
    Piece("board", (SPACES, TILES)),
    Piece("panels", (SPACES, PANELS)),
    Piece("draw_pile", (TILES,)),
    Piece("discard_pile", (TILES,)),
    Piece("pending", (TILES,)),
    Piece("dice", (DICE, FACES)),
    Piece("tokens", (MOST_SEATS,)),
    Piece("scores", (MOST_SEATS,)),
    Piece("turn_of", (MOST_SEATS,)),
    Piece("phase", (len(PHASES),)),
    Piece("flags", (3,)),  # dice were stepped, claims to come before the end, part of the turn limit used
    Piece("options", (3,)),  # capture_natural, table_rules, tie_break
)


@rule
def observe_tiles(h: Record, own: int, o: Record) -> None:
    """Where every tile is."""
    for tile in range(TILES):
        place = int(h.where[tile])
        if place < BOARD:
            o.holdings[(place - own + int(h.seats)) % int(h.seats), tile] = 1
        elif place == DRAW_PILE:
            o.draw_pile[tile] = 1
        elif place == DISCARD_PILE:
            o.discard_pile[tile] = 1
    for space in range(SPACES):
        if h.space_tile[space] != NOTHING:
            o.board[space, int(h.space_tile[space])] = 1
            o.panels[space, int(h.space_rot[space])] = 1
    if h.pending != NOTHING:
        o.pending[int(h.pending)] = 1


@rule
def observe(c: Record, h: Record, seat: int, o: Record) -> None:
    """Write what a seat knows."""
    seats = int(h.seats)
    own = max(seat, 0)
    observe_tiles(h, own, o)
    for die in range(DICE):
        o.dice[die, int(h.dice[die]) - 1] = 1
    for distance in range(seats):
        other = (own + distance) % seats
        o.tokens[distance] = h.tokens[other]
        o.scores[distance] = seat_score(c, h, other)
    o.turn_of[(int(h.cur) - own + seats) % seats] = 1
    o.phase[int(h.phase)] = 1
    o.flags[0] = h.stepped
    o.flags[1] = unclaimed(h) - int(h.end_at)
    o.flags[2] = h.turn / h.max_turns
    o.options[0] = h.capture_natural
    o.options[1] = h.table_rules
    o.options[2] = h.tie_break
