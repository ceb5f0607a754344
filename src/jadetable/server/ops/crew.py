"""Several server processes behind one address: they take connections from one socket, and one that dies is replaced.

They know of each other through PostgreSQL alone, as processes on different machines do.
"""

import logging
import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from jadetable.server.ops.settings import Settings

log = logging.getLogger("jadetable.server")

BACKLOG = 2048
LOOK_SECONDS = 0.5
PAUSE_SECONDS = 1.0  # before a worker is replaced: one that cannot start must not keep the machine busy
PATIENCE_SECONDS = 15.0  # for workers that are told to stop

Work = Callable[[Settings, socket.socket], None]


def listen(settings: Settings) -> socket.socket:
    """The socket that all of them share."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)


def when_parent_ends(stop: Callable[[], None]) -> None:
    """Stop when the process that started this one has ended, for whatever reason."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            stop()

    threading.Thread(target=watch, daemon=True).start()


class Crew:
    """The processes that serve together."""

    def __init__(self, settings: Settings, work: Work) -> None:
        self.settings, self.work = settings, work
        self._stopping = threading.Event()
        self._workers: list[SpawnProcess] = []

    def run(self) -> None:
        """Serve until told to stop."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        with listen(self.settings) as listening:
            self._workers = [self._start(listening) for _ in range(self.settings.workers)]
            log.info("workers started", extra={"count": len(self._workers)})
            while not self._stopping.is_set():
                wait([worker.sentinel for worker in self._workers], timeout=LOOK_SECONDS)
                self._replace(listening)
        self._end()

    def _start(self, listening: socket.socket) -> SpawnProcess:
        worker = multiprocessing.get_context("spawn").Process(
            target=self.work, args=(self.settings, listening), name="jade-worker"
        )
        worker.start()
        return worker

    def _replace(self, listening: socket.socket) -> None:
        for place, worker in enumerate(self._workers):
            if worker.is_alive() or self._stopping.is_set():
                continue
            log.error("worker ended", extra={"worker": worker.pid, "status": worker.exitcode})
            worker.close()
            self._stopping.wait(PAUSE_SECONDS)
            self._workers[place] = self._start(listening)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping.set()

    def _end(self) -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        for worker in self._workers:
            worker.terminate()
        for worker in self._workers:
            worker.join(max(0.0, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()
