"""Why not: the reason an action is refused, for the person who tried it.

The masks of `rules` decide; this file only explains, from what the seat knows. Tests hold the two together.
"""

from jadetable.core.codes import ALLOWED, refuse, refuse1, refuse2
from jadetable.core.compiled import rule
from jadetable.core.declare import ReasonTable
from jadetable.core.record import Record
from jadetable.games.wuxing.actions import ATTACK, CLAIM, PASS, PLUS, PREVENT
from jadetable.games.wuxing.rules_turn import capture_barred, claim_matches, thrown
from jadetable.games.wuxing.state import BOARD, DEFEND, DICE, NOTHING, PAIR, PANELS

# The dice that a panel asks for are p0 to p2, those of a second one q0 and q1; those thrown are d0 and d1.
REASONS = ReasonTable()
SPACE_EMPTY = REASONS.add("space-empty", "space")
NEEDS_SINGLE = REASONS.add("needs-single", "tile", "p0", "d0", "d1")
NEEDS_PAIR = REASONS.add("needs-pair", "tile", "p0", "p1", "d0", "d1")
NEEDS_TRIPLE = REASONS.add("needs-triple", "tile", "p0", "p1", "p2", "d0", "d1")
OWN_TILE = REASONS.add("own-tile", "tile")
ON_BOARD = REASONS.add("on-board", "tile")
IN_PILE = REASONS.add("in-pile", "tile")
NO_PAIR = REASONS.add("no-pair", "tile", "p0", "p1", "d0", "d1")
NEITHER_PAIR = REASONS.add("neither-pair", "tile", "p0", "p1", "q0", "q1", "d0", "d1")
NATURAL_ONLY = REASONS.add("natural-only", "tile")
NO_TOKEN = REASONS.add("no-token")
NOT_ATTACKED = REASONS.add("not-attacked")
ANSWER_FIRST = REASONS.add("answer-first", "tile", "attacker")


@rule
def why(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """The reason this asked seat may not choose an action now, or ALLOWED."""
    if h.phase == DEFEND:
        return ALLOWED if action >= PREVENT else refuse2(r, ANSWER_FIRST, int(h.pending), int(h.cur))
    if action >= PREVENT:
        return refuse(r, NOT_ATTACKED)
    if action == PASS:
        return ALLOWED
    if action < ATTACK:
        return why_not_claim(c, h, action - CLAIM, r)
    if action < PLUS:
        return why_not_attack(c, h, seat, action - ATTACK, r)
    return ALLOWED if h.tokens[seat] > 0 else refuse(r, NO_TOKEN)


@rule
def refuse_dice(h: Record, code: int, at: int, r: Record) -> int:
    """Note a reason whose last two numbers are the dice as they lie, and return it."""
    for die in range(DICE):
        r.values[at + die] = h.dice[die]
    return refuse(r, code)


@rule
def note_panel(c: Record, tile: int, panel: int, at: int, r: Record) -> int:
    """Write the dice of a panel among the numbers of a reason; returns where the next number goes."""
    size = int(c.panel_size[tile, panel])
    for place in range(size):
        r.values[at + place] = c.panels[tile, panel, place]
    return at + size


@rule
def why_not_claim(c: Record, h: Record, space: int, r: Record) -> int:
    """A tile on the board, whose bottom panel the dice must match; a wrong call is allowed under table_rules."""
    tile = int(h.space_tile[space])
    if tile == NOTHING:
        return refuse1(r, SPACE_EMPTY, space)
    if h.table_rules == 1 or claim_matches(c, h, space, thrown(c, h)):
        return ALLOWED
    r.values[0] = tile
    at = note_panel(c, tile, int(h.space_rot[space]), 1, r)
    return refuse_dice(h, NEEDS_SINGLE + at - 2, at, r)  # with one, two or three dice on the panel


@rule
def why_not_attack(c: Record, h: Record, seat: int, tile: int, r: Record) -> int:
    """A rival's tile, of which the dice must form a pair; a wrong call is allowed under table_rules."""
    place = int(h.where[tile])
    if place == seat:
        return refuse1(r, OWN_TILE, tile)
    if place >= BOARD:
        return refuse1(r, ON_BOARD if place == BOARD else IN_PILE, tile)
    if h.table_rules == 1:
        return ALLOWED
    if int(c.capture_bits[tile]) >> thrown(c, h) & 1 == 1:
        return refuse1(r, NATURAL_ONLY, tile) if capture_barred(h) else ALLOWED
    r.values[0] = tile
    at = 1
    for panel in range(PANELS):
        if c.panel_size[tile, panel] == PAIR:
            at = note_panel(c, tile, panel, at, r)
    return refuse_dice(h, NO_PAIR if at == 1 + PAIR else NEITHER_PAIR, at, r)
