"""What a seat may know, and what happened as it may know it: the shapes that leave the engine."""

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from jadetable.core import codes, events, record
from jadetable.core.declare import EventKind
from jadetable.core.game import Choice, Game, Reason
from jadetable.core.record import Record, Records

ROW = struct.Struct("<hhiiii")  # kind, seat, seen, a, b, c: see `events.EVENT`
CHOICE = struct.Struct(f"<ii{codes.MOST_DETAILS}i")
REASON = struct.Struct(f"<i{codes.MOST_DETAILS}i")
NOT_OFFERED = Reason("", {})  # why an action is refused in a game that gives no reasons of its own
Row = tuple[int, int, int, int, int, int]

TAKEN_BACK, TIMED_OUT, SITS_IN = -1, -2, -3  # a choice was taken back, the clock chose, a bot sits in
HOUSE_KINDS = {
    TAKEN_BACK: EventKind("taken-back"),
    TIMED_OUT: EventKind("timed-out"),
    SITS_IN: EventKind("sits-in"),
}
"""What happens at a table of any game, by kinds that no game has. Their names are unlike those of games."""


def house_row(kind: int, seat: int) -> bytes:
    """An event of the house, which everybody hears."""
    return ROW.pack(kind, seat, events.SEEN_BY_ALL, 0, 0, 0)


@dataclass(frozen=True)
class Event:
    """Something that happened, as one seat may know it: `details` is empty when only others see the numbers."""

    number: int
    kind: str
    seat: int
    details: dict[str, int] = field(default_factory=dict)
    hidden: bool = False


def seen_event(kinds: Sequence[EventKind], number: int, row: Row, seat: int | None, everything: bool = False) -> Event:
    """An event row as a seat (or a spectator) may know it: the gate that all events go through."""
    kind = kinds[row[0]] if row[0] >= 0 else HOUSE_KINDS[row[0]]
    seen = row[2]
    if everything or seen == events.SEEN_BY_ALL or (seat is not None and seen >> seat & 1):
        return Event(number, kind.name, row[1], dict(zip(kind.arguments, row[3:], strict=False)))
    return Event(number, kind.name, row[1], {}, hidden=True)


class Happened(Sequence[Event]):
    """Events in a row, kept as bytes and taken apart only when somebody reads them."""

    __slots__ = ("everything", "first", "kinds", "rows", "seat")

    def __init__(
        self, kinds: Sequence[EventKind], first: int, rows: bytes, seat: int | None = None, everything: bool = False
    ) -> None:
        self.kinds, self.first, self.rows, self.seat, self.everything = kinds, first, rows, seat, everything

    def __len__(self) -> int:
        return len(self.rows) // ROW.size

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | Sequence[Event]:
        if isinstance(place, slice):
            return list(self)[place]
        found = range(len(self))[place]
        row: Any = ROW.unpack_from(self.rows, found * ROW.size)
        return self._event(found, row)

    def __iter__(self) -> Iterator[Event]:
        row: Any
        for place, row in enumerate(ROW.iter_unpack(self.rows)):
            yield self._event(place, row)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))

    def _event(self, place: int, row: Row) -> Event:
        return seen_event(self.kinds, self.first + place, row, self.seat, self.everything)


@dataclass(frozen=True)
class Knowledge:
    """All that a seat knows, looked up once: what bots, views, choices and environments are made from."""

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

    @property
    def asked(self) -> bool:
        """Whether this seat must decide now."""
        return self.count > 0

    @property
    def legal(self) -> list[int]:
        """The actions the seat may choose from, in rising order."""
        bits = np.unpackbits(self.mask.view(np.uint8), bitorder="little", count=self.game.actions.size)
        found: list[int] = np.flatnonzero(bits).tolist()
        return found

    @property
    def prompt(self) -> str | None:
        """Which question the seat is asked."""
        place = self.game.entry.question(self.components, self.records, 0, self.seat)
        return self.game.prompts[place] if place >= 0 else None

    @cached_property
    def view_record(self) -> Records:
        """What the seat sees, as the typed record `view` fills."""
        views = record.new(self.game.view.dtype)
        self.game.entry.show(self.components, self.records, 0, self.seat, views, self.game.blank_view)
        return views

    @property
    def view(self) -> dict[str, Any]:
        """The same as plain data."""
        return self.game.view.read(self.view_record.tobytes())

    @property
    def facts(self) -> dict[str, Any]:
        """What never changes in this game, as plain data."""
        found = record.new(self.game.facts.dtype)
        self.game.entry.tell_facts(self.components, self.records, 0, found, self.game.blank_facts)
        return self.game.facts.read(found.tobytes())

    @property
    def choices(self) -> list[Choice]:
        """The actions the seat may choose from, each with what explains it."""
        found = record.new(codes.CHOICE, self.count)
        self.game.entry.offer(self.components, self.records, 0, self.seat, self.mask, found)
        return [self.game.choice(row) for row in CHOICE.iter_unpack(found.tobytes())]

    def choice(self, action: int) -> Choice:
        """What an action means to this seat now, allowed or not."""
        found = record.new(codes.CHOICE)
        self.game.entry.meaning(self.components, self.records, 0, self.seat, int(action), found, 0)
        return self.game.choice(CHOICE.unpack(found.tobytes()))

    def why(self, action: int) -> Reason | None:
        """Why the seat may not choose an action, or None when it may."""
        found = record.new(codes.REASON)
        if self.game.entry.refusal(self.components, self.records, 0, self.seat, int(action), found) == codes.ALLOWED:
            return None if self.game.gives_reasons or int(action) in self.legal else NOT_OFFERED
        return self.game.reason(REASON.unpack(found.tobytes()))
