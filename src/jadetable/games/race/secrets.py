"""The secrets of Race: choices made in an unfinished auction or play, and nothing else (R26).

They wait in the header's `answer`. Hands, play areas, karma and the supply are open.
"""

from jadetable.core.asked import hide_answers, is_asked
from jadetable.core.compiled import rule
from jadetable.core.declare import Undisplayed
from jadetable.core.record import Record
from jadetable.core.rng import roll
from jadetable.games.race.actions import BID
from jadetable.games.race.rules_play import may_play, play_code, takes_part
from jadetable.games.race.state import AUCTION, CARDS, LOWEST, NOTHING, PLAY, REPEAT, VALUES, every_seat

# Every gain, exchange and return is public, so whoever counts knows all hands.
UNDISPLAYED = (Undisplayed("hand_e", unless="open_hands"),)


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Blank in place what a seat (or a spectator) cannot know: what the others have secretly chosen."""
    hide_answers(s, seat)


@rule
def guess_bid(c: Record, s: Record) -> int:
    """A bid somebody may have made: any card that can be bid."""
    chosen, found = NOTHING, 0
    for card in range(1, REPEAT):
        if (int(c.cards[int(s.seats)]) >> card) & 1 == 1:
            found += 1
            if roll(s, found) == 0:
                chosen = BID + card
    return chosen


@rule
def guess_play(c: Record, s: Record, seat: int) -> int:
    """A play somebody may have made: any that its mask allowed."""
    chosen, found = NOTHING, 0
    for card in range(1, CARDS):
        if may_play(c, s, seat, card):
            for energy in range(LOWEST, VALUES):
                if s.hand_e[seat, energy] > 0:
                    found += 1
                    if roll(s, found) == 0:
                        chosen = play_code(card, energy)
    return chosen


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Fill in place what `hide` blanked: for every other seat that has chosen, a legal choice at random."""
    for other in every_seat(s):
        if other != seat and not is_asked(s, other):
            if s.phase == AUCTION:
                s.answer[other] = guess_bid(c, s)
            elif s.phase == PLAY and takes_part(c, s, other):
                s.answer[other] = guess_play(c, s, other)
