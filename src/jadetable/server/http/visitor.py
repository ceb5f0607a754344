"""Who is asking: the tokens of a request, the seats they hold, and the language to answer in."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from jadetable.core.errors import UnknownLanguage
from jadetable.core.words import best_language
from jadetable.server.ops.settings import Settings
from jadetable.server.tables.limits import place_of
from jadetable.server.tables.live import Live, clock_ms, must_hold
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.refusals import Refusal

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE_SECONDS = 90 * 24 * 3600
MOST_TOKENS = 9  # every seat of a table, and the host


def tables_of(connection: Connection) -> LiveTables:
    """The tables this server keeps."""
    found: LiveTables = connection.app.state["tables"]
    return found


def cookie_name(table_id: str) -> str:
    """The cookie that holds a browser's tokens of one table."""
    return f"jade-{table_id}"


def bearer_tokens(connection: Connection) -> list[str]:
    """Tokens of the Authorization header, separated by commas."""
    kind, _, value = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return []
    return [token.strip() for token in value.split(",") if token.strip()][:MOST_TOKENS]


def cookie_tokens(connection: Connection, table_id: str) -> list[str]:
    """Tokens of the table's cookie, separated by dots."""
    value = connection.cookies.get(cookie_name(table_id), "")
    return [token for token in value.split(".") if token][:MOST_TOKENS]


class Visitor:
    """Somebody at a table. A bearer token that holds nothing is refused; an old cookie just holds nothing."""

    def __init__(self, connection: Connection, live: Live) -> None:
        bearer = bearer_tokens(connection)
        self.live = live
        self.tokens = (bearer + cookie_tokens(connection, live.table.id))[:MOST_TOKENS]
        self.seats = live.table.held_by(self.tokens)
        self.host = live.table.hosted_by(self.tokens)
        if bearer and not live.table.held_by(bearer) and not live.table.hosted_by(bearer):
            raise Refusal("wrong-token")
        for seat in self.seats:
            live.active[seat] = clock_ms()

    def must_hold(self, seat: int) -> None:
        """Refuse whoever does not hold this seat."""
        must_hold(self.live.table, seat, self.tokens)

    def must_host(self) -> None:
        """Refuse whoever does not host this table."""
        if not self.host:
            raise Refusal("not-host")

    def must_see(self) -> None:
        """Refuse onlookers where none are wanted."""
        if not self.seats and not self.host and not self.live.table.spectators:
            raise Refusal("no-spectators")


async def visit(connection: Connection, table_id: str) -> Visitor:
    """Find the table and who is asking; raises Refusal. Bots that have waited for somebody to watch play on."""
    tables = tables_of(connection)
    visitor = Visitor(connection, await tables.current(table_id))
    visitor.live.visit(place(connection), bool(visitor.seats) or visitor.host)
    tables.drive(visitor.live)
    return visitor


def place(connection: Connection) -> str:
    """Where somebody comes from, as far as limits go."""
    return place_of(connection.client.host if connection.client else "")


def language(connection: Connection, wanted: str | None, default: str = "en") -> str:
    """The language to answer in: the one asked for, else the first we know that the browser accepts."""
    if wanted:
        return best_language(wanted)
    for part in connection.headers.get("accept-language", "").split(",")[:8]:
        try:
            return best_language(part.partition(";")[0].strip())
        except UnknownLanguage:
            continue
    return default


def seat_cookie(settings: Settings, visitor_tokens: list[str], table_id: str) -> Cookie:
    """The cookie a browser keeps for a table; scripts cannot read it and other sites cannot send it."""
    return Cookie(
        key=cookie_name(table_id),
        value=".".join(visitor_tokens[-MOST_TOKENS:]),
        path=f"/api/tables/{table_id}",
        max_age=COOKIE_SECONDS,
        httponly=True,
        secure=settings.secure_cookies,
        samesite="strict",
    )
