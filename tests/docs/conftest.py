"""The documentation, built once for all tests of a process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from jadetable.server.http import routes_docs
from scripts.site import build
from tests.server.running import InThread, in_thread


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a warning of Sphinx is a failure."""
    folder = tmp_path_factory.mktemp("documentation")
    assert build(folder / "site", folder / "kept") == 0
    return folder / "site"


@pytest.fixture(scope="session")
def served(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """A table server that shows this site."""
    database = tmp_path_factory.mktemp("tables") / "tables.db"
    with pytest.MonkeyPatch.context() as patch, in_thread(f"sqlite:///{database}") as server:
        patch.setattr(routes_docs, "SITE", site)
        yield server
