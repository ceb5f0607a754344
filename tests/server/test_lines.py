"""An open socket: nothing that is said is lost, whoever does not read or answer is let go, and it costs little."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from benchmarks.load import memory
from jadetable.server.http import frames, line
from jadetable.server.http.line import Line
from tests.server.client import Rest, bearer, socket
from tests.server.running import InThread, Process

KIB = 1024
# Of a table with four people at it, sockets included: 60, as the benchmark finds with hundreds of tables, and what
# the allocator's steps add to a few.
MOST_KIB = 70
TABLES, MOVES = 60, 12


@asynccontextmanager
async def bare_socket(server: InThread, table: str, said: bytes = b"") -> AsyncIterator[Any]:
    """A connection after its handshake, with what was said in one piece with it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.base.rpartition(":")[2]))
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b"101" in head.splitlines()[0]
    writer.write(said)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def opened(host: Rest, game: str = "toy", people: int = 2) -> str:
    made = await host.open(game, [{"kind": "person", "name": f"P{seat}"} for seat in range(people)], start=True)
    return str(made["table"]["id"])


def masked(kind: int, data: bytes) -> bytes:
    """A short frame of a client; its mask changes nothing."""
    return bytes((0x80 | kind, 0x80 | len(data), 0, 0, 0, 0)) + data


async def test_what_is_said_at_once_and_in_one_piece_is_all_answered_in_turn(toy_server: InThread) -> None:
    async with Rest(toy_server.base) as host:
        table = await opened(host)
        async with socket(toy_server.base, table, *host.tokens) as one:
            for number in range(50):
                await one.send(type="say", seat=0, text=f"line {number}")
            heard = [(await one.next("chat", "error"))["text"] for _ in range(20)]
            assert heard == [f"line {number}" for number in range(20)]
        pings = masked(frames.TEXT, b'{"type":"ping"}') * 5 + masked(frames.CLOSE, b"\x0f\xa0")
        async with bare_socket(toy_server, table, pings) as (reader, _):
            told = await asyncio.wait_for(reader.read(), 30)
            assert told.startswith(b"\x81\x7e") and b'"welcome"' in told
            assert told.count(b'"type":"pong"') in range(6), "the goodbye may overtake replies, not break them"
            assert told.endswith(b"\x88\x02\x0f\xa0")


async def test_messages_that_come_while_another_is_dealt_with_are_not_forgotten(toy_server: InThread) -> None:
    """One message after the other, each sent as soon as the reply to the one before is there."""
    async with Rest(toy_server.base) as host:
        table = await opened(host)
        async with socket(toy_server.base, table, *host.tokens) as one:
            for _ in range(300):
                assert (await asyncio.wait_for(one.ask(type="ping"), 20))["type"] == "pong"


async def test_a_client_that_is_silent_for_long_is_let_go(
    toy_server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "PING_SECONDS", 0.3)
    async with Rest(toy_server.base) as host:
        table = await opened(host)
        async with socket(toy_server.base, table) as lively, bare_socket(toy_server, table) as (reader, _):
            data = b""
            while piece := await asyncio.wait_for(reader.read(1000), 30):
                data += piece
            assert data.endswith(b"\x89\x00"), "it was asked whether it is still there"
            assert (await lively.ask(type="ping"))["type"] == "pong"


async def test_a_client_that_does_not_read_is_cut_off_and_costs_no_memory(toy_server: InThread) -> None:
    async with Rest(toy_server.base) as host:
        table = await opened(host)
        async with bare_socket(toy_server, table), socket(toy_server.base, table, *host.tokens) as one:
            await one.next("welcome")
            live = toy_server.tables.live[table]
            deaf = next(listener for listener in live.listeners if not listener.seats)
            news = b"x" * 60_000

            async def tell() -> int:
                sent = 0
                while not deaf.closed:
                    deaf.send(news)
                    sent += len(news)
                    await asyncio.sleep(0)
                return sent

            sent = await toy_server.on_loop(tell())
            assert line.MOST_UNSENT < sent < 20_000_000, "what the system's own buffers take, and little more"
            assert (await one.ask(type="ping"))["type"] == "pong"


