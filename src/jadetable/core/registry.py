"""The games: our own and those of other packages, found by name and imported only when asked for."""

import functools
import importlib
import importlib.util
import warnings
from types import ModuleType

from jadetable.core import packages
from jadetable.core.errors import BrokenGame, UnknownGame
from jadetable.core.game import Game


class GameLeftOut(UserWarning):
    """A package announces a game that cannot be played."""


def house_slugs() -> tuple[str, ...]:
    """The names of our own games."""
    return tuple(packages.house())


@functools.cache
def slugs() -> tuple[str, ...]:
    """The names of all games: our own, then those of other packages. It warns of games that are left out."""
    for misfit in packages.misfits():
        warnings.warn(misfit, GameLeftOut, stacklevel=2)
    return (*packages.house(), *(slug for slug in packages.foreign() if _loads(slug)))


def _loads(slug: str) -> bool:
    """Whether a game of another package can be loaded; what is wrong with one must not keep others from playing."""
    try:
        find(slug)
    except BrokenGame as error:
        warnings.warn(str(error), GameLeftOut, stacklevel=3)
        return False
    return True


@functools.cache
def find(slug: str) -> Game:
    """The game with this name; raises UnknownGame, or BrokenGame when the package that holds it cannot be loaded."""
    package = packages.find(slug)
    if package is None:
        raise UnknownGame("error-unknown-game", game=str(slug), known=", ".join(slugs()))
    if package.is_ours:
        game = importlib.import_module(package.name).GAME
        assert isinstance(game, Game)
        return game
    return _foreign(package)


def _foreign(package: packages.Package) -> Game:
    """The game of another package, which may have any fault."""
    try:
        game = importlib.import_module(package.name).GAME
        if not isinstance(game, Game):
            raise TypeError(f"{package.name}.GAME is no Game")
        if game.slug != package.slug:
            raise ValueError(f"it calls itself {game.slug}; name and `slug` must be the same")
        game.load_components()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BrokenGame("error-broken-game", game=package.slug, package=package.name, why=why) from error
    return game


def terminal_of(game: Game) -> ModuleType | None:
    """The module `terminal` of a game's package, which draws its table for the terminal; None where it has none."""
    name = f"{game.package}.terminal"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
