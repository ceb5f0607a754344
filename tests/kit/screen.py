"""What a terminal shows."""

import io
from collections.abc import Callable, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console

from jadetable.core.match import Match
from jadetable.core.record import SPECTATOR
from jadetable.core.words import Words, words

COLUMNS = 80


def drawn(
    draw: Callable[[dict[str, Any], dict[str, Any], Words, Sequence[str]], Any],
    match: Match,
    seat: int | None = 0,
    lang: str = "en",
    names: Sequence[str] = (),
) -> str:
    """The table as plain text, 80 columns wide; nothing may stick out."""
    page = io.StringIO()
    called = names[: match.seats] or [match.name(other, lang) for other in range(match.seats)]
    known = match.know(SPECTATOR if seat is None else seat)
    drawing = draw(known.view, known.facts, words(lang), called)
    Console(file=page, width=COLUMNS, color_system=None).print(drawing)
    text = page.getvalue()
    assert all(cell_len(line) <= COLUMNS for line in text.splitlines()), text
    return text
