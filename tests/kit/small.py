"""Games that end soon, for runs that would take too long otherwise."""

from typing import Any

from jadetable.core.game import Game

# Components of games without a length limit; a whole sheet takes a minute and a half without compiling.
SMALL: dict[str, dict[str, Any]] = {"ratdragon": {"sheet": {"width": 7, "height": 7}}}
LENGTH_OPTIONS = ("turns_per_seat", "max_turns", "max_rounds", "round_limit")


def limits(game: Game, length: int) -> dict[str, int]:
    """The option that ends a game early, where it has one."""
    return {option.name: length for option in game.options if option.name in LENGTH_OPTIONS}
