"""What an operator wants of running servers, left in the database: to begin no new games, to read a table again.

So every process that serves it knows, nothing listens for commands, and a start anew does not forget.
"""

from sqlalchemy import delete, func, insert, select

from jadetable.server.store import schema
from jadetable.server.store.storage import Storage
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.table import PLAYING

DRAIN = "draining"
CHANGED = "changed "  # and the table's id: a change that was not made by the server itself
LOOK_SECONDS = 2.0


async def is_draining(storage: Storage) -> bool:
    """Whether no new games are to begin."""
    about = schema.about
    async with storage.engine.connect() as connection:
        return await connection.scalar(select(about.c.value).where(about.c.key == DRAIN)) is not None


async def set_draining(storage: Storage, wanted: bool) -> None:
    """Let no new games begin, or let them begin again."""
    about = schema.about
    async with storage.engine.begin() as connection:
        await connection.execute(delete(about).where(about.c.key == DRAIN))
        if wanted:
            await connection.execute(insert(about).values(key=DRAIN, value="yes"))


async def games_running(storage: Storage) -> int:
    """How many games are not over."""
    tables = schema.tables
    async with storage.engine.connect() as connection:
        query = select(func.count()).select_from(tables).where(tables.c.status == PLAYING)
        return int(await connection.scalar(query) or 0)


async def note_change(storage: Storage, table_id: str) -> None:
    """Have the server of a SQLite file read a table again; servers of a PostgreSQL hear of every change anyway."""
    if storage.shared:
        return
    about = schema.about
    async with storage.engine.begin() as connection:
        await connection.execute(delete(about).where(about.c.key == CHANGED + table_id))
        await connection.execute(insert(about).values(key=CHANGED + table_id, value="yes"))


async def look(tables: LiveTables) -> None:
    """Do what is wanted."""
    about = schema.about
    async with tables.storage.engine.connect() as connection:
        found = list((await connection.scalars(select(about.c.key))).all())
    tables.draining = DRAIN in found
    changed = [key for key in found if key.startswith(CHANGED)]
    for key in changed:
        await tables.refresh(key.removeprefix(CHANGED))
    if changed:
        async with tables.storage.engine.begin() as connection:
            await connection.execute(delete(about).where(about.c.key.in_(changed)))
