"""What is about the tables rather than a table: games, metrics, pages."""

import hmac
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND

import jadetable
from jadetable import bots
from jadetable.core import describe
from jadetable.core.declare import Option, message_name
from jadetable.core.game import Game
from jadetable.core.words import game_text, words
from jadetable.lessons.scripts import LESSONS
from jadetable.server import protocol
from jadetable.server.http.replies import REFUSALS, AnyRequest, Reply
from jadetable.server.http.routes_play import Lang
from jadetable.server.http.visitor import language, tables_of
from jadetable.server.protocol import GameInfo, GameShape, OptionInfo
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.refusals import Refusal

STATIC = Path(jadetable.__file__).parent / "server" / "static"
FOREVER = "public, max-age=31536000, immutable"
# What the standard library does not know on every machine.
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# The addresses of the client's pages, as in web/src/lib/router.svelte.ts.
PAGES = ["/", "/me", "/almanac", *(f"/{page}/{{name:str}}" for page in ("t", "new", "learn", "rules", "replay"))]
PLAIN_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Jade Table</title>
<h1>Jade Table</h1>
<p>The table server is running. Programs play at it: the interface is described at <a href="/schema">/schema</a>,
and <code>POST /api/tables</code> opens a table. In the terminal, <code>jade play</code> needs no server.</p>
</html>
"""


def _option(game: Game, option: Option, seats: int, lang: str) -> OptionInfo:
    text = words(lang).text(message_name(game.slug, "option", option.name))
    counted = not option.words and not option.is_switch
    return OptionInfo(
        option.name,
        text,
        option.default,
        list(option.words),
        option.low if counted else None,
        option.highest(seats) if counted else None,
    )


def _games(catalogue: Catalogue, spoken: str) -> list[GameInfo]:
    found = []
    for slug in catalogue.slugs():
        game = catalogue.find(slug)
        printed = game.load_components()
        least, most = game.seat_range(printed)
        title, pitch = (words(spoken).text(message_name(slug, part)) for part in ("title", "pitch"))
        options = [_option(game, option, most, spoken) for option in game.choices_before]
        about = printed.game
        found.append(
            GameInfo(
                slug,
                title,
                pitch,
                least,
                most,
                list(about.minutes),
                about.weight,
                game.hidden,
                game.simultaneous,
                options,
                list(game.chapters),
                slug in LESSONS,
                list(bots.tempers_of(game)),
                catalogue.preparation.is_ready(slug),
            )
        )
    return found


@get("/api/games", responses=REFUSALS, summary="All games", tags=["site"])
async def list_games(request: AnyRequest, lang: Lang = None) -> Response[list[GameInfo]]:
    """Every game with its seats and options."""
    catalogue, spoken = tables_of(request).catalogue, language(request, lang)
    kept: dict[tuple[Any, ...], bytes] = request.app.state["kept_games"]
    # Nothing of it changes while the server runs, except that games get ready.
    key = (spoken, *(catalogue.preparation.is_ready(slug) for slug in catalogue.slugs()))
    if key not in kept:
        kept[key] = protocol.encode(_games(catalogue, spoken))
    return Reply(kept[key], media_type=MediaType.JSON)


@get(
    "/api/games/{slug:str}/words",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
    summary="A game's own messages",
    tags=["site"],
)
async def game_words(request: AnyRequest, slug: FromPath[str], lang: Lang = None) -> str:
    """The messages that a game of another package brings, in Fluent's format; the client has those of our own games."""
    return game_text(tables_of(request).catalogue.find(slug).slug, language(request, lang))


@get("/api/games/{slug:str}/shape", responses=REFUSALS, summary="What a game's view is made of", tags=["site"])
async def game_shape(request: AnyRequest, slug: FromPath[str]) -> GameShape:
    """The layouts of view and facts as JSON schemas, so that a client can draw a game it does not know."""
    game = tables_of(request).catalogue.find(slug)
    schemas = describe.schemas(game.view) | describe.schemas(game.facts)
    return GameShape(game.view.name, game.facts.name, schemas)


@get("/metrics", media_type=MediaType.TEXT, responses=REFUSALS, summary="Numbers for Prometheus", tags=["site"])
async def metrics(request: AnyRequest) -> str:
    """In Prometheus's text format, for whoever runs the server: how many moves are stored can tell what was drawn."""
    tables = tables_of(request)
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    wanted = tables.settings.metrics_token.strip().encode()
    if not wanted or kind.lower() != "bearer" or not hmac.compare_digest(given.strip().encode("latin-1"), wanted):
        raise Refusal("no-metrics")
    return tables.metrics.text()


def find_file(name: str, compressed: bool, folder: Path | None = None) -> Response[bytes] | None:
    """A file of the web client (or of another folder), as small as the browser can read it; never one outside."""
    if "\0" in name:
        return None
    home = (folder or STATIC).resolve()
    path = (home / name).resolve()
    if not path.is_relative_to(home) or not path.is_file():
        return None
    headers = {"Cache-Control": FOREVER if name.startswith("assets/") else "no-cache", "Vary": "Accept-Encoding"}
    packed = path.with_name(path.name + ".gz")
    if compressed and packed.is_file():
        headers["Content-Encoding"] = "gzip"
    else:
        packed = path
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(packed.read_bytes(), media_type=kind, headers=headers)


def reads_gzip(request: AnyRequest) -> bool:
    """Whether the browser can read what was packed with gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


@get(PAGES, include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """The web client, which finds its page in the address; without one, a page that says how to go on."""
    built = find_file("index.html", reads_gzip(request))
    return built or Response(PLAIN_PAGE.encode(), media_type="text/html; charset=utf-8")


@get("/{file_path:path}", include_in_schema=False)
async def asset(request: AnyRequest, file_path: FromPath[Path]) -> Response[bytes]:
    """A file of the web client. Whoever came by a wrong address reads so on the client's page."""
    found = find_file(str(file_path).lstrip("/"), reads_gzip(request))
    if found is None and "text/html" in request.headers.get("accept", ""):
        found = find_file("index.html", reads_gzip(request))
        if found is not None:
            found.status_code = HTTP_404_NOT_FOUND
    if found is None:
        raise Refusal("not-found", why="")
    return found


router = Router(path="/", route_handlers=[list_games, game_words, game_shape, metrics, page, asset])
