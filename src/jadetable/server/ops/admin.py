"""What those who run a server do with stored tables: list, export, anonymise, prune."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

from jadetable.core import replay
from jadetable.core.errors import BadReplay
from jadetable.server.finished.saved_file import file_of
from jadetable.server.store.database import connect
from jadetable.server.store.storage import Storage
from jadetable.server.tables import seating
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.live import clock_ms
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import OVER, Change, Table

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


async def anonymise(storage: Storage, table_id: str, number: int) -> None:
    """Forget who sat there: name, birth date, token and what they said. The game itself stays."""
    table = await _find(storage, table_id)
    seat = table.seat(number)
    position = table.position
    if position is not None:
        position = position.clone()
        position.record.birth[number] = 0
    seats = list(table.seats)
    seats[number] = replace(seat, name=seating.bot_name(table.lang, number), birth=0, token=b"", seen=0)
    after = replace(table, seats=tuple(seats), position=position, version=table.version + 1)
    await storage.commit(Change(after, seats=(number,)))
    await storage.forget_chat(table_id, number)


async def prune(storage: Storage, days: int) -> int:
    """Delete tables nobody has touched for so many days; returns how many."""
    return await storage.prune(clock_ms() - days * DAY_MS)
