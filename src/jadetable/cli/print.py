"""`jade print`: a game as a PDF to print, cut out and play with."""

from pathlib import Path

import click

from jadetable.cli.common import lang_option

EPILOG = """\b
Examples:
  jade print zodiac
  jade print race --paper letter --lang it --out race.pdf
  jade print wuxing --ink-saving --components my-tiles.toml
"""


@click.command("print", epilog=EPILOG, short_help="Make a PDF to print and play.")
@click.argument("game")
@click.option(
    "--components", type=click.Path(path_type=Path), metavar="FILE", help="A TOML file with changed components."
)
@click.option("--paper", default="a4", show_default=True, metavar="NAME", help="a4 or letter.")
@click.option("--ink-saving", is_flag=True, help="Outlines in place of filled grounds.")
@click.option("--one-sided", is_flag=True, help="Leave the backs out, for printers that print one side only.")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help="Where to write it; GAME.pdf by default.")
@lang_option
def print(
    game: str, components: Path | None, paper: str, ink_saving: bool, one_sided: bool, out: Path | None, lang: str
) -> None:
    """Draw everything that GAME consists of, and its rules, into a PDF: print it, cut it out, play."""
    from jadetable.core import registry
    from jadetable.core.words import words
    from jadetable.printing import book

    target = out or Path(f"{game}.pdf")
    data = book.make(registry.find(game), components, lang, book.find_paper(paper), ink_saving, one_sided)
    book.write(target, data)
    click.echo(words(lang).text("print-done", file=str(target)))
