"""Which table each spoken code leads to. A code belongs to a table until the game begins; then it may be given anew."""

from sqlalchemy import Connection, select
from sqlalchemy import delete as sql_delete
from sqlalchemy.dialects import postgresql, sqlite

from jadetable.server.store import schema
from jadetable.server.store.storage import Storage
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.spoken import new_number
from jadetable.server.tables.table import LOBBY

ATTEMPTS = 12  # numbers tried until one is free
spoken, tables = schema.spoken, schema.tables


async def code_of(storage: Storage, table_id: str) -> int:
    """The code of this table; it is given one where it has none. Raises Refusal."""

    def work(connection: Connection) -> int | None:
        for _ in range(ATTEMPTS):
            found = connection.scalar(select(spoken.c.number).where(spoken.c.table_id == table_id))
            if found is not None:
                return int(found)
            number = new_number()
            begun = select(tables.c.id).where(tables.c.id == spoken.c.table_id, tables.c.status != LOBBY)
            connection.execute(sql_delete(spoken).where(spoken.c.number == number, begun.exists()))
            add = (postgresql if storage.shared else sqlite).insert(spoken).values(number=number, table_id=table_id)
            connection.execute(add.on_conflict_do_nothing())
        return None

    number = await storage.write(work)
    if number is None:
        raise Refusal("unavailable")
    return number


async def table_of(storage: Storage, number: int) -> str | None:
    """The table that a code leads to while it waits in its lobby."""
    waiting = select(tables.c.id).join(spoken, spoken.c.table_id == tables.c.id)
    async with storage.reading() as connection:
        found = await connection.scalar(waiting.where(spoken.c.number == number, tables.c.status == LOBBY))
    return None if found is None else str(found)
