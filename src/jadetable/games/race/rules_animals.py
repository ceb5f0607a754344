"""What animals change about other rules: prices, gains, the start. Abilities that act are in rules_abilities."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.race.state import DRAGON, RABBIT, RAT, THREE, TIGER


@rule
def rat(c: Record, s: Record, seat: int) -> None:
    """The Rat starts with one more 3 and three more karma."""
    if s.animal[seat] == RAT:
        s.hand_e[seat, THREE] = int(s.hand_e[seat, THREE]) + int(c.rat_energy3)
        s.karma[seat] = int(s.karma[seat]) + int(c.rat_karma)


@rule
def tiger_price(c: Record, s: Record, seat: int, value: int) -> int:
    """An upward exchange costs the card's value; the Tiger pays one energy less."""
    if s.animal[seat] == TIGER:
        return value - int(c.tiger_discount)
    return value


@rule
def rabbit(c: Record, s: Record, seat: int, cost: int) -> int:
    """The Rabbit pays one karma less for descending."""
    if s.animal[seat] == RABBIT:
        return max(0, cost - int(c.rabbit_discount))
    return cost


@rule
def dragon(c: Record, s: Record, seat: int, gain: int) -> int:
    """The Dragon gets one more karma with every gain."""
    if s.animal[seat] == DRAGON and gain > 0:
        return gain + int(c.dragon_bonus)
    return gain


@rule
def dragon_can_pay(s: Record, seat: int) -> bool:
    """Whether one karma may stand for two energy: the Dragon, once in an exchange."""
    return s.animal[seat] == DRAGON and s.karma[seat] > 0 and s.ex_kar == 0
