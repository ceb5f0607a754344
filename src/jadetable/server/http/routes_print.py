"""Games on paper: a PDF of each, to print, cut out and play with."""

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from jadetable.server.http.replies import AnyRequest
from jadetable.server.http.routes_play import Lang
from jadetable.server.http.visitor import language, place, tables_of
from jadetable.server.tables.limits import COSTS, Buckets
from jadetable.server.tables.press import Press
from jadetable.server.tables.refusals import Refusal

PaperName = Annotated[str, QueryParameter(name="paper", max_length=20, description="a4 or letter.")]
Saving = Annotated[bool, QueryParameter(name="ink_saving", description="Outlines in place of filled grounds.")]
OneSided = Annotated[bool, QueryParameter(name="one_sided", description="Without backs.")]
KEPT_SECONDS = 3600  # by the browser: another version of this program may draw anew


@get("/api/games/{slug:str}/print.pdf", include_in_schema=False)
async def printed(
    request: AnyRequest,
    slug: FromPath[str],
    lang: Lang = None,
    paper: PaperName = "a4",
    saving: Saving = False,
    one_sided: OneSided = False,
) -> Response[bytes]:
    """Everything that a game consists of, and its rules."""
    addresses: Buckets = request.app.state["addresses"]
    game = tables_of(request).catalogue.find(slug)
    if not addresses.take(place(request), COSTS["print"]):
        raise Refusal("too-many")
    press: Press = request.app.state["press"]
    data = await press.pdf(game, language(request, lang), paper, saving, one_sided)
    headers = {
        "Content-Disposition": f'inline; filename="{game.slug}.pdf"',
        "Cache-Control": f"private, max-age={KEPT_SECONDS}",
        "Vary": "Accept-Language",
    }
    return Response(data, media_type="application/pdf", headers=headers)


router = Router(path="/", route_handlers=[printed])
