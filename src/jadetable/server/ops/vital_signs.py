"""How this process does: its memory, its files, the size of its database, and how late its event loop is."""

import asyncio
import os
import sys
import time
from pathlib import Path

from sqlalchemy.engine import make_url

from jadetable.server.ops.metrics import Metrics

LAG_SECONDS, NAP_SECONDS = 0.2, 0.05  # between two looks at the lag, and how long one takes
STATUS, FILES = Path("/proc/self/status"), Path("/proc/self/fd")
BEGAN = time.time()


def memory() -> float:
    """The memory in use, in bytes, on Linux as it is now, elsewhere the most there was."""
    if STATUS.exists():
        for line in STATUS.read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS"):
                return 1024 * float(line.split()[1])
    if sys.platform == "win32":
        raise OSError("not told by this system")
    import resource  # noqa: PLC0415  # not on every system

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return float(most) if sys.platform == "darwin" else 1024.0 * most


def processor_seconds() -> float:
    """The processor time this process used."""
    return sum(os.times()[:2])


def open_files() -> float:
    """How many files and connections are open."""
    return float(sum(1 for _ in FILES.iterdir()))


def most_files() -> float:
    """How many may be open."""
    if sys.platform == "win32":
        raise OSError("not told by this system")
    import resource  # noqa: PLC0415  # not on every system

    return float(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def file_bytes(database: str) -> float:
    """The size of a SQLite database, its log included."""
    path = Path(make_url(database).database or "").expanduser()
    parts = (path, path.with_name(path.name + "-wal"))
    return float(sum(part.stat().st_size for part in parts if part.exists()))


def read_process(metrics: Metrics) -> None:
    """Let the numbers of this process be read."""
    metrics.memory.read = memory
    metrics.processor.read = processor_seconds
    metrics.files.read = open_files
    metrics.most_files.read = most_files
    metrics.started.read = lambda: BEGAN


async def feel_lag(metrics: Metrics) -> None:
    """Sleep a little; whatever comes on top of the sleep is the lag everybody has."""
    before = time.perf_counter()
    await asyncio.sleep(NAP_SECONDS)
    metrics.loop_lag.observe(max(0.0, time.perf_counter() - before - NAP_SECONDS))
