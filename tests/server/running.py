"""A real server on a free port of this machine: in a thread to look inside, or as a process to kill."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator, Mapping
from pathlib import Path
from typing import Any

from jadetable.core.game import Game
from jadetable.server.ops.run import make_server
from jadetable.server.ops.settings import Settings
from jadetable.server.tables.live_tables import LiveTables

ROOT = Path(__file__).parents[2]
START_SECONDS = 180  # on a machine where much else runs
UNLIMITED = {
    "address_rate": 1e6, "address_burst": 10**6, "seat_rate": 1e6, "seat_burst": 10**6, "table_rate": 1e6,
    "table_burst": 10**6, "create_rate": 1e6, "create_burst": 10**6, "sockets_per_address": 10_000,
    "connections_per_address": 10_000, "tables_per_address": 10_000,
    "bot_pause_ms": 0, "bot_grace_ms": 0,
}  # fmt: skip


class InThread:
    """A server in a thread of the test."""

    def __init__(self, settings: Settings, games: Mapping[str, Game] | None = None) -> None:
        self.settings = settings
        self.server = make_server(settings, games)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def tables(self) -> LiveTables:
        return self.server.tables

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    async def on_loop(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What this work gives, done where the server does its own."""
        loop = self.tables.background.loop
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))

    def start(self) -> "InThread":
        self.thread.start()
        stop = time.monotonic() + 60
        while not self.server.started:
            assert self.thread.is_alive() and time.monotonic() < stop, "the server does not start"
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server does not stop"


@contextlib.contextmanager
def in_thread(database: str, games: Mapping[str, Game] | None = None, **changes: Any) -> Iterator[InThread]:
    """A server without limits, unless some are given."""
    server = InThread(Settings(**{"database": database, "port": 0, **UNLIMITED, **changes}), games).start()
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server process of its own, to be killed without warning."""

    def __init__(self, database: str, log: Path, **changes: Any) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.given = {**UNLIMITED, "database": database, "port": self.port, **changes}
        self.environment = {f"JADE_{name.upper()}": str(value) for name, value in self.given.items()}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, fault: str = "", site: Path | None = None) -> None:
        """Start it, with the packages of a folder if one is given."""
        path = os.pathsep.join(map(str, filter(None, (ROOT / "src", site))))
        environment = os.environ | self.environment | {"JADE_FAULT": fault, "PYTHONPATH": path}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "jadetable.server"], env=environment, stdout=log, stderr=log, cwd=ROOT
            )
        self.wait_until_it_answers()

    def wait_until_it_answers(self) -> None:
        """Come back when it answers, or has died at its fault point."""
        stop = time.monotonic() + START_SECONDS
        while time.monotonic() < stop:
            if not self.running:
                return  # killed by its fault point while starting
            with contextlib.suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(f"{self.base}/healthz", timeout=1).close()
                return
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server does not start: {self.log.read_text(encoding='utf-8')[-2000:]}")

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        if self.process is not None:
            self.process.wait(20)

    @property
    def workers(self) -> list[int]:
        """The processes that serve together, where there are several."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)
