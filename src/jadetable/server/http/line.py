"""A socket once its handshake is done: no task, no queue and no copy of the request stays with it.

Otherwise most of a table's memory is what a web framework keeps for each open socket. The handshake is still the
framework's, with all that may refuse it. Then `Handshake.hand_over` makes a `Line` of the connection, and the request
ends.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from jadetable.server.http import frames
from jadetable.server.http.frames import BadFrame, Incoming

HANDSHAKE = "jade.handshake"  # among the extensions of a request's scope
PING_SECONDS = 20.0
FAREWELL_SECONDS = 10.0  # for a client to say goodbye, too
MOST_UNSENT = 256 * 1024  # bytes that wait for a client that does not read
NORMAL, RESTARTING, LOST = 1000, 1012, 1006


class Hearer(Protocol):
    """Who talks over a line."""

    async def hear(self, data: bytes) -> None:
        """A message came. The next one waits until this one is dealt with."""

    def gone(self) -> None:
        """Nobody is there any more."""


def _nothing() -> None:
    """What is to be done when a line is gone, unless something is."""


class Line(asyncio.Protocol):
    """One open socket."""

    __slots__ = ("_closed_by", "_connections", "_hearer", "_incoming", "_loop", "_ping", "_tasks", "_then", "_timer",
                 "_transport", "_waiting", "_work")  # fmt: skip

    def __init__(self, handshake: "Handshake") -> None:
        self._transport: Any = handshake.transport
        self._loop, self._connections, self._tasks = handshake.loop, handshake.connections, handshake.tasks
        self._incoming = Incoming(handshake.config.ws_max_size)
        self._hearer: Hearer | None = None
        self._waiting: list[bytes] = []
        self._work: asyncio.Task[None] | None = None
        self._ping = False  # whether one was sent that has not come back
        self._closed_by = 0
        self._then: Callable[[], None] = _nothing
        self._timer = self._loop.call_later(PING_SECONDS, self._look)

    def begin(self, hearer: Hearer) -> None:
        """From now on somebody listens."""
        self._hearer = hearer
        self._read(True)

    def lose(self) -> None:
        """The client has gone already: nothing is sent any more, and whoever begins hears of it."""
        self._closed_by = LOST
        self._loop.call_soon(self.connection_lost, None)

    def then(self, then: Callable[[], None]) -> None:
        """Do this when the line is gone, which it may be already."""
        if self._closed_by == LOST:
            then()
        else:
            self._then = then

    # --- to the client ------------------------------------------------------------------------------------------------

    @property
    def has_room(self) -> bool:
        """Whether the client keeps up with what it is told."""
        return self._closed_by == LOST or self._transport.get_write_buffer_size() <= MOST_UNSENT

    def send(self, data: bytes) -> None:
        """A message of text."""
        if not self._closed_by:
            self._transport.write(frames.framed(frames.TEXT, data))

    def close(self, code: int) -> None:
        """Hang up, after what was sent before."""
        if self._closed_by:
            return
        self._closed_by = code
        self._transport.write(frames.closing(code))
        self._read(True)  # for the client's own goodbye
        self._timer.cancel()
        self._timer = self._loop.call_later(FAREWELL_SECONDS, self._transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTARTING)
        self._transport.close()

    # --- from the client ----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """A part of what the client says."""
        try:
            for kind, payload in self._incoming.messages(data):
                self._take(kind, payload)
        except BadFrame as error:
            self.close(error.code)
            self._transport.close()

    def connection_lost(self, _error: Exception | None) -> None:
        """The connection is gone."""
        self._timer.cancel()
        self._closed_by = LOST
        self._connections.discard(self)
        self._waiting = []
        hearer, then = self._hearer, self._then
        self._hearer, self._then = None, _nothing
        if hearer is not None:
            hearer.gone()
        then()

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == frames.PONG:
            self._ping = False
        elif kind == frames.CLOSE:
            self.close(frames.reply_to(payload))
            self._transport.close()
        elif self._closed_by:
            return
        elif kind == frames.PING:
            self._transport.write(frames.framed(frames.PONG, payload))
        else:
            self._waiting.append(payload)
            if self._work is None:
                self._go_on()
            else:
                self._read(False)

    def _go_on(self) -> None:
        self._work = self._loop.create_task(self._hear())
        self._tasks.add(self._work)  # the server waits for it when it stops
        self._work.add_done_callback(self._done)

    async def _hear(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            for data in batch:
                if self._hearer is None:
                    return
                await self._hearer.hear(data)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        self._work = None
        if self._waiting:  # it came just when the task had ended
            self._go_on()
        else:
            self._read(True)

    def _read(self, on: bool) -> None:
        if not self._transport.is_closing():
            (self._transport.resume_reading if on else self._transport.pause_reading)()

    def _look(self) -> None:
        """Whether the client is still there: once in a while it is asked."""
        if self._ping:
            self._transport.abort()
            return
        self._ping = True
        self._transport.write(frames.framed(frames.PING, b""))
        self._timer = self._loop.call_later(PING_SECONDS, self._look)


class _Elsewhere:
    """In the place of a transport that a line has taken over: the end of the request does not hang up."""

    def close(self) -> None:
        """Nothing to close."""


class Handshake(WebSocketsSansIOProtocol):
    """Uvicorn's protocol for sockets, up to the point where a conversation begins."""

    line: Line | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find us. What the client says waits until there is a line, or the goodbye."""
        super().handle_connect(event)
        if not self.handshake_complete:
            given: Any = self.scope["extensions"]
            given[HANDSHAKE] = self
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """As uvicorn's, but nothing more is read for it."""
        return await self.queue.get()

    def hand_over(self) -> Line:
        """The connection as a line."""
        self.stop_keepalive()
        line = self.line = Line(self)
        self.connections.discard(self)
        self.connections.add(line)  # type: ignore[arg-type]  # all that is asked of one is `shutdown`
        self.transport.set_protocol(line)
        self.transport = _Elsewhere()  # type: ignore[assignment]
        if self.disconnected:
            line.lose()
        return line


def handshake_of(scope: Any) -> Handshake:
    """The handshake that a request for a socket came by."""
    found: Handshake = scope["extensions"][HANDSHAKE]
    return found
