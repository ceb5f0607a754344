"""By which names this server may be addressed, and whose pages may act for a person."""

import ipaddress
import socket
from urllib.parse import urlsplit

from jadetable.server.ops.settings import Settings

ANY = "*"
HERE = "localhost"
HOME = (".local", ".lan", ".home.arpa", ".internal")  # names that only a network of one's own gives
SCHEMES = {"ws": "http", "wss": "https"}


def listed(text: str) -> set[str]:
    """The parts of a setting that are separated by commas."""
    return {part.strip().rstrip("/").lower() for part in text.split(",") if part.strip()}


def bare(host: str) -> str:
    """A Host header without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether this is an address written in numbers."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Names:
    """What a server is called.

    A page of another site can have its own name point to this machine, and would then count as one of our pages (DNS
    rebinding). It cannot do so with an address in numbers, nor with names that it does not own.
    """

    def __init__(self, settings: Settings) -> None:
        self._given = listed(settings.hosts)
        self._origins = listed(settings.origins)
        # A proxy passes on what it was asked for, and knows its own names.
        self._any = ANY in self._given or (not self._given and bool(settings.proxies))
        self._at_home = not self._given and (settings.lan or not _is_loopback(settings.host))
        self._machine = socket.gethostname().lower()

    def welcome_host(self, host: str) -> bool:
        """Whether this server goes by the name in a request's Host header."""
        name = bare(host.lower())
        if self._any or name in self._given or name == HERE or name.endswith(f".{HERE}") or is_address(name):
            return True
        return self._at_home and bool(name) and ("." not in name or name.endswith(HOME) or name == self._machine)

    def welcome_origin(self, scheme: str, host: str, origin: str, site: str) -> bool:
        """Browsers say which site a page came from; programs say nothing. Only our own pages may act for a person."""
        if not origin:
            return site in ("same-origin", "none")
        origin = origin.lower().rstrip("/")
        return origin in self._origins or origin == f"{SCHEMES.get(scheme, scheme)}://{host.lower()}"


def _is_loopback(host: str) -> bool:
    return host == HERE or (is_address(host) and ipaddress.ip_address(host).is_loopback)
