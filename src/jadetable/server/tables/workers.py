"""Threads in which bots think. Compiled search holds no lock, so the event loop goes on; a late thread is replaced.

Thinking time belongs to all: it goes round by address, and within an address by table, whoever came first or asks for
most. Where much is waiting, those who let it wait think for a shorter time.
"""

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Turn = tuple[str, str]  # the address and the table that something is thought over for
NOBODY: Turn = ("", "")
ROUND_SECONDS = 4.0  # what waits for one address should be thought over in this time, at a second each
SHARES = (1.0, 0.5, 0.25, 0.125, 0.0625)  # of its time that a thought may get


@dataclass(eq=False)
class _Job:
    work: Callable[[float], Any]
    turn: Turn
    loop: asyncio.AbstractEventLoop
    begun: asyncio.Future[None]
    done: asyncio.Future[Any]
    taken: bool = False
    working: bool = False
    abandoned: bool = False


class Turns:
    """What waits, in the order in which it will be looked at: each address in turn, and each of its tables in turn."""

    def __init__(self) -> None:
        self._places: OrderedDict[str, OrderedDict[str, deque[_Job]]] = OrderedDict()
        self._waiting: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._waiting.values())

    def put(self, job: _Job) -> None:
        """One more."""
        place, table = job.turn
        self._places.setdefault(place, OrderedDict()).setdefault(table, deque()).append(job)
        self._waiting[place] = self._waiting.get(place, 0) + 1

    def take(self) -> _Job:
        """The next one; whoever it is for goes to the end of the line."""
        place, tables = next(iter(self._places.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        tables.move_to_end(table)
        self._places.move_to_end(place)
        self._forget(job)
        return job

    def drop(self, job: _Job) -> None:
        """Nobody waits for this one any more."""
        self._places[job.turn[0]][job.turn[1]].remove(job)
        self._forget(job)

    def share(self, place: str, threads: int) -> float:
        """How much of its time a thought for this address may get, so that what waits is thought over before long."""
        waiting = (self._waiting.get(place, 0) + 1) * len(self._places.keys() | {place})
        wanted = ROUND_SECONDS * threads / waiting
        return next((share for share in SHARES if share <= wanted), SHARES[-1])

    def _forget(self, job: _Job) -> None:
        place, table = job.turn
        self._waiting[place] -= 1
        if not self._places[place][table]:
            del self._places[place][table]
        if not self._places[place]:
            del self._places[place], self._waiting[place]


class Workers:
    """A fixed number of busy threads, however many get stuck."""

    def __init__(self, count: int) -> None:
        self._turns = Turns()
        self._change = threading.Condition()
        self._count = count
        self._closed = False
        self.replaced = 0
        for _ in range(count):
            self._hire()

    @property
    def waiting(self) -> int:
        """How much waits for a thread."""
        return len(self._turns)

    async def run(self, work: Callable[[], Any], seconds: float, turn: Turn = NOBODY) -> Any:
        """The result of this work; raises TimeoutError when it is late, and whatever the work raises."""
        return await self.think(lambda _: work(), seconds, turn)

    async def think(
        self, work: Callable[[float], Any], seconds: float, turn: Turn, patience: float | None = None
    ) -> Any:
        """The same for a bot's thought. It is told which part of its usual time it may use.

        Its time is counted from when it begins, and it begins when its turn comes; with `patience`, within so many
        seconds.
        """
        loop = asyncio.get_running_loop()
        job = _Job(work, turn, loop, loop.create_future(), loop.create_future())
        with self._change:
            self._turns.put(job)
            self._change.notify()
        try:
            await asyncio.wait_for(asyncio.shield(job.begun), patience)
            return await asyncio.wait_for(asyncio.shield(job.done), seconds)
        except TimeoutError:
            if self._abandon(job):
                self.replaced += 1
                self._hire()
            raise
        except asyncio.CancelledError:
            self._abandon(job, only_waiting=True)
            raise
        finally:
            # Nobody awaits an abandoned result any more; without this its error would be reported as lost.
            job.done.add_done_callback(lambda done: done.cancelled() or done.exception())

    def close(self) -> None:
        """Send everybody home who is not stuck; the rest end with the process."""
        with self._change:
            self._closed = True
            self._change.notify_all()

    def _abandon(self, job: _Job, only_waiting: bool = False) -> bool:
        """Nobody waits for a job any more; whether a thread is stuck with it."""
        with self._change:
            if not job.taken:
                job.taken = True
                self._turns.drop(job)
            if not only_waiting:
                job.abandoned = True
            return job.working and not only_waiting

    def _hire(self) -> None:
        threading.Thread(target=self._labour, name="jade-bot", daemon=True).start()

    def _next(self) -> tuple[_Job, float] | None:
        with self._change:
            while not self._turns and not self._closed:
                self._change.wait()
            if self._closed:
                return None
            job = self._turns.take()
            job.taken = job.working = True
            return job, self._turns.share(job.turn[0], self._count)

    def _labour(self) -> None:
        while (found := self._next()) is not None:
            job, share = found
            result: Any = None
            failure: BaseException | None = None
            if not _tell(job, job.begun, None, None):
                return
            try:
                result = job.work(share)
            except Exception as error:  # handed to whoever waits
                failure = error
            with self._change:
                job.working = False
                if job.abandoned:
                    return  # somebody else was hired meanwhile
            if not _tell(job, job.done, result, failure):
                return


def _tell(job: _Job, future: asyncio.Future[Any], result: Any, failure: BaseException | None) -> bool:
    """Give a result to whoever waits; False when the loop has closed: the server is gone."""
    try:
        job.loop.call_soon_threadsafe(_deliver, future, result, failure)
    except RuntimeError:
        return False
    return True


def _deliver(done: asyncio.Future[Any], result: Any, failure: BaseException | None) -> None:
    if done.done():
        return
    if failure is not None:
        done.set_exception(failure)
    else:
        done.set_result(result)
