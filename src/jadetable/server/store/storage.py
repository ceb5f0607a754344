"""The database behind the tables: what is read, and what is written.

A change names the version it was made on; if the stored table has moved on meanwhile, nothing is written and the caller
looks again. How a change gets to the disk is told in `sqlite_writer` and `postgres_writer`.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, text, update
from sqlalchemy import delete as sql_delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from jadetable.core.events import EVENT
from jadetable.core.takeback import of_pending
from jadetable.server.ops.settings import BadSetting
from jadetable.server.store import former, rows, schema
from jadetable.server.store.database import CHANNEL, FAULTS, Conflict
from jadetable.server.store.lines import lines_of
from jadetable.server.store.postgres_writer import PostgresWriter
from jadetable.server.store.sqlite_writer import SqliteWriter
from jadetable.server.store.writer import Result, Tally, Work, Writer
from jadetable.server.tables.catalogue import Catalogue, layout_of
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import PLAYING, Change, Move, Table

log = logging.getLogger("jadetable.server")

PRUNED_TOGETHER = 200  # tables in one statement

PROOF = "proof"  # the row that is written to see whether rows can be written
EVENT_BYTES = EVENT.itemsize


class Storage:
    """Reading, and writing through one queue."""

    def __init__(self, engine: AsyncEngine, catalogue: Catalogue) -> None:
        self.engine = engine
        self.catalogue = catalogue
        self.shared = engine.dialect.name == "postgresql"
        self.writer: Writer = PostgresWriter(engine) if self.shared else SqliteWriter(engine.url)

    @property
    def tally(self) -> Tally:
        """How writing goes."""
        return self.writer.tally

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
        self.writer.open()

    async def close(self) -> None:
        """Finish writing and let go."""
        await self.writer.close()
        await self.engine.dispose()

    # --- reading ------------------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> Table | None:
        """A table as stored, or None. One in an earlier layout is brought to today's, if its moves lead there."""
        async with self.reading() as connection:
            found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))
            row = found.mappings().first()
            if row is None:
                return None
            query = select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
            seats = (await connection.execute(query)).mappings().all()
        await self.catalogue.prepare_if_known(row["game"])
        table = rows.table_of(self.catalogue, row, seats)
        if table.outdated and table.parts is not None:
            table = await self._brought_up_to_date(table)
        if table.outdated and table.due is not None:
            await self._take_off_clock(table)
        return table

    async def _brought_up_to_date(self, table: Table) -> Table:
        """A table in today's layout, and stored so; as it was, where that cannot be."""
        game = self.catalogue.find(table.game)
        moves = [move for move in await self.moves(table.id) if move.number < table.move_count]
        position = await asyncio.to_thread(former.rebuilt, game, table, moves)
        if position is None:
            return table
        trail = of_pending(position, table.people)
        kinds = tuple(game.events)
        after = replace(table, position=position, trail=trail, unread=None, layout=layout_of(game), kinds=kinds)
        tables = schema.tables
        # Nothing is new to anybody, so the version stays; who changes the table meanwhile stores today's layout too.
        same = (tables.c.id == table.id) & (tables.c.version == table.version) & (tables.c.layout == table.layout)
        values = {name: value for name, value in rows.table_row(after).items() if name in REWRITTEN}

        def work(connection: Connection) -> None:
            connection.execute(update(tables).where(same).values(values))

        try:
            await self.write(work)
        except Refusal as error:
            log.warning("table not stored in its new layout", extra={"table": table.id, "why": str(error)})
        return after

    async def _take_off_clock(self, table: Table) -> None:
        """A game that the present rules can neither read nor repeat stays as it is, for an earlier program to play."""
        log.warning("table outdated", extra={"table": table.id, "game": table.game})
        tables = schema.tables

        def work(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table.id).values(due=None))

        with contextlib.suppress(Refusal):
            await self.write(work)

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
        async with self.reading() as connection:
            return [rows.move_of(row) for row in (await connection.execute(query)).mappings()]

    async def find_key(self, table_id: str, seat: int, key: str) -> Move | None:
        """The move that was made with this idempotency key, or None."""
        moves = schema.moves
        query = select(moves).where(moves.c.table_id == table_id, moves.c.seat == seat, moves.c.key == key)
        async with self.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else rows.move_of(row)

    async def listed(self, limit: int = 100) -> list[str]:
        """The listed tables that are not over, newest first."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.listed, tables.c.status.in_(("lobby", "playing")))
        async with self.reading() as connection:
            return list((await connection.scalars(query.order_by(tables.c.changed.desc()).limit(limit))).all())

    async def summaries(self, status: str | None = None) -> list[dict[str, Any]]:
        """A few facts about every table, the newest change first."""
        tables = schema.tables
        names = ("id", "game", "status", "seat_count", "move_count", "created", "changed")
        query = select(*(tables.c[name] for name in names)).order_by(tables.c.changed.desc())
        if status is not None:
            query = query.where(tables.c.status == status)
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def due(self, now: int, limit: int = 500) -> list[str]:
        """The tables at which the server must do something by now."""
        query = select(schema.tables.c.id).where(schema.tables.c.due <= now).order_by(schema.tables.c.due).limit(limit)
        async with self.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The stored version of each of these tables."""
        query = select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(ids))
        async with self.reading() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def last_seen(self, table_id: str, seat: int) -> int:
        """When any process last saw a sign of life of this seat."""
        seats = schema.seats
        query = select(seats.c.seen).where(seats.c.table_id == table_id, seats.c.seat == seat)
        async with self.reading() as connection:
            return int(await connection.scalar(query) or 0)

    # --- writing ------------------------------------------------------------------------------------------------------

    async def add(self, table: Table) -> None:
        """Store a new table."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(rows.table_row(table)))
            connection.execute(
                insert(schema.seats), [rows.seat_row(table, number) for number in range(len(table.seats))]
            )

        await self.write(work)

    async def commit(self, change: Change) -> None:
        """Store a change durably; returns when it is on disk. Raises Conflict, or Refusal when the database fails."""
        lines = lines_of(change)
        try:
            await self.writer.commit(lines)
        except Conflict:
            raise
        except Exception as error:  # whatever it is, the change is not known to be stored
            self.tally.failed(error)
            raise Refusal("unavailable") from error

    async def seen(self, holders: Iterable[tuple[str, int]], now: int) -> None:
        """Note a sign of life of these seats."""
        given = [{"t": table_id, "s": seat} for table_id, seat in sorted(holders)]
        seats = schema.seats
        query = update(seats).where(seats.c.table_id == bindparam("t"), seats.c.seat == bindparam("s"))

        def work(connection: Connection) -> None:
            connection.execute(query.values(seen=now), given)

        if given:
            await self.write(work)

    async def say(self, table_id: str, seat: int, kind: str, words: str, now: int, keep: int, note: str) -> int:
        """Append to a table's chat and forget the oldest lines; the number of the new one."""
        chat = schema.chat

        def work(connection: Connection) -> int:
            if self.shared:
                connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update())
            last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table_id))
            number = 0 if last is None else last + 1
            connection.execute(
                insert(chat).values(table_id=table_id, number=number, seat=seat, kind=kind, text=words, at=now)
            )
            connection.execute(sql_delete(chat).where(chat.c.table_id == table_id, chat.c.number <= number - keep))
            if self.shared:
                told = {"channel": CHANNEL, "note": f"{note} {number}"}
                connection.execute(text("SELECT pg_notify(:channel, :note)"), told)
            return int(number)

        return await self.write(work)

    async def chat(self, table_id: str, since: int = 0) -> list[dict[str, Any]]:
        """What was said from line number `since` on."""
        chat = schema.chat
        query = select(chat).where(chat.c.table_id == table_id, chat.c.number >= since).order_by(chat.c.number)
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def prove(self) -> None:
        """Write a row and read it back; raises Refusal when that cannot be done."""
        about, proof = schema.about, secrets.token_hex(8)
        query = (postgresql if self.shared else sqlite).insert(about).values(key=PROOF, value=proof)

        def work(connection: Connection) -> None:
            connection.execute(query.on_conflict_do_update(index_elements=["key"], set_={"value": proof}))

        await self.write(work)
        async with self.reading() as reading:
            found = await reading.scalar(select(about.c.value).where(about.c.key == PROOF))
        if not found or (not self.shared and found != proof):  # of several processes another may write it meanwhile
            raise Refusal("unavailable")

    async def forget_chat(self, table_id: str, seat: int) -> None:
        """Delete what a seat said."""
        chat = schema.chat

        def work(connection: Connection) -> None:
            connection.execute(sql_delete(chat).where(chat.c.table_id == table_id, chat.c.seat == seat))

        await self.write(work)

    async def newest(self) -> tuple[int, int]:
        """When a table was last changed, and how many there are."""
        query = select(func.max(schema.tables.c.changed), func.count())
        async with self.reading() as connection:
            last, count = (await connection.execute(query)).one()
        return int(last or 0), int(count)

    async def prune(self, before: int, running_before: int = 0, most: int | None = None) -> int:
        """Delete tables untouched since a moment, the oldest first, with all that belongs to them; how many there were.

        Games that are still running stay, unless they were untouched since another moment.
        """
        tables = schema.tables
        old = (tables.c.changed < before) & (tables.c.status != PLAYING) | (tables.c.changed < running_before)

        def work(connection: Connection) -> int:
            ids = select(tables.c.id).where(old).order_by(tables.c.changed).limit(most)
            found = list(connection.scalars(ids))
            for start in range(0, len(found), PRUNED_TOGETHER):
                part = found[start : start + PRUNED_TOGETHER]
                connection.execute(sql_delete(tables).where(tables.c.id.in_(part)))
            return len(found)

        return await self.write(work)

    # --- inside -------------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection; raises Refusal where the database fails."""
        with self._telling():
            async with self.engine.connect() as connection:
                yield connection

    async def write(self, work: Work[Result]) -> Result:
        """Something else than a change, in a transaction of its own; raises Refusal where the database fails."""
        with self._telling():
            return await self.writer.do(work)

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except FAULTS as error:
            self.tally.failed(error)
            raise Refusal("unavailable") from error


REWRITTEN = ("snapshot", "trail", "layout", "kinds")  # what depends on the layout


async def _upgrade(connection: AsyncConnection, found: str) -> None:
    """Bring a database of an earlier version to the present one; raises BadSetting where that cannot be done."""
    version = found
    while version in schema.UPGRADES:
        await connection.execute(text(schema.UPGRADES[version]))
        version = str(int(version) + 1)
    if version != str(schema.VERSION):
        raise BadSetting("server-database-version", found=found, known=schema.VERSION)
    await connection.execute(update(schema.about).where(schema.about.c.key == "version").values(value=version))
