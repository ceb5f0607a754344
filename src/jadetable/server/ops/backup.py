"""A copy of all tables while they are played, and the way back from it."""

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import make_url

from jadetable.core.errors import JadeError
from jadetable.server.ops.run import lock_file
from jadetable.server.store import schema
from jadetable.server.store.database import make_private

BESIDE = ("", "-wal", "-shm")  # the files of one SQLite database


class BadBackup(JadeError, ValueError):
    """A copy cannot be made, or is none."""


def database_file(database: str) -> Path:
    """The file of a SQLite database; raises BadBackup for any other, with the line that does it there."""
    url = make_url(database)
    if not url.drivername.startswith("sqlite"):
        raise BadBackup("tables-backup-elsewhere", database=_pg_address(database))
    return Path(url.database or "").expanduser()


def _pg_address(database: str) -> str:
    """A PostgreSQL address as its own tools take it, without the password."""
    return make_url(database)._replace(drivername="postgresql", password=None).render_as_string()


@contextlib.contextmanager
def _opened(path: Path, read_only: bool = False) -> Iterator[sqlite3.Connection]:
    address = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    connection = sqlite3.connect(address, uri=True)
    try:
        yield connection
    finally:
        connection.close()


def back_up(database: str, target: Path) -> int:
    """Copy the tables as they are at one moment into a new file, while they are played; how many there are."""
    source = database_file(database)
    if not source.is_file():
        raise BadBackup("tables-no-database", file=str(source))
    if target.exists():
        raise BadBackup("tables-file-there", file=str(target))
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        # All in one step: readers do not hold up writers, and a copy in steps begins again after every move.
        with _opened(source, read_only=True) as there, _opened(part) as here:
            there.backup(here)
            here.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file
        count = count_tables(part)
        _keep(part)
        part.replace(target)
        _keep(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise BadBackup("tables-backup-failed", file=str(target), why=str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return count


def count_tables(path: Path) -> int:
    """How many tables are in a copy; raises BadBackup where it is damaged or not one of ours."""
    try:
        with _opened(path, read_only=True) as connection:
            (state,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if state != "ok":
                raise BadBackup("tables-copy-damaged", file=str(path), why=str(state))
            row = connection.execute("SELECT value FROM jade_about WHERE key = 'version'").fetchone()
            (count,) = connection.execute("SELECT count(*) FROM jade_tables").fetchone()
    except sqlite3.Error as error:
        raise BadBackup("tables-copy-damaged", file=str(path), why=str(error)) from error
    if row is None or (row[0] != str(schema.VERSION) and row[0] not in schema.UPGRADES):
        raise BadBackup("server-database-version", found=row[0] if row else "?", known=schema.VERSION)
    return int(count)


def restore(database: str, copy: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of the tables, which are kept beside it; how many tables there are now, and where."""
    target = database_file(database)
    if not copy.is_file():
        raise BadBackup("tables-no-database", file=str(copy))
    count = count_tables(copy)
    with lock_file(database):  # raises where a server uses it
        part = target.with_name(target.name + ".part")
        try:
            part.unlink(missing_ok=True)
            make_private(part)
            shutil.copyfile(copy, part)
            _keep(part)
            aside = _set_aside(target)
            part.replace(target)
            _keep(target.parent)
        except OSError as error:
            raise BadBackup("tables-backup-failed", file=str(target), why=str(error)) from error
        finally:
            part.unlink(missing_ok=True)
    return count, aside


def _set_aside(target: Path) -> Path | None:
    """Give the present database another name, with its log: SQLite finds the log by the name."""
    if not target.exists():
        return None
    aside = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    if aside.exists():
        raise FileExistsError(f"{aside} is there already")
    for ending in BESIDE:
        file = target.with_name(target.name + ending)
        if file.exists():
            file.rename(aside.with_name(aside.name + ending))
    return aside


def _keep(path: Path) -> None:
    """See to it that a file, or what a folder lists, is on the disk."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
