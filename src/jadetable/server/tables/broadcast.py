"""What those who listen to a table are told, and when."""

import time
from collections.abc import Awaitable, Callable, Sequence

from jadetable.server import protocol
from jadetable.server.ops.settings import Settings
from jadetable.server.tables import viewers
from jadetable.server.tables.connections import LOST_SEAT, Listener
from jadetable.server.tables.live import Live, clock_ms
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import LOBBY, Move

StoredMoves = Callable[[str, int], Awaitable[list[Move]]]


class Broadcast:
    """Tells the connections of this process what they may know."""

    def __init__(self, settings: Settings, stored_moves: StoredMoves) -> None:
        self._settings, self._stored_moves = settings, stored_moves

    def listen(self, live: Live, listener: Listener) -> None:
        """A connection comes."""
        if len(live.listeners) >= self._settings.sockets_per_table:
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
        now, patience = clock_ms(), self._settings.absent_seconds * 1000
        seen = {
            number
            for number, seat in enumerate(live.table.seats)
            if seat.token and now - max(seat.seen, live.active.get(number, 0)) < patience
        }
        return seen | live.present

    def info(self, live: Live, seats: Sequence[int] = (), host: bool = False) -> protocol.TableInfo:
        """What a client may know about the table itself."""
        return viewers.info(live.table, self.present(live), seats, host, live.hurried)

    async def state(self, live: Live, seats: Sequence[int], host: bool, since: int, lang: str) -> protocol.Polled:
        """The table and the game as a client may know it, with the events since a number."""
        moves = await self.moves(live, since)
        table = live.table
        shown = viewers.viewers_of(table, moves, seats, since, lang) if table.status != LOBBY else []
        info = self.info(live, seats, host)
        return protocol.Polled(info, table.event_count, shown, viewers.mark(info, table.event_count, shown))

    async def welcome(self, live: Live, listener: Listener, since: int) -> bytes:
        """Let a connection listen; what it is told first, so that nothing is missed and nothing comes twice."""
        moves = await self.moves(live, since)
        # No waiting from here on: what arrives later is told as an update.
        table = live.table
        self.listen(live, listener)
        listener.next_event = table.event_count
        shown = viewers.viewers_of(table, moves, listener.seats, since, listener.lang) if table.status != LOBBY else []
        listener.is_news(shown)
        return protocol.encode(
            protocol.Welcome(self.info(live, listener.seats, listener.host), table.event_count, shown)
        )

    async def moves(self, live: Live, since: int) -> list[Move]:
        """The log from an event on: from memory when it is recent, from storage otherwise."""
        if since >= live.table.event_count:
            return []
        if live.tail and live.tail[0].first_event <= since:
            return list(live.tail)
        found = await self._stored_moves(live.table.id, since)
        # Moves that arrived while we read are in memory; what is read twice counts once.
        known = {move.number: move for move in [*found, *live.tail]}
        return [known[number] for number in sorted(known)]

    def tell_table(self, live: Live) -> None:
        """Send the table's seats to everybody."""
        for listener in list(live.listeners):
            listener.send(protocol.encode(protocol.TableChanged(self.info(live, listener.seats, listener.host))))

    def tell_moves(self, live: Live) -> None:
        """Send what has just happened, to each as it may know it."""
        table, cache = live.table, dict[tuple[tuple[int, ...], str, int], tuple[list[protocol.Viewer], bytes]]()
        said: viewers.Sentences = {}
        for listener in list(live.listeners):
            key = (listener.seats, listener.lang, listener.next_event)
            if key not in cache:
                fresh = [move for move in live.tail if move.first_event + move.event_count > listener.next_event]
                shown = viewers.viewers_of(table, fresh, listener.seats, listener.next_event, listener.lang, said)
                cache[key] = shown, protocol.encode(protocol.Update(table.status, table.event_count, shown))
            shown, data = cache[key]
            listener.next_event = table.event_count
            if listener.is_news(shown):
                listener.send(data)

    def recheck(self, live: Live) -> None:
        """Who lost a seat is told nothing more that the seat may know."""
        for listener in list(live.listeners):
            seats = live.table.held_by(listener.tokens)
            if set(listener.seats) - set(seats):
                live.listeners.discard(listener)
                listener.close(LOST_SEAT)
            listener.seats = seats

    def tell_chat(self, live: Live, line: protocol.ChatInfo) -> None:
        """Send a line of chat to everybody at this process."""
        data = protocol.encode(line)
        for listener in list(live.listeners):
            listener.send(data)
