"""Whether the process is alive, and whether it can do its work: two questions with different consequences."""

from typing import Any

from litestar import Response, Router, get

import jadetable
from jadetable.server.http.replies import REFUSALS, AnyRequest, Reply
from jadetable.server.http.visitor import tables_of
from jadetable.server.protocol import Health, Readiness


def _reply(body: Any, good: bool) -> Response[Any]:
    return Reply(body, status_code=200 if good else 503)


@get("/healthz", responses=REFUSALS, summary="Whether the process is alive", tags=["site"])
async def health(request: AnyRequest) -> Response[Health]:
    """503 only where a start anew would help. A database that is away is no such case: `/readyz` knows of it."""
    tables = tables_of(request)
    ended = [*tables.background.ended, *(["writer"] if tables.storage.writer.ended else [])]
    status = "failing" if ended else "closing" if tables.closing else "ok"
    return _reply(Health(status, jadetable.__version__, ended), not ended)


@get("/readyz", responses=REFUSALS, summary="Whether the server can do its work", tags=["site"])
async def ready(request: AnyRequest) -> Response[Readiness]:
    """Writes a row and reads it, and looks at clocks, writer, room and games. Asked once a second at most."""
    found = await request.app.state["readiness"].look()
    return _reply(found, found.ready)


router = Router(path="/", route_handlers=[health, ready])
