"""Components of a game that declares no class for them: its file holds whole numbers and lists of them.

Each is a field of the components record under its own name, and `limit` of the section [game] is one too.
"""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from jadetable.core import components, record
from jadetable.core.components import About, Section
from jadetable.core.errors import BadComponents
from jadetable.core.record import Records

ABOUT, LIMIT = "game", "limit"
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]


def kind_of(path: Path) -> type[Section]:
    """The class of the components in a file: the same numbers, and lists as long as they are there."""
    tables = components.read(path)
    fields = [(name, _kind(path, name, value)) for name, value in tables.items() if name != ABOUT]
    return msgspec.defstruct(  # type: ignore[return-value]  # it has the base it is given
        "Components", [(ABOUT, About), *fields], bases=(Section,), frozen=True, forbid_unknown_fields=True
    )


def _kind(path: Path, name: str, value: Any) -> Any:
    """What may stand in the place of a number or a list of numbers."""
    if isinstance(value, int) and not isinstance(value, bool) and name != LIMIT:
        return Whole
    if isinstance(value, list) and value and all(isinstance(one, int) for one in value):
        return Annotated[list[Whole], msgspec.Meta(min_length=len(value), max_length=len(value))]
    why = f"{name} is no whole number and no list of them: such components need a class (components.py)"
    raise BadComponents("error-components-value", why=f"{why} - in {path}")


def freeze(parts: Section) -> Records:
    """The numbers as the record that rules read."""
    values = {name: getattr(parts, name) for name in parts.__struct_fields__ if name != ABOUT}
    values[LIMIT] = parts.game.limit  # type: ignore[attr-defined]
    shapes = [(name, "i4", (len(value),) if isinstance(value, list) else ()) for name, value in values.items()]
    frozen = record.new(record.solid_dtype(shapes))
    for name, value in values.items():
        frozen[name][0] = value
    return frozen
