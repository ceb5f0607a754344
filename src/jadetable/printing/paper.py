"""Pages: pieces in rows with their backs in register, and boards that are larger than the paper."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from jadetable.core.words import Words
from jadetable.printing.letters import PLAIN
from jadetable.printing.parts import Board, Face, Part, Pieces
from jadetable.printing.pen import HAIR, INK, SOFT, Line, Paint, Pen

MARGIN = 7.5  # millimetres that stay free at each edge
GLUE = 10.0  # of each page of a large board
MARK = 4.0  # length of a cut mark
AWAY = 1.0  # how far it keeps from the piece
NOTE = 2.4  # height of the letters at the foot


@dataclass(frozen=True)
class Paper:
    """A size of paper, upright, in millimetres."""

    name: str
    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        """What can be used of it."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN

    @property
    def across(self) -> "Paper":
        """The same paper lying on its side."""
        return Paper(self.name, self.height, self.width)


PAPERS = {paper.name: paper for paper in (Paper("a4", 210.0, 297.0), Paper("letter", 215.9, 279.4))}


@dataclass(frozen=True)
class Page:
    """One page: the paper as it lies, what it is called, what is on it; a back belongs to the page before it.

    `part` is the number of the part of the game that it belongs to.
    """

    paper: Paper
    title: str
    paint: Paint
    is_back: bool = False
    part: int = -1


def pages(part: Part, paper: Paper, say: Words) -> list[Page]:
    """The pages of a part."""
    return list(_pieces(part, paper) if isinstance(part, Pieces) else _board(part, paper, say))


