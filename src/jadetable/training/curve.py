"""The learning curve as a picture: the share of wins at each number of seats over the minutes of a run."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from jadetable.training.measure import Measured

WIDE, HIGH, LEFT, RIGHT, TOP, FOOT = 640, 340, 50, 560, 40, 300
COLOURS = ("#3a8f6f", "#b0413e", "#3b6ea5", "#b07d2b", "#7a4f9a", "#4d4d4d", "#2f8f9d")
INK, FAINT = "#222", "#999"


class Point(NamedTuple):
    """What was measured after so many minutes and choices."""

    minutes: float
    choices: int
    measured: tuple[Measured, ...]


def svg(points: Sequence[Point], title: str) -> str:
    """The picture: a line for each number of seats with its intervals, and its even share as a broken line."""
    most = max([0.4, *(one.share + one.half for point in points for one in point.measured)])
    across = (RIGHT - LEFT) / max(points[-1].minutes, 1e-9)
    up = (FOOT - TOP) / min(1.0, most * 1.1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" '
        f'font-size="12" role="img" aria-label="{escape(title, quote=True)}">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        f'<text x="{LEFT}" y="24" font-size="14" fill="{INK}">{escape(title)}</text>',
        f'<path d="M{LEFT} {TOP}V{FOOT}H{RIGHT}" fill="none" stroke="{INK}"/>',
        f'<text x="{RIGHT}" y="{FOOT + 18}" text-anchor="end" fill="{FAINT}">{points[-1].minutes:.1f} min</text>',
    ]
    parts += [_tick(share / 10, up) for share in range(0, 11, 2) if share / 10 * up <= FOOT - TOP]
    for place in range(len(points[0].measured)):
        parts.append(_line([(point.minutes, point.measured[place]) for point in points], COLOURS[place], across, up))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _tick(share: float, up: float) -> str:
    """A share beside the axis."""
    y = FOOT - share * up
    return f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="{FAINT}">{100 * share:.0f} %</text>'


def _line(found: list[tuple[float, Measured]], colour: str, across: float, up: float) -> str:
    """The line of one number of seats."""
    dots = [(LEFT + minutes * across, FOOT - one.share * up, one.half * up) for minutes, one in found]
    seats, (x, y, _) = found[0][1].seats, dots[-1]
    even = FOOT - up / seats
    line = " ".join(f"{across:.1f},{high:.1f}" for across, high, _ in dots)
    bars = "".join(f"M{across:.1f} {high - half:.1f}V{high + half:.1f}" for across, high, half in dots)
    return (
        f'<path d="M{LEFT} {even:.1f}H{RIGHT}" stroke="{colour}" stroke-dasharray="2 4" opacity="0.6"/>'
        f'<path d="{bars}" stroke="{colour}" opacity="0.5"/>'
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
        f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{colour}">{seats}: {100 * found[-1][1].share:.1f} %</text>'
    )
