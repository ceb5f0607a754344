"""`jade docs`: the documentation of this version, in a browser."""

from pathlib import Path

import click

import jadetable
from jadetable.cli.common import lang_option

SITE = Path(jadetable.__file__).parent / "docs_site"
EPILOG = """\b
Examples:
  jade docs
  jade docs --print
"""


@click.command(epilog=EPILOG, short_help="Open the documentation in a browser.")
@click.option("--print", "only_print", is_flag=True, help="Print its address and open nothing.")
@lang_option
def docs(only_print: bool, lang: str) -> None:
    """Open the documentation of this version in a browser. It needs no network."""
    import webbrowser

    from jadetable.core.words import words

    page = SITE / "index.html"
    if not page.is_file():
        raise click.ClickException(words(lang).text("docs-missing"))
    click.echo(page.as_uri() if only_print else words(lang).text("docs-open", address=page.as_uri()))
    if not only_print:
        webbrowser.open(page.as_uri())
