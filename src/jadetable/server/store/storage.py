"""The database behind the tables: SQLite in WAL mode with full fsync, or PostgreSQL.

A change names the version it was made on; if the stored table has moved on meanwhile, nothing is written and the caller
looks again. Changes of different tables that arrive while a commit is under way share the next one: durability costs
one fsync for all of them instead of one for each.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, event, func, insert, select, text, update
from sqlalchemy import delete as sql_delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from jadetable.core.events import EVENT
from jadetable.server.background import Background, Seldom
from jadetable.server.ops.settings import BadSetting
from jadetable.server.store import crash_points, former, rows, schema
from jadetable.server.tables.catalogue import Catalogue, layout_of
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import Change, Move, Table

log = logging.getLogger("jadetable.server")

CHANNEL = "jade_tables"
LARGEST_BATCH = 256
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 4
WRITER = "writer"
PROOF = "proof"  # the row that is written to see whether rows can be written
# What a database that is gone, full or shutting down raises, with and without SQLAlchemy around it.
FAULTS = (SQLAlchemyError, OSError, TimeoutError)
EVENT_BYTES = EVENT.itemsize


class Conflict(Exception):
    """The table has moved on since it was read, or the key was used already."""


def connect(database: str) -> AsyncEngine:
    """An engine for a database URL; raises BadSetting."""
    try:
        url = make_url(database)
    except SQLAlchemyError as error:
        raise BadSetting("server-bad-database", why=str(error)) from error
    if url.drivername not in DRIVERS:
        raise BadSetting("server-bad-database", why=url.drivername)
    url = url.set(drivername=DRIVERS[url.drivername])
    if not url.drivername.startswith("sqlite"):
        size = {"pool_size": READERS + 1, "max_overflow": READERS}
        return create_async_engine(url, **size, pool_pre_ping=True, hide_parameters=True)
    if not url.database or url.database == ":memory:":
        raise BadSetting("server-bad-database", why=database)  # tables must survive a restart
    path = Path(url.database).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    url = url.set(database=str(path))
    engine = create_async_engine(url, pool_size=READERS + 1, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def make_durable(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


class Storage:
    """Reading, and writing through one queue."""

    def __init__(self, engine: AsyncEngine, catalogue: Catalogue) -> None:
        self.engine = engine
        self.catalogue = catalogue
        self.shared = engine.dialect.name == "postgresql"
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self.background = Background()
        self.commits = 0
        self.committed = 0
        self._in_hand = 0
        self._began = 0.0
        self.failures = 0  # commits and other statements that the database refused
        self._said = Seldom()

    async def open(self) -> None:
        """Create what is missing and start writing; raises BadSetting for a database of a version not known here."""
        async with self.engine.begin() as connection:
            if self.shared:
                # Two processes that start together must not create the same tables twice.
                await connection.execute(text("SELECT pg_advisory_xact_lock(7221901)"))
            await connection.run_sync(schema.metadata.create_all)
            found = await connection.scalar(select(schema.about.c.value).where(schema.about.c.key == "version"))
            if found is None:
                await connection.execute(insert(schema.about).values(key="version", value=str(schema.VERSION)))
            elif found != str(schema.VERSION):
                await _upgrade(connection, found)
        self.background.every(WRITER, 0, self._write_next)

    async def close(self) -> None:
        """Finish writing and let go."""
        while not self._queue.empty() and not self.background.ended:
            await asyncio.sleep(0.01)
        await self.background.close()
        await self.engine.dispose()

    # --- reading ------------------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> Table | None:
        """A table as stored, or None. One in an earlier layout is brought to today's, if its moves lead there."""
        async with self._reading() as connection:
            found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))
            row = found.mappings().first()
            if row is None:
                return None
            query = select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
            seats = (await connection.execute(query)).mappings().all()
        await self.catalogue.prepare_if_known(row["game"])
        table = rows.table_of(self.catalogue, row, seats)
        return await self._brought_up_to_date(table) if table.outdated and table.parts is not None else table

    async def _brought_up_to_date(self, table: Table) -> Table:
        """A table in today's layout, and stored so; as it was, where that cannot be."""
        game = self.catalogue.find(table.game)
        moves = [move for move in await self.moves(table.id) if move.number < table.move_count]
        position = await asyncio.to_thread(former.rebuilt, game, table, moves)
        if position is None:
            log.warning("table outdated", extra={"table": table.id, "game": table.game})
            return table
        after = replace(table, position=position, unread=None, layout=layout_of(game), kinds=tuple(game.events))
        tables = schema.tables
        # Nothing is new to anybody, so the version stays; who changes the table meanwhile stores today's layout too.
        same = (tables.c.id == table.id) & (tables.c.version == table.version) & (tables.c.layout == table.layout)
        values = {name: value for name, value in rows.table_row(after).items() if name in REWRITTEN}
        try:
            async with self._writing() as connection:
                await connection.execute(update(tables).where(same).values(values))
        except Refusal as error:
            log.warning("table not stored in its new layout", extra={"table": table.id, "why": str(error)})
        return after

    async def moves(self, table_id: str, since_event: int = 0, before_event: int | None = None) -> list[Move]:
        """The log, from the move that caused event number `since_event` on."""
        moves = schema.moves
        query = select(moves).where(moves.c.table_id == table_id).order_by(moves.c.number)
        if since_event > 0:
            # Each event is a row of fixed size, so the last event of a move is known without reading it.
            query = query.where(
                moves.c.first_event * EVENT_BYTES + func.length(moves.c.events) > since_event * EVENT_BYTES
            )
        if before_event is not None:
            query = query.where(moves.c.first_event < before_event)
        async with self._reading() as connection:
            return [rows.move_of(row) for row in (await connection.execute(query)).mappings()]

    async def find_key(self, table_id: str, seat: int, key: str) -> Move | None:
        """The move that was made with this idempotency key, or None."""
        moves = schema.moves
        query = select(moves).where(moves.c.table_id == table_id, moves.c.seat == seat, moves.c.key == key)
        async with self._reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else rows.move_of(row)

    async def listed(self, limit: int = 100) -> list[str]:
        """The listed tables that are not over, newest first."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.listed, tables.c.status != "over")
        async with self._reading() as connection:
            return list((await connection.scalars(query.order_by(tables.c.changed.desc()).limit(limit))).all())

    async def summaries(self, status: str | None = None) -> list[dict[str, Any]]:
        """A few facts about every table, the newest change first."""
        tables = schema.tables
        names = ("id", "game", "status", "seat_count", "move_count", "created", "changed")
        query = select(*(tables.c[name] for name in names)).order_by(tables.c.changed.desc())
        if status is not None:
            query = query.where(tables.c.status == status)
        async with self._reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def due(self, now: int, limit: int = 500) -> list[str]:
        """The tables at which the server must do something by now."""
        query = select(schema.tables.c.id).where(schema.tables.c.due <= now).order_by(schema.tables.c.due).limit(limit)
        async with self._reading() as connection:
            return list((await connection.scalars(query)).all())

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The stored version of each of these tables."""
        query = select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(ids))
        async with self._reading() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def last_seen(self, table_id: str, seat: int) -> int:
        """When any process last saw a sign of life of this seat."""
        seats = schema.seats
        query = select(seats.c.seen).where(seats.c.table_id == table_id, seats.c.seat == seat)
        async with self._reading() as connection:
            return int(await connection.scalar(query) or 0)

    # --- writing ------------------------------------------------------------------------------------------------------

    async def add(self, table: Table) -> None:
        """Store a new table."""
        async with self._writing() as connection:
            await connection.execute(insert(schema.tables).values(rows.table_row(table)))
            await connection.execute(
                insert(schema.seats), [rows.seat_row(table, number) for number in range(len(table.seats))]
            )

    async def commit(self, change: Change) -> None:
        """Store a change durably; returns when it is on disk. Raises Conflict, or Refusal when the database fails."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    async def seen(self, holders: Iterable[tuple[str, int]], now: int) -> None:
        """Note a sign of life of these seats."""
        given = [{"t": table_id, "s": seat} for table_id, seat in sorted(holders)]
        if not given:
            return
        seats = schema.seats
        query = update(seats).where(seats.c.table_id == bindparam("t"), seats.c.seat == bindparam("s"))
        async with self._writing() as connection:
            await connection.execute(query.values(seen=now), given)

    async def say(self, table_id: str, seat: int, kind: str, words: str, now: int, keep: int, note: str) -> int:
        """Append to a table's chat and forget the oldest lines; the number of the new one."""
        chat = schema.chat
        async with self._writing() as connection:
            if self.shared:
                await connection.execute(
                    select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update()
                )
            last = await connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table_id))
            number = 0 if last is None else last + 1
            await connection.execute(
                insert(chat).values(table_id=table_id, number=number, seat=seat, kind=kind, text=words, at=now)
            )
            await connection.execute(
                sql_delete(chat).where(chat.c.table_id == table_id, chat.c.number <= number - keep)
            )
            await self._notify(connection, [f"{note} {number}"])
        return number

    async def chat(self, table_id: str, since: int = 0) -> list[dict[str, Any]]:
        """What was said from line number `since` on."""
        chat = schema.chat
        query = select(chat).where(chat.c.table_id == table_id, chat.c.number >= since).order_by(chat.c.number)
        async with self._reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def prove(self) -> None:
        """Write a row and read it back; raises Refusal when that cannot be done."""
        about, proof = schema.about, secrets.token_hex(8)
        written = (postgresql if self.shared else sqlite).insert(about).values(key=PROOF, value=proof)
        async with self._writing() as connection:
            await connection.execute(written.on_conflict_do_update(index_elements=["key"], set_={"value": proof}))
            if await connection.scalar(select(about.c.value).where(about.c.key == PROOF)) != proof:
                raise Refusal("unavailable")

    async def forget_chat(self, table_id: str, seat: int) -> None:
        """Delete what a seat said."""
        chat = schema.chat
        async with self._writing() as connection:
            await connection.execute(sql_delete(chat).where(chat.c.table_id == table_id, chat.c.seat == seat))

    async def prune(self, before: int) -> int:
        """Delete tables untouched since this moment, with all that belongs to them; how many there were."""
        async with self._writing() as connection:
            result = await connection.execute(sql_delete(schema.tables).where(schema.tables.c.changed < before))
            return int(result.rowcount)

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection; raises Refusal where the database fails."""
        with self._telling():
            async with self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction of its own; raises Refusal where the database fails."""
        with self._telling():
            async with self.engine.begin() as connection:
                yield connection

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except FAULTS as error:
            self._failed(error)
            raise Refusal("unavailable") from error

    def _failed(self, error: Exception) -> None:
        """Count a fault of the database, and log it: once a second at most, for it seldom comes alone."""
        self.failures += 1
        held_back = self._said.lets_through()
        if held_back is not None:
            log.error("database failed", extra={"why": str(error), "not_logged": held_back})

    async def _write_next(self) -> None:
        batch = [await self._queue.get()]
        while len(batch) < LARGEST_BATCH and not self._queue.empty():
            batch.append(self._queue.get_nowait())
        self._in_hand, self._began = len(batch), time.monotonic()
        try:
            await self._write(batch)
        finally:
            self._in_hand = 0

    @property
    def waiting(self) -> int:
        """How many changes wait to be stored."""
        return self._queue.qsize() + self._in_hand

    @property
    def waiting_seconds(self) -> float:
        """How long the writer has been busy with what it is storing."""
        return time.monotonic() - self._began if self._in_hand else 0.0

    async def _write(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        """One transaction for the whole batch; if it fails, each change alone, so that no table suffers for another."""
        try:
            await self._transact([change for change, _ in batch])
        except Exception as error:  # whatever it is: those who wait must hear of it
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
            elif isinstance(error, Conflict | IntegrityError):
                _fail(batch, Conflict())
            else:
                self._failed(error)
                _fail(batch, Refusal("unavailable"), error)
        else:
            self.commits += 1
            self.committed += len(batch)
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def _transact(self, changes: list[Change]) -> None:
        # In one order everywhere: two processes must not wait for each other's rows.
        changes = sorted(changes, key=lambda change: change.table.id)
        async with self.engine.connect() as connection, connection.begin():
            crash_points.passing("begun")
            await self._update(connection, changes)
            crash_points.passing("updated")
            moves = [rows.move_row(change.table.id, move) for change in changes for move in change.moves]
            if moves:
                await connection.execute(insert(schema.moves), moves)
            seats = [rows.seat_row(change.table, number) for change in changes for number in change.seats]
            for row in seats:
                await connection.execute(self._upsert_seat(row))
            crash_points.passing("inserted")
            await self._notify(connection, [f"{change.table.id} {change.table.version}" for change in changes])
            crash_points.passing("committing")
        crash_points.passing("committed")

    async def _update(self, connection: AsyncConnection, changes: list[Change]) -> None:
        tables = schema.tables
        given = [_update_values(change) for change in changes]
        query = (
            update(tables)
            .where(tables.c.id == bindparam("t_id"), tables.c.version == bindparam("t_version"))
            .values({name: bindparam(f"v_{name}") for name in UPDATED})
        )
        if not self.shared:
            result = await connection.execute(query, given)
            if result.rowcount != len(given):
                raise Conflict
            return
        for values in given:  # asyncpg counts no rows of a statement with many parameter sets
            result = await connection.execute(query, values)
            if result.rowcount != 1:
                raise Conflict

    def _upsert_seat(self, row: dict[str, Any]) -> Any:
        kind = postgresql if self.shared else sqlite
        query = kind.insert(schema.seats).values(row)
        changed = {name: value for name, value in row.items() if name not in ("table_id", "seat")}
        return query.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changed)

    async def _notify(self, connection: AsyncConnection, notes: list[str]) -> None:
        if self.shared:
            for note in notes:
                await connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})


