"""The baseline player's judgement: what a sensible person does with what its seat knows."""

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.mask import allows, nth
from jadetable.core.record import Mask, Record
from jadetable.core.rng import roll
from jadetable.games.zodiac.actions import (
    CATH,
    CATT,
    DH,
    DRAW,
    DT,
    LAY,
    NOW,
    PANH,
    PANT,
    PASS,
    PICK,
    STEAL_FIRST,
    TAKE,
    ZODIAC,
)
from jadetable.games.zodiac.rules_cards import cards_held, signs_held
from jadetable.games.zodiac.rules_end import is_right_twelve
from jadetable.games.zodiac.state import CALL, CAT, MAIN, NOTHING, PANGU, PENALTY, SIGNS, SOURCE, STEAL, TYPES

# On its note paper the player keeps in which turn it picked a card up, which card is to be thrown, and its temper.
NOTES = record.note_dtype(
    [("picked_in", "i4"), ("target", "i1"), ("bold", "i1"), ("careful", "i1"), ("spiteful", "i1")]
)

# Found by play against other numbers, over tens of thousands of games of two to eight seats.
TWO = 2  # seats: with a single rival some things are judged otherwise
PANGU_FROM_SIGNS, PANGU_FROM_SIGNS_OF_TWO = 10, 8  # a stored Pangu waits until so many signs are held
CAT_RIVAL_SIGNS = 8  # a stored Cat is for a rival who shows at least so many signs
CAT_OWN_SIGNS = 9
# A temper: the bold one plays a stored Pangu with fewer signs, the careful one with more; the spiteful one does not
# wait with a stored Cat until the rival has come so far.
SOONER, LATER, SPITE_SIGNS = 1, 1, 3
SWAP_GAIN = 1.0
EXPOSE_PANGU, EXPOSE_CAT, EXPOSE_DOUBLE, EXPOSE_SEEN, EXPOSE_RIVAL, EXPOSE_NEVER = 11.0, 10.0, 7.0, 8.0, 0.5, -1.0
THROW_CAT, THROW_DOUBLE, THROW_PANGU, THROW_SINGLE, THROW_NEXT = 7.0, 5.0, 2.0, -5.0, 1.0
# Of several doubles goes the one of which most copies are unseen. A single rival lacks just such a sign: with two seats
# Pangu goes rather than a double of which no other copy was ever seen, for it also closes the pile.
THROW_UNSEEN, THROW_UNSEEN_OF_TWO, THROW_PANGU_OF_TWO = 0.05, -0.2, 4.1
STALE = 3.0  # what is thrown more gladly than this serves nobody
STEAL_MISSING, STEAL_SHOWN, STEAL_DISTANCE, STEAL_ONCE = 10000.0, 2.0, 2.0, 1.0
LOWEST = -1e9


@rule
def copies(h: Record, seat: int, card: int) -> int:
    """How many of a card a seat holds (of a rival: as far as known)."""
    return int(h.hand[seat, card]) + int(h.table[seat, card])


@rule
def rivals_with(h: Record, seat: int, card: int) -> int:
    """How many rivals are seen with a card."""
    found = 0
    for other in range(int(h.seats)):
        if other != seat and int(h.known[other, card]) + int(h.table[other, card]) > 0:
            found += 1
    return found


@rule
def missing_on_show(h: Record, seat: int) -> bool:
    """Whether a rival shows a sign this seat has no copy of."""
    for sign in range(SIGNS):
        if copies(h, seat, sign) == 0:
            for other in range(int(h.seats)):
                if other != seat and h.table[other, sign] > 0:
                    return True
    return False


@rule
def shown_gladly(h: Record, card: int, held: int, seen: int) -> float:
    """How willing a seat is to lay a card open: it holds `held` of this kind, and `seen` rivals show one."""
    if card == PANGU:
        # Where it cannot be thrown away, Pangu on every table would leave nobody anything to take.
        return EXPOSE_PANGU if h.action_discard == 1 else EXPOSE_NEVER
    if card == CAT:
        return EXPOSE_CAT
    if held > 1:
        return EXPOSE_DOUBLE + EXPOSE_RIVAL * seen
    return EXPOSE_SEEN * seen / (int(h.seats) - 1)


@rule
def exposure(h: Record, seat: int, card: int) -> float:
    """How willing a seat is to show a card: most of all one that rivals cannot take or do not need."""
    return shown_gladly(h, card, copies(h, seat, card), rivals_with(h, seat, card))


