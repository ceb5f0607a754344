"""Compile every game once, two at a time, so that tests running side by side find the code ready.

python -m scripts.prewarm                 rules and search of every game
python -m scripts.prewarm --rules         the rules alone
python -m scripts.prewarm --only zodiac   one game, in this process
"""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import jadetable as jt
from jadetable.bots import search
from jadetable.bulk import batch
from jadetable.core.registry import house_slugs


def compile_game(slug: str, rules_alone: bool) -> None:
    """Compile what tests call of one game."""
    match = jt.new(slug)
    match.faults, match.observe(0), match.imagine(0, 1)
    position = match.position
    match.game.loops.payoffs(position.components, position.records, 0, np.zeros(8, np.float32))
    batch.run(batch.check_setup(match.game, 1), threads=1)
    if not rules_alone:
        search.prepare(match.game)


def compile_apart(slug: str) -> None:
    """Compile one game in a process of its own, which gives its memory back."""
    started = time.perf_counter()
    command = [sys.executable, "-m", "scripts.prewarm", *sys.argv[1:], "--only", slug]
    subprocess.run(command, check=True, env=os.environ | {"JADE_QUIET": "1"})
    print(f"  {slug}: ready after {time.perf_counter() - started:.0f} s", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--rules", action="store_true")
    parser.add_argument("--only")
    given = parser.parse_args()
    if given.only:
        compile_game(given.only, given.rules)
    else:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(compile_apart, house_slugs()))