UPDATED = (
    "version", "status", "snapshot", "event_count", "move_count", "prompts", "deadlines", "due", "changed", "rules",
    "layout", "kinds", "rematch",
)  # fmt: skip
REWRITTEN = ("snapshot", "layout", "kinds")  # what depends on the layout


async def _upgrade(connection: AsyncConnection, found: str) -> None:
    """Bring a database of an earlier version to the present one; raises BadSetting where that cannot be done."""
    version = found
    while version in schema.UPGRADES:
        await connection.execute(text(schema.UPGRADES[version]))
        version = str(int(version) + 1)
    if version != str(schema.VERSION):
        raise BadSetting("server-database-version", found=found, known=schema.VERSION)
    await connection.execute(update(schema.about).where(schema.about.c.key == "version").values(value=version))


def _update_values(change: Change) -> dict[str, Any]:
    table = change.table
    values = {"version": table.version} | rows.changing(table) | rows.dealt(table)
    return {"t_id": table.id, "t_version": table.version - 1} | {f"v_{name}": values[name] for name in UPDATED}


def _fail(batch: list[tuple[Change, asyncio.Future[None]]], failure: Exception, cause: Exception | None = None) -> None:
    for _, done in batch:
        if not done.done():
            failure.__cause__ = cause
            done.set_exception(failure)
