"""What a page must know beside the code: where fields lie, what numbers mean, the components and their bounds."""

import base64
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from jadetable.bots import search, search_root
from jadetable.core import codes, components, events, record
from jadetable.core.declare import Option
from jadetable.core.errors import BadComponents
from jadetable.core.game import Game
from jadetable.core.record import Records

Path = tuple[str | int, ...]
HEADER_PAD = "header_pad"


def describe(game: Game) -> dict[str, Any]:
    """All about one game."""
    return {
        "slug": game.slug,
        "fingerprint": game.digest,
        "actions": game.actions.size,
        "maskWords": game.mask_words,
        "hidden": game.hidden,
        "simultaneous": game.simultaneous,
        "lengthUnit": game.length_unit,
        "givesReasons": game.gives_reasons,
        "layouts": {name: layout(kind) for name, kind in kinds(game).items()},
        "sizes": {"view": game.view.dtype.itemsize, "facts": game.facts.dtype.itemsize, "tree": search.TREE},
        "actionKinds": [
            {"name": kind.name, "first": kind.first, "arguments": kind.arguments, "shows": kind.shows}
            for kind in game.actions
        ],
        "named": {label: list(messages) for label, messages in game.named.items()},
        "argumentNames": {name: list(slugs) for name, slugs in game.actions.names.items()},
        "eventKinds": [{"name": kind.name, "arguments": kind.arguments} for kind in game.events],
        "reasons": [{"name": kind.name, "arguments": kind.arguments} for kind in game.reasons],
        "misfits": [{"name": kind.name, "arguments": kind.arguments} for kind in game.misfits],
        "prompts": list(game.prompts),
        "mistakes": list(game.mistakes),
        "options": [_option(game, option) for option in game.options],
        "variants": [_variant(game, variant.name, variant.words) for variant in game.variants],
        "plans": {"usual": plan(game, False), "patient": plan(game, True)},
        "components": _components(game),
    }


def kinds(game: Game) -> dict[str, np.dtype[Any]]:
    """Every record that a page makes room for."""
    thinking = search.loops_of(game)
    return {
        "state": game.state,
        "components": np.asarray(game.freeze(game.load_components())).dtype,
        "notes": game.notes,
        "log": events.LOG,
        "outcome": game.loops.OUTCOME,
        "choice": codes.CHOICE,
        "reason": codes.REASON,
        "plan": search_root.PLAN,
        "root": search_root.ROOT,
        "desk": thinking.DESK,
        "node": thinking.NODE,
    }


def layout(kind: np.dtype[Any]) -> dict[str, Any]:
    """Where each field of a record is: offset, kind of number (or a layout), shape."""
    fields = {}
    for name, (inner, offset, *_) in (kind.fields or {}).items():
        plain, shape = inner.subdtype or (inner, ())
        if name != HEADER_PAD:
            fields[name] = [offset, plain.str[1:] if plain.names is None else layout(plain), list(shape)]
    return {"size": kind.itemsize, "fields": fields}


def plan(game: Game, is_patient: bool) -> str:
    """How the search bot plays, as compiled code reads it."""
    chosen = game.search.patient if is_patient and game.search.patient is not None else game.search
    return encoded(search.in_numbers(chosen, 0))


def encoded(records: Records) -> str:
    """Bytes as text."""
    return base64.b64encode(np.asarray(records).tobytes()).decode()


def _option(game: Game, option: Option) -> dict[str, Any]:
    """An option, with its highest value for each number of seats from 0 on."""
    seats = range(record.MAX_SEATS + 1)
    found = {"name": option.name, "default": option.default, "low": option.low, "words": option.words}
    return found | {"high": [option.highest(count) for count in seats], "length": option.length}


def _variant(game: Game, name: str, words: Any) -> dict[str, Any]:
    """A choice of other printed numbers: the components of each word."""
    found = {word: encoded(game.freeze(game.load_components(changes))) for word, changes in words.items()}
    return {"name": name, "words": list(words), "changes": dict(words), "components": found}


def _components(game: Game) -> dict[str, Any]:
    """The printed numbers, as people read them and as rules do, and where each one that can be changed lies."""
    printed = game.load_components()
    plain = components.plain(msgspec.to_builtins(printed))
    return {"printed": plain, "record": encoded(game.freeze(printed)), "places": dict(places(game, plain))}


# --- where the printed numbers lie ------------------------------------------------------------------------------------


def places(game: Game, plain: dict[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    """Of every number that rules read as it is printed: its path, then offset, kind, lowest, highest.

    Found by trying: a number is changed a little, and what changes in the record is looked for. A number that others
    follow from, or that is kept in another form, has no place here; such components are made in Python.
    """
    before = np.asarray(game.frozen(game.load_components()))
    for path, value in _leaves(plain):
        low, high = _bounds(msgspec.inspect.type_info(game.printed), path)
        for tried in (value + 1, value - 1):
            if (low is None or tried >= low) and (high is None or tried <= high):
                place = _place(game, plain, path, int(tried), before)
                if place is not None:
                    yield _spelt(path), [*place, low, high]
                    break


def _leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every whole number in the tables."""
    if isinstance(value, dict | list):
        for key, inside in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _leaves(inside, (*path, key))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value


def _bounds(kind: Any, path: Path) -> tuple[int | None, int | None]:
    """The lowest and highest value that a place may have."""
    for step in path:
        if isinstance(kind, msgspec.inspect.StructType):
            kind = next(field.type for field in kind.fields if field.encode_name == step)
        elif isinstance(kind, msgspec.inspect.ListType):
            kind = kind.item_type
        else:
            return None, None
    return getattr(kind, "ge", None), getattr(kind, "le", None)


def _place(game: Game, plain: dict[str, Any], path: Path, tried: int, before: Any) -> list[Any] | None:
    """Offset and kind of the one number of the record that becomes what is tried."""
    try:
        after = np.asarray(game.frozen(components.build(game.printed, _changed(plain, path, tried))))
    except BadComponents:
        return None
    found = []
    for name, (inner, offset, *_) in (before.dtype.fields or {}).items():
        plain_kind, _ = inner.subdtype or (inner, ())
        old, new = before[name].reshape(-1), after[name].reshape(-1)
        for at in np.flatnonzero(old != new):
            if int(new[at]) != tried:
                return None
            found.append([offset + int(at) * plain_kind.itemsize, plain_kind.str[1:]])
    return found[0] if len(found) == 1 else None


def _changed(value: Any, path: Path, tried: int) -> Any:
    """The tables with another number in one place."""
    if not path:
        return tried
    step, *rest = path
    if isinstance(value, dict):
        return value | {step: _changed(value[step], tuple(rest), tried)}
    return [_changed(one, tuple(rest), tried) if at == step else one for at, one in enumerate(value)]


def _spelt(path: Path) -> str:
    """A path as designers write it: energy.start[2]."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
