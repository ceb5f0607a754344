"""The almanac for the browser: what a date says, and the 60-year cycle around a year."""

from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter

from jadetable import almanac
from jadetable.almanac import CYCLE_LENGTH, FIRST_YEAR, LAST_YEAR
from jadetable.server.http.replies import REFUSALS
from jadetable.server.protocol import CycleInfo, DayInfo, YearInfo

Day = Annotated[str, QueryParameter(name="date", description="A day such as 1984-02-02.", max_length=20)]
Year = Annotated[int, QueryParameter(description="A lunar year from 1900 to 2100.")]


def _year(year: int) -> YearInfo:
    """A year of the cycle; those at the ends of the first and last cycle lie outside the calendar."""
    place = (year - almanac.CYCLE_START) % CYCLE_LENGTH + 1
    stem, branch = almanac.cycle_pair(place)
    known = almanac.year_reading(year) if FIRST_YEAR <= year <= LAST_YEAR else None
    return YearInfo(
        year=year,
        place=place,
        name=almanac.cycle_name(place),
        pinyin=stem.slug + branch.slug,
        sign=branch.sign,
        element=stem.element,
        polarity=stem.polarity,
        first=known.first.isoformat() if known else None,
        last=known.last.isoformat() if known else None,
    )


@get("/", responses=REFUSALS, summary="What a birth date says")
async def read_day(day: Day) -> DayInfo:
    """The sign, element and polarity of the lunar year a day falls in."""
    born = almanac.birth_date(day)
    return DayInfo(born.isoformat(), _year(almanac.lunar_year(born)))


@get("/cycle", responses=REFUSALS, summary="The sixty years around a year")
async def read_cycle(year: Year) -> CycleInfo:
    """The 60-year cycle that a lunar year belongs to, from 甲子 to 癸亥."""
    first = year - almanac.year_reading(year).place + 1
    return CycleInfo([_year(first + step) for step in range(CYCLE_LENGTH)], FIRST_YEAR, LAST_YEAR)


router = Router(path="/api/almanac", tags=["almanac"], route_handlers=[read_day, read_cycle])
