"""Layouts: the shape of a view, declared once.

A layout gives three things: the dtype that a compiled rule fills, the plain Python data that people read, and (by
`make protocol`) the TypeScript type with its decoder. The words:

    Number()            a whole number; Number("f4") a fraction          Flag()    yes or no
    Names(name, values) one of these names, stored as its place          Maybe(x)  x, or nothing
    UpTo(n, x)          a list of at most n; the rule counts it in `<field>_n`
    Exactly(n, x)       a list of n                                      PerSeat(x)  a list with one for each seat
    Members(n, names)   a set of numbers 0..n-1, or of these names, stored as bits
    Seat()              the number of a seat: whoever draws it says who sits there
    Seats()             a set of seats
    Layout(name, ...)   named parts; a layout may be a part of another one

Nothing is stored as -1: a number or a name that is not there, a list that is not there (its count). A layout that may
be missing has a field `has_<field>`, 1 when it is there. Fields are sorted by size, so that no gaps are left.
"""

import math
import struct
from collections.abc import Iterator
from itertools import chain
from typing import Any

import numpy as np

from jadetable.core.layout_parts import (
    Exactly,
    Flag,
    Flat,
    Many,
    Maybe,
    Members,
    Names,
    Number,
    One,
    Part,
    PerSeat,
    Seat,
    Seats,
    UpTo,
    many_of,
    one_of,
)

__all__ = [  # the parts come from here, too: who declares a layout needs one import
    "Exactly", "Flag", "Layout", "Maybe", "Members", "Names", "Number",
    "Part", "PerSeat", "Seat", "Seats", "UpTo", "view_layout",
]  # fmt: skip

NOTHING = -1
COUNT = "_n"
HAS = "has_"
SEATS = "seats"  # the field of the outermost layout that PerSeat counts by


class Layout:
    """Named parts in one record."""

    def __init__(self, name: str, /, **parts: Part) -> None:
        self.name = name
        self.parts = parts
        self.dtype = _dtype(name, list(self._stored()))
        self.places: dict[str, int] = {}  # where each field begins among the numbers of a record
        self.width = 0  # how many numbers there are
        self.format = ""  # the record for `struct`
        self._lay_out()
        self._struct = struct.Struct("<" + self.format)
        self.one: One = self._written()
        self._is_plain = all(isinstance(part, Number) for part in parts.values())

    def _stored(self) -> Iterator[tuple[str, Any, tuple[int, ...]]]:
        """The fields of the record: name, dtype of one, shape."""
        for field, part in self.parts.items():
            inside = part.part if isinstance(part, Maybe) else part
            if isinstance(inside, UpTo):
                yield field + COUNT, np.dtype("i2"), ()
            elif part is not inside and isinstance(inside, Layout):
                yield HAS + field, np.dtype("i1"), ()
            kind, shape = _shape(inside)
            yield field, kind, shape

    def _lay_out(self) -> None:
        """Say where each field is; padding is skipped."""
        for field in self.dtype.names or ():
            part = self.parts.get(field)
            if field.endswith("_pad"):
                self.format += f"{self.dtype[field].itemsize}x"
                continue
            self.places[field] = self.width
            self.width += 1 if part is None else part.width
            self.format += _CODES[self.dtype[field].str[1:]] if part is None else _format(part)

    def _reader(self, field: str, part: Part) -> One:
        """A function that reads this field of a record."""
        k = self.places[field]
        inside = part.part if isinstance(part, Maybe) else part
        if isinstance(inside, UpTo):
            count, is_maybe = self.places[field + COUNT], part is not inside
            many = _first_of(inside.part) if inside.is_long else many_of(inside.part)

            def counted(t: Flat, at: int, seats: int) -> Any:
                n = t[at + count]
                return None if is_maybe and n < 0 else many(t, at + k, n, seats)

            return counted
        if isinstance(part, Maybe) and isinstance(inside, Layout):
            has, one = self.places[HAS + field], inside.one
            return lambda t, at, seats: one(t, at + k, seats) if t[at + has] else None
        read = one_of(part)
        return lambda t, at, seats: read(t, at + k, seats)

    def _written(self) -> One:
        """A function that reads all parts by name, written out: calling one for each part takes three times as long."""
        given: dict[str, Any] = {}
        written = []
        for field, part in self.parts.items():
            inside = part.part if isinstance(part, Maybe) else part
            name, number = f"of_{field}", f"t[at + {self.places[field]}]"
            if isinstance(inside, Names):
                given[name], text = (*inside.values, None), f"{name}[{number}]"  # place -1 is the last one
            elif isinstance(inside, Number):
                text = number if part is inside else f"{number} if {number} >= 0 else None"
            elif isinstance(part, Flag):
                text = f"{number} == 1"
            elif isinstance(part, Members):
                given[name], text = part.listed, f"{name}({number}) if {number} else []"
            else:
                given[name], text = self._reader(field, part), f"{name}(t, at, seats)"
            written.append(f"{field!r}: {text}")
        found: One = eval(f"lambda t, at, seats: {{{', '.join(written)}}}", given)
        return found

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """Several of them."""
        if self._is_plain:  # nothing but numbers: column by column is three times as fast
            end, step, names = at + n * self.width, self.width, self.parts
            columns = [t[at + self.places[name] : end : step] for name in names]
            return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]
        one, width = self.one, self.width
        return [one(t, place, seats) for place in range(at, at + n * width, width)]

    def read(self, stored: bytes) -> dict[str, Any]:
        """A record's bytes as plain data."""
        t = self._struct.unpack(stored)
        seats = t[self.places[SEATS]] if SEATS in self.places else 0
        found: dict[str, Any] = self.one(t, 0, seats)
        return found


