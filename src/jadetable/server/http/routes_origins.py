"""Games whose chance is not their own: the challenge of a day, and branches of finished games."""

import asyncio
from dataclasses import replace
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from jadetable import bots
from jadetable.core.words import best_language
from jadetable.server import protocol
from jadetable.server.finished import branch
from jadetable.server.http.replies import REFUSALS, AnyRequest
from jadetable.server.http.routes_tables import TableId, keep, may_open, welcome
from jadetable.server.http.visitor import tables_of, visit
from jadetable.server.protocol import DailyInfo, Tokens
from jadetable.server.tables import daily, play, seating
from jadetable.server.tables.live import clock_ms
from jadetable.server.tables.preparation import SEARCH
from jadetable.server.tables.table import PERSON, new_token

Day = Annotated[str, QueryParameter(max_length=10, description="As 2026-11-19, by the player's own calendar.")]


@get("/daily", responses=REFUSALS, summary="The challenges of a day")
async def list_daily(request: AnyRequest, day: Day) -> list[DailyInfo]:
    """One for each game: the same deal, options and bots for everybody who plays it that day."""
    found = daily.check_day(day)
    return [DailyInfo(game, found, seats) for game, seats in daily.challenges(tables_of(request).catalogue)]


@post("/daily", responses=REFUSALS, summary="Play the challenge of a day")
async def open_daily(request: AnyRequest, data: JSONBody[protocol.DailyWish]) -> Response[Tokens]:
    """A table of one's own with the deal of the day, dealt at once. The player sits in the first seat."""
    tables = tables_of(request)
    day = daily.check_day(data.day)
    may_open(request)
    game = await tables.catalogue.prepare(data.game)
    tokens, now = {"host": new_token(), "0": new_token()}, clock_ms()
    lang = best_language(data.lang)
    seats = tuple(
        seating.person(data.name or "1", None, tokens["0"], now) if kind == PERSON else seating.bot(kind, lang, number)
        for number, kind in enumerate(daily.seats_of(game))
    )
    dice, origin = daily.dice_of(data.game, day), daily.origin_of(data.game, day)
    table = seating.open_table(
        tables.catalogue, data.game, seats, tokens["host"], now, {}, None, dice=dice, lang=lang, chat=False
    )
    live = await keep(request, replace(table, origin=origin))
    await tables.change(live, lambda table, now: play.start(tables.catalogue, table, now))
    tables.drive(live)
    return welcome(request, live, tokens, [])


@post("/tables/{table_id:str}/branch", responses=REFUSALS, summary="Play on from a moment of a finished game")
async def open_branch(request: AnyRequest, table_id: TableId, data: JSONBody[protocol.BranchWish]) -> Response[Tokens]:
    """A new table of one's own that begins with the same moves and has the same dice; bots sit in the other seats."""
    tables = tables_of(request)
    visitor = await visit(request, table_id)
    visitor.must_see()
    old = visitor.live.table
    old.seat(data.seat)
    may_open(request)
    await tables.catalogue.prepare(old.game)
    tokens, now = {"host": new_token(), str(data.seat): new_token()}, clock_ms()
    seats = tuple(
        seating.person(data.name or f"{number + 1}", None, tokens[str(number)], now)
        if number == data.seat
        else seating.bot(data.level, data.lang, number)
        for number in range(len(old.seats))
    )
    fresh = branch.opened(tables.catalogue, old, data.ply, seats, tokens["host"], now)
    moves = await tables.storage.moves(old.id)
    change = await asyncio.to_thread(branch.played, tables.catalogue, fresh, old, moves, data.ply, now)
    if bots.thinks_ahead(data.level):
        await tables.catalogue.prepare(old.game, SEARCH)
    live = await keep(request, fresh)
    await tables.change(live, lambda table, now: change)
    tables.drive(live)
    return welcome(request, live, tokens, [])


router = Router(path="/api", tags=["tables"], route_handlers=[list_daily, open_daily, open_branch])
