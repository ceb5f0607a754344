"""Whether other devices on the network can reach this server. Only the person at this machine lets them in.

That person is known by the key that `jade serve --open` gives the page it opens, and by coming from this machine.
"""

import hmac
import logging
import secrets
import threading
from collections.abc import Awaitable, Callable

from jadetable.server.ops import interfaces
from jadetable.server.ops.checkup import is_local
from jadetable.server.ops.settings import Settings

log = logging.getLogger("jadetable.server")

Listen = Callable[[str], Awaitable[int]]
EVERYWHERE = ("0.0.0.0", "::", "")


def web_address(address: str, port: int) -> str:
    """As it is typed into a browser."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


class Network:
    """The addresses at which this server answers other devices."""

    def __init__(self, settings: Settings) -> None:
        self.key = secrets.token_urlsafe(24)
        self.find: Callable[[], list[str]] = interfaces.found
        self.listen: Listen | None = None  # set by the server that can; of several processes none can alone
        self.port = settings.port
        self.settled = threading.Event()  # whether it answers wherever it is to answer from the start
        self._host, self._proxied = settings.host, bool(settings.proxies)
        self._ports: dict[str, int] = {}

    def fits(self, key: str) -> bool:
        """Whether somebody has the key."""
        return hmac.compare_digest(key.encode("utf-8", "replace"), self.key.encode())

    @property
    def can_open(self) -> bool:
        """Whether there is anything to open: not behind a proxy, nor where others reach the server already."""
        return self.listen is not None and is_local(self._host) and not self._proxied

    @property
    def addresses(self) -> list[str]:
        """Where other devices find this server; none as long as it is for this machine alone."""
        if self._proxied or (is_local(self._host) and not self._ports):
            return []
        if not is_local(self._host) and self._host not in EVERYWHERE:
            return [web_address(self._host, self.port)]
        known = self._ports or dict.fromkeys(self.find(), self.port)
        return [web_address(address, known[address]) for address in self.find() if address in known]

    def possible(self) -> list[str]:
        """Where they would find it once it is open."""
        return [web_address(address, self.port) for address in self.find()]

    async def open(self) -> list[str]:
        """Answer other devices of the network this machine is in now; where they find the server."""
        for address in self.find() if self.can_open else ():
            if address in self._ports or self.listen is None:
                continue
            try:
                self._ports[address] = await self.listen(address)
            except OSError as error:
                log.warning("address not opened", extra={"address": address, "why": str(error)})
        if self._ports:
            log.info("open to the network", extra={"addresses": self.addresses})
        return self.addresses
