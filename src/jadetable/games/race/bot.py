"""The baseline player's judgement: what a sensible person does, from what its seat knows.

Plays are judged in bot_plays, the rounds they may meet in bot_rounds, resources in bot_value; this file answers every
question.
"""

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.mask import allows, count, nth
from jadetable.core.record import Mask, Record
from jadetable.core.rng import roll
from jadetable.games.race.actions import (
    ABILITY_FIRST,
    ACTION_FIRST,
    BID,
    DONE,
    ENERGY,
    KARMA,
    NO,
    PIG_CARD,
    PIG_KARMA,
    PIG_MOVE,
    SWIM,
    UP,
    YES,
)
from jadetable.games.race.bot_plays import best_play
from jadetable.games.race.bot_value import (
    NEVER,
    SPACE,
    card_worth,
    cheapest_payment,
    copy_hand,
    karma_worth,
    patience,
    runway_now,
    upward_gain,
)
from jadetable.games.race.rules_cards import in_hand, owned
from jadetable.games.race.rules_setup import highest_bid
from jadetable.games.race.state import (
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_HORSE,
    ASK_ORDER,
    ASK_PIG,
    ASK_PLAY,
    ASK_PRERACE,
    ASK_RECEIVE,
    ASK_RETURN,
    ASK_SPRINT,
    CARDS,
    DOG,
    DRAGON,
    GOAT,
    HIGHEST,
    LOWEST,
    MONKEY,
    MOST_SEATS,
    RABBIT,
    REPEAT,
    ROOSTER,
    TIGER,
    VALUES,
)

MOST_PLAYS = (CARDS - 1) * HIGHEST
# Working paper: for every seat its plays with their values and likelihoods, one imagined round; and the own temper.
NOTES = record.note_dtype(
    [
        ("apart", "i4", (MOST_SEATS, MOST_PLAYS)),
        ("alone", "i4", (MOST_SEATS, MOST_PLAYS)),
        ("worth", "i4", (MOST_SEATS, MOST_PLAYS)),
        ("weight", "i4", (MOST_SEATS, MOST_PLAYS)),
        ("former", "i4", (MOST_SEATS, MOST_PLAYS)),
        ("total", "i4", (MOST_SEATS,)),
        ("leftmost", "i4", (MOST_SEATS,)),
        ("exchange", "i4", (MOST_SEATS, VALUES)),
        ("sum", "i4", (MOST_PLAYS,)),
        ("pay", "i4", (VALUES + 1,)),
        ("sprint", "i4"),
        ("busy", "i2"),
        ("end", "i2", (MOST_SEATS,)),
        ("near", "i1"),
        ("over", "i1"),
        ("plays", "i1", (MOST_SEATS, MOST_PLAYS)),
        ("actions", "i1", (MOST_SEATS, MOST_PLAYS)),
        ("cost", "i1", (MOST_SEATS, MOST_PLAYS)),
        ("count", "i1", (MOST_SEATS,)),
        ("in_hand", "i1", (MOST_SEATS,)),
        ("room", "i1", (MOST_SEATS,)),
        ("card", "i1", (MOST_SEATS,)),
        ("energy", "i1", (MOST_SEATS,)),
        ("action", "i1", (MOST_SEATS,)),
        ("paid", "i1", (MOST_SEATS,)),
        ("hand", "i1", (VALUES,)),
        ("next_best", "i1", (CARDS,)),
        ("low_space", "i1", (CARDS,)),
        ("bold", "i1"),
        ("careful", "i1"),
        ("spiteful", "i1"),
    ]
)

BID_COST, RABBIT_BID_COST, BID_NOISE = 200, 50, 700


