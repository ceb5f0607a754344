"""The turn: draw or take, arrange hand and table, discard or pass."""

import numpy as np

from jadetable.core.compiled import rule
from jadetable.core.events import emit, emit1, emit1_to, emit2
from jadetable.core.mask import NONE, allow, allow_set, count, held
from jadetable.core.record import Mask, Record, Word
from jadetable.games.zodiac.actions import (
    CATH,
    CATT,
    DH,
    DRAW,
    DT,
    E_DISCARD,
    E_DRAW,
    E_PASS,
    E_TAKE,
    FROM_HAND,
    FROM_TABLE,
    LAY,
    NOW,
    PANH,
    PANT,
    PASS,
    PICK,
    STEAL_FIRST,
    TAKE,
)
from jadetable.games.zodiac.rules_action_cards import can_steal, play_drawn_card, play_stored_cat, play_stored_pangu
from jadetable.games.zodiac.rules_cards import (
    cards_held,
    draw_card,
    lay,
    leave_hand,
    leave_table,
    pick,
    put_in_hand,
    put_in_hand_openly,
    put_on_discard,
    take_discard,
    within_limits,
)
from jadetable.games.zodiac.rules_end import end_turn
from jadetable.games.zodiac.state import CAT, MAIN, NOTHING, PANGU, SIGNS

ALL_SIGNS = np.uint64((1 << SIGNS) - 1)
ACTION_CARDS = np.uint64((1 << CAT) | (1 << PANGU))


@rule
def may_take(s: Record) -> bool:
    """The top discard may be taken unless the pile is closed (R25), Pangu covers it (R7) or Cats are barred (R8)."""
    if s.disc_n == 0 or s.closed == 1:
        return False
    top = s.disc[s.disc_n - 1]
    return top != PANGU and (top != CAT or s.cat_from_discard == 1)


@rule
def allow_source(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """A turn begins in one of three ways: draw, take the top discard, or play a stored action card (R5)."""
    if s.draw_n > 0:
        allow(mask, DRAW)
    if may_take(s):
        allow(mask, TAKE)
    if s.hand[seat, CAT] > 0:
        allow(mask, CATH)
    if s.table[seat, CAT] > 0:
        allow(mask, CATT)
    if (s.hand[seat, PANGU] > 0 or s.table[seat, PANGU] > 0) and can_steal(s, seat):
        if s.hand[seat, PANGU] > 0:
            allow(mask, PANH)
        if s.table[seat, PANGU] > 0:
            allow(mask, PANT)
    if s.draw_n == 0 and count(mask) == 0 and (s.table_rules == 1 or within_limits(c, s, seat)):
        allow(mask, PASS)
    if s.arrange == 1:
        allow_arranging(c, s, seat, mask)


@rule
def allow_arranging(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """First any number of cards back into the hand, then any number onto the table (R16)."""
    if s.laid == 0:
        allow_set(mask, PICK, held(s.table[seat]))
    # With table_rules a seventh face-up card can be laid by mistake.
    room = int(c.limit_table) + (1 if s.table_rules == 1 else 0)
    if s.table_n[seat] < room:
        allow_set(mask, LAY, held(s.hand[seat]))


@rule
def discardable(c: Record, s: Record, seat: int, cards: Word) -> Word:
    """Which of these kinds may be thrown away: action cards only if the option lets them go unplayed (R12)."""
    if s.action_discard == 0:
        one_too_many = cards_held(s, seat) > int(c.limit_hand) + int(c.limit_table)
        if not one_too_many or held(s.hand[seat]) & ALL_SIGNS != NONE:
            return cards & ~ACTION_CARDS
    return cards


@rule
def allow_main(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """After drawing or taking: play a card just drawn, arrange, and end with a discard or PASS."""
    hand_n, table_n = int(s.hand_n[seat]), int(s.table_n[seat])
    limit_hand, limit_table = int(c.limit_hand), int(c.limit_table)
    if s.fresh == 1 and (s.drawn == CAT or (s.drawn == PANGU and can_steal(s, seat))):
        allow(mask, NOW)
    allow_arranging(c, s, seat, mask)
    careless = s.table_rules == 1
    if careless or (hand_n <= limit_hand and table_n <= limit_table):
        allow(mask, PASS)
    if s.may_discard == 1:
        if careless or (hand_n - 1 <= limit_hand and table_n <= limit_table):
            allow_set(mask, DH, discardable(c, s, seat, held(s.hand[seat])))
        if careless or (hand_n <= limit_hand and table_n - 1 <= limit_table):
            allow_set(mask, DT, discardable(c, s, seat, held(s.table[seat])))


@rule
def draw(s: Record, seat: int, log: Record) -> None:
    """Draw the top card of the draw pile; only the drawer sees it."""
    card = draw_card(s)
    put_in_hand(s, seat, card)
    s.fresh = 1
    s.drawn = card
    s.drew = 1
    s.may_discard = 1
    s.phase = MAIN
    emit1_to(log, 1 << seat, E_DRAW, seat, card)


@rule
def take(s: Record, seat: int, log: Record) -> None:
    """Take the top card of the discard pile, openly; it cannot be played this turn."""
    card = take_discard(s)
    put_in_hand_openly(s, seat, card)
    s.drew = 1
    s.may_discard = 1
    s.phase = MAIN
    emit1(log, E_TAKE, seat, card)


@rule
def arrange(s: Record, seat: int, action: int, log: Record) -> None:
    """LAY or PICK as part of a turn: after the first LAY no PICK (R16)."""
    if action < PICK:
        lay(s, seat, action - LAY, log)
        s.laid = 1
    else:
        pick(s, seat, action - PICK, log)


@rule
def discard(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Throw one card away, without effect even for Cat and Pangu; the turn ends (R12, R17)."""
    if action < DT:
        card, place = action - DH, FROM_HAND
        leave_hand(s, seat, card)
    else:
        card, place = action - DT, FROM_TABLE
        leave_table(s, seat, card)
    put_on_discard(s, card)
    emit2(log, E_DISCARD, seat, card, place)
    end_turn(c, s, seat, log)


@rule
def say_pass(c: Record, s: Record, seat: int, log: Record) -> None:
    """End the turn without a discard."""
    emit(log, E_PASS, seat)
    end_turn(c, s, seat, log)


@rule
def act_in_source(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The seat at turn begins its turn."""
    if action == DRAW:
        draw(s, seat, log)
    elif action == TAKE:
        take(s, seat, log)
    elif action == PASS:
        say_pass(c, s, seat, log)
    elif action == CATH or action == CATT:
        play_stored_cat(c, s, seat, action == CATT, log)
    elif action == PANH or action == PANT:
        play_stored_pangu(s, seat, action == PANT, log)
    else:
        arrange(s, seat, action, log)


@rule
def act_in_main(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The seat at turn plays the drawn card, arranges, or ends its turn."""
    drawn = int(s.drawn)
    s.fresh = 0
    s.drawn = NOTHING
    if action == NOW:
        play_drawn_card(c, s, seat, drawn, log)
    elif action == PASS:
        say_pass(c, s, seat, log)
    elif action < LAY:
        discard(c, s, seat, action, log)
    elif action < STEAL_FIRST:
        arrange(s, seat, action, log)
