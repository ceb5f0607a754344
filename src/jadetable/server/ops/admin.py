"""What those who run a server do with stored tables: list, show, find, export, close, anonymise, prune."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
from sqlalchemy import func, select

from jadetable.core import replay
from jadetable.core.errors import BadReplay
from jadetable.server.finished.saved_file import file_of
from jadetable.server.ops import wishes
from jadetable.server.store import schema
from jadetable.server.store.database import connect
from jadetable.server.store.storage import Storage
from jadetable.server.store.subscriptions import Subscriptions
from jadetable.server.tables import personal, play
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.live import clock_ms
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import OVER, PERSON, Change, Table

DAY_MS = 24 * 3600 * 1000


@dataclass(frozen=True)
class Line:
    """A table in the list."""

    id: str
    game: str
    status: str
    seats: int
    moves: int
    created: int
    changed: int


@contextlib.asynccontextmanager
async def storage_of(database: str) -> AsyncIterator[Storage]:
    """The database of a server, running or not."""
    storage = Storage(connect(database), Catalogue())
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


async def list_tables(storage: Storage, status: str | None = None) -> list[Line]:
    """Every table, the newest change first."""
    return [
        Line(*(row[name] for name in ("id", "game", "status", "seat_count", "move_count", "created", "changed")))
        for row in await storage.summaries(status)
    ]


async def _find(storage: Storage, table_id: str) -> Table:
    table = await storage.load(table_id)
    if table is None:
        raise Refusal("no-table")
    return table


async def export(storage: Storage, table_id: str, path: Path) -> int:
    """Write a finished table as a .jade file; returns how many actions it has. Raises Refusal and BadReplay."""
    table = await _find(storage, table_id)
    if table.status != OVER:
        raise Refusal("not-over")
    file = file_of(table, await storage.moves(table_id))
    try:
        path.write_bytes(replay.encode(file))
    except OSError as error:
        raise BadReplay("error-file-unwritable", file=str(path), why=str(error)) from error
    return len(file.actions)


async def details(storage: Storage, table_id: str) -> tuple[Table, int]:
    """A table, and how many lines of chat it has."""
    table = await _find(storage, table_id)
    return table, len(await storage.chat(table_id))


async def anonymise(storage: Storage, table_id: str, number: int) -> None:
    """Forget who sat there: name, birth date, token and what they said. The game itself stays."""
    await storage.forget_chat(table_id, number)
    await Subscriptions(storage).forget_seats(table_id, [number])
    await _change(storage, personal.forgotten(await _find(storage, table_id), number))


async def close(storage: Storage, table_id: str) -> None:
    """End a table: nobody plays on; what was played can be read until it is pruned."""
    await _change(storage, play.close(await _find(storage, table_id)))


async def _change(storage: Storage, change: Change) -> None:
    """Store a change made from outside, and have the running server read it."""
    table = change.table
    await storage.commit(replace(change, table=replace(table, version=table.version + 1, changed=clock_ms())))
    await wishes.note_change(storage, table.id)


async def seats_of(storage: Storage, name: str) -> list[tuple[str, int, str, int]]:
    """Where somebody of this name sits: table, seat, the name as written, when last seen."""
    seats = schema.seats
    query = select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.seen).where(
        seats.c.kind == PERSON, func.lower(seats.c.name) == func.lower(name)
    )
    async with storage.engine.connect() as connection:
        return [(row[0], row[1], row[2], row[3]) for row in await connection.execute(query)]


async def write_personal(storage: Storage, table_id: str, number: int, path: Path) -> None:
    """Write what is kept of the person in a seat, as JSON."""
    found = await personal.kept_of(storage, await _find(storage, table_id), number)
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    except OSError as error:
        raise BadReplay("error-file-unwritable", file=str(path), why=str(error)) from error


async def prune(storage: Storage, days: int) -> int:
    """Delete tables that nobody has touched for `days` days; returns how many."""
    return await storage.prune(clock_ms() - days * DAY_MS)
