"""Winning the game: what holdings are worth, the ranking, the end."""

from jadetable.core.asked import ask_nobody
from jadetable.core.bind import bind
from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit1, emit2
from jadetable.core.record import Record
from jadetable.games.wuxing.actions import E_GAME_OVER, E_RANK
from jadetable.games.wuxing.rules_board import tiles_in
from jadetable.games.wuxing.state import BY_TOKENS, COLOURS, KINDS, OVER, TALLY_BITS, TALLY_MASK, TILES


@rule
def tally_of(c: Record, s: Record, seat: int) -> int:
    """How many tiles of each colour and kind a seat holds, packed into one number."""
    tally = 0
    for tile in range(TILES):
        if s.where[tile] == seat:
            tally += int(c.tally[tile])
    return tally


@rule
def colour_count(tally: int, colour: int) -> int:
    """How many tiles of one colour are in a tally."""
    return (tally >> (TALLY_BITS * colour)) & TALLY_MASK


@rule
def kind_count(tally: int, kind: int) -> int:
    """How many elements, animals or stems are in a tally."""
    return (tally >> (TALLY_BITS * (COLOURS + kind))) & TALLY_MASK


@rule
def tile_values(c: Record, s: Record, seat: int) -> int:
    """The numbers on a seat's tiles, added up."""
    total = 0
    for tile in range(TILES):
        if s.where[tile] == seat:
            total += int(c.value[tile])
    return total


@rule
def bonus_points(c: Record, tally: int) -> int:
    """Sets of one colour by their size, not added up (R13), and each series held completely (R14)."""
    total = 0
    for colour in range(COLOURS):
        total += int(c.colour_bonus[colour_count(tally, colour)])
    for kind in range(KINDS):
        if kind_count(tally, kind) == c.series_size[kind]:
            total += int(c.series_bonus[kind])
    return total


@rule
def seat_score(c: Record, s: Record, seat: int) -> int:
    """The score of a seat as it stands; tokens score nothing."""
    return tile_values(c, s, seat) + bonus_points(c, tally_of(c, s, seat))


@rule
def is_ahead(c: Record, s: Record, a: int, b: int) -> bool:
    """Whether seat a is ranked before seat b: by score, with `tokens` then by unspent tokens, then by tiles (R15)."""
    if s.score[a] != s.score[b]:
        return s.score[a] > s.score[b]
    if s.tie_break != BY_TOKENS:
        return False
    if s.tokens[a] != s.tokens[b]:
        return s.tokens[a] > s.tokens[b]
    return tiles_in(s, a) > tiles_in(s, b)


rank_seats = bind("jadetable.core.ranking", "wuxing", {"is_ahead": is_ahead}).rank_seats


@rule
def end_game(c: Record, s: Record, truncated: int, log: Record) -> None:
    """Nobody is asked any more; scores are counted and everybody gets a rank, equal seats the same one."""
    s.phase = OVER
    s.over = 1
    s.truncated = truncated
    ask_nobody(s)
    emit1(log, E_GAME_OVER, TABLE, truncated)
    for seat in range(int(s.seats)):
        s.score[seat] = seat_score(c, s, seat)
    rank_seats(c, s)
    for seat in range(int(s.seats)):
        emit2(log, E_RANK, seat, int(s.score[seat]), int(s.rank[seat]))
