"""How changes get to the disk: together where they wait together, and none suffers for another."""

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from jadetable.server.ops import admin
from jadetable.server.store.database import Conflict, connect, writing_engine
from jadetable.server.store.storage import Storage
from jadetable.server.tables import play, seating
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import BY_PERSON, Change, Table
from tests.server.client import Rest
from tests.server.postgres import new_database, postgres
from tests.server.running import InThread

SQLITE = pytest.param("sqlite")
POSTGRES = pytest.param("postgresql", marks=pytest.mark.slow)


@pytest.fixture(scope="module")
def server_of() -> Iterator[Any]:
    """The PostgreSQL server, started when it is first needed."""
    running: dict[str, Any] = {}

    def of() -> Any:
        if not running:
            running["context"] = postgres()
            running["server"] = running["context"].__enter__()
        return running["server"]

    yield of
    if running:
        running["context"].__exit__(None, None, None)


@pytest.fixture(params=[SQLITE, POSTGRES])
async def storage(request: pytest.FixtureRequest, tmp_path: Path, server_of: Any) -> AsyncIterator[Storage]:
    database = f"sqlite:///{tmp_path / 't.db'}" if request.param == "sqlite" else new_database(server_of())
    async with admin.storage_of(database) as found:
        yield found


async def playing(storage: Storage) -> Table:
    """A table at which two people play, as stored."""
    seats = tuple(seating.person(name, None, name, 0) for name in ("Ada", "Bo"))
    table = seating.open_table(storage.catalogue, "zodiac", seats, "host", 1, {}, None)
    await storage.add(table)
    change = play.start(storage.catalogue, table, 2)
    change = replace(change, table=replace(change.table, version=1))
    await storage.commit(change)
    return change.table


def move(table: Table, key: str | None = None) -> Change:
    """The next move at a table."""
    assert table.position is not None
    seat = table.position.asked[0]
    change = play.answer(table, seat, table.prompts[seat], [table.position.legal(seat)[0]], key, BY_PERSON, 3)
    return replace(change, table=replace(change.table, version=table.version + 1))


async def outcomes(storage: Storage, changes: list[Change]) -> list[Any]:
    """What becomes of changes that are asked for at the same time."""
    return await asyncio.gather(*(storage.commit(change) for change in changes), return_exceptions=True)


async def test_changes_that_wait_together_share_a_transaction(storage: Storage) -> None:
    tables = [await playing(storage) for _ in range(12)]
    commits, committed = storage.tally.commits, storage.tally.committed
    assert await outcomes(storage, [move(table, "k") for table in tables]) == [None] * 12
    assert storage.tally.committed == committed + 12 and storage.tally.commits <= commits + 3
    for table in tables:
        stored = await storage.load(table.id)
        assert stored is not None and (stored.version, stored.move_count) == (2, 2)
        assert [found.key for found in await storage.moves(table.id)] == [None, "k"]
    assert storage.tally.waiting == 0 and storage.tally.waiting_seconds == 0


async def test_a_change_of_an_old_state_is_refused_and_those_beside_it_are_stored(storage: Storage) -> None:
    tables = [await playing(storage) for _ in range(6)]
    await storage.commit(move(tables[2]))
    found = await outcomes(storage, [move(table) for table in tables])
    assert [type(one) for one in found] == [type(None), type(None), Conflict, type(None), type(None), type(None)]
    for table in tables:
        assert len(await storage.moves(table.id)) == 2


async def test_a_key_that_was_used_is_refused_and_those_beside_it_are_stored(storage: Storage) -> None:
    tables = [await playing(storage) for _ in range(3)]
    first = move(tables[1], "once")
    await storage.commit(first)
    again = move(first.table, "other")
    twin = replace(again, moves=(replace(again.moves[0], seat=first.moves[0].seat, key="once"),))
    found = await outcomes(storage, [move(tables[0]), twin, move(tables[2])])
    assert [type(one) for one in found] == [type(None), Conflict, type(None)]


async def test_what_a_database_cannot_store_harms_no_other_move(storage: Storage) -> None:
    tables = [await playing(storage) for _ in range(4)]
    bad = move(tables[1])
    bad = replace(bad, moves=(replace(bad.moves[0], key="\0x", ply=2**70),))
    found = await outcomes(storage, [move(tables[0]), bad, move(tables[2]), move(tables[3])])
    assert [type(one) for one in found] == [type(None), Refusal, type(None), type(None)]
    assert (await storage.load(tables[1].id)).version == 1  # type: ignore[union-attr]


