"""What the player believes of hands it cannot see, beyond which cards are still to be placed.

A uniform deal of the unseen cards gives rivals too many doubles and too few signs: whoever searches in such worlds
feels safe for too long. But what a rival shows, throws and leaves tells of what it hides. How likely a hand is was
learnt from games of baseline players: true hands against the same hands with one hidden card exchanged for one of the
draw pile (`python -m scripts.beliefs`). A dream is made likelier by just such exchanges, each accepted as often as the
new hand is as likely as the old one (Metropolis).
"""

import numpy as np

from jadetable.core.arithmetic import exp
from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record
from jadetable.core.rng import roll
from jadetable.games.zodiac.bot import SWAP_GAIN, copies, missing_on_show, rivals_with, shown_gladly
from jadetable.games.zodiac.rules_cards import cards_held
from jadetable.games.zodiac.rules_end import is_right_twelve
from jadetable.games.zodiac.state import CAT, NOTHING, PANGU, SIGNS, TYPES

FEWEST_SEATS = 2
SWEEPS = 6  # exchanges tried for each hidden card
FINE = 1 << 20  # parts of a chance
UNIT = 10.0  # rounds, and signs
WITH_PANGU = 10  # signs: a player with so many uses its Pangu if it can
SEEN_BITS, THROWN_BITS, MOST_THROWN = 4, 2, 3
NO_LIMIT = 1e9

(SIGN, SQUARE, LATE, CATS, CATS_WHEN_FULL, PANGUS, TWICE_IN_HAND, HAND_AND_TABLE, THROWN_ONCE, THROWN_TWICE,
 THROWN_WHEN_FULL, DOUBLED_THROWN, SEEN, UNSEEN, DOUBLED_SEEN, RESTLESS, RESTLESS_BY, LAST_THROWN,
 IDLE_PANGU) = range(19)  # fmt: skip
# What makes a hand likely, in the order of these traits, for two to eight seats.
LEARNT = np.array(
    [
        (-0.19, 0.44, -0.23, -0.57, -0.52, -0.49, -0.36),  # each sign held
        (0.61, 1.28, 1.25, 1.43, 1.26, 1.25, 1.12),  # the square of their number
        (0.17, 0.41, 0.85, 0.85, 1.10, 1.30, 1.58),  # signs by rounds played
        (-0.06, -0.35, -0.18, -0.08, -0.08, -0.01, -0.14),  # Cats in hand
        (-2.56, -2.33, -2.05, -1.89, -2.10, -2.30, -1.34),  # and once the places are full
        (-0.11, -0.70, -0.65, -0.58, -0.52, -0.63, -0.37),  # Pangus in hand
        (0.68, 0.36, 0.46, 0.47, 0.47, 0.56, 0.59),  # a second copy in hand
        (-0.31, 0.26, 0.60, 0.76, 0.66, 0.56, 0.29),  # a sign both in hand and on the table
        (1.50, 0.78, 0.55, 0.34, 0.23, 0.15, 0.07),  # a sign held that lies below the top discard
        (1.45, 0.27, 0.16, 0.01, 0.15, -0.09, 0.02),  # and lies there twice
        (0.92, 0.22, 0.03, 0.07, 0.10, 0.13, -0.13),  # and once the places are full
        (-1.25, -0.50, -0.35, -0.29, -0.35, -0.59, -0.19),  # a double of such a sign
        (-0.58, -2.20, -0.94, -0.48, -0.47, -0.59, -0.74),  # a sign held that others are seen with
        (0.39, -1.20, -0.45, -0.24, -0.19, -0.22, -0.22),  # one that nobody else is seen with
        (-0.48, -1.32, -1.30, -1.04, -1.19, -1.57, -1.62),  # a double that others are seen with
        (-1.68, -1.27, -1.30, -1.32, -1.75, -1.83, -2.14),  # would now rather show a card that it hides
        (-0.24, -0.30, -0.35, -0.37, -0.34, -0.44, -0.72),  # and by how much
        (2.24, 2.14, 1.61, 1.44, 1.19, 0.71, 0.16),  # full, and has what it may just have thrown
        (-0.89, -1.04, -1.10, -1.09, -0.99, -0.42, -0.24),  # keeps a Pangu that it would have used
    ]
)
WEIGHTS = np.ascontiguousarray(LEARNT.T)


@rule
def seen_with_others(s: Record, rival: int) -> int:
    """With how many others than a rival each card is seen, in bits."""
    found = 0
    for card in range(TYPES):
        found |= rivals_with(s, rival, card) << (SEEN_BITS * card)
    return found


@rule
def seen_of(seen: int, card: int) -> int:
    """With how many others a card is seen."""
    return (seen >> (SEEN_BITS * card)) & ((1 << SEEN_BITS) - 1)


@rule
def thrown_below_top(s: Record) -> int:
    """How often each card lies among the discards below the top one, up to three times, in bits."""
    found = 0
    for place in range(int(s.disc_n) - 1):
        shift = THROWN_BITS * int(s.disc[place])
        if (found >> shift) & MOST_THROWN < MOST_THROWN:
            found += 1 << shift
    return found


