"""For those who think and learn: hints, the finished game frame by frame, its review, and lessons."""

from typing import Annotated

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath, QueryParameter

from jadetable.server.finished.looking_back import MOST_FRAMES, LookingBack
from jadetable.server.http.replies import REFUSALS, AnyRequest, Reply
from jadetable.server.http.routes_play import Lang, charge, take
from jadetable.server.http.routes_tables import TableId
from jadetable.server.http.visitor import language, tables_of, visit
from jadetable.server.protocol import Frames, Hint, Lesson, Result, Review
from jadetable.server.tables.hints import Hints
from jadetable.server.tables.lessons import Lessons
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import OVER

Eyes = Annotated[int | None, QueryParameter(ge=0, lt=8, description="Through whose eyes; a spectator's if absent.")]
First = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000, description="The first frame; 0 is the deal.")]
Last = Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000, description="The last frame wanted.")]
Wait = Annotated[float, QueryParameter(ge=0, le=5, description="Seconds to wait for the review to be ready.")]


@get("/tables/{table_id:str}/hint", responses=REFUSALS, summary="What a seat's choices are worth")
async def hint(
    request: AnyRequest, table_id: TableId, seat: Annotated[int, QueryParameter(ge=0, lt=8)], lang: Lang = None
) -> Hint:
    """Only for whoever holds the seat, only when it is asked, and only from what it knows."""
    visitor = await visit(request, table_id)
    visitor.must_hold(seat)
    take(visitor, tables_of(request).settings, seat)
    charge(request, visitor, "hint")
    hints: Hints = request.app.state["hints"]
    return await hints.hint(visitor.live, seat, language(request, lang, visitor.live.table.lang))


@get("/tables/{table_id:str}/result", responses=REFUSALS, summary="Who won")
async def result(request: AnyRequest, table_id: TableId) -> Result:
    """Only after the end: scores count what was hidden, too."""
    visitor = await visit(request, table_id)
    visitor.must_see()
    table = visitor.live.table
    if table.status != OVER:
        raise Refusal("not-over")
    played = table.position
    if played is None:
        raise Refusal("outdated")
    return Result(list(played.ranking), list(played.scores), list(played.wins), played.truncated)


@get("/tables/{table_id:str}/frames", responses=REFUSALS, summary="The finished game, frame by frame")
async def frames(
    request: AnyRequest, table_id: TableId, seat: Eyes = None, first: First = 0, last: Last = None, lang: Lang = None
) -> Response[Frames]:
    """Only after the end, and at most a hundred frames at a time."""
    visitor = await visit(request, table_id)
    visitor.must_see()
    charge(request, visitor, "frames")
    looking: LookingBack = request.app.state["looking_back"]
    spoken = language(request, lang, visitor.live.table.lang)
    last = first + MOST_FRAMES if last is None else last
    return Reply(await looking.frames(visitor.live, seat, first, last, spoken), media_type=MediaType.JSON)


@get("/tables/{table_id:str}/review", responses=REFUSALS, summary="What decided the finished game")
async def review(request: AnyRequest, table_id: TableId, wait: Wait = 1, lang: Lang = None) -> Review:
    """Only after the end. It takes some seconds: ask again until it is ready."""
    visitor = await visit(request, table_id)
    visitor.must_see()
    charge(request, visitor, "review")
    looking: LookingBack = request.app.state["looking_back"]
    return await looking.review(visitor.live, language(request, lang, visitor.live.table.lang), wait)


@get("/lessons/{game:str}", responses=REFUSALS, summary="A short lesson on a game")
async def lesson(request: AnyRequest, game: FromPath[str], lang: Lang = None) -> Lesson:
    """Some moments of a game, each with a caption; where the learner is to choose, with the choice that leads on."""
    lessons: Lessons = request.app.state["lessons"]
    return await lessons.lesson(game, language(request, lang))


router = Router(path="/api", tags=["review"], route_handlers=[hint, result, frames, review, lesson])
