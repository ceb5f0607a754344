"""Abilities that act while actions are resolved: one function an animal. Its owner may put it first."""

from jadetable.core.asked import ask_only
from jadetable.core.compiled import rule
from jadetable.core.events import emit1
from jadetable.core.mask import allow
from jadetable.core.record import Mask, Record
from jadetable.games.race.actions import BY_ABILITY, BY_HORSE, E_DECLINED, PIG_CARD, PIG_KARMA, PIG_MOVE, YES
from jadetable.games.race.rules_cards import owned
from jadetable.games.race.rules_contest import contenders, has_exchange, has_sprint, is_entitled, outbid
from jadetable.games.race.rules_exchange import offer_exchange
from jadetable.games.race.rules_gains import gain_cards, gain_karma, in_river, move, on_finish
from jadetable.games.race.state import (
    ASK_HORSE,
    ASK_PIG,
    CAT,
    DOG,
    GOAT,
    HORSE,
    MONKEY,
    PIG,
    ROOSTER,
    SNAKE,
    STRATEGISE,
    every_seat,
)


@rule
def snake(s: Record, seat: int, log: Record) -> None:
    """The Snake moves as many spaces as it spent karma on its card, before any action."""
    if s.animal[seat] == SNAKE and s.spent[seat] > 0:
        move(s, seat, int(s.spent[seat]), BY_ABILITY, log)


@rule
def horse(s: Record, seat: int, log: Record) -> None:
    """The Horse moves one more space when it outbids anybody (R19)."""
    if outbid(s, seat) > 0:
        move(s, seat, 1, BY_ABILITY, log)


@rule
def goat(c: Record, s: Record, seat: int, log: Record) -> None:
    """The Goat may exchange whenever it resolves an action with somebody (R18)."""
    offer_exchange(c, s, seat, log)


@rule
def monkey(c: Record, s: Record, seat: int, log: Record) -> None:
    """The Monkey gains a 1-card whenever it resolves an action with somebody."""
    gain_cards(c, s, seat, 1, BY_ABILITY, log)


@rule
def rooster(c: Record, s: Record, seat: int, log: Record) -> None:
    """The Rooster gains a karma whenever it resolves an action with somebody."""
    gain_karma(c, s, seat, 1, BY_ABILITY, log)


@rule
def dog(c: Record, s: Record, seat: int, log: Record) -> None:
    """The Dog's Strategise: on land a 1-card; in the river a space, and no card is returned."""
    if s.pos[seat] < s.river:
        gain_cards(c, s, seat, 1, BY_ABILITY, log)
    elif in_river(s, seat):
        s.ret = 1
        move(s, seat, 1, BY_ABILITY, log)


@rule
def pig_applies(c: Record, s: Record, seat: int) -> bool:
    """Whether the Pig alone played the lowest card of the round, or with four or five seats the highest."""
    lowest, highest = True, c.pig_highest[int(s.seats)] == 1
    for other in every_seat(s):
        if other != seat and s.pick_a[other] > 0:
            if s.pick_a[other] <= s.pick_a[seat]:
                lowest = False
            if s.pick_a[other] >= s.pick_a[seat]:
                highest = False
    return lowest or highest


@rule
def allow_pig(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """A 1-card, a karma, or with five seats a space: whatever there is room for (R28)."""
    if owned(s, seat) < c.energy_limit:
        allow(mask, PIG_CARD)
    if s.karma[seat] < c.karma_limit:
        allow(mask, PIG_KARMA)
    if c.pig_move[int(s.seats)] == 1 and not on_finish(s, seat):
        allow(mask, PIG_MOVE)


@rule
def pig(c: Record, s: Record, seat: int) -> None:
    """The Pig chooses its gift, if there is room for any."""
    room = owned(s, seat) < c.energy_limit or s.karma[seat] < c.karma_limit
    if room or (c.pig_move[int(s.seats)] == 1 and not on_finish(s, seat)):
        s.kind = ASK_PIG
        ask_only(s, seat)


@rule
def answer_pig(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The Pig gets what it chose."""
    if action == PIG_CARD:
        gain_cards(c, s, seat, 1, BY_ABILITY, log)
    elif action == PIG_KARMA:
        gain_karma(c, s, seat, 1, BY_ABILITY, log)
    elif action == PIG_MOVE:
        move(s, seat, 1, BY_ABILITY, log)


@rule
def cat_adds(c: Record, s: Record, seat: int, number: int) -> bool:
    """Whether a seat is a Cat that would get one more than this number."""
    return s.animal[seat] == CAT and s.cat_done == 0 and number >= c.cat_threshold


@rule
def cat(c: Record, s: Record, seat: int, number: int) -> int:
    """The Cat adds one to a wheel benefit of three or more, once; a sprint counts too (R27)."""
    if cat_adds(c, s, seat, number):
        s.cat_done = 1
        return 1
    return 0


@rule
def applies(c: Record, s: Record, seat: int) -> bool:
    """Whether the seat's animal has an ability that acts during this resolution."""
    animal = s.animal[seat]
    if animal == GOAT or animal == MONKEY or animal == ROOSTER:
        return contenders(s) > 1
    if animal == PIG:
        return pig_applies(c, s, seat)
    if animal == DOG:
        return s.action == STRATEGISE
    return animal == HORSE


@rule
def order_matters(c: Record, s: Record, seat: int) -> bool:
    """Whether it can make a difference if the ability comes before the action (R14)."""
    animal = s.animal[seat]
    if on_finish(s, seat) or not applies(c, s, seat):
        return False
    if animal == GOAT:
        return c.is_movement[int(s.action)] == 0
    if animal == DOG:
        gained = outbid(s, seat) * int(c.outbid[int(s.seats)])
        return s.pos[seat] < s.river and int(s.pos[seat]) + gained >= s.river
    if not is_entitled(c, s, seat):
        return False
    if animal == MONKEY:
        return has_exchange(c, s)
    if animal == ROOSTER:
        return has_sprint(c, s)
    return animal == PIG and (has_exchange(c, s) or has_sprint(c, s))


@rule
def apply_ability(c: Record, s: Record, seat: int, log: Record) -> None:
    """The animal does what only it can do, if it applies."""
    animal = s.animal[seat]
    if not applies(c, s, seat):
        return
    if animal == HORSE:
        horse(s, seat, log)
    elif animal == GOAT:
        goat(c, s, seat, log)
    elif animal == MONKEY:
        monkey(c, s, seat, log)
    elif animal == ROOSTER:
        rooster(c, s, seat, log)
    elif animal == DOG:
        dog(c, s, seat, log)
    elif animal == PIG:
        pig(c, s, seat)


@rule
def ask_horse(c: Record, s: Record) -> None:
    """At the end of a round the Horse may step back for a 1-card and a karma, if it has room for either."""
    for seat in every_seat(s):
        if s.animal[seat] == HORSE and s.pos[seat] > 0 and not on_finish(s, seat):
            if owned(s, seat) < c.energy_limit or s.karma[seat] < c.karma_limit:
                s.kind = ASK_HORSE
                ask_only(s, seat)


@rule
def answer_horse(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The Horse steps back and gains, or stays."""
    if action == YES:
        move(s, seat, -1, BY_HORSE, log)
        gain_cards(c, s, seat, 1, BY_HORSE, log)
        gain_karma(c, s, seat, 1, BY_HORSE, log)
    else:
        emit1(log, E_DECLINED, seat, ASK_HORSE)
