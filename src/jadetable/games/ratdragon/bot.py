"""The baseline player's judgement: it plans a whole entry, then plays it square by square.

Shapes are grown from many seeds and each is judged, with every way of pairing it, by what the sheet is then worth
(`bot_value`). The plan stays on the note paper until the round is over; if something else was drawn meanwhile, it plans
anew.
"""

from jadetable.core.compiled import rule
from jadetable.core.mask import allows, nth
from jadetable.core.record import Mask, Record
from jadetable.core.rng import roll
from jadetable.games.ratdragon.actions import NO_PAIR, TAKE_SINGLE, TAKE_SUM
from jadetable.games.ratdragon.bot_value import LOWEST, NOTES, list_lonely, weigh_shape
from jadetable.games.ratdragon.rules_draw import anchor
from jadetable.games.ratdragon.rules_room import beside, bits_in, bits_in_all, blank, empty_row, find_room, open_row
from jadetable.games.ratdragon.state import ANY_KIND, CHOOSE, DRAW, EVEN, MATCH, NO_CREATURE, ODD, SIDE, SINGLE

__all__ = ["NOTES", "greedy"]

SEEDS_BESIDE, SEEDS_SNUG = 4, 4
# In thousandths, like all that the player weighs: whole numbers give the same choice on every machine.
EDGE, OWN_EDGE, DEAD_NEIGHBOUR, OTHER_PARITY, NOISE = 1000, 1300, 200, 250, 250


# --- how a square lies ------------------------------------------------------------------------------------------------


@rule
def marks_around(left: int, right: int, above: int, below: int, column: int) -> int:
    """How many of four bit rows, those of a square's neighbours, are marked at its column."""
    return ((left >> column) & 1) + ((right >> column) & 1) + ((above >> column) & 1) + ((below >> column) & 1)


@rule
def survey_snugness(c: Record, note: Record) -> None:
    """How well each square of the room lies: against border and drawn squares, and leaving no dead squares behind."""
    full, last = int(c.full_row), int(c.height) - 1
    brink = full & ~(full >> 1)
    for row in range(last + 1):
        room = int(note.room[row])
        if room == 0:
            continue
        solid, dead = int(note.solid[row]), int(note.doomed[row])
        solid_above = int(note.solid[row - 1]) if row > 0 else full
        solid_below = int(note.solid[row + 1]) if row < last else full
        dead_above = int(note.doomed[row - 1]) if row > 0 else 0
        dead_below = int(note.doomed[row + 1]) if row < last else 0
        other = beside(c, note.other, row)
        for column in range(int(c.width)):
            if (room >> column) & 1 == 0:
                continue
            worth = EDGE * marks_around((solid << 1) | 1, (solid >> 1) | brink, solid_above, solid_below, column)
            worth -= DEAD_NEIGHBOUR * marks_around(dead << 1, dead >> 1, dead_above, dead_below, column)
            note.base[row, column] = worth + OTHER_PARITY * ((other >> column) & 1)


@rule
def column_of(square: int) -> int:
    """The column of a square that is given as one bit of a row."""
    return bits_in(square - 1)


# --- growing a shape --------------------------------------------------------------------------------------------------


@rule
def add_square(c: Record, note: Record, row: int, column: int) -> None:
    """A square joins the shape: those around it now lie at the own shape; it can no longer die beside them."""
    note.shape[row] = int(note.shape[row]) | (1 << column)
    more = OWN_EDGE + DEAD_NEIGHBOUR * ((int(note.doomed[row]) >> column) & 1)
    if row > 0:
        note.snug[row - 1, column] += more
    if row + 1 < int(c.height):
        note.snug[row + 1, column] += more
    if column > 0:
        note.snug[row, column - 1] += more
    if column + 1 < int(c.width):
        note.snug[row, column + 1] += more


@rule
def grow(c: Record, note: Record, number: int) -> bool:
    """Add the snuggest neighbouring square again and again; False when the shape cannot reach its size."""
    for _ in range(int(c.squares[number]) - bits_in_all(c, note.shape)):
        best_column, best_row, value = 0, 0, LOWEST
        for row in range(int(c.height)):
            frontier = beside(c, note.shape, row) & int(note.room[row]) & ~int(note.shape[row])
            while frontier != 0:
                column = column_of(frontier & -frontier)
                frontier &= frontier - 1
                worth = int(note.snug[row, column]) + roll(note, NOISE)
                if worth > value:
                    best_column, best_row, value = column, row, worth
        if value == LOWEST:
            return False
        add_square(c, note, best_row, best_column)
    return True


@rule
def prepare_number(c: Record, sheet: Record, note: Record, number: int) -> None:
    """What growing a creature of this number looks at: room, drawn squares, squares about to die, snugness."""
    find_room(c, sheet.taken, number, note.rest, note.group, note.room)
    other = EVEN if c.parity[number] == ODD else ODD
    for row in range(int(c.height)):
        note.solid[row] = int(sheet.taken[EVEN, row]) | int(sheet.taken[ODD, row])
        note.other[row] = sheet.taken[other, row]
        note.doomed[row] = empty_row(c, sheet.taken, row) & ~open_row(c, sheet.taken, other, row)
    survey_snugness(c, note)


