"""Opening tables, coming and going."""

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from jadetable import bots
from jadetable.server import protocol
from jadetable.server.http.replies import REFUSALS, AnyRequest, Reply
from jadetable.server.http.visitor import Visitor, place, seat_cookie, tables_of, visit
from jadetable.server.protocol import SeatWish, TableInfo, Tokens
from jadetable.server.tables import play, seating
from jadetable.server.tables.limits import COSTS, Buckets, Holdings
from jadetable.server.tables.live import Live, clock_ms, must_hold
from jadetable.server.tables.preparation import SEARCH
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import PERSON, Change, Seat, Table, new_token
from jadetable.server.tables.timing import Timing

TableId = FromPath[str]
SeatPath = Annotated[int, PathParameter(ge=0, lt=8)]


def welcome(request: AnyRequest, live: Live, tokens: dict[str, str], known: list[str]) -> Response[Tokens]:
    """Hand out tokens, in the body for programs and as a cookie for browsers."""
    tables = tables_of(request)
    held = [*known, *tokens.values()]
    table = live.table
    info = tables.broadcast.info(live, table.held_by(held), table.hosted_by(held))
    keep = [token for token in held if table.held_by([token]) or table.hosted_by([token])]
    return Reply(Tokens(info, tokens), status_code=201, cookies=[seat_cookie(tables.settings, keep, table.id)])


def info_for(request: AnyRequest, visitor: Visitor) -> TableInfo:
    """The table as a visitor may know it."""
    table = visitor.live.table
    return tables_of(request).broadcast.info(
        visitor.live, table.held_by(visitor.tokens), table.hosted_by(visitor.tokens)
    )


def _seat(wish: SeatWish, number: int, lang: str, now: int, tokens: dict[str, str]) -> Seat:
    if wish.kind == "bot":
        return seating.bot_with_temper(wish.level, lang, number)
    if wish.kind == PERSON:
        tokens[str(number)] = new_token()
        return seating.person(wish.name or f"{number + 1}", wish.birth, tokens[str(number)], now)
    return Seat()


def may_open(request: AnyRequest) -> None:
    """Refuse whoever opens too many tables."""
    tables = tables_of(request)
    holdings: Holdings = request.app.state["holdings"]
    if not request.app.state["creations"].take(place(request)):
        raise Refusal("too-many")
    if not holdings.room(place(request), tables.goes_on):
        raise Refusal("too-many-tables", most=tables.settings.tables_per_address)


async def keep(request: AnyRequest, table: Table) -> Live:
    """Store a new table; it counts for the address that it was opened from."""
    live = await tables_of(request).add(table)
    holdings: Holdings = request.app.state["holdings"]
    holdings.note(place(request), table.id)
    live.visit(place(request), True)
    return live


@post("/", responses=REFUSALS, summary="Open a table")
async def open_table(request: AnyRequest, data: JSONBody[protocol.NewTable]) -> Response[Tokens]:
    """Open a table; whoever does is its host. Seats of kind `person` belong to the same device."""
    tables = tables_of(request)
    may_open(request)
    await tables.catalogue.prepare(data.game)
    tokens = {"host": new_token()}
    now = clock_ms()
    seats = tuple(_seat(wish, number, data.lang, now, tokens) for number, wish in enumerate(data.seats))
    chat = data.chat if data.chat is not None else not data.listed
    table = seating.open_table(
        tables.catalogue, data.game, seats, tokens["host"], now, data.options, data.components,
        lang=data.lang,
        timing=Timing(data.clock_kind, data.clock, data.increment),
        spectators=data.spectators, listed=data.listed, chat=chat,
    )  # fmt: skip
    if any(bots.thinks_ahead(seat.level) for seat in seats):
        await tables.catalogue.prepare(data.game, SEARCH)  # compiled before the first move needs it
    live = await keep(request, table)
    if data.start:
        await tables.change(live, lambda table, now: play.start(tables.catalogue, table, now))
        tables.drive(live)
    return welcome(request, live, tokens, [])


