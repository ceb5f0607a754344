"""Environments on a GPU, against those of the processor and for speed: run on a machine with a GPU.

PYTHONPATH=src:. python tests/gpu/environments.py [GAME]...

Every game is compared in processes of its own, one for each way to play, for compiling takes longest. Once all have
compared, one after the other measures. DIFFERENT in a line, or an exit status that is not 0, means that something is.
"""

import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import numpy as np

import jadetable as jt
from jadetable.bulk import gpu
from jadetable.core import registry
from jadetable.core.bind import bind
from tests.gpu.alike import KINDS, environments

TABLES, STEPS, EVERY = 256, 120, 20
MEASURED = (1 << 12, 1 << 14, 1 << 16)  # tables
SECONDS, WARM = 2.0, 8
PATIENCE = 120  # seconds to wait for all others before measuring
turn: Any = None  # a lock: who holds it measures
comparing: Any = None  # how many still compare


def get_ready(lock: Any, number: Any) -> None:
    """Remember what all processes share."""
    global turn, comparing  # how a pool hands such things to its processes
    turn, comparing = lock, number


def compare(slug: str, kind: int) -> tuple[str, bool]:
    """Compare one game in one way at the fewest and the most seats; the plain way is measured, too."""
    game, chosen, started = registry.find(slug), KINDS[kind], time.perf_counter()
    lines, good = [], True
    low, high = game.seat_range(game.load_components())
    for seats in sorted({max(low, 2), high}):
        found = list(environments(game, seats, chosen, TABLES, STEPS, EVERY))
        good &= not found
        lines.append(f"{slug} seats={seats} {chosen}: {'; '.join(found[:5]) + ' DIFFERENT' if found else 'identical'}")
    lines.append(f"  compiled and compared in {time.perf_counter() - started:.0f} s")
    with comparing.get_lock():
        comparing.value -= 1
    if not chosen:
        print("\n".join(lines), flush=True)
        wait_for_others()
        with turn:
            lines = [speed(slug, tables) for tables in MEASURED]
    return "\n".join(lines), good


def wait_for_others() -> None:
    """Let all others compare first."""
    started = time.perf_counter()
    while comparing.value > 0 and time.perf_counter() - started < PATIENCE:
        time.sleep(0.1)
    if comparing.value > 0:
        print(f"  {comparing.value} still compare or compile while others measure", flush=True)


def speed(slug: str, tables: int) -> str:
    """How fast an environment is stepped, four at a table; actions are drawn on the GPU, outside the clock."""
    cuda = gpu.cuda()
    seats = min(4, registry.find(slug).seat_range(registry.find(slug).load_components())[1])
    env = jt.vector(slug, tables, seats, 7, device="cuda")
    bound = bind("tests.gpu.draw_kernel", slug, {"cuda": cuda, "kernel": gpu.as_kernel(cuda)})
    words = cuda.to_device(np.arange(tables, dtype=np.uint64))
    actions = cuda.to_device(np.zeros(tables, np.int64))
    took, made, best = 0.0, 0, 0.0
    while took < SECONDS:
        bound.draw_all[(tables + 63) // 64, 64](env.mask_bits, words, actions)
        cuda.synchronize()
        started = time.perf_counter()
        env.step(actions)
        cuda.synchronize()
        one = time.perf_counter() - started
        made += 1
        if made > WARM:
            took += one
            best = max(best, tables / one)
    rate = (made - WARM) * tables / took / 1e6
    return f"  {slug}, {tables} tables: {rate:.1f} million steps/s (best step {best / 1e6:.1f})"


def main(slugs: list[str]) -> int:
    """Compare every game in every way; then say how fast it is."""
    started, good = time.perf_counter(), True
    spawn = multiprocessing.get_context("spawn")
    work = [(slug, kind) for kind in (3, 2, 0, 1) for slug in slugs or registry.house_slugs()]
    shared = spawn.Lock(), spawn.Value("i", len(work))
    with ProcessPoolExecutor(len(work), spawn, get_ready, shared) as pool:
        for done in as_completed([pool.submit(compare, *one) for one in work]):
            said, same = done.result()
            good &= same
            print(said, flush=True)
    print(f"{'all identical' if good else 'DIFFERENT'}, {time.perf_counter() - started:.0f} s", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
