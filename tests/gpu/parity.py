"""GPU against CPU, byte for byte, and how fast: run on a machine with a GPU.

PYTHONPATH=src python tests/gpu/parity.py zodiac
"""

import sys
import time

from jadetable.bulk import batch, gpu
from jadetable.conformance.cases import manners
from jadetable.core import registry

GAMES = 1000
RANDOM, GREEDY = 1000, 0


def compare(slug: str, seats: int, slips: int, options: dict[str, object]) -> bool:
    """Whether the GPU leaves the same final states and outcomes as the CPU."""
    games = GAMES if slips == RANDOM else GAMES // 4
    setting = batch.check_setup(slug, games, seats=seats, seed=11, slips=[slips] * seats, options=options)
    ours, theirs = batch.run(setting, keep=True), gpu.run(setting, keep=True)
    assert ours.finals is not None and theirs.finals is not None
    same = ours.finals.tobytes() == theirs.finals.tobytes()
    same &= ours.outcomes.tobytes() == theirs.outcomes.tobytes()
    print(
        f"{slug} seats={seats} slips={slips} {options}: {games} games {'identical' if same else 'DIFFERENT'}",
        flush=True,
    )
    return same


def main(slugs: list[str]) -> int:
    """Compare every seat count, random and greedy, with and without table_rules; then measure."""
    good = True
    for slug in slugs or registry.house_slugs():
        game = registry.find(slug)
        low, high = game.seat_range(game.load_components())
        started = time.perf_counter()
        for seats in range(low, high + 1):
            for slips in (RANDOM, GREEDY):
                for options in manners(game):
                    good &= compare(slug, seats, slips, options)
        print(f"{slug}: compared in {time.perf_counter() - started:.0f} s", flush=True)
        for tables in (1 << 14, 1 << 15, 1 << 16):
            gpu.TABLES = tables
            setting = batch.check_setup(slug, 1 << 20, seats=min(4, high), seed=1)
            result = gpu.run(setting)
            print(
                f"{slug} random, {tables} tables: {result.decisions / result.seconds / 1e6:.0f} million decisions/s",
                flush=True,
            )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
