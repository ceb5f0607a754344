"""Why not: the reason an action is refused, for the person who tried it.

The masks of `rules` decide; this file only explains, from what the seat knows. The conformance suite holds the two
together.
"""

from jadetable.core.game import Reason
from jadetable.core.record import Record
from jadetable.games.ratdragon.actions import ACTIONS
from jadetable.games.ratdragon.rules_draw import anchor, may_err
from jadetable.games.ratdragon.rules_room import beside
from jadetable.games.ratdragon.state import CHOOSE, DRAW, MATCH, NOTHING, ODD

REASONS = (
    "choose-first",
    "number-fixed",
    "finish-drawing",
    "off-sheet",
    "square-taken",
    "already-drawn",
    "beside-even",
    "beside-odd",
    "pocket-too-small",
    "not-connected",
    "pair-now",
    "nobody-there",
    "itself",
    "has-mate",
    "not-touching",
    "same-kind",
    "point-at-anchor",
)


def why_not(c: Record, h: Record, seat: int, action: int) -> Reason | None:
    """The reason this seat may not choose an action now, or None when it may."""
    kind, details = ACTIONS.decode(action)
    sheet = h.sheet[seat]
    if sheet.phase == CHOOSE:
        return None if kind.startswith("TAKE") else ("choose-first", {})
    if sheet.phase == DRAW:
        if kind == "SQUARE":
            return _drawing(c, h, sheet, details["square"])
        return ("finish-drawing" if kind == "NO_PAIR" else "number-fixed"), {"number": int(sheet.want)}
    if sheet.phase == MATCH:
        if kind == "NO_PAIR":
            return None
        return _pairing(c, h, sheet, details["square"]) if kind == "SQUARE" else ("pair-now", {})
    return None


def _named(c: Record, square: int) -> dict[str, int]:
    """A square as people write it: the letter of its column, the number of its row."""
    return {"column": square % int(c.width), "row": square // int(c.width) + 1}


def _drawing(c: Record, h: Record, sheet: Record, square: int) -> Reason | None:
    """Squares must be empty and, unless a mistake is possible, in the room and beside the drawing."""
    if square >= int(c.width) * int(c.height):
        return "off-sheet", {}
    row, column = divmod(square, int(c.width))
    place, owner, number = _named(c, square), int(sheet.owner[square]), int(sheet.want)
    if owner == int(sheet.creatures) + 1:
        return "already-drawn", place
    if owner != NOTHING:
        return "square-taken", place | {"number": int(sheet.number[owner - 1])}
    if may_err(h, sheet):
        return None
    parity = int(c.parity[number])
    if beside(c, sheet.taken[parity], row) >> column & 1:
        return ("beside-odd" if parity == ODD else "beside-even"), place | {"number": number}
    if not int(sheet.room[row]) >> column & 1:
        return "pocket-too-small", place | {"number": number, "count": int(c.squares[number])}
    begun = sheet.left < c.squares[number]
    return ("not-connected", place) if begun and not beside(c, sheet.shape, row) >> column & 1 else None


def _pairing(c: Record, h: Record, sheet: Record, square: int) -> Reason | None:
    """The new creature pairs with a single one of the other kind that it touches, named by its lowest square."""
    if square >= int(c.width) * int(c.height):
        return "off-sheet", {}
    owner, newest = int(sheet.owner[square]), int(sheet.creatures)
    if owner == NOTHING:
        return "nobody-there", _named(c, square)
    older, newer = int(sheet.number[owner - 1]), int(sheet.number[newest - 1])
    if owner == newest:
        return "itself", {"number": newer}
    if sheet.mate[owner - 1] != NOTHING:
        return "has-mate", {"number": older}
    if not _touches(c, sheet, owner):
        return "not-touching", {"number": older}
    if h.pair_rule == 0 and c.kind[older] == c.kind[newer]:
        return "same-kind", {"number": older}
    first = int(anchor(sheet, owner))
    return None if square == first else ("point-at-anchor", {"number": older, **_named(c, first)})


def _touches(c: Record, sheet: Record, creature: int) -> bool:
    """Whether the drawing of this round touches a creature."""
    width = int(c.width)
    for row in range(int(c.height)):
        near = beside(c, sheet.shape, row)
        for column in range(width):
            if near >> column & 1 and sheet.owner[row * width + column] == creature:
                return True
    return False
