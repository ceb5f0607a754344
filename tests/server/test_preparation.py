"""Games are prepared in the background, and at once when somebody asks."""

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from jadetable.bots import search
from jadetable.core import compiled, registry
from jadetable.core.game import Game
from jadetable.server.tables import preparation
from jadetable.server.tables.preparation import SEARCH, TABLE, Preparation


class Compiler:
    """Stands in for the processes that compile: says which were begun, and ends them when told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[tuple[str, str]] = []
        self.done: set[tuple[str, str]] = set()
        self.said: list[tuple[str, dict[str, Any]]] = []
        self._gates: dict[tuple[str, str], asyncio.Event] = {}
        monkeypatch.setattr(preparation, "_compile_apart", self._compile)
        monkeypatch.setattr(preparation, "open_once", lambda game: None)
        monkeypatch.setattr(search, "prepare", lambda game: None)
        monkeypatch.setattr(compiled, "is_prepared", lambda slug, part: (slug, part) in self.done)

    def say(self, name: str, **about: Any) -> None:
        self.said.append((name, about))

    async def _compile(self, slug: str, part: str) -> None:
        self.begun.append((slug, part))
        await self._gate(slug, part).wait()
        self.done.add((slug, part))

    def _gate(self, slug: str, part: str) -> asyncio.Event:
        return self._gates.setdefault((slug, part), asyncio.Event())

    def end(self, slug: str, part: str = TABLE) -> None:
        self._gate(slug, part).set()


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    return Compiler(monkeypatch)


def games() -> list[Game]:
    return [registry.find(slug) for slug in registry.slugs()]


async def settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0.001)


async def test_tables_come_before_bots_and_the_simplest_game_first(compiler: Compiler) -> None:
    preparing, all_games = Preparation(compiler.say), games()
    for game in all_games:
        for part in (TABLE, SEARCH):
            compiler.end(game.slug, part)
    await preparing.prepare_all(all_games)
    count = len(all_games)
    assert [part for _, part in compiler.begun] == [TABLE] * count + [SEARCH] * count
    assert compiler.begun[0] == ("zodiac", TABLE)
    assert compiler.said[0] == ("server-preparing-table", {"game": "zodiac", "number": 1, "count": count})
    assert compiler.said[count] == ("server-prepared-table", {"count": count})
    assert all(preparing.is_ready(game.slug) for game in all_games)


async def test_a_game_somebody_opens_does_not_wait_for_the_others(compiler: Compiler) -> None:
    preparing = Preparation(compiler.say)
    background = asyncio.create_task(preparing.prepare_all(games()))
    await settle()
    assert compiler.begun == [("zodiac", TABLE)]
    opened = asyncio.create_task(preparing.ready(registry.find("race")))
    await settle()
    assert compiler.begun == [("zodiac", TABLE), ("race", TABLE)]
    assert compiler.said[-1][1]["number"] == 2
    compiler.end("race")
    await opened
    assert preparing.is_ready("race") and not preparing.is_ready("zodiac")
    background.cancel()
    await preparing.close()


async def test_however_many_wait_a_game_is_compiled_once(compiler: Compiler) -> None:
    preparing = Preparation()
    waiting = [asyncio.create_task(preparing.ready(registry.find("wuxing"))) for _ in range(5)]
    await settle()
    waiting[0].cancel()  # who leaves takes nothing from the others
    compiler.end("wuxing")
    await asyncio.gather(*waiting[1:])
    assert compiler.begun == [("wuxing", TABLE)]


async def test_what_is_kept_from_before_is_not_spoken_of(compiler: Compiler) -> None:
    compiler.done = {(game.slug, part) for game in games() for part in (TABLE, SEARCH)}
    await Preparation(compiler.say).prepare_all(games())
    assert not compiler.said
    assert not compiler.begun


async def test_a_failure_is_told_to_those_who_wait_and_tried_again(
    compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler.done.add(("zodiac", TABLE))
    zodiac, preparing = registry.find("zodiac"), Preparation()

    def fails(_: Game) -> None:
        raise RuntimeError("no room left")

    with monkeypatch.context() as broken:
        broken.setattr(preparation, "open_once", fails)
        with pytest.raises(RuntimeError, match="no room left"):
            await preparing.ready(zodiac)
    assert not preparing.is_ready("zodiac")
    await preparing.ready(zodiac)
    assert preparing.is_ready("zodiac")


def compiling(cache: Path) -> "subprocess.Popen[bytes]":
    """The process that compiles Zodiac."""
    command = [sys.executable, "-m", "jadetable.server.tables.compile_game", "zodiac", TABLE]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {"JADE_CACHE": str(cache)}
    )


def test_what_is_compiled_apart_is_found_ready_and_the_process_ends_well() -> None:
    folder = compiled.cache_folder("zodiac")
    assert folder is not None
    registry.find("zodiac").prepare()
    with compiling(folder.parent) as process:
        assert process.wait(60) == 0, process.stderr and process.stderr.read()
    assert compiled.is_prepared("zodiac", TABLE)


def test_the_compiling_process_ends_with_the_server(tmp_path: Path) -> None:
    with compiling(tmp_path) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 1
    assert not list(tmp_path.glob("zodiac-*/ready-*"))


@contextlib.contextmanager
def starting_cold(folder: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server with an empty cache, and where it is."""
    command = [sys.executable, "-c", SERVE, f"sqlite:///{folder / 'tables.db'}"]
    cold = os.environ | {"JADE_CACHE": str(folder / "cache")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=cold) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip(), process
        finally:
            process.terminate()
            process.wait(30)


SERVE = """
import sys
from jadetable.server.ops.run import serve, with_free_port
from jadetable.server.ops.settings import read
def say(name, **about):
    print(about.get("address") or f"{name} {about}", flush=True)
serve(with_free_port(read(database=sys.argv[1], port=0)), say)
"""


@pytest.mark.slow
def test_a_server_with_an_empty_cache_says_what_it_prepares_and_leaves_no_process_behind(tmp_path: Path) -> None:
    with starting_cold(tmp_path) as (first, process):
        assert process.stdout is not None
        said = [first, process.stdout.readline().strip()]
        address = next(line for line in said if line.startswith("http"))
        assert any(line.startswith("server-preparing-table {'game': 'zodiac', 'number': 1") for line in said), said
        found = {game["slug"]: game["ready"] for game in httpx.get(f"{address}/api/games").json()}
        assert found == dict.fromkeys(registry.slugs(), False)
        child = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        children = child.read_text().split() if child.exists() else []
    assert len(children) == 1 or not child.exists()
    stop = time.monotonic() + 10
    while any(Path(f"/proc/{number}").exists() for number in children):
        assert time.monotonic() < stop, "the compiling process goes on"
        time.sleep(0.05)
