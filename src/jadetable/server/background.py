"""What runs beside the requests. Whatever goes wrong in a task is logged and it goes on; one that ended is known."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

log = logging.getLogger("jadetable.server")

LOG_SECONDS = 1.0


class Seldom:
    """Lets one of many through in a while, so that a fault that comes again and again does not fill the log."""

    def __init__(self, seconds: float = LOG_SECONDS) -> None:
        self._seconds, self._last, self._held_back = seconds, float("-inf"), 0

    def lets_through(self) -> int | None:
        """How many were held back since the last that was let through; None for one that is held back."""
        now = time.monotonic()
        if now - self._last < self._seconds:
            self._held_back += 1
            return None
        self._last, held_back, self._held_back = now, self._held_back, 0
        return held_back


class Background:
    """The tasks of one server: rounds that come again and again, and errands that are done once."""

    def __init__(self) -> None:
        self._rounds: dict[str, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[Any]] = set()
        self._went_well: dict[str, float] = {}
        self._failures: dict[str, Seldom] = {}
        self._closing = False

    def every(self, name: str, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Do this for good, with a pause after each time, whether it came to its end or failed."""
        self._went_well[name] = time.monotonic()
        task = self._rounds[name] = asyncio.create_task(self._go_round(name, seconds, work))
        task.add_done_callback(lambda done: self._ended(name, done))

    def start(self, name: str, work: Coroutine[Any, Any, object]) -> None:
        """Do this once; nobody waits for it."""
        task = asyncio.create_task(self._try(name, work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where all of it runs."""
        return next(iter(self._rounds.values())).get_loop()

    @property
    def ended(self) -> tuple[str, ...]:
        """The rounds that have come to an end, which none may."""
        return tuple(name for name, task in self._rounds.items() if task.done() and not self._closing)

    def age(self, name: str) -> float:
        """Seconds since a round of this name last went well, or since the start."""
        return time.monotonic() - self._went_well[name]

    async def close(self) -> None:
        """Stop all of it; what is half done is left."""
        self._closing = True
        tasks = [*self._rounds.values(), *self._errands]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _go_round(self, name: str, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        while True:
            await self._try(name, work())
            await asyncio.sleep(seconds)

    async def _try(self, name: str, work: Awaitable[object]) -> None:
        try:
            await work
            self._went_well[name] = time.monotonic()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            self._failed(name)  # something it waited for was cancelled; nobody stopped the task itself
        except Exception:  # the reason for this class: no kind of fault ends a task
            self._failed(name)

    def _failed(self, name: str) -> None:
        held_back = self._failures.setdefault(name, Seldom()).lets_through()
        if held_back is not None:
            log.exception("background task failed", extra={"task": name, "not_logged": held_back})

    def _ended(self, name: str, done: "asyncio.Task[None]") -> None:
        if not self._closing:
            error = None if done.cancelled() else done.exception()
            log.critical("background task ended", exc_info=error, extra={"task": name})
