"""Our pictures on paper: the animals and Pangu as the browser shows them, and the small signs of the games."""

import functools
import json
from importlib import resources
from pathlib import Path
from typing import Any

from jadetable.almanac import SIGN_NAMES
from jadetable.printing import svg
from jadetable.printing.pen import HAIR, INK, Line, Pen, mix

FOLDER = Path(str(resources.files("jadetable"))) / "pictures"
DRAWN = 128.0  # units in which the pictures are drawn
RIM = 10.0  # how thick the paper round an animal is, as if it were cut out
GRID = 24.0  # units of the small signs
RIM_COLOUR = "#fff8e8"
SIGNS = SIGN_NAMES


@functools.cache
def shapes(name: str) -> tuple[svg.Shape, ...]:
    """The shapes of a picture, from the back to the front."""
    return svg.read(FOLDER / f"{name}.svg")


@functools.cache
def _signs() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "signs.json").read_text(encoding="utf-8"))
    return found


def animal(pen: Pen, name: str, x: float, y: float, size: float) -> None:
    """An animal (or Pangu) round a point."""
    box = (-RIM, -RIM, DRAWN + 2 * RIM, DRAWN + 2 * RIM)
    with pen.at(x - size / 2, y - size / 2, scale=size / DRAWN):
        pen.stamp(("animal", name), box, functools.partial(_draw, shapes(name)))


def _draw(found: tuple[svg.Shape, ...], pen: Pen) -> None:
    if pen.saving:
        for shape in found:
            pen.path(shape.outline, shape.fill, line=Line(mix(shape.line or shape.fill or HAIR, INK, 0.4), 1.0))
        return
    for shape in found:
        pen.path(shape.outline, line=Line(RIM_COLOUR, RIM))
    for shape in found:
        pen.path(shape.outline, shape.fill, line=Line(shape.line, shape.width) if shape.line else None)


def sign(pen: Pen, name: str, place: tuple[float, float], size: float, colour: str = INK) -> None:
    """A small sign round a point: what a card does, what the wheel gives."""
    with pen.at(place[0] - size / 2, place[1] - size / 2, scale=size / GRID):
        for part in _signs()[name]:
            line = Line(colour, part["width"]) if "width" in part else None
            pen.path(part["d"], None if line else colour, line=line, solid=True, even=True)
