"""Threads in which bots think. Compiled search holds no lock, so the event loop goes on; a late thread is replaced."""

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass
class _Job:
    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    working: bool = False
    abandoned: bool = False
    lock: threading.Lock = field(default_factory=threading.Lock)


class Workers:
    """A fixed number of busy threads, however many get stuck."""

    def __init__(self, count: int) -> None:
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._count = count
        self.replaced = 0
        for _ in range(count):
            self._hire()

    async def run(self, work: Callable[[], Any], seconds: float) -> Any:
        """The result of this work; raises TimeoutError when it is late, and whatever the work raises."""
        loop = asyncio.get_running_loop()
        job = _Job(work, loop, loop.create_future())
        self._jobs.put(job)
        try:
            return await asyncio.wait_for(asyncio.shield(job.done), seconds)
        except TimeoutError:
            with job.lock:
                job.abandoned = True
                stuck = job.working
            if stuck:
                self.replaced += 1
                self._hire()
            raise
        finally:
            # Nobody awaits an abandoned result any more; without this its error would be reported as lost.
            job.done.add_done_callback(lambda done: done.cancelled() or done.exception())

    def close(self) -> None:
        """Send everybody home who is not stuck; the rest end with the process."""
        for _ in range(self._count):
            self._jobs.put(None)

    def _hire(self) -> None:
        threading.Thread(target=self._labour, name="jade-bot", daemon=True).start()

    def _labour(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            with job.lock:
                if job.abandoned:
                    continue
                job.working = True
            result: Any = None
            failure: BaseException | None = None
            try:
                result = job.work()
            except Exception as error:  # handed to whoever waits
                failure = error
            with job.lock:
                job.working = False
                if job.abandoned:
                    return  # somebody else was hired meanwhile
            try:
                job.loop.call_soon_threadsafe(_deliver, job.done, result, failure)
            except RuntimeError:
                return  # the loop has closed: the server is gone


def _deliver(done: asyncio.Future[Any], result: Any, failure: BaseException | None) -> None:
    if done.done():
        return
    if failure is not None:
        done.set_exception(failure)
    else:
        done.set_result(result)
