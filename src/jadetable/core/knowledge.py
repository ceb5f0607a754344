"""What a seat may know, and what it is offered: the plain shapes that leave the engine."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core import events, record
from jadetable.core.game import Game
from jadetable.core.record import Record, Records
from jadetable.core.tables import EventKind


@dataclass(frozen=True)
class Event:
    """Something that happened, as one seat may know it: `details` is empty when only others see the numbers."""

    number: int
    kind: str
    seat: int
    details: dict[str, int] = field(default_factory=dict)
    hidden: bool = False


@dataclass(frozen=True)
class Choice:
    """A legal action with its parts named, for clients that draw rather than list."""

    action: int
    kind: str
    details: dict[str, int]
    text: str


@dataclass(frozen=True)
class Knowledge:
    """All a bot ever gets: what its seat may know, and which actions it may choose from."""

    game: Game
    components: Records
    records: Records
    seat: int
    mask: NDArray[np.uint64]
    count: int

    @property
    def record(self) -> Record:
        """What the seat knows, as a record with the rest blanked."""
        return record.element(self.records)


def seen_event(kinds: Sequence[EventKind], number: int, row: Any, seat: int | None, everything: bool = False) -> Event:
    """An event row as a seat (or a spectator) may know it: the gate that all events go through."""
    kind = kinds[int(row["kind"])]
    seen = int(row["seen"])
    visible = everything or seen == events.SEEN_BY_ALL or (seat is not None and bool(seen >> seat & 1))
    if not visible:
        return Event(number, kind.name, int(row["seat"]), {}, hidden=True)
    values = (int(row["a"]), int(row["b"]), int(row["c"]))
    return Event(number, kind.name, int(row["seat"]), dict(zip(kind.arguments, values, strict=False)))
