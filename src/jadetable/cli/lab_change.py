"""`jade lab vary`, `compare` and `restrict`: other numbers, other components, an action less."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from jadetable.cli.common import lang_option, make_console
from jadetable.cli.lab import driver_of, lab, prepare, run_options, several, trial_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jadetable.core.words import Words
    from jadetable.lab.paired import Difference

VARY_EPILOG = """\b
Examples:
  jade lab vary race --set track.finish=30..42/3
  jade lab vary race --set "outer.green34[0]=3,4,5" --set animals.dragon_bonus=1..3
  jade lab vary race --set option.cat=false,true --games 20000
"""
COMPARE_EPILOG = """\b
Examples:
  jade lab compare race my-wheel.toml
  jade lab compare race old.toml new.toml --games 50000
"""
RESTRICT_EPILOG = """\b
Examples:
  jade lab restrict wuxing --never ATTACK
  jade lab restrict race --never UP --games 20000 --seats 3
"""


@lab.command(epilog=VARY_EPILOG, short_help="Move numbers, on the same deals.")
@click.argument("game")
@click.option("--set", "sets", multiple=True, required=True, metavar="PLACE=VALUES", help="3..9, 3..9/2 or 3,4,7.")
@run_options
@click.option("--out", type=click.Path(path_type=Path), help="The page; game-vary.html by default.")
@lang_option
def vary(game: str, sets: tuple[str, ...], out: Path | None, lang: str, **asked: Any) -> None:
    """Play GAME with every combination of the values, on the same deals; all are compared with the first."""
    from jadetable.core import registry
    from jadetable.core.words import words
    from jadetable.lab import paired, paths
    from jadetable.lab import vary as sweep

    say, trial = words(lang), trial_of(game, **asked)
    found = registry.find(game)
    values = [paths.read_set(found, trial.components, text) for text in sets]
    settings = list(paths.combinations(values))
    trials = [paired.with_change(trial, one) for one in settings]
    target, results = _run(trials, out or Path(f"{trial.game}-vary.html"), say, **asked)
    names = [sweep.shown(one) for one in settings]
    title = say.text("lab-vary-title", game=say.text(f"{trial.game}-title"), places=", ".join(v.place for v in values))
    page = sweep.page_of(lang, title, names, results, say, len(trials))
    page.sections.insert(0, ("", sweep.overview(values, settings, results, say)))
    _write(target, page.html(), say)
    for name, one in zip(names[1:], results[1:], strict=False):
        click.echo(f"{name}: {sweep.changed(paired.differences(results[0], one, say), say)}")


@lab.command(epilog=COMPARE_EPILOG, short_help="Two sets of components, on the same deals.")
@click.argument("game")
@click.argument("first", type=click.Path(path_type=Path))
@click.argument("second", type=click.Path(path_type=Path), required=False)
@run_options
@click.option("--out", type=click.Path(path_type=Path), help="The page; game-compare.html by default.")
@lang_option
def compare(game: str, first: Path, second: Path | None, out: Path | None, lang: str, **asked: Any) -> None:
    """Play GAME with the components of two TOML files; with one file, it is compared with the printed numbers."""
    from dataclasses import replace

    from jadetable.core.words import words
    from jadetable.lab import paired
    from jadetable.lab import vary as sweep
    from jadetable.lab.trial import changes_in

    say, trial = words(lang), trial_of(game, **asked)
    sides = [(say.text("lab-printed"), {}), (str(first), changes_in(first))]
    if second is not None:
        sides = [sides[1], (str(second), changes_in(second))]
    trials = [replace(trial, components=changes) for _, changes in sides]
    target, results = _run(trials, out or Path(f"{trial.game}-compare.html"), say, **asked)
    title = say.text("lab-compare-title", game=say.text(f"{trial.game}-title"))
    _write(target, sweep.page_of(lang, title, [name for name, _ in sides], results, say, len(trials)).html(), say)
    if len(results) == len(sides):
        rows = paired.differences(results[0], results[1], say)
        _show(rows, say)
        click.echo(sweep.changed(rows, say))


@lab.command(epilog=RESTRICT_EPILOG, short_help="What is an action worth?")
@click.argument("game")
@click.option("--never", required=True, metavar="KIND", help="The kind of action that one seat never chooses.")
@run_options
@click.option("--out", type=click.Path(path_type=Path), help="The page; game-restrict.html by default.")
@lang_option
def restrict(game: str, never: str, out: Path | None, lang: str, **asked: Any) -> None:
    """Play GAME with a bot that never does something among bots that may, at every seat in turn."""
    from jadetable.core.words import words
    from jadetable.lab import restrict as banned

    say, trial = words(lang), trial_of(game, **asked)
    trials = banned.trials(trial, never.upper())
    target, results = _run(trials, out or Path(f"{trial.game}-restrict.html"), say, **asked)
    if len(results) < len(trials) or not results[-1].complete:
        click.echo(say.text("lab-restrict-stopped"))
        return
    found = banned.measure(results, never.upper(), say.text("lab-head-share"))
    _write(target, banned.page_of(found, trial, lang, say).html(), say)
    click.echo(banned.sentence(found, say))


def _run(trials: "Sequence[Any]", target: Path, say: "Words", **asked: Any) -> tuple[Path, Any]:
    """Check everything, then play all settings with one bar."""
    from jadetable.lab import writing
    from jadetable.lab.pieces import LabError, check_writable

    check_writable(target)
    writing.check_libraries()
    driver = driver_of(asked["threads"], asked["ray"])
    prepare(trials[0].check(), say)
    results = several(trials, driver, say)
    if not results:
        raise LabError("error-lab-nothing")
    return target, results


def _write(target: Path, text: str, say: "Words") -> None:
    from jadetable.lab.pieces import write

    write(target, text.encode())
    click.echo(say.text("lab-wrote", file=str(target)))


def _show(rows: "Sequence[Difference]", say: "Words") -> None:
    """Differences as a table in the terminal."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from jadetable.lab.vary import table

    plain = table(rows, say)
    shown = Table(box=SIMPLE_HEAD, pad_edge=False)
    for place, head in enumerate(plain.heads):
        shown.add_column(head, justify="right" if place else "left")
    for row in plain.rows:
        shown.add_row(*row)
    make_console().print(shown)
