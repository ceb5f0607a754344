"""Components: every printed number of a game, from its TOML file, checked by name and frozen into a record."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from jadetable.core.errors import BadComponents
from jadetable.core.record import MAX_SEATS

Minutes = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Limit = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
SeatCount = Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
TWO = msgspec.Meta(min_length=2, max_length=2)  # a list, as a saved game has it: a tuple would not compare equal to it
Parts = TypeVar("Parts", bound=msgspec.Struct)


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a components file. Unknown names are refused, so a misspelt one cannot be ignored silently."""


class About(Section, frozen=True):
    """The section [game], spelled alike in every components file."""

    slug: str
    seats: Annotated[list[SeatCount], TWO]  # the fewest and the most
    minutes: Annotated[list[Minutes], TWO]  # how long a game lasts, from the quickest to the longest usual one
    weight: Annotated[float, msgspec.Meta(ge=1, le=5)]  # how much there is to think about
    limit: Limit  # rounds, turns or decisions until a game is cut off; 0: it always ends

    def __post_init__(self) -> None:
        require(self.seats[0] <= self.seats[1], "$.game.seats", "the fewest must not exceed the most")


def read(path: str | Path) -> dict[str, Any]:
    """The tables of a components file; raises BadComponents with what is wrong and where."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadComponents("error-file-missing", file=str(path)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents("error-file-unreadable", file=str(path), why=str(error)) from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents("error-components-toml", file=str(path), why=str(error)) from error


def merged(printed: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The printed components with some tables or numbers replaced."""
    result = dict(printed)
    for name, value in changes.items():
        inside = isinstance(value, Mapping) and isinstance(result.get(name), Mapping)
        result[name] = merged(result[name], value) if inside else value
    return result


def plain(tables: Any) -> dict[str, Any]:
    """Components as JSON would give them back: a copy of plain dicts and lists."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(tables))
    return found


def build(kind: type[Parts], tables: Mapping[str, Any]) -> Parts:
    """Check the tables against what the game expects; raises BadComponents naming the place."""
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        raise BadComponents("error-components-value", why=str(error)) from error


Moved = Mapping[str, str | None]  # former place of a number: its present one, or None where there is none any more


def moved(printed: Mapping[str, Any], changes: Mapping[str, Any], former: Moved) -> dict[str, Any]:
    """The printed components with changes, some of which may stand where an earlier version had them.

    A place that is still used counts as a former one only where what stands there has another form than today.
    """
    present = plain(changes)
    result = plain(printed)
    places = [place for place in former if not _is_present(result, present, place.split("."))]
    found = {place: _take_out(present, place.split(".")) for place in places}
    result = merged(result, present)
    for place, value in found.items():
        target = former[place]
        if value is None or target is None:
            continue
        if target.startswith(place + ".") and isinstance(value, list):
            target = place  # one number became a list, and here it is a list already
        _put(result, target.split("."), value)
    return result


def _is_present(printed: Any, changes: Any, path: list[str]) -> bool:
    """Whether what stands at a former place is of the kind that stands there now: then it is no former number."""
    for name in path:
        if not isinstance(printed, dict) or not isinstance(changes, dict) or name not in printed:
            return False
        printed, changes = printed[name], changes.get(name)
    return type(printed) is type(changes)


def _take_out(tables: dict[str, Any], path: list[str]) -> Any:
    """Remove what stands at a place, and the table around it once it is empty."""
    name, *rest = path
    if not rest or not isinstance(tables.get(name), dict):
        return tables.pop(name, None) if not rest else None
    value = _take_out(tables[name], rest)
    if not tables[name]:
        del tables[name]
    return value


def _put(tables: Any, path: list[str], value: Any) -> None:
    """Write a value where it stands now; a number in the path is a place in a list."""
    for name in path[:-1]:
        tables = tables[int(name)] if isinstance(tables, list) else tables.setdefault(name, {})
    last: Any = path[-1]
    tables[int(last) if isinstance(tables, list) else last] = value


def load(
    kind: type[Parts],
    printed: Path,
    changes: str | Path | Mapping[str, Any] | None = None,
    former: Moved | None = None,
) -> Parts:
    """A game's components: as printed, or with the changes of a mapping or of a TOML file."""
    tables = read(printed)
    slug = tables["game"]["slug"]
    if changes is not None:
        given = changes if isinstance(changes, Mapping) else read(changes)
        tables = moved(tables, given, former or {})
    found = build(kind, tables)
    if found.game.slug != slug:  # type: ignore[attr-defined]
        raise BadComponents("error-components-value", why=f"these are not components of {slug} - at `$.game.slug`")
    return found


def require(fair: bool, where: str, why: str) -> None:
    """A check between several numbers, for a game's `__post_init__`."""
    if not fair:
        raise ValueError(f"{why} - at `{where}`")
