"""`jade games`, `jade rules` and `jade sign`: what there is to play, how, and what a birth date says."""

import click

from jadetable.cli.common import lang_option, make_console, show

GAMES_EPILOG = """\b
Examples:
  jade games
  jade games --lang zh-Hans
"""
RULES_EPILOG = """\b
Examples:
  jade rules zodiac
  jade rules zodiac --lang it
"""
SIGN_EPILOG = """\b
Examples:
  jade sign 1984-02-02
  jade sign 2000-01-15 --lang it
"""


@click.command(epilog=GAMES_EPILOG)
@lang_option
def games(lang: str) -> None:
    """Show the games of the house."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from jadetable.core import registry
    from jadetable.core.words import words

    say = words(lang)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say.text("games-name"), style="bold", no_wrap=True)
    table.add_column(say.text("games-title"), no_wrap=True)
    table.add_column(say.text("games-seats"), no_wrap=True)
    table.add_column(say.text("games-pitch"), overflow="fold")
    for slug in registry.slugs():
        game = registry.find(slug)
        low, high = game.seat_range(game.load_components())
        table.add_row(slug, say.text(f"{slug}-title"), f"{low}–{high}", say.text(f"{slug}-pitch"))
    console = make_console()
    console.print(table)
    console.print(say.text("games-more", game=registry.slugs()[0]), style="dim")


@click.command(epilog=RULES_EPILOG)
@click.argument("game")
@lang_option
def rules(game: str, lang: str) -> None:
    """Show the rules of GAME, in our own words."""
    from jadetable.cli.screen import rules_text
    from jadetable.core import registry

    show(make_console(), rules_text(registry.find(game), lang))


@click.command(epilog=SIGN_EPILOG, short_help="Show what a birth date says.")
@click.argument("date")
@lang_option
def sign(date: str, lang: str) -> None:
    """Show the sign, element and lunar year of a birth DATE such as 1984-02-02."""
    from rich.panel import Panel
    from rich.text import Text

    from jadetable.almanac import birth_date, find_sign, reading
    from jadetable.core.words import words

    say = words(lang)
    found = reading(date)
    animal = say.text(f"sign-{found.sign}")
    line = say.text(
        "almanac-reading",
        polarity=say.text(f"polarity-{found.polarity}"),
        element=say.text(f"element-{found.element}"),
        sign=animal,
        name=found.name,
        pinyin=found.stem + found.branch,
        place=found.place,
    )
    span = say.text("almanac-span", year=found.year, first=found.first, last=found.last)
    chinese = find_sign(found.sign).chinese
    title = f"{say.text(f'sign-{found.sign}.picture')} {animal}" + (f" {chinese}" if chinese != animal else "")
    day = say.text("almanac-day", day=birth_date(date))
    body = Text.assemble((line, "bold"), "\n", span)
    make_console().print(Panel(body, title=title, subtitle=day, expand=False, padding=(0, 2)))
