"""`jade serve`: the table server."""

import asyncio
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from jadetable.cli.common import lang_option

if TYPE_CHECKING:
    from jadetable.server.ops.settings import Settings

EPILOG = """\b
Examples:
  jade serve --open
  jade serve --open --lan
  jade serve --host 0.0.0.0 --port 80 --database postgresql://user:password@host/name
  jade serve --config /etc/jadetable/jadetable.toml --check
"""
FAULT = 2


class ServeCommand(click.Command):
    """A command whose help names every setting, read from where they are declared."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The settings, then the examples."""
        from jadetable.server.ops.settings import described

        with formatter.section("Settings by environment, or in a file without JADE_ and in small letters"):
            formatter.write_dl([(name, f"{about} [{default}]") for name, about, default in described()])
        super().format_epilog(ctx, formatter)


@click.command(cls=ServeCommand, epilog=EPILOG, short_help="Serve tables to browsers, bots and programs.")
@click.option("--host", help="Address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on.")
@click.option("--lan", is_flag=True, default=None, help="Let other devices on your network play, too.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://...")
@click.option("--workers", type=click.IntRange(1), metavar="N", help="Processes that serve together, on PostgreSQL.")
@click.option("--config", type=click.Path(path_type=Path), envvar="JADE_CONFIG", show_envvar=True, metavar="FILE",
              help="Settings in TOML; what the environment says goes before them.")  # fmt: skip
@click.option("--check", is_flag=True, help="Look whether the server could start, and change nothing.")
@click.option("--open", "open_browser", is_flag=True, help="Show the page in a browser, on a free port if need be.")
@lang_option
def serve(config: Path | None, check: bool, open_browser: bool, lang: str, **given: Any) -> None:
    """Serve tables until stopped with Ctrl-C."""
    from jadetable.server.ops.run import serve as run
    from jadetable.server.ops.run import with_free_port
    from jadetable.server.ops.settings import Settings, read

    settings = read(config=config, **given)
    if check:
        sys.exit(_check(settings, lang))
    if not open_browser:
        run(settings)
        return
    if settings.port == Settings().port and given["port"] is None and "JADE_PORT" not in os.environ:
        settings = with_free_port(settings)
    run(settings, partial(_say, lang))


def _check(settings: "Settings", lang: str) -> int:
    """Say what there is to say about these settings; the exit status."""
    from jadetable.core.words import words
    from jadetable.server.ops.checkup import all_findings

    spoken = words(lang)
    findings = asyncio.run(all_findings(settings, os.environ))
    for finding in findings:
        text = spoken.text(finding.message, **finding.details)
        click.echo(
            spoken.text("check-warning", about=text) if finding.doubt else text, err=finding.fault or finding.doubt
        )
    failed = any(finding.fault for finding in findings)
    click.echo(spoken.text("check-fault" if failed else "check-good"), err=failed)
    return FAULT if failed else 0


def _say(lang: str, name: str, **about: Any) -> None:
    """Tell the person at the terminal what the server does; a game is spoken of by its title."""
    from jadetable.core.declare import message_name
    from jadetable.core.words import words

    spoken = words(lang)
    if "game" in about:
        about["title"] = spoken.text(message_name(about.pop("game"), "title"))
    click.echo(spoken.text(name, **about), err=True)
