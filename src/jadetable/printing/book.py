"""A game as a PDF to print, cut out and play with: cover, rules, and all its parts drawn from its components."""

import functools
import importlib
import importlib.util
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from reportlab.pdfgen.canvas import Canvas

from jadetable.core.declare import message_name
from jadetable.core.errors import JadeError
from jadetable.core.game import Changes, Game
from jadetable.core.words import Words, words
from jadetable.printing import cover, leaflet, paper, pictures
from jadetable.printing.letters import PLAIN
from jadetable.printing.paper import Page, Paper
from jadetable.printing.parts import Kit, Part, Pieces
from jadetable.printing.pen import SOFT, Pen

MOST_PIECES = 2000  # more than any game needs; each is drawn
MOST_CHANGES = 12  # that the cover names
FOOT = 5.2  # millimetres from the lower edge

Sheets = Callable[[Any, Words], Kit]


class PrintError(JadeError):
    """A game cannot be printed as it was asked."""


def find_paper(name: str) -> Paper:
    """A paper by its name; raises PrintError."""
    found = paper.PAPERS.get(name.lower())
    if found is None:
        raise PrintError("error-print-paper", paper=name, known=", ".join(paper.PAPERS))
    return found


def sheets_of(game: Game) -> Sheets:
    """What draws a game's parts: the function `sheets` in the module `sheets` of its package; raises PrintError."""
    name = f"{game.package}.sheets"
    package = importlib.import_module(game.package)
    if not hasattr(package, "__path__") or importlib.util.find_spec(name) is None:
        raise PrintError("error-print-no-sheets", game=game.slug)
    found: Sheets = importlib.import_module(name).sheets
    return found


def make(game: Game, changes: Changes, lang: str, on: Paper, saving: bool = False, one_sided: bool = False) -> bytes:
    """The PDF of a game; raises PrintError, BadComponents or UnknownLanguage."""
    say = words(lang)
    found = pages(game, changes, on, say, one_sided)
    return _written(found, say.text(message_name(game.slug, "title")), say, saving)


def pages(game: Game, changes: Changes, on: Paper, say: Words, one_sided: bool = False) -> list[Page]:
    """All pages in their order: the cover, the rules, and each part."""
    draw = sheets_of(game)
    printed, asked = game.load_components(), game.load_components(changes)
    kit = draw(asked, say)
    parts = [part for part in kit.parts if part.count > 0]
    if sum(part.count for part in parts) > MOST_PIECES:
        raise PrintError("error-print-many", count=sum(part.count for part in parts), most=MOST_PIECES)
    title = say.text(message_name(game.slug, "title"))
    rules = leaflet.pages(game, on, say)
    drawn = [replace(page, part=number) for number, part in enumerate(parts) for page in paper.pages(part, on, say)]
    if one_sided:
        drawn = [replace(page, is_back=False) for page in drawn if not _is_mere_back(page, parts)]
    else:
        drawn = _on_sheets(drawn, 1 + len(rules), Page(on, say.text("print-empty"), _nothing))
    found = [*rules, *drawn]
    listed = []
    for number, part in enumerate(parts):
        places = [place for place, page in enumerate(found, 2) if page.part == number]
        listed.append(cover.Listed(part, places[0], places[-1]))
    front = cover.Cover(
        title,
        say.text(message_name(game.slug, "pitch")),
        pictures.SIGNS,
        listed,
        kit.beside,
        _changed(printed, asked, say),
        [say.text("print-rules-pages", count=len(rules), first=2, last=len(rules) + 1)] if rules else [],
        not one_sided,
    )
    return [Page(on, title, functools.partial(cover.draw, front, on, say)), *found]


def _on_sheets(drawn: list[Page], before: int, empty: Page) -> list[Page]:
    """The pages of parts so that each begins a sheet of paper: what is cut out has its own back or an empty one."""
    found: list[Page] = []
    for page in drawn:
        if not page.is_back and (before + len(found)) % 2:
            found.append(empty)
        found.append(page)
    return found


def _is_mere_back(page: Page, parts: Sequence[Part]) -> bool:
    """Whether a page only has the backs of pieces; the other side of a board is worth a page of its own."""
    return page.is_back and isinstance(parts[page.part], Pieces)


def _nothing(pen: Pen) -> None:
    """A page that is left empty."""


def _written(found: list[Page], title: str, say: Words, saving: bool) -> bytes:
    """All pages as one file, the same bytes whenever it is made."""
    file = io.BytesIO()
    canvas = Canvas(file, pageCompression=1, invariant=1, lang=say.lang)
    canvas.setTitle(title)
    canvas.setAuthor("Jade Table")
    pen = Pen(canvas, saving)
    known = {""}
    for number, page in enumerate(found, 1):
        with pen.page(page.paper.width, page.paper.height):
            if page.title not in known and page.paint is not _nothing:
                known.add(page.title)
                canvas.bookmarkPage(f"page{number}")
                canvas.addOutlineEntry(page.title, f"page{number}")
            page.paint(pen)
            message = "print-back" if page.is_back else "print-front"
            note = say.text(message, title=page.title, number=number, front=number - 1)
            place = page.paper.width / 2 - 29, page.paper.height - FOOT + 2
            pen.text(place, note, 2.3, font=PLAIN, colour=SOFT, anchor="start", widest=52)
    canvas.save()
    return file.getvalue()


# --- what was changed -------------------------------------------------------------------------------------------------


def _changed(printed: Any, asked: Any, say: Words) -> list[str]:
    """The numbers that are not as printed, one sentence each: the rules name the printed ones."""
    before, after = (dict(_numbers("", msgspec.to_builtins(one))) for one in (printed, asked))
    found = [
        say.text("print-change", name=name, before=before.get(name, "–"), after=after.get(name, "–"))
        for name in sorted(before.keys() | after.keys())
        if before.get(name) != after.get(name)
    ]
    if len(found) > MOST_CHANGES:
        found = [*found[: MOST_CHANGES - 1], say.text("print-changes-more", count=len(found) - MOST_CHANGES + 1)]
    return found


def _numbers(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """Every number by its place in the components file."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from _numbers(f"{name}.{key}" if name else str(key), inside)
    elif isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
        for place, inside in enumerate(value):
            yield from _numbers(f"{name}[{place}]", inside)
    else:
        yield name, str(value)


# --- files ------------------------------------------------------------------------------------------------------------


def write(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all; raises PrintError."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise PrintError("error-file-unwritable", file=str(path), why=error.strerror or str(error)) from error
