"""Before a request is complete: how many connections an address may hold, and how long it may take to say what it is.

A connection costs a file of this process, whoever opens it and however little comes of it. What is counted here is
plain requests; sockets are counted by `Guard` when their handshake is read.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from jadetable.server.ops.metrics import Metrics
from jadetable.server.ops.settings import Settings
from jadetable.server.tables.limits import Places, place_of

try:
    import resource
except ImportError:  # Windows knows no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger("jadetable.server")

KEPT_FILES = 128  # for the database, the pages and whatever else is opened
WANTED_FILES = 65_536
SAID_SECONDS = 10.0  # between two lines in the log
UNFINISHED = (h11.IDLE, h11.SEND_BODY)  # what h11 calls a request of which something is still to come


def open_more_files() -> None:
    """Let this process have as many files open as its limit can be raised to: each connection is one."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many connections this process has files for."""
    if resource is None:
        return WANTED_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED_FILES if soft == resource.RLIM_INFINITY else max(soft - KEPT_FILES, soft // 2)


@dataclass
class _Place:
    """The connections of one address."""

    open: int = 0
    unfinished: "OrderedDict[Patient, None]" = field(default_factory=OrderedDict)  # the oldest first


class Doorstep:
    """Everybody who has come, and has not said yet what it is about.

    Where there is no more room, who has been saying nothing for longest makes way: whoever has a request gets in.
    """

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.seconds = settings.request_seconds
        self._most, self._metrics = settings.connections_per_address, metrics
        self._proxies = Places(settings.proxies)  # all the world comes through them
        self._places: dict[str, _Place] = {}
        self._unfinished: OrderedDict[Patient, None] = OrderedDict()
        self._said = 0.0

    def enter(self, one: "Patient", everybody: int) -> bool:
        """Somebody comes; False when there is no room."""
        place = self._places.setdefault(one.place, _Place())
        place.open += 1
        counted = one.place not in self._proxies
        if counted and place.open > self._most:
            return self._make_way(place.unfinished, one)
        if everybody > most_connections():
            return self._make_way(self._unfinished, one)
        return True

    def wait(self, one: "Patient") -> None:
        """Somebody has begun a request."""
        self._places[one.place].unfinished[one] = self._unfinished[one] = None

    def finish(self, one: "Patient") -> None:
        """The request is complete."""
        self._places[one.place].unfinished.pop(one, None)
        self._unfinished.pop(one, None)

    def leave(self, one: "Patient") -> None:
        """Somebody goes, or goes on as a socket."""
        self.finish(one)
        place = self._places[one.place]
        place.open -= 1
        if not place.open:
            del self._places[one.place]

    def turn_away(self, one: "Patient", code: str) -> None:
        """Hang up, and tell whoever runs the server."""
        self._metrics.refusals.add(code=code)
        if time.monotonic() - self._said > SAID_SECONDS:
            self._said = time.monotonic()
            log.warning("connections closed", extra={"why": code, "address": one.place})
        one.transport.abort()

    def _make_way(self, unfinished: "OrderedDict[Patient, None]", newcomer: "Patient") -> bool:
        oldest = next(iter(unfinished), None)
        self.turn_away(oldest or newcomer, "too-many-connections")
        if oldest is not None:
            self.finish(oldest)
        return oldest is not None


class Patient(H11Protocol):
    """Uvicorn's protocol for plain requests, with a budget and a deadline."""

    def __init__(self, doorstep: Doorstep, **given: Any) -> None:
        super().__init__(**given)
        self._doorstep = doorstep
        self._deadline: asyncio.TimerHandle | None = None
        self._here = False
        self.place = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        self.place = place_of(self.client[0] if self.client else "")
        self._here = True
        if self._doorstep.enter(self, len(self.connections)):
            self._look()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or all of it."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._look()

    def on_response_complete(self) -> None:
        """The next request may have come already."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is not None:
            return  # uvicorn waits for the next one, and not for long
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The request is complete, and from now on another protocol's."""
        self._go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        super().connection_lost(exc)
        self._go()

    def _look(self) -> None:
        """Whether something of a request is still to come; that it comes in small pieces wins no time."""
        if not self._here:
            return
        if self.conn.their_state not in UNFINISHED:
            self._calm()
        elif self._deadline is None:
            self._doorstep.wait(self)
            self._deadline = self.loop.call_later(self._doorstep.seconds, self._too_late)

    def _too_late(self) -> None:
        self._deadline = None
        self._doorstep.turn_away(self, "too-slow")

    def _calm(self) -> None:
        self._doorstep.finish(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _go(self) -> None:
        if self._here:
            self._calm()
            self._doorstep.leave(self)
            self._here = False
