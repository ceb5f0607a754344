"""What is about the house rather than a table: games, health, metrics, pages."""

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

import jadetable
from jadetable.core.game import Game
from jadetable.core.tables import Option, message_name
from jadetable.core.words import words
from jadetable.server.protocol import GameInfo, Health, OptionInfo
from jadetable.server.refusals import Refusal
from jadetable.server.replies import REFUSALS, AnyRequest
from jadetable.server.routes_play import Lang
from jadetable.server.visitor import house_of, language

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
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


@get("/api/games", responses=REFUSALS, summary="The games of the house", tags=["house"])
async def list_games(request: AnyRequest, lang: Lang = None) -> list[GameInfo]:
    """Every game with its seats and options."""
    catalogue, spoken = house_of(request).catalogue, language(request, lang)
    found = []
    for slug in catalogue.slugs():
        game = catalogue.find(slug)
        least, most = game.seat_range(game.load_components())
        title, pitch = (words(spoken).text(message_name(slug, part)) for part in ("title", "pitch"))
        options = [_option(game, option, most, spoken) for option in game.options]
        found.append(GameInfo(slug, title, pitch, least, most, game.hidden, game.simultaneous, options))
    return found


@get("/healthz", responses=REFUSALS, summary="Whether the server can do its work", tags=["house"])
async def health(request: AnyRequest) -> Health:
    """Asks the database for a sign of life."""
    house = house_of(request)
    try:
        await house.storage.alive()
    except (SQLAlchemyError, OSError) as error:
        raise Refusal("unavailable") from error
    return Health("closing" if house.closing else "ok", jadetable.__version__)


@get("/metrics", media_type=MediaType.TEXT, summary="Numbers for Prometheus", tags=["house"])
async def metrics(request: AnyRequest) -> str:
    """In Prometheus's text format."""
    return house_of(request).metrics.text()


def _file(name: str) -> Response[bytes] | None:
    """A file of the web client; never one outside its folder."""
    path = (STATIC / name).resolve()
    if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        return None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    caching = FOREVER if name.startswith("assets/") else "no-cache"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": caching})


def _page() -> Response[bytes]:
    return _file("index.html") or Response(PLAIN_PAGE.encode(), media_type="text/html; charset=utf-8")


@get(["/", "/t/{table_id:str}"], include_in_schema=False)
async def page() -> Response[bytes]:
    """The web client, which finds its table in the address; without one, a page that says how to go on."""
    return _page()


@get("/{file_path:path}", include_in_schema=False)
async def asset(file_path: FromPath[Path]) -> Response[bytes]:
    """A file of the web client."""
    found = _file(str(file_path).lstrip("/"))
    if found is None:
        raise Refusal("not-found", why="")
    return found


router = Router(path="/", route_handlers=[list_games, health, metrics, page, asset])
