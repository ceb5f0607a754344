"""Manners and privacy: the host mutes, onlookers are shown out, complaints are logged, people ask for their data."""

import logging

from litestar import Router, get, post
from litestar.params import JSONBody

from jadetable.server import protocol
from jadetable.server.http.replies import REFUSALS, AnyRequest
from jadetable.server.http.routes_play import charge
from jadetable.server.http.routes_push import outbox_of
from jadetable.server.http.routes_tables import SeatPath, TableId, info_for
from jadetable.server.http.visitor import tables_of, visit
from jadetable.server.protocol import Personal, TableInfo
from jadetable.server.tables import personal, seating
from jadetable.server.tables.live import must_hold
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import LONGEST_CHAT, Change, Table, clean_text

log = logging.getLogger("jadetable.server")

TOLD_LINES = 5  # of the chat go into the log with a complaint


@post("/{table_id:str}/seats/{seat:int}/mute", status_code=200, responses=REFUSALS, summary="Not heard in the chat")
async def mute(request: AnyRequest, table_id: TableId, seat: SeatPath, data: JSONBody[protocol.Mute]) -> TableInfo:
    """The host has nothing more of a seat in the chat, or lets it speak again."""
    visitor = await visit(request, table_id)
    visitor.must_host()
    await tables_of(request).change(visitor.live, lambda table, now: seating.mute(table, seat, data.muted))
    return info_for(request, visitor)


@post("/{table_id:str}/onlookers", status_code=200, responses=REFUSALS, summary="Let onlookers in, or show them out")
async def onlookers(request: AnyRequest, table_id: TableId, data: JSONBody[protocol.Onlookers]) -> TableInfo:
    """The host says whether people without a seat may watch; those who watch are shown out at once."""
    visitor = await visit(request, table_id)
    visitor.must_host()
    await tables_of(request).change(visitor.live, lambda table, now: seating.admit(table, data.allowed))
    return info_for(request, visitor)


@post("/{table_id:str}/seats/{seat:int}/report", status_code=204, responses=REFUSALS, summary="Complain about manners")
async def report(request: AnyRequest, table_id: TableId, seat: SeatPath, data: JSONBody[protocol.Report]) -> None:
    """A complaint about the person in a seat, with their last lines of chat, for whoever runs the server."""
    visitor = await visit(request, table_id)
    visitor.must_see()
    why = clean_text(data.why, LONGEST_CHAT)
    if not why:
        raise Refusal("bad-request", why="why")
    charge(request, visitor, "report")
    tables, about = tables_of(request), visitor.live.table.seat(seat)
    lines = [line["text"] for line in await tables.storage.chat(table_id) if line["seat"] == seat]
    facts = {"table": table_id, "seat": seat, "person": about.name, "why": why, "said": lines[-TOLD_LINES:]}
    address = request.client.host if request.client else ""
    log.warning("complaint", extra=facts | {"by": list(visitor.seats), "address": address})
    tables.metrics.reports.add()


@get("/{table_id:str}/seats/{seat:int}/data", responses=REFUSALS, summary="Everything stored of you")
async def data_of(request: AnyRequest, table_id: TableId, seat: SeatPath) -> Personal:
    """Name, birth date, chat and moves of the person in a seat, for that person alone."""
    visitor = await visit(request, table_id)
    visitor.must_hold(seat)
    charge(request, visitor, "data")
    return await personal.kept_of(tables_of(request).storage, visitor.live.table, seat)


@post(
    "/{table_id:str}/seats/{seat:int}/forget",
    status_code=200,
    responses=REFUSALS,
    summary="Forget me",
)
async def forget(request: AnyRequest, table_id: TableId, seat: SeatPath) -> TableInfo:
    """Name, birth date, chat, token and notifications are deleted. What was played stays; a bot plays on."""
    visitor = await visit(request, table_id)
    visitor.must_hold(seat)
    tables = tables_of(request)

    def command(table: Table, now: int) -> Change:
        must_hold(table, seat, visitor.tokens)
        return personal.forgotten(table, seat)

    await tables.storage.forget_chat(table_id, seat)
    await outbox_of(request).subscriptions.forget_seats(table_id, [seat])
    await tables.change(visitor.live, command)
    tables.drive(visitor.live)
    return info_for(request, visitor)


router = Router(path="/api/tables", tags=["manners"], route_handlers=[mute, onlookers, report, data_of, forget])
