"""`jade play`: a game at the terminal, with people and bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from jadetable.cli.common import (
    lang_option,
    make_console,
    option_values,
    prepare,
    split_names,
    table_options,
    usual_seats,
)
from jadetable.core.errors import BadReplay, GameOver

if TYPE_CHECKING:
    from rich.console import Console

    from jadetable.cli.seating import Sitter
    from jadetable.core.match import Match

EPILOG = """\b
Examples:
  jade play zodiac
  jade play zodiac --seats 5 --bots easy,normal --lang it
  jade play zodiac --people Ada,Bruno --seats 3 --option table_rules=true
  jade play --resume my-game.jade
"""


class Deal(NamedTuple):
    """What a new game is dealt from."""

    seats: int | None
    seed: int | None
    birthdays: tuple[str, ...]
    options: tuple[str, ...]
    components: Path | None


@click.command(epilog=EPILOG, short_help="Play with bots and friends.")
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many seats; four by default where the game allows it.")
@click.option("--bots", help="Bots with commas, such as easy,normal; repeated for the free seats.")
@click.option("--people", help="How many people play at this keyboard, or their names with commas. [default: 1]")
@click.option("--seed", type=int, help="Deal the game of this seed.")
@click.option(
    "--birthday", "birthdays", multiple=True, metavar="DATE", help="A birth date, one for each seat in order."
)
@table_options
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game.")
@lang_option
def play(game: str | None, people: str | None, bots: str | None, resume: Path | None, lang: str, **deal: Any) -> None:
    """Play GAME in the terminal, alone against bots or with friends at one keyboard."""
    from jadetable import bots as players
    from jadetable.cli.terminal_game import Table

    console = make_console()
    if resume is not None:
        if any(value not in (None, ()) for value in deal.values()):
            raise click.UsageError("--resume takes the table as it was saved: leave out what deals a new one.")
        match, sitters = _resumed(resume, game, people, bots, lang)
    elif game is None:
        raise click.UsageError("Say which GAME to play, or go on with a saved one: --resume FILE.")
    else:
        match, sitters = _dealt(game, people, bots, Deal(**deal), lang)
    if any(players.thinks_ahead(sitter.code) for sitter in sitters):
        prepare(match.game, "search", lang)
    table = Table(match, sitters, lang, console, resume)
    _greet(console, match, sitters, resume, lang)
    table.run()


def _dealt(slug: str, people: str | None, bots: str | None, deal: Deal, lang: str) -> "tuple[Match, list[Sitter]]":
    """A new game and who sits at it."""
    from jadetable.cli.seating import read_people, seat_all
    from jadetable.core import checked_input, match, registry
    from jadetable.core.words import words

    game = registry.find(slug)
    names = read_people("1" if people is None else people)
    codes = _bot_codes(bots)
    named = len(names) + (len(codes) if bots else 0)
    wanted = usual_seats(game, deal.components, named) if deal.seats is None else deal.seats
    chosen, changes = game.vary(option_values(deal.options), deal.components)
    parts = game.load_components(changes)
    count = game.check_seats(parts, wanted)
    sitters = seat_all(names, codes, count, words(lang))
    # What can be refused is refused before anybody waits for the compiler.
    game.prototype(game.freeze(parts), count, chosen)
    checked_input.check_seed(0 if deal.seed is None else deal.seed)
    for day in deal.birthdays:
        checked_input.birth_number(day)
    prepare(game, "table", lang)
    return match.new(game, count, deal.seed, chosen, deal.birthdays, changes), sitters


def _resumed(
    path: Path, slug: str | None, people: str | None, bots: str | None, lang: str
) -> "tuple[Match, list[Sitter]]":
    """A saved game and who sat at it, or who sits at it now."""
    from jadetable.cli.seating import read_people, remembered, seat_all
    from jadetable.core import registry, replay
    from jadetable.core.words import words

    codes = _bot_codes(bots)
    held = replay.read(path).game
    if slug is not None and registry.find(slug).slug != held:
        raise BadReplay("error-resume-game", file=str(path), held=held, asked=slug)
    if held in registry.slugs():
        prepare(registry.find(held), "table", lang)
    match = replay.load(path)
    if match.over:
        raise GameOver("error-resume-over", file=str(path))
    if people is None and bots is None:
        return match, remembered(match.names)
    before = [sitter.name for sitter in remembered(match.names) if sitter.is_person]
    return match, seat_all(before if people is None else read_people(people), codes, match.seats, words(lang))


def _bot_codes(text: str | None) -> list[str]:
    """The bots of --bots; raises UnknownBot."""
    from jadetable import bots as players

    return [players.check(code) for code in split_names(text or "normal") or ["normal"]]


def _greet(console: "Console", match: "Match", sitters: "list[Sitter]", resume: Path | None, lang: str) -> None:
    """Say what is played and by whom."""
    from rich.text import Text

    from jadetable.core.words import words

    say = words(lang)
    title = say.text(f"{match.game.slug}-title")
    if resume is not None:
        console.print(Text(say.text("play-resumed", title=title, file=str(resume)), "bold"))
    names = []
    for seat, sitter in enumerate(sitters):
        name = match.name(seat, lang)
        level = say.text(f"bot-{sitter.code}") if say.has(f"bot-{sitter.code}") else sitter.code
        names.append(name if sitter.is_person else say.text("play-bot", name=name, level=level))
    joined = ("、" if lang.startswith("zh") else ", ").join(names)
    console.print(Text(say.text("play-begin", title=title, seats=match.seats, names=joined), "bold"))
