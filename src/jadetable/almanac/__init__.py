"""The Chinese zodiac: signs, elements, yin and yang, the 60-year cycle, and what a birth date says.

    from jadetable.almanac import reading
    reading("1984-02-02")  # yang wood rat, 甲子, lunar year 1984

It knows every day from 31 January 1900 to 28 January 2101: the lunar years 1900 to 2100, each to its last day.
The rules of games ask `jadetable.almanac.births`, which says the same in whole numbers.
"""

from jadetable.almanac.calendar import (
    CYCLE_START,
    Birthday,
    Reading,
    lunar_year,
    new_year,
    reading,
    year_reading,
)
from jadetable.almanac.new_years import FIRST_YEAR, LAST_YEAR
from jadetable.almanac.signs import (
    BRANCHES,
    CAT,
    CYCLE_LENGTH,
    ELEMENT_NAMES,
    ELEMENTS,
    POLARITIES,
    SIGN_NAMES,
    SIGNS,
    STEM_NAMES,
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
from jadetable.core.checked_input import birth_date

__all__ = [
    "BRANCHES",
    "CAT",
    "CYCLE_LENGTH",
    "CYCLE_START",
    "ELEMENTS",
    "ELEMENT_NAMES",
    "FIRST_YEAR",
    "LAST_YEAR",
    "POLARITIES",
    "SIGNS",
    "SIGN_NAMES",
    "STEMS",
    "STEM_NAMES",
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
