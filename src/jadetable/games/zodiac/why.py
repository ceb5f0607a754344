"""Why not: the reason an action is refused, for the person who tried it.

The masks of `rules` decide; this file only explains, from what the seat knows. The conformance suite holds the two
together.
"""

from jadetable.core.game import Reason
from jadetable.core.record import Record
from jadetable.games.zodiac.actions import ACTIONS
from jadetable.games.zodiac.rules_action_cards import can_steal
from jadetable.games.zodiac.rules_cards import cards_held, within_limits
from jadetable.games.zodiac.rules_turn import may_take
from jadetable.games.zodiac.state import CALL, CAT, FIX, MAIN, PANGU, PENALTY, SIGNS, SOURCE, STEAL

REASONS = (
    "begin-first",
    "already-begun",
    "choose-steal",
    "choose-call",
    "choose-penalty",
    "draw-pile-empty",
    "discard-pile-empty",
    "discard-closed",
    "discard-pangu",
    "discard-cat",
    "not-in-hand",
    "not-on-table",
    "nothing-to-steal",
    "must-act",
    "too-many",
    "not-just-drawn",
    "laid-already",
    "table-full",
    "no-discard-now",
    "make-room-first",
    "play-it-instead",
    "no-such-seat",
    "not-shown",
    "has-sign",
    "call-when-complete",
    "sign-first",
    "lay-one",
    "pick-one",
)

SOURCE_KINDS = ("DRAW", "TAKE", "CATH", "CATT", "PANH", "PANT")
DISCARDS = ("DH", "DT")
ARRANGING = ("LAY", "PICK")


def why_not(c: Record, h: Record, seat: int, action: int) -> Reason | None:
    """The reason this seat may not choose an action now, or None when it may."""
    kind, details = ACTIONS.decode(action)
    card = details.get("card", -1)
    if h.phase == SOURCE:
        return _in_source(c, h, seat, kind, card)
    if h.phase == MAIN:
        return _in_main(c, h, seat, kind, card)
    if h.phase == STEAL:
        return _in_steal(h, seat, kind, details)
    if h.phase == CALL:
        allowed = kind == "ZODIAC" or (kind == "PASS" and h.table_rules == 1)
        return None if allowed else ("choose-call", {})
    if h.phase == PENALTY:
        return _in_penalty(h, kind, card)
    if h.phase == FIX:
        return _in_fix(c, h, seat, kind, card)
    return None


def _missing(h: Record, seat: int, place: str, card: int) -> Reason | None:
    """The card is not where it should come from."""
    counts = h.hand[seat] if place == "hand" else h.table[seat]
    return None if counts[card] > 0 else (f"not-{'in-hand' if place == 'hand' else 'on-table'}", {"card": card})


def _in_source(c: Record, h: Record, seat: int, kind: str, card: int) -> Reason | None:
    if kind in ARRANGING and h.arrange == 1:
        return _arranging(c, h, seat, kind, card)
    if kind == "PASS":
        return _pass_in_source(c, h, seat)
    if kind not in SOURCE_KINDS:
        return "begin-first", {}
    if kind == "DRAW":
        return None if h.draw_n > 0 else ("draw-pile-empty", {})
    if kind == "TAKE":
        return _taking(h)
    card = CAT if kind.startswith("CAT") else PANGU
    place = "hand" if kind.endswith("H") else "table"
    reason = _missing(h, seat, place, card)
    if reason is None and card == PANGU and not can_steal(h, seat):
        return "nothing-to-steal", {}
    return reason


def _pass_in_source(c: Record, h: Record, seat: int) -> Reason | None:
    """Passing is only for the position where nothing else is possible."""
    cats = h.hand[seat, CAT] + h.table[seat, CAT]
    pangus = h.hand[seat, PANGU] + h.table[seat, PANGU]
    if h.draw_n > 0 or may_take(h) or cats > 0 or (pangus > 0 and can_steal(h, seat)):
        return "must-act", {}
    return None if h.table_rules == 1 or within_limits(c, h, seat) else ("too-many", {})


