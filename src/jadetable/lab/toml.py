"""Changed components as the text of a TOML file, so that what was found can be played: `--components`."""

import json
from collections.abc import Mapping
from typing import Any


def changed(printed: Mapping[str, Any], tables: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers that are no longer as printed; a list that differs is given whole."""
    found: dict[str, Any] = {}
    for name, value in tables.items():
        if isinstance(value, Mapping):
            inside = changed(printed.get(name, {}), value)
            if inside:
                found[name] = inside
        elif value != printed.get(name):
            found[name] = value
    return found


def text_of(tables: Mapping[str, Any], about: str) -> str:
    """Tables as TOML, with a comment at the head."""
    head = [f"# {line}".rstrip() for line in about.splitlines()]
    return "\n".join([*head, *_lines(tables, "")]) + "\n"


def _lines(tables: Mapping[str, Any], name: str) -> list[str]:
    plain = [f"{key} = {_value(value)}" for key, value in tables.items() if not isinstance(value, Mapping)]
    lines = ["", f"[{name}]", *plain] if name and plain else plain
    for key, value in tables.items():
        if isinstance(value, Mapping):
            lines += _lines(value, f"{name}.{key}" if name else key)
    return lines


def _value(value: Any) -> str:
    """Numbers, texts, switches and lists are written as in JSON, tables in lists on one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
