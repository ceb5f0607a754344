"""What can be counted of a seat of the Race: its place on the track, karma, energy and action cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from jadetable.core.measures import Measure

MEASURES = (Measure("spaces"), Measure("karma"), Measure("energy"), Measure("cards"))


def count(view: Mapping[str, Any], seat: int) -> Sequence[float]:
    """Spaces from the start; karma tokens; energy cards and action cards in hand."""
    player = view["players"][seat]
    return player["pos"], player["karma"], player["energy_count"], len(player["cards"])
