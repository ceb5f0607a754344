"""`Pen`: drawing on paper in millimetres, from the top left, with full colours or with little ink."""

import contextlib
import functools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from jadetable.printing import letters, svg
from jadetable.printing.letters import BOLD, LEADING, PLAIN

INK, PAPER, SOFT, HAIR = "#2a2220", "#fffaf0", "#6b625c", "#b9aea6"
WHITE, RED, GOLD, JADE = "#ffffff", "#a32a22", "#d9a520", "#1f7a5c"
DARK = 0.62  # a fill below this brightness is drawn by its outline where ink is saved
THIN = 0.25  # millimetres
EVEN_ODD, NON_ZERO = 0, 1
SHIFTS = {"start": 0.0, "middle": 0.5, "end": 1.0}  # how much of a text lies before its place
BASE = 0.76  # how far below the top of a line its letters stand

Box = tuple[float, float, float, float]  # left, top, width, height
Paint = Callable[["Pen"], None]


@dataclass(frozen=True)
class Line:
    """How a line is drawn."""

    colour: str = INK
    thick: float = THIN
    dash: tuple[float, ...] = ()


Lines = Line | str | None  # a colour alone is a thin line of it


def mix(colour: str, other: str, share: float) -> str:
    """A colour with so much of another in it."""
    pairs = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def tint(colour: str, strength: float) -> str:
    """A colour thinned with the colour of the paper."""
    return mix(PAPER, colour, strength)


