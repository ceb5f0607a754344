"""Why not: the reason an action is refused, for the person who tried it.

The masks of `rules` decide; this file only explains, from what the seat knows. The conformance suite compares the two.
"""

from jadetable.core.codes import ALLOWED, argument, refuse, refuse1, refuse2, refuse3
from jadetable.core.compiled import rule
from jadetable.core.declare import ReasonTable
from jadetable.core.record import Record
from jadetable.games.race.actions import (
    ABILITY_FIRST,
    ACTION_FIRST,
    ANIMAL_FIRST,
    BID_FIRST,
    CODES,
    DONE,
    DOWN_FIRST,
    ENERGY_FIRST,
    KARMA,
    LACKS_KARMA,
    LAST_CARD,
    NO,
    PIG_CARD,
    PIG_KARMA,
    PIG_MOVE,
    SWIM,
    UP_FIRST,
    YES,
)
from jadetable.games.race.rules_animals import tiger_price
from jadetable.games.race.rules_cards import owned, owned_of
from jadetable.games.race.rules_exchange import may_receive, payable_below
from jadetable.games.race.rules_gains import on_finish
from jadetable.games.race.rules_play import descent, is_strict, misplay
from jadetable.games.race.rules_river import may_swim_back, must_return
from jadetable.games.race.rules_setup import is_free
from jadetable.games.race.state import (
    ASK_DRAFT,
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
    CAT,
    DRAGON,
    HIGHEST,
    LOWEST,
    NOTHING,
    REPEAT,
)

REASONS = ReasonTable()
CHOOSE_ANIMAL = REASONS.add("choose-animal")
NO_CAT = REASONS.add("no-cat")
ANIMAL_TAKEN = REASONS.add("animal-taken", "animal")
CHOOSE_BID = REASONS.add("choose-bid")
CARD_LEFT_OUT = REASONS.add("card-left-out", "card")
CHOOSE_PLAY = REASONS.add("choose-play")
CARD_NOT_IN_HAND = REASONS.add("card-not-in-hand", "card")
ENERGY_NOT_IN_HAND = REASONS.add("energy-not-in-hand", "energy")
NOTHING_TO_REPEAT = REASONS.add("nothing-to-repeat")
TOO_LITTLE_KARMA = REASONS.add("too-little-karma", "card", "cost", "karma")
LAST_ENERGY = REASONS.add("last-energy")
CHOOSE_ORDER = REASONS.add("choose-order")
CHOOSE_GIFT = REASONS.add("choose-gift")
CARDS_FULL = REASONS.add("cards-full", "limit")
KARMA_FULL = REASONS.add("karma-full", "limit")
NO_GIFT_MOVE = REASONS.add("no-gift-move")
ON_FINISH = REASONS.add("on-finish")
CHOOSE_SPRINT = REASONS.add("choose-sprint")
CHOOSE_EXCHANGE = REASONS.add("choose-exchange")
SUPPLY_EMPTY = REASONS.add("supply-empty", "energy")
NO_PREREQUISITE = REASONS.add("no-prerequisite", "energy")
HAS_SIX = REASONS.add("has-six", "energy", "count")
TOO_LITTLE_ENERGY = REASONS.add("too-little-energy", "energy", "price", "have")
CHOOSE_GIFT_CARD = REASONS.add("choose-gift-card")
NOT_BELOW = REASONS.add("not-below", "energy")
NOT_A_DRAGON = REASONS.add("not-a-dragon")
KARMA_USED = REASONS.add("karma-used")
NO_KARMA = REASONS.add("no-karma")
CHOOSE_CARD_TO_TAKE = REASONS.add("choose-card-to-take")
TOO_LITTLE_CREDIT = REASONS.add("too-little-credit", "energy", "left")
TAKE_ONE_FIRST = REASONS.add("take-one-first")
CHOOSE_RETURN = REASONS.add("choose-return")
MUST_RETURN = REASONS.add("must-return", "swim")
NOTHING_DUE = REASONS.add("nothing-due")
NO_SWIM = REASONS.add("no-swim")
CHOOSE_HORSE = REASONS.add("choose-horse")


