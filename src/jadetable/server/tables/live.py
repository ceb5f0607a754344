"""A table in memory: its state, who listens, and what was answered lately."""

import asyncio
import time
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from jadetable.bots import Bot
from jadetable.server.tables.clock import CLOCK
from jadetable.server.tables.connections import Listener
from jadetable.server.tables.limits import Bucket
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import Move, Table

TAIL_MOVES = 24
WATCHED_SECONDS = 40.0  # longer than the longest poll


def clock_ms() -> int:
    """Now, in milliseconds since 1970."""
    return CLOCK.now()


@dataclass(slots=True)
class Live:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    tail: deque[Move] = field(default_factory=lambda: deque(maxlen=TAIL_MOVES))
    keys: OrderedDict[tuple[int, str], Move] = field(default_factory=OrderedDict)
    listeners: set[Listener] = field(default_factory=set)
    bots: dict[tuple[int, str], Bot] = field(default_factory=dict)
    held: dict[int, tuple[int, int]] = field(default_factory=dict)  # by seat of a bot: a question, and its answer to it
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    bucket: Bucket | None = None
    seat_buckets: dict[int, Bucket] = field(default_factory=dict)
    active: dict[int, int] = field(default_factory=dict)  # last sign of life of each seat, in milliseconds
    came_from: dict[int, str] = field(default_factory=dict)  # the address each seat was taken from
    barred: set[str] = field(default_factory=set)  # addresses of those whom the host has removed
    used: float = 0.0
    driven: bool = False
    place: str = ""  # the address that thinking at this table is counted for
    visited: float = 0.0
    hurried: bool = False  # bots think for a shorter time than they would like to, and the table knows it
    hurried_until: float = 0.0

    @property
    def watched(self) -> bool:
        """Whether somebody is looking, or was a short while ago."""
        return bool(self.listeners) or time.monotonic() - self.visited < WATCHED_SECONDS

    def visit(self, place: str, at_home: bool) -> None:
        """Somebody from this address looks; thinking is counted for those who sit here rather than for onlookers."""
        self.visited = time.monotonic()
        if at_home or not self.place:
            self.place = place

    @property
    def present(self) -> set[int]:
        """The seats with somebody connected to this process."""
        return {seat for listener in self.listeners for seat in listener.seats}

    @property
    def onlookers(self) -> int:
        """How many are connected to this process that neither sit here nor host the table."""
        return sum(not listener.seats and not listener.host for listener in self.listeners)


def must_hold(table: Table, seat: int, tokens: list[str]) -> None:
    """Refuse whoever does not hold this seat; asked again on every state a command is tried on."""
    table.seat(seat)
    held = table.held_by(tokens)
    if seat not in held:
        raise Refusal("not-your-seat" if held else "wrong-token", seat=seat)
