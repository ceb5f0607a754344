"""`jade bench`: how fast the games are, beside their nearest peers, in one run on one machine.

report = run(["zodiac"])       plain data, ready for JSON
show(report, console)          the same as tables
"""

import datetime
import os
import platform
import shlex
import sys
from pathlib import Path
from typing import Any

from jadetable import __version__
from jadetable.core import gpu, registry
from jadetable.lab import bench_ours, bench_peers, bench_starts
from jadetable.lab.bench_show import show
from jadetable.lab.bench_timing import REPEATS, SEED

__all__ = ["run", "show"]

METHOD = (
    f"Every speed is the best of {REPEATS} stretches of about `seconds` each, after a warm-up; `samples` has them all. "
    "A decision is one choice of one player: chance is not counted, a simultaneous prompt counts once for each answer. "
    "All peers and `*_random` play uniformly random legal actions; `*_greedy` is each game's baseline bot. "
    "Ratios are our decisions/s divided by the peer's, for the same way of working: one call a decision from Python "
    "(`python` against `arrays` and `match`), bulk play on one core, on all cores, on a card. `cpu_share` is processor "
    "time over wall time: well below the threads at work, other work disturbed the row and its ratios mean little."
)


def run(slugs: list[str], peers: bool = True, seconds: float = 1.0, starts: bool = True) -> dict[str, Any]:
    """Measure these games (all when none is named) and their peers; `starts` adds cold and warm waiting times."""
    chosen = list(dict.fromkeys(slugs)) or list(registry.slugs())
    for slug in chosen:
        registry.find(slug)
    report = heading(seconds, peers)
    report["games"] = {slug: _game(slug, seconds, starts) for slug in chosen}
    found = {peer: bench_peers.measure(peer, seconds) for peer in bench_peers.nearest(chosen)} if peers else {}
    report["peers"] = found
    report["ratios"] = [row for slug in chosen for row in ratios(slug, report["games"][slug], found)]
    return report


def heading(seconds: float, peers: bool) -> dict[str, Any]:
    """What a reader must know before the numbers."""
    return {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "command": shlex.join([Path(sys.argv[0]).name, *sys.argv[1:]]),
        "seed": SEED,
        "seconds": seconds,
        "repeats": REPEATS,
        "method": METHOD,
        "machine": machine(),
        "versions": versions() | (bench_peers.versions() if peers else {}),
    }


def machine() -> dict[str, Any]:
    """The machine, and how busy it was when the run began."""
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "cores_used": bench_ours.cores(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "system": platform.platform(),
        "card": card(),
    }


def cpu_model() -> str:
    """The processor's name, as well as this system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def card() -> str | None:
    """The CUDA card's name, or None."""
    try:
        name = gpu.cuda().get_current_device().name
    except Exception:  # no card, no driver, no numba-cuda: all mean None here, the rows tell the reason
        return None
    return name.decode() if isinstance(name, bytes) else str(name)


def versions() -> dict[str, str | None]:
    """Our own version and that of what we stand on."""
    packages = ("numba", "llvmlite", "numpy", "numba-cuda")
    found = {package: bench_peers.version(package) for package in packages}
    return {"jadetable": __version__, "python": platform.python_version(), **found}


def ratios(slug: str, ours: dict[str, Any], peers: dict[str, Any]) -> list[dict[str, Any]]:
    """Our speed over each peer's, for every way both were measured."""
    rows = []
    for peer in bench_peers.NEAREST.get(slug, ()):
        for way, rate in peers.get(peer, {}).get("ways", {}).items():
            for our_way in bench_peers.SAME_WORK[way]:
                speed = ours["ways"][our_way].get("decisions_per_s")
                if speed is not None:
                    row = {"game": slug, "our_way": our_way, "peer": peer, "peer_way": way}
                    rows.append(row | {"ratio": speed / rate["decisions_per_s"]})
    return rows


def _game(slug: str, seconds: float, starts: bool) -> dict[str, Any]:
    ours = bench_ours.measure(slug, seconds)
    waits = bench_starts.measure(slug, ours["seats"]) if starts else bench_starts.skipped()
    return ours | {"starts": waits, "peers": list(bench_peers.NEAREST.get(slug, ()))}
