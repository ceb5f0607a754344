"""Cards and piles: how single cards move."""

from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit1
from jadetable.core.record import Record
from jadetable.core.rng import shuffle
from jadetable.games.zodiac.actions import E_LAY, E_PICK, E_RESHUFFLE
from jadetable.games.zodiac.state import SIGNS, TYPES


@rule
def put_in_hand(s: Record, seat: int, card: int) -> None:
    """A card goes into a hand, unseen by the others."""
    s.hand[seat, card] += 1
    s.hand_n[seat] += 1


@rule
def put_in_hand_openly(s: Record, seat: int, card: int) -> None:
    """A card goes into a hand before everybody's eyes."""
    put_in_hand(s, seat, card)
    s.known[seat, card] += 1


@rule
def leave_hand(s: Record, seat: int, card: int) -> None:
    """A card leaves a hand; if one of its kind was known to be there, that is the one."""
    s.hand[seat, card] -= 1
    s.hand_n[seat] -= 1
    if s.known[seat, card] > 0:
        s.known[seat, card] -= 1


@rule
def put_on_table(s: Record, seat: int, card: int) -> None:
    """A card goes face up before a seat."""
    s.table[seat, card] += 1
    s.table_n[seat] += 1


@rule
def leave_table(s: Record, seat: int, card: int) -> None:
    """A face-up card goes away."""
    s.table[seat, card] -= 1
    s.table_n[seat] -= 1


@rule
def lay(s: Record, seat: int, card: int, log: Record) -> None:
    """A card goes from the hand face up onto the table."""
    leave_hand(s, seat, card)
    put_on_table(s, seat, card)
    emit1(log, E_LAY, seat, card)


@rule
def pick(s: Record, seat: int, card: int, log: Record) -> None:
    """A face-up card goes back into the hand, before everybody's eyes."""
    leave_table(s, seat, card)
    put_in_hand_openly(s, seat, card)
    emit1(log, E_PICK, seat, card)


@rule
def put_on_discard(s: Record, card: int) -> None:
    """A card goes on top of the discard pile."""
    s.disc[s.disc_n] = card
    s.disc_n = int(s.disc_n) + 1


@rule
def take_discard(s: Record) -> int:
    """The top card of the discard pile comes off."""
    s.disc_n = int(s.disc_n) - 1
    return int(s.disc[s.disc_n])


@rule
def draw_card(s: Record) -> int:
    """The top card of the draw pile comes off."""
    s.draw_n = int(s.draw_n) - 1
    return int(s.draw[s.draw_n])


@rule
def gather_deck(c: Record, s: Record) -> None:
    """All cards go back into the draw pile and are shuffled."""
    n = 0
    for card in range(TYPES):
        for _ in range(int(c.copies[card])):
            s.draw[n] = card
            n += 1
    s.draw_n = n
    s.disc_n = 0
    shuffle(s, s.draw, n)


@rule
def renew_draw_pile(s: Record, log: Record) -> None:
    """An empty draw pile is made anew from the discards; their last card stays (R28)."""
    if s.draw_n > 0 or s.disc_n <= 1:
        return
    n = int(s.disc_n) - 1
    for place in range(n):
        s.draw[place] = s.disc[place]
    s.disc[0] = s.disc[n]
    s.disc_n = 1
    s.draw_n = n
    shuffle(s, s.draw, n)
    emit1(log, E_RESHUFFLE, TABLE, n)


@rule
def signs_held(s: Record, seat: int) -> int:
    """How many different signs a seat holds, in hand and on the table."""
    found = 0
    for sign in range(SIGNS):
        if int(s.hand[seat, sign]) + int(s.table[seat, sign]) > 0:
            found += 1
    return found


@rule
def cards_held(s: Record, seat: int) -> int:
    """How many cards a seat holds, in hand and on the table."""
    return int(s.hand_n[seat]) + int(s.table_n[seat])


@rule
def within_limits(c: Record, s: Record, seat: int) -> bool:
    """Whether a seat holds no more than six in hand and six face up."""
    return s.hand_n[seat] <= c.limit_hand and s.table_n[seat] <= c.limit_table
