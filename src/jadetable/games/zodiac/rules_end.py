"""The end of a turn: too many cards, the call, penalties, the next turn, the end of the game."""

import numpy as np

from jadetable.core.asked import ask_nobody, ask_only
from jadetable.core.bind import bind
from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit, emit1, emit2, emit3
from jadetable.core.mask import NONE, allow, allow_set, held
from jadetable.core.record import Mask, Record
from jadetable.core.rng import roll
from jadetable.games.zodiac.actions import (
    DH,
    DT,
    E_CALL,
    E_OVERLIMIT,
    E_PASS,
    E_PENALTY,
    E_REVEAL,
    E_SKIPPED,
    E_TRUNCATED,
    E_TURN,
    E_WIN,
    FROM_HAND,
    FROM_TABLE,
    LAY,
    PASS,
    PICK,
    ZODIAC,
)
from jadetable.games.zodiac.rules_cards import (
    cards_held,
    lay,
    leave_hand,
    leave_table,
    pick,
    put_on_discard,
    renew_draw_pile,
    signs_held,
    within_limits,
)
from jadetable.games.zodiac.state import (
    CALL,
    CAT,
    FALSE_CALL,
    FIX,
    MOST_SKIPS,
    NO_PENALTY,
    NOBODY,
    NOTHING,
    OVER,
    PANGU,
    PENALTY,
    SIGNS,
    SOURCE,
    TOO_MANY,
    TYPES,
)

ALL_SIGNS = np.uint64((1 << SIGNS) - 1)
CLOSED_NEXT_TURN = 2


@rule
def is_right_twelve(c: Record, s: Record, seat: int) -> bool:
    """Whether a seat holds the winning twelve: six and six, no Cat, no sign twice, Pangu only as the option allows."""
    hand, table = s.hand[seat], s.table[seat]
    if s.hand_n[seat] != c.win_hand or s.table_n[seat] != c.win_table:
        return False
    for sign in range(SIGNS):
        if int(hand[sign]) + int(table[sign]) > 1:
            return False
    if int(hand[CAT]) + int(table[CAT]) > 0:
        return False
    return int(hand[PANGU]) + int(table[PANGU]) <= int(s.pangu_wild)


@rule
def end_turn(c: Record, s: Record, seat: int, log: Record) -> None:
    """Limits are checked first, then a seat with six and six may (or must) call."""
    if not within_limits(c, s, seat):
        emit2(log, E_OVERLIMIT, seat, int(s.hand_n[seat]), int(s.table_n[seat]))
        owe_skips(s, seat, int(c.overlimit_skips))
        reveal_hand(s, seat, log)
        begin_penalty(c, s, seat, TOO_MANY, int(c.overlimit_signs), log)
        return
    six_and_six = s.hand_n[seat] == c.win_hand and s.table_n[seat] == c.win_table
    if six_and_six and (s.table_rules == 1 or is_right_twelve(c, s, seat)):
        s.phase = CALL
    else:
        next_turn(c, s, log)


@rule
def owe_skips(s: Record, seat: int, number: int) -> None:
    """A seat will miss so many turns more; skips add up (R27)."""
    s.skip[seat] = min(int(s.skip[seat]) + number, MOST_SKIPS)


@rule
def reveal_hand(s: Record, seat: int, log: Record) -> None:
    """The whole hand is shown, so everybody knows it."""
    for card in range(TYPES):
        s.known[seat, card] = s.hand[seat, card]
    emit(log, E_REVEAL, seat)


@rule
def allow_call(s: Record, mask: Mask) -> None:
    """The shout; with table_rules one may also stay silent, or be wrong."""
    allow(mask, ZODIAC)
    if s.table_rules == 1:
        allow(mask, PASS)


@rule
def call(c: Record, s: Record, seat: int, log: Record) -> None:
    """The hand is turned over: the right twelve win, wrong ones cost two signs (R24)."""
    right = is_right_twelve(c, s, seat)
    emit1(log, E_CALL, seat, 1 if right else 0)
    reveal_hand(s, seat, log)
    if right:
        s.winner = seat
        emit(log, E_WIN, seat)
        end_game(c, s)
    else:
        owe_skips(s, seat, int(c.false_call_skips))
        begin_penalty(c, s, seat, FALSE_CALL, int(c.false_call_signs), log)


@rule
def stay_silent(c: Record, s: Record, seat: int, log: Record) -> None:
    """No call this time."""
    emit(log, E_PASS, seat)
    next_turn(c, s, log)


