"""The baseline player's judgement: what a sensible person does with what its seat knows, and a position's worth.

Whole yuan throughout, so that every machine comes to the same choice.
"""

from math import tanh

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.prompts import allows, nth
from jadetable.core.record import Mask, Numbers, Record
from jadetable.core.rng import roll
from jadetable.games.mandarin.actions import DROP, FIGURE, KEEP, RAISE, RAISES, RISK, ROLL, SEAT, SPECIAL
from jadetable.games.mandarin.rules_figures import most_alike, owned, wealth
from jadetable.games.mandarin.state import (
    ANIMALS,
    BID,
    DRAWN,
    EITHER_ENDS,
    EMPEROR,
    KINDS,
    MONEY,
    NOBODY,
    ORDINARY,
    TAKE,
    TURN,
    VICTIM,
)

# On its note paper the player keeps its temper: how many percent of its judgement it bids.
NOTES = record.note_dtype([("temper", "i2")])
CALMEST, TEMPERS = 90, 21
PERCENT = 100

WINS = 6000
# A new animal, by how many different ones are owned, when twelve are wanted.
NEW_ANIMAL = (0, 10, 20, 30, 40, 60, 80, 120, 180, 280, 450)
PAIR, CONTROLS, BEYOND_CONTROL, ONE_SHORT, EMPEROR_JOINS = 40, 260, 120, 400, 200
ENDS_RICHEST, ENDS_POORER = 1500, -300
# How many percent of a lot's worth are bid. Where money itself wins nothing it is there to be spent; both were found by
# play against players that bid four fifths.
BID_SHARE, BID_SHARE_FOR_MONEY = 170, 140
PRICE_SHARE = 80  # percent of a rival's worth that a lot is expected to cost
BLOCKING_BID = 3000
BOLD_BELOW, BOLD_STEPS = 800, 3
POOR, POOR_WITHOUT_PAGODA = 300, 600
SPECIAL_BELOW = 400
HALF = 2
TWO_ALIKE = 2
LOWEST = -1000000


@rule
def different(h: Record, seat: int) -> int:
    """How many different animals a seat owns."""
    found = 0
    for animal in range(ANIMALS):
        found += 1 if owned(h, seat, animal) > 0 else 0
    return found


@rule
def is_richest(c: Record, h: Record, seat: int) -> bool:
    """Whether nobody has more, money and figures together."""
    own = wealth(c, h, seat)
    for distance in range(1, int(h.seats)):
        if wealth(c, h, (seat + distance) % int(h.seats)) > own:
            return False
    return True


@rule
def new_animal_bonus(c: Record, h: Record, seat: int, kinds: int) -> int:
    """What an animal more is worth to a seat with so many kinds, beyond its cash value."""
    place = kinds + ANIMALS - int(c.distinct)
    if place < len(NEW_ANIMAL):
        return NEW_ANIMAL[place]
    if h.variant != MONEY:
        return WINS
    return ENDS_RICHEST if is_richest(c, h, seat) else ENDS_POORER


@rule
def same_animal_bonus(c: Record, h: Record, have: int, kind: int) -> int:
    """What a further figure of an animal is worth, beyond its cash value."""
    bonus = EMPEROR_JOINS if kind == EMPEROR and have + 1 >= int(c.control) else 0
    if h.variant != MONEY or h.money_end == EITHER_ENDS:
        if have + 1 >= int(c.same):
            return WINS
        if have + 1 == int(c.same) - 1:
            return bonus + ONE_SHORT
    if have + 1 == int(c.control):
        return bonus + CONTROLS
    return bonus + (PAIR if have + 1 < int(c.control) else BEYOND_CONTROL)


@rule
def worth(c: Record, h: Record, seat: int, animal: int, kind: int, have: int, kinds: int) -> int:
    """What a figure is worth to a seat that has so many of its animal and so many kinds in all."""
    cash = int(c.value_emperor) if kind == EMPEROR else int(c.value)
    if have == 0:
        return cash + new_animal_bonus(c, h, seat, kinds)
    return cash + same_animal_bonus(c, h, have, kind)


@rule
def pool_worth(c: Record, h: Record, seat: int) -> int:
    """What an unseen figure is worth to a seat on average: over the pool, or the Pagoda of an imagined world."""
    total, count, kinds = 0, 0, different(h, seat)
    for animal in range(ANIMALS):
        have = owned(h, seat, animal)
        for kind in range(KINDS):
            copies = int(h.pagoda[animal, kind])
            if copies > 0:
                total += copies * worth(c, h, seat, animal, kind, have, kinds)
                count += copies
    return total // max(1, count)


@rule
def shown_worth(c: Record, h: Record, seat: int) -> int:
    """What the face-up figures of the lot are worth to a seat."""
    total, kinds = 0, different(h, seat)
    for animal in range(ANIMALS):
        have = owned(h, seat, animal)
        for kind in range(KINDS):
            for copy in range(int(h.up[animal, kind])):
                total += worth(c, h, seat, animal, kind, have + copy, kinds)
    return total


@rule
def choose_turn(h: Record, seat: int) -> int:
    """Cash in one of an ordinary pair when the purse is nearly empty; else roll."""
    poor = POOR_WITHOUT_PAGODA if h.pagoda_n == 0 else POOR
    if h.money[seat] < poor:
        for animal in range(ANIMALS):
            if owned(h, seat, animal) == TWO_ALIKE and h.coll[seat, animal, ORDINARY] > 0:
                return FIGURE + KINDS * animal + ORDINARY
    return ROLL


