"""What can be counted of a seat of Mandarin: its money, figures, different animals and sectors."""

from collections.abc import Mapping, Sequence
from typing import Any

from jadetable.core.measures import Measure

MEASURES = (Measure("animals"), Measure("figures"), Measure("money", least=20), Measure("sectors"))


def count(view: Mapping[str, Any], seat: int) -> Sequence[float]:
    """Different animals; figures; yuan, as far as the purse is known; sectors under control."""
    player = view["players"][seat]
    sectors = sum(banner["owner"] == seat for banner in view["banners"])
    return player["different"], player["figures"], player["money"] or 0, sectors
