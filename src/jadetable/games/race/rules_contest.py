"""Who meets whom at an action: how many, in what order, how much energy, who is highest; and what the wheel shows."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.race.state import (
    COUNT_SEATS,
    GREEN,
    NOTHING,
    RESOLVE,
    SLOTS,
    SPACES,
    STRATEGISE,
    YELLOW,
    every_seat,
)


@rule
def is_resolving(s: Record) -> bool:
    """Whether a seat is resolving an action now."""
    return s.phase == RESOLVE and s.ord_i >= 0 and s.ord_i < s.ord_n


@rule
def contenders(s: Record) -> int:
    """How many seats resolve the current action, finished ones included (R33)."""
    found = 0
    for seat in every_seat(s):
        if s.eff[seat] == s.action:
            found += 1
    return found


@rule
def is_before(s: Record, a: int, b: int) -> bool:
    """Whether seat a resolves before seat b: further ahead, then older (R12)."""
    if s.pos[a] != s.pos[b]:
        return s.pos[a] > s.pos[b]
    return s.age[a] < s.age[b]


@rule
def freeze_order(s: Record) -> None:
    """Put the seats that resolve the current action in order, once and for all."""
    for seat in every_seat(s):
        if s.eff[seat] == s.action:
            place = 0
            for other in every_seat(s):
                if other != seat and s.eff[other] == s.action and is_before(s, other, seat):
                    place += 1
            s.ord[place] = seat


@rule
def total_energy(s: Record) -> int:
    """The energy all seats together put into the current action."""
    total = 0
    for seat in every_seat(s):
        if s.eff[seat] == s.action:
            total += int(s.pick_e[seat])
    return total


@rule
def outbid(s: Record, seat: int) -> int:
    """How many seats resolve the current action with less energy."""
    found = 0
    for other in every_seat(s):
        if s.eff[other] == s.action and s.pick_e[other] < s.pick_e[seat]:
            found += 1
    return found


@rule
def is_highest(c: Record, s: Record, seat: int) -> bool:
    """Whether a seat is highest at the current action; a tie counts where action and seat count say so (and in R23)."""
    if s.forced == 1 and s.action == STRATEGISE:
        return True
    tie = False
    for other in every_seat(s):
        if other != seat and s.eff[other] == s.action:
            if s.pick_e[other] > s.pick_e[seat]:
                return False
            if s.pick_e[other] == s.pick_e[seat]:
                tie = True
    return not tie or c.joint[int(s.action), int(s.seats)] == 1


@rule
def outer_space(c: Record, s: Record, action: int, total: int) -> int:
    """The outer space that an action's piece points at for so much energy; NOTHING without a piece."""
    for slot in range(SLOTS):
        if s.inner[slot] == action and action != 0:
            high = 0 if total <= c.low_max[action] else 1
            return (2 * slot + high + int(s.rot)) % SPACES
    return NOTHING


@rule
def colour(c: Record, s: Record) -> int:
    """Which section the current action reads."""
    return GREEN if c.is_movement[int(s.action)] == 1 else YELLOW


@rule
def number(c: Record, s: Record) -> int:
    """The number on the wheel, N counted; nothing for Strategise."""
    if s.space == NOTHING:
        return 0
    shown = int(c.num[int(c.face[int(s.seats)]), colour(c, s), int(s.space)])
    return contenders(s) if shown == COUNT_SEATS else shown


@rule
def has_exchange(c: Record, s: Record) -> bool:
    """Whether the wheel offers an exchange."""
    return s.space != NOTHING and c.ex[int(c.face[int(s.seats)]), colour(c, s), int(s.space)] == 1


@rule
def has_sprint(c: Record, s: Record) -> bool:
    """Whether the wheel offers a sprint."""
    return s.space != NOTHING and c.km[int(c.face[int(s.seats)]), colour(c, s), int(s.space)] == 1


@rule
def is_entitled(c: Record, s: Record, seat: int) -> bool:
    """Whether a seat gets what the wheel shows: the highest at movement actions, everybody at the others."""
    return c.is_movement[int(s.action)] == 0 or is_highest(c, s, seat)
