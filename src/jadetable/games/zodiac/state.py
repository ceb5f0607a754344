"""The state of Zodiac: the record, its names, and what must always hold.

draw, disc      the two piles, one card type a place; index n - 1 is the top
hand[seat]      how many cards of each type 0..13 a seat holds in hand   (hand_n: all of them)
table[seat]     how many lie face up before it                           (table_n)
known[seat]     the part of the hand that everybody can place
seat            whose turn it is;  offender = seat during PENALTY and FIX, else NOBODY
fresh, drawn    the last action was DRAW, and of what (NOTHING otherwise)
laid, drew, may_discard    a card was laid; a card was drawn or taken; a discard is still allowed this turn
closed          2 when a penalty card has just been thrown, 1 during the next turn: the discard pile is closed
"""

from jadetable.almanac import SIGN_NAMES
from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.record import MAX_SEATS, Record

CARD_NAMES = (*SIGN_NAMES, "cat", "pangu")
SIGNS = len(SIGN_NAMES)
CAT = 12
PANGU = 13
TYPES = 14
NOTHING = -1
NOBODY = -1
NO_WINNER = -1
DECK_CAPACITY = 128
# Where a Cat costs several turns they could add up without end: nobody ever owes more than these.
MOST_SKIPS = 99

PHASES = ("SOURCE", "MAIN", "STEAL", "CALL", "PENALTY", "FIX", "OVER")
SOURCE, MAIN, STEAL, CALL, PENALTY, FIX, OVER = range(7)
NO_PENALTY, TOO_MANY, FALSE_CALL = range(3)

STATE = record.state_dtype(
    [
        ("turns_per_seat", "i2"),
        ("draw_n", "i2"),
        ("disc_n", "i2"),
        ("phase", "i1"),
        ("seat", "i1"),
        ("dealer", "i1"),
        ("fresh", "i1"),
        ("drawn", "i1"),
        ("laid", "i1"),
        ("drew", "i1"),
        ("may_discard", "i1"),
        ("closed", "i1"),
        ("offender", "i1"),
        ("pen_left", "i1"),
        ("pen_kind", "i1"),
        ("winner", "i1"),
        ("first_dealer", "i1"),
        ("table_rules", "i1"),
        ("arrange", "i1"),
        ("pangu_takes", "i1"),
        ("pangu_wild", "i1"),
        ("cat_from_discard", "i1"),
        ("action_discard", "i1"),
        ("penalty_chooser", "i1"),
        ("skip", "i1", (MAX_SEATS,)),
        ("hand_n", "i1", (MAX_SEATS,)),
        ("table_n", "i1", (MAX_SEATS,)),
        ("draw", "i1", (DECK_CAPACITY,)),
        ("disc", "i1", (DECK_CAPACITY,)),
        ("hand", "i1", (MAX_SEATS, TYPES)),
        ("table", "i1", (MAX_SEATS, TYPES)),
        ("known", "i1", (MAX_SEATS, TYPES)),
    ]
)

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
        acting = seat == s.seat and s.phase != OVER
        if hand_n + table_n > most + (1 if acting else 0):
            faults |= TOO_MANY_HELD
        if not acting and (hand_n > c.limit_hand or table_n > c.limit_table):
            faults |= TOO_MANY_HELD
        # A single skip is used before the next turn; penalties and stronger Cats leave some for later.
        used_at_once = s.table_rules == 0 and c.cat_skips <= 1
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
        if asked == 0 or asked & (asked - 1) != 0 or asked == 1 << int(s.seat):
            faults |= ASKED_WRONG
    elif asked != 1 << int(s.seat):
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
