"""Charts as SVG text, drawn by Matplotlib: nothing is loaded when the page is opened, and they print sharply.

They are narrow, so that a phone shows them at their own size; letters stay letters, in the reader's own fonts.
"""

import html
import io
import re
import warnings
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core.missing import needed
from jadetable.lab.figures import Standing

WIDTH = 4.6  # inches
INK, GREY, JADE, RED, BLUE = "#1d2a26", "#7b8a85", "#1f7a5c", "#b3261e", "#2a5b9c"
COLOURS = {1: RED, -1: BLUE, 0: JADE}
SHAPES = {1: "^", -1: "v", 0: "o"}  # never by colour alone
SETTINGS = {"svg.fonttype": "none", "svg.hashsalt": "jade", "font.size": 9, "axes.edgecolor": GREY, "text.color": INK}


@contextmanager
def drawing(height: float) -> Iterator[tuple[Any, io.StringIO]]:
    """The axes of a figure; what is drawn ends up in the buffer, the same bytes every time."""
    matplotlib = needed("matplotlib", "lab")
    figures = needed("matplotlib.figure", "lab")
    out = io.StringIO()
    with matplotlib.rc_context(SETTINGS), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it measures with a font of its own, which lacks Chinese: the reader's has it
        figure = figures.Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(colors=INK)
        yield axes, out
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})


def _svg(out: io.StringIO, label: str, name: str) -> str:
    """The drawing alone, with a text for those who do not see it, and ids that no other chart of the page has."""
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r'\bid="', f'id="{name}-', text)
    text = re.sub(r'(xlink:href="#|url\(#)', rf"\g<1>{name}-", text)
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
    return text.replace("<svg ", f'<svg role="img" aria-label="{html.escape(label)}" ', 1).strip()


def intervals(rows: Sequence[Standing], label: str, name: str) -> str:
    """Ratios to an even share with their intervals; the line is an even share."""
    with drawing(0.55 + 0.27 * len(rows)) as (axes, out):
        for place, row in enumerate(reversed(rows)):
            scale = 1 / row.even if row.even else 1.0
            share, colour = row.share, COLOURS[row.verdict]
            axes.plot([scale * share.low, scale * share.high], [place, place], color=colour, linewidth=2)
            axes.plot([scale * share.share], [place], SHAPES[row.verdict], color=colour, markersize=6)
        axes.axvline(1.0, color=INK, linewidth=1, linestyle="--")
        axes.set_yticks(range(len(rows)), [row.name for row in reversed(rows)])
        axes.set_xlabel("×")
        axes.grid(axis="x", color="#e3e8e6")
        axes.set_axisbelow(True)
    return _svg(out, label, name)


def histogram(counts: NDArray[np.int64], label: str, name: str, axis: str, scale: float = 1.0) -> str:
    """How often each value occurs, as a share of all, from the lowest to the highest there is."""
    there = np.flatnonzero(counts)
    low, high = (int(there[0]), int(there[-1])) if len(there) else (0, 0)
    width = max(1, -(-(high - low + 1) // 60))
    edges = np.arange(low, high + 1, width)
    heights = np.add.reduceat(counts[low : high + 1], edges - low) / max(1, counts.sum())
    with drawing(2.1) as (axes, out):
        axes.bar(
            edges * scale, 100 * heights, width=0.9 * width * scale, align="edge" if width > 1 else "center", color=JADE
        )
        axes.set_xlabel(axis)
        axes.set_ylabel("%")
    return _svg(out, label, name)


def bars(names: Sequence[str], values: Sequence[float], verdicts: Sequence[int], label: str, name: str) -> str:
    """One bar for each name, marked by verdict."""
    with drawing(0.5 + 0.25 * len(names)) as (axes, out):
        places = range(len(names) - 1, -1, -1)
        axes.barh(list(places), values, color=[COLOURS[one] for one in verdicts])
        for place, value, verdict in zip(places, values, verdicts, strict=True):
            mark = {1: " ▲", -1: " ▼", 0: ""}[verdict]
            axes.text(value, place, f" {value:.1f} %{mark}", va="center", fontsize=8)
        axes.set_yticks(list(places), list(names))
        axes.margins(x=0.18)
    return _svg(out, label, name)


def curves(
    x: Sequence[float], lines: Iterable[tuple[str, Sequence[float], Sequence[float]]], label: str, name: str, axis: str
) -> str:
    """Values with their intervals' half widths over a number."""
    with drawing(2.6) as (axes, out):
        for place, (title, values, halves) in enumerate(lines):
            axes.errorbar(x, values, yerr=halves, marker="osv^D*"[place % 6], capsize=2, linewidth=1.2, label=title)
        axes.axhline(0.0, color=GREY, linewidth=0.8)
        axes.set_xlabel(axis)
        axes.legend(fontsize=7, frameon=False, ncols=2)
    return _svg(out, label, name)


def heat_map(
    values: NDArray[np.float64],
    across: Sequence[str],
    down: Sequence[str],
    axes_named: tuple[str, str],
    label: str,
    name: str,
) -> str:
    """A value for each pair, written into its field."""
    with drawing(0.9 + 0.36 * len(down)) as (axes, out):
        axes.pcolormesh(values, cmap="viridis", edgecolors="white")  # shapes: a picture inside would not print sharply
        axes.invert_yaxis()
        axes.set_xticks(np.arange(len(across)) + 0.5, across)
        axes.set_yticks(np.arange(len(down)) + 0.5, down)
        axes.set_xlabel(axes_named[0])
        axes.set_ylabel(axes_named[1])
        middle = (float(np.nanmin(values)) + float(np.nanmax(values))) / 2
        for row in range(len(down)):
            for column in range(len(across)):
                value = float(values[row, column])
                ink = "white" if value < middle else "black"
                axes.text(column + 0.5, row + 0.5, f"{value:.3g}", ha="center", va="center", color=ink, fontsize=8)
    return _svg(out, label, name)
