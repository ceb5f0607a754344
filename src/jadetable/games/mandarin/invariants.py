"""What must always hold in a state of Mandarin."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.mandarin.rules_end import winning_collection
from jadetable.games.mandarin.state import (
    ANIMALS,
    AUTOMATIC,
    BID,
    BY_NOTHING,
    DRAWN,
    EMPEROR,
    KINDS,
    MOST_FACE_UP,
    MOST_SEATS,
    NO_AUCTION,
    NOBODY,
    NOT_ROLLED,
    ORDINARY,
    OVER,
    SEIZE,
    SPACES,
    SPECIAL_AUCTION,
    TAKE,
    TURN,
    VICTIM,
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
