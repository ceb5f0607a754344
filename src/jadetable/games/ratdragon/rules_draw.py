"""One seat's entry: choose a number, draw it square by square, pair it or leave it single.

Nothing here looks at another sheet, draws chance or tells anybody: that is why seats may act in any order (R19).
"""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.ratdragon.actions import NO_PAIR, TAKE_SUM
from jadetable.games.ratdragon.rules_room import beside, blank, empty_row, find_room, has_room, is_one_piece
from jadetable.games.ratdragon.state import (
    ANY_KIND,
    CHOOSE,
    DRAW,
    IDLE,
    IN_PIECES,
    MATCH,
    NO_CREATURE,
    NO_FOUL,
    SINGLE,
    SUM,
    TOO_BIG,
    TOUCHES_EQUAL,
)

# --- being asked ------------------------------------------------------------------------------------------------------


@rule
def may_err(s: Record, sheet: Record) -> bool:
    """With table_rules a seat can make one mistake a round; then it is helped (R20)."""
    return s.table_rules == 1 and sheet.corrected == 0


@rule
def start_drawing(c: Record, s: Record, sheet: Record, number: int) -> None:
    """The number is fixed: find its room, once."""
    sheet.want = number
    sheet.left = c.squares[number]
    sheet.phase = DRAW
    if may_err(s, sheet):
        for row in range(int(c.height)):
            sheet.room[row] = empty_row(c, sheet.taken, row)
    else:
        find_room(c, sheet.taken, number, s.rest, s.group, sheet.room)


@rule
def ask_for_entry(c: Record, s: Record, sheet: Record) -> bool:
    """Ask for this round's creature; False when neither number has room. The only one possible is forced (R3)."""
    total, single = int(s.num[SUM]), int(s.num[SINGLE])
    fits = has_room(c, sheet.taken, total, s.rest, s.group)
    if total == single:  # one offer (R16)
        if fits:
            start_drawing(c, s, sheet, total)
        return fits
    single_fits = has_room(c, sheet.taken, single, s.rest, s.group)
    if not fits and not single_fits:
        return False
    if (fits and single_fits) or may_err(s, sheet):
        sheet.phase = CHOOSE
    else:
        start_drawing(c, s, sheet, total if fits else single)
    return True


# --- drawing ----------------------------------------------------------------------------------------------------------


@rule
def drawable_row(c: Record, s: Record, sheet: Record, row: int) -> int:
    """The squares of one row that may be drawn next: the first anywhere in the room, later ones beside the drawing."""
    free = int(sheet.room[row]) & ~int(sheet.shape[row])
    if sheet.left == c.squares[sheet.want] or may_err(s, sheet):
        return free
    return free & beside(c, sheet.shape, row)


@rule
def choose_number(c: Record, s: Record, sheet: Record, action: int) -> int:
    """Take the sum or the single die; a number larger than the empty squares is a mistake."""
    number = int(s.num[SUM]) if action == TAKE_SUM else int(s.num[SINGLE])
    if may_err(s, sheet) and int(c.squares[number]) > int(sheet.empty):
        return TOO_BIG
    start_drawing(c, s, sheet, number)
    return NO_FOUL


@rule
def draw_square(c: Record, s: Record, sheet: Record, square: int) -> int:
    """Draw one square; the last one completes the creature, or shows it to be a mistake."""
    row, column = square // int(c.width), square % int(c.width)
    sheet.owner[square] = int(sheet.creatures) + 1
    sheet.shape[row] = int(sheet.shape[row]) | (1 << column)
    sheet.left = int(sheet.left) - 1
    if sheet.left > 0:
        return NO_FOUL
    if may_err(s, sheet):
        foul = judge_drawing(c, s, sheet)
        if foul != NO_FOUL:
            return foul
    complete_creature(c, sheet)
    if next_partner(c, s, sheet, NO_CREATURE) != NO_CREATURE:
        sheet.phase = MATCH
    else:
        sheet.phase = IDLE
    return NO_FOUL


@rule
def judge_drawing(c: Record, s: Record, sheet: Record) -> int:
    """What is wrong with a complete drawing: not in one piece, or beside a creature of its own parity."""
    foul = NO_FOUL
    if not is_one_piece(c, sheet.shape, s.rest, s.group):
        foul += IN_PIECES
    equals = sheet.taken[int(c.parity[sheet.want])]
    for row in range(int(c.height)):
        if beside(c, equals, row) & int(sheet.shape[row]) != 0:
            return foul + TOUCHES_EQUAL
    return foul


