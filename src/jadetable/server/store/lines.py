"""A change as the rows that are written for it, in the order of their columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from jadetable.server.store import rows, schema
from jadetable.server.tables.table import Change

UPDATED = (
    "version", "status", "snapshot", "event_count", "move_count", "prompts", "deadlines", "timing", "due", "changed",
    "rules", "layout", "kinds", "rematch", "spectators", "standing", "trail",
)  # fmt: skip
SEAT = tuple(schema.seats.c.keys())
MOVE = tuple(schema.moves.c.keys())

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """What is written for one change, if the table still has the version before `version`."""

    table_id: str
    version: int
    table: Row
    moves: Sequence[Row]
    seats: Sequence[Row]


def lines_of(change: Change) -> Lines:
    """The rows of a change."""
    table = change.table
    values = {"version": table.version} | rows.changing(table) | rows.dealt(table)
    moves = [rows.move_row(table.id, move) for move in change.moves]
    seats = [rows.seat_row(table, number) for number in sorted(change.seats)]
    return Lines(
        table.id,
        table.version,
        tuple(values[name] for name in UPDATED),
        [tuple(row[name] for name in MOVE) for row in moves],
        [tuple(row[name] for name in SEAT) for row in seats],
    )
