"""Python's collector of cyclic garbage, kept from looking through everything while people play.

A full collection walks through every object of every table, and everybody waits for it: a third of a second with 800
tables. So it is done in quiet moments only. Young objects are collected as ever; what they leave behind waits.
"""

import gc
import logging
import time
from collections.abc import Callable

log = logging.getLogger("jadetable.server")

LOOK_SECONDS = 5.0
YOUNG, MIDDLE, NEVER = 5_000, 10, 1_000_000  # objects, young collections, middle collections
QUIET_MOVES = 20  # in the seconds between two looks
LEAST_SECONDS = 60.0  # between two full collections
MOST_SECONDS = 6 * 3600.0  # where it is never quiet: by then a pause costs less than the memory


def settle() -> None:
    """Once all games are prepared: the compiler leaves a million objects that live for ever."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Collector:
    """Collects when nobody is there to wait for it."""

    def __init__(self, moves: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
        self._moves, self._clock = moves, clock
        self._before = moves()
        self._last = clock()

    async def look(self) -> None:
        """Collect everything if little has happened since the last look."""
        now, moves = self._clock(), self._moves()
        quiet, self._before = moves - self._before <= QUIET_MOVES, moves
        waited = now - self._last
        if (quiet and waited >= LEAST_SECONDS) or waited >= MOST_SECONDS:
            self._last = now
            began = time.perf_counter()
            gc.collect()
            log.info("memory looked through", extra={"milliseconds": round(1000 * (time.perf_counter() - began))})
