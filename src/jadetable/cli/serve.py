"""`jade serve`: the table server."""

import os
from functools import partial
from typing import Any

import click

from jadetable.cli.common import lang_option

EPILOG = """\b
Examples:
  jade serve --open
  jade serve --host 0.0.0.0 --port 80 --database postgresql://user:password@host/name
"""


class ServeCommand(click.Command):
    """A command whose help names every setting, read from where they are declared."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The settings of the environment, then the examples."""
        from jadetable.server.ops.settings import described

        with formatter.section("Settings by environment"):
            formatter.write_dl([(name, f"{about} [{default}]") for name, about, default in described()])
        super().format_epilog(ctx, formatter)


@click.command(cls=ServeCommand, epilog=EPILOG, short_help="Serve tables to browsers, bots and programs.")
@click.option("--host", help="Address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://...")
@click.option("--open", "open_browser", is_flag=True, help="Show the page in a browser, on a free port if need be.")
@lang_option
def serve(host: str | None, port: int | None, database: str | None, open_browser: bool, lang: str) -> None:
    """Serve tables until stopped with Ctrl-C."""
    from jadetable.server.ops.run import serve as run
    from jadetable.server.ops.run import with_free_port
    from jadetable.server.ops.settings import from_environment

    given: dict[str, Any] = {"host": host, "port": port, "database": database}
    settings = from_environment(**given)
    if not open_browser:
        run(settings)
        return
    if port is None and "JADE_PORT" not in os.environ:
        settings = with_free_port(settings)
    run(settings, partial(_say, lang))


def _say(lang: str, name: str, **about: Any) -> None:
    """Tell the person at the terminal what the server does; a game is spoken of by its title."""
    from jadetable.core.declare import message_name
    from jadetable.core.words import words

    spoken = words(lang)
    if "game" in about:
        about["title"] = spoken.text(message_name(about.pop("game"), "title"))
    click.echo(spoken.text(name, **about), err=True)