@rule
def why(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """The reason this seat may not choose an action now, or ALLOWED."""
    if h.kind == ASK_DRAFT:
        return why_not_animal(h, action, r)
    if h.kind == ASK_PRERACE:
        return why_not_bid(c, h, action, r)
    if h.kind == ASK_PLAY:
        return why_not_play(c, h, seat, action, r)
    if h.kind == ASK_ORDER:
        return ALLOWED if action == ABILITY_FIRST or action == ACTION_FIRST else refuse(r, CHOOSE_ORDER)
    if h.kind == ASK_PIG:
        return why_not_gift(c, h, seat, action, r)
    if h.kind == ASK_SPRINT:
        return ALLOWED if action == NO or action == YES else refuse(r, CHOOSE_SPRINT)
    if h.kind == ASK_EXCHANGE:
        return why_not_exchange(c, h, seat, action, r)
    if h.kind == ASK_GIVE:
        return why_not_give(h, seat, action, r)
    if h.kind == ASK_RECEIVE:
        return why_not_receive(c, h, seat, action, r)
    if h.kind == ASK_RETURN:
        return why_not_return(h, seat, action, r)
    if h.kind == ASK_HORSE:
        return ALLOWED if action == NO or action == YES else refuse(r, CHOOSE_HORSE)
    return ALLOWED


@rule
def is_energy(action: int) -> bool:
    """Whether this names an energy card."""
    return ENERGY_FIRST <= action < KARMA


@rule
def not_in_hand(h: Record, seat: int, energy: int, r: Record) -> int:
    """The energy card is not in hand."""
    return ALLOWED if h.hand_e[seat, energy] > 0 else refuse1(r, ENERGY_NOT_IN_HAND, energy)


@rule
def why_not_animal(h: Record, action: int, r: Record) -> int:
    """Choosing an animal."""
    if action < ANIMAL_FIRST:
        return refuse(r, CHOOSE_ANIMAL)
    animal = argument(CODES, action, 0)
    if animal == CAT and h.cat == 0:
        return refuse(r, NO_CAT)
    return ALLOWED if is_free(h, animal) else refuse1(r, ANIMAL_TAKEN, animal)


@rule
def why_not_bid(c: Record, h: Record, action: int, r: Record) -> int:
    """A card in the auction."""
    if action < BID_FIRST or action >= NO:
        return refuse(r, CHOOSE_BID)
    card = argument(CODES, action, 0)
    in_play = (int(c.cards[int(h.seats)]) >> card) & 1 == 1
    return ALLOWED if in_play else refuse1(r, CARD_LEFT_OUT, card)


@rule
def why_not_play(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """An action card with an energy card."""
    if action >= BID_FIRST:
        return refuse(r, CHOOSE_PLAY)
    card = argument(CODES, action, 0)
    if (int(c.cards[int(h.seats)]) >> card) & 1 == 0:
        return refuse1(r, CARD_LEFT_OUT, card)
    if (int(h.hand_a[seat]) >> card) & 1 == 0:
        return refuse1(r, CARD_NOT_IN_HAND, card)
    if card == REPEAT and h.area_n[seat] == 0:
        return refuse(r, NOTHING_TO_REPEAT)
    wrong = misplay(c, h, seat, card) if is_strict(h) else NOTHING
    if wrong == LAST_CARD:
        return refuse(r, LAST_ENERGY)
    if wrong == LACKS_KARMA:
        return refuse3(r, TOO_LITTLE_KARMA, card, descent(c, h, seat, card), int(h.karma[seat]))
    return not_in_hand(h, seat, argument(CODES, action, 1), r)


@rule
def why_not_gift(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """What the Pig may choose."""
    if action == PIG_CARD:
        return ALLOWED if owned(h, seat) < c.energy_limit else refuse1(r, CARDS_FULL, int(c.energy_limit))
    if action == PIG_KARMA:
        return ALLOWED if h.karma[seat] < c.karma_limit else refuse1(r, KARMA_FULL, int(c.karma_limit))
    if action != PIG_MOVE:
        return refuse(r, CHOOSE_GIFT)
    if c.pig_move[int(h.seats)] == 0:
        return refuse(r, NO_GIFT_MOVE)
    return refuse(r, ON_FINISH) if on_finish(h, seat) else ALLOWED


@rule
def barred(c: Record, h: Record, seat: int, energy: int, r: Record) -> int:
    """The supply or what one owns does not allow receiving this value."""
    if may_receive(c, h, seat, energy):
        return ALLOWED
    if energy > LOWEST and h.supply[energy] == 0:
        return refuse1(r, SUPPLY_EMPTY, energy)
    if c.needs[energy] != 0 and int(c.needs[energy]) & int(h.ex_have) == 0:
        return refuse1(r, NO_PREREQUISITE, energy)
    return refuse2(r, HAS_SIX, HIGHEST, owned_of(h, seat, HIGHEST))


@rule
def why_not_exchange(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """Beginning an exchange, upward or downward."""
    if action == NO:
        return ALLOWED
    if action < UP_FIRST or action >= ENERGY_FIRST:
        return refuse(r, CHOOSE_EXCHANGE)
    energy = argument(CODES, action, 0)
    if action >= DOWN_FIRST:
        return not_in_hand(h, seat, energy, r)
    payable, price = payable_below(c, h, seat, energy), tiger_price(c, h, seat, energy)
    if payable == 0 or payable < price:
        return refuse3(r, TOO_LITTLE_ENERGY, energy, price, payable)
    return barred(c, h, seat, energy, r)


@rule
def why_not_karma(h: Record, seat: int, r: Record) -> int:
    """Letting a karma count as energy."""
    if h.animal[seat] != DRAGON:
        return refuse(r, NOT_A_DRAGON)
    if h.ex_kar == 1:
        return refuse(r, KARMA_USED)
    return ALLOWED if h.karma[seat] > 0 else refuse(r, NO_KARMA)


@rule
def why_not_give(h: Record, seat: int, action: int, r: Record) -> int:
    """Paying for a higher card."""
    if action == KARMA:
        return why_not_karma(h, seat, r)
    if not is_energy(action):
        return refuse(r, CHOOSE_GIFT_CARD)
    energy = argument(CODES, action, 0)
    return refuse1(r, NOT_BELOW, int(h.ex_val)) if energy >= h.ex_val else not_in_hand(h, seat, energy, r)


@rule
def why_not_receive(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """Taking lower cards for a higher one."""
    if action == KARMA:
        return why_not_karma(h, seat, r)
    if action == DONE:
        return ALLOWED if h.ex_cnt > 0 else refuse(r, TAKE_ONE_FIRST)
    if not is_energy(action):
        return refuse(r, CHOOSE_CARD_TO_TAKE)
    energy = argument(CODES, action, 0)
    if energy >= h.ex_val:
        return refuse1(r, NOT_BELOW, int(h.ex_val))
    if energy > h.ex_left:
        return refuse2(r, TOO_LITTLE_CREDIT, energy, int(h.ex_left))
    return barred(c, h, seat, energy, r)


@rule
def why_not_return(h: Record, seat: int, action: int, r: Record) -> int:
    """What the river takes, and the way back."""
    if action == SWIM:
        return ALLOWED if may_swim_back(h, seat) else refuse(r, NO_SWIM)
    if action == NO:
        return refuse1(r, MUST_RETURN, 1 if may_swim_back(h, seat) else 0) if must_return(h, seat) else ALLOWED
    if not is_energy(action):
        return refuse(r, CHOOSE_RETURN)
    return not_in_hand(h, seat, argument(CODES, action, 0), r) if must_return(h, seat) else refuse(r, NOTHING_DUE)
