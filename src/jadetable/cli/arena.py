"""`jade arena`: bots against each other, fairly: rotated seats, the same deals, intervals."""

import json
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from jadetable.cli.common import (
    interval,
    lang_option,
    make_console,
    option_values,
    percent,
    prepare,
    split_names,
    usual_seats,
)

if TYPE_CHECKING:
    from rich.table import Table

    from jadetable.arena.contests import Contest, Tally
    from jadetable.core.words import Words

EPILOG = """\b
Examples:
  jade arena zodiac --bots hard,normal,easy --games 60
  jade arena race --bots search:500,normal --mix one --seats 4 --until-clear
  jade arena wuxing --bots hard,normal --games 100 --chart arena.svg --json
  jade arena zodiac --bots search:10000,search:1000 --mix one --games 2000 --device cuda
"""
HEADING = 10  # letters of a column's name on one line: numbers need the room


@click.command(epilog=EPILOG, short_help="Let bots play each other: who is stronger?")
@click.argument("game")
@click.option("--bots", default="hard,normal,easy", show_default=True, help="The bots, with commas.")
@click.option(
    "--games",
    "-n",
    type=int,
    default=40,
    show_default=True,
    help="How many games at most, rounded up to whole deals: each is played from every seat.",
)
@click.option("--seats", type=int, help="How many seats; four by default where the game allows it.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed deals the same games.")
@click.option(
    "--mix",
    type=click.Choice(["mixed", "one"]),
    default="mixed",
    show_default=True,
    help="Line-ups: all bots mixed, or one of the first among the others.",
)
@click.option("--until-clear", is_flag=True, help="Stop as soon as the order is clear.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes to play in.")
@click.option("--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True, help="Where to play.")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--chart", type=click.Path(path_type=Path), metavar="FILE", help="Write a picture: an .svg file.")
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
@lang_option
def arena(until_clear: bool, jobs: int, chart: Path | None, as_json: bool, lang: str, **asked: Any) -> None:
    """Let bots play GAME against each other: the same deals for every order of the seats."""
    from jadetable import bots as players
    from jadetable.arena import contests
    from jadetable.core import registry
    from jadetable.core.words import words

    contest = _contest(**asked)
    contests.check(contest)
    if chart is not None:
        _check_chart(chart)
    game = registry.find(contest.game)
    prepare(game, "table", lang)
    if any(players.thinks_ahead(code) for code in contest.bots):
        prepare(game, "search", lang)
    tally = _play(contest, jobs, until_clear, words(lang))
    report = contests.as_dict(tally)
    if chart is not None:
        _draw(report, chart, words(lang))
    if as_json:
        click.echo(json.dumps(report, indent=1))
    else:
        _show(report, words(lang))


def _contest(game: str, bots: str, seats: int | None, options: tuple[str, ...], **rest: Any) -> "Contest":
    """What the command was asked to play."""
    from jadetable.arena.contests import Contest
    from jadetable.core import registry

    found = registry.find(game)
    codes = tuple(dict.fromkeys(split_names(bots)))
    wanted = usual_seats(found, None) if seats is None else seats
    return Contest(found.slug, wanted, codes, options=option_values(options), **rest)


def _play(contest: "Contest", jobs: int, until_clear: bool, say: "Words") -> "Tally":
    """Play, with a progress bar for the person who waits."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from jadetable.arena import contests

    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say.text("sim-progress"), total=contest.groups * contest.rotations)
        return contests.run(
            contest, jobs, until_clear, lambda tally: bar.update(task, completed=len(tally.played) + tally.under_way)
        )


def _check_chart(path: Path) -> None:
    """Refuse a picture that could not be written, before hours of games are played for it."""
    from jadetable.core.errors import BadOption

    if path.suffix.lower() != ".svg":
        raise BadOption("error-chart-ending", file=str(path))
    was_there = path.exists()
    _write(path, "")
    if not was_there:
        path.unlink()


def _draw(report: dict[str, Any], path: Path, say: "Words") -> None:
    """Write the picture."""
    from jadetable.arena.chart import svg

    _write(path, svg(report, _heading(report, say), say.text("arena-even"), say.text("arena-share")), "w")


def _write(path: Path, text: str, mode: str = "a") -> None:
    from jadetable.core.errors import BadOption

    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadOption("error-file-unwritable", file=str(path), why=str(error)) from error


def _heading(report: dict[str, Any], say: "Words") -> str:
    title = say.text(f"{report['game']}-title")
    return say.text("arena-title", game=title, games=report["games"], seats=report["seats"], seed=str(report["seed"]))


def _show(report: dict[str, Any], say: "Words") -> None:
    """Standings, head to head, and whether the order is clear."""
    from rich.text import Text

    console = make_console()
    console.print(Text(_heading(report, say), "bold"))
    console.print(_standings(report, say))
    if len(report["bots"]) > 1:
        if report["before"]:
            console.print(_head_to_head(report, say))
        console.print(Text(say.text("arena-clear" if report["clear"] else "arena-unclear")))


def _standings(report: dict[str, Any], say: "Words") -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column(say.text("sim-bot"), overflow="fold")
    company = ("sim-fair", "arena-rating") if report["seats"] > 1 else ()  # alone nobody shares, and nobody is met
    for name in ("arena-held", "sim-wins", "sim-interval", *company, "arena-thinking"):
        heading = "\n".join(textwrap.wrap(say.text(name), HEADING, break_long_words=False))
        table.add_column(heading, justify="right", no_wrap=True)
    for row in report["standings"]:
        compared = (percent(report["even"], say), f"{row['rating']:+.0f}") if report["seats"] > 1 else ()
        table.add_row(
            row["bot"],
            str(row["seats_held"]),
            percent(row["share"], say),
            interval(row["interval"][0], row["interval"][1], say),
            *compared,
            "·" if row["milliseconds"] is None else say.text("arena-milliseconds", milliseconds=row["milliseconds"]),
        )
    return table


def _head_to_head(report: dict[str, Any], say: "Words") -> "Table":
    """How often each bot finished before each other."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    order = [row["bot"] for row in report["standings"]]
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say.text("arena-before"))
    for bot in order:
        table.add_column(bot, justify="right")
    for bot in order:
        cells = []
        for other in order:
            met = 0.0 if bot == other else report["before"][bot][other] + report["before"][other][bot]
            cells.append(percent(report["before"][bot][other] / met, say) if met else "·")
        table.add_row(bot, *cells)
    return table
