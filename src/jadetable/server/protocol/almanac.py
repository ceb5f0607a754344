"""The almanac over the wire."""

import msgspec


class YearInfo(msgspec.Struct):
    """A year of the 60-year cycle; first and last day where the calendar knows them, as 1984-02-02."""

    year: int
    place: int
    name: str
    pinyin: str
    sign: str
    element: str
    polarity: str
    first: str | None
    last: str | None


class DayInfo(msgspec.Struct):
    """What a date says."""

    date: str
    year: YearInfo


class CycleInfo(msgspec.Struct):
    """The sixty years of a cycle, and the years the almanac knows."""

    years: list[YearInfo]
    low: int
    high: int
