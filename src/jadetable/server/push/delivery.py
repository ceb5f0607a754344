"""A request to a push service, whose address a browser named: it must not lead into a network of ours.

The name is looked up once, every address it has must belong to the open internet, and the connection goes to the
address that was looked at. Redirects are not followed, and of the reply only the status is read.
"""

import asyncio
import ipaddress
import ssl
from collections.abc import Mapping
from functools import cache
from urllib.parse import SplitResult, urlsplit

import h11

SECONDS = 10.0
LONGEST_ADDRESS = 1000
CHUNK, MOST_READ = 4096, 16_384
# Addresses of the new kind that stand for others of the old kind, wherever those are.
STAND_INS = tuple(ipaddress.ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))


class Unreachable(Exception):
    """A push service did not answer, or may not be asked."""


def parts_of(address: str, local: bool) -> SplitResult | None:
    """The parts of a push service's address; None where it is not one that may be asked.

    It speaks HTTPS at its usual port. With `local` it may be on this machine, and speak as it likes.
    """
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return None
    plain = len(address) <= LONGEST_ADDRESS and address.isascii() and address.isprintable() and " " not in address
    if not plain or not host or "@" in parts.netloc or parts.fragment:
        return None
    if local and _is_loopback(host) and parts.scheme in ("http", "https"):
        return parts
    return parts if parts.scheme == "https" and port in (None, 443) and "." in host else None


def is_open(address: str) -> bool:
    """Whether this address belongs to the open internet."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_open(str(found.ipv4_mapped))
        if any(found in network for network in STAND_INS):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def post(address: str, headers: Mapping[str, str], body: bytes, local: bool = False) -> int:
    """Send; the status of the reply. Raises Unreachable."""
    parts = parts_of(address, local)
    if parts is None:
        raise Unreachable("not an address of a push service")
    try:
        async with asyncio.timeout(SECONDS):
            return await _exchange(parts, headers, body, await _look_up(parts, local))
    except TimeoutError as error:
        raise Unreachable("too slow") from error
    except (OSError, h11.ProtocolError) as error:
        raise Unreachable(f"{type(error).__name__}: {error}"[:200]) from error


async def _look_up(parts: SplitResult, local: bool) -> str:
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=1)  # 1: streams
    addresses = [str(entry[4][0]).partition("%")[0] for entry in found]
    if local and _is_loopback(parts.hostname or ""):
        return addresses[0]
    if not addresses or not all(map(is_open, addresses)):
        raise Unreachable("its address is not of the open internet")
    return addresses[0]


async def _exchange(parts: SplitResult, headers: Mapping[str, str], body: bytes, address: str) -> int:
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    reader, writer = await asyncio.open_connection(
        address, port, ssl=_context() if secure else None, server_hostname=parts.hostname if secure else None
    )
    try:
        talk = h11.Connection(h11.CLIENT)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        sent = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close", **headers}
        for event in (h11.Request(method="POST", target=target, headers=list(sent.items())), h11.Data(data=body)):
            writer.write(talk.send(event) or b"")
        writer.write(talk.send(h11.EndOfMessage()) or b"")
        await writer.drain()
        return await _status(talk, reader)
    finally:
        writer.close()


async def _status(talk: h11.Connection, reader: asyncio.StreamReader) -> int:
    read = 0
    while read < MOST_READ:
        event = talk.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            data = await reader.read(CHUNK)
            read += len(data)
            talk.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise Unreachable("no reply")
    raise Unreachable("too much of a reply")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
