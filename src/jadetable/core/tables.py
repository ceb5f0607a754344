"""What a game declares in tables: its actions, events, options and observation pieces."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from jadetable.core.errors import BadOption


@dataclass(frozen=True)
class Kind:
    """A kind of action: its first code and the arguments that count up from it, the last one fastest.

    An argument is (name, how many values, lowest value).
    """

    name: str
    first: int
    arguments: tuple[tuple[str, int, int], ...] = ()

    @property
    def size(self) -> int:
        """How many codes this kind takes."""
        return math.prod(count for _, count, _ in self.arguments)


@dataclass(frozen=True)
class ActionTable:
    """All actions of a game, dense from 0."""

    kinds: tuple[Kind, ...]
    size: int = field(init=False)

    def __post_init__(self) -> None:
        position = 0
        for kind in self.kinds:
            if kind.first != position:
                raise ValueError(f"action kind {kind.name} starts at {kind.first}, expected {position}")
            position += kind.size
        object.__setattr__(self, "size", position)

    def find(self, name: str) -> Kind:
        """The kind with this name."""
        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise KeyError(name)

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
class EventKind:
    """A kind of event: the names of its up to three numbers; `private` when not all seats see them."""

    name: str
    arguments: tuple[str, ...] = ()
    private: bool = False


@dataclass(frozen=True)
class Option:
    """A choice made before the game: yes or no, a number, a word from a list, or a list of numbers.

    `high` may depend on the number of seats. A list has one value for each of `length` places. What a person calls an
    option is the name of the record field that holds it, unless `field` says otherwise.
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
        """The largest value with so many seats."""
        if self.words:
            return len(self.words) - 1
        return self.high(seats) if callable(self.high) else self.high

    def value(self, given: Any, seats: int) -> Any:
        """The number (or list of numbers) the record keeps for what a person gave; raises BadOption."""
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
class Piece:
    """A named part of the observation: its shape, laid out one after the other in the flat array."""

    name: str
    shape: tuple[int, ...] = (1,)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


def message_name(*parts: str) -> str:
    """The Fluent name for these parts: lower case, joined by hyphens."""
    return "-".join(part.lower().replace("_", "-") for part in parts)
