"""Why not: the reason an action is refused, for the person who tried it.

The masks of `rules` decide; this file only explains, from what the seat knows. The conformance suite holds the two
together.
"""

from jadetable.core.codes import ALLOWED, argument, refuse, refuse1, refuse2, refuse3
from jadetable.core.compiled import rule
from jadetable.core.declare import ReasonTable
from jadetable.core.record import Record
from jadetable.games.mandarin.actions import CODES, DROP, FIGURE, KEEP, RAISE, RISK, ROLL, SEAT, SPECIAL
from jadetable.games.mandarin.rules_figures import figures_on_card, most_alike
from jadetable.games.mandarin.state import BID, DRAWN, MONEY, SEIZE, TAKE, TURN, VICTIM

REASONS = ReasonTable()
ROLL_FIRST = REASONS.add("roll-first")
ALREADY_ROLLED = REASONS.add("already-rolled")
NO_AUCTION = REASONS.add("no-auction")
NOBODY_OVERTAKEN = REASONS.add("nobody-overtaken")
CASH_BEFORE_ROLLING = REASONS.add("cash-before-rolling")
NOT_ON_YOUR_CARD = REASONS.add("not-on-your-card", "animal", "emperor")
PAGODA_EMPTY = REASONS.add("pagoda-empty")
SPECIAL_MONEY_GAME = REASONS.add("special-money-game")
SPECIAL_FIRST_FIGURE = REASONS.add("special-first-figure")
SPECIAL_SET = REASONS.add("special-set", "count")
SPECIAL_USED = REASONS.add("special-used")
BID_OR_DROP = REASONS.add("bid-or-drop")
BELOW_MINIMUM = REASONS.add("below-minimum", "minimum")
ABOVE_CAP = REASONS.add("above-cap", "cap")
ABOVE_MONEY = REASONS.add("above-money", "amount", "money")
CHOOSE_SEAT = REASONS.add("choose-seat")
NO_SUCH_SEAT = REASONS.add("no-such-seat")
YOURSELF = REASONS.add("yourself")
NOT_OVERTAKEN = REASONS.add("not-overtaken", "victim")
CARD_EMPTY = REASONS.add("card-empty", "victim")
CHOOSE_TAKEN = REASONS.add("choose-taken", "victim")
CHOOSE_SEIZED = REASONS.add("choose-seized", "victim")
NOT_ON_THAT_CARD = REASONS.add("not-on-that-card", "victim", "animal", "emperor")


@rule
def why(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """The reason this seat may not choose an action now, or ALLOWED."""
    if h.phase == TURN:
        return why_not_in_turn(h, seat, action, r)
    if h.phase == DRAWN:
        return why_not_in_drawn(c, h, seat, action, r)
    if h.phase == BID:
        return why_not_bid(c, h, seat, action, r)
    if h.phase == VICTIM:
        return why_not_victim(h, seat, action, r)
    if h.phase == TAKE:
        return why_not_from_card(h, int(h.victim), CHOOSE_TAKEN, action, r)
    if h.phase == SEIZE:
        return why_not_from_card(h, int(h.cur), CHOOSE_SEIZED, action, r)
    return ALLOWED


@rule
def is_pagoda(action: int) -> bool:
    """Whether this decides about a lot from the Pagoda."""
    return action == KEEP or action == RISK or action == SPECIAL


@rule
def is_bid(action: int) -> bool:
    """Whether this is said in an auction."""
    return action == DROP or action >= RAISE


@rule
def is_figure(action: int) -> bool:
    """Whether this names a figure."""
    return FIGURE <= action < SEAT


@rule
def why_not_in_turn(h: Record, seat: int, action: int, r: Record) -> int:
    """A turn begins with the roll; before it, figures may be cashed in."""
    if is_pagoda(action):
        return refuse(r, ROLL_FIRST)
    if is_bid(action):
        return refuse(r, NO_AUCTION)
    if action == ROLL:
        return ALLOWED
    if not is_figure(action):
        return refuse(r, NOBODY_OVERTAKEN)
    animal, kind = argument(CODES, action, 0), argument(CODES, action, 1)
    return ALLOWED if h.coll[seat, animal, kind] > 0 else refuse2(r, NOT_ON_YOUR_CARD, animal, kind)


@rule
def why_not_in_drawn(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """A lot lies on the board: keep it, risk it, or offer it specially."""
    if action == ROLL:
        return refuse(r, ALREADY_ROLLED)
    if is_bid(action):
        return refuse(r, NO_AUCTION)
    if is_figure(action):
        return refuse(r, CASH_BEFORE_ROLLING)
    if not is_pagoda(action):
        return refuse(r, NOBODY_OVERTAKEN)
    if action == RISK:
        return ALLOWED if h.pagoda_n > 0 else refuse(r, PAGODA_EMPTY)
    return why_not_offer_specially(c, h, seat, r) if action == SPECIAL else ALLOWED


@rule
def why_not_offer_specially(c: Record, h: Record, seat: int, r: Record) -> int:
    """The special auction has several conditions."""
    if h.variant != MONEY:
        return refuse(r, SPECIAL_MONEY_GAME)
    if h.draws != 1:
        return refuse(r, SPECIAL_FIRST_FIGURE)
    if h.special_used[seat] == 1:
        return refuse(r, SPECIAL_USED)
    return ALLOWED if most_alike(h, seat) >= c.special_same else refuse1(r, SPECIAL_SET, int(c.special_same))


@rule
def why_not_bid(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """In an auction: drop out, or raise within one's money and the bounds."""
    if not is_bid(action):
        return refuse(r, BID_OR_DROP)
    if action == DROP:
        return ALLOWED
    amount = int(h.high_bid) + int(c.step) * argument(CODES, action, 0)
    if amount < c.minimum:
        return refuse1(r, BELOW_MINIMUM, int(c.minimum))
    if h.table_rules == 0 and amount > h.money[seat]:
        return refuse2(r, ABOVE_MONEY, amount, int(h.money[seat]))
    return ALLOWED if amount <= c.bid_cap else refuse1(r, ABOVE_CAP, int(c.bid_cap))


@rule
def why_not_victim(h: Record, seat: int, action: int, r: Record) -> int:
    """An overtaken seat with figures has to be chosen."""
    if action < SEAT or action >= RAISE:
        return refuse(r, CHOOSE_SEAT)
    victim = argument(CODES, action, 0)
    if victim >= h.seats:
        return refuse(r, NO_SUCH_SEAT)
    if victim == seat:
        return refuse(r, YOURSELF)
    if (int(h.overtaken) >> victim) & 1 == 0:
        return refuse1(r, NOT_OVERTAKEN, victim)
    return ALLOWED if figures_on_card(h, victim) > 0 else refuse1(r, CARD_EMPTY, victim)


@rule
def why_not_from_card(h: Record, owner: int, otherwise: int, action: int, r: Record) -> int:
    """One figure from another seat's card has to be chosen."""
    if not is_figure(action):
        return refuse1(r, otherwise, owner)
    animal, kind = argument(CODES, action, 0), argument(CODES, action, 1)
    return ALLOWED if h.coll[owner, animal, kind] > 0 else refuse3(r, NOT_ON_THAT_CARD, owner, animal, kind)
