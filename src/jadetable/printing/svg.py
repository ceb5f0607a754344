"""Reading SVG: the outlines of its shapes as straight lines and curves, which is all that paper knows."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

Segment = tuple[str, tuple[float, ...]]  # M x y, L x y, C x1 y1 x2 y2 x y, or Z
Outline = tuple[Segment, ...]

NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
FLAGS = (3, 4)  # places in an arc's arguments that are one digit, with or without a space after it
CIRCLE = 0.5522847498  # how far the handles of a quarter of a circle lie from its ends, in radii


@dataclass(frozen=True)
class Shape:
    """One shape of a picture."""

    outline: Outline
    fill: str | None
    line: str | None = None
    width: float = 1.0


# --- paths ------------------------------------------------------------------------------------------------------------


def outline(text: str) -> Outline:
    """The path of an attribute `d`, every point from the origin."""
    return tuple(_Path().follow(text))


class _Path:
    """Follows a path: where it stands, where its part began, where the last handle was."""

    def __init__(self) -> None:
        self.x = self.y = self.from_x = self.from_y = 0.0
        self.handle: tuple[float, float] | None = None
        self.kind = ""

    def follow(self, text: str) -> Iterator[Segment]:
        """Each command as segments."""
        for letter, given in _commands(text):
            if letter.islower():
                given = self._moved(letter.upper(), given)
            yield from self._draw(letter.upper(), given)

    def _moved(self, letter: str, given: list[float]) -> list[float]:
        """Relative arguments as absolute ones."""
        if letter == "H":
            return [given[0] + self.x]
        if letter == "V":
            return [given[0] + self.y]
        if letter == "A":
            return [*given[:5], given[5] + self.x, given[6] + self.y]
        return [value + (self.y if place % 2 else self.x) for place, value in enumerate(given)]

    def _draw(self, letter: str, given: list[float]) -> Iterator[Segment]:
        if letter == "Z":
            yield "Z", ()
            self._stand(self.from_x, self.from_y, letter)
        elif letter == "A":
            yield from _arc((self.x, self.y), given)
            self._stand(given[5], given[6], letter)
        elif letter in "CSQT":
            first, second, end = self._handles(letter, given)
            yield "C", (*first, *second, *end)
            self._stand(*end, letter)
        else:
            x = given[0] if letter != "V" else self.x
            y = given[-1] if letter != "H" else self.y
            yield "M" if letter == "M" else "L", (x, y)
            if letter == "M":
                self.from_x, self.from_y = x, y
            self._stand(x, y, letter)

    def _handles(self, letter: str, given: list[float]) -> tuple[tuple[float, float], ...]:
        """The two handles and the end of a curve; short forms go on as the curve before them ended."""
        mirrored = self.x, self.y
        if self.handle is not None and self.kind in ("CS" if letter == "S" else "QT"):
            mirrored = 2 * self.x - self.handle[0], 2 * self.y - self.handle[1]
        end = given[-2], given[-1]
        if letter in "CS":
            first = (given[0], given[1]) if letter == "C" else mirrored
            second = given[-4], given[-3]
            self.handle = second
            return first, second, end
        middle = (given[0], given[1]) if letter == "Q" else mirrored
        self.handle = middle
        return _towards((self.x, self.y), middle), _towards(end, middle), end

    def _stand(self, x: float, y: float, kind: str) -> None:
        self.x, self.y, self.kind = x, y, kind


def _towards(start: tuple[float, float], middle: tuple[float, float]) -> tuple[float, float]:
    """The handle of a cubic curve that does what a quadratic one with this middle does."""
    return start[0] + (middle[0] - start[0]) * 2 / 3, start[1] + (middle[1] - start[1]) * 2 / 3


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Letters with their arguments; a letter that is left out is the last one again, L after M."""
    place, letter = 0, ""
    while place < len(text):
        if text[place] in " ,\n\t":
            place += 1
            continue
        if text[place].isalpha():
            letter = text[place]
            place += 1
            if letter in "zZ":
                yield letter, []
            continue
        given: list[float] = []
        for number in range(ARGUMENTS[letter.upper()]):
            found, place = _number(text, place, letter in "aA" and number in FLAGS)
            given.append(found)
        yield letter, given
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def _number(text: str, place: int, flag: bool) -> tuple[float, int]:
    """The number that stands next, and where the text goes on."""
    while text[place] in " ,\n\t":
        place += 1
    if flag:
        return float(text[place]), place + 1
    found = NUMBER.match(text, place)
    if found is None:
        raise ValueError(f"no number in a path at {text[place : place + 20]!r}")
    return float(found[0]), found.end()


