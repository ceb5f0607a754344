"""Layouts described for others: as JSON schema (the HTTP interface, TypeScript) and as a plan for reading bytes."""

from typing import Any

from jadetable.core.layout import (
    COUNT,
    HAS,
    Exactly,
    Flag,
    Layout,
    Maybe,
    Members,
    Names,
    Number,
    Part,
    PerSeat,
    Seat,
    Seats,
    UpTo,
)

Schema = dict[str, Any]


def schemas(layout: Layout) -> dict[str, Schema]:
    """The schema of a layout and of all layouts inside it, by name."""
    found: dict[str, Schema] = {}
    for part in layout.parts.values():
        for inside in layouts_in(part):
            found |= schemas(inside)
    properties = {field: schema(part) for field, part in layout.parts.items()}
    found[layout.name] = {"type": "object", "properties": properties, "required": list(properties)}
    return found


def layouts_in(part: Part) -> list[Layout]:
    """The layouts that a part is made of."""
    if isinstance(part, Layout):
        return [part]
    return layouts_in(part.part) if isinstance(part, Exactly | PerSeat | UpTo | Maybe) else []


def names_in(part: Part) -> dict[str, tuple[str, ...]]:
    """Every enumeration that a part uses, by name."""
    if isinstance(part, Names):
        return {part.name: part.values}
    if isinstance(part, Members):
        return names_in(part.names) if part.names else {}
    if isinstance(part, Layout):
        return {name: values for inside in part.parts.values() for name, values in names_in(inside).items()}
    return names_in(part.part) if isinstance(part, Exactly | PerSeat | UpTo | Maybe) else {}


def schema(part: Part) -> Schema:
    """The JSON schema of a part. The format says what a number (`seat`) or a list (`seats`: one for each) is about."""
    if isinstance(part, Maybe):
        return {"anyOf": [schema(part.part), {"type": "null"}]}
    if isinstance(part, PerSeat):
        return {"type": "array", "format": "seats", "items": schema(part.part)}
    if isinstance(part, Exactly | UpTo):
        return {"type": "array", "items": schema(part.part)}
    if isinstance(part, Seat):
        return {"type": "integer", "format": "seat"}
    if isinstance(part, Seats):
        return {"type": "array", "items": schema(Seat())}
    if isinstance(part, Members):
        return {"type": "array", "items": schema(part.names) if part.names else {"type": "integer"}}
    if isinstance(part, Layout):
        return {"$ref": f"#/components/schemas/{part.name}"}
    if isinstance(part, Names):
        return {"enum": list(part.values)}
    if isinstance(part, Flag):
        return {"type": "boolean"}
    return {"type": "number" if part.kind.startswith("f") else "integer"}


def plan(layout: Layout) -> list[Any]:
    """How the bytes of a record are read: its size, then for each field its name, offset and the plan of its part.

    A part is ["number", kind], ["flag"], ["names", [...]], ["members", size, [...]], ["list", length, stride, part],
    ["seats", stride, part], ["upto", offset of the count, stride, part], ["maybe", part], ["has", offset, part] or
    ["record", plan]. Offsets are relative to the record they stand in.
    """
    fields = []
    for field, part in layout.parts.items():
        fields.append([field, _offset(layout, field), _field_plan(layout, field, part)])
    return [layout.dtype.itemsize, fields]


def _offset(layout: Layout, field: str) -> int:
    """Where a field begins."""
    assert layout.dtype.fields is not None
    return int(layout.dtype.fields[field][1])


def _field_plan(layout: Layout, field: str, part: Part) -> list[Any]:
    """The plan of a part that is a field: only there may counts and flags stand beside it."""
    inside = part.part if isinstance(part, Maybe) else part
    if isinstance(inside, UpTo):
        counted = ["upto", _offset(layout, field + COUNT), _size(inside.part), _plan(inside.part)]
        return ["maybe", counted] if isinstance(part, Maybe) else counted
    if isinstance(part, Maybe) and isinstance(inside, Layout):
        return ["has", _offset(layout, HAS + field), _plan(inside)]
    return _plan(part)


def _plan(part: Part) -> list[Any]:
    if isinstance(part, Number):
        return ["number", part.kind]
    if isinstance(part, Flag):
        return ["flag"]
    if isinstance(part, Names):
        return ["names", part.dtype.str[1:], list(part.values)]
    if isinstance(part, Members):
        return ["members", part.size, list(part.names.values) if part.names else None]
    if isinstance(part, Exactly):
        return ["list", part.size, _size(part.part), _plan(part.part)]
    if isinstance(part, PerSeat):
        return ["seats", _size(part.part), _plan(part.part)]
    if isinstance(part, Layout):
        return ["record", plan(part)]
    if isinstance(part, Maybe):
        return ["maybe", _plan(part.part)]
    raise ValueError("a list with a count is a field of a layout")


def _size(part: Part) -> int:
    """How many bytes one such part takes."""
    if isinstance(part, Exactly):
        return part.size * _size(part.part)
    if isinstance(part, PerSeat):
        raise ValueError("a list for each seat is a field of a layout")
    return _size(part.part) if isinstance(part, Maybe) else int(part.dtype.itemsize)  # type: ignore[union-attr]
