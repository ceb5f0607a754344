"""Games of bots side by side on a GPU, against the same games on the processor: run on a machine with a GPU.

PYTHONPATH=src python tests/gpu/contest.py zodiac

All games should be the same: kernels are compiled so that a GPU does the same sums, to the last bit.
"""

import sys
import time

from jadetable.arena import contests, search_batch
from jadetable.core import registry

PLAYOUTS = {"ratdragon": 20, "race": 60}


def compare(slug: str, seats: int, games: int = 64) -> bool:
    """Whether the games on the GPU end as on the processor."""
    playouts = PLAYOUTS.get(slug, 200)
    bots = (f"search:{2 * playouts}", f"search:{playouts}") if seats % 2 else (f"search:{playouts}", "easy")
    contest = contests.Contest(slug, seats, bots, games, 11, "one")
    game = registry.find(slug)
    tables = [
        search_batch.Table(contest.deal(group), contest.seated(group, rotation))
        for group in range(contest.groups)
        for rotation in range(contest.rotations)
    ]
    sitting = search_batch.Sitting(game, tables, {})
    ours = search_batch.play(sitting, on_gpu=False)
    started = time.perf_counter()
    theirs = search_batch.play(sitting, on_gpu=True)
    took = time.perf_counter() - started
    alike = float((ours == theirs).mean())
    print(f"{slug}, {seats} seats, {bots}: {alike:.0%} of {len(tables)} games the same, {took:.0f} s", flush=True)
    return alike == 1


def main(slugs: list[str]) -> int:
    """Compare the fewest and the most seats of every game."""
    good = True
    for slug in slugs or registry.slugs():
        game = registry.find(slug)
        for seats in game.seat_range(game.load_components()):
            good &= compare(slug, seats)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
