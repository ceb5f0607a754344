"""The auction: open rising bids, one seat after the other to the left."""

import numpy as np

from jadetable.core.asked import ask_only
from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit, emit1, emit3
from jadetable.core.mask import allow, allow_set
from jadetable.core.record import Mask, Record
from jadetable.games.mandarin.actions import (
    BEFORE_RAISE,
    DROP,
    E_AUCTION,
    E_BID,
    E_DEFAULT,
    E_DROP,
    E_SOLD,
    E_UNSOLD,
    RAISE,
    RAISES,
)
from jadetable.games.mandarin.rules_end import end_if_complete
from jadetable.games.mandarin.rules_figures import return_lot, turn_and_gain_lot
from jadetable.games.mandarin.state import BID, NO_AUCTION, NOBODY, SPECIAL_AUCTION

ALL_RAISES = np.uint64((1 << RAISES) - 1)


@rule
def open_auction(s: Record, sort: int, log: Record) -> None:
    """All seats but defaulters bid (special auction: not the mover); the mover or the next to its left begins."""
    mover = int(s.cur)
    attempt = 1
    for seat in range(int(s.seats)):
        attempt += (int(s.barred) >> seat) & 1
    s.auc = sort
    s.act = bidders(s, sort)
    s.high_bid = 0
    s.high_seat = NOBODY
    s.phase = BID
    speaker = mover if (int(s.act) >> mover) & 1 == 1 else next_speaker(s, mover)
    ask_only(s, speaker)
    emit3(log, E_AUCTION, speaker, sort, int(s.draws), attempt)


@rule
def bidders(s: Record, sort: int) -> int:
    """The bit set of the seats that may bid in a new attempt."""
    everybody = (1 << int(s.seats)) - 1
    if sort == SPECIAL_AUCTION:
        everybody &= ~(1 << int(s.cur))
    return everybody & ~int(s.barred)


@rule
def next_speaker(s: Record, seat: int) -> int:
    """The next seat to the left that is still in the auction; may come back to the seat itself."""
    for distance in range(1, int(s.seats) + 1):
        other = (seat + distance) % int(s.seats)
        if (int(s.act) >> other) & 1 == 1:
            return other
    return NOBODY


@rule
def least_raise(c: Record, s: Record) -> int:
    """The fewest steps by which the bid may be raised: the first bid has a minimum."""
    return max(1, -((int(s.high_bid) - int(c.minimum)) // int(c.step)))


@rule
def most_raise(c: Record, s: Record, seat: int) -> int:
    """The most steps by which this seat may raise the bid."""
    limit = int(c.bid_cap)
    if s.table_rules == 0:
        limit = min(limit, int(s.money[seat]))
    return min(RAISES, (limit - int(s.high_bid)) // int(c.step))


@rule
def allow_bids(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """Drop out, or raise by so many steps; beyond one's own money only with table_rules (R15)."""
    allow(mask, DROP)
    least, most = least_raise(c, s), most_raise(c, s, seat)
    if least <= most:
        allow_set(mask, RAISE, (ALL_RAISES >> np.uint64(RAISES - most)) & (ALL_RAISES << np.uint64(least - 1)))


@rule
def speak(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """A seat raises or drops out; when the word comes back to the highest bidder the hammer falls (R14)."""
    if action == DROP:
        s.act = int(s.act) & ~(1 << seat)
        emit(log, E_DROP, seat)
        if s.act == 0:
            leave_unsold(s, log)
            return
    else:
        s.high_bid = int(s.high_bid) + int(c.step) * (action - BEFORE_RAISE)
        s.high_seat = seat
        emit1(log, E_BID, seat, int(s.high_bid))
    following = next_speaker(s, seat)
    if following == s.high_seat:
        settle(c, s, following, log)
    else:
        ask_only(s, following)


@rule
def settle(c: Record, s: Record, winner: int, log: Record) -> None:
    """The highest bidder pays the Bank, or the mover in a special auction, and gets the lot; or defaults."""
    price, lot = int(s.high_bid), int(s.draws)
    if s.money[winner] < price:
        default(s, winner, log)
        return
    receiver = pay_price(s, winner, price)
    emit3(log, E_SOLD, winner, price, receiver, lot)
    close_auction(s)
    turn_and_gain_lot(s, winner, log)
    end_if_complete(c, s, winner, log)


@rule
def pay_price(s: Record, payer: int, amount: int) -> int:
    """Money goes to the Bank, or to the mover in a special auction; return who got it, NOBODY for the Bank (R26)."""
    s.money[payer] = int(s.money[payer]) - amount
    if s.auc != SPECIAL_AUCTION:
        return NOBODY
    s.money[int(s.cur)] = int(s.money[int(s.cur)]) + amount
    return int(s.cur)


@rule
def default(s: Record, winner: int, log: Record) -> None:
    """Who bid more than it has loses all its money and is barred; the auction is held again among the others (R16)."""
    paid = int(s.money[winner])
    receiver = pay_price(s, winner, paid)
    emit3(log, E_DEFAULT, winner, int(s.high_bid), paid, receiver)
    s.barred = int(s.barred) | (1 << winner)
    if bidders(s, int(s.auc)) == 0:
        leave_unsold(s, log)
    else:
        open_auction(s, int(s.auc), log)


@rule
def leave_unsold(s: Record, log: Record) -> None:
    """Nobody bought the lot: it returns to the Pagoda and the turn ends (R13)."""
    emit1(log, E_UNSOLD, TABLE, int(s.draws))
    return_lot(s)
    close_auction(s)


@rule
def close_auction(s: Record) -> None:
    """No auction is going on."""
    s.auc = NO_AUCTION
    s.act = 0
    s.barred = 0
    s.high_bid = 0
    s.high_seat = NOBODY
