"""Drafts: what a seat would be asked after some choices that it has not made yet.

A compound entry (a creature drawn square by square) is thought over on the client and sent in one go. So that the
client needs no rules for that, the server plays the draft on a game which the seat itself believes possible: whatever
it finds there, the seat knew before. Nothing is stored, nobody else hears of it.
"""

from collections.abc import Iterable, Sequence

from litestar import Router, post
from litestar.params import JSONBody

from jadetable.core.position import Position
from jadetable.core.teller import Teller, refused
from jadetable.server import protocol
from jadetable.server.http.replies import REFUSALS, AnyRequest
from jadetable.server.http.routes_play import Lang, charge, take
from jadetable.server.http.routes_tables import TableId
from jadetable.server.http.visitor import language, tables_of, visit
from jadetable.server.tables import play, viewers
from jadetable.server.tables.refusals import Refusal


def played_ahead(position: Position, seat: int, actions: Iterable[int], names: Sequence[str]) -> Position | None:
    """The game after these choices, as the seat imagines it; None where the last one ends what can be drafted.

    A draft goes on only as long as nothing happens. The first happening (a finished entry, a roll) is for the table to
    see, not for a draft. Nor does it find out mistakes: a wrong drawing is asked for its partner like a right one.
    """
    ahead: Position | None = play.imagined(position, seat)
    for action in actions:
        if ahead is None:
            raise Refusal("bad-request", why="actions")
        rows = ahead.draft(seat, action)
        if rows is None:
            raise refused(ahead, seat, action, names) or Refusal("bad-request", why="actions")
        if rows or seat not in ahead.asked:
            ahead = None
    return ahead


@post("/{table_id:str}/drafts", status_code=200, responses=REFUSALS, summary="What would be asked after a draft")
async def draft(
    request: AnyRequest, table_id: TableId, data: JSONBody[protocol.Draft], lang: Lang = None
) -> protocol.Drafted:
    """Plays choices of a seat on a copy and says what would be asked next; an illegal one is refused."""
    visitor = await visit(request, table_id)
    visitor.must_hold(data.seat)
    take(visitor, tables_of(request).settings, data.seat)
    charge(request, visitor, "draft")
    table = visitor.live.table
    position = play.running(table)
    play.check_question(table, position, data.seat, data.prompt)
    ahead = played_ahead(position, data.seat, data.actions, table.names)
    if ahead is None:
        return protocol.Drafted(None)
    teller = Teller(position.game, table.names, language(request, lang, table.lang))
    return protocol.Drafted(viewers.ask(table, ahead.know(data.seat), teller))


router = Router(path="/api/tables", tags=["play"], route_handlers=[draft])
