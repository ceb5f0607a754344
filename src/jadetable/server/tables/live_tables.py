"""The tables of this process: loaded when needed, changed one command at a time, told to everybody who listens."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace

from jadetable.core.errors import JadeError
from jadetable.server import protocol
from jadetable.server.background import Background
from jadetable.server.ops.metrics import Metrics
from jadetable.server.ops.settings import Settings
from jadetable.server.store import crash_points
from jadetable.server.store.database import Conflict
from jadetable.server.store.storage import Storage
from jadetable.server.tables import play
from jadetable.server.tables.broadcast import Broadcast
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.connections import RESTARTING
from jadetable.server.tables.limits import Bucket
from jadetable.server.tables.live import TAIL_MOVES, Live, clock_ms, must_hold
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import ACT, BY_PERSON, CLOSED, LOBBY, OVER, WITHDRAW, Change, Move, Table, is_id

log = logging.getLogger("jadetable.server")

KEPT_KEYS = 16  # whoever repeats an older one finds it in the database
ATTEMPTS = 20
KEPT_CHAT = 200

Command = Callable[[Table, int], Change]


class LiveTables:
    """All tables of this process."""

    def __init__(self, settings: Settings, storage: Storage, catalogue: Catalogue, metrics: Metrics) -> None:
        self.settings, self.storage, self.catalogue, self.metrics = settings, storage, catalogue, metrics
        self.background = Background()
        self.broadcast = Broadcast(settings, storage.moves)
        self.live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self.drive: Callable[[Live], None] = lambda live: None  # set by the bot driver
        self.changed: Callable[[Live, Table, Table], None] = lambda live, before, after: None  # set by the outbox
        self.stopping = asyncio.Event()
        self.draining = False  # whether no new games are to begin; set by whoever looks it up in the database
        self.name = secrets.token_hex(4)  # this process, so that it does not hear its own chat twice

    # --- finding ------------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Live:
        """A table, from memory or storage; raises Refusal."""
        live = self.live.get(table_id)
        if live is None:
            if not is_id(table_id):
                raise Refusal("no-table")
            live = await self._load_once(table_id)
        live.used = time.monotonic()
        self.live.move_to_end(table_id)
        return live

    def goes_on(self, table_id: str) -> bool:
        """Whether this table is in memory and its game not over."""
        live = self.live.get(table_id)
        return live is not None and live.table.status not in (OVER, CLOSED)

    async def current(self, table_id: str) -> Live:
        """A table as it is stored now, whichever process changed it: whoever acted there reads here what they wrote."""
        live = await self.find(table_id)
        if self.storage.shared:
            version = live.table.version
            await self.refresh(table_id, (await self.storage.versions([table_id])).get(table_id, version))
        return live

    async def _load_once(self, table_id: str) -> Live:
        """Many may ask for the same table at once; it is read once, so that there is only one of it."""
        waiting = self._loading.get(table_id)
        if waiting is None:
            waiting = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            waiting.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(waiting)

    async def _load(self, table_id: str) -> Live:
        table = await self.storage.load(table_id)
        if table is None:
            raise Refusal("no-table")
        return self._keep(table)

    def _keep(self, table: Table) -> Live:
        live = Live(table, used=time.monotonic())
        live.bucket = Bucket(self.settings.table_rate, self.settings.table_burst)
        self.live[table.id] = live
        self.metrics.live_tables.set(len(self.live))
        return live

    async def add(self, table: Table) -> Live:
        """Store a new table and keep it at hand."""
        self.must_welcome()
        await self.storage.add(table)
        self.metrics.tables.add(game=table.game)
        log.info("table opened", extra={"table": table.id, "game": table.game, "seats": len(table.seats)})
        return self._keep(table)

    def must_welcome(self) -> None:
        """Refuse a new game while the server runs empty."""
        if self.draining:
            raise Refusal("draining")

    def evict(self) -> int:
        """Let go of idle tables: everything about them is in the database."""
        now = time.monotonic()
        gone = 0
        for table_id, live in list(self.live.items()):
            crowded = len(self.live) > self.settings.live_tables
            idle = now - live.used > self.settings.idle_seconds
            if (idle or crowded) and not live.listeners and not live.driven and not live.lock.locked():
                del self.live[table_id]
                gone += 1
        self.metrics.live_tables.set(len(self.live))
        return gone

    # --- changing -----------------------------------------------------------------------------------------------------

    async def change(self, live: Live, command: Command) -> Change:
        """Carry out a command: check, act, store, and only then show. Raises what the command refuses with."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                before = live.table
                now = clock_ms()
                try:
                    change = command(before, now)
                except JadeError:
                    # Refused, but perhaps only by what another process has changed meanwhile.
                    if await self._moved_on(live):
                        continue
                    raise
                change = play.reseated(before, change, now)
                due = play.next_due(change.table, now, self.settings.bot_grace_ms)
                change = replace(change, table=replace(change.table, version=before.version + 1, due=due))
                try:
                    await self.storage.commit(change)
                except Conflict:
                    # Another process was faster: look again, and ask the command again.
                    self.metrics.conflicts.add()
                    await self._reload(live)
                    if live.table.version == before.version:
                        raise Refusal("key-reused") from None
                    continue
                self._arrived(live, change.table, change.moves)
                self.changed(live, before, change.table)
                return change
        raise Refusal("unavailable")

    async def act(
        self, live: Live, seat: int, key: str | None, command: Command, tokens: list[str] | None = None
    ) -> Move:
        """A move with an idempotency key: made once, and answered in the same way however often it is sent."""
        started = time.perf_counter()
        if key is not None:  # nobody but the seat's holder learns what was answered under a key; `command` asks again
            must_hold(live.table, seat, tokens or [])
        done = live.keys.get((seat, key)) if key else None
        if done is not None:
            return done
        try:
            change = await self.change(live, command)
        except JadeError:
            done = await self.storage.find_key(live.table.id, seat, key) if key else None
            if done is None:
                raise
            return done
        crash_points.passing("acknowledging")
        for move in change.moves:
            self.metrics.moves.add(game=change.table.game, by=move.by)
        self.metrics.move_seconds.observe(time.perf_counter() - started)
        self.drive(live)
        return change.moves[0]

    async def answer(self, live: Live, given: protocol.Answer, tokens: list[str]) -> protocol.Accepted:
        """A person's (or an outside program's) answer."""

        def command(table: Table, now: int) -> Change:
            must_hold(table, given.seat, tokens)
            return play.answer(table, given.seat, given.prompt, given.actions, given.key, BY_PERSON, now)

        move = await self.act(live, given.seat, given.key, command, tokens)
        sent = given.actions[:1] if move.entry is None else given.actions  # an earlier version kept the first part only
        if (move.kind, move.prompt, move.entry or (move.action,)) != (ACT, given.prompt, tuple(sent)):
            raise Refusal("key-reused")
        return accepted(move)

    async def withdraw(self, live: Live, given: protocol.Withdraw, tokens: list[str]) -> protocol.Accepted:
        """A choice taken back."""

        def command(table: Table, now: int) -> Change:
            must_hold(table, given.seat, tokens)
            return play.take_back(table, given.seat, given.prompt, given.key, now)

        move = await self.act(live, given.seat, given.key, command, tokens)
        if (move.kind, move.prompt) != (WITHDRAW, given.prompt):
            raise Refusal("key-reused")
        return accepted(move)

    async def say(self, live: Live, seat: int, kind: str, text: str) -> protocol.ChatInfo:
        """A line of chat or a reaction."""
        if not live.table.chat:
            raise Refusal("chat-off")
        if live.table.seat(seat).muted:
            raise Refusal("muted")
        now = clock_ms()
        note = f"{live.table.id} chat {self.name}"
        number = await self.storage.say(live.table.id, seat, kind, text, now, KEPT_CHAT, note)
        line = protocol.ChatInfo(number, seat, kind, text, now)
        self.broadcast.tell_chat(live, line)
        return line

    async def refresh(self, table_id: str, version: int | None = None) -> None:
        """Another process changed this table: read it again and tell those who listen here."""
        live = self.live.get(table_id)
        if live is None or (version is not None and live.table.version >= version):
            return
        async with live.lock:
            if version is None or live.table.version < version:
                await self._reload(live)
        self.drive(live)

    async def _moved_on(self, live: Live) -> bool:
        """Whether another process has changed the table, which is locked here; then it is read again."""
        if not self.storage.shared:
            return False
        version = live.table.version
        await self._reload(live)
        return live.table.version > version

    async def _reload(self, live: Live) -> None:
        table = await self.storage.load(live.table.id)
        if table is None:
            raise Refusal("no-table")
        if table.version <= live.table.version:
            return
        moves = []
        if table.move_count > live.table.move_count:
            found = await self.storage.moves(table.id, live.table.event_count)
            moves = [move for move in found if live.table.move_count <= move.number < table.move_count]
        self._arrived(live, table, moves)

    def _arrived(self, live: Live, table: Table, moves: Sequence[Move]) -> None:
        """A stored state takes the place of the old one, and everybody who listens hears of it."""
        before, live.table = live.table, table
        if len(moves) > TAIL_MOVES:
            self._hang_up(live)  # more happened elsewhere than is kept to be told: who comes back asks for it
        for move in moves:
            live.tail.append(move)
            if move.key is not None:
                live.keys[(move.seat, move.key)] = move
                if len(live.keys) > KEPT_KEYS:
                    live.keys.popitem(last=False)
        live.changed.set()
        live.changed = asyncio.Event()
        about = (table.seats, table.rematch, table.spectators)
        begun_or_closed = before.status == LOBBY or table.status == CLOSED
        if begun_or_closed or about != (before.seats, before.rematch, before.spectators):
            self.broadcast.recheck(live)
            self.broadcast.tell_table(live)
        if table.move_count > before.move_count:
            self.broadcast.tell_moves(live)

    @property
    def closing(self) -> bool:
        """Whether the server is about to stop."""
        return self.stopping.is_set()

    def close(self) -> None:
        """Hang up everywhere; clients come back to the next process."""
        self.stopping.set()
        for live in self.live.values():
            self._hang_up(live)

    @staticmethod
    def _hang_up(live: Live) -> None:
        for listener in list(live.listeners):
            listener.close(RESTARTING)


def accepted(move: Move) -> protocol.Accepted:
    """The reply to a stored move."""
    return protocol.Accepted(move.key or "", move.seat, move.prompt, move.action)
