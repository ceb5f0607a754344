"""What a birth date says: the lunar year it falls in, and that year's sign, element and polarity."""

import datetime
import functools
from dataclasses import dataclass
from typing import TypeAlias

from jadetable.almanac.new_years import FIRST_YEAR, LAST_YEAR, NEW_YEARS
from jadetable.almanac.signs import CYCLE_LENGTH, Polarity, cycle_name, cycle_pair
from jadetable.core.checked_input import birth_date
from jadetable.core.errors import BadBirthday

# Any year 甲子 would do to count from; this one opens the rulebook's table.
CYCLE_START = 1924

Birthday: TypeAlias = datetime.date | int | str


@dataclass(frozen=True, slots=True)
class Reading:
    """A lunar year and all it gives to whoever is born in it; signs, elements, stems and branches by slug."""

    year: int
    first: datetime.date
    last: datetime.date
    sign: str
    element: str
    polarity: Polarity
    stem: str
    branch: str
    place: int
    name: str


def new_year(year: int) -> datetime.date:
    """The day on which a lunar year of 1900 to 2100 begins; raises BadBirthday."""
    _check_year(year, str(year))
    return _new_year(year)


def lunar_year(given: Birthday) -> int:
    """The lunar year a day falls in, named by the western year in which it begins; raises BadBirthday."""
    day = birth_date(given)
    if not FIRST_YEAR <= day.year <= LAST_YEAR + 1:
        raise _outside(day.isoformat())
    year = day.year if day >= _new_year(day.year) else day.year - 1
    _check_year(year, day.isoformat())
    return year


def reading(given: Birthday) -> Reading:
    """What a birth date says: a date, ISO text or yyyymmdd; raises BadBirthday."""
    return year_reading(lunar_year(given))


def year_reading(year: int) -> Reading:
    """What it says to be born in a lunar year of 1900 to 2100; raises BadBirthday."""
    _check_year(year, str(year))
    return _year_reading(year)


@functools.cache
def _year_reading(year: int) -> Reading:
    place = (year - CYCLE_START) % CYCLE_LENGTH + 1
    stem, branch = cycle_pair(place)
    return Reading(
        year=year,
        first=_new_year(year),
        last=_new_year(year + 1) - datetime.timedelta(days=1),
        sign=branch.sign,
        element=stem.element,
        polarity=stem.polarity,
        stem=stem.slug,
        branch=branch.slug,
        place=place,
        name=cycle_name(place),
    )


def _new_year(year: int) -> datetime.date:
    """The same unchecked: our last year ends where 2101 begins."""
    return datetime.date(year, *divmod(NEW_YEARS[year - FIRST_YEAR], 100))


def _check_year(year: int, value: str) -> None:
    """Refuse a lunar year that we do not know."""
    if not FIRST_YEAR <= year <= LAST_YEAR:
        raise _outside(value)


def _outside(value: str) -> BadBirthday:
    return BadBirthday("error-birthday-year", value=value, low=FIRST_YEAR, high=LAST_YEAR)
