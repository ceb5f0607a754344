"""One decorator for every rule: compiled by Numba, or plain Python for debugging and coverage.

``NUMBA_DISABLE_JIT=1`` interprets everything, and with ``NUMBA_ENABLE_CUDASIM=1`` too the kernels of `gpu`.
``NUMBA_BOUNDSCHECK=1`` checks every index.

Numba's own cache looks only at the file that holds a function, so an edited helper elsewhere would run stale. Each game
therefore has a cache folder named by a digest of all sources its compiled code can come from (see `sources`). Every
copy of the same sources, installed or cloned, finds the same compiled code there (`SharedPlace`).
"""

import functools
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import caching, config

from jadetable.core import packages, sources, whole

INTERPRETED: bool = bool(config.DISABLE_JIT)
CHECKED: bool = bool(config.BOUNDSCHECK)
SIMULATED: bool = bool(config.ENABLE_CUDASIM)
STALE_SECONDS = 30 * 24 * 3600

if INTERPRETED:
    # The generator wraps around 2**64 on purpose; compiled code does so silently.
    np.seterr(over="ignore")

Rule = TypeVar("Rule", bound=Callable[..., Any])


def home(module: str) -> str | None:
    """The owner of a module's compiled code: a game's slug, ``core``, or None where nothing is cached.

    Loops of a room that is compiled apart belong to the game in that room: ``zodiac.envs``.
    """
    template, bound, slug = module.rpartition("@")
    if bound:
        room = template.removeprefix("jadetable.").partition(".")[0]
        owner = f"{slug}.{room}" if room in sources.APART else slug
        return owner if packages.find(slug) else None
    parts = module.split(".")
    if parts[0] != "jadetable":
        return packages.owner_of(module)
    return parts[2] if parts[1] == "games" and len(parts) > 2 else "core"


@functools.cache
def cache_folder(owner: str) -> Path | None:
    """Where the compiled code of this owner is kept, or None where no folder can be written."""
    build = f"{numba.__version__}-{np.__version__}-{platform.python_version()}-{int(CHECKED)}"
    came_from = sources.digest_of(sources.compiled_for(owner))
    name = f"{owner}-{came_from}-{hashlib.blake2b(build.encode(), digest_size=4).hexdigest()}"
    for root in _cache_roots():
        try:
            (root / name).mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(root / name, os.W_OK):
            _forget_stale(root, owner, keep=name)
            return root / name
    return None


def _cache_roots() -> list[Path]:
    chosen = os.environ.get("JADE_CACHE")
    if chosen:
        return [Path(chosen)]
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    person = f"-{os.getuid()}" if hasattr(os, "getuid") else ""  # on Windows everybody has a temporary folder
    return [Path(base) / "jadetable", Path(tempfile.gettempdir()) / f"jadetable{person}"]


def _forget_stale(root: Path, owner: str, keep: str) -> None:
    """Drop this owner's folders of older sources once nobody has used them for a month."""
    for old in root.glob(f"{owner}-*"):
        if old.name != keep and old.is_dir() and time.time() - old.stat().st_mtime > STALE_SECONDS:
            shutil.rmtree(old, ignore_errors=True)


def is_prepared(owner: str, part: str) -> bool:
    """Whether this part of the owner's code was compiled and kept before."""
    folder = cache_folder(owner)
    return INTERPRETED or (folder is not None and (folder / f"ready-{part}").exists())


def mark_prepared(owner: str, part: str) -> None:
    """Remember that this part of the owner's code is compiled and kept."""
    folder = cache_folder(owner)
    if folder is not None and not INTERPRETED:
        (folder / f"ready-{part}").touch()


class SharedPlace(caching.UserProvidedCacheLocator):  # type: ignore[misc]
    """Where Numba keeps a function of ours: in a folder named by its module's package, wherever that is installed."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The folder below `cache_folder`; code that is not of this package keeps Numba's name, made from its path."""
        folder = Path(py_file).resolve().parent
        if not folder.is_relative_to(sources.PACKAGE):
            return str(super().get_suitable_cache_subpath(py_file))
        return "-".join(folder.relative_to(sources.PACKAGE.parent).parts)


def rule(function: Rule) -> Rule:
    """Compile a rule (or leave it as it is when interpreting)."""
    if INTERPRETED:
        return function
    owner = home(function.__module__)
    folder = cache_folder(owner) if owner else None
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder or ""), f"{__name__}.{SharedPlace.__name__}"
    try:
        # No reference counting (_nrt): rules allocate nothing, and without it they run almost twice as fast.
        made = whole.Dispatcher(function, nogil=True, error_model="numpy", no_cfunc_wrapper=True, _nrt=False)
        if folder is not None:
            made.enable_caching()
        return _one_version(made)
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def widened(kind: Any) -> Any:
    """The type a whole number is passed as between rules: always 64 bits, and never a literal."""
    plain: Any = numba.types.unliteral(kind)
    return numba.types.int64 if isinstance(plain, numba.types.Integer) and plain.signed else plain


def _one_version(compiled_rule: Any) -> Any:
    """Keep Numba from compiling a rule anew for every literal and every width of a number it is called with.

    Without this `emit` alone is compiled once for each kind of event, and a game takes twice as long to prepare.
    """
    choose = compiled_rule.get_call_template
    compiled_rule.get_call_template = lambda args, kws: choose(tuple(map(widened, args)), kws)
    return compiled_rule


def tell(sentence: str) -> None:
    """Say something to the person who waits, without touching standard output."""
    if not os.environ.get("JADE_QUIET"):
        print(sentence, file=sys.stderr, flush=True)
