"""Sweeps: one or several numbers moved, everything else alike, on the same deals; two sets of components compared."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from jadetable.core.words import Words
from jadetable.lab import charts, paired
from jadetable.lab.page import Card, Page, Table
from jadetable.lab.paired import Difference
from jadetable.lab.paths import Values
from jadetable.lab.run import Found

LINES = 6  # in one chart


def shown(values: Mapping[str, Any]) -> str:
    """Settings in words: place=value."""
    return ", ".join(f"{place}={value}" for place, value in values.items()) or "–"


def page_of(
    lang: str, title: str, settings: Sequence[str], found: Sequence[Found], say: Words, wanted: int = 0
) -> Page:
    """Every setting against the first one."""
    trial = found[0].ready.trial
    bots = ", ".join(dict.fromkeys(trial.line_up))
    about = say.text("lab-about", games=trial.games, seats=trial.seats, bots=bots, seed=str(trial.seed))
    page = Page(lang, title, about)
    if len(found) < wanted or not all(one.complete for one in found):
        page.warning = say.text("lab-partial-settings", done=len(found), settings=wanted)
    cards = []
    for name, one in zip(settings[1:], found[1:], strict=False):
        rows = paired.differences(found[0], one, say)
        cards.append(Card(name, changed(rows, say), table=table(rows, say)))
    page.answer = say.text("lab-against", setting=settings[0])
    page.sections.append((say.text("lab-differences"), cards))
    page.sections.append((say.text("lab-how"), [Card("", say.text("lab-paired-text"))]))
    return page


def changed(rows: Sequence[Difference], say: Words) -> str:
    """What leaves no doubt, in a sentence."""
    sure = [row for row in rows if row.verdict]
    if not sure:
        return say.text("lab-no-difference")
    told = [say.text("lab-changes-to", name=row.name, before=row.before, after=row.after) for row in sure]
    return "; ".join(told) + "."


def table(rows: Sequence[Difference], say: Words) -> Table:
    """Before, after, difference with its interval, and what the pairing saved."""
    heads = [say.text(f"lab-head-{one}") for one in ("name", "before", "after", "difference", "interval", "saved")]
    cells = [
        [
            row.name + {1: " ▲", -1: " ▼", 0: ""}[row.verdict],
            say.text("lab-figure", figure=row.before),
            say.text("lab-figure", figure=row.after),
            say.text("lab-figure", figure=row.mean),
            f"± {say.text('lab-figure', figure=row.half)}",
            f"× {row.saved:.2f}",
        ]
        for row in rows
    ]
    return Table(heads, cells, [row.verdict for row in rows])


def overview(
    sets: Sequence[Values], settings: Sequence[Mapping[str, Any]], found: Sequence[Found], say: Words
) -> list[Card]:
    """A curve over one number, or a heat map over two, of balance and length."""
    if len(sets) == 1 and all(isinstance(value, int | float) for value in sets[0].values) and len(found) > 1:
        x = [float(one[sets[0].place]) for one in settings[: len(found)]]
        return [_curves(x, sets[0].place, found, say)]
    if len(sets) == 2 and len(found) == len(sets[0].values) * len(sets[1].values):
        return [_heat(name, value, sets, found, say) for name, value in _measures(found, say).items()]
    return []


def _measures(found: Sequence[Found], say: Words) -> dict[str, list[float]]:
    """One value for each setting: how uneven the wins are, and how long games are."""
    return {
        say.text("lab-unevenness"): [paired.unevenness(one) for one in found],
        paired.series(found[0], say)[0].name: [float(paired.series(one, say)[0].values.mean()) for one in found],
    }


def _curves(x: Sequence[float], place: str, found: Sequence[Found], say: Words) -> Card:
    """What grows or shrinks, relative to the first value: the measures that move the most."""
    by_name: dict[str, list[Difference]] = {}
    for one in found:
        for row in paired.differences(found[0], one, say):
            by_name.setdefault(row.name, []).append(row)
    moving = sorted(by_name, key=lambda name: -max(abs(row.mean) / max(1e-9, abs(row.before)) for row in by_name[name]))
    lines = []
    for name in moving[:LINES]:
        rows = by_name[name]
        scale = 100 / max(1e-9, abs(rows[0].before))
        lines.append((name, [scale * row.mean for row in rows], [scale * row.half for row in rows]))
    text = say.text("lab-curve", place=place)
    return Card(place, text, charts.curves(x, lines, text, "curve", f"{place} / %"))


def _heat(name: str, values: Sequence[float], sets: Sequence[Values], found: Sequence[Found], say: Words) -> Card:
    down, across = sets
    grid = np.array(values).reshape(len(down.values), len(across.values))
    best = int(np.argmin(grid))
    row, column = divmod(best, len(across.values))
    text = say.text(
        "lab-heat", name=name, low=float(grid.min()), high=float(grid.max()),
        where=shown({down.place: down.values[row], across.place: across.values[column]}),
    )  # fmt: skip
    ticks = [str(one) for one in across.values], [str(one) for one in down.values]
    chart = charts.heat_map(grid, *ticks, (across.place, down.place), f"{name}. {text}", f"heat-{len(name)}-{best}")
    return Card(name, text, chart)