@rule
def likely_price(c: Record, h: Record, seat: int) -> int:
    """What the keenest rival would pay for the lot with one figure more."""
    highest = 0
    for distance in range(1, int(h.seats)):
        other = (seat + distance) % int(h.seats)
        lot = shown_worth(c, h, other) + (int(h.down_n) + 1) * pool_worth(c, h, other)
        highest = max(highest, min(lot, int(h.money[other])))
    return highest * PRICE_SHARE // PERCENT


@rule
def choose_drawn(c: Record, h: Record, seat: int, mask: Mask) -> int:
    """Pull again when the gamble is worth more than the lot; never with a winning figure in sight."""
    shown, average = shown_worth(c, h, seat), pool_worth(c, h, seat)
    lot = shown + int(h.down_n) * average
    if lot < SPECIAL_BELOW and allows(mask, SPECIAL):
        return SPECIAL
    if shown >= WINS or not allows(mask, RISK):
        return KEEP
    more = lot + average
    up, of = int(c.face_up[0]), int(c.face_up[1])
    bought = max(0, min(more, int(h.money[seat])) - likely_price(c, h, seat))
    return RISK if (of - up) * more + up * bought > of * lot else KEEP


@rule
def must_block(c: Record, h: Record, seat: int) -> bool:
    """Whether a face-up figure would let a rival who is still bidding win."""
    for distance in range(1, int(h.seats)):
        other = (seat + distance) % int(h.seats)
        if (int(h.act) >> other) & 1 == 1 and shown_worth(c, h, other) >= WINS:
            return True
    return False


@rule
def choose_bid(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """Go up in small steps to a share of the lot's worth, a little bolder while far below."""
    if note.temper == 0:
        note.temper = CALMEST + roll(note, TEMPERS)
    lot = shown_worth(c, h, seat) + int(h.down_n) * pool_worth(c, h, seat)
    share = BID_SHARE_FOR_MONEY if h.variant == MONEY else BID_SHARE
    limit = lot * share // PERCENT * int(note.temper) // PERCENT
    if must_block(c, h, seat):
        limit = max(limit, BLOCKING_BID)
    limit = min(limit, int(h.money[seat]))
    steps = 1
    while steps < RAISES and not allows(mask, RAISE + steps - 1):
        steps += 1
    if limit - int(h.high_bid) > BOLD_BELOW:
        steps += roll(note, BOLD_STEPS)
    fits = int(h.high_bid) + steps * int(c.step) <= limit and steps <= RAISES
    return RAISE + steps - 1 if fits and allows(mask, RAISE + steps - 1) else DROP


@rule
def figure_to_take(c: Record, h: Record, seat: int, owner: int) -> int:
    """The figure of a card that is worth most to the taker, half of the owner's loss counted in."""
    best, value = NOBODY, LOWEST
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            if h.coll[owner, animal, kind] > 0:
                gain = gain_from(c, h, seat, owner, animal, kind)
                if gain > value:
                    best, value = KINDS * animal + kind, gain
    return best


@rule
def gain_from(c: Record, h: Record, seat: int, owner: int, animal: int, kind: int) -> int:
    """What taking this figure from its owner is worth."""
    left = owned(h, owner, animal) - 1
    kinds = different(h, owner) - (1 if left == 0 else 0)
    loss = worth(c, h, owner, animal, kind, left, kinds)
    return worth(c, h, seat, animal, kind, owned(h, seat, animal), different(h, seat)) + loss // HALF


@rule
def choose_victim(c: Record, h: Record, seat: int, mask: Mask) -> int:
    """The overtaken seat whose best figure is worth most."""
    best, value = nth(mask, 0), LOWEST
    for distance in range(1, int(h.seats)):
        other = (seat + distance) % int(h.seats)
        if allows(mask, SEAT + other):
            figure = figure_to_take(c, h, seat, other)
            gain = gain_from(c, h, seat, other, figure // KINDS, figure % KINDS)
            if gain > value:
                best, value = SEAT + other, gain
    return best


@rule
def greedy(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """The baseline choice at any prompt."""
    if h.phase == BID:
        return choose_bid(c, h, seat, mask, note)
    if h.phase == TURN:
        return choose_turn(h, seat)
    if h.phase == DRAWN:
        return choose_drawn(c, h, seat, mask)
    if h.phase == VICTIM:
        return choose_victim(c, h, seat, mask)
    owner = 0  # as wide a number as seats are elsewhere: compiled once
    owner += int(h.victim) if h.phase == TAKE else int(h.cur)
    return FIGURE + figure_to_take(c, h, seat, owner)


# What lies between a seat and the others, in yuan, to be as good as decided; and what the last missing figure is worth.
DECISIVE, NEARLY_THERE = 2500.0, 800


@rule
def standing(c: Record, s: Record, seat: int) -> int:
    """How well a seat stands: wealth, and in the collector game what its figures promise beyond their cash value."""
    total = wealth(c, s, seat)
    if s.variant == MONEY:
        return total
    kinds = different(s, seat)
    for place in range(kinds):
        total += new_animal_bonus(c, s, seat, place)
    for animal in range(ANIMALS):
        for have in range(1, owned(s, seat, animal)):
            total += same_animal_bonus(c, s, have, ORDINARY)
    if kinds == int(c.distinct) - 1 or most_alike(s, seat) == int(c.same) - 1:
        total += NEARLY_THERE
    return total


@rule
def value(c: Record, s: Record, out: Numbers) -> None:
    """What each seat may hope for from a full state, between nothing and one, for search."""
    n, total = int(s.seats), 0
    for seat in range(n):
        total += standing(c, s, seat)
    for seat in range(n):
        own = standing(c, s, seat)
        ahead = own - (total - own) / (n - 1)
        out[seat] = (1.0 + tanh(ahead / DECISIVE)) / HALF
