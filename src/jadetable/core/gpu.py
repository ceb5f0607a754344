"""The same bulk play on CUDA, one thread for each game at a time. Needs the extra ``cuda`` and a card."""

import time
from types import ModuleType
from typing import Any

import numpy as np

from jadetable.core import compiled, events, record
from jadetable.core.batch import Progress, Results, Setting
from jadetable.core.bind import bind
from jadetable.core.errors import JadeError
from jadetable.core.game import Game
from jadetable.core.terms import ALWAYS_SLIPS, Scratch, Terms

THREADS = 512  # in a block
JUDGING_THREADS = 128  # where players judge: that takes more registers
TABLES = 1 << 16  # games in play at a time: enough to fill the card, few enough to stay near its cache
LONG = 16  # games a table plays in one launch at least: its end waits for the longest game


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


def _kernels(driver: Any, game: Game, random: bool) -> ModuleType:
    """The kernel for this game; without the baseline judgement in it where every player is random."""
    loops = game.loops
    bound = {"cuda": driver, "IN_STEP": game.in_step, "MASK_WORDS": loops.MASK_WORDS}
    bound |= {"deal": loops.deal, "sum_up": loops.sum_up}
    bound |= {
        "open_notes": loops.seed_notes if random else loops.open_notes,
        "take_turn": loops.random_turn if random else loops.judged_turn,
    }
    return bind("jadetable.core.gpu_kernels", f"{game.slug}-{'random' if random else 'judged'}", bound)


def run(setting: Setting, keep: bool = False, progress: Progress | None = None) -> Results:
    """Play the games of a setting on the card; the same games as on the CPU, byte for byte."""
    driver = cuda()
    game = setting.game
    loops = game.loops
    random = bool(np.all(setting.slips[: setting.seats] == ALWAYS_SLIPS))
    kernels = _kernels(driver, game, random)
    threads = THREADS if random else JUDGING_THREADS
    tables = setting.games if keep else min(TABLES, setting.games)
    blocks = (tables + threads - 1) // threads
    tables_used = blocks * threads

    finals = np.zeros(setting.games if keep else tables_used, game.state)
    states = driver.to_device(finals)
    outcomes = driver.to_device(np.zeros(setting.games, loops.OUTCOME))
    terms = Terms(*(driver.to_device(np.asarray(array)) for array in setting.terms))
    scratch = Scratch(
        known=driver.to_device(np.zeros(tables_used, game.state)),
        notes=driver.to_device(np.zeros(tables_used * record.MAX_SEATS + 1, game.notes)),
        mask=driver.to_device(np.zeros(game.mask_words, np.uint64)),
        log=driver.to_device(np.zeros(1, events.MUTED)),
    )

    def launch(first: int, last: int) -> None:
        kernels.play_tables[blocks, threads](terms, states, scratch, np.uint64(setting.seed), first, last, outcomes)
        driver.synchronize()

    launch(0, 0)  # compiles, plays nothing
    started = time.perf_counter()
    step = tables if keep else max(LONG * tables, (setting.games + 19) // 20)
    for first in range(0, setting.games, step):
        last = min(first + step, setting.games)
        launch(first, last)
        if progress is not None:
            progress(last - first)
    results = outcomes.copy_to_host()
    seconds = time.perf_counter() - started
    kept = record.as_records(states.copy_to_host()[: setting.games]) if keep else None
    return Results(game, setting.seats, setting.seed, seconds, results, kept)
