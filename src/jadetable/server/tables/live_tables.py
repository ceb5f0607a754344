"""The tables of this process: loaded when needed, changed one command at a time, told to everybody who listens."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from jadetable.bots import Bot
from jadetable.core.errors import JadeError
from jadetable.server import protocol
from jadetable.server.http.limits import Bucket
from jadetable.server.ops.metrics import Metrics
from jadetable.server.ops.settings import Settings
from jadetable.server.store import crash_points
from jadetable.server.store.storage import Conflict, Storage
from jadetable.server.tables import play, viewers
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import ACT, BY_PERSON, LOBBY, WITHDRAW, Change, Move, Table

log = logging.getLogger("jadetable.server")

TAIL_MOVES = 64
KEPT_KEYS = 64
QUEUE = 64
ATTEMPTS = 20
KEPT_CHAT = 200
TOO_SLOW, RESTARTING, LOST_SEAT = 1013, 1012, 4401

Command = Callable[[Table, int], Change]


def clock_ms() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Listener:
    """One connection: what it holds, what it has seen, and what waits to be sent to it."""

    def __init__(self, tokens: list[str], seats: tuple[int, ...], host: bool, lang: str, next_event: int) -> None:
        self.tokens, self.seats, self.host, self.lang, self.next_event = tokens, seats, host, lang, next_event
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue(QUEUE)
        self.closed = False
        self._known: list[viewers.Known] = []

    def is_news(self, shown: Sequence[protocol.Viewer]) -> bool:
        """Whether this differs from what was told last. That somebody did something can be a secret: how many squares
        were drawn tells which creature it is. So nobody is told of moves that change nothing they may know."""
        before, self._known = self._known, viewers.known(shown)
        return any(viewer.events for viewer in shown) or self._known != before

    def send(self, data: bytes) -> None:
        """Queue a message; a client that does not keep up is cut off and may come back."""
        if self.closed:
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Hang up, with this code, after what is queued; when the queue is full, instead of it."""
        if self.closed:
            return
        self.closed = True
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(code)


@dataclass
class Live:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    tail: deque[Move] = field(default_factory=lambda: deque(maxlen=TAIL_MOVES))
    keys: OrderedDict[tuple[int, str], Move] = field(default_factory=OrderedDict)
    listeners: set[Listener] = field(default_factory=set)
    bots: dict[tuple[int, str], Bot] = field(default_factory=dict)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    bucket: Bucket | None = None
    seat_buckets: dict[int, Bucket] = field(default_factory=dict)
    active: dict[int, int] = field(default_factory=dict)  # last sign of life of each seat, in milliseconds
    used: float = 0.0
    driven: bool = False

    @property
    def present(self) -> set[int]:
        """The seats with somebody connected to this process."""
        return {seat for listener in self.listeners for seat in listener.seats}


