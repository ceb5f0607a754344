"""`jade bench`: how fast the games are, beside their nearest peers, in one run on one machine.

report = run(["zodiac"])       plain data, ready for JSON; `jade bench` shows it as tables
"""

import datetime
import os
import platform
import shlex
import sys
from pathlib import Path
from typing import Any

from jadetable import __version__
from jadetable.bench import envs, ours, peers, search, starts
from jadetable.bench.timing import REPEATS, SEED
from jadetable.bulk import gpu
from jadetable.core import registry

METHOD = (
    f"Every speed is the best of {REPEATS} stretches of about `seconds` each, after a warm-up; `samples` has them all. "
    "A decision is one choice of one player: chance is not counted, a simultaneous prompt counts once for each answer. "
    "All peers and `*_random` play uniformly random legal actions; `*_greedy` is each game's baseline bot. "
    "Ratios are our decisions/s divided by the peer's, for the same way of working: one call a decision from Python "
    "(`python` against `arrays` and `match`), bulk play on one core, on all cores, on a GPU. `cpu_share` is processor "
    "time over wall time: well below the threads at work, other work disturbed the row and its ratios mean little."
)


def run(slugs: list[str], with_peers: bool = True, seconds: float = 1.0, with_starts: bool = True) -> dict[str, Any]:
    """Measure these games (all when none is named) and their peers; `with_starts` adds cold and warm waiting times."""
    chosen = list(dict.fromkeys(slugs)) or list(registry.slugs())
    for slug in chosen:
        registry.find(slug)
    report = heading(seconds, with_peers)
    report["games"] = {slug: _game(slug, seconds, with_starts) for slug in chosen}
    found = {peer: peers.measure(peer, seconds) for peer in peers.nearest(chosen)} if with_peers else {}
    report["peers"] = found
    report["ratios"] = [row for slug in chosen for row in ratios(slug, report["games"][slug], found)]
    report["search"] = search.measure(chosen, with_peers, seconds)
    return report


def run_envs(seconds: float = 1.0) -> dict[str, Any]:
    """Measure environments: ours, and others' in the same run."""
    report = heading(seconds, True)
    report["versions"] |= {package: peers.version(package) for package in ("gymnasium", "pettingzoo")}
    report["rows"] = envs.measure(seconds)
    report["ratios"] = envs.ratios(report["rows"])
    return report


def heading(seconds: float, with_peers: bool) -> dict[str, Any]:
    """What a reader must know before the numbers."""
    return {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "command": shlex.join([Path(sys.argv[0]).name, *sys.argv[1:]]),
        "seed": SEED,
        "seconds": seconds,
        "repeats": REPEATS,
        "method": METHOD,
        "machine": machine(),
        "versions": versions() | (peers.versions() if with_peers else {}),
    }


def machine() -> dict[str, Any]:
    """The machine, and how busy it was when the run began."""
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "cores_used": ours.cores(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "system": platform.platform(),
        "gpu": gpu_name(),
    }


def cpu_model() -> str:
    """The processor's name, as well as this system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def gpu_name() -> str | None:
    """The name of the GPU, or None."""
    try:
        name = gpu.cuda().get_current_device().name
    except Exception:  # no GPU, no driver, no numba-cuda: all mean None here, the rows tell the reason
        return None
    return name.decode() if isinstance(name, bytes) else str(name)


def versions() -> dict[str, str | None]:
    """Our own version and that of what we stand on."""
    packages = ("numba", "llvmlite", "numpy", "numba-cuda")
    found = {package: peers.version(package) for package in packages}
    return {"jadetable": __version__, "python": platform.python_version(), **found}


def ratios(slug: str, our: dict[str, Any], measured: dict[str, Any]) -> list[dict[str, Any]]:
    """Our speed over each peer's, for every way both were measured."""
    rows = []
    for peer in registry.find(slug).peers:
        for way, rate in measured.get(peer, {}).get("ways", {}).items():
            for our_way in peers.SAME_WORK[way]:
                speed = our["ways"][our_way].get("decisions_per_s")
                if speed is not None:
                    row = {"game": slug, "our_way": our_way, "peer": peer, "peer_way": way}
                    rows.append(row | {"ratio": speed / rate["decisions_per_s"]})
    return rows


def _game(slug: str, seconds: float, with_starts: bool) -> dict[str, Any]:
    our = ours.measure(slug, seconds)
    waits = starts.measure(slug, our["seats"]) if with_starts else starts.skipped()
    return our | {"starts": waits, "peers": list(registry.find(slug).peers)}
