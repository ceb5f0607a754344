"""The rules on paper: the same chapters as `jade rules`, in two columns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from jadetable.core.declare import message_name
from jadetable.core.game import Game
from jadetable.core.words import Words
from jadetable.printing.letters import BOLD, LEADING, PLAIN, lines
from jadetable.printing.paper import MARGIN, Page, Paper
from jadetable.printing.pen import BASE, HAIR, INK, RED, Line, Pen

SIZE, HEADING, TITLE = 3.25, 3.9, 6.0  # heights of letters in millimetres
BETWEEN = 8.0  # the columns
EDGE = MARGIN + 5.0
HEAD = 10.0  # what the title takes of the first page


@dataclass(frozen=True)
class Row:
    """One line of the leaflet."""

    text: str
    is_heading: bool = False

    @property
    def high(self) -> float:
        """How much of a column it takes."""
        return HEADING * LEADING + 1.6 if self.is_heading else SIZE * LEADING


def pages(game: Game, paper: Paper, say: Words) -> list[Page]:
    """The rules on as many pages as they need."""
    wide = (paper.width - 2 * EDGE - BETWEEN) / 2
    title = say.text("rules-heading", title=say.text(message_name(game.slug, "title")))
    rows = list(_rows(game, say, wide))
    found: list[Page] = []
    while rows:
        top = EDGE + (0 if found else HEAD)
        columns = []
        for _ in range(2):
            column, rows = _column(rows, paper.height - EDGE - 2 - top)
            columns.append(column)
        heading = "" if found else title
        found.append(Page(paper, title, partial(_draw, heading, columns, (top, wide), paper)))
    return found


def _rows(game: Game, say: Words, wide: float) -> Iterator[Row]:
    for chapter in game.chapters:
        message = message_name(game.slug, "rules", chapter)
        for line in lines(say.text(f"{message}.title"), BOLD, HEADING, wide):
            yield Row(line, True)
        for line in lines(say.text(message), PLAIN, SIZE, wide):
            yield Row(line)


def _column(rows: Sequence[Row], high: float) -> tuple[list[Row], list[Row]]:
    """As many lines as fit into a column, and the rest; no heading stands alone at its foot."""
    taken, used = 0, 0.0
    while taken < len(rows) and used + rows[taken].high <= high:
        used += rows[taken].high
        taken += 1
    while 0 < taken < len(rows) and rows[taken - 1].is_heading:
        taken -= 1
    return list(rows[:taken]), list(rows[taken:])


def _draw(title: str, columns: Sequence[Sequence[Row]], shape: tuple[float, float], paper: Paper, pen: Pen) -> None:
    top, wide = shape
    if title:
        pen.text((EDGE, EDGE + TITLE * BASE), title, TITLE, colour=RED, anchor="start", widest=paper.width - 2 * EDGE)
    pen.path(f"M{paper.width / 2} {top}V{paper.height - EDGE - 2}", line=Line(HAIR, 0.2))
    for number, column in enumerate(columns):
        x, y = EDGE + number * (wide + BETWEEN), top
        for row in column:
            size, font, colour = (HEADING, BOLD, RED) if row.is_heading else (SIZE, PLAIN, INK)
            pen.text(
                (x, y + row.high - size * (LEADING - BASE)), row.text, size, font=font, colour=colour, anchor="start"
            )
            y += row.high
