"""The same bulk play on CUDA, one thread for each game at a time. Needs the extra ``cuda`` and a card."""

import time
from typing import Any

import numpy as np

from jadetable.core import compiled, events, record
from jadetable.core.batch import Progress, Results, Setting
from jadetable.core.bind import bind
from jadetable.core.errors import JadeError

THREADS = 128  # in a block
TABLES = 1 << 16  # games in play at a time: enough to fill the card, few enough to stay near its cache


class NoDevice(JadeError):
    """There is no CUDA card, or what drives it is not installed."""


def cuda() -> Any:
    """numba-cuda, if it and a card are there; raises NoDevice with what to do."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 looks for it, NumPy 2.5 dropped it
    try:
        from numba import cuda as driver
    except ImportError as error:
        raise NoDevice("error-no-cuda", why=str(error)) from error
    if compiled.INTERPRETED or not driver.is_available():
        raise NoDevice("error-no-cuda", why="no CUDA device was found")
    return driver


def run(setting: Setting, keep: bool = False, progress: Progress | None = None) -> Results:
    """Play the games of a setting on the card; the same games as on the CPU, byte for byte."""
    driver = cuda()
    game = setting.game
    loops = game.loops
    bound = {name: getattr(loops, name) for name in ("deal", "open_notes", "play_on", "sum_up", "MASK_WORDS")}
    kernels = bind("jadetable.core.gpu_kernels", game.slug, bound | {"cuda": driver})
    tables = setting.games if keep else min(TABLES, setting.games)
    blocks = (tables + THREADS - 1) // THREADS
    tables_used = blocks * THREADS

    finals = np.zeros(setting.games if keep else tables_used, game.state)
    states = driver.to_device(finals)
    outcomes = driver.to_device(np.zeros(setting.games, loops.OUTCOME))
    fixed = [driver.to_device(np.asarray(array)) for array in (setting.components, setting.prototype, setting.slips)]
    known = driver.to_device(np.zeros(tables_used, game.state))
    notes = driver.to_device(np.zeros(tables_used * record.MAX_SEATS + 1, game.notes))
    log = driver.to_device(np.zeros(1, events.MUTED))

    def launch(first: int, last: int) -> None:
        arguments = (*fixed, states, known, notes, log, np.uint64(setting.seed), first, last, outcomes)
        kernels.play_tables[blocks, THREADS](*arguments)
        driver.synchronize()

    launch(0, 0)  # compiles, plays nothing
    started = time.perf_counter()
    step = tables if keep else max(tables, (setting.games + 19) // 20)
    for first in range(0, setting.games, step):
        last = min(first + step, setting.games)
        launch(first, last)
        if progress is not None:
            progress(last - first)
    results = outcomes.copy_to_host()
    seconds = time.perf_counter() - started
    kept = record.as_records(states.copy_to_host()[: setting.games]) if keep else None
    return Results(game, setting.seats, setting.seed, seconds, results, kept)
