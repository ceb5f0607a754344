"""The rules of Mandarin, in rulebook order: setup, then for each prompt what is legal and what it does.

A turn: rules_move (cashing in, die, overtaking, money), rules_pagoda (keep or risk), rules_auction, rules_end (winning
test, next turn, ranking); rules_figures moves single figures. `go_on` walks through the steps of a turn.
"""

from jadetable.almanac.births import sign_of_year
from jadetable.core.asked import ask_nobody
from jadetable.core.compiled import rule
from jadetable.core.mask import NONE, allow, bit, count
from jadetable.core.pick import pick_one
from jadetable.core.record import Mask, Numbers, Record, Word
from jadetable.core.steps import may_go_on, take_step
from jadetable.games.mandarin.actions import FIGURE, ROLL, SEAT
from jadetable.games.mandarin.rules_auction import allow_bids, speak
from jadetable.games.mandarin.rules_end import begin_turn, end_turn
from jadetable.games.mandarin.rules_figures import allow_card, figures_on_card, wealth
from jadetable.games.mandarin.rules_move import (
    allow_victims,
    cash_in,
    choose_victim,
    pay_on_landing,
    rob_overtaken,
    roll_and_move,
    seize,
    take,
)
from jadetable.games.mandarin.rules_pagoda import act_on_drawn, allow_drawn, may_use_pagoda, use_pagoda
from jadetable.games.mandarin.state import (
    ANIMALS,
    AUTOMATIC,
    BID,
    DRAWN,
    EMPEROR,
    END_TURN,
    MONEY,
    MOST_SEATS,
    MOVE,
    NOBODY,
    ORDINARY,
    PAY,
    PULL,
    ROB,
    SEIZE,
    TAKE,
    TURN,
    VICTIM,
)

YEAR_PLACE, MONTH_PLACE = 10000, 100  # a birth date is yyyymmdd
FEBRUARY = 2  # the year of this game begins then, whatever the moon says
TWICE = 2


@rule
def sign_by_month(birth: int) -> int:
    """The sign of a birth date by the game's own rule: January belongs to the year before."""
    year, month = birth // YEAR_PLACE, birth % YEAR_PLACE // MONTH_PLACE
    if month < FEBRUARY:
        year -= 1
    return sign_of_year(year)


@rule
def choose_signs(s: Record) -> None:
    """The option or the birth date decides; then every other seat draws a sign that nobody has yet (R4)."""
    for seat in range(MOST_SEATS):
        s.sign[seat] = AUTOMATIC
        if seat >= s.seats:
            s.signs[seat] = AUTOMATIC
        elif s.signs[seat] != AUTOMATIC:
            s.sign[seat] = s.signs[seat]
        elif s.birth[seat] > 0:
            s.sign[seat] = sign_by_month(int(s.birth[seat]))
    for seat in range(MOST_SEATS):
        if seat >= s.seats:
            s.sign[seat] = 0
        elif s.sign[seat] == AUTOMATIC:
            s.sign[seat] = pick_one(s, free_signs(s))


@rule
def is_free(s: Record, sign: int) -> bool:
    """Whether no seat has a sign yet."""
    for seat in range(int(s.seats)):
        if s.sign[seat] == sign:
            return False
    return True


@rule
def free_signs(s: Record) -> Word:
    """The set of the signs that no seat has yet."""
    free = NONE
    for sign in range(ANIMALS):
        if is_free(s, sign):
            free |= bit(sign)
    return free


@rule
def oldest_seat(s: Record) -> int:
    """The earliest birth date opens; seats without one count as younger, lower seats as older (R5)."""
    oldest = 0
    for seat in range(1, int(s.seats)):
        born, earliest = int(s.birth[seat]), int(s.birth[oldest])
        if born > 0 and (earliest == 0 or born < earliest):
            oldest = seat
    return oldest


