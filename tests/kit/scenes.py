"""What positions of tests are written with: few arguments by name, the rest taken from what else was given."""

from typing import Any, TypeVar

Kind = TypeVar("Kind")


def take(kind: type[Kind], given: dict[str, Any]) -> Kind:
    """Take the fields of this NamedTuple out of what was given by name; what nobody gave has its default."""
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    return kind(**{name: given.pop(name) for name in fields if name in given})
