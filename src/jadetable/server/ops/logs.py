"""Structured logs: one JSON object a line, on standard error. Tokens, secrets and seeds are never logged."""

import ipaddress
import logging
import sys
from contextvars import ContextVar
from typing import Any

import msgspec

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
IPV4_NETWORK, IPV6_NETWORK = 24, 48  # bits of an address that tell where it comes from, not whose it is

request_id: ContextVar[str] = ContextVar("request_id", default="")


def shortened(address: str, how: str) -> str:
    """An address as it may stand in a log: in full, its network, or nothing."""
    if how == "full":
        return address
    if how == "none":
        return ""
    try:
        bits = IPV4_NETWORK if ipaddress.ip_address(address).version == 4 else IPV6_NETWORK
        return str(ipaddress.ip_network(f"{address}/{bits}", strict=False))
    except ValueError:
        return ""  # no address, so who knows what it is


class JsonFormatter(logging.Formatter):
    """A log record as JSON: time, level, what happened, for which request, and the facts given with it."""

    def __init__(self, addresses: str = "full") -> None:
        super().__init__()
        self._addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        """One line. A fact never takes the place of time, level, event, logger or request."""
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "logger": record.name,
        }
        if asked := request_id.get():
            line["request"] = asked
        for name, value in vars(record).items():
            if name == "address":
                line[name] = shortened(str(value), self._addresses)
            elif name not in PLAIN:
                line[f"{name}_" if name in line else name] = value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str, addresses: str = "full") -> None:
    """Log everything of ours, and what the web server has to complain of, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(addresses))
    for name in ("jadetable", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper())
    # At level info the web server writes each socket's path, and a table's link is what lets people in.
    if level != "debug":
        logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLogger("uvicorn").level))
