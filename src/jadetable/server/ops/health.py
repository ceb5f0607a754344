"""Whether a server can do its work: what a load balancer, or whoever runs it, should know before players do."""

import asyncio
import shutil
import time
from pathlib import Path

from sqlalchemy.engine import make_url

from jadetable.server.protocol import Readiness as Found
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.sweeper import SWEEP

MIB = 2**20
LEAST_DISK = 64 * MIB
SWEEP_PATIENCE = 10.0  # seconds without a sweep: clocks stand still
WRITE_PATIENCE = 10.0
PROOF_SECONDS = 5.0
KEPT_SECONDS = 1.0  # one look serves all who ask meanwhile: asking must cost nothing


class Readiness:
    """Looks at everything that must work."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self._found: Found | None = None
        self._looked = 0.0
        self._looking = asyncio.Lock()

    async def look(self) -> Found:
        """How things stand, a second ago at most."""
        async with self._looking:
            if self._found is None or time.monotonic() - self._looked >= KEPT_SECONDS:
                self._found = await self._look()
                self._looked = time.monotonic()
            return self._found

    async def _look(self) -> Found:
        tables, storage = self.tables, self.tables.storage
        # What is only a matter of counting is taken before the wait for the database.
        sweep, disk = tables.background.age(SWEEP), _room(tables.settings.database)
        preparing = tables.catalogue.preparing()
        found = {
            "task-ended": bool(tables.background.ended or storage.writer.ended),
            "closing": tables.closing,
            "sweep": sweep > SWEEP_PATIENCE,
            "writer": storage.tally.waiting_seconds > WRITE_PATIENCE,
            "disk": disk is not None and disk < LEAST_DISK,
            "games": bool(preparing),
            "database": not await self._proven(),
        }
        problems = [name for name, wrong in found.items() if wrong]
        room = None if disk is None else disk // MIB
        waiting, since = storage.tally.waiting, round(storage.tally.waiting_seconds, 1)
        return Found(not problems, problems, round(sweep, 1), waiting, since, room, preparing)

    async def _proven(self) -> bool:
        try:
            await asyncio.wait_for(self.tables.storage.prove(), PROOF_SECONDS)
        except (Refusal, TimeoutError):
            return False
        return True


def _room(database: str) -> int | None:
    """Bytes left where a SQLite file grows; nobody knows where a PostgreSQL keeps its data."""
    url = make_url(database)
    if not url.drivername.startswith("sqlite") or not url.database:
        return None
    return shutil.disk_usage(Path(url.database).expanduser().parent).free
