"""Energy exchange: some lower cards for a higher one, or a higher card for some lower ones."""

from jadetable.core.asked import ask_only
from jadetable.core.compiled import rule
from jadetable.core.events import emit1, emit2
from jadetable.core.mask import allow
from jadetable.core.record import Mask, Record
from jadetable.games.race.actions import (
    BY_ABILITY,
    BY_EXCHANGE,
    DONE,
    DOWN,
    DOWN_FIRST,
    E_DECLINED,
    E_EXCHANGE,
    E_GIVE,
    E_RECEIVE,
    ENERGY,
    KARMA,
    NO,
    UP,
)
from jadetable.games.race.rules_animals import dragon_can_pay, tiger_price
from jadetable.games.race.rules_cards import owned, owned_of
from jadetable.games.race.rules_gains import change_karma, move, on_finish
from jadetable.games.race.state import (
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_RECEIVE,
    DOWNWARD,
    HIGHEST,
    LOWEST,
    NO_EXCHANGE,
    NOBODY,
    OX,
    TIGER,
    UPWARD,
    VALUES,
)

# --- what is possible -------------------------------------------------------------------------------------------------


@rule
def values_owned(s: Record, seat: int) -> int:
    """The values a seat owns, in hand or tucked, bit v for value v."""
    found = 0
    for value in range(LOWEST, VALUES):
        if owned_of(s, seat, value) > 0:
            found |= 1 << value
    return found


@rule
def may_receive(c: Record, s: Record, seat: int, value: int) -> bool:
    """Whether a card can be received: it is in the supply, and what it builds on was owned at the start (R15)."""
    if value > LOWEST and s.supply[value] == 0:
        return False
    if c.needs[value] != 0 and int(c.needs[value]) & int(s.ex_have) == 0:
        return False
    return value < HIGHEST or owned_of(s, seat, value) < c.max_six


@rule
def payable_below(c: Record, s: Record, seat: int, value: int) -> int:
    """How much energy a seat can pay with hand cards below a value; nothing without at least one card (R16)."""
    total = 0
    for card in range(LOWEST, value):
        total += card * int(s.hand_e[seat, card])
    if total > 0 and dragon_can_pay(s, seat):
        total += int(c.dragon_energy)
    return total


@rule
def may_go_up(c: Record, s: Record, seat: int, value: int) -> bool:
    """Whether a seat can exchange lower cards for this one."""
    payable = payable_below(c, s, seat, value)
    return payable > 0 and payable >= tiger_price(c, s, seat, value) and may_receive(c, s, seat, value)


@rule
def can_exchange(c: Record, s: Record, seat: int) -> bool:
    """Whether any exchange is possible: any hand card above 1 can at least be broken into 1s."""
    for value in range(LOWEST + 1, VALUES):
        if s.hand_e[seat, value] > 0 or may_go_up(c, s, seat, value):
            return True
    return False


