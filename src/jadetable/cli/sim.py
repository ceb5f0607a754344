"""`jade sim`: play many games with bots and report who wins."""

import dataclasses
import json
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
    table_options,
    usual_seats,
)
from jadetable.core.errors import UnknownBot

if TYPE_CHECKING:
    from rich.table import Table

    from jadetable.bulk.batch import Results, Setting
    from jadetable.bulk.summary import Summary
    from jadetable.core.words import Words

EPILOG = """\b
Examples:
  jade sim zodiac --games 10000
  jade sim zodiac --games 100000 --seats 4 --bots normal,easy --seed 7
  jade sim zodiac --games 1000 --option pangu_takes=any --json
  jade sim zodiac --games 1000000 --device cuda
"""


@click.command(epilog=EPILOG, short_help="Play many games with bots: who wins?")
@click.argument("game")
@click.option("--games", "-n", type=int, default=1000, show_default=True, help="How many games to play.")
@click.option("--seats", type=int, help="How many seats; four by default where the game allows it.")
@click.option("--bots", default="normal", show_default=True, help="Bots with commas, repeated round the table.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed plays the same games.")
@click.option("--threads", type=click.IntRange(min=0), default=0, help="CPU threads; all by default.")
@click.option("--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True, help="Where to play.")
@table_options
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
@lang_option
def sim(bots: str, threads: int, device: str, as_json: bool, lang: str, **asked: Any) -> None:
    """Play many games of GAME with bots: who wins, how long it takes, how fast it goes."""
    from jadetable.bulk import summary
    from jadetable.core.words import words

    setting, line_up = _setup(split_names(bots) or ["normal"], **asked)
    if device == "cpu":
        prepare(setting.game, "bulk", lang)
    results = _play(setting, threads, device, words(lang))
    report = summary.summary(results, line_up)
    if as_json:
        click.echo(json.dumps(summary.as_dict(report), indent=1))
    else:
        _show(report, words(lang))


def _setup(
    codes: list[str], game: str, seats: int | None, options: tuple[str, ...], components: Path | None, **run: int
) -> "tuple[Setting, tuple[str, ...]]":
    """What the command was asked to play, and which bot sits where."""
    from jadetable import bots as players
    from jadetable.bulk import batch, summary
    from jadetable.core import registry

    found = registry.find(game)
    wanted = usual_seats(found, components, len(codes)) if seats is None else seats
    count = found.check_seats(found.load_components(components), wanted)
    line_up = summary.line_up(codes, count)
    for code in line_up:
        if players.thinks_ahead(code):
            raise UnknownBot("error-sim-search", bot=players.check(code), game=found.slug)
    slips, nets = zip(*map(players.in_bulk, line_up), strict=True)
    values = option_values(options)
    setting = batch.check_setup(
        found, seats=count, slips=slips, options=values, components=components, nets=nets, **run
    )
    return setting, line_up


def _play(setting: "Setting", threads: int, device: str, say: "Words") -> "Results":
    """Play, with a progress bar for the person who waits."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from jadetable.bulk import batch, gpu

    console = make_console(stderr=True)
    if device == "cuda":
        gpu.cuda()
    else:
        batch.run(
            dataclasses.replace(setting, games=1), threads=1
        )  # loads the compiled rules outside the measured time
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say.text("sim-progress"), total=setting.games)

        def advance(games: int) -> None:
            bar.advance(task, games)

        if device == "cuda":
            return gpu.run(setting, progress=advance)
        return batch.run(setting, threads, progress=advance)


def _show(report: "Summary", say: "Words") -> None:
    """The report as tables."""
    from rich.text import Text

    title = say.text(f"{report.game}-title")
    console = make_console()
    heading = say.text("sim-title", game=title, games=report.games, seats=report.seats, seed=str(report.seed))
    console.print(Text(heading, "bold"))
    console.print(_seat_table(report, say))
    if len(report.by_bot) > 1:
        console.print(_bot_table(report, say))
    console.print(_measures(report, say))


def _seat_table(report: "Summary", say: "Words") -> "Table":
    """Win share of each seat."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say.text("sim-seat"), justify="right")
    table.add_column(say.text("sim-bot"))
    table.add_column(say.text("sim-wins"), justify="right")
    table.add_column(say.text("sim-interval"), justify="right")
    for seat, wins in enumerate(report.win_share):
        table.add_row(str(seat + 1), report.bots[seat], percent(wins.share, say), interval(wins.low, wins.high, say))
    return table


def _bot_table(report: "Summary", say: "Words") -> "Table":
    """Win share of each bot at all of its seats."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say.text("sim-bot"))
    for name in ("bot-seats", "wins", "interval", "fair"):
        table.add_column(say.text(f"sim-{name}"), justify="right")
    for bot in report.by_bot:
        fair = "" if bot.fair is None else percent(bot.fair, say)
        table.add_row(
            bot.bot, str(bot.seats), percent(bot.wins.share, say), interval(bot.wins.low, bot.wins.high, say), fair
        )
    return table


def _measures(report: "Summary", say: "Words") -> "Table":
    """Length, speed and truncation."""
    from rich.table import Table

    length = report.length
    spread = say.text(
        "sim-spread",
        mean=round(length.mean, 1),
        median=round(length.p50, 1),
        low=round(length.p5, 1),
        high=round(length.p95, 1),
        most=length.most,
    )
    decisions = say.text(
        "sim-decisions-value",
        decisions=report.decisions,
        seconds=round(report.seconds, 2),
        per_game=round(report.decisions / report.games),
    )
    speed = say.text(
        "sim-speed-value", decisions=round(report.decisions_per_second), games=round(report.games_per_second)
    )
    table = Table.grid(padding=(0, 2))
    table.add_row(say.text("sim-length", unit=length.unit), spread)
    table.add_row(say.text("sim-decisions"), decisions)
    table.add_row(say.text("sim-speed"), speed)
    cut = report.truncated
    table.add_row(say.text("sim-truncated"), f"{percent(cut.share, say)} ({interval(cut.low, cut.high, say)})")
    return table
