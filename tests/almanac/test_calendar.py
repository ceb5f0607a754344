"""Birth dates: the edges of the years, and the edges of what we know."""

import datetime
import os
import subprocess
import sys
from datetime import date, timedelta
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jadetable.almanac import FIRST_YEAR, LAST_YEAR, birth_date, lunar_year, new_year, reading, year_reading
from jadetable.almanac.new_years import NEW_YEARS
from jadetable.core.errors import BadBirthday

FIRST_DAY = date(1900, 1, 31)
LAST_DAY = date(2101, 1, 28)
ONE_DAY = timedelta(days=1)

YEARS = st.integers(FIRST_YEAR, LAST_YEAR)
DAYS = st.dates(FIRST_DAY, date(2100, 12, 31))

NO_NUMBERS = (0, -1, 19840230, 19841301, 10**40)
NO_TEXTS = ("", "yesterday", "1984-02-30", "84-02-02")


def refusal(value: Any) -> BadBirthday:
    """How a birth date is refused."""
    with pytest.raises(BadBirthday) as caught:
        reading(value)
    return caught.value


def test_a_reading_tells_everything_about_its_lunar_year() -> None:
    told = reading(date(1984, 6, 1))
    assert (told.year, told.first, told.last) == (1984, date(1984, 2, 2), date(1985, 2, 19))
    assert (told.polarity, told.element, told.sign) == ("yang", "wood", "rat")
    assert (told.stem, told.branch, told.place, told.name) == ("jia", "zi", 1, "甲子")


def test_the_year_has_its_own_element_whatever_the_sign_is_by_nature() -> None:
    assert (reading("2000-06-01").sign, reading("2000-06-01").element) == ("dragon", "metal")
    assert (reading("2012-06-01").sign, reading("2012-06-01").element) == ("dragon", "water")


def test_new_years_eve_still_belongs_to_the_old_sign() -> None:
    assert new_year(2024) == date(2024, 2, 10)
    assert reading(date(2024, 2, 9)).name == "癸卯"
    assert reading(date(2024, 2, 10)).name == "甲辰"
    assert (reading(date(2024, 2, 9)).sign, reading(date(2024, 2, 10)).sign) == ("rabbit", "dragon")


def test_the_first_of_january_belongs_to_the_lunar_year_before() -> None:
    assert lunar_year(date(2000, 1, 1)) == 1999
    assert lunar_year(date(2000, 12, 31)) == 2000


def test_our_years_begin_on_31_january_1900() -> None:
    assert new_year(1900) == FIRST_DAY
    assert (reading(FIRST_DAY).name, reading(FIRST_DAY).place) == ("庚子", 37)
    assert refusal(FIRST_DAY - ONE_DAY).message == "error-birthday-year"


def test_our_years_end_with_the_last_day_of_lunar_2100_in_january_2101() -> None:
    assert (reading(LAST_DAY).year, reading(LAST_DAY).last, reading(LAST_DAY).name) == (2100, LAST_DAY, "庚申")
    assert refusal(LAST_DAY + ONE_DAY).message == "error-birthday-year"


@pytest.mark.parametrize("day", [date.min, date(1899, 12, 31), date(1900, 1, 1), date(2101, 12, 31), date.max])
def test_a_day_outside_our_years_is_refused_with_the_years_we_know(day: date) -> None:
    error = refusal(day)
    assert error.message == "error-birthday-year"
    assert error.details == {"value": day.isoformat(), "low": 1900, "high": 2100}


@pytest.mark.parametrize("year", [-1, 0, 1899, 2101, 10**6])
def test_a_lunar_year_outside_ours_is_refused(year: int) -> None:
    for ask in (new_year, year_reading):
        with pytest.raises(BadBirthday) as caught:
            ask(year)
        assert caught.value.message == "error-birthday-year"
        assert caught.value.details == {"value": str(year), "low": 1900, "high": 2100}


@pytest.mark.parametrize("value", [*NO_NUMBERS, *NO_TEXTS, None, True, 1984.5, b"1984-02-02", []])
def test_what_is_no_date_is_refused_and_named(value: Any) -> None:
    error = refusal(value)
    assert error.message == "error-birthday"
    assert error.details == {"value": str(value)}


