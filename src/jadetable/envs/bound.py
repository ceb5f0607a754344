"""The loops of `vector`, bound to a game. Apart from the rest, because an edit here means compiling anew."""

from types import ModuleType

from jadetable.core.bind import bind
from jadetable.core.game import Game

LOOPS = "jadetable.envs.vector_loops"
FROM_ENGINE = ("deal", "choices", "step", "know", "open_notes")


def loops_of(game: Game) -> ModuleType:
    """The compiled loops, bound to a game."""
    engine = {name: getattr(game.loops, name) for name in FROM_ENGINE}
    return bind(LOOPS, game.slug, {**game.rules, **engine, "ACTIONS": game.actions.size})
