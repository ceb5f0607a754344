"""The nearest peers of each game of ours, in other libraries: measured where installed, a reason where not.

No peer has our games, so these are neighbours by kind: hidden hands, dice, sealed bids, drawing on a grid.
"""

from collections.abc import Callable, Iterable
from importlib import metadata
from typing import Any

from jadetable.bench import openspiel, pgx, rlcard
from jadetable.bench.timing import why

NEAREST: dict[str, tuple[str, ...]] = {
    "zodiac": (
        "open_spiel:go_fish(players=4)",
        "open_spiel:crazy_eights(players=4)",
        "open_spiel:gin_rummy",
        "open_spiel:backgammon",
        "rlcard:uno",
        "rlcard:gin-rummy",
        "pgx:sparrow_mahjong",
        "pgx:backgammon",
    ),
    "wuxing": ("open_spiel:yacht", "open_spiel:backgammon", "open_spiel:pig(players=4)", "pgx:backgammon"),
    "race": ("open_spiel:oshi_zumo", "open_spiel:goofspiel(players=4)"),
    "mandarin": ("open_spiel:first_sealed_auction(players=4)", "open_spiel:go_fish(players=4)"),
    "ratdragon": ("open_spiel:dots_and_boxes", "open_spiel:go(board_size=9)"),
}

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
    return list(dict.fromkeys(peer for slug in slugs for peer in NEAREST.get(slug, ())))


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
