"""What is kept of a person at a table, to be handed out and to be forgotten."""

from dataclasses import replace

import numpy as np

from jadetable.server import protocol
from jadetable.server.store.former import HEADER
from jadetable.server.store.storage import Storage
from jadetable.server.store.subscriptions import Subscriptions
from jadetable.server.tables import seating
from jadetable.server.tables.table import BY_PERSON, OVER, PERSON, PLAYING, Change, Table


async def kept_of(storage: Storage, table: Table, number: int) -> protocol.Personal:
    """Everything that is stored of the person in a seat: who, what was said, and which moves when."""
    seat = table.seat(number)
    moves = [move for move in await storage.moves(table.id) if move.seat == number and move.by == BY_PERSON]
    lines = [line for line in await storage.chat(table.id) if line["seat"] == number]
    return protocol.Personal(
        table.id,
        table.game,
        table.status,
        number,
        seat.name,
        seat.birth,
        seat.seen,
        [protocol.ChatInfo(line["number"], line["seat"], line["kind"], line["text"], line["at"]) for line in lines],
        [protocol.PersonalMove(move.number, move.kind, move.action, move.at) for move in moves],
        [one.endpoint for one in await Subscriptions(storage).of(table.id, number)],
    )


def forgotten(table: Table, number: int) -> Change:
    """The seat without its person: no name, birth date or token. What was played stays; a bot goes on where it must.

    The birth date leaves the game's record, too. If the rules read it, the game can no longer be computed again.
    """
    seat = table.seat(number)
    name = seating.bot_name(table.lang, number) if table.status in (PLAYING, OVER) else ""
    if seat.kind == PERSON and table.status != OVER:
        seat = seating.vacated(table, number)
    position, unread = table.position, table.unread
    if position is not None:
        position = position.clone()
        position.record.birth[number] = 0
    elif unread is not None and len(unread) >= HEADER.itemsize:
        header = np.frombuffer(unread[: HEADER.itemsize], HEADER).copy()
        header["birth"][0, number] = 0
        unread = header.tobytes() + unread[HEADER.itemsize :]
    seats = list(table.seats)
    seats[number] = replace(seat, name=name, birth=0, token=b"", seen=0)
    # The trail goes: the positions in it know the birth date, too.
    return Change(replace(table, seats=tuple(seats), position=position, trail=(), unread=unread), seats=(number,))
