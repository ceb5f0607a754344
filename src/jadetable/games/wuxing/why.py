"""Why not: the reason an action is refused, for the person who tried it.

The masks of `rules` decide; this file only explains, from what the seat knows. Tests hold the two together.
"""

from jadetable.core.game import Reason
from jadetable.core.record import Record
from jadetable.games.wuxing.actions import ACTIONS
from jadetable.games.wuxing.rules_turn import capture_barred, claim_matches, thrown
from jadetable.games.wuxing.state import BOARD, DEFEND, NOTHING
from jadetable.games.wuxing.view import dice_text, pairs_text, panel_text

REASONS = (
    "space-empty",
    "needs-single",
    "needs-pair",
    "needs-triple",
    "own-tile",
    "on-board",
    "in-pile",
    "no-pair",
    "natural-only",
    "no-token",
    "not-attacked",
    "answer-first",
)

NEEDS = ("needs-single", "needs-pair", "needs-triple")  # by the number of dice on the panel
DEFENCES = ("PREVENT", "LET_GO")


def why_not(c: Record, h: Record, seat: int, action: int) -> Reason | None:
    """The reason this asked seat may not choose an action now; None when it may."""
    kind, details = ACTIONS.decode(action)
    if h.phase == DEFEND:
        return None if kind in DEFENCES else ("answer-first", {"tile": int(h.pending), "attacker": int(h.cur)})
    if kind in DEFENCES:
        return "not-attacked", {}
    if kind == "PASS":
        return None
    if kind == "CLAIM":
        return _claiming(c, h, details["space"])
    if kind == "ATTACK":
        return _attacking(c, h, seat, details["tile"])
    return None if h.tokens[seat] > 0 else ("no-token", {})


def _claiming(c: Record, h: Record, space: int) -> Reason | None:
    tile = int(h.space_tile[space])
    if tile == NOTHING:
        return "space-empty", {"space": space}
    if h.table_rules == 1 or claim_matches(c, h, space, thrown(c, h)):
        return None
    panel = int(h.space_rot[space])
    details = {"tile": tile, "panel": panel_text(c, tile, panel), "dice": dice_text(h)}
    return NEEDS[int(c.panel_size[tile, panel]) - 1], details


def _attacking(c: Record, h: Record, seat: int, tile: int) -> Reason | None:
    place = int(h.where[tile])
    if place == seat:
        return "own-tile", {"tile": tile}
    if place >= BOARD:
        return "on-board" if place == BOARD else "in-pile", {"tile": tile}
    if h.table_rules == 1:
        return None
    if not int(c.capture_bits[tile]) >> thrown(c, h) & 1:
        return "no-pair", {"tile": tile, "pairs": pairs_text(c, tile), "dice": dice_text(h)}
    return ("natural-only", {"tile": tile}) if capture_barred(h) else None
