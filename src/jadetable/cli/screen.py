"""What the terminal shows, as Rich renderables: the table, the log, choices, rules, options and the ranking."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from jadetable.cli import plain_table
from jadetable.core import registry
from jadetable.core.declare import message_name
from jadetable.core.game import Choice, Game
from jadetable.core.knowledge import Event
from jadetable.core.match import Match
from jadetable.core.notation import examples
from jadetable.core.record import SPECTATOR
from jadetable.core.words import words

WIDEST = 100  # text wider than this is tiring to read
MOST_COLUMNS = 3


def draw_table(match: Match, seat: int | None, lang: str) -> RenderableType:
    """The table as a seat (or a spectator) may see it."""
    known = match.know(SPECTATOR if seat is None else seat)
    names = [match.name(other, lang) for other in range(match.seats)]
    drawing = registry.terminal_of(match.game)
    if drawing is None:
        return plain_table.draw(match.game, known.view, words(lang), names)
    drawn: RenderableType = drawing.draw(known.view, known.facts, words(lang), names)
    return drawn


# --- the log ----------------------------------------------------------------------------------------------------------


def log_lines(match: Match, events: Iterable[Event], lang: str, reader: int | None = None) -> list[str]:
    """Events in words, those of one seat after the other on one line."""
    joiner = "" if lang.startswith("zh") else " "
    lines: list[str] = []
    last = -2
    for event in events:
        text = match.tell(event, lang, reader)
        if event.seat == last:
            lines[-1] += joiner + text
        else:
            lines.append(text)
        last = event.seat
    return lines


def log(match: Match, events: Iterable[Event], lang: str, reader: int | None = None) -> RenderableType:
    """The log as a list."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim")
    grid.add_column(overflow="fold", max_width=WIDEST)
    for line in log_lines(match, events, lang, reader):
        grid.add_row("·", Text(line))
    return grid


def titled(title: str, content: RenderableType) -> RenderableType:
    """Something under a thin line with its title."""
    return Group(Rule(Text(title, "bold"), style="dim", align="left"), content)


# --- choices ----------------------------------------------------------------------------------------------------------


def choice_list(choices: Sequence[tuple[int, Choice]], width: int) -> RenderableType:
    """Numbered choices in as many columns as fit, read downwards."""
    cells = [Text.assemble((f"{number:>3}", "bold cyan"), "  ", choice.text) for number, choice in choices]
    widest = max(cell.cell_len for cell in cells) + 2
    columns = max(1, min(MOST_COLUMNS, width // widest, (len(cells) + 3) // 4))
    rows = -(-len(cells) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(overflow="fold")
    for row in range(rows):
        grid.add_row(*(cells[place] for place in range(row, len(cells), rows)))
    return grid


def matching(texts: Sequence[str], search: str) -> list[int]:
    """The places of the texts that hold all words of a search; a text that equals it wins alone."""
    wanted = search.casefold().split()
    exact = [place for place, text in enumerate(texts) if text.casefold() == search.casefold()]
    return exact or [place for place, text in enumerate(texts) if all(word in text.casefold() for word in wanted)]


# --- what can be looked up --------------------------------------------------------------------------------------------


def rules_text(game: Game, lang: str) -> RenderableType:
    """The rules of a game, section by section."""
    say = words(lang)
    parts: list[RenderableType] = [
        Rule(Text(say.text("rules-heading", title=say.text(f"{game.slug}-title")), "bold"), style="green")
    ]
    for section in game.chapters:
        message = message_name(game.slug, "rules", section)
        parts.append(Text(f"\n{say.text(f'{message}.title')}", style="bold green"))
        body = Table.grid(padding=(0, 0, 0, 2))
        body.add_column(overflow="fold", max_width=WIDEST)
        body.add_row(Text(say.text(message)))
        parts.append(body)
    return Group(*parts, Text(""))


def spelling_text(game: Game, lang: str) -> str:
    """How to type an action by its name."""
    spelled = examples(game)
    return words(lang).text("play-spelling", examples=", ".join(spelled), example=spelled[-1])


def options_table(match: Match, lang: str) -> RenderableType:
    """The options in force, with what they mean; those not as usual are marked."""
    say = words(lang)
    usual = match.game.options_of(match.game.prototype(match.position.components, match.seats))
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in match.options.items():
        shown = say.text("play-yes" if value else "play-no") if isinstance(value, bool) else str(value)
        about = say.text(message_name(match.game.slug, "option", name))
        mark = "" if value == usual[name] else f" ← {say.text('play-option-changed')}"
        table.add_row(name, Text(shown + mark, "bold" if mark else ""), about)
    return titled(say.text("play-options"), table)


def ranking_table(match: Match, lang: str) -> RenderableType:
    """The final ranking, best first."""
    say = words(lang)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say.text("play-rank"), justify="right")
    table.add_column(say.text("play-name"))
    table.add_column(say.text("play-score"), justify="right")
    scores, wins = match.scores, match.wins
    for seat in sorted(range(match.seats), key=lambda other: (match.ranking[other], other)):
        first = wins[seat] > 0  # alone one can lose as well, and some games cut off are nobody's
        row: list[Any] = [str(match.ranking[seat]), match.name(seat, lang) + (" ★" if first else ""), str(scores[seat])]
        table.add_row(*row, style="bold" if first else "")
    return table
