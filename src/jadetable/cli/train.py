"""`jade train`: train a learned player of a game."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from jadetable.cli.common import lang_option, make_console, split_names

if TYPE_CHECKING:
    from jadetable.core.words import Words
    from jadetable.training.run import Run

EPILOG = """\b
Examples:
  jade train race --minutes 5
  jade train wuxing --seats 2,4 --minutes 60 --out my-wuxing
  jade train race --minutes 120 --pause-after 30 --out race
  jade train race --out race --resume
  jade train race --device cuda --tables 8192 --batch 16384

\b
Play by the weights it wrote:
  JADE_NETS=. jade arena race --bots net,normal --mix one
"""
OTHER_LENGTH = {"minutes", "rounds"}  # what may be chosen anew when a run goes on
SPOKEN_EVERY = 15.0  # seconds, where there is no bar to look at


@click.command(epilog=EPILOG, short_help="Train a learned player of a game.")
@click.argument("game")
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), default=20.0, show_default=True,
              help="How long to play and learn; measuring in between is not counted.")  # fmt: skip
@click.option("--rounds", type=click.IntRange(min=0), default=0, help="So many rounds of learning instead of minutes.")
@click.option("--seats", default="", metavar="N,N", help="Numbers of seats; by default all at which there are others.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed, one thread: the same weights.")
@click.option(
    "--out", type=click.Path(path_type=Path), metavar="NAME", help="Name of what is written; by default GAME."
)
@click.option("--resume", is_flag=True, help="Go on from the checkpoint.")
@click.option("--pause-after", type=click.FloatRange(min=0), metavar="MINUTES", help="Stop then; --resume goes on.")
@click.option("--device", type=click.Choice(["auto", "cpu", "cuda"]), default="auto", show_default=True,
              help="Where the network learns. The games are played on the processor.")  # fmt: skip
@click.option("--threads", type=click.IntRange(min=0), default=0, help="CPU threads; all by default.")
@click.option("--tables", type=click.IntRange(min=1), default=1024, show_default=True, help="Games side by side.")
@click.option("--steps", type=click.IntRange(min=2), default=128, show_default=True, help="Choices in a round, each.")
@click.option(
    "--batch", type=click.IntRange(min=2), default=4096, show_default=True, help="Choices learnt from at once."
)
@click.option("--epochs", type=click.IntRange(min=1), default=3, show_default=True, help="How often in a round.")
@click.option("--rate", type=click.FloatRange(min=0, min_open=True), default=1e-3, show_default=True,
              help="The learning rate at the start.")  # fmt: skip
@click.option("--entropy", type=click.FloatRange(min=0), default=0.001, show_default=True,
              help="How much trying other choices is rewarded.")  # fmt: skip
@click.option("--width", type=click.IntRange(min=8), default=256, show_default=True, help="Of both layers.")
@click.option("--reward", type=click.Choice(["win", "payoff"]), default="win", show_default=True,
              help="What is learnt for: the share of the win, or what the game pays by rank.")  # fmt: skip
@click.option("--measures", type=click.IntRange(min=1), default=10, show_default=True,
              help="How often the share of wins is measured.")  # fmt: skip
@click.option("--measure-games", type=click.IntRange(min=2), default=2048, show_default=True,
              help="Games each time; four times as many at the end.")  # fmt: skip
@lang_option
@click.pass_context
def train(
    ctx: click.Context, /, resume: bool, pause_after: float | None, device: str, threads: int, lang: str, **asked: Any
) -> None:
    """Train a network to play GAME, among baseline players, itself and its past.

    Writes NAME.net (the weights), NAME.svg (the learning curve) and NAME.checkpoint. Ctrl-C stops after the round and
    keeps it; --resume goes on from there. Needs PyTorch: pip install "jadetable[train]"
    """
    from jadetable.core.words import words

    check_torch()
    say = words(lang)
    out: Path = asked.pop("out") or Path(asked["game"])
    run = _resumed(ctx, out, device, threads, asked) if resume else _new(out, device, threads, asked)
    run.title = say.text("train-title", game=say.text(f"{run.recipe.game}-title"))
    click.echo(say.text("train-begins", game=run.recipe.game, device=run.device.type, threads=run.threads))
    with _stopping(pause_after) as stop:
        _go_on(run, stop, say)
    click.echo(
        say.text("train-wrote", files=", ".join(str(run.file(ending)) for ending in (".net", ".svg", ".checkpoint")))
    )
    if run.progress < 1:
        click.echo(say.text("train-paused", share=100 * run.progress))


def check_torch() -> None:
    """Raise a refusal that says what to install where PyTorch is not."""
    from importlib.util import find_spec

    from jadetable.core.errors import BadNet

    if find_spec("torch") is None:
        raise BadNet("error-env-missing", name="PyTorch", extra="train")


def _new(out: Path, device: str, threads: int, asked: dict[str, Any]) -> "Run":
    """A run at its beginning."""
    from jadetable.core import registry
    from jadetable.core.checked_input import check_seed
    from jadetable.core.errors import BadNet
    from jadetable.training.recipe import Recipe, seat_counts
    from jadetable.training.run import Run

    game = registry.find(asked.pop("game"))
    seats = seat_counts(game, _numbers(asked.pop("seats")))
    check_seed(asked["seed"])
    there = out.with_name(out.name + ".checkpoint")
    if there.exists():
        raise BadNet("error-train-there", file=str(there))
    return Run.new(Recipe(game.slug, seats, **asked), out, device, threads)


def _resumed(ctx: click.Context, out: Path, device: str, threads: int, asked: dict[str, Any]) -> "Run":
    """A run that goes on; all but its length stays as it was."""
    from dataclasses import replace

    from jadetable.core import registry
    from jadetable.core.errors import BadNet
    from jadetable.training import checkpoint
    from jadetable.training.recipe import Recipe
    from jadetable.training.run import Run

    said = [name for name in asked if ctx.get_parameter_source(name) == ParameterSource.COMMANDLINE and name != "game"]
    fixed = sorted(set(said) - OTHER_LENGTH)
    if fixed:
        raise BadNet("error-train-fixed", names=", ".join(f"--{name.replace('_', '-')}" for name in fixed))
    slug = registry.find(asked["game"]).slug
    held = checkpoint.read(out.with_name(out.name + checkpoint.ENDING), slug)
    length = {name: asked[name] for name in said}
    if "minutes" in said and "rounds" not in said:
        length["rounds"] = 0
    return Run.resumed(replace(Recipe.of(held["recipe"]), **length), held, out, device, threads)


def _numbers(text: str) -> tuple[int, ...]:
    """Whole numbers with commas; raises BadOption."""
    from jadetable.core.errors import BadOption

    try:
        return tuple(int(part) for part in split_names(text))
    except ValueError as error:
        raise BadOption("error-option-word", option="--seats", value=text, known="3 · 3,4 · 2,4,6") from error


@contextmanager
def _stopping(after: float | None) -> Iterator[Callable[[], bool]]:
    """Whether to stop: after so many minutes, or once somebody has pressed Ctrl-C; a second time stops at once."""
    began, pressed = time.monotonic(), []

    def note(number: int, frame: Any) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(pressed) or (after is not None and time.monotonic() - began >= 60 * after)
    finally:
        signal.signal(signal.SIGINT, before)


def _go_on(run: "Run", stop: Callable[[], bool], say: "Words") -> None:
    """Train, with a progress bar for the person who waits, and lines for a file."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = make_console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(run.recipe.game, total=1.0)
        shown, spoken = len(run.curve), time.monotonic()
        show = bar.console.print if console.is_terminal else click.echo

        def told() -> None:
            nonlocal shown, spoken
            bar.update(task, completed=run.progress, description=_state(run, say))
            if len(run.curve) > shown:
                shown = len(run.curve)
                show(_measured(run, say))
            elif not console.is_terminal and time.monotonic() - spoken > SPOKEN_EVERY:
                spoken = time.monotonic()
                show(_state(run, say))

        run.go_on(told, stop)


def _state(run: "Run", say: "Words") -> str:
    """How far a run has come, and how fast it goes."""
    rate = run.choices / max(run.minutes, 1e-9) / 60_000
    return say.text("train-state", minutes=run.minutes, millions=run.choices / 1e6, rate=rate, done=100 * run.progress)


def _measured(run: "Run", say: "Words") -> str:
    """What was measured last: the share of wins at each number of seats, and an even share."""
    point = run.curve[-1]
    parts = [
        say.text("train-share", seats=one.seats, share=100 * one.share, half=100 * one.half, even=100 / one.seats)
        for one in point.measured
    ]
    return say.text("train-measured", minutes=point.minutes, millions=point.choices / 1e6, shares="  ".join(parts))
