"""What a designer aims at, from a TOML file: measures with the interval they should lie in, bounds, constraints."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np

from jadetable.core import registry
from jadetable.core.game import Game
from jadetable.lab import paths
from jadetable.lab.figures import quantile
from jadetable.lab.metrics.wins import WHOLE
from jadetable.lab.pieces import LabError
from jadetable.lab.run import Found
from jadetable.lab.uses import uses_of

Whole = Annotated[int, msgspec.Meta(ge=1)]
MEASURES = ("start", "seat", "order", "length", "decisions", "minutes", "use", "draws", "cut-off")


class Aim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One measure and where it should lie. `of` says which of several: an animal, a group of uses, a quantile."""

    measure: str
    low: float = float("-inf")
    high: float = float("inf")
    of: str = ""
    weight: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    seats: list[int] = []  # the tables it is about; all if none is named
    without: list[str] = []  # what it is not about


class Keep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A constraint: a weighted sum of numbers stays within an interval."""

    sum: dict[str, float]
    low: float = float("-inf")
    high: float = float("inf")


class Aims(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a fit is asked for."""

    seats: Annotated[list[int], msgspec.Meta(min_length=1)]
    bounds: dict[str, Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]]
    aim: Annotated[list[Aim], msgspec.Meta(min_length=1)]
    keep: list[Keep] = []
    games: Whole = 1000  # for each number of seats and candidate
    bots: str = "normal"
    confirm: str = ""  # a search bot that the best is played with at last
    confirm_games: Whole = 40
    options: dict[str, Any] = {}
    metrics: list[str] = []


def read(path: Path, game: Game, changes: Mapping[str, Any]) -> Aims:
    """The aims of a file; raises a refusal naming what is wrong."""
    try:
        aims = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Aims)
    except FileNotFoundError as error:
        raise LabError("error-file-missing", file=str(path)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise LabError("error-file-unreadable", file=str(path), why=str(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise LabError("error-components-toml", file=str(path), why=str(error)) from error
    except msgspec.ValidationError as error:
        raise LabError("error-lab-aims", file=str(path), why=str(error)) from error
    check(aims, game, changes, str(path))
    return aims


def check(aims: Aims, game: Game, changes: Mapping[str, Any], file: str) -> None:
    """Every place is there, every bound is possible, every aim is known."""
    printed = paths.printed(game, changes)
    parts = game.load_components(dict(changes) or None)
    for seats in aims.seats:
        game.check_seats(parts, seats)
    for place, (low, high) in aims.bounds.items():
        former = paths.look_up(game, printed, place)
        whole = isinstance(former, int) or (isinstance(former, str) and former.isdigit())
        if not whole or low >= high:
            raise LabError("error-lab-bounds", place=place, value=str(former), low=low, high=high)
    for keep in aims.keep:
        for place in keep.sum:
            paths.look_up(game, printed, place)
    for aim in aims.aim:
        if aim.measure not in MEASURES or aim.low > aim.high:
            raise LabError("error-lab-aim", file=file, measure=aim.measure, known=", ".join(MEASURES))
    if not any(np.isfinite([aim.low, aim.high]).any() for aim in aims.aim):
        raise LabError("error-lab-aims", file=file, why="no aim has a low or a high")


def metrics_of(aims: Aims) -> tuple[str, ...]:
    """What must be measured to judge these aims."""
    used = ("use",) if any(aim.measure == "use" for aim in aims.aim) else ()
    return ("wins", "length", *used, *aims.metrics)


def values_of(aim: Aim, found: Found) -> dict[str, float]:
    """What an aim's measure comes to: one value, or one for each animal, seat or use that it speaks of."""
    if aim.seats and found.ready.setting.seats not in aim.seats:
        return {}
    return {name: value for name, value in _measured(aim, found).items() if name not in aim.without}


def _measured(aim: Aim, found: Found) -> dict[str, float]:
    """The same of all that the measure knows."""
    if aim.measure == "use":
        return _uses(aim, found)
    wins, seats, games = found.tally("wins"), found.ready.setting.seats, max(1, found.games)
    if aim.measure == "start":
        held = np.flatnonzero(wins["starts"])
        names = _slugs(found)
        rows = {names[k]: seats * wins["by_start"][k] / WHOLE / wins["starts"][k] for k in held}
        return {name: float(value) for name, value in rows.items() if aim.of in {"", name}}
    if aim.measure in {"seat", "order"}:
        shares = seats * wins[f"by_{aim.measure}"][:seats] / WHOLE / games
        return {f"{aim.measure} {k + 1}": float(share) for k, share in enumerate(shares)}
    if aim.measure == "draws":
        return {"draws": float(wins["shared"] + wins["unpaid"]) / games}
    if aim.measure == "cut-off":
        return {"cut-off": float(wins["cut_off"]) / games}
    unit = f"{found.ready.game.length_unit}s" if aim.measure == "length" else aim.measure
    counts = found.tally("length").get(unit, found.tally("length")["decisions"])
    part = {"": 0.5, "median": 0.5}.get(aim.of)
    part = float(aim.of.removesuffix("%")) / 100 if part is None else part
    return {f"{aim.measure} {aim.of or 'median'}": float(quantile(counts, part))}


def _slugs(found: Found) -> list[str]:
    """The starts by short English names, as actions are spelled."""
    field = found.ready.start_field or ""
    named = found.ready.game.actions.names.get(field)
    return list(named or [message.rpartition("-")[2] for message in found.ready.game.named.get(field, ())])


def _uses(aim: Aim, found: Found) -> dict[str, float]:
    """Each thing of a group, such as PLAY.card, as a share of the group."""
    times, game = found.tally("use")["times"], found.ready.game
    rows = {
        (use.label, use.value, use.kind): int(times[k]) for k, use in enumerate(uses_of(game)) if use.group == aim.of
    }
    total = max(1, sum(rows.values()))
    named = game.actions.names
    return {
        (named[label][value] if label in named else f"{label} {value}" if label else kind): count / total
        for (label, value, kind), count in rows.items()
        if _in_play(game, label, value)
    }


def _in_play(game: Game, label: str, value: int) -> bool:
    """Whether a named value is a real thing, not the one that stands for nothing."""
    return not (label in game.actions.names and game.actions.names[label][value] in {"none", "nothing"})


def distance(aim: Aim, value: float) -> float:
    """How far a value lies outside an aim, in parts of the nearer edge; 0 inside."""
    if value < aim.low:
        return (aim.low - value) / max(abs(aim.low), 1e-9)
    if value > aim.high:
        return (value - aim.high) / max(abs(aim.high), 1e-9)
    return 0.0


def loss(aims: Aims, found: Sequence[Found]) -> float:
    """How far a candidate is from all aims together: squares, so that far off counts more than a little."""
    total = 0.0
    for one in found:
        for aim in aims.aim:
            total += aim.weight * sum(distance(aim, value) ** 2 for value in values_of(aim, one).values())
    return total


def is_kept(aims: Aims, printed: Any, game: Game) -> bool:
    """Whether the components obey every constraint."""
    for keep in aims.keep:
        total = sum(factor * float(paths.look_up(game, printed, place)) for place, factor in keep.sum.items())
        if not keep.low <= total <= keep.high:
            return False
    return True


def find(slug: str) -> Path | None:
    """The aims that come with a game, if there are some."""
    path = Path(__file__).parent / "aims_files" / f"{slug}.toml"
    return path if path.is_file() and registry.find(slug) else None
