"""Places of numbers in components and options: `track.finish`, `outer.green34[0]`, and what `--set` says of them."""

import copy
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import msgspec

from jadetable.core.errors import BadComponents, BadOption
from jadetable.core.game import Game

PLACE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*|\[[0-9]+\])*")
PART = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)|\[([0-9]+)\]")
RANGE = re.compile(r"(-?[0-9]+(?:\.[0-9]+)?)\.\.(-?[0-9]+(?:\.[0-9]+)?)(?:/([0-9]+(?:\.[0-9]+)?))?")
OPTION = "option."
MOST_VALUES = 200  # of one number, and settings in all


@dataclass(frozen=True)
class Values:
    """A place, and the values that are tried there."""

    place: str
    values: tuple[Any, ...]


def parts_of(place: str) -> list[str | int]:
    """The names and numbers of a place; raises BadComponents."""
    if PLACE.fullmatch(place) is None:
        raise BadComponents("error-lab-place-form", place=place)
    return [name or int(number) for name, number in PART.findall(place)]


def printed(game: Game, changes: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The components of a game as plain tables."""
    tables: dict[str, Any] = msgspec.to_builtins(game.load_components(dict(changes or {}) or None))
    return tables


def look_up(game: Game, tables: Any, place: str) -> Any:
    """What stands at a place; raises BadComponents with what there is instead."""
    found, so_far = tables, ""
    for part in parts_of(place):
        fits = isinstance(found, list) and part in range(len(found)) if isinstance(part, int) else part in _names(found)
        if not fits:
            known = ", ".join(_names(found)) if isinstance(found, dict) else _indices(found)
            raise BadComponents("error-lab-place", game=game.slug, place=place, so_far=so_far or "–", known=known)
        found = found[part]
        so_far += f"[{part}]" if isinstance(part, int) else f".{part}" if so_far else part
    return found


def _names(found: Any) -> list[str]:
    return list(found) if isinstance(found, dict) else []


def _indices(found: Any) -> str:
    return f"[0] … [{len(found) - 1}]" if isinstance(found, list) and found else "–"


def put(tables: Any, place: str, value: Any) -> None:
    """Write a value where something stands already."""
    *way, last = parts_of(place)
    for part in way:
        tables = tables[part]
    tables[last] = value


def with_values(game: Game, changes: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """Changed components with these values at their places; raises BadComponents where they are not possible."""
    tables = printed(game, changes)
    for place, value in values.items():
        former = look_up(game, tables, place)
        put(tables, place, str(value) if isinstance(former, str) else copy.deepcopy(value))
    game.freeze(game.load_components(tables))
    return tables


def read_set(game: Game, changes: Mapping[str, Any], text: str) -> Values:
    """What `--set` says: place=3..9, place=3..9/2, place=3,4,7; an option is option.name. Raises a refusal."""
    place, equals, given = text.partition("=")
    place = place.strip()
    if not equals or not given.strip():
        raise BadComponents("error-lab-set-form", value=text)
    if place.startswith(OPTION):
        game.option(place.removeprefix(OPTION))
        return Values(place, tuple(_values(text, given, None)))
    former = look_up(game, printed(game, changes), place)
    if isinstance(former, dict | list):
        inside = former if isinstance(former, dict) else range(len(former))
        raise BadComponents("error-lab-place-table", place=place, known=", ".join(map(str, inside)))
    return Values(place, tuple(_values(text, given, former)))


def _values(text: str, given: str, former: Any) -> list[Any]:
    """The values of a range or a list, of the kind that stands there."""
    found = RANGE.fullmatch(given.strip())
    if found is None:
        values = [_one(part.strip(), former) for part in given.split(",") if part.strip()]
    else:
        low, high = _one(found[1], former), _one(found[2], former)
        step = _one(found[3], former) if found[3] else 1
        if not all(isinstance(one, int | float) for one in (low, high, step)) or step <= 0 or low > high:
            raise BadComponents("error-lab-set-form", value=text)
        count = math.floor((high - low) / step + 1e-9) + 1
        if count > MOST_VALUES:
            raise BadComponents("error-lab-set-many", value=text, most=MOST_VALUES)
        values = [low + step * place for place in range(count)]
    if not values or len(values) > MOST_VALUES:
        raise BadComponents("error-lab-set-form", value=text)
    return list(dict.fromkeys(values))


def _one(text: str, former: Any) -> Any:
    """A value as TOML would have it; where a text stands, text."""
    if isinstance(former, str):
        return text
    if text.lower() in {"true", "false"}:
        return text.lower() == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def combinations(sets: Sequence[Values]) -> Iterator[dict[str, Any]]:
    """Every combination of the values, the last place fastest."""
    names = [one.place for one in sets]
    if math.prod(len(one.values) for one in sets) > MOST_VALUES:
        raise BadComponents("error-lab-set-many", value=" ".join(names), most=MOST_VALUES)
    for values in product(*(one.values for one in sets)):
        yield dict(zip(names, values, strict=True))


def split(values: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The values of components, and those of options."""
    options = {place.removeprefix(OPTION): value for place, value in values.items() if place.startswith(OPTION)}
    return {place: value for place, value in values.items() if not place.startswith(OPTION)}, options


def single_numbers(tables: Any, so_far: str = "") -> Iterator[str]:
    """The places of all whole numbers outside the section [game], in lists too; switches and texts left out."""
    if isinstance(tables, dict):
        for name, inside in tables.items():
            if so_far or name != "game":
                yield from single_numbers(inside, f"{so_far}.{name}" if so_far else name)
    elif isinstance(tables, list):
        for number, inside in enumerate(tables):
            yield from single_numbers(inside, f"{so_far}[{number}]")
    elif isinstance(tables, int) and not isinstance(tables, bool):
        yield so_far


def check_option(game: Game, options: Mapping[str, Any]) -> None:
    """Raise BadOption where the game has no such option."""
    for name in options:
        if name not in {one.name for one in game.choices_before}:
            raise BadOption(
                "error-option-unknown", game=game.slug, option=name, known=", ".join(o.name for o in game.options)
            )
