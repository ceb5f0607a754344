"""The baseline player's judgement: what a sensible person does with what its seat knows, and a position's worth."""

from math import exp

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.prompts import allows, nth
from jadetable.core.record import Mask, Numbers, Record
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
from jadetable.games.zodiac.state import (
    CALL,
    CAT,
    MAIN,
    NOTHING,
    PANGU,
    PENALTY,
    SIGNS,
    SOURCE,
    STEAL,
    TYPES,
    is_right_twelve,
)

# On its note paper the player keeps in which turn it picked a card up, and which card is to be thrown.
NOTES = record.note_dtype([("picked_in", "i4"), ("target", "i1")])

PANGU_FROM_SIGNS = 9  # with more than two seats Pangu waits until so many signs are held
PANGU_FOR_TWO = 2  # with two seats it is played at once
CAT_RIVAL_SIGNS = 8  # a stored Cat is for a rival who shows at least so many signs
CAT_OWN_SIGNS = 9
SWAP_GAIN = 4.0
EXPOSE_PANGU, EXPOSE_CAT, EXPOSE_DOUBLE, EXPOSE_SEEN, EXPOSE_RIVAL, EXPOSE_NEVER = 11.0, 10.0, 6.0, 8.0, 0.5, -1.0
THROW_DOUBLE, THROW_CAT, THROW_PANGU, THROW_SINGLE, THROW_NEXT, THROW_RIVAL = 5.0, 4.0, 2.0, -5.0, 1.0, 0.1
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
def exposure(h: Record, seat: int, card: int) -> float:
    """How gladly a card is shown: what rivals cannot take or do not need."""
    if card == PANGU:
        # Where it cannot be thrown away, Pangu on every table would leave nobody anything to take.
        return EXPOSE_PANGU if h.action_discard == 1 else EXPOSE_NEVER
    if card == CAT:
        return EXPOSE_CAT
    seen = rivals_with(h, seat, card)
    if copies(h, seat, card) > 1:
        return EXPOSE_DOUBLE + EXPOSE_RIVAL * seen
    return EXPOSE_SEEN * seen / (int(h.seats) - 1)


@rule
def worth_throwing(h: Record, seat: int, card: int) -> float:
    """How gladly a card is thrown away."""
    if card == CAT:
        return THROW_CAT
    if card == PANGU:
        return THROW_PANGU
    if copies(h, seat, card) < 2:
        return THROW_SINGLE
    following = (seat + 1) % int(h.seats)
    next_has = int(h.known[following, card]) + int(h.table[following, card]) > 0
    return THROW_DOUBLE + (THROW_NEXT if next_has else 0.0) + THROW_RIVAL * rivals_with(h, seat, card)


@rule
def best_to_show(h: Record, seat: int, spared: int) -> int:
    """The hand card shown most gladly, leaving one card aside."""
    best, value = NOTHING, LOWEST
    for card in range(TYPES):
        if h.hand[seat, card] > (1 if card == spared else 0) and exposure(h, seat, card) > value:
            best, value = card, exposure(h, seat, card)
    return best


@rule
def best_to_hide(h: Record, seat: int) -> int:
    """The face-up card shown least gladly."""
    best, value = NOTHING, -LOWEST
    for card in range(TYPES):
        if h.table[seat, card] > 0 and exposure(h, seat, card) < value:
            best, value = card, exposure(h, seat, card)
    return best


@rule
def wants_cat(h: Record, seat: int) -> bool:
    """A stored Cat is for a next player who has twelve cards and shows many signs while one's own set is far off."""
    following = (seat + 1) % int(h.seats)
    if cards_held(h, following) < SIGNS or signs_held(h, seat) > CAT_OWN_SIGNS:
        return False
    seen = 0
    for sign in range(SIGNS):
        if int(h.known[following, sign]) + int(h.table[following, sign]) > 0:
            seen += 1
    return seen >= CAT_RIVAL_SIGNS