@rule
def choose_bid(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """Expected karma against rivals who bid anything, less what a high first card costs later, and a little whim."""
    top, rivals = highest_bid(c, h), int(h.seats) - 1
    best, value = nth(mask, 0), -NEVER
    cost = RABBIT_BID_COST if h.animal[seat] == RABBIT else BID_COST
    for card in range(1, REPEAT):
        if allows(mask, BID + card):
            # Each rival is lower with chance (card - 1) / top, and the counterpart with chance 1 / top.
            lower = card - 1
            swap = 0 if 2 * card == top + 1 else (1 if 2 * card < top + 1 else -1)
            worth = SPACE * rivals * (lower + swap) // top - cost * card + roll(note, BID_NOISE)
            if worth > value:
                best, value = BID + card, worth
    return best


@rule
def choose_order(c: Record, h: Record, seat: int) -> int:
    """Gains first while there is room for them; the Goat and the Dog act first."""
    animal = h.animal[seat]
    if animal == GOAT or animal == DOG:
        return ACTION_FIRST
    if animal == MONKEY and owned(h, seat) >= c.energy_limit:
        return ACTION_FIRST
    if animal == ROOSTER and h.karma[seat] >= c.karma_limit:
        return ACTION_FIRST
    return ABILITY_FIRST


@rule
def choose_pig(c: Record, h: Record, seat: int, mask: Mask, patient: int) -> int:
    """The most valuable gift."""
    best, value = nth(mask, 0), -NEVER
    if allows(mask, PIG_MOVE):
        best, value = PIG_MOVE, SPACE
    if allows(mask, PIG_KARMA) and karma_worth(c, int(h.karma[seat]), 1, patient) > value:
        best, value = PIG_KARMA, karma_worth(c, int(h.karma[seat]), 1, patient)
    if allows(mask, PIG_CARD) and card_worth(LOWEST, patient) > value:
        best = PIG_CARD
    return best


@rule
def choose_exchange(c: Record, h: Record, seat: int, mask: Mask, patient: int, note: Record) -> int:
    """The best upward exchange if it gains anything (for the Tiger more than its space), never downward."""
    best, value = NO, SPACE if h.animal[seat] == TIGER else 0
    held = copy_hand(h, seat, 0, note)
    for card in range(LOWEST + 1, VALUES):
        if allows(mask, UP + card):
            gain = upward_gain(c, h, seat, card, patient, note)
            # A hand that shrinks below two cards can only Strategise.
            if held == 2:
                gain -= runway_now(c, h, seat, held, patient)
            if gain > value:
                best, value = UP + card, gain
    return best


@rule
def choose_payment(c: Record, h: Record, seat: int, mask: Mask, patient: int, note: Record) -> int:
    """The card (or karma) that begins the cheapest way to pay the rest."""
    best, value = nth(mask, 0), NEVER
    copy_hand(h, seat, 0, note)
    target, left = int(h.ex_val), int(h.ex_left)
    for card in range(LOWEST, target):
        if allows(mask, ENERGY + card):
            note.hand[card] = int(note.hand[card]) - 1
            paid = card_worth(card, patient)
            rest = left - card
            paid += cheapest_rest(c, h, seat, target, rest, patient, note)
            note.hand[card] = int(note.hand[card]) + 1
            if paid < value:
                best, value = ENERGY + card, paid
    if allows(mask, KARMA):
        rest = left - int(c.dragon_energy)
        paid = karma_worth(c, int(h.karma[seat]) - 1, 1, patient)
        if rest > 0 or h.ex_cnt == 0:
            paid += cheapest_payment(note, target, rest, patient)
        if paid < value:
            best = KARMA
    return best


@rule
def cheapest_rest(c: Record, h: Record, seat: int, target: int, rest: int, patient: int, note: Record) -> int:
    """What the rest of a price costs once one card is given, the Dragon's karma included."""
    if rest <= 0:
        return 0
    paid = cheapest_payment(note, target, rest, patient)
    if h.animal[seat] == DRAGON and h.karma[seat] > 0 and h.ex_kar == 0:
        karma = karma_worth(c, int(h.karma[seat]) - 1, 1, patient)
        rest -= int(c.dragon_energy)
        if rest > 0:
            karma += cheapest_payment(note, target, rest, patient)
        paid = min(paid, karma)
    return paid


@rule
def choose_lower_card(mask: Mask) -> int:
    """The highest card the credit allows, then stop."""
    for value in range(HIGHEST, 0, -1):
        if allows(mask, ENERGY + value):
            return ENERGY + value
    return DONE


@rule
def choose_return(h: Record, seat: int, mask: Mask) -> int:
    """The lowest card; swim back only when else left with a single card while another lies under the leftmost one."""
    left = in_hand(h, seat) - (0 if allows(mask, NO) else 1)
    if allows(mask, SWIM) and left == 1 and h.area_e[seat, 0] > 0:
        return SWIM
    for value in range(LOWEST, VALUES):
        if allows(mask, ENERGY + value):
            return ENERGY + value
    return NO


@rule
def choose_sprint(c: Record, h: Record, seat: int, patient: int) -> int:
    """Sprint when the spaces are worth more than the karma, or lead to Finish."""
    moves, price = int(c.sprint_moves), int(c.sprint_karma)
    if int(h.pos[seat]) + moves >= h.finish:
        return YES
    return YES if moves * SPACE > karma_worth(c, int(h.karma[seat]) - price, price, patient) else NO


@rule
def choose_horse(c: Record, h: Record, seat: int, patient: int) -> int:
    """Step back when what is gained is worth more than a space."""
    gain = karma_worth(c, int(h.karma[seat]), 1, patient)
    if owned(h, seat) < c.energy_limit:
        gain += card_worth(LOWEST, patient)
    return YES if gain > SPACE else NO


@rule
def greedy(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """The baseline choice at any prompt; an animal is picked at random."""
    patient = patience(h)
    if h.kind == ASK_PLAY:
        return best_play(c, h, seat, patient, note)
    if h.kind == ASK_PRERACE:
        return choose_bid(c, h, seat, mask, note)
    if h.kind == ASK_ORDER:
        return choose_order(c, h, seat)
    if h.kind == ASK_PIG:
        return choose_pig(c, h, seat, mask, patient)
    if h.kind == ASK_SPRINT:
        return choose_sprint(c, h, seat, patient)
    if h.kind == ASK_EXCHANGE:
        return choose_exchange(c, h, seat, mask, patient, note)
    if h.kind == ASK_GIVE:
        return choose_payment(c, h, seat, mask, patient, note)
    if h.kind == ASK_RECEIVE:
        return choose_lower_card(mask)
    if h.kind == ASK_RETURN:
        return choose_return(h, seat, mask)
    if h.kind == ASK_HORSE:
        return choose_horse(c, h, seat, patient)
    return nth(mask, roll(note, count(mask)))