@rule
def allow_exchanges(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """Up for a value, down from a value in hand, or none."""
    allow(mask, NO)
    for value in range(LOWEST + 1, VALUES):
        if may_go_up(c, s, seat, value):
            allow(mask, UP + value)
        if s.hand_e[seat, value] > 0:
            allow(mask, DOWN + value)


@rule
def allow_giving(s: Record, seat: int, mask: Mask) -> None:
    """Hand cards below the wanted value, or the Dragon's karma."""
    for value in range(LOWEST, int(s.ex_val)):
        if s.hand_e[seat, value] > 0:
            allow(mask, ENERGY + value)
    if dragon_can_pay(s, seat):
        allow(mask, KARMA)


@rule
def allow_receiving(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """Lower cards within the credit, the Dragon's karma, and after the first card the end."""
    for value in range(LOWEST, int(s.ex_val)):
        if value <= s.ex_left and may_receive(c, s, seat, value):
            allow(mask, ENERGY + value)
    if dragon_can_pay(s, seat):
        allow(mask, KARMA)
    if s.ex_cnt > 0:
        allow(mask, DONE)


# --- carrying it out --------------------------------------------------------------------------------------------------


@rule
def ox(c: Record, s: Record, seat: int, value: int, log: Record) -> None:
    """The Ox moves when it exchanges up for a high card."""
    if s.animal[seat] == OX:
        move(s, seat, int(c.ox_moves[value]), BY_ABILITY, log)


@rule
def tiger(s: Record, seat: int, log: Record) -> None:
    """The Tiger moves one space when it carries out no exchange (R17)."""
    if s.animal[seat] == TIGER:
        move(s, seat, 1, BY_ABILITY, log)


@rule
def offer_exchange(c: Record, s: Record, seat: int, log: Record) -> None:
    """Ask for an exchange if one is possible; an animal on Finish is not asked (R20)."""
    if on_finish(s, seat):
        return
    s.ex_have = values_owned(s, seat)
    if can_exchange(c, s, seat):
        s.kind = ASK_EXCHANGE
        ask_only(s, seat)
    else:
        s.ex_have = 0
        tiger(s, seat, log)


@rule
def close_exchange(s: Record) -> None:
    """Nothing is being exchanged."""
    s.ex_dir = NO_EXCHANGE
    s.ex_val = 0
    s.ex_left = 0
    s.ex_cnt = 0
    s.ex_kar = 0
    s.ex_have = 0


@rule
def begin_exchange(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Decline, or name the card to get or to give away; from here there is no way back (R15)."""
    if action == NO:
        emit1(log, E_DECLINED, seat, ASK_EXCHANGE)
        close_exchange(s)
        tiger(s, seat, log)
        return
    if action < DOWN_FIRST:
        s.ex_dir, s.ex_val, s.kind = UPWARD, action - UP, ASK_GIVE
        s.ex_left = tiger_price(c, s, seat, action - UP)
    else:
        s.ex_dir, s.ex_val, s.kind = DOWNWARD, action - DOWN, ASK_RECEIVE
        s.ex_left = action - DOWN
    emit2(log, E_EXCHANGE, seat, int(s.ex_dir), int(s.ex_val))
    ask_only(s, seat)


@rule
def put_away(s: Record, seat: int, value: int, log: Record) -> None:
    """A hand card goes to the supply."""
    s.hand_e[seat, value] = int(s.hand_e[seat, value]) - 1
    if value > LOWEST:
        s.supply[value] = int(s.supply[value]) + 1
    emit1(log, E_GIVE, seat, value)


@rule
def receive(s: Record, seat: int, value: int, log: Record) -> None:
    """A card comes out of the supply into the hand."""
    s.hand_e[seat, value] = int(s.hand_e[seat, value]) + 1
    if value > LOWEST:
        s.supply[value] = int(s.supply[value]) - 1
    emit1(log, E_RECEIVE, seat, value)


@rule
def use_karma(c: Record, s: Record, seat: int, log: Record) -> None:
    """The Dragon lets one karma count as energy."""
    s.ex_kar = 1
    change_karma(c, s, seat, -1, BY_EXCHANGE, NOBODY, log)


@rule
def give(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Pay a card or the Dragon's karma; once the price is met, with at least one card, receive the higher card."""
    if action == KARMA:
        use_karma(c, s, seat, log)
        s.ex_left = int(s.ex_left) - int(c.dragon_energy)
    else:
        put_away(s, seat, action - ENERGY, log)
        s.ex_left = int(s.ex_left) - (action - ENERGY)
        s.ex_cnt = int(s.ex_cnt) + 1
    if s.ex_left > 0 or s.ex_cnt == 0:
        ask_only(s, seat)
        return
    value = int(s.ex_val)
    receive(s, seat, value, log)
    close_exchange(s)
    ox(c, s, seat, value, log)


@rule
def take_lower(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Receive one card, add the Dragon's karma, or stop; the card given away leaves the hand at the end."""
    if action == KARMA:
        use_karma(c, s, seat, log)
        s.ex_left = int(s.ex_left) + int(c.dragon_energy)
    elif action != DONE:
        receive(s, seat, action - ENERGY, log)
        s.ex_left = int(s.ex_left) - (action - ENERGY)
        s.ex_cnt = int(s.ex_cnt) + 1
    full = owned(s, seat) > c.energy_limit
    spent = s.ex_left <= 0 and not dragon_can_pay(s, seat)
    if action != DONE and not full and not spent:
        ask_only(s, seat)
        return
    put_away(s, seat, int(s.ex_val), log)
    close_exchange(s)
