"""The state of Mandarin: the record and its names.

- space: 0..35 clockwise; sector = space // 3 in the order of the zodiac; its middle space shows the character
- coll: the cards, coll[seat, animal, ORDINARY or EMPEROR]
- pagoda, pagoda_n: what is inside the Pagoda, and how many
- up, down, down_n: what lies on the board, face up and face down, and how many face down; draws: all of them
- cur: the mover, whose turn it is; first: the opener of every round
- overtaken: bit set of the seats jumped by the first roll and not yet asked for a figure
- victim: who gives a figure at TAKE; creditor: who chooses one at SEIZE, where the mover is the debtor
- auc: NO_AUCTION, ORDINARY_AUCTION or SPECIAL_AUCTION; act: bit set of the bidders still in; barred: of the defaulters
- high_bid, high_seat: the highest bid of this attempt and whose it is (0 and NOBODY before the first)
- step: the step of the turn that is due once nobody is asked (core/steps.py)
- signs: the option, wished start signs; sign: the signs in force
"""

from jadetable.almanac import SIGN_NAMES
from jadetable.core import record

ANIMALS = len(SIGN_NAMES)
MOST_SEATS = 5
KINDS = 2
ORDINARY, EMPEROR = range(KINDS)
NOTHING = -1
NOBODY = -1
AUTOMATIC = -1
SECTOR_SPACES = 3
SPACES = ANIMALS * SECTOR_SPACES

PHASES = ("TURN", "DRAWN", "BID", "VICTIM", "TAKE", "SEIZE", "OVER")
TURN, DRAWN, BID, VICTIM, TAKE, SEIZE, OVER = range(7)
# The steps of a turn: roll and move; toll or pay; a figure of an overtaken seat; the Pagoda; the next seat.
MOVE, PAY, ROB, PULL, END_TURN = range(5)
NO_AUCTION, ORDINARY_AUCTION, SPECIAL_AUCTION = range(3)
NOT_ROLLED, FIRST_ROLL, SECOND_ROLL = range(3)
COLLECTOR, MONEY = range(2)
LANDS_NORMALLY, FORFEITS = range(2)
ONE_FIGURE, ONE_FROM_EACH = range(2)
MONEY_ONLY, FULL, NO_EFFECT = range(3)
TWELVE_ENDS, EITHER_ENDS = range(2)
BY_NOTHING, BY_SET, BY_TWELVE = 0, 6, 12
MOST_FACE_UP = 2  # the first and the last figure of a lot

STATE = record.state_dtype(
    [
        ("money", "i4", (MOST_SEATS,)),
        ("high_bid", "i4"),
        ("round_limit", "i4"),
        ("pagoda_n", "i2"),
        ("down_n", "i2"),
        ("draws", "i2"),
        ("first", "i1"),
        ("cur", "i1"),
        ("phase", "i1"),
        ("variant", "i1"),
        ("table_rules", "i1"),
        ("overtake_empty", "i1"),
        ("overtake_level", "i1"),
        ("overtake_take", "i1"),
        ("second_roll", "i1"),
        ("special_once", "i1"),
        ("money_end", "i1"),
        ("open_money", "i1"),
        ("die", "i1"),
        ("roll_no", "i1"),
        ("overtaken", "i1"),
        ("victim", "i1"),
        ("creditor", "i1"),
        ("auc", "i1"),
        ("act", "i1"),
        ("barred", "i1"),
        ("high_seat", "i1"),
        ("completer", "i1"),
        ("ended_by", "i1"),
        ("signs", "i1", (MOST_SEATS,)),
        ("sign", "i1", (MOST_SEATS,)),
        ("pos", "i1", (MOST_SEATS,)),
        ("special_used", "i1", (MOST_SEATS,)),
        ("coll", "i1", (MOST_SEATS, ANIMALS, KINDS)),
        ("pagoda", "i1", (ANIMALS, KINDS)),
        ("up", "i1", (ANIMALS, KINDS)),
        ("down", "i1", (ANIMALS, KINDS)),
        ("step", "i1"),
    ]
)
