"""Compile every game once, two at a time, so that tests running side by side find the code ready.

python -m scripts.prewarm            rules and search
python -m scripts.prewarm --rules    the rules alone
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

COMPILE = """
import sys
import numpy as np
import jadetable as jt
from jadetable.bots import search
from jadetable.core import batch
m = jt.new(sys.argv[1])
m.faults, m.observe(0), m.imagine(0, 1)
m.game.loops.payoffs(m.position.components, m.position.records, 0, np.zeros(8, np.float32))
batch.run(batch.prepare(m.game, 1), threads=1)
if "--rules" not in sys.argv:
    search.prepare(m.game)
"""


def compile_game(slug: str) -> None:
    """Compile one game in a process of its own."""
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", COMPILE, slug, *sys.argv[1:]], check=True, env=os.environ | {"JADE_QUIET": "1"}
    )
    print(f"  {slug}: ready after {time.perf_counter() - started:.0f} s", flush=True)


if __name__ == "__main__":
    from jadetable.core.registry import house_slugs

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(compile_game, house_slugs()))
