"""One-step deviations, as TAG calls them: every number moved by one step alone, on the same deals."""

from dataclasses import replace
from typing import Any

from jadetable.core.errors import JadeError
from jadetable.core.words import Words
from jadetable.lab import paired, paths
from jadetable.lab.page import Card, Table
from jadetable.lab.paired import Difference
from jadetable.lab.run import Driver, Found, run
from jadetable.lab.trial import Trial

STEPS = (-1, 1)
SHOWN = 60


def settings(trial: Trial, game: Any) -> list[tuple[str, Trial]]:
    """Every number one step down and one up, where the components are then still possible."""
    printed = paths.printed(game, trial.components)
    found = []
    for place in paths.single_numbers(printed):
        for step in STEPS:
            value = paths.look_up(game, printed, place) + step
            try:
                changed = paired.with_change(trial, {place: value})
                changed.check()
            except JadeError:
                continue
            found.append((f"{place} = {value}", changed))
    return found


def card(found: Found, games: int, driver: Driver, say: Words) -> Card:
    """What each step does to balance and length; the strongest first."""
    trial = replace(found.ready.trial, games=min(games, found.games), metrics=("wins", "length"))
    base = run(trial.check(), driver)
    rows: list[tuple[str, float, Difference]] = []
    for name, changed in settings(trial, found.ready.game):
        one = run(changed.check(), driver)
        if not one.complete:
            break
        rows.append((name, paired.unevenness(one), paired.differences(base, one, say)[0]))
    before = paired.unevenness(base)
    rows.sort(key=lambda row: (-abs(row[2].mean) / row[2].half if row[2].half else 0.0, row[1]))
    cells = [
        [
            name,
            say.text("lab-figure", figure=even - before),
            say.text("lab-figure", figure=one.mean) + {1: " ▲", -1: " ▼", 0: ""}[one.verdict],
            f"± {say.text('lab-figure', figure=one.half)}",
        ]
        for name, even, one in rows[:SHOWN]
    ]
    heads = [say.text("lab-head-name"), say.text("lab-unevenness"), paired.series(base, say)[0].name, ""]
    text = say.text("lab-deviations-text", games=trial.games)
    return Card(say.text("lab-deviations"), text, table=Table(heads, cells), folded=say.text("lab-table"))
