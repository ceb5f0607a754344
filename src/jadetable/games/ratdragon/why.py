"""Why not: the reason an action is refused, for the person who tried it.

The masks of `rules` decide; this file only explains, from what the seat knows. The conformance suite holds the two
together.
"""

from jadetable.core.codes import ALLOWED, refuse, refuse1
from jadetable.core.compiled import rule
from jadetable.core.declare import ReasonTable
from jadetable.core.record import Record
from jadetable.games.ratdragon.actions import NO_PAIR, SQUARE, TAKE_SUM
from jadetable.games.ratdragon.rules_draw import anchor, may_err
from jadetable.games.ratdragon.rules_room import beside
from jadetable.games.ratdragon.state import ANY_KIND, CHOOSE, DRAW, MATCH, NO_CREATURE, ODD

PLACE = ("column", "row")  # a square as people write it: the letter of its column, the number of its row

REASONS = ReasonTable()
CHOOSE_FIRST = REASONS.add("choose-first")
NUMBER_FIXED = REASONS.add("number-fixed", "number")
FINISH_DRAWING = REASONS.add("finish-drawing", "number")
OFF_SHEET = REASONS.add("off-sheet")
SQUARE_TAKEN = REASONS.add("square-taken", *PLACE, "number")
ALREADY_DRAWN = REASONS.add("already-drawn", *PLACE)
BESIDE_EVEN = REASONS.add("beside-even", *PLACE, "number")
BESIDE_ODD = REASONS.add("beside-odd", *PLACE, "number")
POCKET_TOO_SMALL = REASONS.add("pocket-too-small", *PLACE, "number", "count")
NOT_CONNECTED = REASONS.add("not-connected", *PLACE)
PAIR_NOW = REASONS.add("pair-now")
NOBODY_THERE = REASONS.add("nobody-there", *PLACE)
ITSELF = REASONS.add("itself", "number")
HAS_MATE = REASONS.add("has-mate", "number")
NOT_TOUCHING = REASONS.add("not-touching", "number")
SAME_KIND = REASONS.add("same-kind", "number")
POINT_AT_ANCHOR = REASONS.add("point-at-anchor", *PLACE, "number")


@rule
def why(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """The reason this seat may not choose an action now, or ALLOWED."""
    sheet = h.sheet[seat]
    is_square = action < TAKE_SUM
    if sheet.phase == CHOOSE:
        return ALLOWED if not is_square and action != NO_PAIR else refuse(r, CHOOSE_FIRST)
    if sheet.phase == DRAW:
        if is_square:
            return why_not_draw(c, h, sheet, action - SQUARE, r)
        return refuse1(r, FINISH_DRAWING if action == NO_PAIR else NUMBER_FIXED, int(sheet.want))
    if sheet.phase == MATCH and action != NO_PAIR:
        return why_not_pair(c, h, sheet, action - SQUARE, r) if is_square else refuse(r, PAIR_NOW)
    return ALLOWED


@rule
def refuse_at(c: Record, r: Record, code: int, square: int) -> int:
    """Note a reason with the place of a square, and return it."""
    r.code = code
    r.values[0] = square % int(c.width)
    r.values[1] = square // int(c.width) + 1
    return code


@rule
def refuse_creature_at(c: Record, r: Record, code: int, square: int, number: int) -> int:
    """Note a reason with the place of a square and a creature, and return it."""
    r.values[2] = number
    return refuse_at(c, r, code, square)


@rule
def why_not_draw(c: Record, h: Record, sheet: Record, square: int, r: Record) -> int:
    """Squares must be empty and, unless a mistake is possible, in the room and beside the drawing."""
    if square >= int(c.width) * int(c.height):
        return refuse(r, OFF_SHEET)
    row, column = square // int(c.width), square % int(c.width)
    owner, number = int(sheet.owner[square]), int(sheet.want)
    if owner == int(sheet.creatures) + 1:
        return refuse_at(c, r, ALREADY_DRAWN, square)
    if owner != NO_CREATURE:
        return refuse_creature_at(c, r, SQUARE_TAKEN, square, int(sheet.number[owner - 1]))
    if may_err(h, sheet):
        return ALLOWED
    parity = int(c.parity[number])
    if (beside(c, sheet.taken[parity], row) >> column) & 1 == 1:
        return refuse_creature_at(c, r, BESIDE_ODD if parity == ODD else BESIDE_EVEN, square, number)
    if (int(sheet.room[row]) >> column) & 1 == 0:
        r.values[3] = c.squares[number]
        return refuse_creature_at(c, r, POCKET_TOO_SMALL, square, number)
    begun = sheet.left < c.squares[number]
    if begun and (beside(c, sheet.shape, row) >> column) & 1 == 0:
        return refuse_at(c, r, NOT_CONNECTED, square)
    return ALLOWED


@rule
def why_not_pair(c: Record, h: Record, sheet: Record, square: int, r: Record) -> int:
    """The new creature pairs with a single one of the other kind that it touches, named by its lowest square."""
    if square >= int(c.width) * int(c.height):
        return refuse(r, OFF_SHEET)
    owner, newest = int(sheet.owner[square]), int(sheet.creatures)
    if owner == NO_CREATURE:
        return refuse_at(c, r, NOBODY_THERE, square)
    older, newer = int(sheet.number[owner - 1]), int(sheet.number[newest - 1])
    if owner == newest:
        return refuse1(r, ITSELF, newer)
    if sheet.mate[owner - 1] != NO_CREATURE:
        return refuse1(r, HAS_MATE, older)
    if not is_touched(c, sheet, owner):
        return refuse1(r, NOT_TOUCHING, older)
    if h.pair_rule != ANY_KIND and c.kind[older] == c.kind[newer]:
        return refuse1(r, SAME_KIND, older)
    first = anchor(sheet, owner)
    return ALLOWED if square == first else refuse_creature_at(c, r, POINT_AT_ANCHOR, first, older)


@rule
def is_touched(c: Record, sheet: Record, creature: int) -> bool:
    """Whether the drawing of this round touches a creature."""
    for row in range(int(c.height)):
        near = beside(c, sheet.shape, row)
        for column in range(int(c.width)):
            if (near >> column) & 1 == 1 and sheet.owner[row * int(c.width) + column] == creature:
                return True
    return False