@get("/", responses=REFUSALS, summary="Tables that anybody may join or watch")
async def list_tables(request: AnyRequest) -> list[TableInfo]:
    """The listed tables that are not over, newest first."""
    tables = tables_of(request)
    addresses: Buckets = request.app.state["addresses"]
    if not addresses.take(place(request), COSTS["listed"]):
        raise Refusal("too-many")
    found = []
    for table_id in await tables.storage.listed():
        found.append(tables.broadcast.info(await tables.find(table_id)))
    return found


@get("/{table_id:str}", responses=REFUSALS, summary="A table and its seats")
async def show_table(request: AnyRequest, table_id: TableId) -> TableInfo:
    """What everybody with the link knows about a table."""
    return info_for(request, await visit(request, table_id))


@post("/{table_id:str}/join", responses=REFUSALS, summary="Take an open seat")
async def join(request: AnyRequest, table_id: TableId, data: JSONBody[protocol.Join]) -> Response[Tokens]:
    """Take a seat: the wanted one, or the first open one."""
    visitor = await visit(request, table_id)
    if place(request) in visitor.live.barred:
        raise Refusal("barred")
    token = new_token()
    change = await tables_of(request).change(
        visitor.live, lambda table, now: seating.join(table, data.seat, data.name, data.birth, token, now)
    )
    visitor.live.came_from[change.seats[0]] = place(request)
    return welcome(request, visitor.live, {str(change.seats[0]): token}, visitor.tokens)


async def _reseat(
    request: AnyRequest, table_id: TableId, seat: int, change: Any, level: str | None = None
) -> TableInfo:
    visitor = await visit(request, table_id)
    visitor.must_hold(seat)
    tables = tables_of(request)
    arguments = (seat,) if level is None else (seat, level)

    def command(table: Table, now: int) -> Change:
        must_hold(table, seat, visitor.tokens)
        result: Change = change(table, *arguments)
        return result

    await tables.change(visitor.live, command)
    tables.drive(visitor.live)
    return info_for(request, visitor)


@post("/{table_id:str}/seats/{seat:int}/leave", status_code=200, responses=REFUSALS, summary="Get up for good")
async def leave(request: AnyRequest, table_id: TableId, seat: SeatPath) -> TableInfo:
    """The token is void at once. In a running game a bot plays on until somebody takes the open seat."""
    return await _reseat(request, table_id, seat, seating.leave)


@post("/{table_id:str}/seats/{seat:int}/rest", status_code=200, responses=REFUSALS, summary="Let a bot play for you")
async def rest(request: AnyRequest, table_id: TableId, seat: SeatPath, data: JSONBody[protocol.BotChoice]) -> TableInfo:
    """A bot plays for this seat; the seat stays yours."""
    return await _reseat(request, table_id, seat, seating.rest, data.level)


@post("/{table_id:str}/seats/{seat:int}/back", status_code=200, responses=REFUSALS, summary="Play again yourself")
async def come_back(request: AnyRequest, table_id: TableId, seat: SeatPath) -> TableInfo:
    """Take the seat back from the bot."""
    return await _reseat(request, table_id, seat, seating.come_back)


@post("/{table_id:str}/seats/{seat:int}/token", responses=REFUSALS, summary="Change the lock")
async def rotate(request: AnyRequest, table_id: TableId, seat: SeatPath) -> Response[Tokens]:
    """A new token for this seat: the old one holds nothing any more, wherever it went."""
    visitor = await visit(request, table_id)
    visitor.must_hold(seat)
    token = new_token()
    await tables_of(request).change(visitor.live, lambda table, now: seating.rotate(table, seat, token))
    return welcome(request, visitor.live, {str(seat): token}, visitor.tokens)


