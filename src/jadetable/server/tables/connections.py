"""Connections to a table: what each has seen, and what waits to be sent to it."""

import asyncio

from jadetable.server.tables import viewers

QUEUE = 64
TOO_SLOW, RESTARTING, LOST_SEAT, SHOWN_OUT = 1013, 1012, 4401, 1008


class Listener:
    """One connection: what it holds, and what it has seen. How it is told, its kinds know."""

    __slots__ = ("_known", "behind", "closed", "host", "lang", "looking", "next_event", "seats", "tokens")

    def __init__(self, tokens: list[str], seats: tuple[int, ...], host: bool, lang: str, next_event: int) -> None:
        self.tokens, self.seats, self.host, self.lang, self.next_event = tokens, seats, host, lang, next_event
        self.closed = False
        self.looking = True  # whether the page is before somebody's eyes; it says when it is not
        self.behind = False  # more had happened than a page holds when it came, and is told page by page
        self._known: viewers.Known = ()

    @property
    def gazes(self) -> list[viewers.Gaze]:
        """Whose eyes look at this connection."""
        return viewers.gazes(self.seats, self.lang)

    def is_news(self, known: viewers.Known, happened: bool) -> bool:
        """Whether this differs from what was told last. That somebody did something can be a secret: how many squares
        were drawn tells which creature it is. So nobody is told of moves that change nothing they may know."""
        before, self._known = self._known, known
        return happened or known != before

    def send(self, data: bytes) -> None:
        """A message; a client that does not keep up is cut off and may come back."""
        raise NotImplementedError

    def close(self, code: int) -> None:
        """Hang up, with this code."""
        raise NotImplementedError


class Reader(Listener):
    """A connection for which somebody fetches what is to be sent."""

    __slots__ = ("queue",)

    def __init__(self, tokens: list[str], seats: tuple[int, ...], host: bool, lang: str, next_event: int) -> None:
        super().__init__(tokens, seats, host, lang, next_event)
        self.queue: asyncio.Queue[tuple[bytes, int] | int] = asyncio.Queue(QUEUE)

    def send(self, data: bytes) -> None:
        """Queue a message."""
        if self.closed:
            return
        try:
            self.queue.put_nowait((data, self.next_event))
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Hang up after what is queued; when the queue is full, instead of it."""
        if self.closed:
            return
        self.closed = True
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(code)
