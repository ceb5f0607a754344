"""The doorkeeper, before anything else looks at a request: limits by address, web origins, security headers."""

from functools import partial

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from jadetable.server import protocol
from jadetable.server.http.line import handshake_of
from jadetable.server.http.names import Names, bare
from jadetable.server.tables.limits import Buckets, Gauge, place_of
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.refusals import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY_VIOLATION = 1008
SITE = b"sec-fetch-site"
LONGEST_NAME = 60
UNCOUNTED = ("/healthz", "/readyz")

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, tables: LiveTables, addresses: Buckets) -> None:
        self.app, self.addresses, self.metrics = app, addresses, tables.metrics
        settings = tables.settings
        self.tables = tables
        self.sockets = Gauge(settings.sockets_per_address)
        self.names = Names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it in or turn it away."""
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        address, lasts = _address(scope), False
        if scope["path"] not in UNCOUNTED and not self.addresses.take(address):
            refusal: Refusal | None = Refusal("too-many")
        else:
            refusal = self._stranger(scope)
        if refusal is None and _lasts(scope):
            lasts = self.sockets.enter(address)
            refusal = None if lasts else Refusal("too-many-sockets")

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.add(status=str(message["status"]))
                present = {name.lower() for name, _ in message["headers"]}
                added = [
                    (name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in present
                ]
                if scope["path"].startswith("/api") and b"cache-control" not in present:
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *added]
            await send(message)

        if refusal is None:
            try:
                await self.app(scope, receive, send_guarded)
            finally:
                if lasts:
                    self.sockets.exit(address)
            return
        self.metrics.refusals.add(code=refusal.code)
        body = protocol.encode(protocol.ErrorBody(refusal.code, str(refusal)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if refusal.status == 429:
            headers.append((b"retry-after", b"1"))
        await send_guarded({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await send_guarded({"type": "http.response.body", "body": body, "more_body": False})

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        stranger = self._stranger(scope)
        if stranger is not None:
            self.metrics.refusals.add(code=stranger.code)
        elif not self.addresses.take(address):
            self.metrics.refusals.add(code="too-many")
        elif not self.sockets.enter(address):
            self.metrics.refusals.add(code="too-many-sockets")
        else:
            handshake, leave = handshake_of(scope), partial(self.sockets.exit, address)
            try:
                await self.app(scope, receive, send)
            finally:
                if handshake.line is None:
                    leave()
                else:
                    handshake.line.then(leave)  # the conversation goes on
            return
        await receive()
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "refused"})

    def _stranger(self, scope: Scope) -> Refusal | None:
        """Why a request by this name, or from this page, is not let in."""
        headers = dict(scope["headers"])
        host, origin, site = (headers.get(name, b"").decode("latin-1") for name in (b"host", b"origin", SITE))
        if not self.names.welcome_host(host):
            return Refusal("foreign-host", host=bare(host)[:LONGEST_NAME])
        acts = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        if acts and not self.names.welcome_origin(scope["scheme"], host, origin, site or "same-origin"):
            return Refusal("foreign-origin")
        return None


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return place_of(str(client[0]) if client else "")


def _lasts(scope: HTTPScope) -> bool:
    """Whether a request is one that waits: it holds a connection as a socket does."""
    path = scope["path"]
    return path.endswith("/stream") or (path.endswith("/state") and b"wait=" in scope["query_string"])
