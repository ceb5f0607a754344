"""Playing over plain HTTP: the state, answers, long polls, a stream, chat, and what is shown after the end."""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from jadetable.core.errors import JadeError
from jadetable.core.teller import why_not
from jadetable.server import protocol
from jadetable.server.finished.looking_back import LookingBack
from jadetable.server.http.replies import REFUSALS, AnyRequest, Reply
from jadetable.server.http.routes_tables import TableId
from jadetable.server.http.visitor import Connection, Visitor, language, place, tables_of, visit
from jadetable.server.ops.settings import Settings
from jadetable.server.protocol import Accepted, ChatInfo, Polled, Reason, Verdict
from jadetable.server.tables.connections import Reader
from jadetable.server.tables.limits import COSTS, Bucket, Buckets
from jadetable.server.tables.live import Live
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import LONGEST_CHAT, clean_text

log = logging.getLogger("jadetable.server")

Since = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="Send events from this number on.")]
Wait = Annotated[float, QueryParameter(ge=0, le=30, description="Seconds to wait for something new.")]
Mark = Annotated[str | None, QueryParameter(max_length=64, description="The mark of what the asker knows.")]
LONGEST_LANG = 20
Lang = Annotated[str | None, QueryParameter(max_length=LONGEST_LANG, description="en, it or zh-Hans")]
KEEP_ALIVE_SECONDS = 15


def take(visitor: Visitor, settings: Settings, seat: int | None) -> None:
    """Count a message against whoever sends it; raises Refusal."""
    own = seat if seat in visitor.seats else None  # a stranger cannot use up what a seat may send
    take_from(visitor.live, own, settings.seat_rate, settings.seat_burst)


def take_from(live: Live, seat: int | None, rate: float, burst: int, count: float = 1.0) -> None:
    """The same, for sockets: seats have a bucket each, everybody else one together."""
    bucket = live.bucket if seat is None else live.seat_buckets.setdefault(seat, Bucket(rate, burst))
    if bucket is not None and not bucket.take(count):
        raise Refusal("too-many")


def charge(connection: Connection, visitor: Visitor, what: str) -> None:
    """Take what a request costs beside others from the asker's address, and from the table's onlookers if it is one."""
    addresses: Buckets = connection.app.state["addresses"]
    if not addresses.take(place(connection), COSTS[what]):
        raise Refusal("too-many")
    if not visitor.seats:
        take_from(visitor.live, None, 1, 1, COSTS[what])


@get("/{table_id:str}/state", responses=REFUSALS, summary="The game as you may know it")
async def state(
    request: AnyRequest, table_id: TableId, since: Since = 0, mark: Mark = None, wait: Wait = 0, lang: Lang = None
) -> Response[Polled]:
    """View, question and events of each seat you hold. With `mark` and `wait`, answers when there is news for you."""
    tables = tables_of(request)
    visitor = await visit(request, table_id)
    live = visitor.live
    charge(request, visitor, "state" if tables.broadcast.past.is_near(live, since) else "past")
    until = time.monotonic() + wait
    while True:
        changed = live.changed
        visitor = Visitor(request, live)
        visitor.must_see()
        spoken = language(request, lang, live.table.lang)
        found = await tables.broadcast.state(live, visitor.seats, visitor.host, since, spoken)
        left = until - time.monotonic()
        if found.mark != mark or left <= 0 or tables.closing:
            return Reply(found.polled, media_type=MediaType.JSON)
        with tables.broadcast.polling(live):
            await _either(changed, tables.stopping, left)


async def _either(one: asyncio.Event, other: asyncio.Event, seconds: float) -> None:
    """Wait for one of two things, but not for long."""
    tasks = {asyncio.create_task(one.wait()), asyncio.create_task(other.wait())}
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()


@post("/{table_id:str}/answers", status_code=200, responses=REFUSALS, summary="Answer what a seat is asked")
async def answer(
    request: AnyRequest, table_id: TableId, data: JSONBody[protocol.Answer], lang: Lang = None
) -> Accepted:
    """Stored durably when the reply comes. The same key gets the same reply."""
    visitor = await visit(request, table_id)
    take(visitor, tables_of(request).settings, data.seat)
    return await tables_of(request).answer(visitor.live, data, visitor.tokens)


@post("/{table_id:str}/withdrawals", status_code=200, responses=REFUSALS, summary="Take an answer back")
async def withdraw(request: AnyRequest, table_id: TableId, data: JSONBody[protocol.Withdraw]) -> Accepted:
    """Possible until the last answer to a simultaneous prompt is in."""
    visitor = await visit(request, table_id)
    take(visitor, tables_of(request).settings, data.seat)
    return await tables_of(request).withdraw(visitor.live, data, visitor.tokens)


