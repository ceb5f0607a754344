"""How much one address, seat or table may ask for."""

import functools
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

KEPT_ADDRESSES = 20_000
NETWORK_BITS = 64  # of an IPv6 address: whoever has one has all that begin alike
LONGEST_ADDRESS = 64
# What a request takes from an address beside the one token that every request takes: about as many as milliseconds.
COSTS = {
    "state": 1,
    "past": 5,
    "frames": 15,
    "replay": 10,
    "verify": 20,
    "review": 5,
    "hint": 10,
    "draft": 2,
    "listed": 10,
    "report": 30,
    "data": 20,
    "push": 10,
    "print": 30,
}


def place_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or all of IPv6 that one connection to the internet gets."""
    return _place_of(address) if len(address) <= LONGEST_ADDRESS else ""


@functools.lru_cache(maxsize=4096)
def _place_of(address: str) -> str:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> NETWORK_BITS << NETWORK_BITS, NETWORK_BITS)))


class Places:
    """Some addresses and networks, as a setting names them."""

    def __init__(self, text: str) -> None:
        parts = {part.strip() for part in text.split(",") if part.strip()}
        self._any = "*" in parts
        self._networks = [network for part in parts if (network := _network(part)) is not None]

    def __contains__(self, place: str) -> bool:
        network = _network(place)
        return self._any or any(
            network is not None and network.version == known.version and network.overlaps(known)
            for known in self._networks
        )


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


class Bucket:
    """Tokens that come back at a steady rate, up to a burst."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.since = rate, burst, float(burst), time.monotonic()

    def take(self, count: float = 1.0) -> bool:
        """Take some tokens; False when there are not enough."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """A bucket for each address, forgetting those unused the longest: memory stays bounded whoever knocks."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: float = 1.0) -> bool:
        """Take from this address's bucket."""
        bucket = self._found.get(address)
        if bucket is None:
            bucket = self._found[address] = Bucket(self._rate, self._burst)
            if len(self._found) > KEPT_ADDRESSES:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(address)
        return bucket.take(count)


class Guesses:
    """Wrong codes: few from one address, and not many in all, wherever they come from."""

    ALL = 200  # times as many as from one address

    def __init__(self, rate: float, burst: int) -> None:
        self._each = Buckets(rate, burst)
        self._all = Bucket(rate * self.ALL, burst * self.ALL)

    def may_try(self, place: str) -> bool:
        """Whether this address may try one more, which counts as wrong until it is said to be right."""
        return self._each.take(place) and self._all.take()

    def was_right(self, place: str) -> None:
        """The last try was no guess."""
        self._each.take(place, -1.0)
        self._all.take(-1.0)


class Holdings:
    """The tables that each address has opened and that are not over yet."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._opened: dict[str, set[str]] = {}

    def room(self, place: str, goes_on: Callable[[str], bool]) -> bool:
        """Whether one more may be opened."""
        left = {table for table in self._opened.get(place, ()) if goes_on(table)}
        if left:
            self._opened[place] = left
        else:
            self._opened.pop(place, None)
        return len(left) < self._most

    def note(self, place: str, table: str) -> None:
        """One more was opened."""
        self._opened.setdefault(place, set()).add(table)


class Gauge:
    """How many things of each address are open now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more; False when that is too many."""
        if self._open.get(address, 0) >= self._most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def exit(self, address: str) -> None:
        """One less."""
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)
