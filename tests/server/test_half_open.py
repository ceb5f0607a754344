"""Whoever opens connections and says nothing, or says it slowly, keeps nobody else out."""

import asyncio
import contextlib
import resource
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from jadetable.server.tables.limits import Places, place_of
from tests.server.client import Rest, socket
from tests.server.running import InThread, Process, in_thread

HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
BODY = HALF + b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
linux = pytest.mark.skipif(sys.platform != "linux", reason="another address of this machine, and its limits")


def target(base: str) -> tuple[str, int]:
    host, port = base.removeprefix("http://").split(":")
    return host, int(port)


@contextlib.asynccontextmanager
async def half_open(
    base: str, count: int, data: bytes, source: str = "127.0.0.1"
) -> AsyncIterator[list[asyncio.Task[float]]]:
    """So many connections on which only this was said; each task ends when the server hangs up, with the time."""
    host, port = target(base)
    writers: list[asyncio.StreamWriter] = []

    async def until_closed(reader: asyncio.StreamReader) -> float:
        started = time.monotonic()
        with contextlib.suppress(OSError):
            while await reader.read(1000):
                pass
        return time.monotonic() - started

    tasks = []
    for _ in range(count):
        reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0))
        with contextlib.suppress(OSError):
            writer.write(data)
        writers.append(writer)
        tasks.append(asyncio.create_task(until_closed(reader)))
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        for writer in writers:
            writer.transport.abort()
        await asyncio.gather(*tasks, return_exceptions=True)


@linux
@pytest.mark.parametrize("data", [b"", HALF, BODY], ids=["nothing", "half a head", "half a body"])
async def test_two_thousand_half_open_requests_of_one_address_keep_nobody_out(tmp_path: Path, data: bytes) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 3000:
        pytest.skip("this machine lets nobody open so many files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 3000), hard))
    server = Process(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log")
    server.start()
    try:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1024, 1024))
        async with half_open(server.base, 2000, data):
            for source in ("127.0.0.2", "127.0.0.1"):
                transport = httpx.AsyncHTTPTransport(local_address=source)
                async with httpx.AsyncClient(base_url=server.base, transport=transport, timeout=30) as client:
                    for _ in range(5):
                        assert (await client.get("/healthz")).status_code == 200, f"from {source}"
        assert "too-many-connections" in server.log.read_text(encoding="utf-8")
    finally:
        server.kill()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_a_request_that_is_not_complete_in_time_is_cut_off_however_it_trickles(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", request_seconds=0.8) as server:
        for data in (b"", HALF, BODY):
            async with half_open(server.base, 3, data) as tasks:
                assert all(0.4 < waited < 5 for waited in await asyncio.wait_for(asyncio.gather(*tasks), 10))
        host, port = target(server.base)
        reader, writer = await asyncio.open_connection(host, port)
        started = time.monotonic()
        with contextlib.suppress(OSError):
            while not reader.at_eof() and time.monotonic() - started < 6:
                writer.write(b"G" if time.monotonic() - started < 0.1 else b"E")
                await writer.drain()
                await asyncio.sleep(0.1)
        assert time.monotonic() - started < 5, "small pieces win no time"
        writer.transport.abort()
        refused = server.tables.metrics.refusals._values
        assert refused[(("code", "too-slow"),)] >= 9


async def test_complete_requests_streams_and_sockets_have_no_such_deadline(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", request_seconds=0.4) as server:
        async with Rest(server.base) as host:
            made = await host.open("zodiac", [{"kind": "person", "name": name} for name in "ab"], start=True)
            table, token = made["table"]["id"], made["tokens"]["0"]
            state = await host.get(f"/api/tables/{table}/state")
            async with socket(server.base, table, token) as one:
                await one.next("welcome")
                waited = await host.get(f"/api/tables/{table}/state", since=state["next"], mark=state["mark"], wait=1.2)
                assert waited["mark"]
                await asyncio.sleep(0.3)
                assert (await one.ask(type="ping"))["type"] == "pong"
            for _ in range(3):  # the same connection, again and again
                await asyncio.sleep(0.5)
                assert (await host.get(f"/api/tables/{table}"))["id"] == table


async def test_a_whole_budget_of_complete_requests_is_not_exceeded(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", connections_per_address=3) as server:
        async with Rest(server.base) as host:
            made = await host.open("zodiac", [{"kind": "person", "name": name} for name in "ab"], start=True)
            path = f"/api/tables/{made['table']['id']}/state"
            state = await host.get(path)
            query = {"since": state["next"], "mark": state["mark"], "wait": 3}
            polls = [asyncio.create_task(host.call("GET", path, **query)) for _ in range(5)]
            found = await asyncio.gather(*polls, return_exceptions=True)
            assert sum(isinstance(one, httpx.TransportError) for one in found) >= 2
            assert sum(isinstance(one, httpx.Response) for one in found) >= 2
            assert await _settled(server)
            await host.get(path)


async def _settled(server: InThread) -> bool:
    """Whether all those connections are forgotten when they are gone."""
    doorstep = server.server.config.http_protocol_class.args[0]  # type: ignore[attr-defined]
    for _ in range(100):
        if sum(place.open for place in doorstep._places.values()) <= 3:
            return True
        await asyncio.sleep(0.1)
    return False


def test_one_connection_to_the_internet_is_one_address() -> None:
    assert place_of("2001:db8:1:2::1") == place_of("2001:db8:1:2:ffff::9") != place_of("2001:db8:1:3::1")
    assert place_of("::ffff:10.0.0.1") == place_of("10.0.0.1") != place_of("10.0.0.2")
    assert place_of("somewhere") == "somewhere" and place_of("") == "" and place_of("x" * 100) == ""
    assert "10.0.0.1" in Places("127.0.0.1, 10.0.0.0/8") and "11.0.0.1" not in Places("10.0.0.0/8")
    assert place_of("2001:db8::1") in Places("2001:db8::7") and "2001:db8::1" not in Places("10.0.0.0/8")
    assert "1.2.3.4" in Places("*") and "1.2.3.4" not in Places("") and "nowhere" not in Places("1.2.3.4")
