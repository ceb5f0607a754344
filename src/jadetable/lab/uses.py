"""What can be used in a game, numbered: kinds of actions, what they are done with, kinds of events, what these name."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core.game import Game
from jadetable.core.words import Words

MOST_USES = 512
PER_ACTION = 4  # its kind, and its first arguments
EVENT_ARGUMENTS = 3
SPACES = 64  # values of a number that has no names
COUNTED = ("space", "reason", "tile", "to")  # such numbers: places and causes


@dataclass(frozen=True)
class Use:
    """One thing that can be used: an action or event, or a value of one of its numbers."""

    source: str  # "action" or "event"
    kind: str  # of the action or event; empty where all that has the number counts together
    label: str = ""
    value: int = 0

    def text(self, game: Game, say: Words) -> str:
        """What people call it."""
        if not self.label:
            return self.kind
        if self.label in game.named and self.value < len(game.named[self.label]):
            return say.text(game.named[self.label][self.value])
        names = game.actions.names.get(self.label, ())
        return f"{self.label} {names[self.value] if self.value < len(names) else self.value}"

    @property
    def group(self) -> str:
        """What it is compared with: others of its group."""
        if not self.label:
            return self.source
        return f"{self.kind}.{self.label}" if self.source == "action" else f"event {self.kind}.{self.label}"


def uses_of(game: Game) -> tuple[Use, ...]:
    """All that can be used, in the order of their numbers; what finds no room is not counted."""
    return tuple(dict.fromkeys([*_of_actions(game), *_of_events(game)]))[:MOST_USES]


def _of_actions(game: Game) -> Iterator[Use]:
    for kind in game.actions:
        yield Use("action", kind.name)
    for kind in game.actions:
        for label, count, lowest in kind.arguments:
            if label != "distance":
                yield from (Use("action", kind.name, label, value) for value in range(lowest, lowest + count))


def _values(game: Game, label: str) -> int:
    """How many values of an event's number are counted."""
    if label in game.named:
        return len(game.named[label])
    return SPACES if label in COUNTED else 0


def _of_events(game: Game) -> Iterator[Use]:
    for kind in game.events:
        yield Use("event", kind.name)
    for kind in game.events:
        for label in kind.arguments:
            yield from (Use("event", kind.name, label, value) for value in range(_values(game, label)))


def tables_of(game: Game) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The uses of each action, and for each event its own use and where the values of its numbers begin."""
    numbers = {use: place for place, use in enumerate(uses_of(game))}
    of_action = np.full((game.actions.size, PER_ACTION), -1, np.int64)
    for action in range(game.actions.size):
        kind, values = game.actions.decode(action)
        found = [Use("action", kind), *(Use("action", kind, label, value) for label, value in values.items())]
        for place, use in enumerate(found[:PER_ACTION]):
            of_action[action, place] = numbers.get(use, -1)
    of_event: NDArray[Any] = np.zeros((len(game.events), 1 + EVENT_ARGUMENTS, 2), np.int64)
    for place, event in enumerate(game.events):
        if Use("event", event.name) in numbers:
            of_event[place, 0] = numbers[Use("event", event.name)], 1
        for k, label in enumerate(event.arguments[:EVENT_ARGUMENTS]):
            values_there = [n for n in range(_values(game, label)) if Use("event", event.name, label, n) in numbers]
            if values_there:
                of_event[place, 1 + k] = numbers[Use("event", event.name, label, 0)], len(values_there)
    return of_action, of_event
