"""What the player believes of hands it cannot see: rivals keep each sign once and show or throw everything else.

A uniform deal of the unseen cards gives rivals too many doubles and too few signs: whoever searches in such worlds
feels safe for too long.
"""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.core.rng import roll
from jadetable.games.zodiac.bot import copies
from jadetable.games.zodiac.rules_cards import cards_held
from jadetable.games.zodiac.state import SIGNS, TYPES, is_right_twelve

# Of three doubles that a deal hides in a hand so many are not there: only who is full throws cards away.
OF_DOUBLES, GONE, GONE_WHEN_FULL = 3, 1, 2


@rule
def is_unlikely(s: Record, rival: int, card: int) -> bool:
    """Whether a sensible player would hardly hide this card of its hand: an action card, and many a double."""
    if card >= SIGNS:
        return True
    gone = GONE_WHEN_FULL if cards_held(s, rival) >= SIGNS else GONE
    return copies(s, rival, card) > 1 and roll(s, OF_DOUBLES) < gone


@rule
def exchange(c: Record, s: Record, rival: int, card: int) -> None:
    """A hidden card goes back to the draw pile for a sign the rival lacks, unless it would have called with that."""
    n = int(s.draw_n)
    if n == 0:
        return
    start = roll(s, n)
    for offset in range(n):
        place = (start + offset) % n
        sign = int(s.draw[place])
        if sign < SIGNS and copies(s, rival, sign) == 0:
            s.hand[rival, card] -= 1
            s.hand[rival, sign] += 1
            if is_right_twelve(c, s, rival):
                s.hand[rival, card] += 1
                s.hand[rival, sign] -= 1
            else:
                s.draw[place] = card
            return


@rule
def believe(c: Record, s: Record, seat: int) -> None:
    """Make a dreamt world likelier: hidden cards of idle rivals that they would have shown or thrown are exchanged."""
    for rival in range(int(s.seats)):
        if rival == seat or rival == s.seat:
            continue
        for card in range(TYPES):
            for _ in range(int(s.hand[rival, card]) - int(s.known[rival, card])):
                if is_unlikely(s, rival, card):
                    exchange(c, s, rival, card)
