"""`jade new-game`: the skeleton of a package that holds a game."""

import importlib.util
import keyword
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from jadetable.cli.common import lang_option
from jadetable.core import packages
from jadetable.core.errors import BadName

PATTERN = "newgame"  # what the game is called in the files of jadetable/skeleton
EPILOG = """\b
Examples:
  jade new-game pig
  cd pig && pip install -e . && jade play pig
"""


@click.command("new-game", epilog=EPILOG, short_help="Begin a game of your own.")
@click.argument("name")
@lang_option
def new_game(name: str, lang: str) -> None:
    """Write the skeleton of a game called NAME into a new folder of that name.

    It is a small Python package with a game that can be played at once, its words and a test. What to do with it says
    docs/adding-a-game.md.
    """
    from jadetable.core.words import words

    folder = Path(name)
    check_name(name, folder)
    write(name, folder)
    say = words(lang)
    click.echo(say.text("new-game-done", folder=f"{folder}/"))
    click.echo(f"\n  cd {name}\n  pip install -e .\n  jade play {name}\n  jade check-game {name}\n")
    click.echo(say.text("new-game-next"))


def check_name(name: str, folder: Path) -> None:
    """Refuse what cannot be the name of a game, or would hide another package or folder; raises BadName."""
    if not packages.NAME.fullmatch(name) or keyword.iskeyword(name) or name in packages.RESERVED:
        raise BadName("error-new-game-name", name=name)
    if folder.exists():
        raise BadName("error-new-game-folder", folder=str(folder))
    taken = name in packages.house() or name in packages.foreign() or name in sys.stdlib_module_names
    if taken or importlib.util.find_spec(name) is not None:
        raise BadName("error-new-game-taken", name=name)


def write(name: str, folder: Path) -> None:
    """Write the skeleton with this name into a folder."""
    for place, text in files(name).items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def files(name: str) -> dict[str, str]:
    """The files of the skeleton with this name, by their place in its folder."""
    return {
        _named(place, name): _named(text, name) for place, text in _below(resources.files("jadetable") / "skeleton")
    }


def _named(text: str, name: str) -> str:
    """The same with the game's own name, small and capitalised."""
    return text.replace(PATTERN, name).replace(PATTERN.capitalize(), name.capitalize())


def _below(folder: Traversable, place: str = "") -> list[tuple[str, str]]:
    """Place and text of every file below a folder of the skeleton."""
    found = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir() and entry.name != "__pycache__":
            found += _below(entry, f"{place}{entry.name}/")
        elif entry.is_file():
            found.append((place + entry.name, entry.read_text(encoding="utf-8")))
    return found
