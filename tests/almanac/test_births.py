"""Signs of birth dates: the rules of the games say what the almanac says, each within its own rulebook."""

import datetime
from datetime import date, timedelta

import pytest

import jadetable as jt
from jadetable import almanac
from jadetable.almanac.births import SIGN_COUNT, UNKNOWN, lunar_year_of_birth, sign_of_birth, sign_of_year
from jadetable.core import checked_input
from jadetable.games.mandarin.rules import sign_by_month
from jadetable.games.race.rules_setup import sign_of
from jadetable.games.wuxing.rules_first import birth_sign

YEARS = range(almanac.FIRST_YEAR, almanac.LAST_YEAR + 1)
ONE_DAY = timedelta(days=1)
AROUND_NEW_YEAR = [almanac.new_year(year) + days * ONE_DAY for year in YEARS[1:] for days in range(-2, 3)]
RULEBOOK_OF_RACE = (date(1924, 2, 5), date(2044, 1, 29))


def number(day: date) -> int:
    """A day as a game's record holds it."""
    return checked_input.birth_number(day)


def sign(day: date) -> int:
    """The number of a day's sign by the almanac."""
    return almanac.SIGN_NAMES.index(almanac.reading(day).sign)


def test_the_rules_and_the_almanac_agree_on_every_day_of_two_centuries() -> None:
    day = almanac.new_year(almanac.FIRST_YEAR)
    while day <= date(almanac.LAST_YEAR, 12, 31):
        told = almanac.reading(day)
        assert lunar_year_of_birth(number(day)) == told.year
        assert almanac.SIGN_NAMES[sign_of_birth(number(day))] == told.sign
        day += ONE_DAY


def test_whoever_can_be_given_a_birth_date_has_a_sign() -> None:
    assert (checked_input.FIRST_YEAR, checked_input.LAST_YEAR) == (almanac.FIRST_YEAR, almanac.LAST_YEAR)
    # The first thirty days belong to the year of the Pig that began in 1899, before the almanac's first.
    assert {sign_of_birth(number(date(1900, 1, day))) for day in range(1, 31)} == {11}
    assert sign_of_birth(number(date(1900, 1, 31))) == 0
    assert sign_of_birth(number(date(2100, 12, 31))) == sign(date(2100, 12, 31))


@pytest.mark.parametrize("birth", [0, 18991231, 21010101, 99991231])
def test_what_the_table_does_not_hold_gives_no_sign(birth: int) -> None:
    assert lunar_year_of_birth(birth) == sign_of_birth(birth) == UNKNOWN


def test_a_year_of_any_century_has_its_sign() -> None:
    assert [sign_of_year(year) for year in (1984, 1985, 1995, 4, 2008)] == [0, 1, 11, 0, 0]
    assert [almanac.SIGN_NAMES[sign_of_year(year)] for year in YEARS] == [almanac.year_reading(y).sign for y in YEARS]


def test_wuxing_asks_the_almanac_and_puts_the_unknown_last() -> None:
    record = jt.new("wuxing", seats=2, seed=1).record
    for day in AROUND_NEW_YEAR:
        record.birth[0] = number(day)
        assert birth_sign(record, 0) == sign(day)
    record.birth[0] = 0
    assert birth_sign(record, 0) == SIGN_COUNT


def test_race_asks_the_almanac_within_the_years_of_its_rulebook() -> None:
    components = jt.new("race", seats=3, seed=1).components
    first, last = RULEBOOK_OF_RACE
    assert first == almanac.new_year(1924) and last == almanac.new_year(2044) - ONE_DAY
    for day in AROUND_NEW_YEAR:
        assert sign_of(components, number(day)) == (sign(day) if first <= day <= last else UNKNOWN)


def test_mandarin_begins_its_year_in_february_and_asks_the_almanac_for_the_sign_of_a_year() -> None:
    for day in AROUND_NEW_YEAR:
        year = day.year if day.month > 1 else day.year - 1
        assert sign_by_month(number(day)) == sign_of_year(year)
        if year in YEARS:
            assert almanac.SIGN_NAMES[sign_by_month(number(day))] == almanac.year_reading(year).sign


@pytest.mark.parametrize("value", ["1984-02-02", date(1984, 2, 2), datetime.datetime(1984, 2, 2, 9), 19840202])
def test_games_and_the_almanac_read_a_given_date_alike(value: date | str | int) -> None:
    assert checked_input.birth_number(value) == 19840202
    assert almanac.birth_date(value) == date(1984, 2, 2)