@rule
def try_seed(c: Record, h: Record, sheet: Record, note: Record, number: int, row: int, column: int) -> None:
    """Grow a shape from one square, beside what is drawn already, and weigh it."""
    blank(note.shape)
    for place in range(SIDE):
        for there in range(SIDE):
            note.snug[place, there] = note.base[place, there]
    for place in range(int(c.height)):
        drawn = int(sheet.shape[place])
        while drawn != 0:
            add_square(c, note, place, column_of(drawn & -drawn))
            drawn &= drawn - 1
    add_square(c, note, row, column)
    if grow(c, note, number):
        weigh_shape(c, h, sheet, note, number)


# --- planning an entry ------------------------------------------------------------------------------------------------


@rule
def seed_beside(c: Record, note: Record, lonely: int) -> None:
    """Seeds beside a single creature that could become the mate, spread evenly around it."""
    found, seen, marked, wanted = 0, 0, 0, max(1, SEEDS_BESIDE >> int(note.haste))
    for row in range(int(c.height)):
        found += bits_in(int(note.near[lonely, row]) & int(note.room[row]))
    for row in range(int(c.height)):
        squares = int(note.near[lonely, row]) & int(note.room[row])
        while squares != 0:
            if seen * wanted >= marked * found:
                marked += 1
                note.seeds[row] = int(note.seeds[row]) | (squares & -squares)
            squares &= squares - 1
            seen += 1


@rule
def seed_snug(c: Record, note: Record) -> None:
    """Seeds on the snuggest squares of the room."""
    for _ in range(max(1, SEEDS_SNUG >> int(note.haste))):
        best, best_row, value = 0, 0, LOWEST
        for row in range(int(c.height)):
            squares = int(note.room[row]) & ~int(note.seeds[row])
            while squares != 0:
                square = squares & -squares
                squares &= squares - 1
                worth = int(note.base[row, column_of(square)]) + roll(note, NOISE)
                if worth > value:
                    best, best_row, value = square, row, worth
        note.seeds[best_row] = int(note.seeds[best_row]) | best


@rule
def mark_seeds(c: Record, h: Record, sheet: Record, note: Record, number: int) -> None:
    """Where to begin: beside possible mates and on snug squares; where something is drawn, at its neighbours."""
    blank(note.seeds)
    if sheet.phase == DRAW and sheet.left < c.squares[number]:
        for row in range(int(c.height)):
            note.seeds[row] = beside(c, sheet.shape, row) & int(note.room[row]) & ~int(sheet.shape[row])
        return
    for lonely in range(int(note.lonely)):
        older = int(sheet.number[int(note.who[lonely]) - 1])
        suits = h.pair_rule == ANY_KIND or c.kind[older] != c.kind[number]
        if suits and c.parity[older] != c.parity[number]:
            seed_beside(c, note, lonely)
    seed_snug(c, note)


@rule
def plan_drawing(c: Record, h: Record, sheet: Record, note: Record) -> None:
    """Weigh many ways of drawing each number on offer."""
    for offer in range(len(h.num)):
        number = int(h.num[offer])
        if sheet.phase == DRAW and number != sheet.want:
            continue
        prepare_number(c, sheet, note, number)
        mark_seeds(c, h, sheet, note, number)
        for row in range(int(c.height)):
            squares = int(note.seeds[row])
            while squares != 0:
                try_seed(c, h, sheet, note, number, row, column_of(squares & -squares))
                squares &= squares - 1


@rule
def plan_entry(c: Record, h: Record, sheet: Record, note: Record) -> None:
    """Find the best entry for this round, or what is still open of it."""
    note.plan_round = h.round
    note.plan_number = NO_CREATURE
    note.plan_mate = NO_CREATURE
    note.value = LOWEST
    blank(note.plan_shape)
    list_lonely(c, sheet, note)
    if sheet.phase == MATCH:
        for row in range(int(c.height)):
            note.shape[row] = sheet.shape[row]
        weigh_shape(c, h, sheet, note, int(sheet.number[int(sheet.creatures) - 1]))
    else:
        plan_drawing(c, h, sheet, note)


@rule
def plan_fits(c: Record, h: Record, sheet: Record, note: Record) -> bool:
    """Whether the plan on the note paper is for this round and agrees with what is drawn."""
    if note.plan_round != h.round or note.plan_number == NO_CREATURE:
        return False
    if sheet.phase == DRAW and note.plan_number != sheet.want:
        return False
    if sheet.phase == MATCH and note.plan_number != sheet.number[int(sheet.creatures) - 1]:
        return False
    for row in range(int(c.height)):
        if int(sheet.shape[row]) & ~int(note.plan_shape[row]) != 0:
            return False
    return True


@rule
def planned_square(c: Record, sheet: Record, note: Record, mask: Mask) -> int:
    """A square of the plan that may be drawn now; without a plan, the first that may."""
    for row in range(int(c.height)):
        squares = int(note.plan_shape[row]) & ~int(sheet.shape[row])
        for column in range(int(c.width)):
            if (squares >> column) & 1 == 1 and allows(mask, row * int(c.width) + column):
                return row * int(c.width) + column
    return nth(mask, 0)


@rule
def greedy(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """The baseline choice at any prompt."""
    sheet = h.sheet[seat]
    if not plan_fits(c, h, sheet, note):
        plan_entry(c, h, sheet, note)
    if sheet.phase == CHOOSE:
        return TAKE_SINGLE if note.plan_number == h.num[SINGLE] else TAKE_SUM
    if sheet.phase == DRAW:
        return planned_square(c, sheet, note, mask)
    if note.plan_mate == NO_CREATURE or note.plan_mate >= sheet.creatures:
        return NO_PAIR
    partner = anchor(sheet, int(note.plan_mate))
    return partner if allows(mask, partner) else NO_PAIR
