"""Strategise: collecting the cards back, and what the river takes."""

from jadetable.core.asked import ask_only
from jadetable.core.compiled import rule
from jadetable.core.events import emit1, emit2
from jadetable.core.mask import allow
from jadetable.core.record import Mask, Record
from jadetable.games.race.actions import BY_SWIM, E_COLLECT, E_DECLINED, E_RETURN, ENERGY, NO, SWIM
from jadetable.games.race.rules_cards import in_hand, owned
from jadetable.games.race.rules_gains import in_river, move
from jadetable.games.race.state import ASK_RETURN, LOWEST, STRATEGISE, VALUES


@rule
def take_back(s: Record, seat: int, place: int) -> None:
    """A card of the play area and the energy under it go back into the hand."""
    card, energy = int(s.area_a[seat, place]), int(s.area_e[seat, place])
    s.hand_a[seat] = int(s.hand_a[seat]) | (1 << card)
    if energy > 0:
        s.hand_e[seat, energy] = int(s.hand_e[seat, energy]) + 1
    s.area_a[seat, place] = 0
    s.area_e[seat, place] = 0


@rule
def collect(s: Record, seat: int, top: bool, log: Record) -> None:
    """Take all back but the leftmost card, which only the highest may; Strategise itself always returns (R29)."""
    area_n = int(s.area_n[seat])
    leftmost = top or s.area_a[seat, 0] == STRATEGISE
    first = 0 if leftmost else 1
    for place in range(first, area_n):
        take_back(s, seat, place)
    s.area_n[seat] = first
    emit2(log, E_COLLECT, seat, area_n - first, 1 if leftmost else 0)


@rule
def must_return(s: Record, seat: int) -> bool:
    """Whether the river takes a card: not from a Dog at home in it, nor the last cards of a seat (R22)."""
    return s.ret == 0 and owned(s, seat) > s.river_keep and in_hand(s, seat) > 1


@rule
def may_swim_back(s: Record, seat: int) -> bool:
    """Whether swimming back is offered: the seat played Strategise in the river and has something to gain (R21)."""
    return s.was_river == 1 and (must_return(s, seat) or s.area_n[seat] > 0)


@rule
def ask_return(s: Record, seat: int) -> None:
    """In the river a card goes back to the supply, or the seat swims back."""
    if in_river(s, seat) and (must_return(s, seat) or may_swim_back(s, seat)):
        s.kind = ASK_RETURN
        ask_only(s, seat)


@rule
def allow_returns(s: Record, seat: int, mask: Mask) -> None:
    """A card of one's choice, or nothing when none is due; swimming back where it is offered."""
    if must_return(s, seat):
        for value in range(LOWEST, VALUES):
            if s.hand_e[seat, value] > 0:
                allow(mask, ENERGY + value)
    else:
        allow(mask, NO)
    if may_swim_back(s, seat):
        allow(mask, SWIM)


@rule
def answer_river(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Return the chosen card, keep everything, or swim back and fetch the leftmost card."""
    if action == NO:
        emit1(log, E_DECLINED, seat, ASK_RETURN)
    elif action == SWIM:
        move(s, seat, -int(c.swim_back), BY_SWIM, log)
        if s.area_n[seat] > 0:
            take_back(s, seat, 0)
            s.area_n[seat] = 0
            emit2(log, E_COLLECT, seat, 1, 1)
    else:
        value = action - ENERGY
        s.hand_e[seat, value] = int(s.hand_e[seat, value]) - 1
        if value > LOWEST:
            s.supply[value] = int(s.supply[value]) + 1
        emit1(log, E_RETURN, seat, value)
