"""Layouts: the shape of a view, declared once.

A layout gives three things: the dtype that a compiled rule fills, the plain Python data that people read, and (by
`make protocol`) the TypeScript type with its decoder. The words:

    Number()            a whole number; Number("f4") a fraction          Flag()    yes or no
    Names(name, values) one of these names, stored as its place          Maybe(x)  x, or nothing
    UpTo(n, x)          a list of at most n; the rule counts it in `<field>_n`
    Exactly(n, x)       a list of n                                      PerSeat(x)  a list with one for each seat
    Members(n, names)   a set of numbers 0..n-1, or of these names, stored as bits
    Layout(name, ...)   named parts; a layout may be a part of another one

Nothing is stored as -1: a number or a name that is not there, a list that is not there (its count). A layout that may be
missing has a field `has_<field>`, 1 when it is there. Fields are sorted by size, so that no gaps are left.
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from jadetable.core.record import MAX_SEATS

NOTHING = -1
COUNT = "_n"
HAS = "has_"
SEATS = "seats"  # the field of the outermost layout that PerSeat counts by

Flat = Sequence[Any]  # all numbers of a record, one after the other
One = Callable[[Flat, int, int], Any]  # numbers, where this part begins, number of seats: this part as plain data
Many = Callable[[Flat, int, int, int], list[Any]]  # numbers, where, how many, number of seats


@dataclass(frozen=True)
class Number:
    """A number, of a NumPy kind."""

    kind: str = "i4"
    width = 1

    @property
    def dtype(self) -> np.dtype[Any]:
        """How it is stored."""
        return np.dtype(self.kind)

    def one(self, t: Flat, at: int, seats: int) -> Any:
        """It is what it is."""
        return t[at]

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """So are several."""
        return list(t[at : at + n])


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    dtype = np.dtype("i1")
    width = 1

    def one(self, t: Flat, at: int, seats: int) -> bool:
        """Whether it is set."""
        return bool(t[at])

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """The same for several."""
        return [value == 1 for value in t[at : at + n]]


@dataclass(frozen=True)
class Names:
    """One of some names, stored as its place among them."""

    name: str
    values: tuple[str, ...]
    width = 1

    @property
    def dtype(self) -> np.dtype[Any]:
        """How it is stored."""
        return np.dtype("i1" if len(self.values) < 128 else "i2")

    def one(self, t: Flat, at: int, seats: int) -> str:
        """The name."""
        return self.values[t[at]]

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """Several names."""
        values = self.values
        return [values[place] for place in t[at : at + n]]


@dataclass(frozen=True)
class Members:
    """A set of small numbers, or of names, stored as bits."""

    size: int
    names: Names | None = None
    width = 1

    def __post_init__(self) -> None:
        if self.size > 31:
            raise ValueError("a set has at most 31 members")

    dtype = np.dtype("i4")

    def one(self, t: Flat, at: int, seats: int) -> list[Any]:
        """The members in rising order."""
        left, found = t[at], []
        while left:
            lowest = left & -left
            found.append(lowest.bit_length() - 1)
            left ^= lowest
        return [self.names.values[place] for place in found] if self.names else found

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """Several sets."""
        return [self.one(t, place, seats) for place in range(at, at + n)]


@dataclass(frozen=True)
class Exactly:
    """A list of always the same length."""

    size: int
    part: "Part"

    @property
    def width(self) -> int:
        """How many numbers it takes."""
        return self.size * _width(self.part)

    def one(self, t: Flat, at: int, seats: int) -> list[Any]:
        """The list."""
        return many_of(self.part)(t, at, self.size, seats)

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """Several such lists."""
        return [self.one(t, at + place * self.width, seats) for place in range(n)]


@dataclass(frozen=True)
class PerSeat:
    """A list with one part for each seat that plays."""

    part: "Part"

    @property
    def width(self) -> int:
        """How many numbers it takes."""
        return MAX_SEATS * _width(self.part)

    def one(self, t: Flat, at: int, seats: int) -> list[Any]:
        """The list."""
        return many_of(self.part)(t, at, seats, seats)

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """Several such lists."""
        return [self.one(t, at + place * self.width, seats) for place in range(n)]


@dataclass(frozen=True)
class UpTo:
    """A list of at most so many; a field beside it counts them."""

    size: int
    part: "Part"

    @property
    def width(self) -> int:
        """How many numbers the list itself takes."""
        return self.size * _width(self.part)


@dataclass(frozen=True)
class Maybe:
    """A part that may be missing."""

    part: "Number | Flag | Names | UpTo | Layout"

    @property
    def width(self) -> int:
        """How many numbers it takes."""
        return _width(self.part)


class Layout:
    """Named parts in one record."""

    def __init__(self, name: str, **parts: "Part") -> None:
        self.name = name
        self.parts = parts
        self.dtype = _dtype(name, list(self._stored()))
        self.places, self.width = _places(self.dtype)
        self._format = struct.Struct("<" + _format(self.dtype))
        self._readers = [(field, self._reader(field, part)) for field, part in parts.items()]

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

    def _reader(self, field: str, part: "Part") -> One:
        """A function that reads this field of a record."""
        k = self.places[field]
        inside = part.part if isinstance(part, Maybe) else part
        if isinstance(inside, UpTo):
            count, many, is_maybe = self.places[field + COUNT], many_of(inside.part), part is not inside

            def counted(t: Flat, at: int, seats: int) -> Any:
                n = t[at + count]
                return None if is_maybe and n < 0 else many(t, at + k, n, seats)

            return counted
        if isinstance(part, Maybe) and isinstance(inside, Layout):
            has, one = self.places[HAS + field], inside.one
            return lambda t, at, seats: one(t, at + k, seats) if t[at + has] else None
        one = one_of(part)
        return lambda t, at, seats: one(t, at + k, seats)

    def one(self, t: Flat, at: int, seats: int) -> dict[str, Any]:
        """The parts by name."""
        return {field: read(t, at, seats) for field, read in self._readers}

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """Several of them."""
        return [self.one(t, at + place * self.width, seats) for place in range(n)]

    def read(self, stored: bytes) -> dict[str, Any]:
        """A record's bytes as plain data."""
        t = self._format.unpack(stored)
        seats = t[self.places[SEATS]] if SEATS in self.places else 0
        return self.one(t, 0, seats)


