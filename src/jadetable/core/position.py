"""`Position`: components and a record. What is asked, what is allowed, what a seat knows, what happens next."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core import record
from jadetable.core.entry import REFUSED
from jadetable.core.errors import BadReplay, BadSeats, RuleFault
from jadetable.core.events import CAPACITY, EVENT
from jadetable.core.game import Game
from jadetable.core.knowledge import Happened, Knowledge
from jadetable.core.outcome import wins_of
from jadetable.core.record import MAX_SEATS, SPECTATOR, Record, Records

SEATS_OF = [tuple(seat for seat in range(MAX_SEATS) if bits >> seat & 1) for bits in range(1 << MAX_SEATS)]


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats of a bit set."""
    return SEATS_OF[bits]


class Position:
    """A game as it stands: no history, no names."""

    __slots__ = ("_asked", "_legal", "_take", "components", "game", "records", "seats")

    def __init__(self, game: Game, components: Records, records: Records) -> None:
        self.game = game
        self.components = components
        self.records = records
        self.seats = int(records["seats"][0])
        self._legal, self._take = game.entry.list_legal, game.entry.take
        self._asked = records["asked"]  # a view: the quickest way to one number of a record

    @classmethod
    def from_bytes(cls, game: Game, components: Records, stored: bytes) -> "Position":
        """The position whose bytes these are; raises BadReplay when they are not of this game."""
        if len(stored) != game.state.itemsize:
            raise BadReplay("error-snapshot", game=game.slug, size=len(stored), expected=game.state.itemsize)
        game.prepare()
        return cls(game, components, record.as_records(np.frombuffer(bytearray(stored), game.state)))

    def to_bytes(self) -> bytes:
        """The record, for `from_bytes`. It holds every secret of the game."""
        return self.records.tobytes()

    def clone(self) -> "Position":
        """An independent copy."""
        return Position(self.game, self.components, record.as_records(np.array(self.records)))

    # --- how it stands ------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The state itself, writable: tests set up any position here."""
        return record.element(self.records)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return seats_of(self._asked.item())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.records["over"][0])

    @property
    def truncated(self) -> bool:
        """Whether it ended by its length limit."""
        return bool(self.records["truncated"][0])

    @property
    def ply(self) -> int:
        """How many actions were applied so far."""
        return int(self.records["ply"][0])

    @property
    def ranking(self) -> tuple[int, ...]:
        """The rank of each seat: 1 is first, equal seats share; all 0 while the game goes on."""
        return tuple(self.records["rank"][0, : self.seats].tolist())

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat as it stands. For the table's owner: it counts hidden cards too."""
        out = np.zeros(MAX_SEATS, np.int32)
        self.game.loops.scores(self.components, self.records, 0, out)
        return tuple(out[: self.seats].tolist())

    @property
    def payoffs(self) -> tuple[float, ...]:
        """What each seat got out of the finished game, for learning; nothing while it goes on."""
        out = np.zeros(MAX_SEATS, np.float32)
        if self.over:
            self.game.loops.payoffs(self.components, self.records, 0, out)
        return tuple(out[: self.seats].tolist())

    @property
    def wins(self) -> tuple[float, ...]:
        """Each seat's part of first place: 1 for a winner alone, divided where it is shared."""
        if not self.over:
            return (0.0,) * self.seats
        return wins_of(self.payoffs)

    @property
    def digest(self) -> str:
        """A fingerprint of the state."""
        return record.digest(self.records)

    @property
    def faults(self) -> list[str]:
        """What is wrong with the state: nothing, unless somebody edited the record or a rule has a bug."""
        flags = self.game.loops.faults(self.components, self.records, 0)
        return [text for place, text in enumerate(self.game.faults) if flags >> place & 1]

    @property
    def longest(self) -> int:
        """No game that was dealt so takes more decisions than this."""
        return int(self.game.entry.longest(self.components, self.records, 0))

    # --- playing ------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The actions this seat may choose now, in rising order; empty when it is not asked."""
        if seat.__class__ is not int or not 0 <= seat < self.seats:
            seat = self.check_seat(seat)
        buffers = self.game.buffers
        count = self._legal(self.components, self.records, 0, seat, buffers.mask, buffers.actions)
        found: list[int] = buffers.actions[:count].tolist()
        return found

    def take(self, seat: int, action: int) -> bytes | None:
        """This seat chooses: what happened, as rows of `events.EVENT`; None, and nothing is changed, if it may not."""
        if not 0 <= action < self.game.actions.size:
            return None
        buffers = self.game.buffers
        count = self._take(self.components, self.records, 0, seat, action, buffers.mask, buffers.log)
        if count == REFUSED:
            return None
        if count > CAPACITY:
            raise RuleFault("error-log-full", count=count)
        return buffers.rows[: count * EVENT.itemsize].tobytes()

    def draft(self, seat: int, action: int) -> bytes | None:
        """As `take`, in a position that is only thought over: what would be a mistake goes on as if it were none.

        Otherwise a draft would answer for nothing what with table_rules is the player's own to see.
        """
        before = np.array(self.records)
        rows = self.take(seat, action)
        if rows is None or not self.is_mistake(rows):
            return rows
        self.records[:] = before
        buffers = self.game.buffers
        buffers.log["n"] = 0
        self.game.entry.let_stand(self.components, self.records, 0, seat)
        self.game.loops.step(self.components, self.records, 0, seat, action, buffers.log)  # it was allowed before
        return buffers.rows[: int(buffers.log["n"][0]) * EVENT.itemsize].tobytes()

    def is_mistake(self, rows: bytes) -> bool:
        """Whether what happened was a mistake, after which the rest of an entry no longer counts."""
        return any(event.kind in self.game.mistakes for event in Happened(self.game.events, 0, rows))

    # --- knowing ------------------------------------------------------------------------------------------------------

    def know(self, seat: int) -> Knowledge:
        """What a seat (or SPECTATOR) may know: the gate that views, bots and environments all go through."""
        if seat != SPECTATOR:
            seat = self.check_seat(seat)
        known, mask = record.new(self.game.state), np.zeros(self.game.mask_words, np.uint64)
        self.game.loops.know(self.components, self.records, 0, seat, known, 0)
        count = self.game.loops.choices(self.components, self.records, 0, seat, mask)
        return Knowledge(self.game, self.components, known, seat, mask, count)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees, as plain data; without a seat, what a spectator sees."""
        return self.know(SPECTATOR if seat is None else seat).view

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know as a flat array, in the order of `game.pieces`."""
        seat = self.check_seat(seat)
        game, buffers = self.game, self.game.buffers
        out = np.zeros(game.observation_size, np.float32)
        game.loops.know(self.components, self.records, 0, seat, buffers.known, 0)
        game.entry.features(self.components, buffers.known, 0, seat, out, record.as_records(out.view(game.observation)))
        return out

    def imagine(self, seat: int, entropy: int) -> "Position":
        """A position this seat believes possible, for search."""
        out = record.new(self.game.state)
        self.game.loops.imagine(self.components, self.records, 0, seat, np.uint64(entropy), out, 0)
        return Position(self.game, self.components, out)

    def check_seat(self, seat: Any) -> int:
        """The seat's number; raises BadSeats."""
        whole = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if not whole or not 0 <= seat < self.seats:
            raise BadSeats("error-no-seat", seat=str(seat), last=self.seats - 1)
        return int(seat)
