"""Drawings that several games share: the ground and the back of a card, dice, pieces of a ring, a token."""

import functools
import math

from jadetable.almanac import find_sign
from jadetable.printing.pen import GOLD, INK, PAPER, RED, WHITE, Line, Paint, Pen, mix, tint

# The colour of each element; animals wear that of their own.
TONES = {"wood": "#2e7d32", "fire": "#b71c1c", "earth": "#8d5a00", "metal": "#5f6368", "water": "#0d47a1"}
SEATS = ("#b3261e", "#1f5fa8", "#2e7d32", "#8d5a00", "#6a3d9a", "#2f2622", "#00796b", "#ad1457")
BORDER = 3.5  # white round the back of a card: where the two sides of the paper do not meet well, it does not show
FAINT, STRONG = 0.07, 0.5

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def tone_of(animal: str) -> str:
    """The colour of an animal's element; the Cat has none."""
    return TONES[find_sign(animal).element or "metal"]


# --- cards ------------------------------------------------------------------------------------------------------------


def ground(pen: Pen, size: tuple[float, float], tone: str, strength: float = FAINT) -> None:
    """The face of a card: paper with a frame in its colour."""
    wide, high = size
    inset = min(size) * 0.045
    pen.rect(0, 0, wide, high, PAPER)
    pen.rect(
        inset, inset, wide - 2 * inset, high - 2 * inset,
        tint(tone, strength), line=Line(mix(PAPER, tone, STRONG), 0.6), bent=inset,
    )  # fmt: skip


def back(size: tuple[float, float], tone: str = RED) -> Paint:
    """The back of a card: a wheel with twelve spokes between two rows of clouds."""
    return functools.partial(_back, size, tone)


def _back(size: tuple[float, float], tone: str, pen: Pen) -> None:
    wide, high = size
    inner_wide, inner_high = wide - 2 * BORDER, high - 2 * BORDER
    pen.rect(0, 0, wide, high, WHITE)
    pen.rect(BORDER, BORDER, inner_wide, inner_high, tone, bent=2.5)
    pen.rect(BORDER + 1.6, BORDER + 1.6, inner_wide - 3.2, inner_high - 3.2, line=Line(GOLD, 0.35), bent=1.8)
    wheel = min(inner_wide, inner_high) * 0.33
    with pen.at(wide / 2, high / 2):
        rim = Line(GOLD, wheel * 0.06)
        pen.circle(0, 0, wheel, line=rim)
        pen.circle(0, 0, wheel * 0.42, line=rim)
        pen.circle(0, 0, wheel * 0.14, GOLD, solid=True)
        for spoke in range(12):
            with pen.at(0, 0, turn=spoke * 30):
                pen.path(f"M0 {-wheel * 0.55}V{-wheel * 0.9}", line=rim)
    if inner_high > wheel * 2.9:
        for y, way in ((BORDER + inner_high * 0.13, 1), (high - BORDER - inner_high * 0.13, -1)):
            clouds(pen, wide / 2, y, inner_wide * 0.6, way)


def clouds(pen: Pen, x: float, y: float, wide: float, way: int = 1, colour: str = GOLD) -> None:
    """A row of three clouds; `way` is -1 for those that hang."""
    step = wide / 3
    hill = f"q{step / 2} {-way * step * 0.6} {step} 0"
    pen.path(f"M{x - wide / 2} {y}{hill * 3}", line=Line(colour, 0.45))


# --- dice, tokens -----------------------------------------------------------------------------------------------------


def die(pen: Pen, face: int, place: tuple[float, float], size: float) -> None:
    """A face of a die round a point; Chinese dice have a red one."""
    with pen.at(*place, scale=size):
        pen.rect(-0.5, -0.5, 1, 1, "#fffdf7", line=Line("#9a8f86", 0.035), bent=0.2)
        for across, down in PIPS.get(face, ()):
            one = face == 1
            pen.circle(across * 0.27, down * 0.27, 0.15 if one else 0.1, RED if one else INK, solid=True)


def yin_yang(pen: Pen, x: float, y: float, radius: float, dark: str = INK) -> None:
    """A token, half light and half in a colour."""
    with pen.at(x, y, scale=radius):
        pen.circle(0, 0, 1, "#fffdf7", line=Line(dark, 0.07))
        half = "M0 -1A1 1 0 0 1 0 1A.5 .5 0 0 1 0 0A.5 .5 0 0 0 0 -1Z"
        pen.path(half, dark, solid=not pen.saving, line=Line(dark, 0.05))
        pen.circle(0, -0.5, 0.15, dark, solid=True)
        pen.circle(0, 0.5, 0.15, "#fffdf7", line=Line(dark, 0.05))


# --- rings and pentagons ----------------------------------------------------------------------------------------------


def on_circle(radius: float, degrees: float) -> tuple[float, float]:
    """A point on a circle round the origin; 0 degrees is at the top, clockwise."""
    turn = math.radians(degrees)
    return radius * math.sin(turn), -radius * math.cos(turn)


def sector(inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring between two radii and two angles, less than half a turn apart."""
    (ax, ay), (bx, by) = on_circle(outer, start), on_circle(outer, end)
    (cx, cy), (dx, dy) = on_circle(inner, end), on_circle(inner, start)
    way = f"M{ax:.4f} {ay:.4f}A{outer} {outer} 0 0 1 {bx:.4f} {by:.4f}L{cx:.4f} {cy:.4f}"
    return f"{way}A{inner} {inner} 0 0 0 {dx:.4f} {dy:.4f}Z" if inner else f"{way}Z"


def polygon(radius: float, sides: int, turn: float = 0.0) -> str:
    """A polygon round the origin with a corner at the top, turned clockwise."""
    points = (on_circle(radius, turn + 360 / sides * side) for side in range(sides))
    return "M" + "L".join(f"{x:.4f} {y:.4f}" for x, y in points) + "Z"
