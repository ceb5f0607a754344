"""What a birth date says: the lunar year it falls in, and that year's sign, element and polarity."""

import datetime
import functools
from dataclasses import dataclass
from typing import TypeAlias

from jadetable.almanac.signs import CYCLE_LENGTH, Polarity, cycle_name, cycle_pair
from jadetable.core.errors import BadBirthday

# Lunar years: the first begins on 31 January 1900, the last ends on 28 January 2101.
FIRST_YEAR = 1900
LAST_YEAR = 2100

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
    # Far-off years are refused before the calendar is asked: what it says is kept for good, and must stay little.
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


def birth_date(given: Birthday) -> datetime.date:
    """A birth date from a date, ISO text or yyyymmdd; raises BadBirthday."""
    try:
        if isinstance(given, datetime.datetime):
            return given.date()  # a moment cannot be compared with a day
        if isinstance(given, datetime.date):
            return given
        if isinstance(given, str):
            return datetime.date.fromisoformat(given)
        if isinstance(given, bool):
            raise TypeError("True is no date")
        return datetime.date(given // 10000, given // 100 % 100, given % 100)
    except (TypeError, ValueError, OverflowError) as error:
        raise BadBirthday("error-birthday", value=str(given)) from error


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


@functools.cache
def _new_year(year: int) -> datetime.date:
    """Ask the calendar library, unchecked: our last year ends where 2101 begins."""
    # Imported late: it takes 50 ms, and most of what people do here needs no birth date.
    from tyme4py.lunar import LunarDay  # type: ignore[import-untyped, unused-ignore]

    day = LunarDay.from_ymd(year, 1, 1).get_solar_day()
    return datetime.date(day.get_year(), day.get_month(), day.get_day())


def _check_year(year: int, value: str) -> None:
    """Refuse a lunar year that we do not know."""
    if not FIRST_YEAR <= year <= LAST_YEAR:
        raise _outside(value)


def _outside(value: str) -> BadBirthday:
    return BadBirthday("error-birthday-year", value=value, low=FIRST_YEAR, high=LAST_YEAR)
