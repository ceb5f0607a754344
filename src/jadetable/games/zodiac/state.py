"""The state of Zodiac: the record and its names.

draw, disc      the two piles, one card type a place; index n - 1 is the top
hand[seat]      how many cards of each type 0..13 a seat holds in hand   (hand_n: all of them)
table[seat]     how many lie face up before it                           (table_n)
known[seat]     the part of the hand that everybody can place
cur             whose turn it is;  offender = seat during PENALTY and FIX, else NOBODY
fresh, drawn    the last action was DRAW, and of what (NOTHING otherwise)
laid, drew, may_discard    a card was laid; a card was drawn or taken; a discard is still allowed this turn
closed          2 when a penalty card has just been thrown, 1 during the next turn: the discard pile is closed
"""

from jadetable.almanac import SIGN_NAMES
from jadetable.core import record
from jadetable.core.record import MAX_SEATS

CARD_NAMES = (*SIGN_NAMES, "cat", "pangu")
SIGNS = len(SIGN_NAMES)
CAT = 12
PANGU = 13
TYPES = 14
QUIET, BITES = range(2)  # a Cat that its owner discards
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
        ("cur", "i1"),
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
        ("discarded_cat", "i1"),
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
