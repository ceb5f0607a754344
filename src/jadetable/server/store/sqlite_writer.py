"""Writing to a SQLite file: one thread, one connection, one hop there and one back.

A transaction is one function that calls the standard library's sqlite3 without giving way in between. Hopping from the
event loop to a connection's thread for every statement takes far longer than the disk does, when the processor is busy.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import URL, Connection

from jadetable.server.store import crash_points
from jadetable.server.store.database import Conflict, writing_engine
from jadetable.server.store.lines import MOVE, SEAT, UPDATED, Lines
from jadetable.server.store.writer import LARGEST_BATCH, Result, Tally, Waiting, Work


def _marks(count: int) -> str:
    return ", ".join("?" * count)


UPDATE = f"UPDATE jade_tables SET {', '.join(f'{name} = ?' for name in UPDATED)} WHERE id = ? AND version = ?"
INSERT_MOVE = f"INSERT INTO jade_moves ({', '.join(MOVE)}) VALUES ({_marks(len(MOVE))})"  # our own names
UPSERT_SEAT = (
    f"INSERT INTO jade_seats ({', '.join(SEAT)}) VALUES ({_marks(len(SEAT))}) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET " + ", ".join(f"{name} = excluded.{name}" for name in SEAT[2:])
)
# These meet every change alike; anything else may be the fault of one of them.
COMMON_FAULTS = (sqlite3.OperationalError, OSError, MemoryError)

Outcome = tuple[Waiting, Any, BaseException | None]


class SqliteWriter:
    """The one thread that writes."""

    def __init__(self, url: URL) -> None:
        self.tally = Tally()
        self._engine = writing_engine(url)
        self._connection: Connection | None = None
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._held: Waiting | None = None  # taken from the queue, and not of the batch before it
        self._thread = threading.Thread(target=self._labour, name="jade-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closing = False

    def open(self) -> None:
        """Begin; belongs to the running loop."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def commit(self, lines: Lines) -> None:
        """Returns when the change is on disk. Raises Conflict, or what the database raises."""
        done = self._ask(lines)
        self.tally.come()
        await done

    async def do(self, work: Work[Result]) -> Result:
        """The result of something else that is written, in a transaction of its own."""
        result: Result = await self._ask(work)
        return result

    @property
    def ended(self) -> bool:
        """Whether nothing will be written any more although nobody has closed it."""
        return self._loop is not None and not self._closing and not self._thread.is_alive()

    async def close(self) -> None:
        """Write what waits, and end."""
        self._closing = True
        if self._loop is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            await asyncio.sleep(0)  # the last outcomes are delivered

    def _ask(self, task: Lines | Work[Any]) -> asyncio.Future[Any]:
        if self._loop is None or self._closing:
            raise OSError("the database is closed")
        done: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put(Waiting(task, done))
        return done

    # --- on the loop --------------------------------------------------------------------------------------------------

    def _deliver(self, outcomes: Sequence[Outcome], seconds: float) -> None:
        changes = [outcome for outcome in outcomes if isinstance(outcome[0].task, Lines)]
        self.tally.gone(len(changes))
        stored = sum(1 for _, _, error in changes if error is None)
        if stored:
            self.tally.stored(seconds, stored)
        for waiting, result, error in outcomes:
            if waiting.done.done():
                continue  # who waited has gone
            if error is None:
                waiting.done.set_result(result)
            else:
                waiting.done.set_exception(error)

    # --- in the thread ------------------------------------------------------------------------------------------------

    def _labour(self) -> None:
        assert self._loop is not None
        while (batch := self._take()) is not None:
            began = time.perf_counter()
            outcomes = self._carry_out(batch)
            try:
                self._loop.call_soon_threadsafe(self._deliver, outcomes, time.perf_counter() - began)
            except RuntimeError:
                break  # the loop has closed: the server is gone
        self._hang_up()

    def _take(self) -> list[Waiting] | None:
        """What waits now: changes together, anything else alone; None when it is time to end."""
        first = self._held or self._queue.get()
        self._held = None
        if first is None:
            return None
        batch = [first]
        while isinstance(first.task, Lines) and len(batch) < LARGEST_BATCH:
            try:
                further = self._queue.get_nowait()
            except queue.Empty:
                break
            if further is None or not isinstance(further.task, Lines):
                self._held = further
                if further is None:
                    self._queue.put(None)
                break
            batch.append(further)
        return batch

    def _carry_out(self, batch: Sequence[Waiting]) -> list[Outcome]:
        """One transaction for all; if it fails by the fault of one, each alone, so that none suffers for another."""
        try:
            results = self._transact([waiting.task for waiting in batch])
        except Exception as error:  # whatever it is: those who wait must hear of it, and the thread must go on
            self._take_back()
            if len(batch) == 1 or isinstance(error, COMMON_FAULTS):
                return [(waiting, None, _told(error)) for waiting in batch]
            return [outcome for waiting in batch for outcome in self._carry_out([waiting])]
        return [(waiting, result, None) for waiting, result in zip(batch, results, strict=True)]

    def _transact(self, tasks: Sequence[Lines | Work[Any]]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect()
        work = tasks[0]
        if not isinstance(work, Lines):
            with self._connection.begin():
                return [work(self._connection)]
        changes = [lines for lines in tasks if isinstance(lines, Lines)]
        raw = self._connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        _write(raw, changes)
        return [None] * len(changes)

    def _take_back(self) -> None:
        """Undo what was begun; a connection that cannot even do that is given up."""
        try:
            if self._connection is not None:
                raw = self._connection.connection.driver_connection
                if raw is not None and raw.in_transaction:
                    raw.rollback()
        except Exception:  # it is thrown away
            self._hang_up()

    def _hang_up(self) -> None:
        with contextlib.suppress(Exception):
            if self._connection is not None:
                self._connection.invalidate()
                self._connection.close()
        self._connection = None
        if self._closing:
            self._engine.dispose()


def _write(connection: sqlite3.Connection, changes: Sequence[Lines]) -> None:
    """One transaction, on the disk when this returns. Raises Conflict where a table has moved on."""
    connection.execute("BEGIN IMMEDIATE")
    crash_points.passing("begun")
    given = [(*lines.table, lines.table_id, lines.version - 1) for lines in changes]
    if connection.executemany(UPDATE, given).rowcount != len(given):
        raise Conflict
    crash_points.passing("updated")
    connection.executemany(INSERT_MOVE, [row for lines in changes for row in lines.moves])
    connection.executemany(UPSERT_SEAT, [row for lines in changes for row in lines.seats])
    crash_points.passing("inserted")
    crash_points.passing("committing")
    connection.execute("COMMIT")
    crash_points.passing("committed")


def _told(error: BaseException) -> BaseException:
    """A line that is there already is the work of somebody who was faster."""
    return Conflict() if isinstance(error, sqlite3.IntegrityError) else error