@rule
def restless(s: Record, rival: int, seen: int) -> float:
    """By how much a rival would rather show some card of its hand than one that it shows."""
    shown, hidden = NO_LIMIT, -NO_LIMIT
    for card in range(TYPES):
        if s.hand[rival, card] > 0 or s.table[rival, card] > 0:
            gladly = shown_gladly(s, card, copies(s, rival, card), seen_of(seen, card))
            if s.table[rival, card] > 0:
                shown = min(shown, gladly)
            if s.hand[rival, card] > 0:
                hidden = max(hidden, gladly)
    return max(0.0, hidden - shown)


@rule
def likeliness(s: Record, rival: int, seen: int, thrown: int, weights: Numbers) -> float:
    """How likely a rival's hand is: the logarithm, but for what all its possible hands share."""
    full = cards_held(s, rival) >= SIGNS
    signs, worth = 0, 0.0
    for sign in range(SIGNS):
        in_hand, on_table = int(s.hand[rival, sign]), int(s.table[rival, sign])
        if in_hand + on_table == 0:
            continue
        signs += 1
        others = seen_of(seen, sign) / (int(s.seats) - 1)
        times = (thrown >> (THROWN_BITS * sign)) & MOST_THROWN
        worth += weights[SEEN] * others if others > 0.0 else weights[UNSEEN]
        if times > 0:
            worth += weights[THROWN_ONCE] + (weights[THROWN_TWICE] if times > 1 else 0.0)
            worth += weights[THROWN_WHEN_FULL] if full else 0.0
        if in_hand + on_table > 1:
            worth += weights[TWICE_IN_HAND] * max(in_hand - 1, 0) + weights[DOUBLED_SEEN] * others
            worth += weights[HAND_AND_TABLE] if in_hand > 0 and on_table > 0 else 0.0
            worth += weights[DOUBLED_THROWN] if times > 0 else 0.0
    worth += weights[SIGN] * signs + weights[SQUARE] * signs * signs / UNIT
    worth += weights[LATE] * signs * int(s.turn) / (int(s.seats) * UNIT)
    worth += (weights[CATS] + (weights[CATS_WHEN_FULL] if full else 0.0)) * int(s.hand[rival, CAT])
    worth += weights[PANGUS] * int(s.hand[rival, PANGU])
    by = restless(s, rival, seen)
    if by > SWAP_GAIN and s.table_n[rival] > 0:
        worth += weights[RESTLESS] + weights[RESTLESS_BY] * by
    if full and s.disc_n > 0 and rival == (int(s.cur) - 1 + int(s.seats)) % int(s.seats):
        top = int(s.disc[int(s.disc_n) - 1])
        worth += weights[LAST_THROWN] if top < SIGNS and copies(s, rival, top) > 0 else 0.0
    if signs >= WITH_PANGU and copies(s, rival, PANGU) > 0 and missing_on_show(s, rival):
        worth += weights[IDLE_PANGU]
    return worth


@rule
def hidden_card(s: Record, rival: int, place: int) -> int:
    """One of the cards in a rival's hand that nobody else can place."""
    for card in range(TYPES):
        place -= int(s.hand[rival, card]) - int(s.known[rival, card])
        if place < 0:
            return card
    return NOTHING


@rule
def exchange(s: Record, rival: int, card: int, other: int) -> None:
    """A card in a rival's hand becomes another."""
    s.hand[rival, card] -= 1
    s.hand[rival, other] += 1


@rule
def make_likelier(c: Record, s: Record, rival: int, thrown: int, weights: Numbers) -> None:
    """Exchange hidden cards of a rival for cards of the draw pile, as often as that is likely."""
    hidden = int(s.hand_n[rival])
    for card in range(TYPES):
        hidden -= int(s.known[rival, card])
    seen = seen_with_others(s, rival)
    now = likeliness(s, rival, seen, thrown, weights)
    for _ in range(SWEEPS * hidden):
        card = hidden_card(s, rival, roll(s, hidden))
        place = roll(s, int(s.draw_n))
        other = int(s.draw[place])
        if card == other:
            continue
        exchange(s, rival, card, other)
        then = likeliness(s, rival, seen, thrown, weights)
        # With the right twelve it would have called.
        if not is_right_twelve(c, s, rival) and (then >= now or roll(s, FINE) < FINE * exp(then - now)):
            s.draw[place] = card
            now = then
        else:
            exchange(s, rival, other, card)


@rule
def believe(c: Record, s: Record, seat: int) -> None:
    """Resample the hidden cards of waiting rivals to match what baseline players hold after the same visible play."""
    if s.draw_n == 0:
        return
    thrown = thrown_below_top(s)
    weights = WEIGHTS[min(max(int(s.seats) - FEWEST_SEATS, 0), len(WEIGHTS) - 1)]
    for rival in range(int(s.seats)):
        if rival != seat and rival != s.cur:
            make_likelier(c, s, rival, thrown, weights)