def _taking(h: Record) -> Reason | None:
    if h.disc_n == 0:
        return "discard-pile-empty", {}
    if h.closed == 1:
        return "discard-closed", {}
    top = h.disc[h.disc_n - 1]
    if top == PANGU:
        return "discard-pangu", {}
    return ("discard-cat", {}) if top == CAT and h.cat_from_discard == 0 else None


def _arranging(c: Record, h: Record, seat: int, kind: str, card: int) -> Reason | None:
    if kind == "PICK":
        return ("laid-already", {}) if h.laid == 1 else _missing(h, seat, "table", card)
    room = int(c.limit_table) + int(h.table_rules)
    return _missing(h, seat, "hand", card) or (("table-full", {}) if h.table_n[seat] >= room else None)


def _in_main(c: Record, h: Record, seat: int, kind: str, card: int) -> Reason | None:
    if kind in ARRANGING:
        return _arranging(c, h, seat, kind, card)
    if kind in DISCARDS:
        return _discarding(c, h, seat, kind, card)
    if kind == "PASS":
        return None if h.table_rules == 1 or within_limits(c, h, seat) else ("too-many", {})
    if kind == "NOW":
        if h.fresh == 0 or h.drawn < SIGNS:
            return "not-just-drawn", {}
        return ("nothing-to-steal", {}) if h.drawn == PANGU and not can_steal(h, seat) else None
    return ("call-when-complete", {}) if kind == "ZODIAC" else ("already-begun", {})


def _discarding(c: Record, h: Record, seat: int, kind: str, card: int) -> Reason | None:
    if h.may_discard == 0:
        return "no-discard-now", {}
    place = "hand" if kind == "DH" else "table"
    reason = _missing(h, seat, place, card)
    if reason is not None:
        return reason
    hand_n = int(h.hand_n[seat]) - (1 if place == "hand" else 0)
    table_n = int(h.table_n[seat]) - (1 if place == "table" else 0)
    if h.table_rules == 0 and (hand_n > c.limit_hand or table_n > c.limit_table):
        return "make-room-first", {}
    if card >= SIGNS and h.action_discard == 0:
        full = cards_held(h, seat) > int(c.limit_hand) + int(c.limit_table)
        if not full or any(h.hand[seat, :SIGNS] > 0):
            return "play-it-instead", {}
    return None


def _in_steal(h: Record, seat: int, kind: str, details: dict[str, int]) -> Reason | None:
    if kind != "STEAL":
        return "choose-steal", {}
    if details["distance"] >= h.seats:
        return "no-such-seat", {}
    victim, sign = (seat + details["distance"]) % h.seats, details["card"]
    if h.table[victim, sign] == 0:
        return "not-shown", {"victim": victim, "card": sign}
    held = h.hand[seat, sign] + h.table[seat, sign] > 0
    return ("has-sign", {"card": sign}) if held and h.pangu_takes == 0 else None


def _in_penalty(h: Record, kind: str, card: int) -> Reason | None:
    if kind not in DISCARDS:
        return "choose-penalty", {"offender": int(h.offender)}
    offender = int(h.offender)
    counts = h.hand[offender] if kind == "DH" else h.table[offender]
    if counts[card] == 0:
        return "choose-penalty", {"offender": offender}
    has_sign = any(h.hand[offender, :SIGNS] > 0) or any(h.table[offender, :SIGNS] > 0)
    return ("sign-first", {}) if card >= SIGNS and has_sign else None


def _in_fix(c: Record, h: Record, seat: int, kind: str, card: int) -> Reason | None:
    overfull_hand = h.hand_n[seat] > c.limit_hand
    if kind != ("LAY" if overfull_hand else "PICK"):
        return ("lay-one", {}) if overfull_hand else ("pick-one", {})
    return _missing(h, seat, "hand" if overfull_hand else "table", card)