def view_layout(name: str, prompts: tuple[str, ...], **parts: "Part") -> Layout:
    """The layout of a view: what every view begins with, then the game's own parts. `core.entry` fills in the head."""
    return Layout(
        name,
        seat=Maybe(Number("i1")),  # whose view it is; nobody's: an onlooker's
        seats=Number("i1"),
        asked=Members(MAX_SEATS),
        prompt=Maybe(Names("Prompt", prompts)),  # what this seat is asked
        over=Flag(),
        truncated=Flag(),
        ranking=PerSeat(Number("i1")),
        **parts,
    )


Part = Number | Flag | Names | Members | Exactly | PerSeat | UpTo | Maybe | Layout


def one_of(part: Part) -> One:
    """How one such part is read."""
    if isinstance(part, Maybe):
        inside = part.part
        if isinstance(inside, UpTo | Layout):
            raise ValueError("a list or layout that may be missing is a field of a layout, not a part of a list")
        if isinstance(inside, Names):
            values = (*inside.values, None)  # place -1 is the last one
            return lambda t, at, seats: values[t[at]]
        read = inside.one
        return lambda t, at, seats: None if t[at] < 0 else read(t, at, seats)
    if isinstance(part, UpTo):
        raise ValueError("a list with a count is a field of a layout, not a part of another list")
    return part.one


def many_of(part: Part) -> Many:
    """How several such parts, one after the other, are read."""
    if not isinstance(part, Maybe | UpTo):
        return part.many
    one, width = one_of(part), part.width
    return lambda t, at, n, seats: [one(t, place, seats) for place in range(at, at + n * width, width)]


def _width(part: Part) -> int:
    """How many numbers one such part takes."""
    return part.width


def _shape(part: Part) -> tuple[np.dtype[Any], tuple[int, ...]]:
    """The dtype of the innermost part, and how many of them in each direction."""
    if isinstance(part, Exactly | UpTo):
        kind, shape = _shape(part.part)
        return kind, (part.size, *shape)
    if isinstance(part, PerSeat):
        kind, shape = _shape(part.part)
        return kind, (MAX_SEATS, *shape)
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


def _leaves(kind: np.dtype[Any]) -> tuple[np.dtype[Any], int]:
    """The dtype of an element and how many there are."""
    if kind.subdtype is None:
        return kind, 1
    base, shape = kind.subdtype
    return base, int(np.prod(shape))


def _places(kind: np.dtype[Any]) -> tuple[dict[str, int], int]:
    """Where each field begins among the numbers of a record, and how many numbers there are."""
    places, at = {}, 0
    for field in kind.names or ():
        if field.endswith("_pad"):
            continue
        base, count = _leaves(kind[field])
        places[field] = at
        at += count * (_places(base)[1] if base.names else 1)
    return places, at


def _format(kind: np.dtype[Any]) -> str:
    """The record for `struct`; padding is skipped."""
    text = ""
    for field in kind.names or ():
        base, count = _leaves(kind[field])
        if field.endswith("_pad"):
            text += f"{count}x"
        elif base.names:
            text += _format(base) * count
        else:
            text += f"{count}{_CODES[base.str[1:]]}"
    return text


_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "u8": "Q"}
