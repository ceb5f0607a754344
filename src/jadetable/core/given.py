"""What people give to start a game, checked: birth dates and seeds."""

import datetime
from typing import Any

from jadetable.core.errors import BadBirthday, BadSeed

SEED_LIMIT = 1 << 64


def birth_number(given: Any) -> int:
    """A birth date as yyyymmdd, or 0 for None; raises BadBirthday."""
    if given is None or given == 0:
        return 0
    try:
        if isinstance(given, datetime.date):
            date = given
        elif isinstance(given, int) and not isinstance(given, bool):
            date = datetime.date(given // 10000, given // 100 % 100, given % 100)
        else:
            date = datetime.date.fromisoformat(given)
    except (TypeError, ValueError, OverflowError) as error:
        raise BadBirthday("error-birthday", value=str(given)) from error
    if not 1900 <= date.year <= 2100:
        raise BadBirthday("error-birthday-year", value=date.isoformat(), low=1900, high=2100)
    return date.year * 10000 + date.month * 100 + date.day


def check_seed(seed: Any) -> int:
    """A seed that fits in 64 bits; raises BadSeed."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise BadSeed("error-seed", value=repr(seed))
    return seed
