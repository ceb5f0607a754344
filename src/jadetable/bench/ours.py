"""Our own speeds: one call a decision from Python, then bulk play on one core, on all cores and on a GPU; views.

arrays   choices, a random pick and step called from Python on the arrays a `Match` holds; the log is muted
match    the same through `Match`, which checks every action and keeps every event
core_*   compiled playouts on one core      cores_*  on all cores      cuda_*  on a GPU
*_random uniformly random legal actions     *_greedy each game's own judgement
view     what a seat sees, from what it knows: `record` as the compiled rule fills it, `named` also read as plain data
"""

import itertools
import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.bench.timing import SEED, Rate, Sample, clocked, counted, each, missing, why
from jadetable.bulk import batch, gpu
from jadetable.core import events, match, record, registry
from jadetable.core.game import Game
from jadetable.core.knowledge import Knowledge
from jadetable.core.mask import nth
from jadetable.core.terms import ALWAYS_SLIPS, NEVER_SLIPS

SEATS = 4  # where the game allows
FEW_GAMES = 16
CUDA_GAMES = gpu.TABLES
SLIPS = {"random": ALWAYS_SLIPS, "greedy": NEVER_SLIPS}

WAYS = {
    "arrays": "from Python, on arrays",
    "match": "from Python, through Match",
    "core_random": "random playouts, one core",
    "core_greedy": "greedy playouts, one core",
    "cores_random": "random playouts, all cores",
    "cores_greedy": "greedy playouts, all cores",
    "cuda_random": "random playouts, CUDA",
    "cuda_greedy": "greedy playouts, CUDA",
}
VIEWS = {"record": "a view, as the rule fills it", "named": "a view, as plain data with names"}
VIEWED = 64  # positions that views are taken of


def measure(slug: str, seconds: float) -> dict[str, Any]:
    """All speeds of one game."""
    game = registry.find(slug)
    seats = seats_of(game)
    ways: dict[str, Rate] = {
        "arrays": clocked(play_arrays(game, seats), seconds),
        "match": clocked(play_match(game, seats), seconds),
    }
    for policy in SLIPS:
        ways[f"core_{policy}"] = on_cpu(game, seats, policy, 1, seconds)
        ways[f"cores_{policy}"] = on_cpu(game, seats, policy, cores(), seconds)
        ways[f"cuda_{policy}"] = on_cuda(game, seats, policy, seconds)
    sizes = {"record_bytes": game.state.itemsize, "view_bytes": game.view.dtype.itemsize}
    shown = views(game, seats, seconds)
    return {"seats": seats, **sizes, "ways": {way: ways[way] for way in WAYS}, "views": shown}


def seats_of(game: Game) -> int:
    """Four seats, or as near to it as the game allows."""
    low, high = game.seat_range(game.load_components())
    return max(low, min(SEATS, high))


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# --- one call a decision ----------------------------------------------------------------------------------------------


def play_arrays(game: Game, seats: int) -> Callable[[], tuple[int, int]]:
    """A function that plays one random game, each decision three calls into compiled code."""
    game.prepare()
    setting = batch.check_setup(game, 1, seats=seats)
    deal, choices, step = game.loops.deal, game.loops.choices, game.loops.step
    components, prototype = setting.components, setting.prototype
    states, log, mask = record.new(game.state), events.muted_log(), np.zeros(game.mask_words, np.uint64)
    asked, draw, seeds = states["asked"], random.Random(SEED).random, itertools.count(SEED)

    def play() -> tuple[int, int]:
        deal(components, prototype, states, 0, np.uint64(next(seeds)), log)
        decisions = 0
        while waiting := int(asked[0]):
            seat = (waiting & -waiting).bit_length() - 1
            count = choices(components, states, 0, seat, mask)
            step(components, states, 0, seat, nth(mask, int(draw() * count)), log)
            decisions += 1
        return decisions, 1

    return play


def play_match(game: Game, seats: int) -> Callable[[], tuple[int, int]]:
    """A function that plays one random game through `Match`."""
    draw, seeds = random.Random(SEED).random, itertools.count(SEED)

    def play() -> tuple[int, int]:
        table = match.new(game, seats, seed=next(seeds))
        decisions = 0
        while not table.over:
            seat = table.asked[0]
            legal = table.legal(seat)
            table.act(seat, legal[int(draw() * len(legal))])
            decisions += 1
        return decisions, 1

    return play


# --- views ------------------------------------------------------------------------------------------------------------


def views(game: Game, seats: int, seconds: float) -> dict[str, Rate]:
    """How long a view takes. What the seat knows was found before; `Position.know` is not counted."""
    known = looked_at(game, seats)
    show, read, blank = game.entry.show, game.view.read, game.blank_view
    filled = record.new(game.view.dtype)

    def fill(place: int) -> None:
        one = known[place]
        show(one.components, one.records, 0, one.seat, filled, blank)

    def name(place: int) -> None:
        fill(place)
        read(filled.tobytes())

    return {"record": each(fill, len(known), seconds), "named": each(name, len(known), seconds)}


def looked_at(game: Game, seats: int) -> list[Knowledge]:
    """What the seat that is asked knows, at positions spread evenly over one random game."""
    table, draw = match.new(game, seats, seed=SEED), random.Random(SEED).random
    found = []
    while not table.over:
        seat = table.asked[0]
        found.append(table.know(seat))
        legal = table.legal(seat)
        table.act(seat, legal[int(draw() * len(legal))])
    return [found[place * len(found) // VIEWED] for place in range(VIEWED)]


# --- bulk play --------------------------------------------------------------------------------------------------------


def on_cpu(game: Game, seats: int, policy: str, threads: int, seconds: float) -> Rate:
    """The speed of compiled playouts on so many threads."""
    unit = FEW_GAMES if threads == 1 else batch.CHUNK * threads

    def run(games: int) -> Sample:
        setting = batch.check_setup(game, games, seats=seats, seed=SEED, slips=[SLIPS[policy]] * seats)
        return _sample(lambda: batch.run(setting, threads))

    return counted(run, seconds, unit)


def on_cuda(game: Game, seats: int, policy: str, seconds: float) -> Rate:
    """The speed of the same playouts on a GPU, or why there is none."""

    def run(games: int) -> Sample:
        setting = batch.check_setup(game, games, seats=seats, seed=SEED, slips=[SLIPS[policy]] * seats)
        return _sample(lambda: gpu.run(setting))

    try:
        gpu.cuda()
        return counted(run, seconds, CUDA_GAMES)
    except gpu.NoDevice as error:
        return missing(str(error.details["why"]))
    except Exception as error:  # a driver's own errors are many, and a report without a GPU is still a report
        return missing(why(error))


def _sample(run: Callable[[], batch.Results]) -> Sample:
    """A run as a sample; the clock is the run's own."""
    cpu_started = time.process_time()
    results = run()
    return Sample(results.decisions, len(results.outcomes), results.seconds, time.process_time() - cpu_started)
