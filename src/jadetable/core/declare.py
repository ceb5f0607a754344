"""What a game declares: its actions, events, reasons and options. Each is named in one place and numbered by it."""

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from jadetable.core import codes
from jadetable.core.errors import BadOption

Argument = tuple[str, int, int]  # name, how many values, the lowest
SLUG = re.compile(r"[a-z][a-z0-9_-]*")  # how a number may be called in an action's spelling


@dataclass(frozen=True)
class Kind:
    """A kind of action: its first code and the arguments that count up from it, the last one fastest.

    `shows` names the numbers that explain it at the table, where they are others than its arguments.
    """

    name: str
    first: int
    arguments: tuple[Argument, ...] = ()
    shows: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many codes this kind takes."""
        return math.prod(count for _, count, _ in self.arguments)


@dataclass(frozen=True)
class EventKind:
    """A kind of event: the names of its up to three numbers; `private` when not all seats see them."""

    name: str
    arguments: tuple[str, ...] = ()
    private: bool = False


@dataclass(frozen=True)
class ReasonKind:
    """Why an action is refused: its message and the names of its numbers."""

    name: str
    arguments: tuple[str, ...] = ()


Row = TypeVar("Row", Kind, EventKind, ReasonKind)


class Table(Sequence[Row], Generic[Row]):
    """Kinds in the order of their numbers."""

    def __init__(self) -> None:
        self._rows: list[Row] = []

    @overload
    def __getitem__(self, place: int) -> Row: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Row]: ...
    def __getitem__(self, place: Any) -> Any:
        return self._rows[place]

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows)

    def find(self, name: str) -> Row:
        """The kind with this name."""
        for row in self._rows:
            if row.name == name:
                return row
        raise KeyError(name)

    def _add(self, row: Row) -> int:
        if any(other.name == row.name for other in self._rows):
            raise ValueError(f"{row.name} is declared twice")
        self._rows.append(row)
        return len(self._rows) - 1


class EventTable(Table[EventKind]):
    """All events of a game: `E_DRAW = EVENTS.add("DRAW", "card", private=True)`."""

    def add(self, name: str, *arguments: str, private: bool = False) -> int:
        """Declare an event; returns its number."""
        return self._add(EventKind(name, arguments, private))


class ReasonTable(Table[ReasonKind]):
    """All reasons of a game. The first is that an action is allowed."""

    def __init__(self) -> None:
        super().__init__()
        self._add(ReasonKind("allowed"))

    def add(self, name: str, *arguments: str) -> int:
        """Declare a reason; returns its code."""
        return self._add(ReasonKind(name, arguments))


class ActionTable(Table[Kind]):
    """All actions of a game, dense from 0: `LAY = ACTIONS.add("LAY", ("card", TYPES, 0))`.

    `ActionTable(card=CARD_NAMES)` says what the numbers of an argument are called where actions are spelled out
    (`core.notation`): an English slug for each number from 0.
    """

    def __init__(self, **names: Sequence[str]) -> None:
        super().__init__()
        self.size = 0
        self.names = names
        for label, slugs in names.items():
            if len(set(slugs)) != len(slugs) or not all(SLUG.fullmatch(slug) for slug in slugs):
                raise ValueError(f"the names of {label} must differ, and be lower-case slugs that are no numbers")

    def add(self, name: str, *arguments: Argument, shows: tuple[str, ...] = ()) -> int:
        """Declare a kind of action; returns its first code."""
        kind = Kind(name, self.size, arguments, shows or tuple(label for label, _, _ in arguments))
        for label, count, lowest in arguments:
            if label in self.names and not 0 <= lowest <= len(self.names[label]) - count:
                raise ValueError(f"{name}: not every {label} has a name")
        self._add(kind)
        self.size += kind.size
        return kind.first

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """All kinds."""
        return tuple(self)

    @property
    def codes(self) -> NDArray[np.int64]:
        """The table as rules read it (see `core.codes`)."""
        most = max(len(kind.arguments) for kind in self)
        rows = np.ones((len(self), codes.ROW + codes.PER_ARGUMENT * max(1, most)), np.int64)
        for row, kind in zip(rows, self, strict=True):
            row[codes.FIRST], row[codes.ARGUMENTS] = kind.first, len(kind.arguments)
            stride = kind.size
            for place, (_, count, low) in enumerate(kind.arguments):
                stride //= count
                at = codes.ROW + codes.PER_ARGUMENT * place
                row[at : at + codes.PER_ARGUMENT] = count, low, stride
        return rows

    def encode(self, name: str, *values: int) -> int:
        """The code of an action."""
        kind = self.find(name)
        if len(values) != len(kind.arguments):
            raise ValueError(f"{name} takes {len(kind.arguments)} arguments, not {len(values)}")
        offset = 0
        for value, (label, count, lowest) in zip(values, kind.arguments, strict=True):
            if not lowest <= value < lowest + count:
                raise ValueError(f"{name}: {label} {value} is not in {lowest}..{lowest + count - 1}")
            offset = offset * count + value - lowest
        return kind.first + offset

    def decode(self, action: int) -> tuple[str, dict[str, int]]:
        """The name and arguments of an action code."""
        if not 0 <= action < self.size:
            raise ValueError(f"action {action} is not in 0..{self.size - 1}")
        kind = next(kind for kind in reversed(self.kinds) if kind.first <= action)
        offset = action - kind.first
        values: dict[str, int] = {}
        for label, count, lowest in reversed(kind.arguments):
            values[label] = offset % count + lowest
            offset //= count
        return kind.name, {label: values[label] for label, _, _ in kind.arguments}


@dataclass(frozen=True)
class Option:
    """A choice made before the game: yes or no, a number, a word from a list, or a list of numbers.

    `high` may depend on the number of seats. A list has one value for each of `length` places. What a person calls an
    option is the name of the record field that holds it.
    """

    name: str
    default: Any
    low: int = 0
    high: int | Callable[[int], int] = 1
    words: tuple[str, ...] = ()
    length: int = 0

    @property
    def is_switch(self) -> bool:
        """Whether this is a plain yes or no."""
        return isinstance(self.default, bool)

    def highest(self, seats: int) -> int:
        """The largest value with this number of seats."""
        if self.words:
            return len(self.words) - 1
        return self.high(seats) if callable(self.high) else self.high

    def value(self, given: Any, seats: int) -> Any:
        """The number (or list of numbers) the record keeps for what a person gave; raises BadOption.

        None means the default.
        """
        if given is None:
            given = self.default
        if self.length:
            if not isinstance(given, list | tuple) or len(given) > self.length:
                raise BadOption("error-option-list", option=self.name, length=self.length, value=repr(given))
            default = list(self.default)
            return [self._number(item, seats) for item in given] + default[len(given) :]
        return self._number(given, seats)

    def _number(self, given: Any, seats: int) -> int:
        if self.words and isinstance(given, str):
            if given not in self.words:
                raise BadOption("error-option-word", option=self.name, value=given, known=", ".join(self.words))
            return self.words.index(given)
        low, high = self.low, self.highest(seats)
        whole = isinstance(given, int) and (self.is_switch or not isinstance(given, bool))
        if not whole or not low <= given <= high:
            if self.words:
                raise BadOption("error-option-word", option=self.name, value=repr(given), known=", ".join(self.words))
            raise BadOption("error-option-range", option=self.name, value=repr(given), low=low, high=high)
        return int(given)

    def shown(self, value: Any) -> Any:
        """What a person calls the value the record keeps."""
        if self.length:
            return [int(item) for item in value]
        if self.words:
            return self.words[int(value)]
        return bool(value) if self.is_switch else int(value)


@dataclass(frozen=True)
class Variant:
    """A choice made before the game that stands for other printed numbers: each word, and what it changes.

    People choose it as they choose an option; the game is then dealt from the changed components.
    """

    name: str
    words: Mapping[str, Mapping[str, Any]]

    @property
    def option(self) -> Option:
        """The same choice as an option, for those who list and ask; the first word is the usual one."""
        return Option(self.name, 0, words=tuple(self.words))

    def changes(self, given: Any, seats: int) -> Mapping[str, Any]:
        """What a word (or its number) changes in the components; raises BadOption."""
        option = self.option
        return self.words[option.words[option.value(given, seats)]]


@dataclass(frozen=True)
class Piece:
    """A named part of the observation: its shape."""

    name: str
    shape: tuple[int, ...] = (1,)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


def observation(*pieces: Piece) -> np.dtype[Any]:
    """The record of floats that `observe` fills; its bytes are the flat array, piece after piece."""
    return np.dtype([(piece.name, "f4", () if piece.shape == () else piece.shape) for piece in pieces], align=True)


@dataclass(frozen=True)
class Undisplayed:
    """A field of the state that is public to whoever kept count, yet not shown to those who did not.

    It has one value, or several, for each seat. Bots know it, and search need not guess it. A view shows a seat its own
    alone, unless the switch `unless` is on; whether observations tell the others' too says `observed`.
    """

    field: str
    observed: bool = True
    unless: str = ""


def message_name(*parts: str) -> str:
    """The Fluent name for these parts: lower case, joined by hyphens."""
    return "-".join(part.lower().replace("_", "-") for part in parts)
