"""The rules of The Rat and the Dragon: setup, what is legal, what a choice does, scores.

Where a creature fits: rules_room. One seat's entry: rules_draw. The round and the end: rules_round.
"""

import numpy as np

from jadetable.core.asked import no_longer_ask
from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit, emit1, emit1_to
from jadetable.core.mask import allow, allow_set, count
from jadetable.core.payoffs import share_first_place
from jadetable.core.record import Mask, Numbers, Record
from jadetable.core.rng import shuffle
from jadetable.games.ratdragon.actions import E_FINISHED, E_FOUL, E_GUEST, NO_PAIR, TAKE_SINGLE, TAKE_SUM
from jadetable.games.ratdragon.rules_draw import anchor, correct, drawable_row, enter, next_partner
from jadetable.games.ratdragon.rules_round import close_round, open_round, roll_dice, total_of
from jadetable.games.ratdragon.state import AUTOMATIC, CHOOSE, DRAW, IDLE, MOST_CREATURES, NO_CREATURE, NO_FOUL


@rule
def turn_up_guests(c: Record, s: Record, log: Record) -> None:
    """Shuffle the cards and turn up the guests; the others are not used again (R11)."""
    for place in range(int(c.cards)):
        s.deck[place] = c.card[place]
    shuffle(s, s.deck, int(c.cards))
    wanted = int(c.face_up) if s.guests == AUTOMATIC else int(s.guests)
    s.guests_shown = min(wanted, int(c.cards))
    for place in range(int(s.guests_shown)):
        emit1(log, E_GUEST, TABLE, int(s.deck[place]))


@rule
def setup(c: Record, s: Record, log: Record) -> None:
    """Empty sheets, guests, and the first roll."""
    s.width = c.width
    for seat in range(int(s.seats)):
        s.sheet[seat].empty = int(c.width) * int(c.height)
    alone = 1 if s.seats == 1 else 0
    s.stuck_costs = alone if s.stuck_penalty == AUTOMATIC else s.stuck_penalty
    turn_up_guests(c, s, log)
    roll_dice(c, s)
    open_round(c, s, log)


@rule
def allow_squares(c: Record, s: Record, sheet: Record, mask: Mask) -> None:
    """Every square that may be drawn next."""
    for row in range(int(c.height)):
        squares = drawable_row(c, s, sheet, row)
        if squares != 0:
            allow_set(mask, row * int(c.width), np.uint64(squares))


@rule
def allow_partners(c: Record, s: Record, sheet: Record, mask: Mask) -> None:
    """Every creature the new one may pair with, by its lowest square; or none of them."""
    allow(mask, NO_PAIR)
    partner = next_partner(c, s, sheet, NO_CREATURE)
    while partner != NO_CREATURE:
        allow(mask, anchor(sheet, partner))
        partner = next_partner(c, s, sheet, partner)


@rule
def legal(c: Record, s: Record, seat: int, mask: Mask) -> int:
    """Fill the mask with what an asked seat may choose now; return how many."""
    sheet = s.sheet[seat]
    if sheet.phase == CHOOSE:
        allow(mask, TAKE_SUM)
        allow(mask, TAKE_SINGLE)
    elif sheet.phase == DRAW:
        allow_squares(c, s, sheet, mask)
    else:
        allow_partners(c, s, sheet, mask)
    return count(mask)


@rule
def act(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """An asked seat goes on with its entry; when the last one has finished, the round closes."""
    sheet = s.sheet[seat]
    foul = enter(c, s, sheet, action)
    if foul != NO_FOUL:
        correct(c, s, sheet)
        # All learn that a drawing was refused; why would tell what was drawn (R20).
        emit1_to(log, 1 << seat, E_FOUL, seat, foul)
    elif sheet.phase == IDLE:
        no_longer_ask(s, seat)
        emit(log, E_FINISHED, seat)
        if s.asked == 0:
            close_round(c, s, log)


@rule
def score(c: Record, s: Record, out: Numbers) -> None:
    """Each seat's total as its sheet stands."""
    for seat in range(int(s.seats)):
        out[seat] = total_of(c, s, s.sheet[seat])


@rule
def payoff(c: Record, s: Record, out: Numbers) -> None:
    """First place takes all; who shares it shares that. Alone, one for a game won."""
    if s.seats == 1:
        out[0] = s.won
    else:
        share_first_place(s, out)


@rule
def max_decisions(c: Record, s: Record) -> int:
    """No game takes more decisions than this: every square once, a choice and a pairing for each creature, mistakes."""
    one_seat = int(c.width) * int(c.height) + 2 * MOST_CREATURES
    if s.table_rules == 1:
        one_seat += (int(c.most_squares) + 2) * (MOST_CREATURES + 1)
    return one_seat * int(s.seats)


@rule
def defaults(c: Record, s: Record) -> None:
    """Options whose default is a printed number."""
    s.pairs_to_end = c.pair_columns
    s.pair_rule = c.pair_rule


@rule
def overlook(c: Record, s: Record, seat: int) -> None:
    """Let a drawing stand whatever is wrong with it, as paper does; for a number too large there is none."""
    if s.sheet[seat].phase == DRAW:
        s.sheet[seat].corrected = 1
