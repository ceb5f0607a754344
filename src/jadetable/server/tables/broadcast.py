"""What those who listen to a table are told, and when."""

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jadetable.server import protocol
from jadetable.server.ops.settings import Settings
from jadetable.server.tables import viewers
from jadetable.server.tables.connections import LOST_SEAT, SHOWN_OUT, Listener
from jadetable.server.tables.live import Live, clock_ms
from jadetable.server.tables.past import Past, Said, StoredMoves, after
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import LOBBY, Table
from jadetable.server.tables.viewers import Gaze

KEPT_SIGHTS, KEPT_FACTS = 512, 4096  # tables
Who = tuple[tuple[int, ...], bool, str]  # seats, whether the host, and the language


@dataclass(frozen=True, slots=True)
class State:
    """A table and its game as one client may know them."""

    body: bytes  # the fields of `protocol.State`
    mark: str
    known: viewers.Known

    @property
    def welcome(self) -> bytes:
        """As a message."""
        return b'{"type":"welcome",%b}' % self.body

    @property
    def polled(self) -> bytes:
        """As a reply."""
        return b'{%b,"mark":"%b"}' % (self.body, self.mark.encode())


def _more(table: Table, following: int) -> bytes:
    return b"true" if following < table.event_count else b"false"


def _update(table: Table, following: int, shown: Sequence[viewers.Sight], pages: Sequence[Said]) -> bytes:
    parts = b",".join(viewers.viewer_bytes(sight, events) for sight, events in zip(shown, pages, strict=True))
    told = (protocol.encode(table.shown_status), following, _more(table, following), parts)
    return b'{"type":"update","status":%b,"next":%d,"more":%b,"viewers":[%b]}' % told


