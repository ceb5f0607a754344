"""Between processes on one PostgreSQL: every commit is a note on a channel; who serves that table reads it again."""

import asyncio
import contextlib
import logging
from typing import Any

from sqlalchemy.engine import make_url

from jadetable.core.errors import JadeError
from jadetable.server import protocol
from jadetable.server.store.storage import CHANNEL
from jadetable.server.tables.live_tables import LiveTables

log = logging.getLogger("jadetable.server")

RETRY_SECONDS = 1.0
CHECK_SECONDS = 5.0


class PgNotify:
    """Listens for what other processes did."""

    def __init__(self, tables: LiveTables, database: str) -> None:
        self.tables = tables
        self._url = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen_on(self) -> None:
        """Listen for good; after every gap, compare all tables here with the database."""
        import asyncpg  # noqa: PLC0415  # only where PostgreSQL is used

        while True:
            try:
                connection = await asyncpg.connect(self._url)
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("pg_notify: cannot connect", extra={"why": str(error)})
                await asyncio.sleep(RETRY_SECONDS)
                continue
            try:
                await connection.add_listener(CHANNEL, self._heard)
                while not connection.is_closed():
                    await self.compare()
                    await asyncio.sleep(CHECK_SECONDS)
            except (OSError, asyncpg.PostgresError, JadeError) as error:
                log.warning("pg_notify: connection lost", extra={"why": str(error)})
            finally:
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await connection.close(timeout=1)
            await asyncio.sleep(RETRY_SECONDS)

    async def compare(self) -> None:
        """Read those tables again that have moved on without a note reaching us."""
        here = [table_id for table_id, live in self.tables.live.items() if live.listeners]
        for table_id, version in (await self.tables.storage.versions(here)).items() if here else ():
            await self.tables.refresh(table_id, version)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        task = asyncio.get_running_loop().create_task(self._read(payload))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read(self, payload: str) -> None:
        table_id, kind, *rest = payload.split(" ")
        if table_id not in self.tables.live:
            return
        try:
            if kind != "chat":
                await self.tables.refresh(table_id, int(kind))
            elif rest[0] != self.tables.name:
                await self._chat(table_id, int(rest[1]))
        except (JadeError, OSError) as error:
            log.warning("pg_notify: table not read", extra={"table": table_id, "why": str(error)})

    async def _chat(self, table_id: str, number: int) -> None:
        for line in await self.tables.storage.chat(table_id, number):
            if line["number"] == number:
                shown = protocol.ChatInfo(line["number"], line["seat"], line["kind"], line["text"], line["at"])
                self.tables.broadcast.tell_chat(self.tables.live[table_id], shown)
