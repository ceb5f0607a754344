"""What the commands share: language, options, consoles and the sentence of a refusal."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from jadetable.core.errors import BadOption, JadeError, UnknownLanguage

if TYPE_CHECKING:
    from rich.console import Console

    from jadetable.core.game import Game
    from jadetable.core.words import Words

Command = TypeVar("Command", bound=Callable[..., Any])

LANGUAGE = "jadetable.language"
FALLBACK = "en"
FAVOURITE_SEATS = 4
SWITCHES = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


# --- language ---------------------------------------------------------------------------------------------------------


def system_language() -> str:
    """The language of the environment, if we have it."""
    from jadetable.core.words import best_language

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            try:
                return best_language(os.environ[name])
            except UnknownLanguage:
                return FALLBACK
    return FALLBACK


def chosen_language(ctx: click.Context) -> str:
    """The language of this call."""
    return str(ctx.meta.get(LANGUAGE) or system_language())


def _choose_language(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str:
    from jadetable.core.words import best_language

    ctx.meta[LANGUAGE] = best_language(value) if value else system_language()
    return chosen_language(ctx)


def lang_option(command: Command) -> Command:
    """The option --lang, read before all others so that even their refusals are in that language."""
    return click.option(
        "--lang",
        envvar="JADE_LANG",
        callback=_choose_language,
        is_eager=True,
        metavar="L",
        show_envvar=True,
        help="Language: en, it, zh-Hans. By default that of the system.",
    )(command)


def sentence(error: JadeError, lang: str) -> str:
    """A refusal in a language."""
    return error.text(lang)


# --- what a game is made from -----------------------------------------------------------------------------------------


def table_options(command: Command) -> Command:
    """The options that say what a game is dealt from."""
    command = click.option(
        "--components", type=click.Path(path_type=Path), metavar="FILE", help="A TOML file with changed components."
    )(command)
    return click.option(
        "--option", "-o", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
    )(command)


def option_values(given: Sequence[str]) -> dict[str, Any]:
    """Options as the engine takes them, from name=value; raises BadOption."""
    values: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadOption("error-option-form", value=text)
        values[name.strip()] = _value(value.strip())
    return values


def _value(text: str) -> Any:
    """A switch, a number, a list of numbers, or the word itself."""
    if text.lower() in SWITCHES:
        return SWITCHES[text.lower()]
    if "," in text:
        return [_value(part.strip()) for part in text.split(",") if part.strip()]
    try:
        return int(text)
    except ValueError:
        return text


def usual_seats(game: "Game", components: Path | None, wanted: int = 0) -> int:
    """How many sit down when nobody says: four where the game allows it, more when more are named."""
    low, high = game.seat_range(game.load_components(components))
    usual = FAVOURITE_SEATS if low <= FAVOURITE_SEATS <= high else low
    return max(usual, wanted)


def split_names(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


# --- output -----------------------------------------------------------------------------------------------------------


def make_console(stderr: bool = False) -> "Console":
    """A console that prints text as it is: no markup, no highlighting of numbers."""
    from rich.console import Console

    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def prepare(game: "Game", part: str, lang: str) -> None:
    """Compile a game (or its "search") if it never was, telling the person who waits in their language."""
    from jadetable.core import compiled
    from jadetable.core.words import words

    if compiled.is_prepared(game.slug, part):
        return
    say = words(lang)
    console = make_console(stderr=True)
    message = "play-teaching" if part == "search" else "play-preparing"
    waiting = say.text(message, title=say.text(f"{game.slug}-title"))
    if not console.is_terminal:
        console.print(waiting)
    with console.status(waiting):
        _compile(game, part)


def _compile(game: "Game", part: str) -> None:
    """Compile it without a word: the person was told in their language."""
    if part == "search":
        from jadetable.bots import search

        search.prepare(game, tell=_say_nothing)
    else:
        game.prepare(part, tell=_say_nothing)


def _say_nothing(sentence: str) -> None:
    pass


def percent(share: float, say: "Words") -> str:
    """A share as people read it."""
    return say.text("sim-percent", share=100 * share)


def interval(low: float, high: float, say: "Words") -> str:
    """What a share lies between."""
    return say.text("sim-range", low=100 * low, high=100 * high)


def show(console: "Console", *parts: Any) -> None:
    """Print, with a pager when a person reads and it does not fit on the screen."""
    if not console.is_terminal:
        for part in parts:
            console.print(part)
        return
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    text = captured.get()
    if text.count("\n") < console.size.height:
        click.echo(text, nl=False, color=True)
    else:
        os.environ["LESS"] = f"{os.environ.get('LESS', '')} -R"  # colours as colours
        click.echo_via_pager(text, color=True)
