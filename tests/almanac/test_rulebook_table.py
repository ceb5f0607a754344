"""The table of 120 lunar years at the end of the rulebook of Race for the Chinese Zodiac, every row of it.

`lunar_years.tsv` holds its facts in order of time: first day, last day, polarity, element, sign. The print spells some
days oddly (Feb 01 1927, Feb 05 1951, Feb 10 1975) but errs nowhere: the calendar library agrees with all 120 rows.
"""

from datetime import date, timedelta
from pathlib import Path

import pytest

from jadetable.almanac import lunar_year, new_year, reading

TABLE = Path(__file__).with_name("lunar_years.tsv")
ROWS = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()]


def test_the_table_has_120_years_from_1924_to_2043_in_order() -> None:
    assert [int(first[:4]) for first, *_ in ROWS] == list(range(1924, 2044))


@pytest.mark.parametrize(("first", "last", "polarity", "element", "sign"), ROWS, ids=[row[0][:4] for row in ROWS])
def test_the_year_is_as_the_rulebook_prints_it(first: str, last: str, polarity: str, element: str, sign: str) -> None:
    begin, end = date.fromisoformat(first), date.fromisoformat(last)
    assert new_year(begin.year) == begin
    for day in (begin, end):
        told = reading(day)
        assert (told.first, told.last) == (begin, end)
        assert (told.polarity, told.element, told.sign) == (polarity, element, sign)
    # One day outside, on both sides, it is another year.
    assert lunar_year(begin - timedelta(days=1)) == begin.year - 1
    assert lunar_year(end + timedelta(days=1)) == begin.year + 1
