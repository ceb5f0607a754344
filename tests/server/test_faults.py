"""The database fails for a while with clocks running: all is told, nothing stands still for good."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from jadetable.server.ops import health
from tests.server.client import Rest
from tests.server.postgres import new_database, postgres, start, stop
from tests.server.running import InThread, Process, in_thread

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
# So many that no game is over soon: for who lets the clock choose twice in a row a bot sits in, and bots are quick.
MANY = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Chi", "Duc", "Eva", "Fa", "Gil", "Hui")]
CLOCK = 2  # seconds for each choice
LONG = 30.0  # seconds that a database is away; the heartbeat, every twenty seconds, falls into it


async def ticks(host: Rest, table: str, seconds: float) -> int:
    """How many events the clock alone causes in this time."""
    before = (await host.get(f"/api/tables/{table}/state"))["next"]
    await asyncio.sleep(seconds)
    return int((await host.get(f"/api/tables/{table}/state"))["next"]) - int(before)


async def refused_move(host: Rest, table: str, key: str) -> httpx.Response:
    """What becomes of a legal move."""
    state = await host.get(f"/api/tables/{table}/state")
    viewer = next(viewer for viewer in state["viewers"] if viewer["ask"])
    body = {"type": "answer", "seat": viewer["seat"], "prompt": viewer["ask"]["prompt"],
            "actions": [viewer["ask"]["choices"][0]["action"]], "key": key}  # fmt: skip
    return await host.call("POST", f"/api/tables/{table}/answers", body)


async def readiness(base: str) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=base, timeout=20) as client:
        reply = await client.get("/readyz")
        found: dict[str, Any] = reply.json()
        assert (reply.status_code == 200) == found["ready"]
        return found


async def until(found: Any, seconds: float = 30) -> None:
    for _ in range(int(seconds * 5)):
        if await found():
            return
        await asyncio.sleep(0.2)
    raise AssertionError("it does not come about")


async def is_refused_and_told(server: InThread, host: Rest, table: str) -> None:
    """While the database fails, a move, a new table and a word are refused alike, and the server is not ready."""
    replies = [await refused_move(host, table, f"gone-{number}") for number in range(5)]
    replies.append(await host.call("POST", "/api/tables", {"game": "zodiac", "seats": PEOPLE}))
    replies.append(await host.call("POST", f"/api/tables/{table}/chat", {"seat": 0, "text": "x" * 200}))
    for reply in replies:
        assert (reply.status_code, reply.json()["code"]) == (503, "unavailable"), reply.text
    assert server.tables.storage.tally.failures >= 7
    assert "database" in (await readiness(server.base))["problems"]
    assert (await host.get("/healthz"))["status"] == "ok", "a start anew would not help"


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of four megabytes, where this machine lets us make one."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.slow
async def test_clocks_go_on_after_a_disk_was_full_for_half_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "LEAST_DISK", 0)  # four megabytes would never do
    with small_disk(tmp_path) as disk, in_thread(f"sqlite:///{disk / 't.db'}") as server:
        async with Rest(server.base) as host:
            table = (await host.open("zodiac", MANY, start=True, clock=CLOCK))["table"]["id"]
            assert await ticks(host, table, 4) > 0
            filler = disk / "filler"
            with filler.open("wb", buffering=0) as file, pytest.raises(OSError, match="space"):
                while True:
                    file.write(os.urandom(4096))
            await until(lambda: is_away(server))
            await is_refused_and_told(server, host, table)
            await asyncio.sleep(LONG)
            assert (await readiness(server.base))["ready"] is False
            filler.unlink()
            await until(lambda: is_ready(server))
            assert await ticks(host, table, 6) > 0, "the clock stands still"
            assert (await refused_move(host, table, "again")).status_code in (200, 409)
            with closing(sqlite3.connect(disk / "t.db")) as connection:
                assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        told = [record for record in caplog.records if record.getMessage() == "database failed"]
        assert 0 < len(told) <= LONG + 20, "once a second at most"


async def is_away(server: InThread) -> bool:
    return "database" in (await readiness(server.base))["problems"]


async def is_ready(server: InThread) -> bool:
    return bool((await readiness(server.base))["ready"])


async def test_clocks_go_on_after_a_file_could_not_grow(tmp_path: Path) -> None:
    """The same in short: SQLite itself says that the disk is full, by a limit that is set from outside the server."""
    with in_thread(f"sqlite:///{tmp_path / 't.db'}") as server:
        async with Rest(server.base) as host:
            table = (await host.open("zodiac", MANY, start=True, clock=CLOCK))["table"]["id"]

            def limit(pages: int) -> Any:
                return server.tables.storage.writer.do(
                    lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar()
                )

            await server.on_loop(limit(1))  # no more than there are now
            await until(lambda: _grown(host))
            reply = await host.call("POST", "/api/tables", {"game": "zodiac", "seats": PEOPLE})
            assert (reply.status_code, reply.json()["code"]) == (503, "unavailable")
            assert server.tables.storage.tally.failures > 0 and not server.tables.background.ended
            await server.on_loop(limit(10**6))
            assert await ticks(host, table, 4) > 0
            assert (await host.call("POST", "/api/tables", {"game": "zodiac", "seats": PEOPLE})).status_code == 201


async def _grown(host: Rest) -> bool:
    """Whether the file is full: tables are opened until one is refused."""
    return (await host.call("POST", "/api/tables", {"game": "zodiac", "seats": PEOPLE})).status_code == 503


@pytest.fixture(scope="module")
def database_server() -> Iterator[Any]:
    with postgres() as running:
        yield running


@pytest.mark.slow
async def test_clocks_go_on_after_postgresql_was_away_for_half_a_minute(
    database_server: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = new_database(database_server)
    other = Process(database, tmp_path / "other.log")
    other.start()
    try:
        with in_thread(database) as server:
            async with Rest(server.base) as host, Rest(other.base) as there:
                table = (await host.open("zodiac", MANY, start=True, clock=CLOCK))["table"]["id"]
                elsewhere = (await there.open("zodiac", MANY, start=True, clock=CLOCK))["table"]["id"]
                assert await ticks(host, table, 4) > 0
                stop(database_server)
                await asyncio.sleep(LONG)
                assert "database" in (await readiness(server.base))["problems"]
                assert (await host.get("/healthz"))["status"] == "ok"
                assert server.tables.storage.tally.failures > 0
                start(database_server)
                await until(lambda: is_ready(server))
                assert await ticks(host, table, 6) > 0, "the clock stands still"
                assert await ticks(there, elsewhere, 6) > 0, "the clock of the other process stands still"
                assert (await refused_move(host, table, "again")).status_code in (200, 409)
            told = [record for record in caplog.records if record.getMessage() == "database failed"]
            assert 0 < len(told) <= LONG + 20, "once a second at most"
    finally:
        other.kill()
