"""The games of the house, found by name and imported only when asked for."""

import functools
import importlib
import pkgutil

from jadetable.core.errors import UnknownGame
from jadetable.core.game import Game


def slugs() -> tuple[str, ...]:
    """The names of all games."""
    package = importlib.import_module("jadetable.games")
    return tuple(sorted(entry.name for entry in pkgutil.iter_modules(package.__path__) if entry.ispkg))


@functools.cache
def find(slug: str) -> Game:
    """The game with this name; raises UnknownGame."""
    if slug not in slugs():
        raise UnknownGame("error-unknown-game", game=str(slug), known=", ".join(slugs()))
    game = importlib.import_module(f"jadetable.games.{slug}").GAME
    assert isinstance(game, Game)
    return game
