"""Servers that are about to die, copied from a process that has everything loaded: a thousand starts cost little."""

import multiprocessing
import os
from pathlib import Path
from typing import Any

from jadetable.core import registry
from jadetable.server.ops import logs
from jadetable.server.ops.run import make_server
from jadetable.server.ops.settings import Settings
from jadetable.server.store import crash_points
from tests.server.running import Process

GAME = "zodiac"
PRELOADED = "tests.server.preloaded"


def serve(given: dict[str, Any], fault: str, log: Path) -> None:
    """Run a server of one game in this process, until it is told to stop or dies where it was told to."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    crash_points.appoint(fault)
    settings = Settings(**given)
    logs.set_up(settings.log_level, settings.log_addresses)
    make_server(settings, {GAME: registry.find(GAME)}).run()


class Forked(Process):
    """A server process that starts in a moment."""

    child: Any = None

    def start(self, fault: str = "", site: Path | None = None) -> None:
        assert site is None, "packages are loaded already"
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([PRELOADED])
        self.child = context.Process(target=serve, args=(self.given, fault, self.log))
        self.child.start()
        self.wait_until_it_answers()

    @property
    def running(self) -> bool:
        return self.child is not None and self.child.is_alive()

    def kill(self) -> None:
        self.child.kill()
        self.child.join(20)

    def stop(self) -> int:
        self.child.terminate()
        self.child.join(20)
        return int(self.child.exitcode)
