"""One server for most tests; each test opens tables of its own.

A test that speaks with a server is an `async def`, run by the pytest plugin of anyio (`anyio_mode` in pyproject.toml).
"""

import asyncio
import functools
import inspect
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from jadetable.core import registry
from jadetable.core.game import Game
from jadetable.server.tables.catalogue import Catalogue
from tests.server.running import InThread, in_thread
from tests.toy import toy

Test = Callable[..., Awaitable[None]]


PATIENCE = 200  # seconds; no test waits for ever
LONG = 900  # of those that are marked as slow


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The one loop the server runs on too."""
    return "asyncio"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """An `async def` test that hangs fails."""
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.obj = in_time(item.obj, LONG if item.get_closest_marker("slow") else PATIENCE)


def in_time(test: Test, seconds: float) -> Test:
    """The same test, cut off after some time."""

    @functools.wraps(test)
    async def limited(*given: Any, **named: Any) -> None:
        await asyncio.wait_for(test(*given, **named), seconds)

    return limited


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """Serves the games."""
    for slug in registry.house_slugs():
        Catalogue().prepare_now(slug)
    folder = tmp_path_factory.mktemp("tables")
    with in_thread(f"sqlite:///{folder / 'tables.db'}") as running:
        yield running


def toys() -> dict[str, Game]:
    """A tiny game in which everybody decides at once, compiled: a server in a thread has one loop, which would wait."""
    games = {"toy": toy()}
    Catalogue(games).prepare_now("toy")
    return games


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers of a test prepare nothing beside it: compiling in their process makes their one loop wait."""

    async def nothing(_: Catalogue) -> None: ...

    monkeypatch.setattr("jadetable.server.http.app._warm_up", nothing)


@pytest.fixture(scope="session")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """Serves a tiny game in which everybody decides at once."""
    games = toys()
    folder = tmp_path_factory.mktemp("toys")
    with in_thread(f"sqlite:///{folder / 'tables.db'}", games) as running:
        yield running
