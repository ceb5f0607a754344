"""Moves for bots, and for people whose clock ran out."""

import asyncio
import logging
import secrets

from jadetable import bots
from jadetable.bots import Bot
from jadetable.core.errors import JadeError
from jadetable.core.knowledge import Knowledge
from jadetable.server.tables import play
from jadetable.server.tables.live import Live, clock_ms
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.table import BY_CLOCK, PERSON, Change, Table
from jadetable.server.tables.workers import Workers

log = logging.getLogger("jadetable.server")

FALLBACK = "greedy"


class BotDriver:
    """Acts where no person does."""

    def __init__(self, tables: LiveTables, workers: Workers) -> None:
        self.tables, self.workers = tables, workers
        tables.drive = self.drive

    def drive(self, live: Live) -> None:
        """See to it that somebody acts for the bots of this table."""
        if live.driven or self.tables.closing or not play.overdue(live.table, clock_ms()):
            return
        live.driven = True
        self.tables.background.start("bots", self._drive(live))

    async def _drive(self, live: Live) -> None:
        try:
            while due := play.overdue(live.table, clock_ms()):
                version = live.table.version
                for seat, by in due:
                    await self._move(live, seat, by)
                if live.table.version == version:
                    return  # nothing could be done now; the sweep tries again
        except JadeError as error:
            # The sweep tries again; a table never hangs on this.
            log.warning("bot move refused", extra={"table": live.table.id, "why": str(error)})
        finally:
            live.driven = False

    async def _move(self, live: Live, seat: int, by: str) -> None:
        table, position = live.table, live.table.position
        if position is None or seat not in position.asked:
            return
        await asyncio.sleep(self.tables.settings.bot_pause_ms / 1000 if live.listeners else 0)
        prompt = table.prompts[seat]
        level = FALLBACK if by == BY_CLOCK and table.seats[seat].kind == PERSON else table.seats[seat].level
        action = await self._choose(live, position.know(seat), level)

        def command(now_table: Table, now: int) -> Change:
            return play.answer(now_table, seat, prompt, [action], None, by, now)

        try:
            await self.tables.act(live, seat, None, command)
        except JadeError as error:
            # Meanwhile the person came back, or the answer came from elsewhere.
            log.info("bot move not needed", extra={"table": table.id, "seat": seat, "why": str(error)})

    async def _choose(self, live: Live, known: Knowledge, level: str) -> int:
        """The bot's choice, or greedy's where the bot is late, crashes or chooses what is not allowed."""
        try:
            action = await self.workers.run(lambda: self._think(live, known, level), self.tables.settings.bot_seconds)
            if known.mask[action >> 6] >> (action & 63) & 1:
                return int(action)
            why = f"chose action {action}, which is not allowed"
        except TimeoutError:
            why = "too late"
        except Exception as error:  # a bot's fault, whatever it is, must not stop the table
            why = f"{type(error).__name__}: {error}"
        log.warning(
            "bot replaced by greedy", extra={"table": live.table.id, "seat": known.seat, "bot": level, "why": why}
        )
        self.tables.metrics.bots_replaced.add(level=level)
        live.bots.pop((known.seat, level), None)
        return bots.make(known.game, FALLBACK, secrets.randbits(63)).choose(known)

    def _think(self, live: Live, known: Knowledge, level: str) -> int:
        bot: Bot | None = live.bots.get((known.seat, level))
        if bot is None:
            bot = live.bots[(known.seat, level)] = bots.make(known.game, level, secrets.randbits(63))
        return bot.choose(known)
