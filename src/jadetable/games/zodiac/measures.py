"""What can be counted of a seat of Zodiac: the signs of its set, and what it shows that others may take."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from jadetable.almanac import SIGN_NAMES
from jadetable.core.measures import Measure

MEASURES = (Measure("signs"), Measure("exposed", good=False), Measure("actions"))
CAT, PANGU = "cat", "pangu"


def count(view: Mapping[str, Any], seat: int) -> Sequence[float]:
    """Different signs; signs held once that lie face up; action cards."""
    table = view["players"][seat]["table"]
    held = Counter((*(view["hand"] or ()), *table))
    signs = [sign for sign in SIGN_NAMES if held[sign]]
    exposed = [sign for sign in signs if held[sign] == 1 and sign in table]
    return len(signs), len(exposed), held[CAT] + held[PANGU]
