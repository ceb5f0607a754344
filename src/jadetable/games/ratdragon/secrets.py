"""The secrets of The Rat and the Dragon: what a seat cannot know is blanked, and filled in again at random.

Nothing else decides about secrets.
"""

from jadetable.core.asked import is_asked
from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.core.rng import roll
from jadetable.games.ratdragon.actions import NO_PAIR, TAKE_SINGLE, TAKE_SUM
from jadetable.games.ratdragon.rules_draw import anchor, ask_for_entry, drawable_row, enter, next_partner, rub_out
from jadetable.games.ratdragon.rules_room import bits_in, bits_in_all
from jadetable.games.ratdragon.state import (
    CHOOSE,
    CREATURES,
    DONE,
    DRAW,
    IDLE,
    MATCH,
    NO_CREATURE,
    PHASES,
    SQUARES,
)

# --- hide -------------------------------------------------------------------------------------------------------------


@rule
def take_back_creature(c: Record, sheet: Record) -> None:
    """Undo the newest creature of a sheet and its pairing, sums included."""
    newest = int(sheet.creatures)
    number, older = int(sheet.number[newest - 1]), int(sheet.mate[newest - 1])
    value, parity = int(c.value[number]), int(c.parity[number])
    if older == NO_CREATURE:
        sheet.unpaired = int(sheet.unpaired) - value
    else:
        other = int(c.value[sheet.number[older - 1]])
        sheet.unpaired = int(sheet.unpaired) + other
        sheet.pair_points = int(sheet.pair_points) - abs(value - other)
        sheet.pairs = int(sheet.pairs) - 1
        sheet.mate[older - 1] = NO_CREATURE
        sheet.mate[newest - 1] = NO_CREATURE
    sheet.number[newest - 1] = NO_CREATURE
    sheet.creatures = newest - 1
    sheet.empty = int(sheet.empty) + int(c.squares[number])
    again = False
    for place in range(newest - 1):
        again = again or sheet.number[place] == number
    if not again:
        sheet.drawn = int(sheet.drawn) & ~(1 << number)
    for row in range(int(c.height)):
        sheet.taken[parity, row] = int(sheet.taken[parity, row]) & ~int(sheet.shape[row])


@rule
def back_to_start_of_round(c: Record, sheet: Record) -> None:
    """Blank all that a seat did this round; of a seat that still decides, nothing shows how far it has come."""
    if sheet.drew == 1:
        take_back_creature(c, sheet)
        sheet.drew = 0
    rub_out(c, sheet)
    if sheet.phase == DRAW or sheet.phase == MATCH:
        sheet.phase = CHOOSE


@rule
def own_progress(c: Record, s: Record, seat: int) -> int:
    """A number that grows with the rounds and with what a seat does in one, and with nothing else."""
    if seat < 0:
        return int(s.round) * SQUARES * len(PHASES)
    sheet = s.sheet[seat]
    return (int(s.round) * SQUARES + bits_in_all(c, sheet.shape)) * len(PHASES) + int(sheet.phase)


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Blank in place what a seat (or a spectator) cannot know: face-down cards, this round on other sheets (R19)."""
    # The number of all actions would tell how many squares others have drawn, and that is the number they took.
    s.ply = own_progress(c, s, seat)
    for place in range(int(s.guests_shown), CREATURES):
        s.deck[place] = NO_CREATURE
    if s.over == 0:
        for other in range(int(s.seats)):
            if other != seat and s.sheet[other].phase != DONE:
                back_to_start_of_round(c, s.sheet[other])


# --- resample ---------------------------------------------------------------------------------------------------------


@rule
def shuffle_face_down(c: Record, s: Record) -> None:
    """Put the cards that do not lie face up back, in random order."""
    shown = 0
    for place in range(int(s.guests_shown)):
        shown |= 1 << int(s.deck[place])
    first = int(s.guests_shown)
    n = first
    for card in range(int(c.cards)):
        number = int(c.card[card])
        if (shown >> number) & 1 == 0:
            place = first + roll(s, n - first + 1)
            s.deck[n] = s.deck[place]
            s.deck[place] = number
            n += 1


@rule
def random_square(c: Record, s: Record, sheet: Record) -> int:
    """Any square that may be drawn next."""
    found = 0
    for row in range(int(c.height)):
        found += bits_in(drawable_row(c, s, sheet, row))
    chosen = roll(s, found)
    square = 0
    for row in range(int(c.height)):
        squares = drawable_row(c, s, sheet, row)
        for column in range(int(c.width)):
            if (squares >> column) & 1 == 1:
                if chosen == 0:
                    square = row * int(c.width) + column
                chosen -= 1
    return square


@rule
def random_partner(c: Record, s: Record, sheet: Record) -> int:
    """Any answer to the question whom to pair with."""
    found, answer = 1, NO_PAIR
    partner = next_partner(c, s, sheet, NO_CREATURE)
    while partner != NO_CREATURE:
        found += 1
        if roll(s, found) == 0:
            answer = anchor(sheet, partner)
        partner = next_partner(c, s, sheet, partner)
    return answer


@rule
def random_entry(c: Record, s: Record, sheet: Record) -> None:
    """A seat that has finished gets some legal entry, made without mistakes."""
    corrected = int(sheet.corrected)
    sheet.corrected = 1
    ask_for_entry(c, s, sheet)
    if sheet.phase == CHOOSE:
        enter(c, s, sheet, TAKE_SUM if roll(s, TAKE_SINGLE - TAKE_SUM + 1) == 0 else TAKE_SINGLE)
    while sheet.phase == DRAW:
        enter(c, s, sheet, random_square(c, s, sheet))
    if sheet.phase == MATCH:
        enter(c, s, sheet, random_partner(c, s, sheet))
    sheet.corrected = corrected


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Fill in place everything `hide` blanked: seats that decide begin anew, finished ones get a random entry."""
    shuffle_face_down(c, s)
    if s.over == 1:
        return
    for other in range(int(s.seats)):
        sheet = s.sheet[other]
        if other != seat and is_asked(s, other):
            ask_for_entry(c, s, sheet)
        elif other != seat and sheet.phase == IDLE:
            random_entry(c, s, sheet)