def _parts(colour: str) -> tuple[int, int, int]:
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def brightness(colour: str) -> float:
    """From 0, black, to 1, white, as eyes see it."""
    red, green, blue = _parts(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


@functools.lru_cache(maxsize=500)
def _colour(colour: str) -> Color:
    return HexColor("#{:02x}{:02x}{:02x}".format(*_parts(colour)))


@functools.lru_cache(maxsize=500)
def _outline(text: str) -> svg.Outline:
    return svg.outline(text)


class Pen:
    """Draws on one canvas. With `saving`, fills become outlines and letters are dark."""

    def __init__(self, canvas: Canvas, saving: bool = False) -> None:
        letters.prepare()
        self._canvas: Any = canvas
        self._stamps: dict[Any, str] = {}
        self.saving = saving

    # --- pages and places ---------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def page(self, width: float, height: float) -> Iterator[None]:
        """A page of this size, in millimetres."""
        self._canvas.setPageSize((width * mm, height * mm))
        self._canvas.saveState()
        self._canvas.transform(mm, 0, 0, -mm, 0, height * mm)
        yield
        self._canvas.restoreState()
        self._canvas.showPage()

    @contextlib.contextmanager
    def at(self, x: float, y: float, turn: float = 0.0, scale: float = 1.0) -> Iterator[None]:
        """With the origin here, turned clockwise by so many degrees, enlarged."""
        self._canvas.saveState()
        self._canvas.translate(x, y)
        if turn:
            self._canvas.rotate(turn)
        if scale != 1:
            self._canvas.scale(scale, scale)
        yield
        self._canvas.restoreState()

    @contextlib.contextmanager
    def inside(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """Only what lies in this rectangle is drawn."""
        self._canvas.saveState()
        edge = self._canvas.beginPath()
        edge.rect(x, y, width, height)
        self._canvas.clipPath(edge, stroke=0, fill=0)
        yield
        self._canvas.restoreState()

    def stamp(self, key: Any, box: Box, paint: Paint) -> None:
        """Draw something that comes again: it stands in the file once. Nothing of it lies outside the box."""
        name = self._stamps.get(key)
        if name is None:
            name = self._stamps[key] = f"stamp{len(self._stamps)}"
            x, y, width, height = box
            self._canvas.beginForm(name, x, y, x + width, y + height)
            paint(self)
            self._canvas.endForm()
        self._canvas.doForm(name)

    # --- shapes -------------------------------------------------------------------------------------------------------

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str | None = None,
        *,
        line: Lines = None,
        bent: float = 0,
    ) -> None:
        """A rectangle from its top left corner; its own corners can be bent by a radius."""
        with self._using(fill, line) as (stroke, filled):
            if bent:
                self._canvas.roundRect(x, y, width, height, bent, stroke=stroke, fill=filled)
            else:
                self._canvas.rect(x, y, width, height, stroke=stroke, fill=filled)

    def circle(
        self, x: float, y: float, radius: float, fill: str | None = None, *, line: Lines = None, solid: bool = False
    ) -> None:
        """A circle round its middle."""
        with self._using(fill, line, solid) as (stroke, filled):
            self._canvas.circle(x, y, radius, stroke=stroke, fill=filled)

    def path(
        self,
        d: str | svg.Outline,
        fill: str | None = None,
        *,
        line: Lines = None,
        solid: bool = False,
        even: bool = False,
    ) -> None:
        """An outline, written as SVG writes it. `even`: a part inside another is a hole."""
        drawn = self._canvas.beginPath()
        steps = {"M": drawn.moveTo, "L": drawn.lineTo, "C": drawn.curveTo, "Z": drawn.close}
        for letter, points in _outline(d) if isinstance(d, str) else d:
            steps[letter](*points)
        with self._using(fill, line, solid) as (stroke, filled):
            rule = EVEN_ODD if even else NON_ZERO
            self._canvas.drawPath(drawn, stroke=stroke, fill=filled, fillMode=rule)

    @contextlib.contextmanager
    def _using(self, fill: str | None, line: Lines, solid: bool = False) -> Iterator[tuple[int, int]]:
        """With these colours; a `solid` fill is a mark that must stay, however little ink there is."""
        drawn = Line(line) if isinstance(line, str) else line
        if self.saving and fill is not None and not solid:
            if drawn is None and brightness(fill) < DARK:
                drawn = Line(fill)
            fill = WHITE
        self._canvas.saveState()
        self._canvas.setLineJoin(1)
        self._canvas.setLineCap(1)
        if fill is not None:
            self._canvas.setFillColor(_colour(fill))
        if drawn is not None:
            self._canvas.setStrokeColor(_colour(drawn.colour))
            self._canvas.setLineWidth(drawn.thick)
            self._canvas.setDash(list(drawn.dash))
        yield int(drawn is not None), int(fill is not None)
        self._canvas.restoreState()

    # --- letters ------------------------------------------------------------------------------------------------------

    def text(
        self, place: tuple[float, float], text: str, size: float,
        *, font: str = BOLD, colour: str = INK, anchor: str = "middle", widest: float = 0.0,
    ) -> None:  # fmt: skip
        """One line on its base; smaller where it would be wider than `widest`."""
        text = letters.spelled(text)
        wide = letters.width(text, font, size)
        if widest and wide > widest:
            size, wide = size * widest / wide, widest
        if self.saving and brightness(colour) > DARK:
            colour = INK
        self._canvas.saveState()
        self._canvas.setFillColor(_colour(colour))
        self._canvas.translate(place[0] - SHIFTS[anchor] * wide, place[1])
        self._canvas.scale(1, -1)
        self._canvas.setFont(font, size)
        self._canvas.drawString(0, 0, text)
        self._canvas.restoreState()

    def words(
        self, box: Box, text: str, size: float,
        *, font: str = PLAIN, colour: str = INK, anchor: str = "middle", top: bool = False,
    ) -> float:  # fmt: skip
        """A text in a box, as large as fits, in its middle or from its top; returns where it ends."""
        x, y, wide, high = box
        found, size = letters.fitting(text, font, size, (wide, high))
        step = size * LEADING
        y += 0.0 if top else max(0.0, (high - len(found) * step) / 2)
        for line in found:
            place = x + SHIFTS[anchor] * wide, y + step * BASE
            self.text(place, line, size, font=font, colour=colour, anchor=anchor)
            y += step
        return y
