"""Games that end soon, for runs that would take too long otherwise."""

from typing import Any

from jadetable.core.game import Game
from tests.kit.profile import profile


def small(game: Game, limit: int | None = None) -> dict[str, Any]:
    """Components of a small game, cut off at a limit where it has one."""
    cut = {"game": {"limit": limit}} if limit and has_limit(game) else {}
    return {**profile(game.slug).small, **cut}


def shortened(game: Game, part: int) -> dict[str, Any]:
    """Options and components of a game that ends early: at one of so many parts of its limit, where it has one."""
    if has_limit(game):
        return {"components": {"game": {"limit": max(1, game.load_components().game.limit // part)}}}
    return {"options": few(game, part)}


def few(game: Game, part: int) -> dict[str, int]:
    """The option that ends a game early which has no length limit, at one of so many parts of its usual value."""
    name = profile(game.slug).shortens
    if not name:
        return {}
    option = game.option(name)
    return {name: max(option.low, option.default // part)}


def has_limit(game: Game) -> bool:
    """Whether the game is cut off after some time."""
    return bool(game.load_components().game.limit)
