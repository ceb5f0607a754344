"""The secrets of Zodiac: what a seat cannot know is blanked, and filled in again at random. Nothing else decides."""

from jadetable.core.asked import hide_answers
from jadetable.core.compiled import rule
from jadetable.core.record import MAX_SEATS, Record
from jadetable.core.rng import roll, shuffle
from jadetable.games.zodiac.rules_end import is_right_twelve
from jadetable.games.zodiac.state import (
    CALL,
    DECK_CAPACITY,
    MAIN,
    NOTHING,
    OVER,
    PANGU,
    SIGNS,
    STEAL,
    TYPES,
)

REDRAWS = 8  # how often a sample is dealt again when an idle seat got the right twelve

# --- hide -------------------------------------------------------------------------------------------------------------


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Blank in place what a seat (or a spectator) cannot know: other hands but for known cards, and the draw pile."""
    hide_answers(s, seat)
    for place in range(DECK_CAPACITY):
        s.draw[place] = NOTHING
    for place in range(int(s.disc_n), DECK_CAPACITY):
        s.disc[place] = NOTHING
    for other in range(MAX_SEATS):
        if other != seat:
            for card in range(TYPES):
                s.hand[other, card] = s.known[other, card]
    if s.cur != seat:
        s.drawn = NOTHING


# --- resample ---------------------------------------------------------------------------------------------------------


@rule
def gather_pool(c: Record, s: Record) -> int:
    """Every card nobody can place goes into `draw`; return how many there are."""
    n = 0
    for card in range(TYPES):
        left = int(c.copies[card])
        for seat in range(int(s.seats)):
            left -= int(s.hand[seat, card]) + int(s.table[seat, card])
        for place in range(int(s.disc_n)):
            if s.disc[place] == card:
                left -= 1
        for _ in range(left):
            s.draw[n] = card
            n += 1
    return n


@rule
def unknown_cards(s: Record, seat: int) -> int:
    """How many cards of a seat's hand nobody else can place (in a record that hides them)."""
    shown = 0
    for card in range(TYPES):
        shown += int(s.hand[seat, card])
    return int(s.hand_n[seat]) - shown


@rule
def give_from_pool(s: Record, seat: int, place: int, n: int) -> int:
    """Move one pool card into a hand; return the new size of the pool."""
    s.hand[seat, int(s.draw[place])] += 1
    s.draw[place] = s.draw[n - 1]
    return n - 1


@rule
def deal_thief(s: Record, thief: int, n: int) -> int:
    """A seat at STEAL lacks some sign that an opponent shows: deal it a hand without one such sign."""
    missing = int(unknown_cards(s, thief))
    if missing == 0 or s.pangu_takes == 1:
        return n
    absent = pick_target(s, thief, n, missing)
    place = n - 1
    while missing > 0 and place >= 0:
        if s.draw[place] != absent:
            n = give_from_pool(s, thief, place, n)
            missing -= 1
        place -= 1
    return n


@rule
def pick_target(s: Record, thief: int, n: int, missing: int) -> int:
    """A random sign the thief may be after: shown by an opponent, not seen with it, not needed to fill its hand."""
    chosen, found = NOTHING, 0
    for sign in range(SIGNS):
        if s.table[thief, sign] > 0 or s.hand[thief, sign] > 0:
            continue
        shown, in_pool = 0, 0
        for distance in range(1, int(s.seats)):
            shown += int(s.table[(thief + distance) % int(s.seats), sign])
        for place in range(n):
            in_pool += 1 if s.draw[place] == sign else 0
        if shown > 0 and n - in_pool >= missing:
            found += 1
            if roll(s, found) == 0:
                chosen = sign
    return chosen


@rule
def deal_caller(s: Record, caller: int, n: int) -> int:
    """A seat at CALL without table_rules holds the right twelve: deal it the signs it lacks, then Pangu."""
    missing = unknown_cards(s, caller)
    place = n - 1
    while missing > 0 and place >= 0:
        card = int(s.draw[place])
        if card < SIGNS and s.table[caller, card] == 0 and s.hand[caller, card] == 0:
            n = give_from_pool(s, caller, place, n)
            missing -= 1
        place -= 1
    place = n - 1
    while missing > 0 and place >= 0:
        if s.draw[place] == PANGU:
            n = give_from_pool(s, caller, place, n)
            missing -= 1
        place -= 1
    return n


@rule
def deal_unknown(s: Record, viewer: int, n: int) -> int:
    """Fill up every other hand from the pool; return what is left for the draw pile."""
    turn = int(s.cur)
    if turn != viewer and s.phase == STEAL:
        n = deal_thief(s, turn, n)
    elif turn != viewer and s.phase == CALL and s.table_rules == 0:
        n = deal_caller(s, turn, n)
    for seat in range(int(s.seats)):
        if seat != viewer:
            for _ in range(unknown_cards(s, seat)):
                n = give_from_pool(s, seat, n - 1, n)
    return n


@rule
def someone_should_have_called(c: Record, s: Record, viewer: int) -> bool:
    """Whether an idle seat was dealt the right twelve, which it would have called."""
    if s.table_rules == 1 or s.phase == OVER:
        return False
    for seat in range(int(s.seats)):
        if seat != viewer and seat != s.cur and is_right_twelve(c, s, seat):
            return True
    return False


@rule
def forget_deal(s: Record, viewer: int) -> None:
    """Take the sampled cards out of the other hands again."""
    for seat in range(int(s.seats)):
        if seat != viewer:
            for card in range(TYPES):
                s.hand[seat, card] = s.known[seat, card]


@rule
def guess_drawn_card(s: Record, seat: int) -> None:
    """Another seat has just drawn: one of its unknown cards, at random, is the one."""
    found = 0
    for card in range(TYPES):
        for _ in range(int(s.hand[seat, card]) - int(s.known[seat, card])):
            found += 1
            if roll(s, found) == 0:
                s.drawn = card


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Fill in place everything `hide` blanked, at random but in keeping with all that the seat can know."""
    for _ in range(REDRAWS):
        n = gather_pool(c, s)
        shuffle(s, s.draw, n)
        s.draw_n = deal_unknown(s, seat, n)
        if not someone_should_have_called(c, s, seat):
            break
        if _ < REDRAWS - 1:
            forget_deal(s, seat)
    shuffle(s, s.draw, int(s.draw_n))
    if s.cur != seat and s.phase == MAIN and s.fresh == 1:
        guess_drawn_card(s, int(s.cur))