def _arc(start: tuple[float, float], given: list[float]) -> Iterator[Segment]:
    """An arc of an ellipse as curves of at most a quarter each (the formulas of the SVG standard, F.6)."""
    rx, ry, turned, large, sweep, x, y = given
    rx, ry = abs(rx), abs(ry)
    if not rx or not ry or (x, y) == start:
        yield "L", (x, y)
        return
    cos, sin = math.cos(math.radians(turned)), math.sin(math.radians(turned))
    dx, dy = (start[0] - x) / 2, (start[1] - y) / 2
    u, v = cos * dx + sin * dy, cos * dy - sin * dx
    grown = max(1.0, math.sqrt((u / rx) ** 2 + (v / ry) ** 2))
    rx, ry = rx * grown, ry * grown
    rest = max(0.0, (rx * ry) ** 2 - (rx * v) ** 2 - (ry * u) ** 2) / ((rx * v) ** 2 + (ry * u) ** 2)
    way = math.sqrt(rest) * (1 if large != sweep else -1)
    cu, cv = way * rx * v / ry, -way * ry * u / rx
    middle = cos * cu - sin * cv + (start[0] + x) / 2, sin * cu + cos * cv + (start[1] + y) / 2
    begin = math.atan2((v - cv) / ry, (u - cu) / rx)
    whole = math.atan2((-v - cv) / ry, (-u - cu) / rx) - begin
    if sweep and whole < 0:
        whole += math.tau
    elif not sweep and whole > 0:
        whole -= math.tau

    def at(across: float, down: float) -> tuple[float, float]:
        across, down = rx * across, ry * down
        return middle[0] + cos * across - sin * down, middle[1] + sin * across + cos * down

    parts = max(1, math.ceil(abs(whole) / (math.pi / 2) - 1e-9))
    step = whole / parts
    reach = 4 / 3 * math.tan(step / 4)
    for part in range(parts):
        a, b = begin + part * step, begin + (part + 1) * step
        first = at(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a))
        second = at(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b))
        yield "C", (*first, *second, *at(math.cos(b), math.sin(b)))


def ellipse(x: float, y: float, rx: float, ry: float) -> Outline:
    """An ellipse as four curves."""
    a, b = rx * CIRCLE, ry * CIRCLE
    return (
        ("M", (x + rx, y)),
        ("C", (x + rx, y + b, x + a, y + ry, x, y + ry)),
        ("C", (x - a, y + ry, x - rx, y + b, x - rx, y)),
        ("C", (x - rx, y - b, x - a, y - ry, x, y - ry)),
        ("C", (x + a, y - ry, x + rx, y - b, x + rx, y)),
        ("Z", ()),
    )


# --- pictures ---------------------------------------------------------------------------------------------------------


def read(path: Path) -> tuple[Shape, ...]:
    """The shapes of a picture, from the back to the front. A shade is given its middle colour."""
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    shades = {node.attrib["id"]: _middle(node) for node in root.iter() if _tag(node).endswith("Gradient")}
    return tuple(_shape(node, shades) for node in root.iter() if _tag(node) in ("path", "circle", "ellipse"))


def _tag(node: ElementTree.Element) -> str:
    return str(node.tag).rpartition("}")[2]


def _middle(shade: ElementTree.Element) -> str:
    """The colour half-way through a shade."""
    stops = [(float(stop.get("offset", "0")), stop.attrib["stop-color"]) for stop in shade]
    return min(stops, key=lambda stop: abs(stop[0] - 0.5))[1]


def _shape(node: ElementTree.Element, shades: dict[str, str]) -> Shape:
    fill = node.get("fill", "#000")
    if fill.startswith("url("):
        fill = shades[fill[5:-1]]
    found = _moved(_outline(node), node.get("transform"))
    line, width = node.get("stroke"), float(node.get("stroke-width", "1"))
    return Shape(found, None if fill == "none" else fill, line, width)


def _outline(node: ElementTree.Element) -> Outline:
    if _tag(node) == "path":
        return outline(node.attrib["d"])
    x, y = float(node.get("cx", "0")), float(node.get("cy", "0"))
    rx = float(node.get("r") or node.attrib["rx"])
    return ellipse(x, y, rx, float(node.get("r") or node.attrib["ry"]))


def _moved(found: Outline, transform: str | None) -> Outline:
    """An outline after `rotate(angle x y)`, the one transform that our pictures use."""
    if not transform:
        return found
    if not transform.startswith("rotate("):
        raise ValueError(f"unknown transform {transform!r}")
    angle, x, y = (float(number) for number in NUMBER.findall(transform))
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def one(points: tuple[float, ...]) -> tuple[float, ...]:
        pairs = [(across - x, down - y) for across, down in zip(points[::2], points[1::2], strict=True)]
        return tuple(value for a, b in pairs for value in (x + cos * a - sin * b, y + sin * a + cos * b))

    return tuple((letter, one(points)) for letter, points in found)
