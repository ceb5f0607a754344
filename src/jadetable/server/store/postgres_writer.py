"""Writing to PostgreSQL: a whole batch is one statement, so it is one round trip however many changes it holds.

The statement writes only what belongs to tables that have not moved on, and says which those are.
"""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import LargeBinary, Table
from sqlalchemy.ext.asyncio import AsyncEngine

from jadetable.server.background import Background
from jadetable.server.store import crash_points, schema
from jadetable.server.store.database import CHANNEL, Conflict, postgres_address
from jadetable.server.store.lines import MOVE, SEAT, UPDATED, Lines
from jadetable.server.store.writer import LARGEST_BATCH, Result, Tally, Waiting, Work

if TYPE_CHECKING:
    from asyncpg import Connection

CONNECT_SECONDS = 5.0
STATEMENT_SECONDS = 30.0


def _columns(table: Table, names: Sequence[str], first: int) -> str:
    """The columns of so many rows, each an array: `$3::text[], $4::bytea[] ...`."""
    kinds = ["bytea" if isinstance(table.c[name].type, LargeBinary) else str(table.c[name].type) for name in names]
    return ", ".join(f"${first + place}::{kind}[]" for place, kind in enumerate(kinds))


def _statement() -> str:
    tables, moves, seats = 3, 3 + len(UPDATED), 3 + len(UPDATED) + len(MOVE)
    changed = ", ".join(f"{name} = given.{name}" for name in UPDATED)
    seat_changed = ", ".join(f"{name} = excluded.{name}" for name in SEAT[2:])
    # Rows are locked in one order everywhere: two processes must not wait for each other.
    return f"""
    WITH given AS (
        SELECT * FROM unnest($1::text[], $2::integer[], {_columns(schema.tables, UPDATED, tables)})
            AS given (id, before, {", ".join(UPDATED)})
    ), held AS (
        SELECT t.id FROM jade_tables t JOIN given ON t.id = given.id AND t.version = given.before
        ORDER BY t.id FOR UPDATE OF t
    ), done AS (
        UPDATE jade_tables t SET {changed} FROM given, held WHERE t.id = given.id AND held.id = given.id
        RETURNING t.id, t.version
    ), moved AS (
        INSERT INTO jade_moves ({", ".join(MOVE)})
        SELECT moves.* FROM unnest({_columns(schema.moves, MOVE, moves)}) AS moves ({", ".join(MOVE)})
        WHERE table_id IN (SELECT id FROM done)
    ), seated AS (
        INSERT INTO jade_seats ({", ".join(SEAT)})
        SELECT seats.* FROM unnest({_columns(schema.seats, SEAT, seats)}) AS seats ({", ".join(SEAT)})
        WHERE table_id IN (SELECT id FROM done) ORDER BY table_id, seat
        ON CONFLICT (table_id, seat) DO UPDATE SET {seat_changed}
    )
    SELECT id, version, pg_notify('{CHANNEL}', id || ' ' || version) FROM done
    """  # our own names


STATEMENT = _statement()


class PostgresWriter:
    """The one task that writes moves; whatever is seldom written has a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.tally = Tally()
        self._engine = engine
        self._address = postgres_address(engine.url)
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._held: Waiting | None = None  # taken from the queue, and not of the batch before it
        self._background = Background()
        self._connection: Connection[Any] | None = None

    def open(self) -> None:
        """Begin; belongs to the running loop."""
        self._background.every("writer", 0, self._write_next)

    async def commit(self, lines: Lines) -> None:
        """Returns when the change is on disk. Raises Conflict, or what the database raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Waiting(lines, done))
        self.tally.come()
        await done

    async def do(self, work: Work[Result]) -> Result:
        """The result of something else that is written, in a transaction of its own."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    @property
    def ended(self) -> bool:
        """Whether nothing will be written any more although nobody has closed it."""
        return bool(self._background.ended)

    async def close(self) -> None:
        """Write what waits, and end."""
        while self.tally.waiting and not self.ended:
            await asyncio.sleep(0.01)
        await self._background.close()
        await self._hang_up()

    async def _write_next(self) -> None:
        batch = [self._held or await self._queue.get()]
        self._held = None
        tables = {lines.table_id for lines in _lines(batch)}
        while len(batch) < LARGEST_BATCH and not self._queue.empty():
            further = self._queue.get_nowait()
            if {lines.table_id for lines in _lines([further])} & tables:
                self._held = further  # one statement sees each table once
                break
            batch.append(further)
            tables |= {lines.table_id for lines in _lines([further])}
        try:
            await self._write(batch)
        finally:
            self.tally.gone(len(batch))
            for waiting in batch:  # nobody may wait for ever, whatever happened
                if not waiting.done.done():
                    waiting.done.set_exception(OSError("not written"))

    async def _write(self, batch: Sequence[Waiting]) -> None:
        """One statement for all; if it fails by the fault of one, each alone, so that none suffers for another."""
        began = time.perf_counter()
        try:
            stored = await self._transact(_lines(batch))
        except Exception as error:  # whatever it is: those who wait must hear of it
            if len(batch) > 1 and not await self._is_common(error):
                for waiting in batch:
                    await self._write([waiting])
                return
            for waiting in batch:
                _settle(waiting, _told(error))
            return
        if stored:
            self.tally.stored(time.perf_counter() - began, len(stored))
        for waiting in batch:
            done = all((lines.table_id, lines.version) in stored for lines in _lines([waiting]))
            _settle(waiting, None if done else Conflict())

    async def _transact(self, changes: Sequence[Lines]) -> set[tuple[str, int]]:
        """Write what can be written; tells of which tables and versions that is. It is on disk when this returns."""
        import asyncpg  # noqa: PLC0415  # only where PostgreSQL is used

        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address, timeout=CONNECT_SECONDS)
        crash_points.passing("begun")
        columns = [
            [lines.table_id for lines in changes],
            [lines.version - 1 for lines in changes],
            *_turned([lines.table for lines in changes], len(UPDATED)),
            *_turned([row for lines in changes for row in lines.moves], len(MOVE)),
            *_turned([row for lines in changes for row in lines.seats], len(SEAT)),
        ]
        asked = asyncio.ensure_future(self._connection.fetch(STATEMENT, *columns, timeout=STATEMENT_SECONDS))
        await asyncio.sleep(0)  # the statement has gone out
        crash_points.passing("sent")
        found = {(row["id"], row["version"]) for row in await asked}
        crash_points.passing("committed")
        return found

    async def _is_common(self, error: Exception) -> bool:
        """Whether it would meet every change alike: then each alone would fail the same way, only later."""
        import asyncpg  # noqa: PLC0415

        if self._connection is None or self._connection.is_closed():
            return True
        away = (asyncpg.OperatorInterventionError, asyncpg.InsufficientResourcesError, OSError, TimeoutError)
        if not isinstance(error, away):
            return False
        await self._hang_up()  # whatever the connection is in the middle of
        return True

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)


def _lines(batch: Sequence[Waiting]) -> list[Lines]:
    return [waiting.task for waiting in batch if isinstance(waiting.task, Lines)]


def _turned(found: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """Rows as columns."""
    return [list(column) for column in zip(*found, strict=True)] if found else [[] for _ in range(width)]


def _settle(waiting: Waiting, error: Exception | None) -> None:
    if waiting.done.done():
        return  # who waited has gone
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)


def _told(error: Exception) -> Exception:
    """A line that is there already is the work of somebody who was faster."""
    import asyncpg  # noqa: PLC0415

    return Conflict() if isinstance(error, asyncpg.IntegrityConstraintViolationError) else error
