"""Compile a part of a game and keep it: the process that `preparation` starts.

python -m jadetable.server.tables.compile_game zodiac table
"""

import os
import sys
import threading
import time

from jadetable.bots import search
from jadetable.core import compiled, registry
from jadetable.server.ops import file_lock
from jadetable.server.tables.preparation import SEARCH

PAUSE = 0.2  # seconds, while another server's process compiles the same


def end_with_the_server() -> None:
    """The server holds the other end of our input: when it is gone, nobody needs us."""
    while os.read(0, 1):  # not sys.stdin: a thread that waits there may not outlive the program
        pass
    os._exit(1)


def compile_game(slug: str, part: str) -> None:
    """Compile it, or wait for the process that does so already."""
    folder = compiled.cache_folder(slug)
    if folder is None:
        return
    with (folder / f"preparing-{part}").open("w") as handle:
        while True:
            try:
                file_lock.hold(handle)
                break
            except OSError:
                time.sleep(PAUSE)
        game = registry.find(slug)
        if part == SEARCH:
            search.prepare(game)
        else:
            game.prepare(part)


if __name__ == "__main__":
    threading.Thread(target=end_with_the_server, daemon=True).start()
    compile_game(*sys.argv[1:])
