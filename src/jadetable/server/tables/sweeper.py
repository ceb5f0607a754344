"""Looks after all tables: what is due, who is here, what is idle, and what is old."""

import logging

from jadetable.server.tables import play
from jadetable.server.tables.bot_driver import BotDriver
from jadetable.server.tables.clock import CLOCK
from jadetable.server.tables.live import clock_ms
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.table import Change

log = logging.getLogger("jadetable.server")

SWEEP, SWEEP_SECONDS = "sweep", 0.5
WATCHED_SWEEPS = 4
HEARTBEAT_SWEEPS = 40
EVICT_SWEEPS = 20
PRUNE_SWEEPS = 7200
BELIEVED_DAYS = 7  # the clock is not believed when nothing has changed for so long
RUNNING_DAYS = 4  # a running game is kept so many times longer
LEAST_PRUNED, PRUNED_PART = 100, 20  # tables deleted at once: at most so many, or one in so many
DAY_MS = 24 * 3600 * 1000


class Sweeper:
    """Looks round every half second."""

    def __init__(self, tables: LiveTables, driver: BotDriver) -> None:
        self.tables, self.driver = tables, driver
        self._rounds = 0

    async def sweep(self) -> None:
        """Look for what is due: after a restart, after another process died, and when clocks run out."""
        self._rounds += 1
        round_number = self._rounds
        CLOCK.look()
        for table_id in await self.tables.storage.due(clock_ms()):
            try:
                await self._look_at(table_id)
            except Exception as error:  # what is wrong with one table must not stop the clocks of the others
                why = f"{type(error).__name__}: {error}"
                log.warning("due table not served", extra={"table": table_id, "why": why})
        if round_number % WATCHED_SWEEPS == 0:
            self._look_at_watched()
        if round_number % HEARTBEAT_SWEEPS == 0:
            await self._heartbeat()
        if round_number % EVICT_SWEEPS == 0:
            self.tables.evict()
        if self.tables.settings.prune_days and round_number % PRUNE_SWEEPS == 1:
            await self._prune()

    async def _look_at(self, table_id: str) -> None:
        live = await self.tables.find(table_id)
        if not play.overdue(live.table, clock_ms()) and not live.driven:
            # Due in the database, yet not here: another process has moved on.
            await self.tables.refresh(table_id)
        self.driver.drive(live)
        if live.table.bots_alone and live.table.due is not None and not live.driven:
            # Nobody plays here who would miss it; stored anew, it is due no more until somebody watches.
            await self.tables.change(live, lambda table, now: Change(table))

    def _look_at_watched(self) -> None:
        """Bots among themselves are never due; where somebody watches and they got stuck, they go on."""
        for live in list(self.tables.live.values()):
            if live.listeners and live.table.bots_alone:
                self.driver.drive(live)

    async def _prune(self) -> None:
        """Delete what nobody has touched for long: a little at a time, so that a wrong clock does little harm."""
        now, days = clock_ms(), self.tables.settings.prune_days * DAY_MS
        newest, count = await self.tables.storage.newest()
        if count and now - newest > BELIEVED_DAYS * DAY_MS:
            # Either nobody has played for days, and there is no hurry, or the clock is wrong.
            log.warning("nothing deleted: nobody has played lately, or the clock is wrong", extra={"newest": newest})
            return
        most = max(LEAST_PRUNED, count // PRUNED_PART)
        gone = await self.tables.storage.prune(now - days, now - RUNNING_DAYS * days, most)
        log.info("old tables deleted", extra={"count": gone})

    async def _heartbeat(self) -> None:
        """Store who is here, for other processes and for the next start."""
        here = set()
        for live in self.tables.live.values():
            here |= {(live.table.id, seat) for seat in live.present | set(live.active)}
            live.active.clear()
        await self.tables.storage.seen(here, clock_ms())
