"""What karma, energy cards, a run of free cards and a whole position are worth, in thousandths of a space.

Whole numbers wherever a choice depends on them: the same choice on every machine, a GPU included.
"""

from jadetable.core.arithmetic import share_out
from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record
from jadetable.games.race.rules_animals import dragon_can_pay, tiger_price
from jadetable.games.race.rules_exchange import may_receive
from jadetable.games.race.rules_play import last_card
from jadetable.games.race.state import CARDS, LOWEST, OX, RABBIT, STRATEGISE, TIGER, VALUES, every_seat

SPACE = 1000
CARD_WORTH = (0, 680, 680, 750, 3000, 4300, 6900)  # by value
FIRST_KARMA, NEXT_KARMA = 1270, 110  # each further token is worth less
URGENT_SHARE = 35  # per cent of the track: with less to go, what is kept for later fades
LEAST_URGENT, PER_CENT, PER_MILLE = 100, 100, 1000
RUNWAY_WORTH, RUNWAY_MOST, DESCENT_SHARE, RABBIT_SHARE = 420, 3800, 290, 2
NEVER = 1 << 20
TUCKED_WORTH = 900  # of a card in hand
ON_FINISH = 3 * SPACE
COOLEST, WARMER = 2.0, 4.0  # spaces of lead that matter late in the race, and how many more early


@rule
def patience(s: Record) -> int:
    """How much later still counts, in thousandths: it fades as the leader nears Finish."""
    leader = 0
    for seat in every_seat(s):
        leader = max(leader, int(s.pos[seat]))
    left = (int(s.finish) - leader) * PER_MILLE * PER_CENT // (URGENT_SHARE * int(s.finish))
    return min(max(left, LEAST_URGENT), PER_MILLE)


@rule
def karma_worth(c: Record, have: int, more: int, patient: int) -> int:
    """What so many more tokens are worth on top of those one has; beyond the limit nothing."""
    worth = 0
    for token in range(have, min(have + more, int(c.karma_limit))):
        worth += max(0, FIRST_KARMA - NEXT_KARMA * token)
    return worth * patient // PER_MILLE


@rule
def card_worth(value: int, patient: int) -> int:
    """What an energy card is worth."""
    return CARD_WORTH[value] * patient // PER_MILLE


@rule
def runway(c: Record, s: Record, seat: int, cards: int, last: int, karma: int, energy: int) -> int:
    """How long a seat can go on before it must Strategise: higher cards fully, affordable lower ones in part."""
    free = 0
    for card in range(1, STRATEGISE):
        if (cards >> card) & 1 == 0:
            continue
        if card > last:
            free += SPACE
        else:
            cost = max(1, int(c.one_lower) if last - card == 1 else int(c.more_lower))
            if cost <= karma:
                free += DESCENT_SHARE * (RABBIT_SHARE if s.animal[seat] == RABBIT else 1) // cost
    return max(0, min(free, (energy - 1) * SPACE, RUNWAY_MOST))


@rule
def runway_worth(c: Record, s: Record, seat: int, cards: int, last: int, karma: int, energy: int, patient: int) -> int:
    """The same in thousandths of a space."""
    return runway(c, s, seat, cards, last, karma, energy) * RUNWAY_WORTH // PER_MILLE * patient // PER_MILLE


@rule
def cheapest_payment(note: Record, below: int, price: int, patient: int) -> int:
    """The least worth of cards below a value (counts in `note.hand`) that pay a price with at least one card."""
    price = max(price, 1)
    note.pay[0] = 0
    for left in range(1, price + 1):
        note.pay[left] = NEVER
    for value in range(LOWEST, below):
        for _ in range(int(note.hand[value])):
            for left in range(price, 0, -1):
                paid = int(note.pay[max(0, left - value)]) + card_worth(value, patient)
                note.pay[left] = min(int(note.pay[left]), paid)
    return int(note.pay[price])


@rule
def copy_hand(s: Record, seat: int, played: int, note: Record) -> int:
    """Write a seat's energy cards into `note.hand`, less one that is played; return how many they are."""
    count = 0
    for value in range(LOWEST, VALUES):
        note.hand[value] = int(s.hand_e[seat, value]) - (1 if value == played else 0)
        count += int(note.hand[value])
    return count


@rule
def upward_gain(c: Record, s: Record, seat: int, value: int, patient: int, note: Record) -> int:
    """What an upward exchange for a value brings the seat whose hand is in `note.hand`; -NEVER if it cannot pay."""
    price = tiger_price(c, s, seat, value)
    paid = cheapest_payment(note, value, price, patient)
    if dragon_can_pay(s, seat):
        with_karma = cheapest_payment(note, value, price - int(c.dragon_energy), patient)
        paid = min(paid, with_karma + karma_worth(c, int(s.karma[seat]) - 1, 1, patient))
    if paid >= NEVER:
        return -NEVER
    moved = int(c.ox_moves[value]) * SPACE if s.animal[seat] == OX else 0
    return card_worth(value, patient) + moved - paid


@rule
def exchange_worth(c: Record, s: Record, seat: int, patient: int, note: Record) -> int:
    """The best an exchange can bring a seat; the Tiger has a space for certain. Low cards are not worth it."""
    best = SPACE if s.animal[seat] == TIGER else 0
    for value in range(LOWEST + 1, VALUES):
        if c.needs[value] != 0 and may_receive(c, s, seat, value):
            best = max(best, upward_gain(c, s, seat, value, patient, note))
    return best


@rule
def next_number(c: Record, s: Record, cards: int, last: int, note: Record) -> int:
    """The best number that cards above the last one would show alone in the next round."""
    best = 0
    for card in range(last + 1, CARDS):
        if (cards >> card) & 1 == 1:
            best = max(best, int(note.next_best[card]))
    return best


@rule
def runway_now(c: Record, s: Record, seat: int, energy: int, patient: int) -> int:
    """The runway of a seat as it stands, with so many energy cards in hand."""
    return runway_worth(c, s, seat, int(s.hand_a[seat]), last_card(s, seat), int(s.karma[seat]), energy, patient)


@rule
def strength(c: Record, s: Record, seat: int, patient: int) -> int:
    """How well a seat stands: its place, karma, cards in hand and in play, and how long it can go on."""
    held, kept = 0, 0
    for value in range(LOWEST, VALUES):
        held += int(s.hand_e[seat, value])
        kept += int(s.hand_e[seat, value]) * card_worth(value, patient)
    for place in range(int(s.area_n[seat])):
        kept += card_worth(int(s.area_e[seat, place]), patient) * TUCKED_WORTH // PER_MILLE
    kept += karma_worth(c, 0, int(s.karma[seat]), patient) + runway_now(c, s, seat, held, patient)
    return int(s.pos[seat]) * SPACE + kept + (ON_FINISH if s.pos[seat] == s.finish else 0)


@rule
def value(c: Record, s: Record, out: Numbers) -> None:
    """Each seat's chance to win from a full state, for search."""
    patient = patience(s)
    for seat in every_seat(s):
        out[seat] = strength(c, s, seat, patient)
    share_out(out, int(s.seats), SPACE * (COOLEST + WARMER * patient / PER_MILLE))