@pytest.mark.parametrize(
    "value",
    [date(1984, 2, 2), datetime.datetime(1984, 2, 2, 23, 59), "1984-02-02", 19840202, np.int32(19840202)],
    ids=["date", "moment", "text", "number", "number of a record"],
)
def test_a_date_may_be_given_as_date_moment_iso_text_or_number(value: Any) -> None:
    assert birth_date(value) == date(1984, 2, 2)
    assert type(birth_date(value)) is date
    assert reading(value) == year_reading(1984)


@given(DAYS)
def test_every_day_lies_in_the_one_lunar_year_it_is_told(day: date) -> None:
    told = reading(day)
    assert told.first <= day <= told.last
    assert [year for year in (day.year - 1, day.year) if year >= FIRST_YEAR and holds(year, day)] == [told.year]


@given(DAYS)
def test_the_day_after_is_in_the_same_year_or_in_the_next(day: date) -> None:
    turn = day == reading(day).last
    assert lunar_year(day + ONE_DAY) == lunar_year(day) + turn


@given(YEARS.filter(lambda year: year < LAST_YEAR))
def test_the_next_year_follows_at_once_and_is_one_further_in_the_cycle(year: int) -> None:
    this, following = year_reading(year), year_reading(year + 1)
    assert following.first == this.last + ONE_DAY
    assert following.place == this.place % 60 + 1


@given(YEARS.filter(lambda year: year <= LAST_YEAR - 60))
def test_after_sixty_years_everything_but_the_dates_comes_back(year: int) -> None:
    this, later = year_reading(year), year_reading(year + 60)
    assert (this.place, this.name, this.stem, this.branch) == (later.place, later.name, later.stem, later.branch)
    assert (this.sign, this.element, this.polarity) == (later.sign, later.element, later.polarity)


def test_the_years_cover_every_day_once_from_the_first_to_the_last() -> None:
    days = [
        told.first + timedelta(days=count)
        for told in map(year_reading, range(FIRST_YEAR, LAST_YEAR + 1))
        for count in range((told.last - told.first).days + 1)
    ]
    assert days == [FIRST_DAY + timedelta(days=count) for count in range((LAST_DAY - FIRST_DAY).days + 1)]


def test_every_new_year_is_between_21_january_and_21_february_and_years_have_twelve_or_thirteen_moons() -> None:
    for told in map(year_reading, range(FIRST_YEAR, LAST_YEAR + 1)):
        assert date(told.year, 1, 21) <= told.first <= date(told.year, 2, 21)
        assert (told.last - told.first).days + 1 in {353, 354, 355, 383, 384, 385}


def test_the_calendar_library_agrees_on_names_and_signs() -> None:
    from tyme4py.lunar import LunarYear  # type: ignore[import-untyped, unused-ignore]

    zodiac = dict(zip("鼠牛虎兔龙蛇马羊猴鸡狗猪", range(12), strict=True))
    for told in map(year_reading, range(FIRST_YEAR, LAST_YEAR + 1)):
        theirs = LunarYear.from_year(told.year).get_sixty_cycle()
        assert theirs.get_name() == told.name
        assert zodiac[theirs.get_earth_branch().get_zodiac().get_name()] == (told.place - 1) % 12


def test_the_calendar_library_agrees_on_every_new_year() -> None:
    from tyme4py.lunar import LunarDay  # type: ignore[import-untyped, unused-ignore]

    theirs = [LunarDay.from_ymd(year, 1, 1).get_solar_day() for year in range(FIRST_YEAR, LAST_YEAR + 2)]
    assert [(day.get_month() * 100 + day.get_day()) for day in theirs] == list(NEW_YEARS)
    assert all(day.get_year() == year for year, day in enumerate(theirs, FIRST_YEAR))


def test_importing_the_almanac_loads_neither_the_calendar_library_nor_the_engine() -> None:
    code = "import sys, jadetable.almanac; print(*{'tyme4py', 'numpy', 'numba', 'fluent'} & set(sys.modules))"
    # The child must find the package the way this process did, installed or not.
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def holds(year: int, day: date) -> bool:
    """Whether a day lies within a lunar year."""
    return year_reading(year).first <= day <= year_reading(year).last
