"""Why not: the reason an action is refused, for the person who tried it.

The masks of `rules` decide; this file only explains, from what the seat knows. The conformance suite compares the two.
"""

from jadetable.core.game import Reason
from jadetable.core.record import Record
from jadetable.games.race.actions import ACTIONS, BID_FIRST, LACKS_KARMA, LAST_CARD
from jadetable.games.race.rules_animals import tiger_price
from jadetable.games.race.rules_cards import owned, owned_of
from jadetable.games.race.rules_exchange import may_receive, payable_below
from jadetable.games.race.rules_gains import on_finish
from jadetable.games.race.rules_play import descent, is_strict, misplay
from jadetable.games.race.rules_river import may_swim_back, must_return
from jadetable.games.race.rules_setup import is_free
from jadetable.games.race.state import (
    ASK_DRAFT,
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_HORSE,
    ASK_ORDER,
    ASK_PIG,
    ASK_PLAY,
    ASK_PRERACE,
    ASK_RECEIVE,
    ASK_RETURN,
    ASK_SPRINT,
    CAT,
    DRAGON,
    HIGHEST,
    REPEAT,
)

REASONS = (
    "choose-animal",
    "no-cat",
    "animal-taken",
    "choose-bid",
    "card-left-out",
    "choose-play",
    "card-not-in-hand",
    "energy-not-in-hand",
    "nothing-to-repeat",
    "too-little-karma",
    "last-energy",
    "choose-order",
    "choose-gift",
    "cards-full",
    "karma-full",
    "no-gift-move",
    "on-finish",
    "choose-sprint",
    "choose-exchange",
    "supply-empty",
    "no-prerequisite",
    "has-six",
    "too-little-energy",
    "choose-gift-card",
    "not-below",
    "not-a-dragon",
    "karma-used",
    "no-karma",
    "choose-card-to-take",
    "too-little-credit",
    "take-one-first",
    "choose-return",
    "must-return",
    "nothing-due",
    "no-swim",
    "choose-horse",
)

WRONG_KIND = {
    ASK_DRAFT: "choose-animal",
    ASK_PRERACE: "choose-bid",
    ASK_PLAY: "choose-play",
    ASK_ORDER: "choose-order",
    ASK_PIG: "choose-gift",
    ASK_SPRINT: "choose-sprint",
    ASK_EXCHANGE: "choose-exchange",
    ASK_GIVE: "choose-gift-card",
    ASK_RECEIVE: "choose-card-to-take",
    ASK_RETURN: "choose-return",
    ASK_HORSE: "choose-horse",
}
KINDS_ASKED = {
    ASK_DRAFT: ("ANIMAL",),
    ASK_PRERACE: ("BID",),
    ASK_PLAY: ("PLAY",),
    ASK_ORDER: ("ABILITY_FIRST", "ACTION_FIRST"),
    ASK_PIG: ("PIG_CARD", "PIG_KARMA", "PIG_MOVE"),
    ASK_SPRINT: ("NO", "YES"),
    ASK_EXCHANGE: ("NO", "UP", "DOWN"),
    ASK_GIVE: ("ENERGY", "KARMA"),
    ASK_RECEIVE: ("ENERGY", "KARMA", "DONE"),
    ASK_RETURN: ("ENERGY", "NO", "SWIM"),
    ASK_HORSE: ("NO", "YES"),
}


def why_not(c: Record, h: Record, seat: int, action: int) -> Reason | None:
    """The reason this seat may not choose an action now, or None when it may."""
    kind, details = ACTIONS.decode(action)
    asked = int(h.kind)
    if asked not in KINDS_ASKED:
        return None
    if kind not in KINDS_ASKED[asked]:
        return WRONG_KIND[asked], {}
    energy = details.get("energy", 0)
    if asked == ASK_DRAFT:
        return _drafting(h, details["animal"])
    if asked == ASK_PRERACE:
        return None if int(c.cards[h.seats]) >> (action - BID_FIRST + 1) & 1 else ("card-left-out", details)
    if asked == ASK_PLAY:
        return _playing(c, h, seat, details["card"], energy)
    if asked == ASK_PIG:
        return _gift(c, h, seat, kind)
    if asked == ASK_EXCHANGE:
        return _exchanging(c, h, seat, kind, energy)
    if asked == ASK_GIVE:
        return _giving(h, seat, kind, energy)
    if asked == ASK_RECEIVE:
        return _receiving(c, h, seat, kind, energy)
    if asked == ASK_RETURN:
        return _returning(h, seat, kind, energy)
    return None


