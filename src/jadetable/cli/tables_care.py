"""`jade tables backup`, `restore` and `drain`: what comes before an upgrade, and after a disk has died."""

import asyncio
import time
from pathlib import Path

import click

from jadetable.cli.common import lang_option
from jadetable.cli.tables import database_of, database_options, tables, with_storage

DRAIN_LOOK_SECONDS = 2.0


@tables.command(short_help="Copy all tables into a file.")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
@lang_option
def backup(file: Path, database: str | None, config: Path | None, lang: str) -> None:
    """Copy all tables of a SQLite database into a new FILE, while they are played."""
    from jadetable.core.words import words
    from jadetable.server.ops.backup import back_up

    count = back_up(database_of(database, config), file)
    click.echo(words(lang).text("tables-backed-up", count=count, file=str(file)))


@tables.command(short_help="Take all tables back from a copy.")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
@lang_option
def restore(file: Path, database: str | None, config: Path | None, lang: str) -> None:
    """Put the copy in FILE in the place of the tables, which are kept beside it. The server must be stopped."""
    from jadetable.core.words import words
    from jadetable.server.ops.backup import restore as take_back

    say = words(lang)
    count, aside = take_back(database_of(database, config), file)
    click.echo(say.text("tables-restored", count=count, file=str(file)))
    if aside is not None:
        click.echo(say.text("tables-set-aside", file=str(aside)))


@tables.command(short_help="Let games end and begin none.")
@click.option("--end", is_flag=True, help="Let new games begin again.")
@click.option("--wait", type=click.FloatRange(0), default=0.0, metavar="MINUTES",
              help="Come back when no game runs any more, or after so many minutes with status 1.")  # fmt: skip
@database_options
@lang_option
@click.pass_context
def drain(ctx: click.Context, end: bool, wait: float, database: str | None, config: Path | None, lang: str) -> None:
    """No new games begin, on any process that serves this database; those that run go on."""
    from jadetable.core.words import words
    from jadetable.server.ops.wishes import games_running, set_draining
    from jadetable.server.store.storage import Storage

    stop = time.monotonic() + 60 * wait

    async def work(storage: Storage) -> int:
        await set_draining(storage, not end)
        while True:
            count = await games_running(storage)
            if end or count == 0 or time.monotonic() >= stop:
                return count
            await asyncio.sleep(DRAIN_LOOK_SECONDS)

    count = with_storage(database, config, work)
    click.echo(words(lang).text("tables-drain-ended" if end else "tables-drain-begun", count=count))
    if wait and count and not end:
        ctx.exit(1)
