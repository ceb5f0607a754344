"""Serve, until told to stop."""

import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Mapping

import uvicorn

from jadetable.core.game import Game
from jadetable.server import logs
from jadetable.server.app import create_app
from jadetable.server.house import House
from jadetable.server.settings import Settings

GRACE_SECONDS = 5
BROWSER_PATIENCE_SECONDS = 30


class Server(uvicorn.Server):
    """Uvicorn, hanging up on those who listen before it waits for everybody to finish."""

    house: House

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the house first, so that long polls and streams end at once."""
        self.house.close()
        await super().shutdown(sockets)


def make_server(settings: Settings, games: Mapping[str, Game] | None = None) -> Server:
    """A server, ready to run."""
    app = create_app(settings, games)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = Server(config)
    server.house = app.house
    return server


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Run the server in this process until it is told to stop."""
    logs.set_up(settings.log_level)
    if open_browser:
        threading.Thread(target=_open_browser, args=(settings,), daemon=True).start()
    make_server(settings).run()


def _open_browser(settings: Settings) -> None:
    """Show the page as soon as the server answers."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    address = f"http://{host}:{settings.port}"
    stop = time.monotonic() + BROWSER_PATIENCE_SECONDS
    while time.monotonic() < stop:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                break
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    webbrowser.open(address)
