"""Moves for bots, and for people whose clock ran out."""

import asyncio
import logging
import secrets
import time

from jadetable import bots
from jadetable.bots import Bot
from jadetable.core.errors import JadeError
from jadetable.core.knowledge import Knowledge
from jadetable.core.position import Position
from jadetable.core.takeback import outcome_of
from jadetable.server.tables import daily, play
from jadetable.server.tables.clock import CLOCK
from jadetable.server.tables.live import Live, clock_ms
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.table import BY_BOT, BY_CLOCK, DAILY, PERSON, Change, Table
from jadetable.server.tables.thinking import shortened
from jadetable.server.tables.workers import Workers

log = logging.getLogger("jadetable.server")

FALLBACK = "greedy"
HURRY_SECONDS = 10.0  # after this time without a thought that was cut short, all is well again


class BotDriver:
    """Acts where no person does."""

    def __init__(self, tables: LiveTables, workers: Workers) -> None:
        self.tables, self.workers = tables, workers
        self._quick = Workers(1)  # bots that do not think ahead need not wait for those that do
        tables.drive = self.drive

    def close(self) -> None:
        """No more moves."""
        self._quick.close()

    def drive(self, live: Live) -> None:
        """See to it that somebody acts for the bots of this table."""
        if live.driven or self.tables.closing or not self._due(live):
            return
        live.driven = True
        self.tables.background.start("bots", self._drive(live))

    def _due(self, live: Live) -> list[tuple[int, str]]:
        """The seats to act for now. Bots among themselves play for those who watch, and for nobody else."""
        if live.table.bots_alone and not live.watched:
            return []
        return play.overdue(live.table, CLOCK.judged(live.table.changed))

    async def _drive(self, live: Live) -> None:
        try:
            while due := self._due(live):
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
        settings, began = self.tables.settings, time.monotonic()
        prompt = table.prompts[seat]
        level = FALLBACK if by == BY_CLOCK and table.seats[seat].kind == PERSON else table.seats[seat].level
        held = live.held.pop(seat, None)
        action = held[1] if held and held[0] == prompt else await self._choose(live, position.know(seat), level)
        if by == BY_BOT and self._waits(table, position, seat, action):
            live.held[seat] = prompt, action
            return
        pause = settings.bot_pause_ms / 1000 if live.listeners else 0.0
        await asyncio.sleep(max(0.0, began + pause - time.monotonic(), self._grace(table, by)))
        if by == BY_BOT and live.table is not table:
            live.held[seat] = prompt, action  # somebody chose meanwhile, or chooses again
            return

        def command(now_table: Table, now: int) -> Change:
            return play.answer(now_table, seat, prompt, [action], None, by, now)

        try:
            await self.tables.act(live, seat, None, command)
        except JadeError as error:
            # Meanwhile the person came back, or the answer came from elsewhere.
            log.info("bot move not needed", extra={"table": table.id, "seat": seat, "why": str(error)})

    def _waits(self, table: Table, position: Position, seat: int, action: int) -> bool:
        """Whether a bot keeps its answer until all people have answered: the last one would leave them no way back."""
        bots_asked = [other for other in position.asked if table.seats[other].bot_plays]
        if not self.tables.settings.bot_grace_ms or bots_asked != [seat] or len(position.asked) == 1:
            return False
        ahead = outcome_of(position, seat, action)
        return ahead is not None and seat not in ahead.position.asked

    def _grace(self, table: Table, by: str) -> float:
        """How long people may still take back what they chose, in seconds."""
        grace = self.tables.settings.bot_grace_ms
        if by == BY_CLOCK or not grace or not any(map(table.takeable, table.people)):
            return 0.0
        return (table.changed + grace - clock_ms()) / 1000

    async def _choose(self, live: Live, known: Knowledge, level: str) -> int:
        """The bot's choice, or greedy's where the bot is late, crashes or chooses what is not allowed."""
        workers = self.workers if bots.thinks_ahead(level) else self._quick
        shares: list[float] = []

        def work(share: float) -> int:
            shares.append(share)
            return self._think(live, known, shortened(level, share))

        try:
            turn = (live.place, live.table.id)
            action = await workers.think(work, self.tables.settings.bot_seconds, turn)
            self._note_hurry(live, min(shares))
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
            origin = live.table.origin
            everybodys = origin is not None and origin.kind == DAILY
            seed = daily.whim_of(live.table.dice, known.seat) if everybodys else secrets.randbits(63)
            bot = live.bots[(known.seat, level)] = bots.make(known.game, level, seed)
        return bot.choose(known)

    def _note_hurry(self, live: Live, share: float) -> None:
        """Tell a table that its bots think for a shorter time, and when that is over."""
        now = time.monotonic()
        if share < 1:
            live.hurried_until = now + HURRY_SECONDS
        if live.hurried != (now < live.hurried_until):
            live.hurried = not live.hurried
            self.tables.broadcast.tell_table(live)
