"""Where games are: our own, and those of other packages, found through the entry-point group `jadetable.games`.

    [project.entry-points."jadetable.games"]     in the pyproject.toml of the other package
    pig = "pig"                                  the game's name, and the package that holds it

Nothing is imported here: message files and the compile cache must know where a game is before it is loaded.
"""

import functools
import importlib.util
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

GROUP = "jadetable.games"
HOUSE = Path(__file__).resolve().parent.parent / "games"
NAME = re.compile(r"[a-z][a-z0-9]*")  # as a Python package, a message, a file and an address can be called alike
RESERVED = ("core", "common")  # owners of compiled code and of message files that are no game


@dataclass(frozen=True)
class Package:
    """Where a game is: its name, the package to import, and the folder of that package."""

    slug: str
    name: str
    folder: Path

    @property
    def is_ours(self) -> bool:
        """Whether the game is one of our own."""
        return self.folder.parent == HOUSE


@functools.cache
def house() -> dict[str, Package]:
    """Our own games."""
    slugs = sorted(path.parent.name for path in HOUSE.glob("*/__init__.py"))
    return {slug: Package(slug, f"jadetable.games.{slug}", HOUSE / slug) for slug in slugs}


@functools.cache
def foreign() -> dict[str, Package]:
    """The games of other packages that can be told apart by their names."""
    return {one.slug: one for one in _announced() if isinstance(one, Package)}


@functools.cache
def misfits() -> tuple[str, ...]:
    """What is wrong with the announced games that are left out, in sentences."""
    return tuple(one for one in _announced() if isinstance(one, str))


def find(slug: str) -> Package | None:
    """Where the game with this name is, if it is anywhere."""
    return house().get(slug) or foreign().get(slug)


def owner_of(module: str) -> str | None:
    """The game of another package that a module belongs to, if it belongs to one."""
    for one in foreign().values():
        if module == one.name or module.startswith(one.name + "."):
            return one.slug
    return None


def _announced() -> Iterator[Package | str]:
    """Every game that other packages announce, or what is wrong with it; of two with one name the first is taken."""
    taken: dict[str, str] = dict.fromkeys(house(), "Jade Table itself")
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _origin(entry))):
        told = f"The game “{entry.name}” of {_origin(entry)}"
        folder = _folder(entry)
        if not NAME.fullmatch(entry.name) or entry.name in RESERVED:
            yield f"{told} needs another name: small letters and digits, and none of {', '.join(RESERVED)}."
        elif entry.name in taken:
            if taken[entry.name] != _origin(entry):  # an editable install may be listed twice
                yield f"{told} is left out: {taken[entry.name]} has a game of this name."
        elif folder is None:
            yield f"{told} is left out: there is no package {entry.value}."
        else:
            taken[entry.name] = _origin(entry)
            yield Package(entry.name, entry.value, folder)


def _origin(entry: EntryPoint) -> str:
    """The distribution that announces a game."""
    return entry.dist.name if entry.dist else "an unknown package"


def _folder(entry: EntryPoint) -> Path | None:
    """The folder of the package that an entry point names."""
    try:
        found = importlib.util.find_spec(entry.value)
    except (ImportError, ValueError):
        return None
    places = found.submodule_search_locations if found else None
    return Path(next(iter(places))).resolve() if places else None
