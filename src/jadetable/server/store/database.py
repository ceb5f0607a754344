"""Which database: a SQLite file in WAL mode with full fsync, or PostgreSQL; and what it means when it fails."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from jadetable.server.ops.settings import BadSetting

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 4
CHANNEL = "jade_tables"  # where PostgreSQL tells all processes of what one of them did
DURABLE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
OWNER_ONLY = 0o600  # names, chat and the secrets of running games
# What a database that is gone, full or shutting down raises, with and without SQLAlchemy around it.
FAULTS = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)


class Conflict(Exception):
    """The table has moved on since it was read, or the key was used already."""


def connect(database: str) -> AsyncEngine:
    """An engine for a database URL; raises BadSetting."""
    try:
        url = make_url(database)
    except SQLAlchemyError as error:
        raise BadSetting("server-bad-database", why=str(error)) from error
    if url.drivername not in DRIVERS:
        raise BadSetting("server-bad-database", why=url.drivername)
    url = url.set(drivername=DRIVERS[url.drivername])
    # What people write and what holds their seats does not belong into a traceback.
    if not url.drivername.startswith("sqlite"):
        pool = {"pool_size": READERS + 1, "max_overflow": READERS}
        return create_async_engine(url, **pool, pool_pre_ping=True, hide_parameters=True)
    if not url.database or url.database == ":memory:":
        raise BadSetting("server-bad-database", why=database)  # tables must survive a restart
    path = Path(url.database).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # it is there already; or it cannot be made, and SQLite says why
        make_private(path)
    engine = create_async_engine(
        url.set(database=str(path)), pool_size=READERS + 1, max_overflow=0, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def make_private(path: Path) -> None:
    """A new, empty file that only its owner reads; SQLite gives the files beside it the same rights. Raises OSError."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))


def writing_engine(url: URL) -> Engine:
    """An engine for the one thread that writes to a SQLite file: a transaction takes the right to write at once."""
    engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, entry: Any) -> None:
        connection.isolation_level = None  # the driver begins no transactions of its own
        make_durable(connection, entry)

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def make_durable(connection: Any, _: Any) -> None:
    """A commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in DURABLE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def postgres_address(url: URL) -> str:
    """The address for a connection without SQLAlchemy."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
