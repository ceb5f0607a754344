"""The Chinese zodiac: signs, elements, yin and yang, the 60-year cycle, and what a birth date says.

    from jadetable.almanac import reading
    reading("1984-02-02")  # yang wood rat, 甲子, lunar year 1984

It knows every day from 31 January 1900 to 28 January 2101: the lunar years 1900 to 2100, each to its last day.
"""

from jadetable.almanac.calendar import (
    CYCLE_START,
    FIRST_YEAR,
    LAST_YEAR,
    Birthday,
    Reading,
    birth_date,
    lunar_year,
    new_year,
    reading,
    year_reading,
)
from jadetable.almanac.signs import (
    BRANCHES,
    CAT,
    CYCLE_LENGTH,
    ELEMENTS,
    POLARITIES,
    SIGNS,
    STEMS,
    Branch,
    Element,
    Polarity,
    Sign,
    Stem,
    cycle_name,
    cycle_pair,
    find_element,
    find_sign,
)

__all__ = [
    "BRANCHES",
    "CAT",
    "CYCLE_LENGTH",
    "CYCLE_START",
    "ELEMENTS",
    "FIRST_YEAR",
    "LAST_YEAR",
    "POLARITIES",
    "SIGNS",
    "STEMS",
    "Birthday",
    "Branch",
    "Element",
    "Polarity",
    "Reading",
    "Sign",
    "Stem",
    "birth_date",
    "cycle_name",
    "cycle_pair",
    "find_element",
    "find_sign",
    "lunar_year",
    "new_year",
    "reading",
    "year_reading",
]