class House:
    """All tables of this process."""

    def __init__(self, settings: Settings, storage: Storage, catalogue: Catalogue, metrics: Metrics) -> None:
        self.settings, self.storage, self.catalogue, self.metrics = settings, storage, catalogue, metrics
        self.live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self.drive: Callable[[Live], None] = lambda live: None  # set by the pilot
        self.stopping = asyncio.Event()
        self.name = secrets.token_hex(4)  # this process, so that it does not hear its own chat twice

    # --- finding ------------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Live:
        """A table, from memory or storage; raises Refusal."""
        live = self.live.get(table_id)
        if live is None:
            live = await self._load_once(table_id)
        live.used = time.monotonic()
        self.live.move_to_end(table_id)
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
        await self.storage.add(table)
        self.metrics.tables.add(game=table.game)
        log.info("table opened", extra={"table": table.id, "game": table.game, "seats": len(table.seats)})
        return self._keep(table)

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
                change = command(before, now)
                due = play.next_due(change.table, now)
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
                return change
        raise Refusal("unavailable")

    async def act(
        self, live: Live, seat: int, key: str | None, command: Command, tokens: list[str] | None = None
    ) -> Move:
        """A move with an idempotency key: made once, and answered in the same way however often it is sent."""
        started = time.perf_counter()
        if key is not None:
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
            actions = [given.action, *given.then]
            return play.answer(table, given.seat, given.prompt, actions, given.key, BY_PERSON, now)

        move = await self.act(live, given.seat, given.key, command, tokens)
        then = tuple(given.then)
        noted = then if move.then is None else move.then  # moves stored by an earlier version do not tell
        if (move.kind, move.action, move.prompt, noted) != (ACT, given.action, given.prompt, then):
            raise Refusal("key-reused")
        return accepted(move)

    async def withdraw(self, live: Live, given: protocol.Withdraw, tokens: list[str]) -> protocol.Accepted:
        """An answer taken back."""

        def command(table: Table, now: int) -> Change:
            must_hold(table, given.seat, tokens)
            return play.withdraw(table, given.seat, given.prompt, given.key, now)

        move = await self.act(live, given.seat, given.key, command, tokens)
        if (move.kind, move.prompt) != (WITHDRAW, given.prompt):
            raise Refusal("key-reused")
        return accepted(move)

    async def say(self, live: Live, seat: int, kind: str, text: str) -> protocol.ChatInfo:
        """A line of chat or a reaction."""
        if not live.table.chat:
            raise Refusal("chat-off")
        now = clock_ms()
        note = f"{live.table.id} chat {self.name}"
        number = await self.storage.say(live.table.id, seat, kind, text, now, KEPT_CHAT, note)
        line = protocol.ChatInfo(number, seat, kind, text, now)
        self.tell_chat(live, line)
        return line

    def tell_chat(self, live: Live, line: protocol.ChatInfo) -> None:
        """Send a line of chat to everybody at this process."""
        data = protocol.encode(line)
        for listener in list(live.listeners):
            listener.send(data)

    async def refresh(self, table_id: str, version: int | None = None) -> None:
        """Another process changed this table: read it again and tell those who listen here."""
        live = self.live.get(table_id)
        if live is None or (version is not None and live.table.version >= version):
            return
        async with live.lock:
            if version is None or live.table.version < version:
                await self._reload(live)
        self.drive(live)

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
        for move in moves:
            live.tail.append(move)
            if move.key is not None:
                live.keys[(move.seat, move.key)] = move
                if len(live.keys) > KEPT_KEYS:
                    live.keys.popitem(last=False)
        live.changed.set()
        live.changed = asyncio.Event()
        if table.seats != before.seats or table.rematch != before.rematch or before.status == LOBBY:
            self._recheck(live)
            self.tell_table(live)
        if table.move_count > before.move_count:
            self._tell_moves(live)

    # --- telling ------------------------------------------------------------------------------------------------------

    def listen(self, live: Live, listener: Listener) -> None:
        """A connection comes."""
        if len(live.listeners) >= self.settings.sockets_per_table:
            raise Refusal("too-many-sockets")
        before = live.present
        live.listeners.add(listener)
        if live.present != before:
            self.tell_table(live)

    def leave(self, live: Live, listener: Listener) -> None:
        """A connection goes."""
        before = live.present
        live.listeners.discard(listener)
        live.used = time.monotonic()
        if live.present != before:
            self.tell_table(live)

    def present(self, live: Live) -> set[int]:
        """The seats with a sign of life: connected here, or seen a short while ago."""
        now, patience = clock_ms(), self.settings.absent_seconds * 1000
        seen = {
            number
            for number, seat in enumerate(live.table.seats)
            if seat.token and now - max(seat.seen, live.active.get(number, 0)) < patience
        }
        return seen | live.present

    def info(self, live: Live, seats: Sequence[int] = (), host: bool = False) -> protocol.TableInfo:
        """What a client may know about the table itself."""
        return viewers.info(live.table, self.present(live), seats, host)

    async def state(self, live: Live, seats: Sequence[int], host: bool, since: int, lang: str) -> protocol.Polled:
        """The table and the game as a client may know it, with the events since a number."""
        moves = await self.moves(live, since)
        table = live.table
        shown = viewers.viewers(table, moves, seats, since, lang) if table.status != LOBBY else []
        info = self.info(live, seats, host)
        return protocol.Polled(info, table.event_count, shown, viewers.mark(info, table.event_count, shown))

    async def welcome(self, live: Live, listener: Listener, since: int) -> bytes:
        """Let a connection listen; what it is told first, so that nothing is missed and nothing comes twice."""
        moves = await self.moves(live, since)
        # No waiting from here on: what arrives later is told as an update.
        table = live.table
        self.listen(live, listener)
        listener.next_event = table.event_count
        shown = viewers.viewers(table, moves, listener.seats, since, listener.lang) if table.status != LOBBY else []
        listener.is_news(shown)
        return protocol.encode(
            protocol.Welcome(self.info(live, listener.seats, listener.host), table.event_count, shown)
        )

    @property
    def closing(self) -> bool:
        """Whether the server is about to stop."""
        return self.stopping.is_set()

    def close(self) -> None:
        """Hang up everywhere; clients come back to the next process."""
        self.stopping.set()
        for live in self.live.values():
            for listener in list(live.listeners):
                listener.close(RESTARTING)

    async def moves(self, live: Live, since: int) -> list[Move]:
        """The log from an event on: from memory when it is recent, from storage otherwise."""
        if since >= live.table.event_count:
            return []
        if live.tail and live.tail[0].first_event <= since:
            return list(live.tail)
        found = await self.storage.moves(live.table.id, since)
        # Moves that arrived while we read are in memory; what is read twice counts once.
        known = {move.number: move for move in [*found, *live.tail]}
        return [known[number] for number in sorted(known)]

    def tell_table(self, live: Live) -> None:
        """Send the table's seats to everybody."""
        for listener in list(live.listeners):
            listener.send(protocol.encode(protocol.TableChanged(self.info(live, listener.seats, listener.host))))

    def _tell_moves(self, live: Live) -> None:
        table, cache = live.table, dict[tuple[tuple[int, ...], str, int], tuple[list[protocol.Viewer], bytes]]()
        said: viewers.Sentences = {}
        for listener in list(live.listeners):
            key = (listener.seats, listener.lang, listener.next_event)
            if key not in cache:
                fresh = [move for move in live.tail if move.first_event + move.event_count > listener.next_event]
                shown = viewers.viewers(table, fresh, listener.seats, listener.next_event, listener.lang, said)
                cache[key] = shown, protocol.encode(protocol.Update(table.status, table.event_count, shown))
            shown, data = cache[key]
            listener.next_event = table.event_count
            if listener.is_news(shown):
                listener.send(data)

    def _recheck(self, live: Live) -> None:
        """Who lost a seat is told nothing more that the seat may know."""
        for listener in list(live.listeners):
            seats = live.table.held_by(listener.tokens)
            if set(listener.seats) - set(seats):
                live.listeners.discard(listener)
                listener.close(LOST_SEAT)
            listener.seats = seats


def must_hold(table: Table, seat: int, tokens: list[str]) -> None:
    """Refuse whoever does not hold this seat; asked again on every state a command is tried on."""
    table.seat(seat)
    held = table.held_by(tokens)
    if seat not in held:
        raise Refusal("not-your-seat" if held else "wrong-token", seat=seat)


def accepted(move: Move) -> protocol.Accepted:
    """The reply to a stored move."""
    return protocol.Accepted(move.key or "", move.seat, move.prompt, move.action)
