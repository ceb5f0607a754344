"""`jade check-game`: whether a game keeps to all that the engine expects of it."""

import itertools
from typing import TYPE_CHECKING

import click

from jadetable.cli.common import lang_option, make_console

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jadetable.conformance.suite import Check

FAILED = 1
EPILOG = """\b
Examples:
  jade check-game pig
  jade check-game pig --seldom JACKPOT
"""


@click.command("check-game", epilog=EPILOG, short_help="Check a game that you write.")
@click.argument("game")
@click.option("--seldom", multiple=True, metavar="EVENT", help="An event that need not happen; may be repeated.")
@lang_option
@click.pass_context
def check_game(context: click.Context, game: str, seldom: tuple[str, ...], lang: str) -> None:
    """Play GAME with every number of seats and every option, and check all that must hold in every game.

    The checks are those that our own games pass: play ends in good order, masks are what may be played, nobody learns
    a secret, the same seed gives the same game, every sentence is there. In your tests, use
    jadetable.conformance.suite.checks_of instead.
    """
    from jadetable.conformance.suite import checks_of
    from jadetable.core.words import words

    console, say = make_console(), words(lang)
    listed = checks_of(game, seldom)
    failed = 0
    for _, kind in itertools.groupby(listed, key=lambda check: check.kind):
        checks = list(kind)
        with console.status(checks[0].says):
            complaints = _run(checks)
        console.print(f"{'✗' if complaints else '✓'} {checks[0].says}", style="bold red" if complaints else None)
        for complaint in complaints:
            console.print(f"    {complaint}")
        failed += len(complaints)
    console.print(say.text("check-failed" if failed else "check-passed", checks=len(listed), failed=failed))
    context.exit(FAILED if failed else 0)


def _run(checks: "Iterable[Check]") -> list[str]:
    """What some checks complain of."""
    complaints = []
    for check in checks:
        try:
            check.run()
        except Exception as error:  # a game under construction may raise anything
            told = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
            complaints.append(f"{check.about}: {told}")
    return complaints