@get("/{table_id:str}/why", responses=REFUSALS, summary="Why an action may not be chosen")
async def why(
    request: AnyRequest,
    table_id: TableId,
    seat: Annotated[int, QueryParameter(ge=0, lt=8)],
    action: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    lang: Lang = None,
) -> Reason:
    """The reason in a sentence, from what this seat knows."""
    visitor = await visit(request, table_id)
    visitor.must_hold(seat)
    table = visitor.live.table
    if table.position is None:
        raise Refusal("not-started")
    spoken = language(request, lang, table.lang)
    return Reason(why_not(table.position, seat, action, table.names, spoken))


@get("/{table_id:str}/stream", responses=REFUSALS, summary="News as server-sent events", media_type="text/event-stream")
async def stream(request: AnyRequest, table_id: TableId, since: Since = 0, lang: Lang = None) -> Stream:
    """The messages of the socket, for those without one. The id of each is the number of the next event."""
    tables = tables_of(request)
    visitor = await visit(request, table_id)
    visitor.must_see()
    live = visitor.live
    last = request.headers.get("last-event-id", "")
    since = int(last) if last.isdecimal() and len(last) < 8 else since
    spoken = language(request, lang, live.table.lang)
    listener = Reader(visitor.tokens, visitor.seats, visitor.host, spoken, since)
    charge(request, visitor, "past")
    first = await tables.broadcast.welcome(live, listener, since)

    async def news() -> AsyncGenerator[bytes, None]:
        try:
            yield b"id: %d\ndata: %s\n\n" % (listener.next_event, first)
            while listener.behind and not listener.closed:
                page = await tables.broadcast.catch_up(live, listener)
                yield b"id: %d\ndata: %s\n\n" % (listener.next_event, page)
            while True:
                try:
                    found = await asyncio.wait_for(listener.queue.get(), KEEP_ALIVE_SECONDS)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if isinstance(found, int):
                    return
                data, following = found
                yield b"id: %d\ndata: %s\n\n" % (following, data)
        except JadeError:
            log.info("stream cut off: its past cannot be read now", extra={"table": table_id})
        finally:
            tables.broadcast.leave(live, listener)

    return Stream(news(), media_type="text/event-stream", headers={"Cache-Control": "no-store"})


@get("/{table_id:str}/chat", responses=REFUSALS, summary="What was said")
async def read_chat(request: AnyRequest, table_id: TableId, since: Since = 0) -> list[ChatInfo]:
    """The last lines of table chat."""
    visitor = await visit(request, table_id)
    visitor.must_see()
    lines = await tables_of(request).storage.chat(table_id, since)
    return [ChatInfo(line["number"], line["seat"], line["kind"], line["text"], line["at"]) for line in lines]


@post("/{table_id:str}/chat", responses=REFUSALS, summary="Say something")
async def say(request: AnyRequest, table_id: TableId, data: JSONBody[protocol.ChatLine]) -> ChatInfo:
    """A short line, or a reaction."""
    visitor = await visit(request, table_id)
    visitor.must_hold(data.seat)
    take(visitor, tables_of(request).settings, data.seat)
    tables = tables_of(request)
    if data.reaction is not None:
        return await tables.say(visitor.live, data.seat, "reaction", data.reaction)
    text = clean_text(data.text or "", LONGEST_CHAT)
    if not text:
        raise Refusal("bad-request", why="text")
    return await tables.say(visitor.live, data.seat, "text", text)


@get("/{table_id:str}/replay", responses=REFUSALS, summary="The finished game as a .jade file")
async def replay(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """Only after the end: it holds every secret of the game."""
    visitor = await visit(request, table_id)
    visitor.must_see()
    charge(request, visitor, "replay")
    looking: LookingBack = request.app.state["looking_back"]
    data = await looking.file(visitor.live)
    name = f'attachment; filename="{visitor.live.table.game}-{table_id}.jade"'
    return Response(data, media_type=MediaType.JSON, headers={"Content-Disposition": name})


@get("/{table_id:str}/verify", responses=REFUSALS, summary="Recompute a finished game from its secret")
async def verify(request: AnyRequest, table_id: TableId) -> Verdict:
    """Publishes the secret, checks it against the commitment, and plays every action again."""
    visitor = await visit(request, table_id)
    visitor.must_see()
    charge(request, visitor, "verify")
    looking: LookingBack = request.app.state["looking_back"]
    return await looking.verdict(visitor.live)


router = Router(
    path="/api/tables",
    tags=["play"],
    route_handlers=[state, answer, withdraw, why, stream, read_chat, say, replay, verify],
)
