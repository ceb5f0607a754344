"""`jade lab fit`: search for components that reach stated aims."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from jadetable.cli.common import lang_option, make_console
from jadetable.cli.common import prepare as prepare_bots
from jadetable.cli.lab import driver_of, lab, prepare, rate

if TYPE_CHECKING:
    from jadetable.core.words import Words
    from jadetable.lab.fit import Candidate, Fit, Search

EPILOG = """\b
Examples:
  jade lab fit race
  jade lab fit race my-aims.toml --minutes 60 --out better-race
"""
MINUTE = 60


@lab.command(epilog=EPILOG, short_help="Search for numbers that reach your aims.")
@click.argument("game")
@click.argument("aims", type=click.Path(path_type=Path), required=False)
@click.option("--minutes", type=click.FloatRange(min=0), default=10.0, show_default=True, help="How long to search.")
@click.option("--tries", type=click.IntRange(min=1), default=100_000, help="How many candidates at most.")
@click.option("--components", type=click.Path(path_type=Path), metavar="FILE", help="Begin with these components.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed tries the same candidates.")
@click.option("--threads", type=click.IntRange(min=0), default=0, help="CPU threads; all by default.")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, or auto.")
@click.option("--out", type=click.Path(path_type=Path), help="Name of what is written; game-fit by default.")
@lang_option
def fit(
    game: str,
    aims: Path | None,
    minutes: float,
    tries: int,
    components: Path | None,
    out: Path | None,
    lang: str,
    **asked: Any,
) -> None:
    """Search for components of GAME that reach the aims of a TOML file; the race brings aims of its own."""
    from jadetable.core import registry
    from jadetable.core.words import words
    from jadetable.lab import aims as judged
    from jadetable.lab import fit as fitting
    from jadetable.lab import writing
    from jadetable.lab.pieces import LabError, check_writable
    from jadetable.lab.trial import changes_in

    say, found = words(lang), registry.find(game)
    file = aims or judged.find(found.slug)
    if file is None:
        raise LabError("error-lab-no-aims", game=found.slug)
    changes = changes_in(components)
    wanted = judged.read(file, found, changes)
    stem = out or Path(f"{found.slug}-fit")
    check_writable(stem.with_name(stem.name + ".html"))
    writing.check_libraries("optuna")
    search = fitting.Search(found.slug, wanted, changes, asked["seed"], driver_of(asked["threads"], asked["ray"]))
    prepare(fitting.trials_of(found.slug, wanted, changes, asked["seed"], 1)[0].check(), say)
    done = _search(search, tries, MINUTE * minutes, say)
    pair = search.confirm(done) or (done.before, done.best)
    _write(done, pair, stem, lang, say)
    if wanted.confirm:
        prepare_bots(found, "search", lang)
        _with_search(done, pair, say)


def _search(search: "Search", tries: int, seconds: float, say: "Words") -> "Fit":
    """Search, with a bar that tells how far the best is from the aims."""
    import time

    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), rate(), TimeRemainingColumn())
    started = time.monotonic()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say.text("lab-progress"), total=seconds)

        def told(tried: int, loss: float) -> None:
            text = say.text("lab-fit-progress", tried=tried, loss=loss)
            bar.update(task, completed=time.monotonic() - started, description=text)

        return search.run(tries, seconds, told)


def _write(done: "Fit", pair: "tuple[Candidate, Candidate]", stem: Path, lang: str, say: "Words") -> None:
    """The components, the page, and the answer."""
    from jadetable.lab import fit as fitting
    from jadetable.lab import fit_page, toml
    from jadetable.lab.paths import printed
    from jadetable.lab.pieces import write

    game = done.best.found[0].ready.game
    rows = fitting.reached(done.aims, *pair)
    found = toml.changed(printed(game), done.best.components)
    about, answer = fit_page.about(done, pair, say), fit_page.answer(rows, say)
    page = fit_page.page_of(done, pair, rows, lang, say)
    for suffix, text in ((".toml", toml.text_of(found, f"{about}\n{answer}")), (".html", page.html())):
        target = stem.with_name(stem.name + suffix)
        write(target, text.encode())
        click.echo(say.text("lab-wrote", file=str(target)))
    click.echo(about)
    click.echo(answer)
    missed = [row for row in rows if not row.is_reached]
    if missed:
        click.echo(say.text("lab-fit-missed"))
    for row in missed:
        click.echo(f"  {row.seats}: {row.name} {row.before:.3g} -> {row.after:.3g} ({row.low:.3g} – {row.high:.3g})")


def _with_search(done: "Fit", pair: "tuple[Candidate, Candidate]", say: "Words") -> None:
    """The best found, among search bots."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from jadetable.lab import fit as fitting

    console, aims = make_console(stderr=True), done.aims
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    click.echo(say.text("lab-fit-search", bot=aims.confirm, games=aims.confirm_games))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(aims.confirm, total=aims.confirm_games * len(aims.seats))
        for one in pair[1].found:
            won = fitting.with_search(one.ready.trial, aims.confirm, aims.confirm_games, lambda n: bar.advance(task, n))
            told = ", ".join(f"{name} {ratio:.2f} ({held})" for name, (ratio, held) in won.items())
            click.echo(f"  {one.ready.trial.seats}: {told}")
