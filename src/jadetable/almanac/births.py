"""What a birth date says, for the rules of games: in whole numbers, compiled like them.

A birth date is yyyymmdd, or 0 where nobody knows it. Signs are numbered 0 (Rat) to 11 (Pig), as in `signs.SIGNS`.
"""

import numpy as np

from jadetable.almanac.new_years import FIRST_YEAR, LAST_YEAR, NEW_YEARS
from jadetable.almanac.signs import SIGN_NAMES
from jadetable.core.compiled import rule

YEAR = 10000  # a birth date is year * YEAR + month * 100 + day
RAT_YEAR = 4  # years of the Rat leave 4 when divided by twelve
SIGN_COUNT = len(SIGN_NAMES)
UNKNOWN = -1
FIRST_DAYS = np.array(NEW_YEARS, np.int16)


@rule
def sign_of_year(year: int) -> int:
    """The sign of a lunar year."""
    return (year - RAT_YEAR) % SIGN_COUNT


@rule
def lunar_year_of_birth(birth: int) -> int:
    """The lunar year of a birth date in the years 1900 to 2100, else UNKNOWN."""
    year = birth // YEAR
    if year < FIRST_YEAR or year > LAST_YEAR:
        return UNKNOWN
    return year if birth % YEAR >= FIRST_DAYS[year - FIRST_YEAR] else year - 1


@rule
def sign_of_birth(birth: int) -> int:
    """The sign of a birth date in the years 1900 to 2100, else UNKNOWN."""
    year = lunar_year_of_birth(birth)
    return UNKNOWN if year == UNKNOWN else sign_of_year(year)