@rule
def begin_penalty(c: Record, s: Record, offender: int, kind: int, signs: int, log: Record) -> None:
    """An opponent will choose which cards the offender loses: the left neighbour, or a random one (R22)."""
    s.offender = offender
    s.pen_kind = kind
    s.pen_left = min(signs, cards_held(s, offender))
    if s.pen_left == 0:
        finish_penalty(c, s, log)
        return
    s.phase = PENALTY
    distance = 1 + (roll(s, int(s.seats) - 1) if s.penalty_chooser == 1 else 0)
    ask_only(s, (offender + distance) % int(s.seats))


@rule
def allow_penalty(s: Record, mask: Mask) -> None:
    """Any sign of the offender, from hand or table; an action card only if there is no sign at all."""
    in_hand, on_table = held(s.hand[s.offender]), held(s.table[s.offender])
    if (in_hand | on_table) & ALL_SIGNS != NONE:
        in_hand &= ALL_SIGNS
        on_table &= ALL_SIGNS
    allow_set(mask, DH, in_hand)
    allow_set(mask, DT, on_table)


@rule
def throw_penalty_card(c: Record, s: Record, chooser: int, action: int, log: Record) -> None:
    """The chosen card goes on the discard pile, which is closed for the next turn (R25)."""
    offender = int(s.offender)
    if action < DT:
        card, place = action - DH, FROM_HAND
        leave_hand(s, offender, card)
    else:
        card, place = action - DT, FROM_TABLE
        leave_table(s, offender, card)
    put_on_discard(s, card)
    s.closed = CLOSED_NEXT_TURN
    s.pen_left = int(s.pen_left) - 1
    emit3(log, E_PENALTY, chooser, offender, card, place)
    if s.pen_left == 0:
        finish_penalty(c, s, log)


@rule
def finish_penalty(c: Record, s: Record, log: Record) -> None:
    """A place still overfull is put right by the offender; then the turn passes, without a call."""
    if within_limits(c, s, int(s.offender)):
        s.offender = NOBODY
        s.pen_kind = NO_PENALTY
        next_turn(c, s, log)
    else:
        s.phase = FIX
        ask_only(s, int(s.offender))


@rule
def allow_fix(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """Too many in hand: lay one down. Too many face up: pick one up (R23)."""
    if s.hand_n[seat] > c.limit_hand:
        allow_set(mask, LAY, held(s.hand[seat]))
    else:
        allow_set(mask, PICK, held(s.table[seat]))


@rule
def fix(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The offender moves one card to where there is room."""
    if action < PICK:
        lay(s, seat, action - LAY, log)
    else:
        pick(s, seat, action - PICK, log)
    finish_penalty(c, s, log)


@rule
def next_turn(c: Record, s: Record, log: Record) -> None:
    """The turn passes clockwise over seats that owe a skip; an empty draw pile is renewed."""
    if s.turn == int(s.turns_per_seat) * int(s.seats):
        s.truncated = 1
        emit(log, E_TRUNCATED, TABLE)
        end_game(c, s)
        return
    seat = (int(s.cur) + 1) % int(s.seats)
    while s.skip[seat] > 0:
        s.skip[seat] -= 1
        emit(log, E_SKIPPED, seat)
        seat = (seat + 1) % int(s.seats)
    s.cur = seat
    s.turn = int(s.turn) + 1
    if s.closed > 0:
        s.closed = int(s.closed) - 1
    renew_draw_pile(s, log)
    s.fresh = 0
    s.drawn = NOTHING
    s.laid = 0
    s.drew = 0
    s.may_discard = 0
    s.phase = SOURCE
    ask_only(s, seat)
    emit(log, E_TURN, seat)


@rule
def is_ahead(c: Record, s: Record, a: int, b: int) -> bool:
    """Whether seat a is ranked before seat b: the winner, then more different signs, then fewer cards (R31)."""
    if s.winner == a or s.winner == b:
        return s.winner == a
    signs_a, signs_b = signs_held(s, a), signs_held(s, b)
    if signs_a != signs_b:
        return signs_a > signs_b
    return cards_held(s, a) < cards_held(s, b)


rank_seats = bind("jadetable.core.ranking", "zodiac", {"is_ahead": is_ahead}).rank_seats


@rule
def end_game(c: Record, s: Record) -> None:
    """Nobody is asked any more; everybody gets a rank, equal seats the same one."""
    s.phase = OVER
    s.over = 1
    ask_nobody(s)
    rank_seats(c, s)
