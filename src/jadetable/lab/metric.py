"""A metric: a few compiled functions with the names of what they add up; found by name, or in a designer's file.

Whatever it adds up is a whole number, and parts of a run are merged by adding these: so it does not matter how a run is
cut up, who plays which part, or in which order parts arrive. The file `metrics/length.py` shows how one is written.
"""

import hashlib
import importlib
import importlib.util
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from jadetable.core import compiled, record
from jadetable.core.bind import bind
from jadetable.core.errors import JadeError
from jadetable.core.game import Game
from jadetable.core.record import Records, solid_dtype
from jadetable.lab.tape import Tape

FOLDER = Path(__file__).parent / "metrics"
READING = "jadetable.lab.reading"
FUNCTIONS = ("start", "step", "event", "end")
KEPT = 3  # games of each extreme
LARGEST = 1 << 22  # numbers that a metric may add up
Shape = tuple[int, ...]
_binding = threading.RLock()
_bound: dict[tuple[str, str, str | None], ModuleType] = {}


class BadMetric(JadeError, ValueError):
    """A metric cannot be found, read, compiled or run."""


@compiled.rule
def nothing_at_start(c: Any, s: Any, g: Any, m: Any) -> None:
    """A metric without `start`."""


@compiled.rule
def nothing_at_all(c: Any, s: Any, d: Any, g: Any, m: Any) -> None:
    """A metric without `step`, `event` or `end`."""


@dataclass(frozen=True)
class Metric:
    """One metric, of ours or from a designer's file."""

    name: str
    module: ModuleType  # not bound to any game
    path: Path | None = None

    @property
    def fields(self) -> Mapping[str, Shape]:
        """What is added up over all games."""
        return self.module.FIELDS

    @property
    def extremes(self) -> tuple[str, ...]:
        """What games are kept for that have the most of it."""
        return tuple(getattr(self.module, "EXTREMES", ()))

    @property
    def title(self) -> str:
        """What it is about, in the words of its file."""
        return (self.module.__doc__ or self.name).strip().partition("\n")[0].rstrip(".")

    @property
    def source(self) -> str:
        """A fingerprint of its file."""
        path = self.path or Path(str(self.module.__file__))
        return hashlib.blake2b(path.read_bytes(), digest_size=6).hexdigest()

    @property
    def looks_on(self) -> bool:
        """Whether it wants to see decisions or events, not only how games begin and end."""
        return hasattr(self.module, "step") or hasattr(self.module, "event")

    @property
    def tally_dtype(self) -> np.dtype[Any]:
        """The record of what is added up. Its name is in it: the compiler then never takes one for another."""
        kept = max(1, len(self.extremes))
        own = [(name, "i8", shape) for name, shape in self.fields.items()]
        best = [("kept_n", "i8", (kept,)), ("kept_mark", "i8", (kept, KEPT)), ("kept_game", "i8", (kept, KEPT))]
        return solid_dtype([*own, *best, (f"is_{self.name}", "i8")])

    @property
    def notes_dtype(self) -> np.dtype[Any]:
        """The record of what is remembered during a game."""
        own = [(name, "i8", shape) for name, shape in getattr(self.module, "NOTES", {}).items()]
        own += [(name, "f8", shape) for name, shape in getattr(self.module, "SCRATCH", {}).items()]
        return solid_dtype([("mark", "i8", (max(1, len(self.extremes)),)), *own, (f"notes_of_{self.name}", "i8")])

    def blank(self) -> Records:
        """Nothing added up yet."""
        return record.new(self.tally_dtype)

    def bound(self, game: Game) -> ModuleType:
        """The loop that shows it a tape, bound to a game."""
        key = (game.slug, self.name, self.source if self.path else None)
        with _binding:  # a module is known before it is filled: other threads wait until it is
            if key not in _bound:
                _bound[key] = self._bind(game)
            return _bound[key]

    def _bind(self, game: Game) -> ModuleType:
        names: dict[str, Any] = dict(game.rules)
        if hasattr(self.module, "constants"):
            names |= self.module.constants(game)
        if self.path is None:
            own, slug = bind(self.module.__name__, game.slug, names), game.slug
        else:
            slug = f"{game.slug}:{self.name}:{self.source}"  # the name of no game: its code is not kept
            own = _load(self.path, f"{self.name}@{slug}", names)
        functions = {name: getattr(own, name, nothing_at_all) for name in FUNCTIONS[1:]}
        functions["start"] = getattr(own, "start", nothing_at_start)
        key = f"{READING}@{slug}" if self.path else f"{READING}_{self.name}@{slug}"
        return _loop(key, {**functions, "EXTREMES": len(self.extremes), "KEPT": KEPT})

    def read(self, game: Game, components: Records, tape: Tape, first: int, games: int, tally: Records) -> None:
        """Show it so many games of a tape; raises BadMetric if it cannot be compiled or fails."""
        notes = record.new(self.notes_dtype, 2)
        try:
            self.bound(game).read_tape(components, tape, first, games, notes, tally)
        except JadeError:
            raise
        except Exception as error:  # a designer's file may hold any mistake
            if self.path is None:
                raise
            raise BadMetric("error-lab-metric", file=str(self.path), why=_shortly(error)) from error


