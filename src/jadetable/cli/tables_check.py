"""`jade tables check`: what this program would do with the tables that another version stored."""

import asyncio
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from jadetable.cli import tables_care  # noqa: F401  # whoever finds this command finds those too
from jadetable.cli.common import lang_option, make_console
from jadetable.cli.tables import database_of, database_options, tables

if TYPE_CHECKING:
    from jadetable.server.store.upgrade import Finding

SHOWN = 50  # tables by name
SOME_CLOSE = 1


@tables.command(short_help="What an upgrade would do.")
@database_options
@lang_option
def check(database: str | None, config: Path | None, lang: str) -> None:
    """Say what would become of the stored tables if this program served them; nothing is changed.

    Run it with the new program before the old one is stopped. The exit status is 1 if games would be closed.
    """
    from rich.table import Table

    from jadetable.core.words import words
    from jadetable.server.store import schema, upgrade

    say = words(lang)
    version, findings = asyncio.run(_look(database_of(database, config)))
    if version is None:
        click.echo(say.text("tables-check-none"))
        return
    shown = Table(*(say.text(name) for name in ("tables-game", "tables-check-what", "tables-check-count")))
    for (game, what), count in sorted(Counter((found.game, found.what) for found in findings).items()):
        shown.add_row(game, say.text(f"tables-check-{what}"), str(count))
    make_console().print(shown)
    if version != str(schema.VERSION):
        click.echo(say.text("tables-check-version", found=version, known=schema.VERSION))
    other = sum(1 for found in findings if found.what == upgrade.GOES_ON and not found.dealt_now)
    if other:
        click.echo(say.text("tables-check-rules", count=other))
    closed = [found.table for found in findings if found.what == upgrade.CLOSES]
    if closed:
        click.echo(say.text("tables-check-closed", tables=", ".join(closed[:SHOWN]), count=len(closed)))
        sys.exit(SOME_CLOSE)


async def _look(database: str) -> "tuple[str | None, list[Finding]]":
    from jadetable.server.store.database import connect
    from jadetable.server.store.upgrade import foresee, stored_version
    from jadetable.server.tables.catalogue import Catalogue

    engine = connect(database)
    try:
        version = await stored_version(engine)
        return version, [] if version is None else [found async for found in foresee(engine, Catalogue())]
    finally:
        await engine.dispose()
