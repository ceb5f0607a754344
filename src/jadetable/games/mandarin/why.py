"""Why not: the reason an action is refused, for the person who tried it.

The masks of `rules` decide; this file only explains, from what the seat knows. The conformance suite holds the two
together.
"""

from jadetable.core.game import Reason
from jadetable.core.record import Record
from jadetable.games.mandarin.actions import ACTIONS
from jadetable.games.mandarin.rules_figures import figures_on_card, most_alike
from jadetable.games.mandarin.state import BID, DRAWN, MONEY, SEIZE, TAKE, TURN, VICTIM

REASONS = (
    "roll-first",
    "already-rolled",
    "no-auction",
    "nobody-overtaken",
    "cash-before-rolling",
    "not-on-your-card",
    "pagoda-empty",
    "special-money-game",
    "special-first-figure",
    "special-set",
    "special-used",
    "bid-or-drop",
    "below-minimum",
    "above-cap",
    "above-money",
    "choose-seat",
    "no-such-seat",
    "yourself",
    "not-overtaken",
    "card-empty",
    "choose-taken",
    "choose-seized",
    "not-on-that-card",
)

PAGODA_KINDS = ("KEEP", "RISK", "SPECIAL")
AUCTION_KINDS = ("DROP", "RAISE")


def why_not(c: Record, h: Record, seat: int, action: int) -> Reason | None:
    """The reason this seat may not choose an action now, or None when it may."""
    kind, details = ACTIONS.decode(action)
    if h.phase == TURN:
        return _in_turn(h, seat, kind, details)
    if h.phase == DRAWN:
        return _in_drawn(c, h, seat, kind)
    if h.phase == BID:
        return _in_bid(c, h, seat, kind, details)
    if h.phase == VICTIM:
        return _in_victim(h, seat, kind, details)
    if h.phase == TAKE:
        return _from_card(h, int(h.victim), "choose-taken", kind, details)
    if h.phase == SEIZE:
        return _from_card(h, int(h.cur), "choose-seized", kind, details)
    return None


def _in_turn(h: Record, seat: int, kind: str, details: dict[str, int]) -> Reason | None:
    if kind in PAGODA_KINDS:
        return "roll-first", {}
    if kind in AUCTION_KINDS:
        return "no-auction", {}
    if kind == "SEAT":
        return "nobody-overtaken", {}
    if kind == "FIGURE" and h.coll[seat, details["animal"], details["emperor"]] == 0:
        return "not-on-your-card", details
    return None


def _in_drawn(c: Record, h: Record, seat: int, kind: str) -> Reason | None:
    if kind == "ROLL":
        return "already-rolled", {}
    if kind in AUCTION_KINDS:
        return "no-auction", {}
    if kind == "SEAT":
        return "nobody-overtaken", {}
    if kind == "FIGURE":
        return "cash-before-rolling", {}
    if kind == "RISK":
        return None if h.pagoda_n > 0 else ("pagoda-empty", {})
    return _offering_specially(c, h, seat) if kind == "SPECIAL" else None


def _offering_specially(c: Record, h: Record, seat: int) -> Reason | None:
    if h.variant != MONEY:
        return "special-money-game", {}
    if h.draws != 1:
        return "special-first-figure", {}
    if h.special_used[seat] == 1:
        return "special-used", {}
    return ("special-set", {"count": int(c.special_same)}) if most_alike(h, seat) < c.special_same else None


def _in_bid(c: Record, h: Record, seat: int, kind: str, details: dict[str, int]) -> Reason | None:
    if kind not in AUCTION_KINDS:
        return "bid-or-drop", {}
    if kind == "DROP":
        return None
    amount = int(h.high_bid) + int(c.step) * details["steps"]
    if amount < c.minimum:
        return "below-minimum", {"minimum": int(c.minimum)}
    if h.table_rules == 0 and amount > h.money[seat]:
        return "above-money", {"amount": amount, "money": int(h.money[seat])}
    return ("above-cap", {"cap": int(c.bid_cap)}) if amount > c.bid_cap else None


def _in_victim(h: Record, seat: int, kind: str, details: dict[str, int]) -> Reason | None:
    if kind != "SEAT":
        return "choose-seat", {}
    victim = details["victim"]
    if victim >= h.seats:
        return "no-such-seat", {}
    if victim == seat:
        return "yourself", {}
    if not int(h.overtaken) >> victim & 1:
        return "not-overtaken", {"victim": victim}
    return ("card-empty", {"victim": victim}) if figures_on_card(h, victim) == 0 else None


def _from_card(h: Record, owner: int, otherwise: str, kind: str, details: dict[str, int]) -> Reason | None:
    """One figure from another seat's card has to be chosen."""
    if kind != "FIGURE":
        return otherwise, {"victim": owner}
    if h.coll[owner, details["animal"], details["emperor"]] == 0:
        return "not-on-that-card", {"victim": owner, **details}
    return None
