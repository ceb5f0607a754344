"""How long a person waits: the first time ever (cold: everything is compiled) and every other time (warm).

Each start is a Python process of its own with its own cache folder, so nothing kept earlier helps or is disturbed.

    import_s      import the engine and one game
    cold_table_s  then compile all that one table needs, from an empty cache folder
    cold_bulk_s   the same for bulk play, from another empty folder
    warm_start_s  from nothing imported to the first decision made, with a filled folder (best of three)
"""

import os
import subprocess
import sys
import tempfile
from typing import Any

from jadetable.bench.timing import REPEATS
from jadetable.core import sources

STARTS = ("import_s", "cold_table_s", "cold_bulk_s", "warm_start_s")
LIMIT_S = 600

COLD = """
import sys, time
started = time.perf_counter()
from jadetable.core import registry
game = registry.find(sys.argv[1])
imported = time.perf_counter()
game.prepare(sys.argv[2])
print(imported - started, time.perf_counter() - imported)
"""

WARM = """
import sys, time
started = time.perf_counter()
import jadetable
table = jadetable.new(sys.argv[1], int(sys.argv[2]), seed=7)
seat = table.asked[0]
table.act(seat, table.legal(seat)[0])
print(time.perf_counter() - started)
"""


class StartError(Exception):
    """A start did not come to its end."""


def measure(slug: str, seats: int) -> dict[str, Any]:
    """The waiting times of one game in seconds; where one could not be taken, None and the reason."""
    try:
        with tempfile.TemporaryDirectory() as bulk:
            _, cold_bulk = _start(COLD, bulk, slug, "bulk")
        with tempfile.TemporaryDirectory() as table:
            imported, cold_table = _start(COLD, table, slug, "table")
            warm = min(_start(WARM, table, slug, str(seats))[0] for _ in range(REPEATS))
    except StartError as error:
        return {**dict.fromkeys(STARTS), "reason": str(error)}
    return dict(zip(STARTS, (imported, cold_table, cold_bulk, warm), strict=True))


def skipped() -> dict[str, Any]:
    """No waiting times, because nobody asked for them."""
    return {**dict.fromkeys(STARTS), "reason": "starts were not measured"}


def _start(script: str, cache: str, *arguments: str) -> list[float]:
    """Run a script in a fresh process with this cache folder; the numbers it prints."""
    path = os.pathsep.join([str(sources.PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = os.environ | {"JADE_CACHE": cache, "JADE_QUIET": "1", "PYTHONPATH": path}
    command = [sys.executable, "-c", script, *arguments]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LIMIT_S, check=True)
    except subprocess.CalledProcessError as error:
        lines = error.stderr.strip().splitlines() or [f"exit status {error.returncode}"]
        raise StartError(lines[-1]) from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise StartError(str(error)) from error
    return [float(number) for number in done.stdout.split()]
