"""Between processes on one PostgreSQL: every commit is a note on a channel; who serves that table reads it again."""

import asyncio
import contextlib
import logging
from typing import Any

from sqlalchemy.engine import make_url

from jadetable.server import protocol
from jadetable.server.store.database import CHANNEL, postgres_address
from jadetable.server.tables.live_tables import LiveTables

log = logging.getLogger("jadetable.server")

RETRY_SECONDS = 1.0
CHECK_SECONDS = 5.0


class PgNotify:
    """Listens for what other processes did."""

    def __init__(self, tables: LiveTables, database: str) -> None:
        self.tables = tables
        self._url = postgres_address(make_url(database))

    async def listen(self) -> None:
        """Listen until the connection is lost; first compare all tables here with the database, for there was a gap."""
        import asyncpg  # noqa: PLC0415  # only where PostgreSQL is used

        connection = await asyncpg.connect(self._url)
        try:
            await connection.add_listener(CHANNEL, self._heard)
            while not connection.is_closed():
                await self.compare()
                await asyncio.sleep(CHECK_SECONDS)
        finally:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=1)
        log.warning("pg_notify: connection lost")

    async def compare(self) -> None:
        """Read those tables again that have moved on without a note reaching us."""
        here = [table_id for table_id, live in self.tables.live.items() if live.listeners]
        for table_id, version in (await self.tables.storage.versions(here)).items() if here else ():
            await self.tables.refresh(table_id, version)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        self.tables.background.start("note", self._read(payload))

    async def _read(self, payload: str) -> None:
        table_id, kind, *rest = payload.split(" ")
        if table_id not in self.tables.live:
            return
        if kind != "chat":
            await self.tables.refresh(table_id, int(kind))
        elif rest[0] != self.tables.name:
            await self._chat(table_id, int(rest[1]))

    async def _chat(self, table_id: str, number: int) -> None:
        for line in await self.tables.storage.chat(table_id, number):
            if line["number"] == number:
                shown = protocol.ChatInfo(line["number"], line["seat"], line["kind"], line["text"], line["at"])
                self.tables.broadcast.tell_chat(self.tables.live[table_id], shown)
