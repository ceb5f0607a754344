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
    limit = game.load_components().game.limit
    components = {"game": {"limit": max(1, limit // part)}} if limit else {}
    return {"options": dict(profile(game.slug).short), "components": components}


def has_limit(game: Game) -> bool:
    """Whether the game is cut off after some time."""
    return bool(game.load_components().game.limit)
