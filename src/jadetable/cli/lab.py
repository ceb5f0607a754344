"""`jade lab`: what a designer asks of a great many games."""

import importlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from jadetable.cli.common import lang_option, make_console, option_values, split_names, table_options, usual_seats

if TYPE_CHECKING:
    from jadetable.core.words import Words
    from jadetable.lab.run import Driver, Found
    from jadetable.lab.trial import Ready, Trial

Command = TypeVar("Command", bound=Callable[..., Any])

EPILOG = """\b
Examples:
  jade lab report race --games 20000
  jade lab vary race --set track.finish=30..42/3
  jade lab fit race --minutes 10
"""
REPORT_EPILOG = """\b
Examples:
  jade lab report race --seats 4 --games 100000
  jade lab report wuxing --bots normal,easy --out mixed.html --lang it
  jade lab report race --components my-wheel.toml --metric my_metric.py
  jade lab report race --games 1000000 --resume
  jade lab report race --ray auto --games 10000000
"""


WHERE = {
    "report": "jadetable.cli.lab",
    "vary": "jadetable.cli.lab_change",
    "compare": "jadetable.cli.lab_change",
    "restrict": "jadetable.cli.lab_change",
    "fit": "jadetable.cli.lab_fit",
}


class Experiments(click.Group):
    """The commands of the laboratory, each imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order in which one needs them."""
        return list(WHERE)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command with this name, imported now."""
        if name in WHERE:
            importlib.import_module(WHERE[name])
        return super().get_command(ctx, name)


@click.group(cls=Experiments, epilog=EPILOG, short_help="For designers: reports, sweeps, fits.")
def lab() -> None:
    """Change a number, play a great many games, see what it does."""


def run_options(command: Command) -> Command:
    """How many games are played, by whom and where."""
    for option in reversed(
        (
            click.option(
                "--games", "-n", type=click.IntRange(min=1), default=10_000, show_default=True, help="How many."
            ),
            click.option("--seats", type=int, help="How many seats; four by default where the game allows it."),
            click.option(
                "--bots", default="normal", show_default=True, help="Bots with commas, repeated round the table."
            ),
            click.option("--seed", type=int, default=0, show_default=True, help="The same seed plays the same games."),
            click.option("--threads", type=click.IntRange(min=0), default=0, help="CPU threads; all by default."),
            click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, or auto."),
        )
    ):
        command = option(command)
    return table_options(command)


@lab.command(epilog=REPORT_EPILOG, short_help="Who wins, how long, how close, what is used.")
@click.argument("game")
@run_options
@click.option("--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True, help="Where to play.")
@click.option("--metric", "own", multiple=True, metavar="FILE", help="A metric of your own; may be repeated.")
@click.option("--steps", type=click.IntRange(min=0), default=0, help="Games for each number moved by one step (TAG).")
@click.option("--out", type=click.Path(path_type=Path), help="The report; game-report.html by default.")
@click.option("--resume", is_flag=True, help="Go on with a run that was stopped.")
@lang_option
def report(
    game: str, own: tuple[str, ...], steps: int, out: Path | None, resume: bool, device: str, lang: str, **asked: Any
) -> None:
    """Play many games of GAME and write a report: one HTML file, its data as Parquet, and the games to look at."""
    from jadetable.core.words import words
    from jadetable.lab import deviations, metric, writing
    from jadetable.lab.pieces import Folder, check_writable

    seen = on_gpu_metrics() if device == "cuda" else metric.house()
    trial = trial_of(game, metrics=(*seen, *own), **asked)
    target = out or Path(f"{trial.game}-report.html")
    check_writable(target)
    writing.check_libraries()
    ready = trial.check()
    driver = driver_of(asked["threads"], asked["ray"], device)
    folder = Folder(target.with_name(target.name + ".parts"), ready)
    folder.begin(resume)
    if device == "cuda":
        left = ", ".join(name for name in metric.house() if name not in seen)
        click.echo(words(lang).text("lab-left-out", names=left), err=True)
    found = play(ready, driver, words(lang), folder if device == "cpu" else None)
    stepped = deviations.card(found, steps, driver, words(lang)) if steps and found.complete else None
    for file in writing.write_report(found, target, lang, stepped):
        click.echo(words(lang).text("lab-wrote" if file == target else "lab-wrote-data", file=str(file)))
    click.echo(writing.answer(found, words(lang)))
    if found.complete:
        folder.forget()


def trial_of(game: str, metrics: tuple[str, ...] = ("wins", "length"), **asked: Any) -> "Trial":
    """What a command was asked to play, by the options that all commands share (`run_options`)."""
    from jadetable.core import registry
    from jadetable.lab.trial import Trial, changes_in

    components: Path | None = asked.get("components")
    found, codes = registry.find(game), split_names(asked["bots"]) or ["normal"]
    seats = asked["seats"]
    return Trial(
        found.slug,
        usual_seats(found, components, len(codes)) if seats is None else seats,
        tuple(codes),
        asked["games"],
        asked["seed"],
        option_values(asked.get("options", ())),
        changes_in(components),
        metrics,
    )


def on_gpu_metrics() -> tuple[str, ...]:
    """The metrics that need no look at decisions."""
    from jadetable.lab import on_gpu

    return on_gpu.METRICS


def driver_of(threads: int, ray: str | None, device: str = "cpu") -> "Driver":
    """Where the games are played."""
    from jadetable.lab import run

    if device == "cuda":
        from jadetable.lab import on_gpu

        return on_gpu.driver()
    if ray is not None:
        from jadetable.lab import on_ray

        return on_ray.driver(ray)
    return run.on_threads(threads)


def play(ready: "Ready", driver: "Driver", say: "Words", folder: Any = None) -> "Found":
    """Play a trial, with a progress bar for the person who waits."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from jadetable.lab import run

    console = make_console(stderr=True)
    prepare(ready, say)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        rate(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say.text("lab-progress"), total=ready.trial.games)
        found = run.run(ready, driver, lambda games: bar.advance(task, games), folder)
    seconds = max(found.seconds, 1e-9)
    games = found.games - found.kept
    console.print(say.text("lab-speed", games=games, seconds=found.seconds, speed=games / seconds))
    return found


def several(trials: "Sequence[Trial]", driver: "Driver", say: "Words") -> "list[Found]":
    """Play several trials one after the other with one bar."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from jadetable.lab import paired

    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say.text("lab-progress"), total=sum(one.games for one in trials))
        return paired.run_all(trials, driver, lambda games: bar.advance(task, games))


def rate() -> Any:
    """A column with the games a second."""
    from rich.progress import ProgressColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        """Steps a second, once there is something to go by."""

        def render(self, task: Any) -> Text:
            return Text(f"{task.speed:,.0f}/s" if task.speed else "–/s")

    return Rate()


def prepare(ready: "Ready", say: "Words") -> None:
    """Compile what a trial needs, telling the person who waits."""
    if ready.is_prepared:
        return
    console = make_console(stderr=True)
    waiting = say.text("lab-preparing", title=say.text(f"{ready.game.slug}-title"))
    if not console.is_terminal:
        console.print(waiting)
    with console.status(waiting):
        ready.prepare()