async def test_two_changes_of_one_table_that_wait_together_are_stored_in_turn(storage: Storage) -> None:
    table = await playing(storage)
    first = move(table)
    assert await outcomes(storage, [first, move(first.table)]) == [None, None]
    assert [found.number for found in await storage.moves(table.id)] == [0, 1, 2]


async def test_seats_are_stored_with_the_change_that_fills_them(storage: Storage) -> None:
    table = await playing(storage)
    change = seating.rest(table, 1, "easy")
    await storage.commit(replace(change, table=replace(change.table, version=2)))
    stored = await storage.load(table.id)
    assert stored is not None and (stored.seats[1].resting, stored.seats[1].level) == (True, "easy")
    assert stored.seats[0] == table.seats[0]


async def test_a_commit_is_on_the_disk_when_it_returns(tmp_path: Path) -> None:
    """Whoever opens the files anew finds it, and the writing connection syncs at every commit."""
    database = tmp_path / "t.db"
    async with admin.storage_of(f"sqlite:///{database}") as storage:
        table = await playing(storage)

        def pragma(connection: Any) -> list[Any]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

        assert await storage.writer.do(pragma) == ["wal", 2, 1]
        connection = sqlite3.connect(database)
        assert connection.execute("SELECT version FROM jade_tables WHERE id = ?", (table.id,)).fetchone() == (1,)
        connection.close()


@pytest.mark.skipif(sys.platform == "win32", reason="files have owners elsewhere")
async def test_only_its_owner_reads_a_new_database_and_the_files_beside_it(tmp_path: Path) -> None:
    """Even where new files are usually open to everybody. A file that is there already keeps its rights."""
    before = os.umask(0)
    try:
        async with admin.storage_of(f"sqlite:///{tmp_path / 't.db'}") as storage:
            await playing(storage)
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("t.db", "t.db-wal", "t.db-shm"), 384)
        (tmp_path / "t.db").chmod(0o640)
        async with admin.storage_of(f"sqlite:///{tmp_path / 't.db'}") as storage:
            assert len(await storage.summaries(None)) == 1
        assert stat.S_IMODE((tmp_path / "t.db").stat().st_mode) == 0o640
    finally:
        os.umask(before)


async def test_a_writer_whose_file_is_locked_goes_on_when_it_is_free(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    storage = Storage(connect(f"sqlite:///{database}"), Catalogue())
    await storage.open()
    try:
        table = await playing(storage)
        await storage.writer.do(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 50"))
        with sqlite3.connect(database, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            assert [type(one) for one in await outcomes(storage, [move(table)])] == [Refusal]
            assert storage.tally.failures == 1 and not storage.writer.ended
            other.execute("ROLLBACK")
        await storage.commit(move(table))
    finally:
        await storage.close()
    assert make_url(f"sqlite:///{database}").database == str(database)


BAD_KEYS = ["\0x", "a\0", " ", "a b", "\u200bx", "x" * 65, ""]


@pytest.mark.parametrize("key", BAD_KEYS)
async def test_a_key_that_no_database_should_see_is_refused_at_the_door(server: InThread, key: str) -> None:
    async with Rest(server.base) as host:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
        table = (await host.open("zodiac", seats, start=True))["table"]["id"]
        state = await host.get(f"/api/tables/{table}/state")
        seat = next(viewer["seat"] for viewer in state["viewers"] if viewer["ask"])
        action = state["viewers"][seat]["ask"]["choices"][0]["action"]
        body = {"type": "answer", "seat": seat, "prompt": 1, "actions": [action], "key": key}
        reply = await host.call("POST", f"/api/tables/{table}/answers", body)
        assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
        assert (await host.get(f"/api/tables/{table}/state"))["next"] == state["next"]


@pytest.mark.parametrize("name", ["%00", "a%00b", "a%20b", "%F0%9F%8E%B2", "x" * 65, "a%2Fb"])
async def test_a_table_of_an_impossible_name_is_not_looked_for(server: InThread, name: str) -> None:
    async with Rest(server.base) as host:
        assert (await host.call("GET", f"/api/tables/{name}/state")).status_code == 404


def test_what_a_database_complains_of_names_no_parameters(tmp_path: Path) -> None:
    """They are secrets of tables and what people said, and the complaint may stand in a log."""
    reading = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    distant = connect("postgresql://nobody@127.0.0.1/none")
    assert reading.sync_engine.hide_parameters and distant.sync_engine.hide_parameters
    with pytest.raises(SQLAlchemyError) as complaint, writing_engine(reading.url).begin() as connection:
        connection.execute(text("INSERT INTO nowhere VALUES (:secret)"), {"secret": "not to be told"})
    assert "nowhere" in str(complaint.value) and "not to be told" not in str(complaint.value)
