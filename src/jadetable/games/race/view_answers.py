"""What answers would bring a seat of Race, for its view: prices, exchanges that empty the hand, landing places."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.race.actions import SWIM, YES
from jadetable.games.race.rules_abilities import cat_adds
from jadetable.games.race.rules_animals import tiger_price
from jadetable.games.race.rules_exchange import may_go_up, payable_below
from jadetable.games.race.rules_play import descent, is_strict, misplay, repeated
from jadetable.games.race.rules_river import may_swim_back
from jadetable.games.race.state import (
    ASK_EXCHANGE,
    ASK_HORSE,
    ASK_RETURN,
    ASK_SPRINT,
    CARDS,
    LOWEST,
    NO_CARD,
    NOTHING,
    REPEAT,
    VALUES,
)

BARS = ("too-little-karma", "last-energy", "nothing-to-repeat")  # what bars a card: first the misplays, by number
NOTHING_TO_REPEAT = 2


@rule
def list_prices(c: Record, h: Record, seat: int, v: Record) -> int:
    """For the own hand: what each action card would cost now and what bars it; table_rules bar no misplay (R24)."""
    n = 0
    for card in range(1, CARDS):
        if (int(h.hand_a[seat]) >> card) & 1 == 1:
            row = v.prices[n]
            row.card = card
            action = repeated(h, seat, card)
            row.resolves = action if action != NO_CARD else NOTHING
            row.karma = descent(c, h, seat, card)
            row.barred = misplay(c, h, seat, card) if is_strict(h) else NOTHING
            if card == REPEAT and h.area_n[seat] == 0:
                row.barred = NOTHING_TO_REPEAT
            n += 1
    return n


@rule
def own_sprint(c: Record, h: Record, seat: int) -> int:
    """How far a sprint would take this seat: a Cat one space more (R27)."""
    moves = int(c.sprint_moves)
    return moves + 1 if seat >= 0 and cat_adds(c, h, seat, moves) else moves


@rule
def takes_all(c: Record, h: Record, seat: int, value: int) -> bool:
    """Whether an upward exchange takes every energy card in hand, however it is paid."""
    lowest, highest, count = 0, 0, 0
    for card in range(LOWEST, VALUES):
        if h.hand_e[seat, card] > 0:
            lowest = card if count == 0 else lowest
            highest = card
            count += int(h.hand_e[seat, card])
    if not may_go_up(c, h, seat, value) or highest >= value:
        return False
    return count == 1 or payable_below(c, h, seat, value) - lowest < tiger_price(c, h, seat, value)


@rule
def list_leaving_one(c: Record, h: Record, seat: int, v: Record) -> None:
    """For a seat that may exchange now: the values whose exchange leaves it a single energy card in hand."""
    if h.kind == ASK_EXCHANGE:
        for value in range(LOWEST + 1, VALUES):
            if takes_all(c, h, seat, value):
                v.leaving_one[int(v.leaving_one_n)] = value
                v.leaving_one_n = int(v.leaving_one_n) + 1


@rule
def list_landings(c: Record, h: Record, seat: int, v: Record) -> None:
    """The space an answer would take the own animal to, where the question is about going there."""
    distance, action = 0, YES
    if h.kind == ASK_SPRINT:
        distance = own_sprint(c, h, seat)
    elif h.kind == ASK_HORSE:
        distance = -1
    elif h.kind == ASK_RETURN and may_swim_back(h, seat):
        distance, action = -int(c.swim_back), SWIM
    if distance != 0:
        v.landings_n = 1
        v.landings[0].action = action
        v.landings[0].space = min(max(int(h.pos[seat]) + distance, 0), int(h.finish))
