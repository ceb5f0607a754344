"""What can be counted of a sheet of The Rat and the Dragon: points, pairs, single creatures, and the room left."""

from collections.abc import Mapping, Sequence
from typing import Any

from jadetable.core.measures import Measure

MEASURES = (Measure("points"), Measure("pairs"), Measure("single", good=False), Measure("dead", good=False))


def count(view: Mapping[str, Any], seat: int) -> Sequence[float]:
    """Points as the sheet stands; pairs; creatures without a mate; dead squares, as far as the view shows them."""
    player = view["players"][seat]
    single = sum(creature["mate"] == 0 for creature in player["creatures"])
    return player["score"], player["pairs"], single, len(view["dead"])