# --- pieces -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Grid:
    """Where pieces lie on a page: in the middle of it, so that both sides meet when it is turned over."""

    paper: Paper
    size: tuple[float, float]
    gap: float
    columns: int
    rows: int

    @classmethod
    def of(cls, pieces: Pieces, paper: Paper) -> "Grid":
        """As many as fit."""
        columns, rows = (
            int((room + pieces.gap + 1e-6) // (side + pieces.gap))
            for room, side in zip(paper.room, pieces.size, strict=True)
        )
        return cls(paper, pieces.size, pieces.gap, columns, rows)

    @property
    def places(self) -> int:
        """How many pieces a page holds."""
        return self.columns * self.rows

    @property
    def corner(self) -> tuple[float, float]:
        """The top left corner of the first piece."""
        wide = self.columns * (self.size[0] + self.gap) - self.gap
        high = self.rows * (self.size[1] + self.gap) - self.gap
        return (self.paper.width - wide) / 2, (self.paper.height - high) / 2

    def place(self, number: int, is_back: bool) -> tuple[float, float]:
        """The top left corner of a piece; on the other side its row runs the other way."""
        row, column = divmod(number, self.columns)
        column = self.columns - 1 - column if is_back else column
        x, y = self.corner
        return x + column * (self.size[0] + self.gap), y + row * (self.size[1] + self.gap)


def _pieces(pieces: Pieces, paper: Paper) -> Iterator[Page]:
    grid = Grid.of(pieces, paper)  # never on its side: turned over along its long edge, it would stand on its head
    faces = [(number, face) for number, face in enumerate(pieces.faces) for _ in range(face.copies)]
    for first in range(0, len(faces), grid.places):
        here = faces[first : first + grid.places]
        yield Page(grid.paper, pieces.title, partial(_side, pieces, grid, here, False))
        if pieces.has_backs:
            yield Page(grid.paper, pieces.title, partial(_side, pieces, grid, here, True), is_back=True)


def _side(pieces: Pieces, grid: Grid, here: Sequence[tuple[int, Face]], is_back: bool, pen: Pen) -> None:
    """One side of a page of pieces."""
    for place, (number, face) in enumerate(here):
        paint, key = (face.paint, f"{pieces.title} {number}") if not is_back else _back(pieces, number)
        with pen.at(*grid.place(place, is_back)):
            pen.stamp(key, (0, 0, *pieces.size), paint)
    if not pieces.gap:
        rows = -(-len(here) // grid.columns)
        _cut_marks(grid, rows, pen)


def _back(pieces: Pieces, number: int) -> tuple[Paint, str]:
    """What is behind a face, and what it is kept as."""
    own = pieces.faces[number].back
    return (own, f"{pieces.title} back {number}") if own else (pieces.back or _blank, f"{pieces.title} back")


def _blank(pen: Pen) -> None:
    """A back without anything on it."""


def _cut_marks(grid: Grid, rows: int, pen: Pen) -> None:
    """Short lines beside the cards, where a knife goes along."""
    (left, top), (wide, high) = grid.corner, grid.size
    right, bottom = left + grid.columns * wide, top + rows * high
    line = Line(INK, 0.15)
    for column in range(grid.columns + 1):
        x = left + column * wide
        for start, way in ((top - AWAY, -1), (bottom + AWAY, 1)):
            pen.path(f"M{x} {start}V{start + way * MARK}", line=line)
    for row in range(rows + 1):
        y = top + row * high
        for start, way in ((left - AWAY, -1), (right + AWAY, 1)):
            pen.path(f"M{start} {y}H{start + way * MARK}", line=line)


# --- boards -----------------------------------------------------------------------------------------------------------


def _board(board: Board, paper: Paper, say: Words) -> Iterator[Page]:
    way, columns, rows = _split(board.size, paper)
    for _ in range(board.copies):
        if columns * rows == 1:
            yield Page(way, board.title, partial(_whole, board.size, way, board.paint))
            if board.back is not None:
                yield Page(way, board.title, partial(_whole, board.size, way, board.back), is_back=True)
            continue
        for number in range(columns * rows):
            cut = Cut(board, way, (columns, rows), divmod(number, columns)[::-1], say)
            yield Page(way, f"{board.title} {cut.name}", cut.paint)


def _whole(size: tuple[float, float], paper: Paper, paint: Paint, pen: Pen) -> None:
    """A drawing in the middle of the page."""
    with pen.at((paper.width - size[0]) / 2, (paper.height - size[1]) / 2):
        paint(pen)


def _split(size: tuple[float, float], paper: Paper) -> tuple[Paper, int, int]:
    """How the paper lies, and into how many columns and rows of pages a drawing is cut: as few as will do."""

    def count(side: float, room: float) -> int:
        return 1 if side <= room + 1e-6 else math.ceil(side / (room - GLUE))

    ways = [(way, count(size[0], way.room[0]), count(size[1], way.room[1])) for way in (paper, paper.across)]
    return min(ways, key=lambda way: way[1] * way[2])


@dataclass(frozen=True)
class Cut:
    """One page of a large board: its part of the drawing, and strips on which its neighbours are glued."""

    board: Board
    paper: Paper
    split: tuple[int, int]
    place: tuple[int, int]
    say: Words

    @property
    def name(self) -> str:
        """A1 at the top left, B1 to the right of it."""
        return self._name(*self.place)

    @staticmethod
    def _name(column: int, row: int) -> str:
        return f"{chr(ord('A') + column % 26)}{row + 1}"

    def paint(self, pen: Pen) -> None:
        """The page."""
        wide, high = (side / parts for side, parts in zip(self.board.size, self.split, strict=True))
        column, row = self.place
        x = (self.paper.width - wide - GLUE) / 2
        y = (self.paper.height - high - GLUE) / 2
        with pen.at(x, y):
            with pen.inside(0, 0, wide, high), pen.at(-column * wide, -row * high):
                self.board.paint(pen)
            if column + 1 < self.split[0]:
                self._strip(pen, (wide, 0, GLUE, high), self._name(column + 1, row))
            if row + 1 < self.split[1]:
                self._strip(pen, (0, high, wide, GLUE), self._name(column, row + 1))
            _corners(pen, wide, high)

    def _strip(self, pen: Pen, box: tuple[float, float, float, float], neighbour: str) -> None:
        """Where the edge of the next page is glued on."""
        x, y, wide, high = box
        pen.rect(x, y, wide, high, line=Line(HAIR, 0.2, (1.5, 1.0)))
        upright = high > wide
        step = 6.0
        with pen.inside(*box):
            for number in range(int((wide + high) / step) + 1):
                start = number * step
                pen.path(
                    f"M{x + start} {y}l{-GLUE * 2} {GLUE * 2}M{x + wide} {y + start}l{-GLUE * 2} {GLUE * 2}",
                    line=Line(HAIR, 0.12),
                )
        text = self.say.text("print-glue", page=neighbour)
        with pen.at(x + wide / 2, y + high / 2, turn=90 if upright else 0):
            pen.rect(-32, -2.6, 64, 5.2, "#ffffff")
            pen.text((0, 1.1), text, 3.2, font=PLAIN, colour=SOFT, widest=62)


def _corners(pen: Pen, wide: float, high: float) -> None:
    """Marks at the four corners of a page's part of the drawing."""
    line = Line(INK, 0.15)
    for x, across in ((0.0, -1), (wide, 1)):
        for y, down in ((0.0, -1), (high, 1)):
            pen.path(f"M{x} {y + down * AWAY}v{down * MARK}M{x + across * AWAY} {y}h{across * MARK}", line=line)
