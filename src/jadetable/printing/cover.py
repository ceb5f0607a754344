"""The first page: what the game is, how to print it, what is on which page, what else is needed."""

from collections.abc import Sequence
from dataclasses import dataclass

from jadetable.core.words import Words
from jadetable.printing.letters import BOLD, PLAIN
from jadetable.printing.paper import MARGIN, Paper
from jadetable.printing.parts import Part
from jadetable.printing.pen import HAIR, INK, RED, SOFT, Box, Line, Pen, tint
from jadetable.printing.pictures import animal

RULER = 100  # millimetres of the line that tells whether the size is right
EDGE = MARGIN + 8.0
HEADING, SIZE = 5.0, 3.8  # heights of letters
ROW = 6.6  # of the list
FOOT = 22.0  # what the ruler and the credits take


@dataclass(frozen=True)
class Listed:
    """A line of the list: a part and its pages, the first being 1."""

    part: Part
    first: int
    last: int


@dataclass(frozen=True)
class Cover:
    """What stands on the first page."""

    title: str
    pitch: str
    animals: Sequence[str]
    parts: Sequence[Listed]
    beside: Sequence[str]
    changed: Sequence[str]
    notes: Sequence[str]  # on which pages of rules follow, and so on
    duplex: bool


def draw(cover: Cover, paper: Paper, say: Words, pen: Pen) -> None:
    """The page."""
    wide = paper.width - 2 * EDGE
    pen.rect(MARGIN, MARGIN, *paper.room, tint(RED, 0.04), line=Line(RED, 0.5), bent=4)
    y = pen.words((EDGE, EDGE + 2, wide, 13), cover.title, 9.5, font=BOLD, colour=RED)
    y = pen.words((EDGE, y + 1, wide, 12), cover.pitch, 4.2, colour=SOFT)
    step = wide / len(cover.animals)
    for place, name in enumerate(cover.animals):
        animal(pen, name, EDGE + step * (place + 0.5), y + 11, min(15.0, step * 0.9))
    y = _list(cover, (EDGE, y + 24, wide), say, pen)
    end = paper.height - EDGE - FOOT
    sections = [("print-how", _how(cover, say)), ("print-beside", cover.beside)]
    sections.append(("print-changed", [" · ".join(cover.changed)] if cover.changed else []))
    for heading, sentences in sections:
        if sentences:
            y = _section(say.text(heading), sentences, (EDGE, y + 4, wide, end), pen)
    _ruler(paper, say, pen)
    pen.words((EDGE, paper.height - EDGE - 10, wide, 10), say.text("print-credits"), 2.7, colour=SOFT)


def _how(cover: Cover, say: Words) -> list[str]:
    sentences = [say.text("print-how-size", length=RULER)]
    if cover.duplex:
        sentences.append(say.text("print-how-backs"))
    return [*sentences, say.text("print-how-cut"), *cover.notes]


def _list(cover: Cover, place: tuple[float, float, float], say: Words, pen: Pen) -> float:
    """What there is, how often, and where."""
    x, y, wide = place
    pen.text((x, y + 5), say.text("print-contents"), HEADING, colour=RED, anchor="start")
    y += 8
    for line in cover.parts:
        pages = say.text("print-pages", count=line.last - line.first + 1, first=line.first, last=line.last)
        pen.text((x, y + 4.4), f"{line.part.count} ×", SIZE, font=PLAIN, anchor="start")
        pen.text((x + 16, y + 4.4), line.part.title, SIZE, font=PLAIN, anchor="start", widest=wide - 60)
        pen.text((x + wide, y + 4.4), pages, SIZE, font=PLAIN, colour=SOFT, anchor="end")
        pen.path(f"M{x} {y + 6}h{wide}", line=HAIR)
        y += ROW
    return y


def _section(heading: str, sentences: Sequence[str], place: Box, pen: Pen) -> float:
    """A heading and sentences below it, none of them lower than `end`. Returns where they end."""
    x, y, wide, end = place
    pen.text((x, y + 5), heading, HEADING, colour=RED, anchor="start")
    y += 7.6
    for sentence in sentences:
        pen.circle(x + 1.4, y + 2.6, 0.7, RED, solid=True)
        y = pen.words((x + 5, y, wide - 5, end - y), sentence, SIZE, anchor="start", top=True) + 0.6
    return y


def _ruler(paper: Paper, say: Words, pen: Pen) -> None:
    """A line of a known length."""
    x, y = (paper.width - RULER) / 2, paper.height - EDGE - 16
    pen.path(f"M{x} {y}h{RULER}", line=Line(INK, 0.3))
    for at in range(0, RULER + 1, 10):
        high = 3.0 if at in (0, RULER) else 1.6
        pen.path(f"M{x + at} {y}v{-high}", line=Line(INK, 0.3))
    pen.text((paper.width / 2, y + 4), say.text("print-ruler", length=RULER), 3, font=PLAIN, colour=SOFT)