def _drafting(h: Record, animal: int) -> Reason | None:
    if animal == CAT and h.cat == 0:
        return "no-cat", {}
    return None if is_free(h, animal) else ("animal-taken", {"animal": animal})


def _lacking(h: Record, seat: int, energy: int) -> Reason | None:
    """The energy card is not in hand."""
    return None if h.hand_e[seat, energy] > 0 else ("energy-not-in-hand", {"energy": energy})


def _playing(c: Record, h: Record, seat: int, card: int, energy: int) -> Reason | None:
    if not int(c.cards[h.seats]) >> card & 1:
        return "card-left-out", {"card": card}
    if not int(h.hand_a[seat]) >> card & 1:
        return "card-not-in-hand", {"card": card}
    if card == REPEAT and h.area_n[seat] == 0:
        return "nothing-to-repeat", {}
    wrong = int(misplay(c, h, seat, card)) if is_strict(h) else -1
    if wrong == LAST_CARD:
        return "last-energy", {}
    if wrong == LACKS_KARMA:
        return "too-little-karma", {"card": card, "cost": int(descent(c, h, seat, card)), "karma": int(h.karma[seat])}
    return _lacking(h, seat, energy)


def _gift(c: Record, h: Record, seat: int, kind: str) -> Reason | None:
    if kind == "PIG_CARD":
        return None if owned(h, seat) < c.energy_limit else ("cards-full", {"limit": int(c.energy_limit)})
    if kind == "PIG_KARMA":
        return None if h.karma[seat] < c.karma_limit else ("karma-full", {"limit": int(c.karma_limit)})
    if c.pig_move[h.seats] == 0:
        return "no-gift-move", {}
    return ("on-finish", {}) if on_finish(h, seat) else None


def _barred(c: Record, h: Record, seat: int, energy: int) -> Reason | None:
    """The supply or what one owns does not allow receiving this value."""
    if may_receive(c, h, seat, energy):
        return None
    if energy > 1 and h.supply[energy] == 0:
        return "supply-empty", {"energy": energy}
    if c.needs[energy] != 0 and not int(c.needs[energy]) & int(h.ex_have):
        return "no-prerequisite", {"energy": energy}
    return "has-six", {"energy": HIGHEST, "count": int(owned_of(h, seat, HIGHEST))}


def _exchanging(c: Record, h: Record, seat: int, kind: str, energy: int) -> Reason | None:
    if kind == "NO":
        return None
    if kind == "DOWN":
        return _lacking(h, seat, energy)
    payable, price = int(payable_below(c, h, seat, energy)), int(tiger_price(c, h, seat, energy))
    if payable == 0 or payable < price:
        return "too-little-energy", {"energy": energy, "price": price, "have": payable}
    return _barred(c, h, seat, energy)


def _dragon(h: Record, seat: int) -> Reason | None:
    if h.animal[seat] != DRAGON:
        return "not-a-dragon", {}
    if h.ex_kar:
        return "karma-used", {}
    return None if h.karma[seat] > 0 else ("no-karma", {})


def _giving(h: Record, seat: int, kind: str, energy: int) -> Reason | None:
    if kind == "KARMA":
        return _dragon(h, seat)
    if energy >= h.ex_val:
        return "not-below", {"energy": int(h.ex_val)}
    return _lacking(h, seat, energy)


def _receiving(c: Record, h: Record, seat: int, kind: str, energy: int) -> Reason | None:
    if kind == "KARMA":
        return _dragon(h, seat)
    if kind == "DONE":
        return None if h.ex_cnt > 0 else ("take-one-first", {})
    if energy >= h.ex_val:
        return "not-below", {"energy": int(h.ex_val)}
    if energy > h.ex_left:
        return "too-little-credit", {"energy": energy, "left": int(h.ex_left)}
    return _barred(c, h, seat, energy)


def _returning(h: Record, seat: int, kind: str, energy: int) -> Reason | None:
    if kind == "SWIM":
        return None if may_swim_back(h, seat) else ("no-swim", {})
    if kind == "NO":
        return ("must-return", {"swim": int(may_swim_back(h, seat))}) if must_return(h, seat) else None
    return _lacking(h, seat, energy) if must_return(h, seat) else ("nothing-due", {})
