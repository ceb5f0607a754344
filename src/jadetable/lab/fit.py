"""A search for components that reach stated aims, by Optuna: every candidate is judged on the same deals."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from jadetable import bots as players
from jadetable.core import match, registry
from jadetable.core.errors import JadeError
from jadetable.core.missing import needed
from jadetable.core.rng import game_seed
from jadetable.lab import aims as judged
from jadetable.lab import paths
from jadetable.lab.aims import Aims
from jadetable.lab.run import Driver, Found, run
from jadetable.lab.trial import Trial

IMPOSSIBLE = 1e6
FIRST_AT_RANDOM = 10
CONFIRMED = 4  # times as many games for the final judgement, on other deals
Told = Callable[[int, float], None]


@dataclass(frozen=True)
class Candidate:
    """Values at places, the components they make, and how far these are from the aims."""

    values: dict[str, int]
    components: dict[str, Any]
    loss: float
    found: tuple[Found, ...]


@dataclass(frozen=True)
class Fit:
    """What a search came to."""

    aims: Aims
    before: Candidate
    best: Candidate
    tried: int
    seconds: float
    stopped: bool


def trials_of(game: str, aims: Aims, components: Mapping[str, Any], seed: int, games: int) -> list[Trial]:
    """What one candidate is judged by: the same games for each number of seats."""
    codes = tuple(aims.bots.split(","))
    metrics = judged.metrics_of(aims)
    return [Trial(game, seats, codes, games, seed, aims.options, dict(components), metrics) for seats in aims.seats]


class Search:
    """Candidates are tried until time or their number runs out."""

    def __init__(self, game: str, aims: Aims, changes: Mapping[str, Any], seed: int, driver: Driver) -> None:
        self.game, self.aims, self.changes, self.seed, self.driver = registry.find(game), aims, changes, seed, driver
        printed = paths.printed(self.game, changes)
        self.start = {place: int(paths.look_up(self.game, printed, place)) for place in aims.bounds}

    def judge(self, values: Mapping[str, int], games: int, seed: int) -> Candidate | None:
        """A candidate, played; nothing where its components are not possible or break a constraint."""
        try:
            components = paths.with_values(self.game, self.changes, values)
            if not judged.is_kept(self.aims, components, self.game):
                return None
            trials = trials_of(self.game.slug, self.aims, components, seed, games)
            ready = [one.check() for one in trials]
        except JadeError:
            return None
        found = []
        for one in ready:
            found.append(run(one, self.driver))
            if not found[-1].complete:
                raise KeyboardInterrupt
        return Candidate(dict(values), components, judged.loss(self.aims, found), tuple(found))

    def run(self, tries: int, seconds: float, told: Told | None = None) -> Fit:
        """Search; Ctrl-C ends it with what was found so far."""
        optuna = needed("optuna", "lab")
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        sampler = optuna.samplers.TPESampler(
            seed=self.seed % (1 << 32), multivariate=True, n_startup_trials=FIRST_AT_RANDOM
        )
        study = optuna.create_study(sampler=sampler)
        for values in self._first_tries():
            study.enqueue_trial(values)
        started, before, best, tried, stopped = time.monotonic(), None, None, 0, False
        try:
            while tried < tries and (time.monotonic() - started < seconds or before is None):
                asked = study.ask()
                values = {place: asked.suggest_int(place, *bounds) for place, bounds in self.aims.bounds.items()}
                one = self.judge(values, self.aims.games, self.seed)
                study.tell(asked, IMPOSSIBLE if one is None else one.loss)
                tried += 1
                before = before or one
                if one is not None and (best is None or one.loss < best.loss):
                    best = one
                if told is not None:
                    told(tried, best.loss if best else IMPOSSIBLE)
                if best is not None and best.loss == 0.0:
                    break
        except KeyboardInterrupt:
            stopped = True
        if before is None or best is None:
            raise KeyboardInterrupt
        return Fit(self.aims, before, best, tried, time.monotonic() - started, stopped)

    def _first_tries(self) -> list[dict[str, int]]:
        """The components as they are, then each number a step towards the middle of its bounds."""
        first = [self.start]
        for place, (low, high) in self.aims.bounds.items():
            here = self.start[place]
            step = 1 if 2 * here <= low + high else -1
            first.append({**self.start, place: min(max(here + step, low), high)})
        return first

    def confirm(self, fit: Fit) -> tuple[Candidate, Candidate] | None:
        """Before and after on other deals, and more of them: the best of many is partly luck on its own deals."""
        games, seed = CONFIRMED * self.aims.games, self.seed + 1
        before, best = (self.judge(one.values, games, seed) for one in (fit.before, fit.best))
        return (before, best) if before and best else None


@dataclass(frozen=True)
class Reached:
    """One aim at one table: what it is about, before, after, and whether it is reached."""

    seats: int
    name: str
    low: float
    high: float
    before: float
    after: float

    @property
    def is_reached(self) -> bool:
        """Whether the value after lies where it should."""
        return self.low <= self.after <= self.high


def reached(aims: Aims, before: Candidate, after: Candidate) -> list[Reached]:
    """Every aim before and after."""
    rows = []
    for first, second in zip(before.found, after.found, strict=True):
        for aim in aims.aim:
            former = judged.values_of(aim, first)
            for name, value in judged.values_of(aim, second).items():
                was = former.get(name, float("nan"))
                rows.append(Reached(first.ready.setting.seats, name, aim.low, aim.high, was, value))
    return rows


def with_search(
    trial: Trial, code: str, games: int, told: Callable[[int], None] | None = None
) -> dict[str, tuple[float, int]]:
    """What each start wins among search bots, as a multiple of an even share, and how often it was there."""
    game, won, held = registry.find(trial.game), dict[int, float](), dict[int, int]()
    field = trial.check().start_field
    for number in range(games):
        seed = int(game_seed(np.uint64(trial.seed), number))
        table = match.new(game, trial.seats, seed, dict(trial.options), components=dict(trial.components) or None)
        sitters = [players.make(game, code, seed) for _ in range(trial.seats)]
        while not table.over:
            seat = table.asked[0]
            table.act(seat, sitters[seat].choose(table.know(seat)))
        for seat, win in enumerate(table.wins):
            start = int(table.record[field][seat]) if field else seat
            won[start] = won.get(start, 0.0) + trial.seats * win
            held[start] = held.get(start, 0) + 1
        if told is not None:
            told(1)
    names = game.named.get(field, ()) if field else ()
    return {
        (names[start].rpartition("-")[2] if names else f"seat {start + 1}"): (won[start] / held[start], held[start])
        for start in sorted(held)
    }
