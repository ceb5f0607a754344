"""Why not: the reason an action is refused, for the person who tried it.

The masks of `rules` decide; this file only explains, from what the seat knows. The conformance suite holds the two
together.
"""

from jadetable.core.codes import ALLOWED, argument, refuse, refuse1, refuse2
from jadetable.core.compiled import rule
from jadetable.core.declare import ReasonTable
from jadetable.core.record import Numbers, Record
from jadetable.games.zodiac.actions import (
    CATH,
    CATT,
    CODES,
    DH,
    DRAW,
    DT,
    LAY,
    NOW,
    PANH,
    PANT,
    PASS,
    PICK,
    STEAL_FIRST,
    TAKE,
    ZODIAC,
)
from jadetable.games.zodiac.rules_action_cards import can_steal
from jadetable.games.zodiac.rules_cards import cards_held, within_limits
from jadetable.games.zodiac.rules_turn import may_take
from jadetable.games.zodiac.state import CALL, CAT, FIX, MAIN, PANGU, PENALTY, SIGNS, SOURCE, STEAL

REASONS = ReasonTable()
BEGIN_FIRST = REASONS.add("begin-first")
ALREADY_BEGUN = REASONS.add("already-begun")
CHOOSE_STEAL = REASONS.add("choose-steal")
CHOOSE_CALL = REASONS.add("choose-call")
CHOOSE_PENALTY = REASONS.add("choose-penalty", "offender")
DRAW_PILE_EMPTY = REASONS.add("draw-pile-empty")
DISCARD_PILE_EMPTY = REASONS.add("discard-pile-empty")
DISCARD_CLOSED = REASONS.add("discard-closed")
DISCARD_PANGU = REASONS.add("discard-pangu")
DISCARD_CAT = REASONS.add("discard-cat")
NOT_IN_HAND = REASONS.add("not-in-hand", "card")
NOT_ON_TABLE = REASONS.add("not-on-table", "card")
NOTHING_TO_STEAL = REASONS.add("nothing-to-steal")
MUST_ACT = REASONS.add("must-act")
TOO_MANY = REASONS.add("too-many")
NOT_JUST_DRAWN = REASONS.add("not-just-drawn")
LAID_ALREADY = REASONS.add("laid-already")
TABLE_FULL = REASONS.add("table-full")
NO_DISCARD_NOW = REASONS.add("no-discard-now")
MAKE_ROOM_FIRST = REASONS.add("make-room-first")
PLAY_IT_INSTEAD = REASONS.add("play-it-instead")
NO_SUCH_SEAT = REASONS.add("no-such-seat")
NOT_SHOWN = REASONS.add("not-shown", "victim", "card")
HAS_SIGN = REASONS.add("has-sign", "card")
CALL_WHEN_COMPLETE = REASONS.add("call-when-complete")
SIGN_FIRST = REASONS.add("sign-first")
LAY_ONE = REASONS.add("lay-one")
PICK_ONE = REASONS.add("pick-one")