@rule
def unseen(c: Record, h: Record, seat: int, card: int) -> int:
    """How many copies of a card this seat cannot place."""
    left = int(c.copies[card]) - copies(h, seat, card)
    for distance in range(1, int(h.seats)):
        other = (seat + distance) % int(h.seats)
        left -= int(h.known[other, card]) + int(h.table[other, card])
    for place in range(int(h.disc_n)):
        left -= 1 if h.disc[place] == card else 0
    return left


@rule
def worth_throwing(c: Record, h: Record, seat: int, card: int) -> float:
    """How willing a seat is to discard a card."""
    if card == CAT:
        return THROW_CAT
    if card == PANGU:
        return THROW_PANGU_OF_TWO if h.seats == TWO else THROW_PANGU
    if copies(h, seat, card) < 2:
        return THROW_SINGLE
    following = (seat + 1) % int(h.seats)
    next_has = int(h.known[following, card]) + int(h.table[following, card]) > 0
    each = THROW_UNSEEN_OF_TWO if h.seats == TWO else THROW_UNSEEN
    return THROW_DOUBLE + (THROW_NEXT if next_has else 0.0) + each * unseen(c, h, seat, card)


@rule
def best_to_show(h: Record, seat: int, spared: int) -> int:
    """The hand card that is best to show, leaving one card aside."""
    best, value = NOTHING, LOWEST
    for card in range(TYPES):
        if h.hand[seat, card] > (1 if card == spared else 0) and exposure(h, seat, card) > value:
            best, value = card, exposure(h, seat, card)
    return best


@rule
def best_to_hide(h: Record, seat: int) -> int:
    """The face-up card that is best to take back into the hand."""
    best, value = NOTHING, -LOWEST
    for card in range(TYPES):
        if h.table[seat, card] > 0 and exposure(h, seat, card) < value:
            best, value = card, exposure(h, seat, card)
    return best


@rule
def wants_cat(h: Record, seat: int, note: Record) -> bool:
    """A stored Cat is for a next player who has twelve cards and shows many signs while one's own set is far off."""
    following = (seat + 1) % int(h.seats)
    if cards_held(h, following) < SIGNS or signs_held(h, seat) > CAT_OWN_SIGNS:
        return False
    seen = 0
    for sign in range(SIGNS):
        if int(h.known[following, sign]) + int(h.table[following, sign]) > 0:
            seen += 1
    return seen >= CAT_RIVAL_SIGNS - SPITE_SIGNS * int(note.spiteful)


@rule
def choose_source(h: Record, seat: int, mask: Mask, note: Record) -> int:
    """Pangu for a missing sign, a missing sign from the discards, a well-timed Cat, else draw."""
    # Where action cards cannot be thrown away they must be played once the places are full.
    crowded = h.action_discard == 0 and cards_held(h, seat) >= SIGNS
    enough = PANGU_FROM_SIGNS_OF_TWO if h.seats == TWO else PANGU_FROM_SIGNS
    enough += LATER * int(note.careful) - SOONER * int(note.bold)
    if (crowded or signs_held(h, seat) >= enough) and missing_on_show(h, seat):
        if allows(mask, PANT):
            return PANT
        if allows(mask, PANH):
            return PANH
    if allows(mask, TAKE):
        top = int(h.disc[int(h.disc_n) - 1])
        if top < SIGNS and copies(h, seat, top) == 0:
            return TAKE
    if wants_cat(h, seat, note) or crowded:
        if allows(mask, CATT):
            return CATT
        if allows(mask, CATH):
            return CATH
    return DRAW if allows(mask, DRAW) else nth(mask, 0)


@rule
def choose_victim(h: Record, seat: int, mask: Mask) -> int:
    """Rob the seat that shows most signs and is near its turn; of its signs one that it shows once."""
    best, value = nth(mask, 0), LOWEST
    for distance in range(1, int(h.seats)):
        victim = (seat + distance) % int(h.seats)
        shown = 0
        for sign in range(SIGNS):
            shown += 1 if h.table[victim, sign] > 0 else 0
        for sign in range(SIGNS):
            action = STEAL_FIRST + SIGNS * (distance - 1) + sign
            if allows(mask, action):
                worth = STEAL_SHOWN * shown - STEAL_DISTANCE * distance
                worth += STEAL_ONCE if h.table[victim, sign] == 1 else 0.0
                worth += STEAL_MISSING if copies(h, seat, sign) == 0 else 0.0
                if worth > value:
                    best, value = action, worth
    return best


