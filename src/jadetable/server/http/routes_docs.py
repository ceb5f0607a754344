"""The documentation under /docs, from the package."""

from pathlib import Path

from litestar import Response, Router, get
from litestar.params import FromPath
from litestar.response import Redirect

import jadetable
from jadetable.server.http.routes_site import find_file
from jadetable.server.tables.refusals import Refusal

SITE = Path(jadetable.__file__).parent / "docs_site"
START = "index.html"
NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Jade Table: documentation</title>
<h1>The documentation is not built</h1>
<p>In a clone, <code>make docs</code> builds it. Its sources are Markdown files in the folder <code>docs</code>.</p>
</html>
"""


@get("/docs", include_in_schema=False)
async def start() -> Redirect:
    """The first page: its links begin in the folder /docs/."""
    return Redirect(f"/docs/{START}")


@get("/docs/{file_path:path}", include_in_schema=False)
async def documentation(file_path: FromPath[Path]) -> Response[bytes]:
    """A page, picture or script of the documentation."""
    name = str(file_path).lstrip("/") or START
    if name == START and not (SITE / START).is_file():
        return Response(NOT_BUILT, media_type="text/html; charset=utf-8", status_code=404)
    found = find_file(name, False, SITE)
    if found is None:
        raise Refusal("not-found", why="")
    return found


router = Router(path="/", route_handlers=[start, documentation])
