"""Serve, until told to stop."""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from types import FrameType
from typing import IO

import msgspec
import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from jadetable.core.game import Game
from jadetable.core.words import words
from jadetable.server.http.app import create_app
from jadetable.server.http.doorstep import Doorstep, Patient, open_more_files
from jadetable.server.http.line import Handshake
from jadetable.server.ops import checkup, file_lock, logs, vital_signs
from jadetable.server.ops.crew import Crew, when_parent_ends
from jadetable.server.ops.network import EVERYWHERE, Network, web_address
from jadetable.server.ops.requests import Requests
from jadetable.server.ops.settings import BadSetting, Settings
from jadetable.server.store.database import connect
from jadetable.server.store.storage import Storage
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.preparation import Say, say_nothing

log = logging.getLogger("jadetable.server")

GRACE_SECONDS = 5
BROWSER_PATIENCE_SECONDS = 30


def lock_file(database: str) -> IO[str]:
    """Make sure that no other process serves this SQLite file: nothing would tell it of our moves."""
    path = Path(make_url(database).database or "").expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = path.with_name(path.name + ".lock").open("w")
    try:
        file_lock.hold(handle)
    except OSError as error:
        handle.close()
        raise BadSetting("server-database-in-use", file=str(path)) from error
    return handle


async def check_database(settings: Settings) -> None:
    """Open the database once before serving, so that what is wrong with it is one sentence; raises BadSetting."""
    storage = Storage(connect(settings.database), Catalogue())
    try:
        await storage.open()
    except (SQLAlchemyError, OSError) as error:
        raise BadSetting("server-bad-database", why=str(error.__cause__ or error)) from error
    finally:
        await storage.close()


class Server(uvicorn.Server):
    """Uvicorn, hanging up on those who listen before it waits for everybody to finish."""

    tables: LiveTables
    network: Network
    lock: IO[str] | None
    lan: bool

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve, and let go of the database at the end."""
        try:
            await super().serve(sockets)
        finally:
            if self.lock is not None:
                self.lock.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer; other devices of the network too, where that is set."""
        await super().startup(sockets)
        if sockets is None and not self.should_exit:
            self.network.port = self.servers[0].sockets[0].getsockname()[1]
            self.network.listen = self.listen_at
            if self.lan:
                await self.network.open()
        self.network.settled.set()

    async def listen_at(self, address: str) -> int:
        """Answer at one more address of this machine; the port, the usual one if it is free. Raises OSError."""

        def answer() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop, backlog = asyncio.get_running_loop(), self.config.backlog
        try:
            server = await loop.create_server(answer, address, self.network.port, backlog=backlog)
        except OSError:
            server = await loop.create_server(answer, address, 0, backlog=backlog)
        self.servers.append(server)
        return int(server.sockets[0].getsockname()[1])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. Whoever asked for it gets status 0: uvicorn would end by the signal once more."""
        super().handle_exit(sig, frame)
        if sig in (signal.SIGTERM, signal.SIGINT):
            self._captured_signals.remove(sig)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the tables first, so that long polls and streams end at once."""
        self.tables.close()
        await super().shutdown(sockets)


def make_server(settings: Settings, games: Mapping[str, Game] | None = None, say: Say = say_nothing) -> Server:
    """A server, ready to run; raises BadSetting when another one serves the same file."""
    lock = lock_file(settings.database) if settings.is_sqlite else None
    network = Network(settings)
    app = create_app(settings, games, say, network)
    vital_signs.read_process(app.metrics)
    if settings.is_sqlite:
        app.metrics.database_bytes.read = partial(vital_signs.file_bytes, settings.database)
    config = uvicorn.Config(
        Requests(app, settings, app.metrics),
        http=partial(Patient, Doorstep(settings, app.metrics)),  # type: ignore[arg-type]
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Handshake,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = Server(config)
    server.tables, server.lock, server.network, server.lan = app.tables, lock, network, settings.lan
    return server


def with_free_port(settings: Settings) -> Settings:
    """The same settings, on another port where the usual one is taken."""
    for port in (settings.port, 0):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((settings.host, port))
            except OSError:
                continue
            return msgspec.structs.replace(settings, port=trial.getsockname()[1])
    return settings  # not even a free port: the server will say why


def serve(settings: Settings, say: Say | None = None) -> None:
    """Run the server in this process until it is told to stop; with `say` a person is told, and a browser opened."""
    logs.set_up(settings.log_level, settings.log_addresses)
    open_more_files()
    for doubt in checkup.doubts(settings):
        log.warning(words("en").text(doubt.message, **doubt.details))
    together = settings.workers > 1
    if together and settings.is_sqlite:
        raise BadSetting("server-workers-sqlite")
    server = None if together else make_server(settings, say=say or say_nothing)
    asyncio.run(check_database(settings))
    if say is not None:
        network = server.network if server is not None else None
        threading.Thread(target=_welcome, args=(settings, say, network), daemon=True).start()
    if server is None:
        Crew(settings, work).run()
    else:
        server.run()


def work(settings: Settings, listening: socket.socket) -> None:
    """Run one of several servers that share an address."""
    logs.set_up(settings.log_level, settings.log_addresses)
    open_more_files()
    server = make_server(settings)

    def stop() -> None:
        server.should_exit = True

    when_parent_ends(stop)
    server.run(sockets=[listening])


def has_screen() -> bool:
    """Whether a browser window can be seen: without a display, some systems would fill the terminal instead."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _welcome(settings: Settings, say: Say, network: Network | None) -> None:
    """Show the page as soon as the server answers, to the person at this machine: the page has a key to it."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    address = web_address(host, settings.port)
    stop = time.monotonic() + BROWSER_PATIENCE_SECONDS
    while time.monotonic() < stop:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                break
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    say("server-open", address=address)
    page = f"{address}/#house={network.key}" if network is not None else address
    if network is not None and network.settled.wait(BROWSER_PATIENCE_SECONDS):
        _tell_of(network, say, page)
    if has_screen():
        webbrowser.open(page)


def _tell_of(network: Network, say: Say, page: str) -> None:
    """Say how friends get in, or what would let them in."""
    within = ", ".join(network.addresses)
    if within:
        say("server-lan-open", places=within)
    elif network.can_open and (possible := network.possible()):
        say("server-lan-closed", place=possible[0], page=page)
