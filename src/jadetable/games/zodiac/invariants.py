"""What must always hold in a state of Zodiac."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.zodiac.rules_end import is_right_twelve
from jadetable.games.zodiac.state import FIX, OVER, PENALTY, QUIET, SOURCE, TOO_MANY, TYPES

FAULTS = (
    "a card is missing or there twice",
    "a count of cards is wrong",
    "a seat holds too many cards",
    "a card is known that is not in the hand",
    "the asked seats do not fit the phase",
    "a flag is out of bounds",
    "a skip is pending that should have been used",
    "the winner does not hold the right twelve",
)
CARDS_LOST, COUNT_WRONG, TOO_MANY_HELD, KNOWN_WRONG, ASKED_WRONG, FLAG_WRONG, SKIP_WRONG, WIN_WRONG = (
    1 << place for place in range(len(FAULTS))
)


@rule
def _check_cards(c: Record, s: Record) -> int:
    """Every card is in exactly one place, and the counts agree."""
    faults = 0
    for card in range(TYPES):
        found = 0
        for place in range(int(s.draw_n)):
            found += 1 if s.draw[place] == card else 0
        for place in range(int(s.disc_n)):
            found += 1 if s.disc[place] == card else 0
        for seat in range(int(s.seats)):
            found += int(s.hand[seat, card]) + int(s.table[seat, card])
            if s.known[seat, card] > s.hand[seat, card]:
                faults |= KNOWN_WRONG
        if found != c.copies[card]:
            faults |= CARDS_LOST
    return faults


@rule
def _check_seats(c: Record, s: Record) -> int:
    """Hands and tables are within their bounds; only the acting seat may exceed them, by one card in all."""
    faults = 0
    most = int(c.limit_hand) + int(c.limit_table)
    for seat in range(int(s.seats)):
        hand_n, table_n = 0, 0
        for card in range(TYPES):
            hand_n += int(s.hand[seat, card])
            table_n += int(s.table[seat, card])
        if hand_n != s.hand_n[seat] or table_n != s.table_n[seat]:
            faults |= COUNT_WRONG
        acting = seat == s.cur and s.phase != OVER
        if hand_n + table_n > most + (1 if acting else 0):
            faults |= TOO_MANY_HELD
        if not acting and (hand_n > c.limit_hand or table_n > c.limit_table):
            faults |= TOO_MANY_HELD
        # A single skip is used before the next turn; penalties, stronger Cats and a second one leave some for later.
        used_at_once = s.table_rules == 0 and c.cat_skips <= 1 and s.discarded_cat == QUIET
        if s.phase == SOURCE and used_at_once and s.skip[seat] > 0:
            faults |= SKIP_WRONG
    return faults


@rule
def _check_phase(c: Record, s: Record) -> int:
    """Exactly one seat is asked, the right one, and flags are within their bounds."""
    faults = 0
    asked = int(s.asked)
    if s.phase == OVER:
        if asked != 0 or s.over != 1:
            faults |= ASKED_WRONG
        if s.winner >= 0 and not is_right_twelve(c, s, int(s.winner)):
            faults |= WIN_WRONG
    elif s.phase == PENALTY:
        if asked == 0 or asked & (asked - 1) != 0 or asked == 1 << int(s.cur):
            faults |= ASKED_WRONG
    elif asked != 1 << int(s.cur):
        faults |= ASKED_WRONG
    if s.closed > TOO_MANY + 1 or s.phase > OVER or s.fresh > 1 or (s.fresh == 1) != (s.drawn >= 0):
        faults |= FLAG_WRONG
    if s.table_rules == 0 and (s.closed > 0 or s.phase == PENALTY or s.phase == FIX):
        faults |= FLAG_WRONG
    return faults


@rule
def check(c: Record, s: Record) -> int:
    """Everything that is wrong with a state, as flags in the order of FAULTS."""
    return _check_cards(c, s) | _check_seats(c, s) | _check_phase(c, s)
