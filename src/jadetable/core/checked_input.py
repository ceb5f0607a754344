"""What people give to start a game, checked: birth dates and seeds."""

import datetime
from typing import Any

from jadetable.core.errors import BadBirthday, BadSeed

SEED_LIMIT = 1 << 64
FIRST_YEAR, LAST_YEAR = 1900, 2100  # of births


def birth_date(given: Any) -> datetime.date:
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


def birth_number(given: Any) -> int:
    """A birth date as yyyymmdd, or 0 for None; raises BadBirthday."""
    if given is None or given == 0:
        return 0
    date = birth_date(given)
    if not FIRST_YEAR <= date.year <= LAST_YEAR:
        raise BadBirthday("error-birthday-year", value=date.isoformat(), low=FIRST_YEAR, high=LAST_YEAR)
    return date.year * 10000 + date.month * 100 + date.day


def check_seed(seed: Any) -> int:
    """A seed that fits in 64 bits; raises BadSeed."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise BadSeed("error-seed", value=repr(seed))
    return seed
