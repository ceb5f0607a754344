"""The same bulk play on CUDA, one thread for each game at a time. Needs the extra ``cuda`` and a GPU."""

import functools
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import numpy as np

from jadetable.bulk.batch import Progress, Results, Setting
from jadetable.core import compiled, events, record
from jadetable.core.bind import bind
from jadetable.core.errors import BadNet, JadeError
from jadetable.core.game import Game
from jadetable.core.terms import ALWAYS_SLIPS, Scratch, Terms

THREADS = 512  # in a block
JUDGING_THREADS = 128  # where players judge: that takes more registers
TABLES = 1 << 16  # games in play at a time: enough to fill the GPU, few enough to stay near its cache
LONG = 16  # games a table plays in one launch at least: its end waits for the longest game


class NoDevice(JadeError):
    """There is no GPU, or what drives it is not installed."""


def driver() -> Any:
    """numba-cuda, if it is installed; raises NoDevice with what to do."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 looks for it, NumPy 2.5 dropped it
    try:
        from numba import cuda as found
    except ImportError as error:
        raise NoDevice("error-no-cuda", why=str(error)) from error
    return found


def cuda() -> Any:
    """numba-cuda, if it and a GPU are there; raises NoDevice with what to do."""
    found = driver()
    # The simulator runs plain Python, and a GPU what is compiled.
    if compiled.INTERPRETED != compiled.SIMULATED or not found.is_available():
        raise NoDevice("error-no-cuda", why="no CUDA device was found")
    return found


def as_kernel(cuda: Any) -> Callable[[Callable[..., None]], Any]:
    """The decorator of kernels. What is linked is PTX: a linker that optimises would join products and sums itself."""
    return cuda.jit if compiled.SIMULATED else functools.partial(cuda.jit, lto=False)


@contextmanager
def compiling() -> Iterator[None]:
    """Kernels that are compiled in here do the same sums as the CPU, and are compiled sooner.

    A product is rounded before it is added: else the compiler joins the two (fused multiply-add), and numba-cuda does
    not pass on the option that tells it not to. Each rule is compiled once, as for the CPU, and handed on once.
    """
    if compiled.SIMULATED:
        yield
        return
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.dispatcher import CUDADispatcher

    make_ptx, choose = nvvm.compile_ir, CUDADispatcher.get_call_template

    def make_exact_ptx(modules: list[str], **options: Any) -> bytes:
        return make_ptx(list(dict.fromkeys(modules)), fma=False, **options)

    def choose_one(rule: Any, arguments: tuple[Any, ...], named: Any) -> Any:
        return choose(rule, tuple(map(compiled.widened, arguments)), named)

    nvvm.compile_ir, CUDADispatcher.get_call_template = make_exact_ptx, choose_one
    try:
        yield
    finally:
        nvvm.compile_ir, CUDADispatcher.get_call_template = make_ptx, choose


def _kernels(device: Any, game: Game, random: bool) -> ModuleType:
    """The kernel for this game; without the baseline judgement in it where every player is random."""
    loops = game.loops
    bound = {"cuda": device, "kernel": as_kernel(device), "IN_STEP": game.in_step, "MASK_WORDS": loops.MASK_WORDS}
    bound |= {"deal": loops.deal, "sum_up": loops.sum_up}
    bound |= {
        "open_notes": loops.seed_notes if random else loops.open_notes,
        "take_turn": loops.random_turn if random else loops.judged_turn,
    }
    return bind("jadetable.bulk.gpu_kernels", f"{game.slug}-{'random' if random else 'judged'}", bound)


def run(setting: Setting, keep: bool = False, progress: Progress | None = None) -> Results:
    """Play the games of a setting on the GPU; the same games as on the CPU, byte for byte."""
    if setting.nets:
        raise BadNet("error-net-cuda")
    device = cuda()
    game = setting.game
    loops = game.loops
    random = bool(np.all(setting.slips[: setting.seats] == ALWAYS_SLIPS))
    kernels = _kernels(device, game, random)
    threads = THREADS if random else JUDGING_THREADS
    tables = setting.games if keep else min(TABLES, setting.games)
    blocks = (tables + threads - 1) // threads
    tables_used = blocks * threads

    states = device.to_device(record.new(game.state, setting.games if keep else tables_used))
    outcomes = device.to_device(record.new(loops.OUTCOME, setting.games))
    terms = Terms(*(device.to_device(np.asarray(array)) for array in setting.terms))
    scratch = Scratch(
        known=device.to_device(record.new(game.state, tables_used)),
        notes=device.to_device(record.new(game.notes, tables_used * record.MAX_SEATS + 1)),
        mask=device.to_device(np.zeros(game.mask_words, np.uint64)),
        log=device.to_device(record.new(events.MUTED)),
    )

    def launch(first: int, last: int) -> None:
        kernels.play_tables[blocks, threads](terms, states, scratch, np.uint64(setting.seed), first, last, outcomes)
        device.synchronize()

    with compiling():
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
