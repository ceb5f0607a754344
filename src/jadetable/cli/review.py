"""`jade review`: the turning points of a finished game, in words."""

import json
from bisect import bisect_right
from pathlib import Path
from typing import TYPE_CHECKING

import click

from jadetable.cli.common import lang_option, make_console, prepare, show

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from jadetable.core.match import Match
    from jadetable.core.words import Words
    from jadetable.review.analysis import Review

EPILOG = """\b
Examples:
  jade review my-game.jade
  jade review my-game.jade --playouts 1000 --lang it
"""
BARS = "▁▂▃▄▅▆▇█"
POINTS = 40  # of a curve on one line


@click.command(epilog=EPILOG, short_help="Look back on a finished game: what decided it?")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--playouts",
    type=click.IntRange(min=20),
    default=300,
    show_default=True,
    help="How long to think about each choice.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
@lang_option
def review(file: Path, playouts: int, as_json: bool, lang: str) -> None:
    """Say what decided the finished game of a .jade FILE: chances, costly choices, luck."""
    from jadetable.cli.seating import remembered
    from jadetable.core import replay
    from jadetable.core.words import words
    from jadetable.review import analysis as lab

    match = replay.load(file)
    if match.over:
        prepare(match.game, "search", lang)
    match.names = [sitter.name for sitter in remembered(match.names)]
    found = _look_back(match, playouts, words(lang))
    if as_json:
        click.echo(json.dumps(lab.as_dict(found, match, lang), indent=1))
    else:
        _show(match, found, words(lang), lang)


def _look_back(match: "Match", playouts: int, say: "Words") -> "Review":
    """Judge every choice, with a progress bar for the person who waits."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from jadetable.review import analysis as lab

    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say.text("review-progress"), total=len(match.actions))
        return lab.review(match, playouts, lambda done: bar.update(task, completed=done))


def _show(match: "Match", found: "Review", say: "Words", lang: str) -> None:
    """The whole account."""
    from rich.text import Text

    title = say.text(f"{match.game.slug}-title")
    heading = say.text("review-title", game=title, choices=found.judged)
    console = make_console()
    show(
        console,
        Text(heading, "bold"),
        Text(say.text("review-curves")),
        _curves(match, found, lang),
        *_costly(match, found, say, lang),
        Text(say.text("review-balance")),
        _balance(match, found, say, lang),
        Text(say.text("review-luck", share=round(100 * found.luck_share))),
    )


def line(curve: tuple[tuple[int, float], ...]) -> str:
    """A curve as a line of small bars, from the deal to the end: the same time for every seat."""
    places, chances = zip(*curve, strict=True)
    points = min(POINTS, places[-1] + 1)
    times = [places[-1] * point // max(points - 1, 1) for point in range(points)]
    shown = [chances[max(bisect_right(places, time) - 1, 0)] for time in times]
    return "".join(BARS[min(len(BARS) - 1, max(0, int(chance * len(BARS))))] for chance in shown)


def _curves(match: "Match", found: "Review", lang: str) -> "Table":
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for side in ("left", "left", "right"):
        table.add_column(justify=side)
    for one in found.accounts:
        table.add_row(f"  {match.name(one.seat, lang)}", line(one.curve), f"{100 * one.result:.0f} %")
    return table


def _costly(match: "Match", found: "Review", say: "Words", lang: str) -> "list[Text]":
    """The most costly choices, each with the better one in words."""
    from rich.text import Text

    from jadetable.review.analysis import COSTLIEST, grounds_of, text_of

    if not found.costly:
        return [Text(say.text("review-no-costly"))]
    lines = [Text(say.text("review-costly"))]
    for one in found.costly[:COSTLIEST]:
        chosen, better = text_of(one, match, lang)
        lines.append(
            Text(
                "  "
                + say.text(
                    "review-choice",
                    place=one.place + 1,
                    name=match.name(one.seat, lang),
                    chosen=chosen,
                    better=better,
                    worth=round(100 * one.worth),
                    better_worth=round(100 * one.better_worth),
                )
            )
        )
        lines += [Text(f"    {ground}", "dim") for ground in grounds_of(one, match, lang)]
    return lines


def _balance(match: "Match", found: "Review", say: "Words", lang: str) -> "Table":
    """For each seat, what made the result."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say.text("play-name"))
    for name in ("review-own", "review-others", "review-fortune"):
        table.add_column(say.text(name), justify="right")
    for one in found.accounts:
        cells = (f"{100 * part:+.0f}" for part in (one.own, one.others, one.luck))
        table.add_row(match.name(one.seat, lang), *cells)
    return table
