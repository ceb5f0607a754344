"""What would go wrong with these settings, looked at before anything is served or changed."""

import ipaddress
import os
import socket
import stat
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from jadetable.server.http.routes_site import STATIC
from jadetable.server.ops import vital_signs
from jadetable.server.ops.settings import BadSetting, Settings, misspelt
from jadetable.server.store import schema
from jadetable.server.store.database import connect

FEWEST_FILES = 4096
SHORTEST_TOKEN = 16


@dataclass(frozen=True)
class Finding:
    """Something to know about these settings: news, a doubt, or a fault that keeps the server from starting."""

    message: str
    details: dict[str, Any] = field(default_factory=dict)
    fault: bool = False
    doubt: bool = False


def is_local(host: str) -> bool:
    """Whether only this machine can call this address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def doubts(settings: Settings) -> Iterator[Finding]:
    """What can be served, but is hardly meant."""
    if "*" in settings.proxies.replace(",", " ").split():
        yield Finding("check-proxies-all", doubt=True)
    if settings.proxies and not settings.secure_cookies:
        yield Finding("check-cookies", doubt=True)
    if not is_local(settings.host) and not settings.proxies:
        yield Finding("check-no-proxy", {"host": settings.host}, doubt=True)
    if settings.metrics_token and len(settings.metrics_token) < SHORTEST_TOKEN:
        yield Finding("check-token-short", {"least": SHORTEST_TOKEN}, doubt=True)


def surroundings(settings: Settings, environment: Mapping[str, str]) -> Iterator[Finding]:
    """What the machine lacks, and what was probably misspelt."""
    for name, meant in misspelt(environment).items():
        yield Finding("check-misspelt", {"name": name, "meant": meant}, doubt=True)
    try:
        files = vital_signs.most_files()
    except OSError:
        files = FEWEST_FILES
    if files < FEWEST_FILES:
        yield Finding("check-files", {"files": int(files), "enough": FEWEST_FILES}, doubt=True)
    yield from _readable(settings)
    if not (STATIC / "index.html").is_file():
        yield Finding("check-no-client", doubt=True)
    if not _is_free(settings.host, settings.port):
        yield Finding("check-port", {"host": settings.host, "port": str(settings.port)}, doubt=True)


def _readable(settings: Settings) -> Iterator[Finding]:
    """Tables that everybody on this machine may read: a file that an earlier version or somebody else has made."""
    if not settings.is_sqlite or sys.platform == "win32":
        return
    path = Path(make_url(settings.database).database or "").expanduser()
    if path.is_file() and path.stat().st_mode & stat.S_IROTH:
        yield Finding("check-readable", {"file": str(path)}, doubt=True)


async def database(settings: Settings) -> Finding:
    """The database as it is found: nothing is created and nothing brought up to date."""
    url = make_url(settings.database) if "://" in settings.database else None
    shown = url.render_as_string(hide_password=True) if url is not None else settings.database
    if url is not None and settings.is_sqlite and url.database and not Path(url.database).expanduser().exists():
        return _new_file(Path(url.database).expanduser(), shown)
    try:
        engine = connect(settings.database)
    except BadSetting as error:
        return Finding(error.message, error.details, fault=True)
    about = schema.about
    try:
        async with engine.connect() as connection:
            there = await connection.run_sync(lambda plain: engine.dialect.has_table(plain, about.name))
            query = select(about.c.value).where(about.c.key == "version")
            found = await connection.scalar(query) if there else None
    except (SQLAlchemyError, OSError) as error:
        why = str(error.__cause__ or error).splitlines()[0]
        return Finding("check-database-unreachable", {"database": shown, "why": why}, fault=True)
    finally:
        await engine.dispose()
    return _version(shown, found)


def _new_file(path: Path, shown: str) -> Finding:
    """A SQLite file that is to be created: can it be?"""
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK):
        return Finding("check-database-new", {"database": shown})
    return Finding("check-folder", {"folder": str(folder)}, fault=True)


def _version(shown: str, found: str | None) -> Finding:
    if found is None:
        return Finding("check-database-new", {"database": shown})
    if found == str(schema.VERSION):
        return Finding("check-database-good", {"database": shown})
    if found in schema.UPGRADES:
        return Finding("check-database-older", {"database": shown, "found": found, "known": schema.VERSION})
    return Finding("server-database-version", {"found": found, "known": schema.VERSION}, fault=True)


def _is_free(host: str, port: int) -> bool:
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        return False
    kind, _, _, _, address = found[0]
    with socket.socket(kind) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(address)
        except OSError:
            return False
    return True


async def all_findings(settings: Settings, environment: Mapping[str, str]) -> list[Finding]:
    """Everything there is to say, the database first."""
    return [await database(settings), *doubts(settings), *surroundings(settings, environment)]