@rule
def card_to_throw(c: Record, h: Record, seat: int) -> int:
    """The card that is best to discard, from hand or table."""
    signs_in_hand = 0
    for sign in range(SIGNS):
        signs_in_hand += int(h.hand[seat, sign])
    best, value = NOTHING, LOWEST
    for card in range(TYPES):
        barred = card >= SIGNS and h.action_discard == 0 and signs_in_hand > 0
        if copies(h, seat, card) > 0 and not barred and worth_throwing(c, h, seat, card) > value:
            best, value = card, worth_throwing(c, h, seat, card)
    return best


@rule
def choose_with_one_too_many(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """Thirteen cards: throw the least useful, by way of the hand if it lies face up."""
    if note.picked_in != h.turn:
        note.target = card_to_throw(c, h, seat)
    target = int(note.target)
    if h.hand[seat, target] == 0 and allows(mask, PICK + target):
        note.picked_in = h.turn
        return PICK + target
    if h.hand_n[seat] > int(c.limit_hand) + 1:
        return LAY + best_to_show(h, seat, target)
    if allows(mask, DH + target):
        return DH + target
    # Only with altered rules: whatever can be thrown, else go on.
    for card in range(TYPES):
        if allows(mask, DH + card):
            return DH + card
    return nth(mask, 0)


@rule
def card_to_circulate(c: Record, h: Record, seat: int) -> int:
    """With all cards in hands and on tables the game would stand still: a full seat lets a useless card go."""
    if int(h.draw_n) + int(h.disc_n) > int(h.seats) or cards_held(h, seat) < SIGNS:
        return NOTHING
    card = card_to_throw(c, h, seat)
    useless = card != NOTHING and card != PANGU and worth_throwing(c, h, seat, card) > STALE
    return card if useless else NOTHING


@rule
def choose_arrangement(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """Up to twelve cards: keep all of them, show what others cannot use, hide what they need."""
    stale = card_to_circulate(c, h, seat)
    if stale != NOTHING and allows(mask, DT + stale):
        return DT + stale
    if stale != NOTHING and allows(mask, DH + stale):
        return DH + stale
    shown, hidden = best_to_show(h, seat, NOTHING), best_to_hide(h, seat)
    if note.picked_in == h.turn and h.laid == 0 and shown != NOTHING and allows(mask, LAY + shown):
        return LAY + shown
    if shown != NOTHING and hidden != NOTHING and h.laid == 0 and note.picked_in != h.turn:
        if exposure(h, seat, shown) > exposure(h, seat, hidden) + SWAP_GAIN:
            note.picked_in = h.turn
            return PICK + hidden
    if h.hand_n[seat] > c.limit_hand:
        return LAY + shown
    return PASS


@rule
def choose_penalty(h: Record, mask: Mask, note: Record) -> int:
    """Take a sign of which the offender has a single copy, at random."""
    offender = int(h.offender)
    chosen, found = nth(mask, 0), 0
    for action in range(DH, DT + TYPES):
        if allows(mask, action) and copies(h, offender, (action - DH) % TYPES) == 1:
            found += 1
            if roll(note, found) == 0:
                chosen = action
    return chosen


@rule
def greedy(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """The baseline choice at any prompt."""
    if h.phase == SOURCE:
        return choose_source(h, seat, mask, note)
    if h.phase == MAIN:
        if allows(mask, NOW) and (h.drawn == CAT or missing_on_show(h, seat)):
            return NOW
        if cards_held(h, seat) > int(c.limit_hand) + int(c.limit_table) and h.may_discard == 1:
            return choose_with_one_too_many(c, h, seat, mask, note)
        return choose_arrangement(c, h, seat, mask, note)
    if h.phase == STEAL:
        return choose_victim(h, seat, mask)
    if h.phase == CALL:
        return ZODIAC if is_right_twelve(c, h, seat) else PASS
    if h.phase == PENALTY:
        return choose_penalty(h, mask, note)
    if h.hand_n[seat] > c.limit_hand:
        return LAY + best_to_show(h, seat, NOTHING)
    return PICK + best_to_hide(h, seat)
