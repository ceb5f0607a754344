"""Views and events for one viewer. All that a client learns about a game is put together here, from the gate alone."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

from jadetable.core.game import Choice
from jadetable.core.knowledge import Event, Happened, Knowledge
from jadetable.core.position import Position
from jadetable.core.record import SPECTATOR
from jadetable.core.teller import Teller
from jadetable.server import protocol
from jadetable.server.tables.table import CLOSED, Move, Table


def events_of(table: Table, moves: Iterable[Move], seat: int | None, since: int) -> list[Event]:
    """The events of these moves from number `since` on, as a seat may know them."""
    return [
        event
        for move in moves
        for event in Happened(table.kinds, move.first_event, move.events, seat)
        if event.number >= since
    ]


Sentences = dict[tuple[int, bool, str, int | None], str]
"""By event number, whether its numbers are hidden, language, and the seat that the sentence speaks to."""


def told(happened: Iterable[Event], teller: Teller | None, said: Sentences | None = None) -> list[protocol.EventInfo]:
    """Events with their sentences. What was `said` to one viewer is not put together again for the next.

    Of a game whose present rules know no such event any more, there is no teller, and an event's name is all.
    """
    found = []
    for event in happened:
        lang, to = (teller.lang, teller.speaks_to(event)) if teller else ("", None)
        key = (event.number, event.hidden, lang, to)
        text = said.get(key) if said is not None else None
        if text is None:
            text = teller.event(event) if teller else event.kind
            if said is not None:
                said[key] = text
        found.append(protocol.EventInfo(event.number, event.kind, event.seat, event.details, event.hidden, text))
    return found


def choice(found: Choice, teller: Teller) -> protocol.ChoiceInfo:
    """An action with its words."""
    return protocol.ChoiceInfo(found.action, found.kind, found.details, teller.action(found))


def ask(table: Table, known: Knowledge, teller: Teller) -> protocol.Ask | None:
    """What a seat is asked, with every choice named and in words; None when it is asked nothing."""
    kind = known.prompt
    if kind is None or table.status == CLOSED:
        return None
    choices = [choice(one, teller) for one in known.choices]
    seat = known.seat
    return protocol.Ask(table.prompts[seat], kind, teller.prompt(kind), table.deadlines[seat] or None, choices)


def viewer_of(
    table: Table,
    moves: Iterable[Move],
    seat: int | None,
    since: int,
    lang: str,
    said: Sentences | None = None,
    reader: int | None = None,
) -> protocol.Viewer:
    """The game as one seat or a spectator may know it, told to the person of the seat `reader`."""
    position, teller = table.position, table.teller(lang, reader)
    happened = told(events_of(table, moves, seat, since), teller, said)
    if position is None or teller is None:
        return protocol.Viewer(seat, None, None, None, happened)
    known = position.know(SPECTATOR if seat is None else seat)
    withdrawable = table.prompts[seat] if seat is not None and _may_withdraw(table, position, seat) else None
    return protocol.Viewer(seat, known.view, ask(table, known, teller), withdrawable, happened)


def _may_withdraw(table: Table, position: Position, seat: int) -> bool:
    return table.status != CLOSED and position.may_withdraw(seat)


def viewers_of(
    table: Table,
    moves: Sequence[Move],
    seats: Sequence[int],
    since: int,
    lang: str,
    said: Sentences | None = None,
) -> list[protocol.Viewer]:
    """The game for everybody behind one connection: its seats, or a spectator.

    One person alone is spoken to. Of several at one device nobody knows who is reading.
    """
    eyes: Sequence[int | None] = seats or (None,)
    reader = seats[0] if len(seats) == 1 else None
    return [viewer_of(table, moves, seat, since, lang, said, reader) for seat in eyes]


Known = tuple[int | None, dict[str, Any] | None, protocol.Ask | None, int | None]


def known(shown: Sequence[protocol.Viewer]) -> list[Known]:
    """What viewers know now, without how it came about."""
    return [(viewer.seat, viewer.view, viewer.ask, viewer.withdrawable) for viewer in shown]


def mark(info: protocol.TableInfo, following: int, shown: Sequence[protocol.Viewer]) -> str:
    """A word for all that a client may know now. Unlike a count of changes it tells nothing about the others."""
    return hashlib.blake2b(protocol.encode([info, following, known(shown)]), digest_size=12).hexdigest()


def info(
    table: Table, present: Iterable[int], you: Sequence[int] = (), host: bool = False, hurried: bool = False
) -> protocol.TableInfo:
    """What everybody with the link knows about a table."""
    here = set(present)
    seats = [
        protocol.SeatInfo(number, seat.kind, seat.name, seat.level, seat.resting, number in here)
        for number, seat in enumerate(table.seats)
    ]
    return protocol.TableInfo(
        id=table.id,
        link=f"/t/{table.id}",
        game=table.game,
        status=table.status,
        lang=table.lang,
        clock=table.clock,
        spectators=table.spectators,
        listed=table.listed,
        chat=table.chat,
        options=table.options,
        facts=table.position.know(SPECTATOR).facts if table.position is not None else None,
        seats=seats,
        commitment=table.dice.commitment,
        outdated=table.outdated,
        rematch=table.rematch,
        hurried=hurried,
        you=list(you),
        host=host,
    )
