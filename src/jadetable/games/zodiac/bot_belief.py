"""What the player believes of hands it cannot see, beyond which cards are still to be placed.

A uniform deal of the unseen cards gives rivals too many doubles and too few signs: whoever searches in such worlds
feels safe for too long. Discards tell too: nobody leaves a sign it lacks, and what is thrown is a double. And so does
what is on show: a sign that nobody else is seen with is shown by who has another.
"""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.core.rng import roll
from jadetable.games.zodiac.bot import TWO, copies, rivals_with
from jadetable.games.zodiac.rules_cards import cards_held
from jadetable.games.zodiac.state import NOTHING, SIGNS, TYPES, is_right_twelve

# Of so many doubles that a deal hides in a hand some are not there: only who is full throws cards away. Counted in
# games of baseline players, as is all this file believes.
OF_DOUBLES, GONE, GONE_WHEN_FULL = 10, 0, 2
# Among several a discard tells of a rival's hand so many times in so many times the number of seats.
TOLD, TOLD_OF = 4, 3
# Of ten signs on show that nobody else is seen with, so many are doubles: at first, and once their owner is full.
OF_SHOWN, DOUBLED, DOUBLED_WHEN_FULL, DOUBLED_WHEN_FULL_OF_TWO = 10, 7, 5, 8


@rule
def left_or_thrown(s: Record, rival: int) -> int:
    """Signs a rival has, as the discards tell, in bits: what it just threw, and what it threw or left before.

    Between two, each discard was thrown by the rival, who then had another, or was offered to it and left. Among
    several it may have been two others.
    """
    signs, seats, top = 0, int(s.seats), int(s.disc_n) - 1
    for place in range(top):
        if seats == TWO or roll(s, TOLD_OF * seats) < TOLD:
            signs |= 1 << int(s.disc[place])
    if top >= 0 and rival == (int(s.seat) - 1 + seats) % seats and cards_held(s, rival) >= SIGNS:
        signs |= 1 << int(s.disc[top])
    return signs & ((1 << SIGNS) - 1)


@rule
def swap(c: Record, s: Record, rival: int, card: int, place: int) -> bool:
    """A hidden card changes places with one of the draw pile, unless the rival would have called with that."""
    other = int(s.draw[place])
    s.hand[rival, card] -= 1
    s.hand[rival, other] += 1
    if is_right_twelve(c, s, rival):
        s.hand[rival, card] += 1
        s.hand[rival, other] -= 1
        return False
    s.draw[place] = card
    return True


@rule
def to_give_up(s: Record, rival: int, told: int) -> int:
    """A hidden card that a rival may just as well not have: rather an action card or a double than a sign."""
    chosen, found = NOTHING, 0
    for card in range(TYPES - 1, -1, -1):
        if s.hand[rival, card] > s.known[rival, card]:
            if card >= SIGNS or copies(s, rival, card) > 1:
                return card
            if (told >> card) & 1 == 0:
                found += 1
                if roll(s, found) == 0:
                    chosen = card
    return chosen


@rule
def give_what_discards_tell(c: Record, s: Record, rival: int) -> int:
    """Put the signs a rival has, as the discards tell, into its hand if the draw pile has them; return them as bits."""
    told = left_or_thrown(s, rival)
    for sign in range(SIGNS):
        if (told >> sign) & 1 == 1 and copies(s, rival, sign) == 0:
            card = to_give_up(s, rival, told)
            for place in range(int(s.draw_n)):
                if s.draw[place] == sign and card != NOTHING:
                    swap(c, s, rival, card, place)
                    break
    return told


@rule
def may_be_doubled(s: Record, rival: int, sign: int) -> bool:
    """Whether a rival shows a sign that nobody else is seen with and of which no copy was thrown."""
    if s.table[rival, sign] == 0 or rivals_with(s, rival, sign) > 0:
        return False
    for place in range(int(s.disc_n)):
        if s.disc[place] == sign:
            return False
    return True


@rule
def give_doubles_of_what_it_shows(c: Record, s: Record, rival: int, told: int) -> None:
    """Put a second copy of what is safe to show only as a double into its owner's hand, as often as it is there."""
    often = DOUBLED
    if cards_held(s, rival) >= SIGNS:
        often = DOUBLED_WHEN_FULL_OF_TWO if s.seats == TWO else DOUBLED_WHEN_FULL
    for sign in range(SIGNS):
        if copies(s, rival, sign) == 1 and may_be_doubled(s, rival, sign) and roll(s, OF_SHOWN) < often:
            card = to_give_up(s, rival, told)
            for place in range(int(s.draw_n)):
                if s.draw[place] == sign and card != NOTHING:
                    swap(c, s, rival, card, place)
                    break


@rule
def is_unlikely(s: Record, rival: int, card: int) -> bool:
    """Whether a sensible player would hardly hide this card of its hand: an action card, and many a double."""
    if card >= SIGNS:
        return True
    if copies(s, rival, card) < 2 or may_be_doubled(s, rival, card):
        return False
    gone = GONE_WHEN_FULL if cards_held(s, rival) >= SIGNS else GONE
    return s.table[rival, card] > 0 or roll(s, OF_DOUBLES) < gone


@rule
def exchange(c: Record, s: Record, rival: int, card: int) -> None:
    """A hidden card goes back to the draw pile for a sign the rival lacks."""
    n = int(s.draw_n)
    if n == 0:
        return
    start = roll(s, n)
    for offset in range(n):
        place = (start + offset) % n
        sign = int(s.draw[place])
        if sign < SIGNS and copies(s, rival, sign) == 0:
            swap(c, s, rival, card, place)
            return


@rule
def believe(c: Record, s: Record, seat: int) -> None:
    """Make a dreamt world likelier: idle rivals get what the discards tell, and lose what they would have shown."""
    for rival in range(int(s.seats)):
        if rival == seat or rival == s.seat:
            continue
        told = give_what_discards_tell(c, s, rival)
        give_doubles_of_what_it_shows(c, s, rival, told)
        for card in range(TYPES):
            for _ in range(int(s.hand[rival, card]) - int(s.known[rival, card])):
                if is_unlikely(s, rival, card):
                    exchange(c, s, rival, card)