def view_layout(name: str, prompts: tuple[str, ...], /, **parts: Part) -> Layout:
    """The layout of a view: what every view begins with, then the game's own parts. `core.entry` fills in the head."""
    return Layout(
        name,
        seat=Maybe(Seat()),  # whose view it is; nobody's: an onlooker's
        seats=Number("i1"),
        asked=Seats(),
        prompt=Maybe(Names("Prompt", prompts)),  # what this seat is asked
        over=Flag(),
        truncated=Flag(),
        ranking=PerSeat(Number("i1")),
        **parts,
    )


def _shape(part: Part) -> tuple[np.dtype[Any], tuple[int, ...]]:
    """The dtype of the innermost part, and how many of them in each direction."""
    if isinstance(part, Exactly | PerSeat | UpTo):
        inside = part.part.part if isinstance(part.part, Maybe) else part.part
        if isinstance(inside, PerSeat | UpTo) or (isinstance(inside, Layout) and inside is not part.part):
            raise ValueError(f"{part.part} is a field of a layout, not a part of a list")
        kind, shape = _shape(part.part)
        return kind, (part.most if isinstance(part, PerSeat) else part.size, *shape)
    if isinstance(part, Maybe):
        return _shape(part.part)
    return part.dtype, ()


def _dtype(name: str, fields: list[tuple[str, np.dtype[Any], tuple[int, ...]]]) -> np.dtype[Any]:
    """The fields as a dtype without gaps: the widest kinds first."""
    if not fields:
        return np.dtype([("nothing_pad", "i1", (1,))], align=True)
    ordered = sorted(fields, key=lambda field: -field[1].alignment)
    made = np.dtype(ordered, align=True)
    used = sum(made[field].itemsize for field in made.names or ())
    if used < made.itemsize:
        made = np.dtype([*ordered, (f"{name}_pad", "i1", (made.itemsize - used,))], align=True)
    return made


def _format(part: Part) -> str:
    """A part for `struct`."""
    if isinstance(part, Layout):
        return part.format
    if isinstance(part, Maybe):
        return _format(part.part)
    if isinstance(part, UpTo) and part.is_long:
        kind, shape = _shape(part)
        return f"{kind.itemsize * math.prod(shape)}s"
    if isinstance(part, Exactly | PerSeat | UpTo):
        inside, size = _format(part.part), part.most if isinstance(part, PerSeat) else part.size
        return f"{size}{inside}" if len(inside) == 1 else inside * size
    return _CODES[part.dtype.str[1:]]


def _first_of(part: Part) -> Many:
    """How the first parts of a long list, which is one piece of bytes, are read."""
    many, code = many_of(part), _format(part)
    one = struct.Struct("<" + code)

    def first(t: Flat, at: int, n: int, seats: int) -> list[Any]:
        if len(code) == 1:
            return many(struct.unpack_from(f"<{n}{code}", t[at]), 0, n, seats)
        return many(tuple(chain.from_iterable(one.iter_unpack(t[at][: n * one.size]))), 0, n, seats)

    return first


_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "u8": "Q"}