class Broadcast:
    """Tells the connections of this process what they may know."""

    def __init__(self, settings: Settings, stored_moves: StoredMoves) -> None:
        self._settings = settings
        self.past = Past(stored_moves)
        self._sights: OrderedDict[str, viewers.Sights] = OrderedDict()
        self._facts: OrderedDict[str, bytes] = OrderedDict()
        self._polling: Counter[str] = Counter()

    def listen(self, live: Live, listener: Listener) -> None:
        """A connection comes."""
        self._make_room(live)
        before = live.present, live.onlookers
        live.listeners.add(listener)
        if (live.present, live.onlookers) != before:
            self.tell_table(live)

    @contextlib.contextmanager
    def polling(self, live: Live) -> Iterator[None]:
        """A request that waits for news counts like a connection."""
        self._make_room(live)
        self._polling[live.table.id] += 1
        try:
            yield
        finally:
            self._polling[live.table.id] -= 1
            if not self._polling[live.table.id]:
                del self._polling[live.table.id]

    def _make_room(self, live: Live) -> None:
        if len(live.listeners) + self._polling[live.table.id] >= self._settings.sockets_per_table:
            raise Refusal("too-many-sockets")

    def leave(self, live: Live, listener: Listener) -> None:
        """A connection goes."""
        before = live.present, live.onlookers
        live.listeners.discard(listener)
        live.used = time.monotonic()
        if (live.present, live.onlookers) != before:
            self.tell_table(live)

    def present(self, live: Live) -> set[int]:
        """The seats with a sign of life: connected here, or seen a short while ago."""
        now, patience = clock_ms(), self._settings.absent_seconds * 1000
        seen = {
            number
            for number, seat in enumerate(live.table.seats)
            if seat.token and now - max(seat.seen, live.active.get(number, 0)) < patience
        }
        return seen | live.present

    def info(self, live: Live, seats: Sequence[int] = (), host: bool = False) -> protocol.TableInfo:
        """What a client may know about the table itself."""
        company = viewers.Company(frozenset(self.present(live)), live.onlookers, live.hurried)
        return viewers.info(live.table, self._facts_of(live.table), company, seats, host)

    async def state(self, live: Live, seats: tuple[int, ...], host: bool, since: int, lang: str) -> State:
        """The table and the game as a client may know it, with a page of the events since a number."""
        pages, following = await self._pages(live, viewers.gazes(seats, lang), since)
        # No waiting from here on, so that all of it is of one moment.
        return self._state(live, (seats, host, lang), pages, following)

    def now(self, live: Live, listener: Listener) -> bytes:
        """The table and the game as they stand, without events: those come by themselves."""
        seats, host, following = listener.seats, listener.host, listener.next_event
        pages: list[Said] = [[] for _ in viewers.gazes(seats, listener.lang)]
        return self._state(live, (seats, host, listener.lang), pages, following).welcome

    async def welcome(self, live: Live, listener: Listener, since: int) -> bytes:
        """Let a connection listen; what it is told first, so that nothing is missed and nothing comes twice."""
        pages, following = await self._pages(live, listener.gazes, since)
        # No waiting from here on: what arrives later is told as an update.
        self.listen(live, listener)
        found = self._state(live, (listener.seats, listener.host, listener.lang), pages, following)
        listener.next_event, listener.behind = following, following < live.table.event_count
        listener.is_news(found.known, False)
        return found.welcome

    async def catch_up(self, live: Live, listener: Listener) -> bytes:
        """The next page for a connection that has not heard yet all that had happened when it came."""
        gazes = listener.gazes
        pages, following = await self._pages(live, gazes, listener.next_event)
        table, sights = live.table, self._sights_of(live.table)
        if gazes != listener.gazes:  # it lost a seat meanwhile, and hears nothing more of it
            gazes = listener.gazes
            pages, following = [[] for _ in gazes], listener.next_event
        shown = [sights.of(gaze) for gaze in gazes]
        listener.next_event, listener.behind = following, following < table.event_count
        listener.is_news(tuple(sight.mark for sight in shown), False)
        return _update(table, following, shown, pages)

    async def _pages(self, live: Live, gazes: Sequence[Gaze], since: int) -> tuple[list[Said], int]:
        """The events since a number, to the end of a page; and the number of the first that is not among them."""
        if live.table.status == LOBBY:
            return [[] for _ in gazes], live.table.event_count
        if self.past.is_near(live, since):
            said: viewers.Sentences = {}
            return [self.past.near(live, gaze, since, said) for gaze in gazes], live.table.event_count
        following = after(since, live.table.event_count)
        return [await self.past.page(live, gaze, since, following) for gaze in gazes], following

    def _state(self, live: Live, who: Who, pages: Sequence[Said], following: int) -> State:
        seats, host, lang = who
        table, sights = live.table, self._sights_of(live.table)
        shown = [sights.of(gaze) for gaze in viewers.gazes(seats, lang)] if table.status != LOBBY else []
        sights.settle()
        info = protocol.encode(self.info(live, seats, host))
        told = zip(shown, pages, strict=False)
        parts = b",".join(viewers.viewer_bytes(sight, events) for sight, events in told)
        body = b'"table":%b,"next":%d,"more":%b,"viewers":[%b]' % (info, following, _more(table, following), parts)
        return State(body, viewers.mark(info, following, shown), tuple(sight.mark for sight in shown))

    def _sights_of(self, table: Table) -> viewers.Sights:
        """How this state of a table looks."""
        found = self._sights.get(table.id)
        if found is None or found.table is not table:
            found = self._sights[table.id] = viewers.Sights(table)
            if len(self._sights) > KEPT_SIGHTS:
                self._sights.popitem(last=False)
        self._sights.move_to_end(table.id)
        return found

    def _facts_of(self, table: Table) -> bytes:
        if table.position is None:
            return viewers.facts(table)
        found = self._facts.get(table.id)
        if found is None:
            found = self._facts[table.id] = viewers.facts(table)
            if len(self._facts) > KEPT_FACTS:
                self._facts.popitem(last=False)
        return found

    def tell_table(self, live: Live) -> None:
        """Send the table's seats to everybody."""
        for listener in list(live.listeners):
            listener.send(protocol.encode(protocol.TableChanged(self.info(live, listener.seats, listener.host))))

    def tell_moves(self, live: Live) -> None:
        """Send what has just happened, to each as it may know it: the same bytes to all who know the same."""
        table, sights = live.table, self._sights_of(live.table)
        made: dict[tuple[tuple[int, ...], str, int], tuple[viewers.Known, bool, bytes]] = {}
        said: viewers.Sentences = {}
        for listener in list(live.listeners):
            if listener.behind:
                continue  # it hears of this when it has heard what was before
            key = (listener.seats, listener.lang, listener.next_event)
            if key not in made:
                shown = [sights.of(gaze) for gaze in listener.gazes]
                pages = [self.past.near(live, gaze, listener.next_event, said) for gaze in listener.gazes]
                data = _update(table, table.event_count, shown, pages)
                made[key] = tuple(sight.mark for sight in shown), any(pages), data
            known, happened, data = made[key]
            listener.next_event = table.event_count
            if listener.is_news(known, happened):
                listener.send(data)
        sights.settle()

    def recheck(self, live: Live) -> None:
        """Who lost a seat is told nothing more that the seat may know; onlookers go where none are wanted any more."""
        for listener in list(live.listeners):
            seats = live.table.held_by(listener.tokens)
            if set(listener.seats) - set(seats):
                live.listeners.discard(listener)
                listener.close(LOST_SEAT)
            listener.seats = seats
            if not seats and not listener.host and not live.table.spectators:
                live.listeners.discard(listener)
                listener.close(SHOWN_OUT)

    def tell_chat(self, live: Live, line: protocol.ChatInfo) -> None:
        """Send a line of chat to everybody at this process."""
        data = protocol.encode(line)
        for listener in list(live.listeners):
            listener.send(data)
