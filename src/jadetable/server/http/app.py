"""The application put together: storage, tables, bots, routes, guard."""

import contextlib
import logging
from collections.abc import AsyncIterator, Mapping
from functools import partial

import numpy as np
from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import ControllerRouterHandler
from sqlalchemy.engine import make_url

import jadetable
from jadetable.core.errors import JadeError
from jadetable.core.game import Game
from jadetable.server import collector, protocol
from jadetable.server.finished.looking_back import LookingBack
from jadetable.server.http import (
    replies,
    routes_almanac,
    routes_docs,
    routes_draft,
    routes_engine,
    routes_health,
    routes_invite,
    routes_manners,
    routes_origins,
    routes_play,
    routes_print,
    routes_push,
    routes_review,
    routes_site,
    routes_tables,
)
from jadetable.server.http.guard import Guard
from jadetable.server.http.socket import table_socket
from jadetable.server.ops import vital_signs, wishes
from jadetable.server.ops.health import Readiness
from jadetable.server.ops.metrics import Metrics
from jadetable.server.ops.network import Network
from jadetable.server.ops.settings import Settings
from jadetable.server.push.outbox import Outbox
from jadetable.server.store.database import connect
from jadetable.server.store.pg_notify import RETRY_SECONDS, PgNotify
from jadetable.server.store.storage import Storage
from jadetable.server.store.writer import Tally
from jadetable.server.tables.bot_driver import BotDriver
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.clock import CLOCK
from jadetable.server.tables.hints import Hints
from jadetable.server.tables.lessons import Lessons
from jadetable.server.tables.limits import Buckets, Guesses, Holdings
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.preparation import Say, say_nothing
from jadetable.server.tables.press import Press
from jadetable.server.tables.sweeper import SWEEP, SWEEP_SECONDS, Sweeper
from jadetable.server.tables.workers import Workers

log = logging.getLogger("jadetable.server")

HANDLERS: list[ControllerRouterHandler] = [
    routes_health.router,
    routes_print.router,
    routes_site.router,
    routes_docs.router,
    routes_engine.router,
    routes_almanac.router,
    routes_tables.router,
    routes_manners.router,
    routes_invite.router,
    routes_play.router,
    routes_push.router,
    routes_draft.router,
    routes_origins.router,
    routes_review.router,
    table_socket,
]


async def _warm_up(catalogue: Catalogue) -> None:
    """Prepare all games in the background, so that the first table of each starts at once."""
    await catalogue.preparation.prepare_all([catalogue.find(slug) for slug in catalogue.slugs()])
    collector.settle()
    log.info("all games prepared")


def _count_commits(tally: Tally, metrics: Metrics) -> None:
    def stored(seconds: float, changes: int) -> None:
        metrics.commit_seconds.observe(seconds)
        metrics.commit_changes.observe(changes)

    tally.on_commit, tally.on_failure = stored, metrics.commit_failures.add
    metrics.commit_queue.read = lambda: tally.waiting


@contextlib.asynccontextmanager
async def run_tables(settings: Settings, tables: LiveTables, workers: Workers, outbox: Outbox) -> AsyncIterator[None]:
    """Everything that runs beside the requests."""
    await tables.storage.open()
    await outbox.open()
    CLOCK.begin()
    driver = BotDriver(tables, workers)
    tables.background.start("warm-up", _warm_up(tables.catalogue))
    tables.background.every(SWEEP, SWEEP_SECONDS, Sweeper(tables, driver).sweep)
    tables.background.every("lag", vital_signs.LAG_SECONDS, partial(vital_signs.feel_lag, tables.metrics))
    rare = collector.Collector(lambda: tables.storage.tally.committed)
    tables.background.every("memory", collector.LOOK_SECONDS, rare.look)
    tables.background.every("wishes", wishes.LOOK_SECONDS, partial(wishes.look, tables))
    if tables.storage.shared:
        tables.background.every("notes", RETRY_SECONDS, PgNotify(tables, settings.database).listen)
    log.info("tables open", extra={"database": make_url(settings.database).render_as_string(hide_password=True)})
    try:
        yield
    finally:
        tables.close()
        await tables.background.close()
        await tables.catalogue.preparation.close()
        workers.close()
        driver.close()
        tables.broadcast.past.close()
        await tables.storage.close()
        log.info("tables closed")


def create_app(
    settings: Settings, games: Mapping[str, Game] | None = None, say: Say = say_nothing, network: Network | None = None
) -> Guard:
    """The whole server as an ASGI application."""
    catalogue, metrics = Catalogue(games, say), Metrics()
    tables = LiveTables(settings, Storage(connect(settings.database), catalogue), catalogue, metrics)
    _count_commits(tables.storage.tally, metrics)
    metrics.draining.read = lambda: float(tables.draining)
    workers = Workers(settings.bot_threads)
    metrics.bot_queue.read = lambda: float(workers.waiting)
    looking_back, hints, outbox, press = LookingBack(tables), Hints(catalogue, workers), Outbox(tables), Press()
    addresses = Buckets(settings.address_rate, settings.address_burst)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with run_tables(settings, tables, workers, outbox):
            yield
        looking_back.close()
        hints.close()
        press.close()

    app = Litestar(
        route_handlers=HANDLERS,
        lifespan=[lifespan],
        request_class=replies.Incoming,
        response_class=replies.Reply,
        type_encoders={np.generic: protocol.plain},
        exception_handlers={
            JadeError: replies.refuse,
            HTTPException: replies.refuse_http,
            Exception: replies.fail,
        },
        openapi_config=OpenAPIConfig(
            title="Jade Table",
            version=jadetable.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
        ),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
    )
    app.state["tables"] = tables
    app.state["hints"] = hints
    app.state["lessons"] = Lessons(catalogue)
    app.state["looking_back"] = looking_back
    app.state["kept_games"] = {}
    app.state["addresses"] = addresses
    app.state["readiness"] = Readiness(tables)
    app.state["outbox"] = outbox
    app.state["press"] = press
    app.state["network"] = network or Network(settings)
    app.state["guesses"] = Guesses(settings.guess_rate, settings.guess_burst)
    app.state["holdings"] = Holdings(settings.tables_per_address)
    app.state["creations"] = Buckets(settings.create_rate, settings.create_burst)
    return Guard(app, tables, addresses)
