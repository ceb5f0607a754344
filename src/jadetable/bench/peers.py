"""The nearest peers of each game (`Game.peers`), in other libraries: measured where installed, a reason where not.

No peer has our games, so these are neighbours by kind: hidden hands, dice, sealed bids, drawing on a grid.
"""

from collections.abc import Callable, Iterable
from importlib import metadata
from typing import Any

from jadetable.bench import openspiel, pgx, rlcard
from jadetable.bench.timing import why
from jadetable.core import registry

LIBRARIES: dict[str, Callable[[str, float], dict[str, Any]]] = {
    "open_spiel": openspiel.measure,
    "rlcard": rlcard.measure,
    "pgx": pgx.measure,
}
PACKAGES = ("open_spiel", "rlcard", "pgx", "jax", "jaxlib")

# A peer's way of playing, and which of ours do the same work.
SAME_WORK = {
    "python": ("arrays", "match"),
    "core": ("core_random",),
    "cores": ("cores_random",),
    "cuda": ("cuda_random",),
}


def nearest(slugs: Iterable[str]) -> list[str]:
    """The peers of these games, each once."""
    return list(dict.fromkeys(peer for slug in slugs for peer in registry.find(slug).peers))


def measure(peer: str, seconds: float) -> dict[str, Any]:
    """The speeds of one peer, or the reason why there are none."""
    library, _, game = peer.partition(":")
    row: dict[str, Any] = {"library": library, "game": game, "version": version(library), "seats": None, "ways": {}}
    try:
        return row | LIBRARIES[library](game, seconds)
    except ImportError as error:
        return row | {"reason": f"{library} is not installed: pip install 'jadetable[peers]' ({error})"}
    except Exception as error:  # strangers' code: whatever goes wrong there is a row, never a crash of ours
        return row | {"reason": why(error)}


def version(package: str) -> str | None:
    """The installed version of a package, or None."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def versions() -> dict[str, str | None]:
    """What is installed of the peers."""
    return {package: version(package) for package in PACKAGES}