@rule
def choose_source(h: Record, seat: int, mask: Mask) -> int:
    """Pangu for a missing sign, a missing sign from the discards, a well-timed Cat, else draw."""
    # Where action cards cannot be thrown away they must be played once the places are full.
    crowded = h.action_discard == 0 and cards_held(h, seat) >= SIGNS
    ready = h.seats == PANGU_FOR_TWO or signs_held(h, seat) >= PANGU_FROM_SIGNS or crowded
    if ready and missing_on_show(h, seat):
        if allows(mask, PANT):
            return PANT
        if allows(mask, PANH):
            return PANH
    if allows(mask, TAKE):
        top = int(h.disc[int(h.disc_n) - 1])
        if top < SIGNS and copies(h, seat, top) == 0:
            return TAKE
    if wants_cat(h, seat) or crowded:
        if allows(mask, CATT):
            return CATT
        if allows(mask, CATH):
            return CATH
    return DRAW if allows(mask, DRAW) else nth(mask, 0)


@rule
def choose_victim(h: Record, seat: int, mask: Mask) -> int:
    """Rob the seat with most cards, then with most face-up signs; rather a sign it shows once."""
    best, value = nth(mask, 0), LOWEST
    for distance in range(1, int(h.seats)):
        victim = (seat + distance) % int(h.seats)
        shown = 0
        for sign in range(SIGNS):
            shown += 1 if h.table[victim, sign] > 0 else 0
        for sign in range(SIGNS):
            action = STEAL_FIRST + SIGNS * (distance - 1) + sign
            if allows(mask, action):
                worth = 100.0 * cards_held(h, victim) + 2.0 * shown + (1.0 if h.table[victim, sign] == 1 else 0.0)
                worth += 10000.0 if copies(h, seat, sign) == 0 else 0.0
                if worth > value:
                    best, value = action, worth
    return best


@rule
def card_to_throw(h: Record, seat: int) -> int:
    """The card thrown away most gladly, from hand or table."""
    signs_in_hand = 0
    for sign in range(SIGNS):
        signs_in_hand += int(h.hand[seat, sign])
    best, value = NOTHING, LOWEST
    for card in range(TYPES):
        barred = card >= SIGNS and h.action_discard == 0 and signs_in_hand > 0
        if copies(h, seat, card) > 0 and not barred and worth_throwing(h, seat, card) > value:
            best, value = card, worth_throwing(h, seat, card)
    return best


@rule
def choose_with_one_too_many(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """Thirteen cards: throw the least useful, by way of the hand if it lies face up."""
    if note.picked_in != h.turn:
        note.target = card_to_throw(h, seat)
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
def card_to_circulate(h: Record, seat: int) -> int:
    """With all cards in hands and on tables the game would stand still: a full seat lets a useless card go."""
    if int(h.draw_n) + int(h.disc_n) > int(h.seats) or cards_held(h, seat) < SIGNS:
        return NOTHING
    card = card_to_throw(h, seat)
    return card if card != NOTHING and worth_throwing(h, seat, card) > THROW_PANGU else NOTHING


@rule
def choose_arrangement(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """Up to twelve cards: keep all of them, show what others cannot use, hide what they need."""
    stale = card_to_circulate(h, seat)
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
        return choose_source(h, seat, mask)
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


# Fitted on games of baseline players: what makes a seat likely to win.
PER_SIGN, PER_SIGN_AND_SEAT, PER_PANGU, PER_PANGU_OF_TWO, PER_CARD, TO_MOVE = 0.3, 0.06, 0.5, 0.1, -0.2, 0.2
PANGUS_COUNTED = 2


@rule
def strength(s: Record, seat: int) -> float:
    """How well a seat stands: signs, Pangu in store, few cards, the next move."""
    n = int(s.seats)
    pangus = min(copies(s, seat, PANGU), PANGUS_COUNTED)
    distance = (seat - int(s.seat) + n) % n
    worth = (PER_SIGN + PER_SIGN_AND_SEAT * n) * signs_held(s, seat) + PER_CARD * cards_held(s, seat)
    worth += (PER_PANGU_OF_TWO if n == PANGU_FOR_TWO else PER_PANGU) * pangus
    return worth + TO_MOVE * (1.0 - distance / n)


@rule
def value(c: Record, s: Record, out: Numbers) -> None:
    """Each seat's chance to win from a full state, for search."""
    total = 0.0
    for seat in range(int(s.seats)):
        out[seat] = exp(strength(s, seat))
        total += out[seat]
    for seat in range(int(s.seats)):
        out[seat] /= total
