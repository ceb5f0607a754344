"""The command line `jade`. Commands are imported when they are called, and import what is slow only when they run."""

import importlib
import sys
from typing import Any

import click

import jadetable
from jadetable.core.errors import JadeError

WHERE = {
    "games": "jadetable.cli.info",
    "rules": "jadetable.cli.info",
    "print": "jadetable.cli.print",
    "sign": "jadetable.cli.info",
    "play": "jadetable.cli.play",
    "sim": "jadetable.cli.sim",
    "lab": "jadetable.cli.lab",
    "arena": "jadetable.cli.arena",
    "train": "jadetable.cli.train",
    "replay": "jadetable.cli.replay",
    "review": "jadetable.cli.review",
    "bench": "jadetable.cli.bench",
    "serve": "jadetable.cli.serve",
    "tables": "jadetable.cli.tables_check",
    "docs": "jadetable.cli.docs",
    "new-game": "jadetable.cli.new_game",
    "check-game": "jadetable.cli.check_game",
}
REFUSED = 2  # the exit code of a refusal, the same as click's for wrong usage


class Commands(click.Group):
    """The commands by name; a refusal of the engine becomes one red sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order in which a newcomer meets them."""
        return list(WHERE)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command with this name, imported now."""
        if name not in WHERE:
            return None
        command = getattr(importlib.import_module(WHERE[name]), name.replace("-", "_"))
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was asked for."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # an old terminal shows ? rather than a traceback
        try:
            return super().invoke(ctx)
        except JadeError as error:
            from jadetable.cli.common import chosen_language, sentence

            click.secho(sentence(error, chosen_language(ctx)), fg="red", err=True)
            ctx.exit(REFUSED)


EPILOG = """\b
Examples:
  jade games
  jade play zodiac
  jade sim zodiac --games 10000 --bots normal,easy
"""


@click.group(
    cls=Commands, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(jadetable.__version__, prog_name="jade")
def main() -> None:
    """Jade Table: five Chinese-zodiac tabletop games, in your terminal.

    Play with friends and bots, read the rules, look up a birth sign, or play a million games and see who wins.
    """
