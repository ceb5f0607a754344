"""The baseline player's judgement: what a sensible person does with what its seat knows.

Whole yuan throughout, so that every machine comes to the same choice.
"""

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.mask import allows, nth
from jadetable.core.record import Mask, Record
from jadetable.core.rng import roll
from jadetable.games.mandarin.actions import DROP, FIGURE, KEEP, RAISE, RAISES, RISK, ROLL, SEAT, SPECIAL
from jadetable.games.mandarin.rules_end import set_ends_game
from jadetable.games.mandarin.rules_figures import different, owned, wealth
from jadetable.games.mandarin.state import (
    ANIMALS,
    BID,
    DRAWN,
    EMPEROR,
    KINDS,
    MONEY,
    NOBODY,
    ORDINARY,
    TAKE,
    TURN,
    VICTIM,
)

# On its note paper the player keeps its mood, how many percent of its judgement it bids, and its temper.
NOTES = record.note_dtype([("mood", "i2"), ("bold", "i1"), ("careful", "i1")])
CALMEST, MOODS = 90, 21
PERCENT = 100
DARES = 6  # so many percent the bold one thinks better of one figure more, and the careful one worse

# Yuan and percent, found by play at tables of 3, 4 and 5 against copies of the player and earlier judgements.
WINS = 6000
# A new animal, by how many different ones are owned, when twelve are wanted; in the money game, where twelve only end
# it, so many percent of that.
NEW_ANIMAL = (80, 90, 100, 110, 120, 135, 155, 195, 255, 350, 520)
NEW_FOR_MONEY = 40
# And by how many of the animal are left in the pool: what is nearly gone is hard to come by later.
RARE = (300, 270, 180, 130, 80, 40, 0)
PAIR, CONTROLS, BEYOND_CONTROL, ONE_SHORT, EMPEROR_JOINS = -20, 250, 90, 400, 150
ENDS_RICHEST, ENDS_POORER = 1500, -300
# How many percent of a lot's worth are bid. Where money itself wins nothing it is there to be spent, and the more of it
# there is the more freely: so many percent more for each thousand beyond the start, or less for each thousand short.
BID_SHARE, BID_PER_THOUSAND = 140, 20
DENIED = 20  # percent added of what the lot is worth more to a rival who still bids
PRICE_SHARE = 85  # percent of a rival's worth that a lot is expected to cost
BLOCKING_BID = 3000
BOLD_BELOW, BOLD_STEPS = 800, 3
POOR, POOR_WITHOUT_PAGODA = 500, 600
SPECIAL_BELOW = 400
OWNERS_LOSS = 30  # percent of an owner's loss that count as a gain
TWO_ALIKE = 2
YUAN = 1000
LOWEST = -1000000


@rule
def is_richest(c: Record, h: Record, seat: int) -> bool:
    """Whether nobody has more, money and figures together."""
    own = wealth(c, h, seat)
    for distance in range(1, int(h.seats)):
        if wealth(c, h, (seat + distance) % int(h.seats)) > own:
            return False
    return True


@rule
def rarity(h: Record, animal: int) -> int:
    """What it adds to an animal's worth that few of it are left in the pool."""
    left = int(h.pagoda[animal, ORDINARY]) + int(h.pagoda[animal, EMPEROR])
    return RARE[min(left, len(RARE) - 1)]


@rule
def new_animal_bonus(c: Record, h: Record, seat: int, kinds: int) -> int:
    """The value of one more kind of animal, beyond its cash value, for a seat that already has `kinds`."""
    place = kinds + ANIMALS - int(c.distinct)
    if place < len(NEW_ANIMAL):
        return NEW_ANIMAL[place] * NEW_FOR_MONEY // PERCENT if h.variant == MONEY else NEW_ANIMAL[place]
    if h.variant != MONEY:
        return WINS
    return ENDS_RICHEST if is_richest(c, h, seat) else ENDS_POORER


@rule
def same_animal_bonus(c: Record, h: Record, have: int, kind: int) -> int:
    """What a further figure of an animal is worth, beyond its cash value."""
    bonus = EMPEROR_JOINS if kind == EMPEROR and have + 1 >= int(c.control) else 0
    if set_ends_game(h):
        if have + 1 >= int(c.same):
            return WINS
        if have + 1 == int(c.same) - 1:
            return bonus + ONE_SHORT
    if have + 1 == int(c.control):
        return bonus + CONTROLS
    return bonus + (PAIR if have + 1 < int(c.control) else BEYOND_CONTROL)


@rule
def worth(c: Record, h: Record, animal: int, kind: int, have: int, new: int) -> int:
    """The value of a figure for a seat that has `have` of its animal; `new` is the bonus for a new kind."""
    cash = int(c.value_emperor) if kind == EMPEROR else int(c.value)
    if have > 0:
        return cash + same_animal_bonus(c, h, have, kind)
    return cash + new + (rarity(h, animal) if h.variant != MONEY else 0)


