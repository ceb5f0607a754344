"""One server for most tests; each test opens tables of its own."""

from collections.abc import Iterator

import pytest

from jadetable.core import registry
from jadetable.server.catalogue import Catalogue
from tests.server.running import InThread, in_thread
from tests.toy import toy


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """Serves the games of the house."""
    for slug in registry.slugs():
        Catalogue().prepare_now(slug)
    folder = tmp_path_factory.mktemp("tables")
    with in_thread(f"sqlite:///{folder / 'tables.db'}") as running:
        yield running


@pytest.fixture(scope="session")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """Serves a tiny game in which everybody decides at once."""
    games = {"toy": toy()}
    Catalogue(games).prepare_now("toy")
    folder = tmp_path_factory.mktemp("toys")
    with in_thread(f"sqlite:///{folder / 'tables.db'}", games) as running:
        yield running
