"""The state of Mandarin: the record, its names, and what must always hold.

- space: 0..35 clockwise; sector = space // 3 in the order of the zodiac; its middle space shows the character
- coll: the cards, coll[seat, animal, ORDINARY or EMPEROR]
- pagoda, pagoda_n: what is inside the Pagoda, and how many
- up, down, down_n: what lies on the board, face up and face down, and how many face down; draws: all of them
- cur: the mover, whose turn it is; first: the opener of every round
- overtaken: bit set of the seats jumped by the first roll and not yet asked for a figure
- victim: who gives a figure at TAKE; creditor: who chooses one at SEIZE, where the mover is the debtor
- auc: NO_AUCTION, ORDINARY_AUCTION or SPECIAL_AUCTION; act: bit set of the bidders still in; barred: of the defaulters
- high_bid, high_seat: the highest bid of this attempt and whose it is (0 and NOBODY before the first)
- step: the auction's step from the components, kept so that a bid's amount can be told from the record alone
- signs: the option, wished start signs; sign: the signs in force
"""

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.record import Record

SIGN_NAMES = ("rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig")
ANIMALS = 12
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
        ("step", "i4"),
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
    ]
)

FAULTS = (
    "a figure is missing or there twice",
    "a count of figures is wrong",
    "an amount of money is negative or cannot be paid in notes",
    "figures lie on the board when none should",
    "the asked seats do not fit the phase",
    "the auction is out of order",
    "a complete collection went unnoticed",
    "a pawn or a flag is out of bounds",
    "an absent seat owns something",
)
FIGURES_LOST, COUNT_WRONG, MONEY_WRONG, LOT_WRONG, ASKED_WRONG, AUCTION_WRONG, WIN_MISSED, FLAG_WRONG, ABSENT_OWNS = (
    1 << place for place in range(len(FAULTS))
)


@rule
def collection(c: Record, s: Record, seat: int) -> int:
    """Which collection a seat has complete: BY_TWELVE (also when both are), BY_SET or BY_NOTHING."""
    different, most = 0, 0
    for animal in range(ANIMALS):
        owned = int(s.coll[seat, animal, ORDINARY]) + int(s.coll[seat, animal, EMPEROR])
        if owned > 0:
            different += 1
            most = max(most, owned)
    if different >= c.distinct:
        return BY_TWELVE
    return BY_SET if most >= c.same else BY_NOTHING


@rule
def winning_collection(c: Record, s: Record, seat: int) -> int:
    """Which complete collection of a seat ends the game: in the money game six alike only by option (R24)."""
    found = collection(c, s, seat)
    if found == BY_SET and s.variant == MONEY and s.money_end == TWELVE_ENDS:
        return BY_NOTHING
    return found


@rule
def _check_figures(c: Record, s: Record) -> int:
    """Every figure is in exactly one place and the counts agree."""
    faults, inside, hidden, shown = 0, 0, 0, 0
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            found = int(s.pagoda[animal, kind]) + int(s.up[animal, kind]) + int(s.down[animal, kind])
            inside += int(s.pagoda[animal, kind])
            shown += int(s.up[animal, kind])
            hidden += int(s.down[animal, kind])
            for seat in range(int(s.seats)):
                found += int(s.coll[seat, animal, kind])
            printed = int(c.emperors) if kind == EMPEROR else int(c.copies) - int(c.emperors)
            if found != printed:
                faults |= FIGURES_LOST
    if inside != s.pagoda_n or hidden != s.down_n or shown + hidden != s.draws:
        faults |= COUNT_WRONG
    if shown > MOST_FACE_UP or (shown + hidden > 0) != (s.phase == DRAWN or s.phase == BID):
        faults |= LOT_WRONG
    return faults


@rule
def _check_seats(c: Record, s: Record) -> int:
    """Money can be paid in notes, pawns stand on the board, absent seats own nothing, no win is overlooked."""
    faults = 0
    for seat in range(MOST_SEATS):
        if s.money[seat] < 0 or int(s.money[seat]) % int(c.unit) != 0:
            faults |= MONEY_WRONG
        if s.pos[seat] < 0 or s.pos[seat] >= SPACES or s.sign[seat] < 0 or s.sign[seat] >= ANIMALS:
            faults |= FLAG_WRONG
        if seat >= s.seats:
            owned = int(s.money[seat]) + int(s.pos[seat]) + int(s.sign[seat]) + int(s.special_used[seat])
            for animal in range(ANIMALS):
                owned += int(s.coll[seat, animal, ORDINARY]) + int(s.coll[seat, animal, EMPEROR])
            if owned != 0 or s.signs[seat] != AUTOMATIC:
                faults |= ABSENT_OWNS
        elif s.over == 0 and winning_collection(c, s, seat) != BY_NOTHING:
            faults |= WIN_MISSED
    return faults


@rule
def _check_auction(c: Record, s: Record) -> int:
    """Bids are within their bounds and the flags of an auction are set only during one."""
    if s.phase != BID:
        idle = s.auc == NO_AUCTION and s.act == 0 and s.barred == 0 and s.high_bid == 0 and s.high_seat == NOBODY
        return 0 if idle else AUCTION_WRONG
    fair = s.auc != NO_AUCTION and int(s.act) & int(s.barred) == 0 and int(s.asked) & int(s.act) == int(s.asked)
    fair = fair and (s.auc != SPECIAL_AUCTION or (int(s.act) >> int(s.cur)) & 1 == 0)
    fair = fair and int(s.act) < (1 << int(s.seats)) and (s.high_bid == 0) == (s.high_seat == NOBODY)
    if s.high_seat >= 0:
        fair = fair and (int(s.act) >> int(s.high_seat)) & 1 == 1 and s.high_bid <= c.bid_cap
        fair = fair and s.asked != 1 << int(s.high_seat)
        fair = fair and (s.table_rules == 1 or s.high_bid <= s.money[int(s.high_seat)])
    fair = fair and (s.table_rules == 1 or s.barred == 0)
    return 0 if fair else AUCTION_WRONG


@rule
def _check_phase(c: Record, s: Record) -> int:
    """Exactly one seat is asked, the right one, and flags fit the phase."""
    faults = 0
    asked = int(s.asked)
    if s.phase == OVER:
        fits = asked == 0 and s.over == 1 and (s.truncated == 1) == (s.completer == NOBODY)
    elif s.phase == BID:
        fits = asked > 0 and asked & (asked - 1) == 0
    elif s.phase == SEIZE:
        fits = s.creditor >= 0 and s.creditor != s.cur and asked == 1 << int(s.creditor)
    else:
        fits = asked == 1 << int(s.cur)
    if not fits or asked >= 1 << int(s.seats):
        faults |= ASKED_WRONG
    if (s.phase == SEIZE) != (s.creditor >= 0) or (s.phase == TAKE) != (s.victim >= 0):
        faults |= FLAG_WRONG
    if (s.phase == TURN) != (s.roll_no == NOT_ROLLED) or s.turn < 1 or s.round < 1:
        faults |= FLAG_WRONG
    if s.overtaken != 0 and s.phase != VICTIM and s.phase != TAKE and s.phase != SEIZE:
        faults |= FLAG_WRONG
    return faults


@rule
def check(c: Record, s: Record) -> int:
    """Everything that is wrong with a state, as flags in the order of FAULTS."""
    return _check_figures(c, s) | _check_seats(c, s) | _check_auction(c, s) | _check_phase(c, s)
