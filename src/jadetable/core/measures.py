"""What can be counted of a seat, so that a sentence can say what a choice brings: points, cards, money, room.

A game tells it in a module `measures` of its package: `MEASURES`, and `count(view, seat)` with one number for each of
them, read from the seat's own view. Nothing here is compiled, and no rule depends on it. Where a game tells nothing,
its points are counted.
"""

import functools
import importlib
import importlib.util
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from jadetable.core.declare import message_name
from jadetable.core.game import Game

Count = Callable[[Mapping[str, Any], int], Sequence[float]]


@dataclass(frozen=True)
class Measure:
    """Something that is counted of every seat: whether more of it is good, and from which difference on it matters."""

    name: str
    good: bool = True
    least: float = 0.1


POINTS = Measure("points")


@dataclass(frozen=True)
class Measures:
    """What a game counts of a seat."""

    game: str
    listed: tuple[Measure, ...]
    count: Count
    own_words: bool = True

    def message(self, measure: Measure) -> str:
        """The message that names so many of what is counted."""
        return message_name(self.game, "measure", measure.name) if self.own_words else "measure-points"


def points_alone(view: Mapping[str, Any], seat: int) -> Sequence[float]:
    """The points of a seat, where its view tells them: a game may lay out its view as it likes."""
    players = view.get("players", ())
    player = players[seat] if seat < len(players) else None
    score = player.get("score") if isinstance(player, Mapping) else None
    return (0.0 if score is None else float(score),)


@functools.cache
def measures_of(slug: str, package: str) -> Measures:
    """What the game of a package counts of a seat."""
    module = _module(package)
    if module is None:
        return Measures(slug, (POINTS,), points_alone, own_words=False)
    return Measures(slug, tuple(module.MEASURES), module.count)


def of_game(game: Game) -> Measures:
    """The same for a game."""
    return measures_of(game.slug, game.package)


def _module(package: str) -> ModuleType | None:
    """Where a game tells what it counts: a module of its own, or the one that is the whole game."""
    place = importlib.import_module(package)
    name = f"{package}.measures"
    if hasattr(sys.modules[package], "__path__") and importlib.util.find_spec(name) is not None:
        return importlib.import_module(name)
    return place if hasattr(place, "MEASURES") else None
