"""How friends get in: the address of this server on the network, and a code to say aloud."""

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from jadetable.server import protocol
from jadetable.server.http.names import bare
from jadetable.server.http.replies import REFUSALS, AnyRequest, Reply
from jadetable.server.http.routes_play import Lang
from jadetable.server.http.routes_tables import TableId
from jadetable.server.http.visitor import language, place, tables_of, visit
from jadetable.server.ops.checkup import is_local
from jadetable.server.ops.network import Network
from jadetable.server.protocol import Reachable, Spoken, TableInfo
from jadetable.server.store import spoken as codes
from jadetable.server.tables import spoken
from jadetable.server.tables.limits import Guesses
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import LOBBY, OPEN, Table

COOKIE, COOKIE_PATH = "jade-house", "/api/network"
PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host", "via")


def network_of(request: AnyRequest) -> Network:
    """The way to this server."""
    found: Network = request.app.state["network"]
    return found


def is_here(request: AnyRequest) -> bool:
    """Whether somebody sits at this machine: nobody passed the request on, and it was made to one of its own names."""
    client = request.client.host if request.client else ""
    direct = not any(name in request.headers for name in PASSED_ON)
    return direct and is_local(client) and is_local(bare(request.headers.get("host", "").lower()))


def _reachable(request: AnyRequest) -> Reachable:
    network = network_of(request)
    if not is_here(request):
        return Reachable([], False, False)  # which networks this machine is in is for nobody else
    addresses = network.addresses
    may_open = network.can_open and network.fits(request.cookies.get(COOKIE, ""))
    return Reachable(addresses, may_open, network.can_open and not addresses)


@get("/api/network", responses=REFUSALS, summary="Where other devices find this server")
async def reachable(request: AnyRequest) -> Reachable:
    """For somebody at the machine itself; everybody else knows an address already: the one they came by."""
    return _reachable(request)


@post("/api/network/key", status_code=204, responses=REFUSALS, summary="Show the key of the house")
async def enter(request: AnyRequest, data: JSONBody[protocol.HouseKey]) -> Response[None]:
    """Whoever started the server has its key, and keeps it in this browser until it is closed."""
    if not is_here(request) or not network_of(request).fits(data.key):
        raise Refusal("not-at-home")
    cookie = Cookie(key=COOKIE, value=data.key, path=COOKIE_PATH, httponly=True, samesite="strict")
    return Reply(None, status_code=204, cookies=[cookie])


@post("/api/network/open", status_code=200, responses=REFUSALS, summary="Let other devices in")
async def open_network(request: AnyRequest) -> Reachable:
    """Answer at the addresses of this machine in its network too, until the server ends."""
    network = network_of(request)
    if not is_here(request) or not network.fits(request.cookies.get(COOKIE, "")):
        raise Refusal("not-at-home")
    if not network.can_open or not await network.open():
        raise Refusal("no-network")
    return _reachable(request)


def _waits(table: Table) -> bool:
    return table.status == LOBBY and any(seat.kind == OPEN for seat in table.seats)


@post("/api/tables/{table_id:str}/spoken", status_code=200, responses=REFUSALS, summary="A code to say aloud")
async def spoken_code(request: AnyRequest, table_id: TableId, lang: Lang = None) -> Spoken:
    """Three words that lead to this table until the game begins, for those who sit at it."""
    visitor = await visit(request, table_id)
    if not visitor.host and not visitor.seats:
        raise Refusal("not-host")
    if not _waits(visitor.live.table):
        raise Refusal("already-started" if visitor.live.table.status != LOBBY else "table-full")
    number = await codes.code_of(tables_of(request).storage, table_id)
    return Spoken(spoken.said(number, language(request, lang)))


@post("/api/spoken", status_code=200, responses=REFUSALS, summary="The table that a spoken code leads to")
async def find_spoken(request: AnyRequest, data: JSONBody[protocol.SpokenWords]) -> TableInfo:
    """In any of our languages. Who tries many wrong codes has to wait."""
    guesses: Guesses = request.app.state["guesses"]
    if not guesses.may_try(place(request)):
        raise Refusal("too-many")
    tables, number = tables_of(request), spoken.heard(data.words)
    table_id = None if number is None else await codes.table_of(tables.storage, number)
    live = None if table_id is None else await tables.current(table_id)
    if live is None or not _waits(live.table):
        raise Refusal("no-code")
    guesses.was_right(place(request))
    return tables.broadcast.info(live)


router = Router(
    path="/", tags=["invitations"], route_handlers=[reachable, enter, open_network, spoken_code, find_spoken]
)
