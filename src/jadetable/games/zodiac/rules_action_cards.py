"""The action cards: the Cat makes the next player miss a turn, Pangu takes a face-up sign."""

import numpy as np

from jadetable.core.compiled import rule
from jadetable.core.events import emit, emit2, emit3
from jadetable.core.mask import NONE, allow_set, held
from jadetable.core.record import Mask, Record, Word
from jadetable.games.zodiac.actions import (
    E_PLAY,
    E_SKIP_SET,
    E_STEAL,
    FROM_HAND,
    FROM_TABLE,
    JUST_DRAWN,
    STEAL_FIRST,
)
from jadetable.games.zodiac.rules_cards import (
    leave_hand,
    leave_table,
    put_in_hand_openly,
    put_on_discard,
    put_on_table,
)
from jadetable.games.zodiac.rules_end import end_turn, owe_skips
from jadetable.games.zodiac.state import CAT, MAIN, PANGU, SIGNS, STEAL

ALL_SIGNS = np.uint64((1 << SIGNS) - 1)


@rule
def wanted(s: Record, seat: int) -> Word:
    """The signs Pangu may take for a seat: those it has no copy of, or with the option any (R13)."""
    if s.pangu_takes == 1:
        return ALL_SIGNS
    return ALL_SIGNS & ~(held(s.hand[seat]) | held(s.table[seat]))


@rule
def can_steal(s: Record, seat: int) -> bool:
    """Whether any opponent shows a sign that Pangu may take."""
    signs = wanted(s, seat)
    for distance in range(1, int(s.seats)):
        if held(s.table[(seat + distance) % int(s.seats)]) & signs != NONE:
            return True
    return False


@rule
def allow_steals(s: Record, seat: int, mask: Mask) -> None:
    """Every face-up sign of an opponent that Pangu may take."""
    signs = wanted(s, seat)
    for distance in range(1, int(s.seats)):
        shown = held(s.table[(seat + distance) % int(s.seats)])
        allow_set(mask, STEAL_FIRST + SIGNS * (distance - 1), shown & signs)


@rule
def skip_next(c: Record, s: Record, seat: int, log: Record) -> None:
    """The next player will miss a turn."""
    victim = (seat + 1) % int(s.seats)
    owe_skips(s, victim, int(c.cat_skips))
    emit(log, E_SKIP_SET, victim)


@rule
def play_drawn_card(c: Record, s: Record, seat: int, card: int, log: Record) -> None:
    """Play the card just drawn; arranging and a discard are still allowed (R9)."""
    # Not `leave_hand`: the card just drawn is never one of those the others know.
    s.hand[seat, card] -= 1
    s.hand_n[seat] -= 1
    put_on_discard(s, card)
    emit2(log, E_PLAY, seat, card, JUST_DRAWN)
    if card == CAT:
        skip_next(c, s, seat, log)
    else:
        s.phase = STEAL


@rule
def play_stored(s: Record, seat: int, card: int, from_table: bool, log: Record) -> None:
    """A stored action card goes on the discard pile."""
    if from_table:
        leave_table(s, seat, card)
    else:
        leave_hand(s, seat, card)
    put_on_discard(s, card)
    emit2(log, E_PLAY, seat, card, FROM_TABLE if from_table else FROM_HAND)


@rule
def play_stored_cat(c: Record, s: Record, seat: int, from_table: bool, log: Record) -> None:
    """Play a stored Cat instead of drawing."""
    play_stored(s, seat, CAT, from_table, log)
    skip_next(c, s, seat, log)
    end_card_turn(c, s, seat, log)


@rule
def play_stored_pangu(s: Record, seat: int, from_table: bool, log: Record) -> None:
    """Play a stored Pangu instead of drawing; the choice of the sign follows."""
    play_stored(s, seat, PANGU, from_table, log)
    s.phase = STEAL


@rule
def end_card_turn(c: Record, s: Record, seat: int, log: Record) -> None:
    """After a stored card the turn ends; with `arrange` cards may first be arranged, without a discard (R15)."""
    if s.arrange == 1:
        s.phase = MAIN
    else:
        end_turn(c, s, seat, log)


@rule
def steal(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Pangu takes a face-up sign: into the hand, or onto the table when a stored Pangu finds the hand full (R14)."""
    victim = (seat + (action - STEAL_FIRST) // SIGNS + 1) % int(s.seats)
    sign = (action - STEAL_FIRST) % SIGNS
    leave_table(s, victim, sign)
    if s.drew == 1 or s.hand_n[seat] < c.limit_hand:
        put_in_hand_openly(s, seat, sign)
        emit3(log, E_STEAL, seat, victim, sign, FROM_HAND)
    else:
        put_on_table(s, seat, sign)
        emit3(log, E_STEAL, seat, victim, sign, FROM_TABLE)
    if s.drew == 1:
        s.phase = MAIN
    else:
        end_card_turn(c, s, seat, log)
