"""Where the tiles are, and the board: rotating, discarding and replacing them."""

from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit, emit1, emit2
from jadetable.core.record import Record
from jadetable.core.rng import shuffle
from jadetable.games.wuxing.actions import E_DISCARD, E_PLACE, E_RESET, E_RESHUFFLE, E_ROTATE
from jadetable.games.wuxing.state import BOARD, DISCARD_PILE, DRAW_PILE, NOTHING, PANELS, SPACES, TILES


@rule
def unclaimed(s: Record) -> int:
    """How many tiles nobody holds: those on the board and in both piles."""
    count = 0
    for tile in range(TILES):
        count += 1 if s.where[tile] >= BOARD else 0
    return count


@rule
def tiles_in(s: Record, place: int) -> int:
    """How many tiles are in one place: with a seat, on the board or in a pile."""
    count = 0
    for tile in range(TILES):
        count += 1 if s.where[tile] == place else 0
    return count


@rule
def empty_space(s: Record, space: int) -> None:
    """No tile lies here."""
    s.space_tile[space] = NOTHING
    s.space_rot[space] = 0


@rule
def shuffle_draw_pile(s: Record) -> None:
    """The tiles of the draw pile in any order."""
    count = 0
    for tile in range(TILES):
        if s.where[tile] == DRAW_PILE:
            s.draw[count] = tile
            count += 1
    shuffle(s, s.draw, count)
    s.draw_n = count


@rule
def renew_draw_pile(s: Record, log: Record) -> None:
    """The discard pile is shuffled and becomes the new draw pile."""
    for tile in range(TILES):
        if s.where[tile] == DISCARD_PILE:
            s.where[tile] = DRAW_PILE
    shuffle_draw_pile(s)
    if s.draw_n > 0:
        emit1(log, E_RESHUFFLE, TABLE, int(s.draw_n))


@rule
def rotate_tiles(s: Record, left: int, log: Record) -> None:
    """Every displayed tile turns by one side; at the discard symbol it leaves, or restarts among the last three."""
    # Rotation comes before refilling, so new tiles do not turn (R10); `left` is counted after the act (R11).
    emit(log, E_ROTATE, int(s.cur))
    for space in range(SPACES):
        tile = int(s.space_tile[space])
        if tile == NOTHING:
            continue
        if int(s.space_rot[space]) + 1 < PANELS:
            s.space_rot[space] = int(s.space_rot[space]) + 1
        elif left <= SPACES:
            s.space_rot[space] = 0
            emit2(log, E_RESET, TABLE, tile, space)
        else:
            s.where[tile] = DISCARD_PILE
            empty_space(s, space)
            emit2(log, E_DISCARD, TABLE, tile, space)


@rule
def place_tile(s: Record, space: int, log: Record) -> None:
    """The top tile of the draw pile comes into an empty space, its initial panel at the bottom."""
    top = int(s.draw_n) - 1
    tile = int(s.draw[top])
    s.draw[top] = NOTHING
    s.draw_n = top
    s.where[tile] = BOARD
    s.space_tile[space] = tile
    s.space_rot[space] = 0
    emit2(log, E_PLACE, TABLE, tile, space)


@rule
def fill_spaces(s: Record, log: Record) -> None:
    """Empty spaces are filled from the draw pile; an empty draw pile is renewed from the discards."""
    for space in range(SPACES):
        if s.space_tile[space] != NOTHING:
            continue
        if s.draw_n == 0:
            renew_draw_pile(s, log)
        if s.draw_n > 0:
            place_tile(s, space, log)
