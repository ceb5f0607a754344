"""What an operator wants to know of each request: an id in its log lines, whom we refused, and what went wrong."""

import logging
import re
import secrets
import time
from collections import OrderedDict
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from jadetable.server.ops import logs
from jadetable.server.ops.metrics import Metrics
from jadetable.server.ops.settings import Settings

log = logging.getLogger("jadetable.server")

HEADER = b"x-request-id"
GIVEN_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
TOLD_STATUS = (401, 403, 429)
POLICY, REFUSED = 1008, 4400
HUSH_SECONDS = 10.0
KEPT = 2000


class Hush:
    """Lets one line of a kind through in some seconds and counts the rest, so that a flood does not flood the log."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[Any, ...], tuple[float, int]] = OrderedDict()

    def left_out(self, *kind: Any) -> int | None:
        """How many lines of this kind were left out before this one; None where this one is left out, too."""
        now = time.monotonic()
        since, count = self._last.get(kind, (-HUSH_SECONDS, 0))
        if now - since < HUSH_SECONDS:
            self._last[kind] = since, count + 1
            return None
        self._last[kind] = now, 0
        self._last.move_to_end(kind)
        if len(self._last) > KEPT:
            self._last.popitem(last=False)
        return count


class Requests:
    """Wraps the application, outside of everything else."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics
        self._believes_ids = bool(settings.proxies)
        self._hush = Hush()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Give it an id, and note how it ends."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        asked = self._id(scope)
        token = logs.request_id.set(asked)

        async def send_noted(message: Message) -> None:
            self._note(scope, message)
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (HEADER, asked.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            logs.request_id.reset(token)

    def _id(self, scope: Scope) -> str:
        """The proxy's id of this request, or a new one."""
        given = next((value for name, value in scope["headers"] if name == HEADER), b"").decode("latin-1")
        return given if self._believes_ids and GIVEN_ID.fullmatch(given) else secrets.token_hex(6)

    def _note(self, scope: Scope, message: Message) -> None:
        """Count faults by route, and log whom we refused: enough for a firewall, and never a table's link."""
        if message["type"] == "http.response.start":
            status = message["status"]
        elif message["type"] == "websocket.close" and message["code"] in (POLICY, REFUSED):
            status = message["code"]
        else:
            return
        route = str(scope.get("path_template", ""))
        if 500 <= status < 600:
            self.metrics.faults.add(route=route, status=str(status))
        if status not in TOLD_STATUS and status < 1000:
            return
        client = scope.get("client")
        address = str(client[0]) if client else ""
        left_out = self._hush.left_out(address, status, route)
        if left_out is not None:
            log.info("refused", extra={"address": address, "status": status, "route": route, "left_out": left_out})
