"""Who begins: by chance, by seat, by age or by sign (R16)."""

from jadetable.almanac.births import SIGN_COUNT, UNKNOWN, sign_of_birth
from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.core.rng import roll
from jadetable.games.wuxing.state import BY_CHANCE, BY_SEAT, OLDEST, YOUNGEST

NO_DATE = 99999999  # later than any date: without one, a seat counts as younger than all others


@rule
def birth_key(s: Record, seat: int) -> int:
    """A seat's birth date; smaller is older."""
    return int(s.birth[seat]) if s.birth[seat] > 0 else NO_DATE


@rule
def birth_sign(s: Record, seat: int) -> int:
    """The sign of a seat's lunar year of birth, 0 to 11; a seat without a date comes after all signs."""
    sign = sign_of_birth(int(s.birth[seat]))
    return SIGN_COUNT if sign == UNKNOWN else sign


@rule
def oldest_seat(s: Record) -> int:
    """The earliest birth date; of equal ones the lower seat."""
    found = 0
    for seat in range(1, int(s.seats)):
        if birth_key(s, seat) < birth_key(s, found):
            found = seat
    return found


@rule
def youngest_seat(s: Record) -> int:
    """The last in the order of age, in which of equal dates the lower seat comes first."""
    found = 0
    for seat in range(1, int(s.seats)):
        if birth_key(s, seat) >= birth_key(s, found):
            found = seat
    return found


@rule
def first_by_sign(s: Record) -> int:
    """The sign that comes first from Rat to Pig; of equal signs the older seat."""
    found = 0
    for seat in range(1, int(s.seats)):
        sign, best = birth_sign(s, seat), birth_sign(s, found)
        if sign < best or (sign == best and birth_key(s, seat) < birth_key(s, found)):
            found = seat
    return found


@rule
def choose_first(s: Record) -> int:
    """The seat that begins."""
    if s.first_player == BY_CHANCE:
        return roll(s, int(s.seats))
    if s.first_player == BY_SEAT:
        return int(s.first_seat)
    if s.first_player == OLDEST:
        return oldest_seat(s)
    if s.first_player == YOUNGEST:
        return youngest_seat(s)
    return first_by_sign(s)