@rule
def why(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """The reason this seat may not choose an action now, or ALLOWED."""
    if h.phase == SOURCE:
        return why_not_in_source(c, h, seat, action, r)
    if h.phase == MAIN:
        return why_not_in_main(c, h, seat, action, r)
    if h.phase == STEAL:
        return why_not_steal(h, seat, action, r)
    if h.phase == CALL:
        allowed = action == ZODIAC or (action == PASS and h.table_rules == 1)
        return ALLOWED if allowed else refuse(r, CHOOSE_CALL)
    if h.phase == PENALTY:
        return why_not_penalty(h, action, r)
    if h.phase == FIX:
        return why_not_fix(c, h, seat, action, r)
    return ALLOWED


@rule
def is_discard(action: int) -> bool:
    """Whether this throws a card away."""
    return DH <= action < LAY


@rule
def is_arranging(action: int) -> bool:
    """Whether this moves a card between hand and table."""
    return LAY <= action < STEAL_FIRST


@rule
def any_sign(counts: Numbers) -> bool:
    """Whether a sign is among these cards."""
    for sign in range(SIGNS):
        if counts[sign] > 0:
            return True
    return False


@rule
def missing_in_hand(h: Record, seat: int, card: int, r: Record) -> int:
    """The card is not in this hand."""
    return ALLOWED if h.hand[seat, card] > 0 else refuse1(r, NOT_IN_HAND, card)


@rule
def missing_on_table(h: Record, seat: int, card: int, r: Record) -> int:
    """The card does not lie before this seat."""
    return ALLOWED if h.table[seat, card] > 0 else refuse1(r, NOT_ON_TABLE, card)


@rule
def why_not_in_source(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """A turn begins by drawing, taking or playing an action card."""
    if is_arranging(action) and h.arrange == 1:
        return why_not_arrange(c, h, seat, action, r)
    if action == PASS:
        return why_not_pass_in_source(c, h, seat, r)
    if action == DRAW:
        return ALLOWED if h.draw_n > 0 else refuse(r, DRAW_PILE_EMPTY)
    if action == TAKE:
        return why_not_take(h, r)
    if action < CATH or action > PANT:
        return refuse(r, BEGIN_FIRST)
    card = CAT if action == CATH or action == CATT else PANGU
    in_hand = action == CATH or action == PANH
    reason = missing_in_hand(h, seat, card, r) if in_hand else missing_on_table(h, seat, card, r)
    if reason == ALLOWED and card == PANGU and not can_steal(h, seat):
        return refuse(r, NOTHING_TO_STEAL)
    return reason


@rule
def why_not_pass_in_source(c: Record, h: Record, seat: int, r: Record) -> int:
    """Passing is only for the position where nothing else is possible."""
    cats = int(h.hand[seat, CAT]) + int(h.table[seat, CAT])
    pangus = int(h.hand[seat, PANGU]) + int(h.table[seat, PANGU])
    if h.draw_n > 0 or may_take(h) or cats > 0 or (pangus > 0 and can_steal(h, seat)):
        return refuse(r, MUST_ACT)
    return ALLOWED if h.table_rules == 1 or within_limits(c, h, seat) else refuse(r, TOO_MANY)


@rule
def why_not_take(h: Record, r: Record) -> int:
    """The top card of the discard pile."""
    if h.disc_n == 0:
        return refuse(r, DISCARD_PILE_EMPTY)
    if h.closed == 1:
        return refuse(r, DISCARD_CLOSED)
    top = h.disc[int(h.disc_n) - 1]
    if top == PANGU:
        return refuse(r, DISCARD_PANGU)
    return refuse(r, DISCARD_CAT) if top == CAT and h.cat_from_discard == 0 else ALLOWED


@rule
def why_not_arrange(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """Laying a card down or picking one up."""
    card = argument(CODES, action, 0)
    if action >= PICK:
        return refuse(r, LAID_ALREADY) if h.laid == 1 else missing_on_table(h, seat, card, r)
    reason = missing_in_hand(h, seat, card, r)
    room = int(c.limit_table) + int(h.table_rules)
    if reason == ALLOWED and h.table_n[seat] >= room:
        return refuse(r, TABLE_FULL)
    return reason


@rule
def why_not_in_main(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """After the first card: arrange, discard, play what was just drawn, end the turn."""
    if is_arranging(action):
        return why_not_arrange(c, h, seat, action, r)
    if is_discard(action):
        return why_not_discard(c, h, seat, action, r)
    if action == PASS:
        return ALLOWED if h.table_rules == 1 or within_limits(c, h, seat) else refuse(r, TOO_MANY)
    if action == NOW:
        if h.fresh == 0 or h.drawn < SIGNS:
            return refuse(r, NOT_JUST_DRAWN)
        return refuse(r, NOTHING_TO_STEAL) if h.drawn == PANGU and not can_steal(h, seat) else ALLOWED
    return refuse(r, CALL_WHEN_COMPLETE) if action == ZODIAC else refuse(r, ALREADY_BEGUN)


@rule
def why_not_discard(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """Throwing one of the own cards away."""
    if h.may_discard == 0:
        return refuse(r, NO_DISCARD_NOW)
    card, from_hand = argument(CODES, action, 0), action < DT
    reason = missing_in_hand(h, seat, card, r) if from_hand else missing_on_table(h, seat, card, r)
    if reason != ALLOWED:
        return reason
    hand_n = int(h.hand_n[seat]) - (1 if from_hand else 0)
    table_n = int(h.table_n[seat]) - (0 if from_hand else 1)
    if h.table_rules == 0 and (hand_n > c.limit_hand or table_n > c.limit_table):
        return refuse(r, MAKE_ROOM_FIRST)
    if card >= SIGNS and h.action_discard == 0:
        full = cards_held(h, seat) > int(c.limit_hand) + int(c.limit_table)
        if not full or any_sign(h.hand[seat]):
            return refuse(r, PLAY_IT_INSTEAD)
    return ALLOWED


@rule
def why_not_steal(h: Record, seat: int, action: int, r: Record) -> int:
    """Pangu takes a sign that a neighbour shows."""
    if action < STEAL_FIRST:
        return refuse(r, CHOOSE_STEAL)
    distance, sign = argument(CODES, action, 0), argument(CODES, action, 1)
    if distance >= h.seats:
        return refuse(r, NO_SUCH_SEAT)
    victim = (seat + distance) % int(h.seats)
    if h.table[victim, sign] == 0:
        return refuse2(r, NOT_SHOWN, victim, sign)
    held = int(h.hand[seat, sign]) + int(h.table[seat, sign]) > 0
    return refuse1(r, HAS_SIGN, sign) if held and h.pangu_takes == 0 else ALLOWED


@rule
def why_not_penalty(h: Record, action: int, r: Record) -> int:
    """A neighbour chooses which of the offender's cards goes, a sign while there is one."""
    offender = int(h.offender)
    if not is_discard(action):
        return refuse1(r, CHOOSE_PENALTY, offender)
    card = argument(CODES, action, 0)
    held = h.hand[offender, card] if action < DT else h.table[offender, card]
    if held == 0:
        return refuse1(r, CHOOSE_PENALTY, offender)
    has_sign = any_sign(h.hand[offender]) or any_sign(h.table[offender])
    return refuse(r, SIGN_FIRST) if card >= SIGNS and has_sign else ALLOWED


@rule
def why_not_fix(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """One card is put right: from an overfull hand to the table, or the other way."""
    if h.hand_n[seat] > c.limit_hand:
        return missing_in_hand(h, seat, action - LAY, r) if LAY <= action < PICK else refuse(r, LAY_ONE)
    return missing_on_table(h, seat, action - PICK, r) if PICK <= action < STEAL_FIRST else refuse(r, PICK_ONE)
