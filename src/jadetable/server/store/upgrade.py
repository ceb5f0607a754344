"""What this program would do with tables of another version. Nothing is changed: the other one may be running."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table as Stored
from sqlalchemy import inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from jadetable.server.store import former, rows, schema
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.table import CLOSED, LOBBY, OVER, Table

# A game goes on as it stands, or after its moves were made again, or it is closed; one that is over is only read.
WAITS, GOES_ON, AGAIN, CLOSES, READ = "waits", "goes-on", "again", "closes", "read"


@dataclass(frozen=True)
class Finding:
    """What would become of one table."""

    table: str
    game: str
    what: str
    dealt_now: bool  # whether the rules of play are those it was dealt by


async def stored_version(engine: AsyncEngine) -> str | None:
    """The version of a database; None where there are no tables of ours."""
    async with engine.connect() as connection:
        if not await connection.run_sync(lambda found: inspect(found).has_table(schema.about.name)):
            return None
        version = await connection.scalar(select(schema.about.c.value).where(schema.about.c.key == "version"))
        return None if version is None else str(version)


async def foresee(engine: AsyncEngine, catalogue: Catalogue) -> AsyncIterator[Finding]:
    """What would become of each table, in the order of their names."""
    async with engine.connect() as connection:
        # A database of an earlier version has fewer columns.
        stored = (schema.tables, schema.seats, schema.moves)
        known = {one.name: await _columns(connection, one) for one in stored}
        for table_id in (await connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id))).all():
            table = await _table(connection, catalogue, known, table_id)
            if table is not None:
                what = await _what(connection, catalogue, known, table)
                yield Finding(table.id, table.game, what, _dealt_now(catalogue, table))


async def _columns(connection: AsyncConnection, stored: Stored) -> list[Any]:
    found = await connection.run_sync(
        lambda sync: {column["name"] for column in inspect(sync).get_columns(stored.name)}
    )
    return [column for column in stored.c if column.name in found]


async def _table(
    connection: AsyncConnection, catalogue: Catalogue, known: Mapping[str, list[Any]], table_id: str
) -> Table | None:
    query = select(*known[schema.tables.name]).where(schema.tables.c.id == table_id)
    row = (await connection.execute(query)).mappings().first()
    query = select(*known[schema.seats.name]).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    seats = (await connection.execute(query)).mappings().all()
    return None if row is None else rows.table_of(catalogue, row, seats)


async def _what(connection: AsyncConnection, catalogue: Catalogue, known: Mapping[str, list[Any]], table: Table) -> str:
    if table.status == LOBBY:
        return WAITS if table.parts is not None else CLOSES
    if table.status in (OVER, CLOSED):
        return READ
    if table.position is not None:
        return GOES_ON
    if table.parts is None:
        return CLOSES
    query = select(*known[schema.moves.name]).where(schema.moves.c.table_id == table.id).order_by(schema.moves.c.number)
    found = [rows.move_of(row) for row in (await connection.execute(query)).mappings()]
    moves = [move for move in found if move.number < table.move_count]
    position = await asyncio.to_thread(former.rebuilt, catalogue.find(table.game), table, moves)
    return CLOSES if position is None else AGAIN


def _dealt_now(catalogue: Catalogue, table: Table) -> bool:
    return table.game in catalogue.slugs() and table.rules in ("", catalogue.find(table.game).digest)
