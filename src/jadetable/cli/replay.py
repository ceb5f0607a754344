"""`jade replay`: a .jade file in words, step by step, or checked against the rules."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from jadetable.cli.common import lang_option, make_console, sentence, show
from jadetable.core.errors import BadReplay, JadeError

if TYPE_CHECKING:
    from rich.console import Console

    from jadetable.core.knowledge import Event
    from jadetable.core.match import Match

EPILOG = """\b
Examples:
  jade replay my-game.jade
  jade replay my-game.jade --verify
  jade replay my-game.jade --step --lang it
"""
NOT_GENUINE = 1
UNREADABLE = ("error-file-missing", "error-file-unreadable")
BROKEN_IN_A_LINE = ("error-replay-action", "error-replay-differs", "error-replay-rules")


@click.command(epilog=EPILOG, short_help="Tell or verify a saved game.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Recompute everything and say whether the file is genuine.")
@click.option("--step", is_flag=True, help="Show the table after each action.")
@lang_option
@click.pass_context
def replay(ctx: click.Context, file: Path, verify: bool, step: bool, lang: str) -> None:
    """Tell the game of a .jade FILE in words."""
    from jadetable.core import replay as files

    if verify:
        _verify(ctx, file, lang)
    elif step:
        files.load(file)
        _step_through(file, lang)
    else:
        _tell(files.load(file), lang)


def _verify(ctx: click.Context, file: Path, lang: str) -> None:
    """A verdict; exit code 1 when the file is not genuine."""
    from jadetable.core import replay as files
    from jadetable.core.words import words

    say = words(lang)
    try:
        match, agrees = files.examine(files.read(file), file)
    except BadReplay as error:
        if error.message in UNREADABLE:
            raise
        click.secho(say.text("replay-broken", why=sentence(error, lang)), fg="red", err=True)
        wrong = _first_wrong(file, error, lang)
        if wrong:
            click.secho(wrong, fg="red", err=True)
        ctx.exit(NOT_GENUINE)
    verdict, colour = ("replay-sound", "green") if agrees else ("replay-other-rules", "yellow")
    click.secho(say.text(verdict, file=str(file), actions=len(match.actions)), fg=colour)


def _first_wrong(file: Path, error: BadReplay, lang: str) -> str | None:
    """The first wrong action in words, if the file goes wrong at one."""
    from jadetable.core import replay as files
    from jadetable.core.words import words

    place = error.details.get("place", 0)
    if error.message not in BROKEN_IN_A_LINE or place < 1:
        return None
    try:
        held = files.read(file)
        match = _deal_again(file)
        for seat, action in held.actions[: place - 1]:
            match.act(seat, action)
        seat, action = held.actions[place - 1]
        described = _described(match, seat, action, lang)
    except (JadeError, ValueError):
        return None
    return words(lang).text("replay-first-wrong", place=place, name=match.name(seat, lang), action=described)


def _deal_again(file: Path) -> "Match":
    """The game of a file before its first action."""
    from jadetable.cli.seating import remembered
    from jadetable.core import match, replay

    held = replay.read(file)
    dice = replay.dice_of(file, held)
    names = [sitter.name for sitter in remembered(held.names[: held.seats])]
    return match.new(held.game, held.seats, held.seed, held.options, held.birthdays, held.components, dice, names)


def open_events(match: "Match") -> "list[Event]":
    """Everything that happened; of a game still going on only what a spectator may know."""
    shown = match.events(None)
    if match.over:
        for seat in range(match.seats):
            shown = [seen if other.hidden else other for other, seen in zip(shown, match.events(seat), strict=True)]
    return shown


def _tell(match: "Match", lang: str) -> None:
    """The log of the whole game, and how it ended."""
    from rich.console import Group
    from rich.text import Text

    from jadetable.cli import screen
    from jadetable.cli.seating import remembered

    match.names = [sitter.name for sitter in remembered(match.names)]
    console = make_console()
    log = screen.log(match, open_events(match), lang)
    if match.over:
        show(console, Group(Text(_heading(match, lang), "bold"), log, screen.ranking_table(match, lang)))
        return
    show(console, Group(Text(_heading(match, lang), "bold"), log))


def _heading(match: "Match", lang: str) -> str:
    """What was played; the seed of a game still going on stays secret."""
    from jadetable.core.words import words

    say = words(lang)
    title = say.text(f"{match.game.slug}-title")
    if not match.over:
        return f"{title}. {say.text('replay-unfinished')}"
    return say.text("replay-heading", game=title, seed=str(match.seed), actions=len(match.actions))


def _step_through(file: Path, lang: str) -> None:
    """The table after each action, as the seat that acted saw it; a spectator's view while the game goes on."""
    from jadetable.cli import screen
    from jadetable.core import replay as files

    held = files.read(file)
    match = _deal_again(file)
    console = make_console()
    console.print(screen.draw_table(match, None, lang))
    console.print(screen.log(match, match.events(None), lang))
    for place, (seat, action) in enumerate(held.actions, 1):
        if not _goes_on(console, lang):
            return
        _show_step(console, match, place, seat, action, len(held.actions), held.over, lang)
    if match.over:
        console.print(screen.ranking_table(match, lang))


def _goes_on(console: "Console", lang: str) -> bool:
    """Wait for Enter."""
    from rich.text import Text

    from jadetable.core.words import words

    try:
        answer = console.input(Text.assemble((words(lang).text("replay-step"), "bold cyan"), " ▸ "))
    except (EOFError, KeyboardInterrupt):
        console.print()
        return False
    return answer.strip().casefold() != "q"


def _described(match: "Match", seat: int, action: int, lang: str) -> str:
    """An action in words, and as it is spelled in every language."""
    return f"{match.describe(seat, action, lang)} · {match.spell(action)}"


def _show_step(
    console: "Console", match: "Match", place: int, seat: int, action: int, actions: int, finished: bool, lang: str
) -> None:
    """One action, what it caused and what it left."""
    from rich.rule import Rule
    from rich.text import Text

    from jadetable.cli import screen
    from jadetable.core.words import words

    viewer = seat if finished else None
    told = len(match.events(viewer))
    described = _described(match, seat, action, lang) if finished else "…"
    name = match.name(seat, lang)
    match.act(seat, action)
    heading = words(lang).text("replay-action", place=place, actions=actions, name=name, action=described)
    console.print(Rule(Text(heading, "bold"), align="left", style="dim"))
    console.print(screen.log(match, match.events(viewer, told), lang))
    console.print(screen.draw_table(match, viewer, lang))
