"""Tables stored in another layout than today's: the game is dealt again and its moves are made again.

What people saw must hold. So a table is taken over only where every stored move is still allowed, every stored event
happens again, and the game then stands where it stood: the same seats asked, the same answers pending, the same ranks.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from jadetable.core import match, record
from jadetable.core.errors import JadeError
from jadetable.core.game import Game
from jadetable.core.knowledge import HOUSE_KINDS, ROW
from jadetable.core.position import Position
from jadetable.server.tables.table import ACT, DEAL, WITHDRAW, Move, Table

HEADER = np.dtype(record.HEADER)  # every state of every version starts with it
STANDS = ("ply", "asked", "answer", "seats", "over", "truncated", "rank")


def rebuilt(game: Game, table: Table, moves: Sequence[Move]) -> Position | None:
    """The position of a table in today's layout; None where the present rules do not lead to it."""
    known = tuple(game.events)[: len(table.kinds)] == table.kinds  # old and new events are read by one list
    if table.unread is None or len(table.unread) < HEADER.itemsize or not known:
        return None
    header = _header(table.unread)
    if header["seats"] != len(table.seats):
        return None
    try:
        position = _played(game, table, header["birth"][: len(table.seats)].tolist(), moves)
    except JadeError:
        return None  # an option is gone, or a seat is not there any more
    if position is None:
        return None
    found = _header(position.to_bytes())
    return position if all(np.array_equal(found[name], header[name]) for name in STANDS) else None


def _header(snapshot: bytes) -> Any:
    return np.frombuffer(snapshot[: HEADER.itemsize], HEADER)[0]


def _played(game: Game, table: Table, birthdays: list[int], moves: Sequence[Move]) -> Position | None:
    """The game after these moves, or None where they cannot be made or tell something else now.

    Who sat down later may have another birth date: the one that counts is in the record.
    """
    dice = table.dice
    position, rows = match.deal(game, table.parts, len(table.seats), table.options, birthdays, dice.word(0), dice)
    past: list[tuple[Position, Move]] = []  # what was chosen, each with the position before
    for move in moves:
        again = [move] if move.kind == ACT else []
        if move.kind == WITHDRAW:
            place = max((place for place, (_, other) in enumerate(past) if other.seat == move.seat), default=-1)
            if place < 0:
                return None
            position, again = past[place][0], [other for _, other in past[place + 1 :]]
            del past[place:]
        for other in again:
            past.append((position.clone(), other))
            made = position.take(other.seat, other.action)
            if made is None or not _happens(other.events, made):
                return None
            match.rekey(position, dice)
        if move.kind == DEAL and not _happens(move.events, rows):
            return None
    return position


def _happens(stored: bytes, now: bytes) -> bool:
    """Whether all that happened then happens now, in this order; a later version may tell more."""
    rest = (_told(row) for row in ROW.iter_unpack(now))
    return all(_told(row) in rest for row in ROW.iter_unpack(stored) if row[0] not in HOUSE_KINDS)


def _told(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """What an event tells; who may see it can change."""
    kind, seat, _, *numbers = row
    return kind, seat, *numbers
