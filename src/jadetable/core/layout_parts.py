"""The parts that a layout is made of: how each is stored, and how it is read as plain data."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from jadetable.core.record import MAX_SEATS

if TYPE_CHECKING:
    from jadetable.core.layout import Layout

MANY = 32  # numbers that are quicker taken apart than not

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

    def listed(self, bits: int) -> list[Any]:
        """The members in rising order."""
        found = []
        while bits:
            lowest = bits & -bits
            found.append(lowest.bit_length() - 1)
            bits ^= lowest
        return [self.names.values[place] for place in found] if self.names else found

    def one(self, t: Flat, at: int, seats: int) -> list[Any]:
        """The members of the set."""
        return self.listed(t[at])

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """Several sets."""
        return [self.listed(bits) for bits in t[at : at + n]]


@dataclass(frozen=True)
class Seat(Number):
    """The number of a seat."""

    kind: str = "i1"


@dataclass(frozen=True)
class Seats(Members):
    """A set of seats."""

    size: int = MAX_SEATS


@dataclass(frozen=True)
class Exactly:
    """A list of always the same length."""

    size: int
    part: "Part"

    @property
    def width(self) -> int:
        """How many numbers it takes."""
        return self.size * self.part.width

    def one(self, t: Flat, at: int, seats: int) -> list[Any]:
        """The list."""
        return many_of(self.part)(t, at, self.size, seats)

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """Several such lists."""
        return [self.one(t, at + place * self.width, seats) for place in range(n)]


@dataclass(frozen=True)
class PerSeat:
    """A list with one part for each seat that plays; `most` where a game never has more seats than that."""

    part: "Part"
    most: int = MAX_SEATS

    @property
    def width(self) -> int:
        """How many numbers it takes."""
        return self.most * self.part.width

    def one(self, t: Flat, at: int, seats: int) -> list[Any]:
        """The list."""
        return many_of(self.part)(t, at, seats, seats)

    def many(self, t: Flat, at: int, n: int, seats: int) -> list[Any]:
        """Several such lists."""
        return [self.one(t, at + place * self.width, seats) for place in range(n)]


@dataclass(frozen=True)
class UpTo:
    """A list with an upper bound; a field beside it holds its present length."""

    size: int
    part: "Part"

    @property
    def is_long(self) -> bool:
        """Whether the list comes as one piece of bytes, of which only what is counted is taken apart."""
        return self.size * self.part.width > MANY

    @property
    def width(self) -> int:
        """How many numbers the list itself takes."""
        return 1 if self.is_long else self.size * self.part.width


@dataclass(frozen=True)
class Maybe:
    """A part that may be missing."""

    part: "Number | Flag | Names | UpTo | Layout"

    @property
    def width(self) -> int:
        """How many numbers it takes."""
        return self.part.width


Part: TypeAlias = "Number | Flag | Names | Members | Exactly | PerSeat | UpTo | Maybe | Layout"


def one_of(part: Part) -> One:
    """How one such part is read."""
    if isinstance(part, Maybe):
        inside = part.part
        assert isinstance(inside, Number | Flag | Names)  # a layout refuses the others
        if isinstance(inside, Names):
            values = (*inside.values, None)  # place -1 is the last one
            return lambda t, at, seats: values[t[at]]
        read = inside.one
        return lambda t, at, seats: None if t[at] < 0 else read(t, at, seats)
    assert not isinstance(part, UpTo)
    return part.one


def many_of(part: Part) -> Many:
    """How several such parts, one after the other, are read."""
    if not isinstance(part, Maybe | UpTo):
        return part.many
    one, width = one_of(part), part.width
    return lambda t, at, n, seats: [one(t, place, seats) for place in range(at, at + n * width, width)]