@rule
def pool_worth(c: Record, h: Record, seat: int) -> int:
    """What an unseen figure is worth to a seat on average: over the pool, or the Pagoda of an imagined world."""
    total, count, new = 0, 0, new_animal_bonus(c, h, seat, different(h, seat))
    for animal in range(ANIMALS):
        have = owned(h, seat, animal)
        for kind in range(KINDS):
            copies = int(h.pagoda[animal, kind])
            if copies > 0:
                total += copies * worth(c, h, animal, kind, have, new)
                count += copies
    return total // max(1, count)


@rule
def shown_worth(c: Record, h: Record, seat: int) -> int:
    """What the face-up figures of the lot are worth to a seat."""
    total, new = 0, new_animal_bonus(c, h, seat, different(h, seat))
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            for copy in range(int(h.up[animal, kind])):
                total += worth(c, h, animal, kind, owned(h, seat, animal) + copy, new)
    return total


@rule
def choose_turn(c: Record, h: Record, seat: int) -> int:
    """Cash in one of a pair when the purse is nearly empty: an Emperor for its value, else what is least rare."""
    poor = POOR_WITHOUT_PAGODA if h.pagoda_n == 0 else POOR
    if h.money[seat] >= poor:
        return ROLL
    chosen, most = ROLL, LOWEST
    for animal in range(ANIMALS):
        if owned(h, seat, animal) == TWO_ALIKE:
            kind = EMPEROR if h.coll[seat, animal, EMPEROR] > 0 else ORDINARY
            gain = (int(c.value_emperor) if kind == EMPEROR else int(c.value)) - rarity(h, animal)
            if gain > most:
                chosen, most = FIGURE + KINDS * animal + kind, gain
    return chosen


@rule
def likely_price(c: Record, h: Record, seat: int) -> int:
    """What the keenest rival would pay for the lot with one figure more."""
    highest = 0
    for distance in range(1, int(h.seats)):
        other = (seat + distance) % int(h.seats)
        lot = shown_worth(c, h, other) + (int(h.down_n) + 1) * pool_worth(c, h, other)
        highest = max(highest, min(lot * PRICE_SHARE // PERCENT, int(h.money[other])))
    return highest


@rule
def choose_drawn(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
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
    dared = PERCENT + DARES * (int(note.bold) - int(note.careful))
    return RISK if ((of - up) * more + up * bought) * dared > of * lot * PERCENT else KEEP


@rule
def bid_share(c: Record, h: Record, seat: int) -> int:
    """How many percent of a lot's worth a seat bids, by its purse."""
    if h.variant == MONEY:
        return BID_SHARE
    return BID_SHARE + BID_PER_THOUSAND * (int(h.money[seat]) - int(c.start)) // YUAN


@rule
def bid_limit(c: Record, h: Record, seat: int, mood: int) -> int:
    """How far a seat goes: a share of the lot's worth, more to deny it to the keenest rival and to block a win."""
    hidden = int(h.down_n)
    lot = shown_worth(c, h, seat) + (hidden * pool_worth(c, h, seat) if hidden > 0 else 0)
    keenest, least = lot, 0
    for distance in range(1, int(h.seats)):
        other = (seat + distance) % int(h.seats)
        if (int(h.act) >> other) & 1 == 1:
            shown = shown_worth(c, h, other)
            least = BLOCKING_BID if shown >= WINS else least
            keenest = max(keenest, shown + (hidden * pool_worth(c, h, other) if hidden > 0 else 0))
    limit = (lot * bid_share(c, h, seat) + (keenest - lot) * DENIED) // PERCENT * mood // PERCENT
    return min(max(limit, least), int(h.money[seat]))


@rule
def choose_bid(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """Go up in small steps to one's limit, a little bolder while far below."""
    if note.mood == 0:
        note.mood = CALMEST + roll(note, MOODS)
    if int(h.high_bid) + int(c.step) > int(h.money[seat]):
        return DROP
    limit = bid_limit(c, h, seat, int(note.mood))
    steps = 1
    while steps < RAISES and not allows(mask, RAISE + steps - 1):
        steps += 1
    if limit - int(h.high_bid) > BOLD_BELOW:
        steps += roll(note, BOLD_STEPS)
    fits = int(h.high_bid) + steps * int(c.step) <= limit and steps <= RAISES
    return RAISE + steps - 1 if fits and allows(mask, RAISE + steps - 1) else DROP


@rule
def figure_to_take(c: Record, h: Record, seat: int, owner: int) -> int:
    """The figure of a card that is worth most to the taker, part of the owner's loss counted in."""
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
    loss = worth(c, h, animal, kind, left, new_animal_bonus(c, h, owner, kinds))
    new = new_animal_bonus(c, h, seat, different(h, seat))
    return worth(c, h, animal, kind, owned(h, seat, animal), new) + loss * OWNERS_LOSS // PERCENT


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
        return choose_turn(c, h, seat)
    if h.phase == DRAWN:
        return choose_drawn(c, h, seat, mask, note)
    if h.phase == VICTIM:
        return choose_victim(c, h, seat, mask)
    owner = 0  # as wide a number as seats are elsewhere: compiled once
    owner += int(h.victim) if h.phase == TAKE else int(h.cur)
    return FIGURE + figure_to_take(c, h, seat, owner)
