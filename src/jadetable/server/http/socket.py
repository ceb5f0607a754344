"""One WebSocket for each client: the present state first, then news; answers come back the same way."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import websocket
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from jadetable.core.errors import JadeError
from jadetable.server import protocol
from jadetable.server.http.routes_play import LONGEST_LANG, charge, take_from
from jadetable.server.http.routes_tables import TableId
from jadetable.server.http.visitor import language, place, tables_of, visit
from jadetable.server.protocol import Answer, Look, Message, Ping, React, Say, Withdraw
from jadetable.server.store import crash_points
from jadetable.server.tables.connections import RESTARTING, Listener
from jadetable.server.tables.live import Live, clock_ms
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.refusals import Refusal, code_of
from jadetable.server.tables.table import LONGEST_CHAT, clean_text

log = logging.getLogger("jadetable.server")

NORMAL, POLICY, REFUSED = 1000, 1008, 4400
MOST_STRIKES = 20
FAREWELL_SECONDS = 2

Socket = WebSocket[Any, Any, Any]


async def _send(socket: Socket, data: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})


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
        listener = Listener(visitor.tokens, visitor.seats, visitor.host, lang, int(since))
        first = await tables.broadcast.welcome(visitor.live, listener, int(since))
    except JadeError as error:
        await _send(socket, _error(tables, error, lang))
        await socket.close(code=REFUSED)
        return
    await _converse(tables, socket, visitor.live, listener, first)


async def _converse(tables: LiveTables, socket: Socket, live: Live, listener: Listener, first: bytes) -> None:
    tables.metrics.sockets.add(1)
    sender = asyncio.create_task(_tell(tables, socket, live, listener, first))
    try:
        await _hear(tables, socket, live, listener)
        if listener.closed:
            await asyncio.wait({sender}, timeout=FAREWELL_SECONDS)  # the reason is still on its way
    except WebSocketDisconnect:
        pass
    finally:
        tables.metrics.sockets.add(-1)
        tables.broadcast.leave(live, listener)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await sender


async def _tell(tables: LiveTables, socket: Socket, live: Live, listener: Listener, first: bytes) -> None:
    """Send what has happened, page by page, and then what is queued, in order."""
    await _send(socket, first)
    try:
        while listener.behind and not listener.closed:
            await _send(socket, await tables.broadcast.catch_up(live, listener))
    except JadeError as error:  # the database does not answer: the client comes back and hears the rest
        listener.send(_error(tables, error, listener.lang))
        listener.close(RESTARTING)
    while True:
        found = await listener.queue.get()
        if isinstance(found, int):
            await socket.close(code=found)
            return
        data, _ = found
        await _send(socket, data)
        if data.startswith(b'{"type":"accepted"'):
            crash_points.passing("acknowledged")


async def _hear(tables: LiveTables, socket: Socket, live: Live, listener: Listener) -> None:
    """Take messages until the client goes; each gets a reply, and a flood ends the conversation."""
    strikes = 0
    addresses = socket.app.state["addresses"]
    address = place(socket)
    while not listener.closed:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        data: Any = event.get("text") or event.get("bytes") or b""
        key = None
        try:
            if not addresses.take(address):
                raise Refusal("too-many")
            message = _read(data, tables.settings.message_bytes)
            key = getattr(message, "key", None)
            seat = getattr(message, "seat", None)
            own = seat if seat in listener.seats else None
            take_from(live, own, tables.settings.seat_rate, tables.settings.seat_burst)
            await _handle(tables, live, listener, message)
            strikes = 0
        except JadeError as error:
            listener.send(_error(tables, error, listener.lang, key))
            await asyncio.sleep(0)  # the refusal goes out before the next message is looked at
            strikes = strikes + 1 if code_of(error) == "too-many" else 0
            if strikes >= MOST_STRIKES:
                log.warning("flooding client cut off", extra={"table": live.table.id, "address": address})
                listener.close(POLICY)
        except Exception:
            # A fault of ours must not end the conversation; it is logged in full and told in brief.
            log.exception("message failed", extra={"table": live.table.id})
            listener.send(_error(tables, Refusal("failed"), listener.lang, key))


def _read(data: str | bytes, most: int) -> Message:
    if len(data) > most:
        raise Refusal("too-large")
    try:
        return protocol.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", why=str(error)[:200]) from error


async def _handle(tables: LiveTables, live: Live, listener: Listener, message: Message) -> None:
    if isinstance(message, Answer):
        listener.send(protocol.encode(await tables.answer(live, message, listener.tokens)))
    elif isinstance(message, Withdraw):
        listener.send(protocol.encode(await tables.withdraw(live, message, listener.tokens)))
    elif isinstance(message, Say | React):
        await _speak(tables, live, listener, message)
    elif isinstance(message, Look):
        listener.send(tables.broadcast.now(live, listener))
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
