"""What both ways of writing share: changes wait in a queue, and those that wait together share one transaction.

Durability then costs one fsync for all of them instead of one for each.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection

from jadetable.server.background import Seldom
from jadetable.server.store.lines import Lines

log = logging.getLogger("jadetable.server")

LARGEST_BATCH = 256

Result = TypeVar("Result")
Work = Callable[[Connection], Result]


@dataclass(slots=True)
class Waiting:
    """Something to be written, and who waits for it."""

    task: Lines | Work[Any]
    done: asyncio.Future[Any]


class Writer(Protocol):
    """Writes to a database."""

    tally: "Tally"

    def open(self) -> None:
        """Begin; belongs to the running loop."""

    async def commit(self, lines: Lines) -> None:
        """Returns when the change is on disk. Raises Conflict, or what the database raises."""

    async def do(self, work: Work[Result]) -> Result:
        """The result of something else that is written, in a transaction of its own."""

    @property
    def ended(self) -> bool:
        """Whether nothing will be written any more although nobody has closed it."""

    async def close(self) -> None:
        """Write what waits, and end."""


class Tally:
    """How writing goes. Counted on the loop alone."""

    def __init__(self) -> None:
        self.waiting = 0  # changes
        self.commits = 0  # transactions
        self.committed = 0  # changes
        self.failures = 0
        self.last_commit = time.monotonic()
        self.on_commit: Callable[[float, int], None] = lambda seconds, changes: None
        self.on_failure: Callable[[], None] = lambda: None
        self._first_waits: float | None = None
        self._said = Seldom()

    def come(self) -> None:
        """One more waits."""
        if self.waiting == 0:
            self._first_waits = time.monotonic()
        self.waiting += 1

    def gone(self, count: int) -> None:
        """These no longer wait, whether they were stored or not. So the writer is alive."""
        self.waiting -= count
        self._first_waits = time.monotonic() if self.waiting else None

    def stored(self, seconds: float, changes: int) -> None:
        """A transaction is on disk."""
        self.commits += 1
        self.committed += changes
        self.last_commit = time.monotonic()
        self.on_commit(seconds, changes)

    def failed(self, error: BaseException) -> None:
        """The database failed. Logged once a second at most, for it seldom comes alone."""
        self.failures += 1
        self.on_failure()
        held_back = self._said.lets_through()
        if held_back is not None:
            log.error("database failed", extra={"why": f"{type(error).__name__}: {error}", "not_logged": held_back})

    @property
    def waiting_seconds(self) -> float:
        """Since when somebody waits without anything having become of what waits."""
        return 0.0 if self._first_waits is None else time.monotonic() - self._first_waits
