"""Source files: which of them compiled code can come from, and a digest of any of them."""

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

from jadetable.core import packages

PACKAGE = Path(__file__).resolve().parent.parent
RULE_FOLDERS = ("almanac", "core", "bots", "bulk", "arena")  # where rules are that are no game's own
APART = ("envs", "lab", "nets")  # rooms whose loops are compiled apart: nobody else waits for their changes
MARKS = ("@rule", "@cuda.jit")  # what stands above a function that is compiled
BINDS = " bind("  # where the functions and numbers are chosen that a compiled file is bound to
IMPORTS = re.compile(r"^(?:from (jadetable[\w.]*) import (\([^)]*\)|[^\n]*)|import (jadetable[\w.]*))", re.MULTILINE)
NAMES = re.compile(r"\w+")


def text_of(path: Path) -> str:
    """The text of a file, with one kind of line ending wherever it was checked out."""
    return path.read_text(encoding="utf-8").replace("\r\n", "\n")


def digest_of(paths: Iterable[Path]) -> str:
    """A digest of these files, of our package or of another one's: the same wherever they are installed."""
    digest = hashlib.blake2b(digest_size=8)
    for name, path in sorted((_name(path), path) for path in paths):
        digest.update(f"{name}\0{text_of(path)}\0".encode())
    return digest.hexdigest()


def _name(path: Path) -> str:
    """What a file is called, whatever lies above its package."""
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name


def below(folder: str) -> list[Path]:
    """The Python files below a folder of the package."""
    return sorted((PACKAGE / folder).rglob("*.py"))


def compiled_for(owner: str) -> set[Path]:
    """Every file that the compiled code of a game (or of `core` alone) can come from.

    They are the files that hold rules, those that these take constants from and so on; and where rules are chosen.
    """
    slug, _, room = owner.partition(".")
    package = packages.find(slug)
    folders = [*(PACKAGE / name for name in RULE_FOLDERS), *([package.folder] if package else [])]
    folders += [PACKAGE / room] if room else []
    texts = {path: text_of(path) for folder in folders for path in folder.rglob("*.py")}
    found = {path for path, text in texts.items() if any(mark in text for mark in MARKS)}
    if package and not package.is_ours:  # what its files import of each other is not followed
        found |= set(package.folder.rglob("*.py"))
    waiting = list(found)
    while waiting:
        fresh = set(imported_by(waiting.pop())) - found
        found |= fresh
        waiting += fresh
    own = package.folder / "__init__.py" if package else None
    return found | {path for path, text in texts.items() if BINDS in text or path == own}


def imported_by(path: Path) -> list[Path]:
    """The files of the package that a file imports when it is loaded; none that it loads later or merely passes."""
    found = []
    for module, names, plain in IMPORTS.findall(text_of(path)):
        for candidate in (f"{module}.{name}" for name in NAMES.findall(names)) if module else ():
            found.append(_file(candidate))
        found.append(_file(module or plain))
    return [one for one in found if one is not None]


def _file(module: str) -> Path | None:
    """The file of a module; a package is only passed on the way to its modules."""
    path = PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return path if path.is_file() else None
