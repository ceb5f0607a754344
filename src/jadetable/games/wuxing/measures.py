"""What can be counted of a seat of Wu Xing: its points, tiles and tokens."""

from collections.abc import Mapping, Sequence
from typing import Any

from jadetable.core.measures import Measure

MEASURES = (Measure("points", least=0.2), Measure("tiles"), Measure("tokens"))


def count(view: Mapping[str, Any], seat: int) -> Sequence[float]:
    """Points, bonuses included; tiles; yin-yang tokens."""
    player = view["players"][seat]
    return player["score"], len(player["tiles"]), player["tokens"]
