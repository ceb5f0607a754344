"""`jade tables`: what those who run a server do with stored tables. The copies and the drain are in tables_care.py."""

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
  jade tables show iZ5cVxq0mYbB6vEu
  jade tables close iZ5cVxq0mYbB6vEu
  jade tables export iZ5cVxq0mYbB6vEu game.jade
  jade tables anonymise iZ5cVxq0mYbB6vEu 2
  jade tables prune --days 365
  jade tables backup tables-today.db
"""


def database_options(command: Command) -> Command:
    """The options that say which database: --database and --config."""
    command = click.option(
        "--config", type=click.Path(path_type=Path), metavar="FILE", envvar="JADE_CONFIG", show_envvar=True,
        help="The server's settings in TOML.",
    )(command)  # fmt: skip
    return click.option("--database", metavar="URL", help="Which database; by default that of the settings.")(command)


def database_of(database: str | None, config: Path | None) -> str:
    """The database's address, from the settings."""
    from jadetable.server.ops.settings import read

    return read(config=config, database=database).database


def with_storage(database: str | None, config: Path | None, work: "Callable[[Storage], Awaitable[Result]]") -> Result:
    """Open the database, do this, and close it."""
    from jadetable.server.ops.admin import storage_of

    async def run() -> Result:
        async with storage_of(database_of(database, config)) as storage:
            return await work(storage)

    return asyncio.run(run())


def _moment(milliseconds: int) -> str:
    return datetime.datetime.fromtimestamp(milliseconds / 1000).isoformat(" ", "seconds") if milliseconds else ""


@click.group(epilog=EPILOG, short_help="Look after stored tables: list, show, copy, close, delete.")
def tables() -> None:
    """Look after the tables of a server."""


@tables.command(name="list", short_help="Every table.")
@click.option("--status", type=click.Choice(["lobby", "playing", "over", "closed"]), help="Only these.")
@database_options
@lang_option
def list_all(status: str | None, database: str | None, config: Path | None, lang: str) -> None:
    """Every table, the newest change first."""
    from rich.table import Table

    from jadetable.core.words import words
    from jadetable.server.ops import admin

    say = words(lang)
    shown = Table(*(say.text(f"tables-{name}") for name in ("id", "game", "status", "seats", "moves", "changed")))
    for line in with_storage(database, config, lambda storage: admin.list_tables(storage, status)):
        state = say.text(f"tables-{line.status}")
        shown.add_row(line.id, line.game, state, str(line.seats), str(line.moves), _moment(line.changed))
    make_console().print(shown)


@tables.command(short_help="One table and its seats.")
@click.argument("table_id")
@database_options
@lang_option
def show(table_id: str, database: str | None, config: Path | None, lang: str) -> None:
    """What is stored of a table: never its tokens, its secret or its cards."""
    from rich.table import Table

    from jadetable.core.words import words
    from jadetable.server.ops import admin

    say, console = words(lang), make_console()
    table, lines = with_storage(database, config, lambda storage: admin.details(storage, table_id))
    facts = {
        "id": table.id,
        "game": table.game,
        "status": say.text(f"tables-{table.status}"),
        "moves": str(table.move_count),
        "created": _moment(table.created),
        "changed": _moment(table.changed),
        "chat-lines": str(lines),
        "options": ", ".join(f"{name}={value}" for name, value in table.options.items()),
    }
    about = Table.grid(padding=(0, 2))
    for name, value in facts.items():
        about.add_row(say.text(f"tables-{name}"), value)
    seats = Table("", *(say.text(f"tables-{name}") for name in ("kind", "name", "level", "seen")))
    for number, seat in enumerate(table.seats):
        seats.add_row(str(number), say.text(f"tables-seat-{seat.kind}"), seat.name, seat.level, _moment(seat.seen))
    console.print(about)
    console.print(seats)


@tables.command(short_help="End a table.")
@click.argument("table_id")
@database_options
@lang_option
def close(table_id: str, database: str | None, config: Path | None, lang: str) -> None:
    """End a table for good: nobody plays on, nobody has won, and what was played can still be read."""
    from jadetable.core.words import words
    from jadetable.server.ops import admin

    with_storage(database, config, lambda storage: admin.close(storage, table_id))
    click.echo(words(lang).text("tables-table-closed", table=table_id))


@tables.command(short_help="Where somebody sits.")
@click.argument("name")
@database_options
@lang_option
def find(name: str, database: str | None, config: Path | None, lang: str) -> None:
    """The seats held under this NAME: table, seat, last seen."""
    from jadetable.core.words import words
    from jadetable.server.ops import admin

    found = with_storage(database, config, lambda storage: admin.seats_of(storage, name))
    for table_id, seat, written, seen in found:
        click.echo(f"{table_id}  {seat}  {written}  {_moment(seen)}")
    if not found:
        click.echo(words(lang).text("tables-nobody-found"), err=True)


@tables.command(short_help="A finished table as a .jade file.")
@click.argument("table_id")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
@lang_option
def export(table_id: str, file: Path, database: str | None, config: Path | None, lang: str) -> None:
    """Write a finished table as a .jade FILE."""
    from jadetable.core.words import words
    from jadetable.server.ops import admin

    count = with_storage(database, config, lambda storage: admin.export(storage, table_id, file))
    click.echo(words(lang).text("tables-exported", file=str(file), actions=count))


@tables.command(short_help="What is kept of the person in a seat.")
@click.argument("table_id")
@click.argument("seat", type=int)
@click.argument("file", type=click.Path(path_type=Path))
@database_options
@lang_option
def personal(table_id: str, seat: int, file: Path, database: str | None, config: Path | None, lang: str) -> None:
    """Write everything that is kept of the person in a SEAT into a JSON FILE, to be handed to them."""
    from jadetable.core.words import words
    from jadetable.server.ops import admin

    with_storage(database, config, lambda storage: admin.write_personal(storage, table_id, seat, file))
    click.echo(words(lang).text("tables-written", file=str(file)))


@tables.command(short_help="Forget who held a seat.")
@click.argument("table_id")
@click.argument("seat", type=int)
@database_options
@lang_option
def anonymise(table_id: str, seat: int, database: str | None, config: Path | None, lang: str) -> None:
    """Delete the name, birth date, token and chat of a seat; the game stays, and a bot goes on where it runs."""
    from jadetable.core.words import words
    from jadetable.server.ops import admin

    with_storage(database, config, lambda storage: admin.anonymise(storage, table_id, seat))
    click.echo(words(lang).text("tables-anonymised", seat=seat, table=table_id))


@tables.command(short_help="Delete old tables.")
@click.option("--days", type=click.IntRange(1), required=True, help="Untouched for so many days.")
@database_options
@lang_option
def prune(days: int, database: str | None, config: Path | None, lang: str) -> None:
    """Delete tables nobody has touched for a while."""
    from jadetable.core.words import words
    from jadetable.server.ops import admin

    count = with_storage(database, config, lambda storage: admin.prune(storage, days))
    click.echo(words(lang).text("tables-pruned", count=count))