def _loop(name: str, names: Mapping[str, Any]) -> ModuleType:
    """The reading loop under a name of its own."""
    source = importlib.util.find_spec(READING)
    assert source is not None and source.origin is not None
    return _load(Path(source.origin), name, names)


def _load(path: Path, name: str, names: Mapping[str, Any]) -> ModuleType:
    """A file as a module under this name, with these names in it beforehand, and afterwards where it declares them."""
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(names)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def merge(metric: Metric, into: Records, more: Records) -> None:
    """Add what was added up elsewhere; of the kept games the most extreme stay, and of equal ones the first."""
    for name in metric.fields:
        into[name] += more[name]
    for k in range(len(metric.extremes)):
        found = [*_kept(into, k), *_kept(more, k)]
        found.sort(key=lambda one: (-one[0], one[1]))
        into["kept_n"][0, k] = min(KEPT, len(found))
        for place, (mark, game) in enumerate(found[:KEPT]):
            into["kept_mark"][0, k, place], into["kept_game"][0, k, place] = mark, game


def _kept(tally: Records, k: int) -> list[tuple[int, int]]:
    """The kept games of an extreme: mark and number."""
    count = int(tally["kept_n"][0, k])
    return [(int(tally["kept_mark"][0, k, n]), int(tally["kept_game"][0, k, n])) for n in range(count)]


def kept_games(metric: Metric, tally: Records) -> dict[str, list[tuple[int, int]]]:
    """The games kept for each extreme, the most extreme first: mark and number."""
    return {name: _kept(tally, k) for k, name in enumerate(metric.extremes)}


def house() -> tuple[str, ...]:
    """The names of our own metrics."""
    return tuple(sorted(path.stem for path in FOLDER.glob("[a-z]*.py")))


def find(name: str) -> Metric:
    """The metric with this name, or in this file; raises BadMetric."""
    if name in house():
        return Metric(name, importlib.import_module(f"jadetable.lab.metrics.{name}"))
    path = Path(name)
    if path.suffix != ".py":
        raise BadMetric("error-lab-metric-unknown", name=name, known=", ".join(house()))
    if not path.is_file():
        raise BadMetric("error-file-missing", file=name)
    return _checked(_from_file(path.resolve()), name)


def _from_file(path: Path) -> Metric:
    """A designer's metric."""
    if not path.stem.isidentifier() or path.stem in house():
        raise BadMetric("error-lab-metric-name", file=str(path))
    try:
        digest = hashlib.blake2b(path.read_bytes(), digest_size=6).hexdigest()
        return Metric(path.stem, _load(path, f"{path.stem}@:{digest}", {}), path)
    except Exception as error:
        raise BadMetric("error-lab-metric", file=str(path), why=_shortly(error)) from error


def _checked(metric: Metric, name: str) -> Metric:
    """A metric that says what it adds up."""
    try:
        shapes = dict(metric.fields)
        size = sum(int(np.prod(shape, dtype=np.int64)) for shape in shapes.values())
        if not shapes or size > LARGEST or not any(hasattr(metric.module, one) for one in FUNCTIONS):
            raise ValueError(f"it needs FIELDS (of at most {LARGEST} numbers) and one of {', '.join(FUNCTIONS)}")
        record.new(metric.tally_dtype), record.new(metric.notes_dtype)
    except Exception as error:
        raise BadMetric("error-lab-metric", file=name, why=_shortly(error)) from error
    return metric


def _shortly(error: Exception) -> str:
    """What went wrong, in a line: the compiler's reports are long."""
    if isinstance(error, SyntaxError):
        return f"line {error.lineno}: {error.msg}"
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    telling = [
        line for line in lines if line.startswith(("NameError", "Unknown attribute", "Field", "No implementation"))
    ]
    where = [line for line in lines if line.startswith("File ") and "lab/reading" not in line]
    return f"{type(error).__name__}: " + " ".join((telling or lines or [""])[:1] + where[-1:])
