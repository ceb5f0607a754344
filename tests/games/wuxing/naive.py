"""Scores and matches of Wu Xing once more, slowly and from the rulebook's words, to compare with the rules."""

from itertools import combinations
from typing import Any

COLOUR_BONUS = {3: 5, 4: 7, 5: 10, 6: 15, 7: 25}
SERIES_BONUS = {"element": (5, 25), "animal": (12, 15), "stem": (10, 10)}


def score(tiles: list[dict[str, Any]]) -> int:
    """The numbers on the tiles, sets of one background colour, complete series."""
    points = sum(tile["value"] for tile in tiles)
    for colour in {tile["colour"] for tile in tiles}:
        same = [tile for tile in tiles if tile["colour"] == colour]
        points += COLOUR_BONUS.get(min(len(same), 7), 0)
    for kind, (size, bonus) in SERIES_BONUS.items():
        if len([tile for tile in tiles if tile["kind"] == kind]) == size:
            points += bonus
    return points


def can_claim(dice: list[int], panel: list[int]) -> bool:
    """A single on either die; two dice of a triple; both dice of a pair."""
    if len(panel) == 1:
        return panel[0] in dice
    return sorted(dice) in [sorted(two) for two in combinations(panel, 2)]


def can_capture(dice: list[int], panels: list[list[int]]) -> bool:
    """Both dice of any pair on the tile."""
    return any(len(panel) == 2 and sorted(panel) == sorted(dice) for panel in panels)


def ranks(scores: list[int], *finer: list[int]) -> list[int]:
    """One more than the number of seats that are ahead."""
    keys = list(zip(scores, *finer, strict=True))
    return [1 + sum(other > key for other in keys) for key in keys]
