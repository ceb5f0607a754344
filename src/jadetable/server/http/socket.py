"""One WebSocket for each client: the present state first, then news; answers come back the same way."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import websocket
from litestar.connection import WebSocket

from jadetable.core.errors import JadeError
from jadetable.server import protocol
from jadetable.server.http.line import Line, handshake_of
from jadetable.server.http.routes_play import LONGEST_LANG, charge, take_from
from jadetable.server.http.routes_tables import TableId
from jadetable.server.http.visitor import Visitor, language, place, tables_of, visit
from jadetable.server.ops import logs
from jadetable.server.protocol import Answer, Look, Looking, Message, Ping, React, Say, Withdraw
from jadetable.server.store import crash_points
from jadetable.server.tables.connections import QUEUE, RESTARTING, TOO_SLOW, Listener
from jadetable.server.tables.limits import Buckets
from jadetable.server.tables.live import Live, clock_ms
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.refusals import Refusal, code_of
from jadetable.server.tables.table import LONGEST_CHAT, clean_text

log = logging.getLogger("jadetable.server")

POLICY, REFUSED = 1008, 4400
MOST_STRIKES = 20

Socket = WebSocket[Any, Any, Any]


async def _refuse(socket: Socket, data: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
    await socket.close(code=REFUSED)


def _error(tables: LiveTables, error: JadeError, lang: str, key: str | None = None) -> bytes:
    tables.metrics.refusals.add(code=code_of(error))
    return protocol.encode(protocol.ErrorBody(code_of(error), error.text(lang), key))


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: TableId) -> None:
    """Whoever holds seats plays; whoever holds none watches."""
    tables = tables_of(socket)
    await socket.accept()
    lang = "en"
    try:
        wanted = socket.query_params.get("lang", "")
        if len(wanted) > LONGEST_LANG:
            raise Refusal("bad-request", why="lang")
        lang = language(socket, wanted)
        since = socket.query_params.get("since", "0")
        if not since.isdecimal() or len(since) > 8:
            raise Refusal("bad-request", why="since")
        visitor = await visit(socket, table_id)
        visitor.must_see()
        charge(socket, visitor, "state" if tables.broadcast.past.is_near(visitor.live, int(since)) else "past")
        talk = Conversation(tables, visitor, lang, int(since), socket.app.state["addresses"], place(socket))
        first = await tables.broadcast.welcome(visitor.live, talk, int(since))
    except JadeError as error:
        await _refuse(socket, _error(tables, error, lang))
        return
    talk.begin(handshake_of(socket.scope).hand_over(), first)


class Conversation(Listener):
    """One client at one table: what it says is answered in turn, and what happens it is told."""

    __slots__ = ("_address", "_addresses", "_held", "_line", "_live", "_request", "_strikes", "_tables")

    def __init__(
        self, tables: LiveTables, visitor: Visitor, lang: str, since: int, addresses: Buckets, address: str
    ) -> None:
        super().__init__(visitor.tokens, visitor.seats, visitor.host, lang, since)
        self._tables, self._live, self._addresses, self._address = tables, visitor.live, addresses, address
        self._request = logs.request_id.get()
        self._strikes = 0
        self._line: Line | None = None
        self._held: list[bytes | int] | None = []  # what waits for what comes before it; the code to hang up with

    def begin(self, line: Line, first: bytes) -> None:
        """Say what there is to be said first, and listen."""
        self._line = line
        self._tables.metrics.sockets.add(1)
        line.send(first)
        line.begin(self)
        if self.behind:
            self._tables.background.start("catch up", self._catch_up(line))
        else:
            self._release(line)

    async def _catch_up(self, line: Line) -> None:
        """Tell what had happened, page by page, and then what was held back."""
        try:
            while self.behind and not self.closed:
                line.send(await self._tables.broadcast.catch_up(self._live, self))
        except JadeError as error:  # the database does not answer: the client comes back and hears the rest
            self.send(_error(self._tables, error, self.lang))
            self.close(RESTARTING)
        self._release(line)

    def _release(self, line: Line) -> None:
        held, self._held = self._held or [], None
        for one in held:
            line.close(one) if isinstance(one, int) else line.send(one)

    # --- to the client ------------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send a message, or keep it for its turn."""
        if self.closed:
            return
        if self._held is not None:
            self._held.append(data)
        elif self._line is not None:
            self._line.send(data)
        too_much = len(self._held) > QUEUE if self._held is not None else self._line and not self._line.has_room
        if too_much:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Hang up, after what was said before."""
        if self.closed:
            return
        self.closed = True
        if self._held is not None:
            self._held.append(code)
        elif self._line is not None:
            self._line.close(code)

    def gone(self) -> None:
        """The client is not there any more."""
        self.closed = True
        self._tables.metrics.sockets.add(-1)
        self._tables.broadcast.leave(self._live, self)

    # --- from the client ----------------------------------------------------------------------------------------------

    async def hear(self, data: bytes) -> None:
        """Each message gets a reply, and a flood ends the conversation."""
        if self.closed:
            return
        logs.request_id.set(self._request)
        tables, live, key = self._tables, self._live, None
        try:
            if not self._addresses.take(self._address):
                raise Refusal("too-many")
            message = _read(data, tables.settings.message_bytes)
            key = getattr(message, "key", None)
            seat = getattr(message, "seat", None)
            own = seat if seat in self.seats else None
            take_from(live, own, tables.settings.seat_rate, tables.settings.seat_burst)
            await _handle(tables, live, self, message)
            self._strikes = 0
        except JadeError as error:
            self.send(_error(tables, error, self.lang, key))
            await asyncio.sleep(0)  # the refusal goes out before the next message is looked at
            self._strikes = self._strikes + 1 if code_of(error) == "too-many" else 0
            if self._strikes >= MOST_STRIKES:
                log.warning("flooding client cut off", extra={"table": live.table.id, "address": self._address})
                self.close(POLICY)
        except Exception:
            # A fault of ours must not end the conversation; it is logged in full and told in brief.
            log.exception("message failed", extra={"table": live.table.id})
            self.send(_error(tables, Refusal("failed"), self.lang, key))


def _read(data: bytes, most: int) -> Message:
    if len(data) > most:
        raise Refusal("too-large")
    try:
        return protocol.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", why=str(error)[:200]) from error


async def _handle(tables: LiveTables, live: Live, listener: Listener, message: Message) -> None:
    if isinstance(message, Answer):
        listener.send(protocol.encode(await tables.answer(live, message, listener.tokens)))
        crash_points.passing("acknowledged")
    elif isinstance(message, Withdraw):
        listener.send(protocol.encode(await tables.withdraw(live, message, listener.tokens)))
        crash_points.passing("acknowledged")
    elif isinstance(message, Say | React):
        await _speak(tables, live, listener, message)
    elif isinstance(message, Look):
        listener.send(tables.broadcast.now(live, listener))
    elif isinstance(message, Looking):
        listener.looking = message.looking
    elif isinstance(message, Ping):
        listener.send(protocol.encode(protocol.Pong(clock_ms())))


async def _speak(tables: LiveTables, live: Live, listener: Listener, message: Say | React) -> None:
    if message.seat not in listener.seats:
        raise Refusal("not-your-seat", seat=message.seat)
    if isinstance(message, React):
        await tables.say(live, message.seat, "reaction", message.reaction)
        return
    text = clean_text(message.text, LONGEST_CHAT)
    if not text:
        raise Refusal("bad-request", why="text")
    await tables.say(live, message.seat, "text", text)
