"""`jade tables`: what those who run a server do with stored tables."""

import asyncio
import datetime
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from jadetable.cli.common import lang_option, make_console

if TYPE_CHECKING:
    from jadetable.server.store.storage import Storage

Result = TypeVar("Result")
Command = TypeVar("Command", bound=Callable[..., Any])

EPILOG = """\b
Examples:
  jade tables list
  jade tables export iZ5cVxq0mYbB6vEu game.jade
  jade tables anonymise iZ5cVxq0mYbB6vEu 2
  jade tables prune --days 365
"""


def database_option(command: Command) -> Command:
    """The option --database."""
    return click.option("--database", metavar="URL", envvar="JADE_DATABASE", show_envvar=True, help="Which database.")(
        command
    )


def _with_storage(database: str | None, work: "Callable[[Storage], Awaitable[Result]]") -> Result:
    from jadetable.server.ops.admin import storage_of
    from jadetable.server.ops.settings import read

    async def run() -> Result:
        async with storage_of(read(database=database).database) as storage:
            return await work(storage)

    return asyncio.run(run())


@click.group(epilog=EPILOG, short_help="List, export, anonymise or prune stored tables.")
def tables() -> None:
    """Look after the tables of a server."""


@tables.command(name="list", short_help="Every table.")
@click.option("--status", type=click.Choice(["lobby", "playing", "over"]), help="Only these.")
@database_option
@lang_option
def list_all(status: str | None, database: str | None, lang: str) -> None:
    """Every table, the newest change first."""
    from rich.table import Table

    from jadetable.core.words import words
    from jadetable.server.ops import admin

    say = words(lang)
    shown = Table(*(say.text(f"tables-{name}") for name in ("id", "game", "status", "seats", "moves", "changed")))
    for line in _with_storage(database, lambda storage: admin.list_tables(storage, status)):
        changed = datetime.datetime.fromtimestamp(line.changed / 1000).isoformat(" ", "seconds")
        state = say.text(f"tables-{line.status}")
        shown.add_row(line.id, line.game, state, str(line.seats), str(line.moves), changed)
    make_console().print(shown)


@tables.command(short_help="A finished table as a .jade file.")
@click.argument("table_id")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@lang_option
def export(table_id: str, file: Path, database: str | None, lang: str) -> None:
    """Write a finished table as a .jade FILE."""
    from jadetable.core.words import words
    from jadetable.server.ops import admin

    count = _with_storage(database, lambda storage: admin.export(storage, table_id, file))
    click.echo(words(lang).text("tables-exported", file=str(file), actions=count))


@tables.command(short_help="Forget who held a seat.")
@click.argument("table_id")
@click.argument("seat", type=int)
@database_option
@lang_option
def anonymise(table_id: str, seat: int, database: str | None, lang: str) -> None:
    """Delete the name, birth date, token and chat of a seat; the game stays."""
    from jadetable.core.words import words
    from jadetable.server.ops import admin

    _with_storage(database, lambda storage: admin.anonymise(storage, table_id, seat))
    click.echo(words(lang).text("tables-anonymised", seat=seat, table=table_id))


@tables.command(short_help="Delete old tables.")
@click.option("--days", type=click.IntRange(1), required=True, help="Untouched for so many days.")
@database_option
@lang_option
def prune(days: int, database: str | None, lang: str) -> None:
    """Delete tables nobody has touched for a while."""
    from jadetable.core.words import words
    from jadetable.server.ops import admin

    count = _with_storage(database, lambda storage: admin.prune(storage, days))
    click.echo(words(lang).text("tables-pruned", count=count))
