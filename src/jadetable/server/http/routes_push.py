"""Asking to be told when it is one's turn, and asking to hear no more of it."""

from urllib.parse import urlsplit

from litestar import Router, get, post
from litestar.params import JSONBody

from jadetable.server import protocol
from jadetable.server.http.replies import REFUSALS, AnyRequest
from jadetable.server.http.routes_play import Lang, charge
from jadetable.server.http.routes_tables import SeatPath, TableId
from jadetable.server.http.visitor import language, place, tables_of, visit
from jadetable.server.protocol import PushKept, PushKey
from jadetable.server.push import sealing
from jadetable.server.push.delivery import parts_of
from jadetable.server.push.outbox import Outbox, mark_of
from jadetable.server.store.subscriptions import Subscription
from jadetable.server.tables.limits import COSTS, Buckets
from jadetable.server.tables.live import clock_ms
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import CLOSED, OVER


def outbox_of(request: AnyRequest) -> Outbox:
    """What sends the messages."""
    found: Outbox = request.app.state["outbox"]
    return found


def _bytes(name: str, text: str, length: int) -> bytes:
    try:
        found = sealing.decode(text)
    except ValueError as error:
        raise Refusal("bad-request", why=name) from error
    if len(found) != length:
        raise Refusal("bad-request", why=name)
    return found


def _contact(request: AnyRequest) -> str:
    """The page that a push service may turn to: the one that asks, where it can be one of the open internet."""
    origin = request.headers.get("origin", "")
    return origin if origin.startswith("https://") and "." in (urlsplit(origin).hostname or "") else ""


@get("/api/push", responses=REFUSALS, summary="The key that push services know this server by")
async def push_key(request: AnyRequest) -> PushKey:
    """For a browser that is about to ask its push service for an address."""
    return PushKey(outbox_of(request).public_key())


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/push", status_code=200, responses=REFUSALS, summary="Tell me my turn"
)
async def subscribe(
    request: AnyRequest, table_id: TableId, seat: SeatPath, data: JSONBody[protocol.PushWish], lang: Lang = None
) -> PushKept:
    """A browser is told when this seat has to decide and nobody looks, until the seat is left or the game is over."""
    outbox = outbox_of(request)
    outbox.public_key()
    visitor = await visit(request, table_id)
    visitor.must_hold(seat)
    charge(request, visitor, "push")
    table = visitor.live.table
    if table.status in (OVER, CLOSED):
        raise Refusal("game-over")
    if parts_of(data.endpoint, tables_of(request).settings.push_local) is None:
        raise Refusal("bad-request", why="endpoint")
    point = _bytes("p256dh", data.p256dh, sealing.POINT_BYTES)
    if not sealing.is_point(point):
        raise Refusal("bad-request", why="p256dh")
    auth, spoken = _bytes("auth", data.auth, sealing.AUTH_BYTES), language(request, lang)
    held, contact, now = table.seats[seat].token, _contact(request), clock_ms()
    await outbox.subscriptions.add(Subscription(table_id, seat, data.endpoint, point, auth, held, spoken, contact, now))
    return PushKept(mark_of(table_id))


@post("/api/push/forget", status_code=204, responses=REFUSALS, summary="Tell me nothing more")
async def unsubscribe(request: AnyRequest, data: JSONBody[protocol.PushEnd]) -> None:
    """Everything that is kept of a browser's address is deleted; who knows the address is that browser."""
    addresses: Buckets = request.app.state["addresses"]
    if not addresses.take(place(request), COSTS["push"]):
        raise Refusal("too-many")
    await outbox_of(request).subscriptions.forget_endpoint(data.endpoint)


router = Router(path="/", tags=["notifications"], route_handlers=[push_key, subscribe, unsubscribe])
