"""The energy cards of a seat, counted."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.race.state import LOWEST, VALUES


@rule
def in_hand(s: Record, seat: int) -> int:
    """How many energy cards a seat has in hand."""
    found = 0
    for value in range(LOWEST, VALUES):
        found += int(s.hand_e[seat, value])
    return found


@rule
def owned(s: Record, seat: int) -> int:
    """How many energy cards a seat owns, in hand and tucked."""
    found = in_hand(s, seat)
    for place in range(int(s.area_n[seat])):
        if s.area_e[seat, place] > 0:
            found += 1
    return found


@rule
def owned_of(s: Record, seat: int, value: int) -> int:
    """How many energy cards of one value a seat owns, in hand and tucked."""
    found = int(s.hand_e[seat, value])
    for place in range(int(s.area_n[seat])):
        if s.area_e[seat, place] == value:
            found += 1
    return found
