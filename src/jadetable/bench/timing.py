"""How a speed is taken: the same play for some seconds, three times over, and the best of the three.

The best, not the mean: other work on a machine can only slow a run down. All three are kept, so that noise shows.
A rate is plain data: what was measured, or the reason why nothing was.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

REPEATS = 3
SEED = 7
MOST_GAMES = 1 << 23  # more would only fill memory

Rate: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Sample:
    """One timed stretch of play."""

    decisions: float
    games: float
    seconds: float
    cpu_seconds: float  # of all threads together

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


def for_seconds(play: Callable[[], tuple[float, float]], seconds: float) -> Sample:
    """Play (each call tells its decisions and games) until the time is over; what was begun is finished."""
    decisions, games = 0.0, 0.0
    cpu_started, started = time.process_time(), time.perf_counter()
    now = started
    while now - started < seconds or games == 0:
        made, finished = play()
        decisions += made
        games += finished
        now = time.perf_counter()
    return Sample(decisions, games, now - started, time.process_time() - cpu_started)


def enough_games(run: Callable[[int], Sample], seconds: float, unit: int) -> int:
    """How many games, in whole units, take about so long: found by playing ever more of them."""
    games = unit
    while True:
        took = run(games).seconds
        if took >= seconds / 4 or games >= MOST_GAMES:
            break
        games *= 4
    units = max(1, round(games * seconds / max(took, 1e-9) / unit))
    return min(units * unit, max(MOST_GAMES, unit))


def best(take: Callable[[], Sample]) -> Rate:
    """The best of three samples as a rate."""
    samples = [take() for _ in range(REPEATS)]
    fastest = max(samples, key=lambda sample: sample.speed)
    return {
        "decisions_per_s": fastest.speed,
        "games_per_s": fastest.games / fastest.seconds,
        "decisions_per_game": fastest.decisions / fastest.games,
        "cpu_share": fastest.cpu_seconds / fastest.seconds,
        "samples": [sample.speed for sample in samples],
    }


def clocked(play: Callable[[], tuple[float, float]], seconds: float) -> Rate:
    """The rate of a play that is called again and again; the first call only warms up."""
    play()
    return best(lambda: for_seconds(play, seconds))


def counted(run: Callable[[int], Sample], seconds: float, unit: int) -> Rate:
    """The rate of a run of a given number of games. Finding a good number also warms it up."""
    games = enough_games(run, seconds, unit)
    return best(lambda: run(games))


def each(call: Callable[[int], object], choices: int, seconds: float) -> Rate:
    """How long a call takes that is given 0, 1, 2, ... in turn: microseconds, the best of three stretches."""

    def all_of_them() -> tuple[float, float]:
        for place in range(choices):
            call(place)
        return choices, 1

    rate = clocked(all_of_them, seconds)
    samples = [1e6 / speed for speed in rate["samples"]]
    return {"microseconds": min(samples), "cpu_share": rate["cpu_share"], "samples": samples}


def missing(reason: str) -> Rate:
    """A rate that could not be taken."""
    return {"reason": reason}


def why(error: BaseException) -> str:
    """The first line of an error, as a reason."""
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