@post("/{table_id:str}/seats/{seat:int}/remove", status_code=200, responses=REFUSALS, summary="Free an absent seat")
async def remove(request: AnyRequest, table_id: TableId, seat: SeatPath) -> TableInfo:
    """The host frees the seat of a person who has gone; in the lobby at once, in play after a while of absence.

    At a listed table strangers meet: there the host may remove anybody, who cannot sit down again from that address.
    """
    tables = tables_of(request)
    visitor = await visit(request, table_id)
    visitor.must_host()
    visitor.live.table.seat(seat)
    patience = tables.settings.absent_seconds * 1000
    elsewhere = clock_ms() - await tables.storage.last_seen(table_id, seat) < patience
    still_here = elsewhere or seat in tables.broadcast.present(visitor.live)
    await tables.change(visitor.live, lambda table, now: seating.remove(table, seat, now, patience, still_here))
    came_from = visitor.live.came_from.pop(seat, None)
    if visitor.live.table.listed and came_from not in (None, place(request)):
        visitor.live.barred.add(str(came_from))
    tables.drive(visitor.live)
    return info_for(request, visitor)


@post("/{table_id:str}/fill", status_code=200, responses=REFUSALS, summary="Bots take the open seats")
async def fill(request: AnyRequest, table_id: TableId, data: JSONBody[protocol.BotChoice]) -> TableInfo:
    """The host gives all open seats to bots."""
    visitor = await visit(request, table_id)
    visitor.must_host()
    await tables_of(request).change(visitor.live, lambda table, now: seating.fill(table, data.level))
    tables_of(request).drive(visitor.live)
    return info_for(request, visitor)


@post("/{table_id:str}/start", status_code=200, responses=REFUSALS, summary="Deal")
async def start(request: AnyRequest, table_id: TableId) -> TableInfo:
    """The host starts the game."""
    tables = tables_of(request)
    visitor = await visit(request, table_id)
    visitor.must_host()
    tables.must_welcome()
    await tables.change(visitor.live, lambda table, now: play.start(tables.catalogue, table, now))
    tables.drive(visitor.live)
    return info_for(request, visitor)


@post("/{table_id:str}/end", status_code=200, responses=REFUSALS, summary="End the game for all")
async def end(request: AnyRequest, table_id: TableId) -> TableInfo:
    """Nobody has won. The host or a person at the table may do it once no other person sits there."""
    tables = tables_of(request)
    visitor = await visit(request, table_id)

    def command(table: Table, now: int) -> Change:
        seats = table.held_by(visitor.tokens)
        if not seats and not table.hosted_by(visitor.tokens):
            raise Refusal("not-host")
        return play.end(table, seats)

    await tables.change(visitor.live, command)
    return info_for(request, visitor)


@post("/{table_id:str}/rematch", responses=REFUSALS, summary="Another game with the same seats")
async def rematch(request: AnyRequest, table_id: TableId) -> Response[Tokens]:
    """The host opens a new table with the same seats; whoever held one finds it at `rematch`."""
    tables = tables_of(request)
    visitor = await visit(request, table_id)
    visitor.must_host()
    again = seating.rematch(visitor.live.table, clock_ms())
    live = await tables.add(again)
    await tables.change(visitor.live, lambda table, now: seating.point_to(table, again.id))
    return welcome(request, live, {}, visitor.tokens)


@post("/{table_id:str}/rematch/accept", responses=REFUSALS, summary="Sit down at the rematch")
async def accept_rematch(request: AnyRequest, table_id: TableId) -> Response[Tokens]:
    """The same tokens hold the same seats at the new table; browsers get them as its cookie."""
    visitor = await visit(request, table_id)
    if visitor.live.table.rematch is None:
        raise Refusal("no-rematch", table="")
    live = await tables_of(request).find(visitor.live.table.rematch)
    return welcome(request, live, {}, visitor.tokens)


router = Router(
    path="/api/tables",
    tags=["tables"],
    route_handlers=[
        open_table, list_tables, show_table, join, leave, rest, come_back, rotate, remove, fill, start, end,
        rematch, accept_rematch,
    ],
)  # fmt: skip