async def test_what_breaks_the_protocol_is_closed_with_its_code(toy_server: InThread) -> None:
    async with Rest(toy_server.base) as host:
        table = await opened(host)
        for said, code in ((b"\x81\x02hi", 1002), (masked(frames.TEXT, b"\xff"), 1007)):
            async with bare_socket(toy_server, table, said) as (reader, _):
                told = await asyncio.wait_for(reader.read(), 30)
                assert told.endswith(frames.closing(code))
        async with bare_socket(toy_server, table, masked(frames.CLOSE, b"\x0f\xa0bye")) as (reader, _):
            assert (await asyncio.wait_for(reader.read(), 30)).endswith(frames.closing(4000))


async def test_nothing_of_a_conversation_is_left_when_it_is_over(toy_server: InThread) -> None:
    async with Rest(toy_server.base) as host:
        table = await opened(host)
        async with socket(toy_server.base, table, *host.tokens) as one:
            await one.next("welcome")
            lines = [found for found in toy_server.server.server_state.connections if isinstance(found, Line)]
            assert lines and toy_server.tables.live[table].listeners
        for _ in range(200):
            left = toy_server.server.server_state.connections & set(lines)
            if not left and not toy_server.tables.live[table].listeners:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("somebody is still there")


async def test_who_went_before_the_welcome_leaves_nothing_behind(
    toy_server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    genuine = toy_server.tables.broadcast.welcome
    handed_over = asyncio.Event()

    async def slow(*given: Any) -> bytes:
        found = await genuine(*given)
        await asyncio.sleep(0.3)
        hang_up()
        handed_over.set()
        return found

    def hang_up() -> None:
        for found in toy_server.server.server_state.connections:
            if isinstance(found, line.Handshake):
                found.disconnected = True
                found.transport.abort()

    monkeypatch.setattr(toy_server.tables.broadcast, "welcome", slow)
    async with Rest(toy_server.base) as host:
        table = await opened(host)
        async with bare_socket(toy_server, table) as (reader, _):
            assert b"welcome" not in await asyncio.wait_for(reader.read(), 30)
        for _ in range(100):
            if handed_over.is_set() and not toy_server.tables.live[table].listeners:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("a listener is left")


async def played(host: Rest, base: str, stack: AsyncExitStack, moves: int) -> None:
    """A table of four people with a socket each, at which so much was played."""
    made = await host.open("zodiac", [{"kind": "person", "name": f"P{seat}"} for seat in range(4)], start=True)
    table, tokens = made["table"]["id"], [made["tokens"][str(seat)] for seat in range(4)]
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    for token in tokens:
        given: dict[str, Any] = {"additional_headers": bearer(token), "compression": None}
        given["close_timeout"] = 0.1  # nobody says farewell
        await stack.enter_async_context(connect(address, **given))
    async with Rest(base, tokens) as players:
        await players.play(table, most=moves)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads the memory of another process from /proc")
async def test_a_live_table_costs_little_memory(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", log_level="info")
    await asyncio.to_thread(server.start)
    try:
        assert server.process is not None
        async with AsyncExitStack() as stack, Rest(server.base) as host:
            for _ in range(8):  # the first tables pay for what all share
                await played(host, server.base, stack, MOVES)
            while "all games prepared" not in server.log.read_text(encoding="utf-8"):
                await asyncio.sleep(1)
            before = memory(server.process.pid)
            for _ in range(TABLES):
                await played(host, server.base, stack, MOVES)
            each = (memory(server.process.pid) - before) * KIB / TABLES
        assert each <= MOST_KIB, f"{each:.0f} KiB a table"
    finally:
        server.kill()
