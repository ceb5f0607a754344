"""Pictures of a table: the terminal's own drawing as text, or turned into an image."""

import importlib
import importlib.util
import io

import numpy as np
from numpy.typing import NDArray
from rich.console import Console, RenderableType
from rich.pretty import Pretty

from jadetable.core.missing import needed
from jadetable.core.position import Position
from jadetable.core.record import SPECTATOR
from jadetable.core.words import words
from jadetable.envs.png import pixels

COLUMNS = 110


def drawn(position: Position, seat: int | None) -> RenderableType:
    """The table as a seat (or an onlooker) sees it, for Rich."""
    game, known = position.game, position.know(SPECTATOR if seat is None else seat)
    say = words("en")
    names = [say.text("person-name", number=other + 1) for other in range(position.seats)]
    module = f"{game.package}.terminal"
    if importlib.util.find_spec(module) is None:
        return Pretty(known.view)
    found: RenderableType = importlib.import_module(module).draw(known.view, known.facts, say, names)
    return found


def console(position: Position, seat: int | None) -> Console:
    """A console that has drawn the table for nobody yet."""
    made = Console(
        record=True,
        file=io.StringIO(),
        width=COLUMNS,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    made.print(drawn(position, seat))
    return made


def ansi(position: Position, seat: int | None) -> str:
    """The table as text with colours for a terminal."""
    return console(position, seat).export_text(styles=True)


def human(position: Position, seat: int | None) -> None:
    """Print the table."""
    Console().print(drawn(position, seat))


def rgb_array(position: Position, seat: int | None) -> NDArray[np.uint8]:
    """The table as a picture: lines, columns, and red, green and blue."""
    resvg = needed("resvg_py", "envs")
    picture = console(position, seat).export_svg(title=position.game.slug)
    return pixels(bytes(resvg.svg_to_bytes(svg_string=picture, monospace_family="DejaVu Sans Mono")))


FORMS = {"ansi": ansi, "human": human, "rgb_array": rgb_array}
