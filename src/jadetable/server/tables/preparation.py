"""Getting games ready to be played: compiled in the background, and at once when somebody opens one.

A game is compiled in a process of its own, which leaves the result in the cache. So the tables go on undisturbed, and
the game somebody waits for is compiled beside the one that was begun before.
"""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

from jadetable.bots import search
from jadetable.core import compiled
from jadetable.core.game import Game
from jadetable.core.match import new
from jadetable.review.advice import advise
from jadetable.review.grounds import FEWEST_WORLDS, compare

TABLE, SEARCH = "table", "search"  # what a table needs, and what bots that search and hints need
AT_ONCE = 2  # games compiled side by side
DECISIONS = 8  # of a game that is played a little

Say = Callable[..., None]  # the name of a message, and what it is about
log = logging.getLogger("jadetable.server")


def say_nothing(_name: str, **_about: Any) -> None:
    """For whoever has no terminal."""


def open_once(game: Game) -> None:
    """Play a little of a game, so that no table waits for code to be loaded (or compiled, where it is not kept)."""
    match = new(game, seed=1)
    while not match.over and len(match.actions) < DECISIONS:
        known = match.know(match.asked[0])
        action = known.choices[0].action
        known.view, known.why(action)
        match.act(known.seat, action)
    _ = game.digest  # read from all its sources once, before a deal asks for it


def think_once(game: Game) -> None:
    """Give one hint on a game, so that nobody who asks for one waits for code to be loaded."""
    search.prepare(game)
    match = new(game, seed=1)
    known = match.know(match.asked[0])
    advice = advise(known, "search:2")
    compare(known, advice[0].action, advice[-1].action, FEWEST_WORLDS)


class Preparation:
    """Prepares each part of each game once, however many wait for it."""

    def __init__(self, say: Say = say_nothing) -> None:
        self._say = say
        self._room = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._count = 0

    def is_ready(self, slug: str, part: str = TABLE) -> bool:
        """Whether nobody has to wait for this part of a game."""
        task = self._tasks.get((slug, part))
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    def is_tried(self, slug: str, part: str = TABLE) -> bool:
        """Whether this part of a game was prepared, or found to be broken."""
        task = self._tasks.get((slug, part))
        return task is not None and task.done()

    async def ready(self, game: Game, part: str = TABLE) -> None:
        """Come back when this part of a game is prepared; who asks again after a failure gets another try."""
        key = (game.slug, part)
        task = self._tasks.get(key)
        if task is None or (task.done() and not self.is_ready(*key)):
            task = self._tasks[key] = asyncio.create_task(self._prepare(game, part))
        await asyncio.shield(task)  # others wait for it too

    async def prepare_all(self, games: Sequence[Game]) -> None:
        """One game after another, the simplest first: first the tables, then the bots that search."""
        self._count = len(games)
        simplest = sorted(games, key=lambda game: (game.load_components().game.weight, game.slug))
        for part in (TABLE, SEARCH):
            compiled_any = any(self._is_to_compile(game, part) for game in games)
            for game in simplest:
                try:
                    await self.ready(game, part)
                except Exception:  # one broken game must not close the tables to the others
                    log.exception("game cannot be prepared", extra={"game": game.slug, "part": part})
            if compiled_any:
                self._say(f"server-prepared-{part}", count=self._count)

    async def close(self) -> None:
        """Stop preparing."""
        for task in self._tasks.values():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task

    async def _prepare(self, game: Game, part: str) -> None:
        async with self._room:
            if self._is_to_compile(game, part):
                begun = sum(1 for slug, other in self._tasks if other == part)
                log.info("preparing a game", extra={"game": game.slug, "part": part})
                self._say(f"server-preparing-{part}", game=game.slug, number=begun, count=max(self._count, begun))
                await _compile_apart(game.slug, part)
            await asyncio.to_thread(think_once if part == SEARCH else open_once, game)

    @staticmethod
    def _is_to_compile(game: Game, part: str) -> bool:
        """Whether another process can compile it and leave it for us."""
        kept = compiled.home(f"@{game.slug}") is not None and compiled.cache_folder(game.slug) is not None
        return kept and not compiled.is_prepared(game.slug, part)


async def _compile_apart(slug: str, part: str) -> None:
    """Have a process compile it. What goes wrong there goes wrong again here, where it is told."""
    process = subprocess.Popen(
        [sys.executable, "-m", "jadetable.server.tables.compile_game", slug, part],
        stdin=subprocess.PIPE,  # closed when we end, whatever ends us: then it ends too
        stdout=subprocess.DEVNULL,
        env=os.environ | {"JADE_QUIET": "1"},
        start_new_session=True,  # Ctrl-C is ours
    )
    try:
        if await asyncio.to_thread(process.wait) != 0:
            log.warning("a game was not compiled apart", extra={"game": slug, "part": part})
    finally:
        process.kill()
        process.wait()
        if process.stdin is not None:
            process.stdin.close()
