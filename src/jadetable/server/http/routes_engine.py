"""The rules as WebAssembly under /engine, from the package."""

from litestar import Response, Router, get
from litestar.params import FromPath

import jadetable.browser_engine as built
from jadetable.server.http.replies import AnyRequest
from jadetable.server.http.routes_site import FOREVER, find_file, reads_gzip
from jadetable.server.tables.refusals import Refusal


@get("/engine/{name:str}", include_in_schema=False)
async def engine(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A game's code, what is known about it, or the list of both. Names but the list's change with their content."""
    found = find_file(name, reads_gzip(request), built.FOLDER) if name.endswith(built.SERVED) else None
    if found is None:
        raise Refusal("not-found", why="")
    if name != built.INDEX:
        found.headers["Cache-Control"] = FOREVER
    return found


router = Router(path="/", route_handlers=[engine])
