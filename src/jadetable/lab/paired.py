"""Two settings on the same deals: differences game by game, with their intervals, and what the pairing saves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.arena.statistics import error_of_mean, student
from jadetable.bulk.summary import Z95
from jadetable.core import registry
from jadetable.core.words import Words
from jadetable.lab import paths
from jadetable.lab.metrics.wins import WHOLE
from jadetable.lab.run import Driver, Found, run
from jadetable.lab.trial import Trial

FEWEST = 12  # games, before an interval means anything


@dataclass(frozen=True)
class Series:
    """One measure, game by game; NaN where a game says nothing about it."""

    name: str
    values: NDArray[np.float64]


@dataclass(frozen=True)
class Difference:
    """A measure under one setting less the same under another, on the same deals."""

    name: str
    before: float
    after: float
    half: float  # of the 95 % interval of the difference
    saved: float  # the variance of the difference of as many independent games, over that of the paired ones

    @property
    def mean(self) -> float:
        """What changes."""
        return self.after - self.before

    @property
    def verdict(self) -> int:
        """1 where it grows for sure, -1 where it shrinks."""
        return int(self.mean - self.half > 0) - int(self.mean + self.half < 0)


def series(found: Found, say: Words) -> list[Series]:
    """What is compared: length, margin, and what each start or seat wins, as a multiple of an even share."""
    outcomes, seats = np.asarray(found.whole.outcomes), found.ready.setting.seats
    unit = found.ready.game.length_unit
    rows = [
        Series(
            say.text(f"lab-unit-{unit}s" if unit in {"round", "turn"} else "lab-unit-decisions"),
            outcomes[unit].astype(float),
        ),
        Series(say.text("lab-unit-decisions"), outcomes["ply"].astype(float)),
    ]
    if seats == 1:
        return [*rows, Series(say.text("lab-head-share"), found.wins[:, 0].astype(float))]
    scores = np.sort(outcomes["score"][:, :seats], axis=1)
    rows.append(Series(say.text("lab-margin"), (scores[:, -1] - scores[:, -2]).astype(float)))
    field, wins = found.ready.start_field, found.wins
    if field is None:
        return rows + [
            Series(say.text("seat-name", number=seat + 1), seats * wins[:, seat].astype(float)) for seat in range(seats)
        ]
    for start, message in enumerate(found.ready.game.named[field]):
        held = found.whole.starts[:, :seats] == start
        if held.any():
            won = np.where(held.any(axis=1), seats * (wins * held).sum(axis=1), np.nan)
            rows.append(Series(say.text(message), won))
    return rows


def difference(name: str, before: NDArray[np.float64], after: NDArray[np.float64]) -> Difference:
    """A paired difference over the games that tell of both."""
    both = ~np.isnan(before) & ~np.isnan(after)
    a, b = before[both], after[both]
    if len(a) < FEWEST:
        return Difference(name, float(np.nanmean(before)), float(np.nanmean(after)), float("inf"), 1.0)
    gaps = b - a
    half = student(Z95, len(gaps) - 1) * error_of_mean(gaps)
    apart = float(a.var(ddof=1) + b.var(ddof=1))
    together = float(gaps.var(ddof=1))
    return Difference(name, float(a.mean()), float(b.mean()), half, apart / together if together > 0 else float("inf"))


def differences(before: Found, after: Found, say: Words) -> list[Difference]:
    """All measures of two runs with the same seed, paired game by game."""
    _, first, second = np.intersect1d(before.numbers, after.numbers, return_indices=True)
    others = {one.name: one.values for one in series(after, say)}
    return [
        difference(one.name, one.values[first], others[one.name][second])
        for one in series(before, say)
        if one.name in others
    ]


def unevenness(found: Found) -> float:
    """How far the starts (or seats) are from an even share: the standard deviation of their ratios to it."""
    tally, seats = found.tally("wins"), found.ready.setting.seats
    if found.ready.start_field is not None and seats > 1:
        held = tally["starts"] > 0
        ratios = seats * tally["by_start"][held] / WHOLE / tally["starts"][held]
    else:
        ratios = seats * tally["by_seat"][:seats] / WHOLE / max(1, found.games)
    return float(np.std(ratios)) if len(ratios) else 0.0


def with_change(trial: Trial, values: dict[str, Any]) -> Trial:
    """A trial with other numbers or options."""
    components, options = paths.split(values)
    game = registry.find(trial.game)
    paths.check_option(game, options)
    changed = paths.with_values(game, trial.components, components) if components else dict(trial.components)
    return replace(trial, components=changed, options={**trial.options, **options})


def run_all(trials: Sequence[Trial], driver: Driver, told: Any = None) -> list[Found]:
    """Play several trials one after the other, on the same deals; what was played when somebody stopped it."""
    ready = [trial.check() for trial in trials]  # every refusal before the first game
    done = []
    for one in ready:
        found = run(one, driver, told)
        if found.games:
            done.append(found)
        if not found.complete:
            break
    return done