@rule
def setup(c: Record, s: Record, log: Record) -> None:
    """Fill the Pagoda, place the pawns, hand out the money; the oldest begins."""
    for animal in range(ANIMALS):
        s.pagoda[animal, ORDINARY] = int(c.copies) - int(c.emperors)
        s.pagoda[animal, EMPEROR] = c.emperors
    s.pagoda_n = ANIMALS * int(c.copies)
    choose_signs(s)
    for seat in range(int(s.seats)):
        s.pos[seat] = int(s.sign[seat]) * int(c.spaces_per_sector) + int(c.character_space)
        s.money[seat] = c.start
    s.bid_step = c.step
    s.victim = NOBODY
    s.creditor = NOBODY
    s.high_seat = NOBODY
    s.completer = NOBODY
    s.first = oldest_seat(s)
    s.turn = 1
    s.round = 1
    begin_turn(s, int(s.first), log)


@rule
def legal(c: Record, s: Record, seat: int, mask: Mask) -> int:
    """Fill the mask with what the asked seat may choose now; return how many."""
    if s.phase == BID:
        allow_bids(c, s, seat, mask)
    elif s.phase == DRAWN:
        allow_drawn(c, s, seat, mask)
    elif s.phase == VICTIM:
        allow_victims(s, mask)
    else:
        if s.phase == TURN:
            allow(mask, ROLL)
        allow_card(s, card_in_question(s, seat), mask)
    return count(mask)


@rule
def card_in_question(s: Record, seat: int) -> int:
    """Whose figures are to choose from: one's own at TURN, the victim's at TAKE, the debtor's at SEIZE."""
    if s.phase == TURN:
        return seat
    return int(s.victim) if s.phase == TAKE else int(s.cur)


@rule
def act(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The asked seat chooses; the game goes on to the next question."""
    ask_nobody(s)
    answer(c, s, seat, action, log)
    go_on(c, s, log)


@rule
def answer(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Carry out what was chosen; the roll itself is the first step of the turn."""
    if s.phase == BID:
        speak(c, s, seat, action, log)
    elif s.phase == DRAWN:
        act_on_drawn(c, s, seat, action, log)
    elif s.phase == VICTIM:
        choose_victim(s, seat, action - SEAT)
    elif s.phase == TAKE:
        take(c, s, seat, action - FIGURE, log)
    elif s.phase == SEIZE:
        seize(c, s, seat, action - FIGURE, log)
    elif action != ROLL:
        cash_in(c, s, seat, action - FIGURE, log)


@rule
def go_on(c: Record, s: Record, log: Record) -> None:
    """Walk on through the steps of a turn until somebody is asked or the game is over."""
    while may_go_on(s):
        if take_step(s, MOVE):
            roll_and_move(c, s, log)
        if take_step(s, PAY):
            pay_on_landing(c, s, log)
        if take_step(s, ROB):
            rob_overtaken(s)
        if take_step(s, PULL) and may_use_pagoda(c, s):
            use_pagoda(c, s, log)
        if take_step(s, END_TURN):
            end_turn(c, s, log)


@rule
def score(c: Record, s: Record, out: Numbers) -> None:
    """Figures on the card; in the money game money and figures together."""
    for seat in range(int(s.seats)):
        out[seat] = wealth(c, s, seat) if s.variant == MONEY else figures_on_card(s, seat)


@rule
def payoff(c: Record, s: Record, out: Numbers) -> None:
    """One for the first, nothing for the last, evenly between; those who share a rank share its places."""
    seats = int(s.seats)
    for seat in range(seats):
        equal = 0
        for other in range(seats):
            equal += 1 if s.rank[other] == s.rank[seat] else 0
        places = TWICE * (seats - int(s.rank[seat])) - (equal - 1)
        out[seat] = places / (TWICE * (seats - 1))


NO_BOUND = (1 << 31) - 1  # without a round limit only the counter of actions ends
SEIZURES = 2  # one after each of the two rolls


@rule
def max_decisions(c: Record, s: Record) -> int:
    """No game takes more decisions than this."""
    if s.round_limit == 0:
        return NO_BOUND
    seats, figures = int(s.seats), ANIMALS * int(c.copies)
    bids = seats * (int(c.bid_cap) // int(c.step) + seats)
    turn = (figures + 1) + figures + 2 * (seats - 1) + SEIZURES + bids
    return min(NO_BOUND, int(s.round_limit) * seats * turn)


@rule
def defaults(c: Record, s: Record) -> None:
    """Options whose default is a printed number."""
    s.round_limit = c.limit