@rule
def complete_creature(c: Record, sheet: Record) -> None:
    """The creature has all its squares and stands on the sheet, single for now."""
    number = int(sheet.want)
    parity = int(c.parity[number])
    sheet.number[int(sheet.creatures)] = number
    sheet.creatures = int(sheet.creatures) + 1
    sheet.unpaired = int(sheet.unpaired) + int(c.value[number])
    sheet.drawn = int(sheet.drawn) | (1 << number)
    sheet.empty = int(sheet.empty) - int(c.squares[number])
    sheet.drew = 1
    sheet.want = NO_CREATURE
    for row in range(int(c.height)):
        sheet.taken[parity, row] = int(sheet.taken[parity, row]) | int(sheet.shape[row])
        sheet.room[row] = 0


@rule
def rub_out(c: Record, sheet: Record) -> None:
    """Erase the open drawing."""
    for row in range(int(c.height)):
        if sheet.shape[row] != 0:
            for column in range(int(c.width)):
                if (int(sheet.shape[row]) >> column) & 1 == 1:
                    sheet.owner[row * int(c.width) + column] = NO_CREATURE
    blank(sheet.shape)
    blank(sheet.room)
    sheet.want = NO_CREATURE
    sheet.left = 0


@rule
def correct(c: Record, s: Record, sheet: Record) -> None:
    """A mistake costs only the drawing; the seat is asked again and helped for the rest of the round (R20)."""
    rub_out(c, sheet)
    sheet.fouls = int(sheet.fouls) + 1
    sheet.corrected = 1
    ask_for_entry(c, s, sheet)


# --- pairing ----------------------------------------------------------------------------------------------------------


@rule
def may_marry(c: Record, s: Record, sheet: Record, older: int) -> bool:
    """Whether an older creature suits the newest one: single, and of the other kind (R5, R6)."""
    if sheet.mate[older - 1] != NO_CREATURE:
        return False
    newest = int(sheet.number[int(sheet.creatures) - 1])
    return s.pair_rule == ANY_KIND or c.kind[sheet.number[older - 1]] != c.kind[newest]


@rule
def next_partner(c: Record, s: Record, sheet: Record, after: int) -> int:
    """The lowest id above `after` of a creature the newest one touches and may pair with, or NO_CREATURE."""
    found = NO_CREATURE
    newest = int(sheet.creatures)
    for row in range(int(c.height)):
        near = beside(c, sheet.shape, row) & ~int(sheet.shape[row])
        column = 0
        while near != 0:
            if near & 1 == 1:
                older = int(sheet.owner[row * int(c.width) + column])
                better = older > after and (found == NO_CREATURE or older < found)
                if better and older < newest and may_marry(c, s, sheet, older):
                    found = older
            near >>= 1
            column += 1
    return found


@rule
def anchor(sheet: Record, creature: int) -> int:
    """The lowest square of a creature, by which it is named."""
    square = 0
    while sheet.owner[square] != creature:
        square += 1
    return square


@rule
def points_of(c: Record, sheet: Record, a: int, b: int) -> int:
    """What a pair is worth: the difference of the two values (R8)."""
    return abs(int(c.value[sheet.number[a - 1]]) - int(c.value[sheet.number[b - 1]]))


@rule
def match(c: Record, sheet: Record, action: int) -> None:
    """Pair the newest creature with the chosen one, for good, or leave it single (R7)."""
    if action != NO_PAIR:
        older, newer = int(sheet.owner[action]), int(sheet.creatures)
        sheet.mate[older - 1] = newer
        sheet.mate[newer - 1] = older
        sheet.pairs = int(sheet.pairs) + 1
        sheet.pair_points = int(sheet.pair_points) + points_of(c, sheet, older, newer)
        both = int(c.value[sheet.number[older - 1]]) + int(c.value[sheet.number[newer - 1]])
        sheet.unpaired = int(sheet.unpaired) - both
    sheet.phase = IDLE


@rule
def enter(c: Record, s: Record, sheet: Record, action: int) -> int:
    """One decision of a seat on its own sheet; what kind of mistake it was, if any."""
    if sheet.phase == CHOOSE:
        return choose_number(c, s, sheet, action)
    if sheet.phase == DRAW:
        return draw_square(c, s, sheet, action)
    match(c, sheet, action)
    return NO_FOUL
