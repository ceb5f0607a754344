"""The table of a game that has no drawing of its own for the terminal: the parts of its view, by their names."""

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jadetable.core.declare import message_name
from jadetable.core.game import Game
from jadetable.core.layout import PerSeat, view_layout
from jadetable.core.words import Words

HEAD = frozenset(view_layout("Head", ()).parts)  # what every view begins with: names and choices say it already
NOTHING = "–"


def draw(game: Game, view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """A row for each seat with all that there is one of for each; then the rest, line by line."""
    parts = {name: part for name, part in game.view.parts.items() if name not in HEAD}
    for_each = [name for name, part in parts.items() if isinstance(part, PerSeat)]
    seats = Table(box=SIMPLE_HEAD, pad_edge=False)
    seats.add_column("")
    for name in for_each:
        seats.add_column(label(game, name, words), overflow="fold")
    for seat, called in enumerate(names):
        asked = seat in view["asked"]
        row = [Text(f"{'▸' if asked else ' '} {called}", "bold" if asked else "")]
        seats.add_row(*row, *(Text(shown(game, view[name][seat], words)) for name in for_each))
    rest = Table.grid(padding=(0, 2))
    for name in parts:
        if name not in for_each:
            rest.add_row(Text(label(game, name, words), "dim"), Text(shown(game, view[name], words)))
    return Group(seats, rest) if rest.row_count else seats


def label(game: Game, name: str, words: Words) -> str:
    """What a part of the view is called: `pig-view-pot` in the message file, or its name in the program."""
    message = message_name(game.slug, "view", name)
    return words.text(message) if words.has(message) else name.replace("_", " ").capitalize()


def shown(game: Game, value: Any, words: Words) -> str:
    """A part of the view in words; of a name of the game, `pig-name-risky` is what it is called."""
    if value is None or value == []:
        return NOTHING
    if isinstance(value, bool):
        return words.text("play-yes" if value else "play-no")
    if isinstance(value, dict):
        return ", ".join(f"{label(game, name, words)}: {shown(game, one, words)}" for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(shown(game, one, words) for one in value)
    message = message_name(game.slug, "name", str(value))
    return words.text(message) if isinstance(value, str) and words.has(message) else str(value)
