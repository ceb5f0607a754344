"""What has happened at a table, in pages: made beside the event loop, and kept for whoever asks next."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from jadetable.server.tables import viewers
from jadetable.server.tables.kept import Kept
from jadetable.server.tables.live import Live
from jadetable.server.tables.table import Move
from jadetable.server.tables.viewers import Gaze

PAGE = 200  # events, at most, in one reply
FEW = 24  # events that are put into words at once, rather than in the thread
KEPT_BYTES = 48 * 1024 * 1024

StoredMoves = Callable[[str, int, int | None], Awaitable[list[Move]]]
Said = list[bytes]  # events as they are sent, one after the other


def after(since: int, count: int) -> int:
    """The number of the first event that is not on the page which an event is on."""
    return min(count, (since // PAGE + 1) * PAGE) if since < count else count


class Past:
    """The events of all tables. A page is the same for all who see the same and are spoken to alike."""

    def __init__(self, stored_moves: StoredMoves) -> None:
        self._stored_moves = stored_moves
        self._thread = ThreadPoolExecutor(1, "jade-past")
        self.pages: Kept[Said] = Kept(KEPT_BYTES)

    def close(self) -> None:
        """No more pages."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def is_near(self, live: Live, since: int) -> bool:
        """Whether the events from this number on are few, and at hand."""
        near = live.table.event_count - since <= FEW
        return near and (since >= live.table.event_count or bool(live.tail and live.tail[0].first_event <= since))

    def near(self, live: Live, gaze: Gaze, since: int, said: viewers.Sentences | None = None) -> Said:
        """The events from a number on, where they are at hand."""
        fresh = [move for move in live.tail if move.first_event + move.event_count > since]
        return viewers.spoken(live.table, fresh, gaze, since, live.table.event_count, said)

    async def page(self, live: Live, gaze: Gaze, since: int, following: int) -> Said:
        """The events from one number up to another on the same page."""
        table, first = live.table, since // PAGE * PAGE
        if since >= following:
            return []
        # What is told depends on the names, too. The last page of a running game is another one after each move.
        key = (table.id, first, following, gaze, table.names, table.outdated)

        async def make() -> Said:
            found = await self._stored_moves(table.id, first, following)
            # Moves that arrived while we read are in memory; what is read twice counts once.
            known = {move.number: move for move in [*found, *live.tail]}
            moves = [known[number] for number in sorted(known)]
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, viewers.spoken, table, moves, gaze, first, following
            )

        said = await self.pages.get(key, make, _size)
        return said[since - first :]


def _size(said: Said) -> int:
    return 200 + sum(map(len, said)) + 40 * len(said)
