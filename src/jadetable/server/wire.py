"""Views and events for one viewer. All that a client learns about a game is put together here, from the gate alone."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from jadetable.core import events
from jadetable.core.knowledge import Event, seen_event
from jadetable.core.match import Match
from jadetable.core.tables import message_name
from jadetable.core.words import words
from jadetable.server import protocol
from jadetable.server.table import Move, Table


def events_of(table: Table, moves: Iterable[Move], seat: int | None, since: int) -> list[Event]:
    """The events of these moves from number `since` on, as a seat may know them."""
    found = []
    for move in moves:
        for place, row in enumerate(np.frombuffer(move.events, events.EVENT)):
            if move.first_event + place >= since:
                found.append(seen_event(table.kinds, move.first_event + place, row, seat))
    return found


Sentences = dict[tuple[int, bool, str], str]  # by event number, whether its numbers are hidden, and language


def told(table: Table, happened: Sequence[Event], lang: str, said: Sentences | None = None) -> list[protocol.EventInfo]:
    """Events with their sentences. What was `said` to one viewer is not put together again for the next."""
    found = []
    for event in happened:
        key = (event.number, event.hidden, lang)
        text = said.get(key) if said is not None else None
        if text is None:
            text = _tell(table, event, lang)
            if said is not None:
                said[key] = text
        found.append(protocol.EventInfo(event.number, event.kind, event.seat, event.details, event.hidden, text))
    return found


def _tell(table: Table, event: Event, lang: str) -> str:
    """A sentence; of a game whose present rules know no such event any more, its name."""
    if table.match is None:
        return event.kind
    return table.match.tell(event, lang)


def ask(table: Table, match: Match, seat: int, lang: str) -> protocol.Ask:
    """What a seat is asked, with every choice named and in words."""
    kind = match.game.prompt(match.know(seat).record, seat)
    text = words(lang).text(message_name(match.game.slug, "prompt", kind))
    choices = [
        protocol.ChoiceInfo(choice.action, choice.kind, choice.details, choice.text)
        for choice in match.choices(seat, lang)
    ]
    return protocol.Ask(table.prompts[seat], kind, text, table.deadlines[seat] or None, choices)


def viewer(
    table: Table, moves: Iterable[Move], seat: int | None, since: int, lang: str, said: Sentences | None = None
) -> protocol.Viewer:
    """The game as one seat or a spectator may know it."""
    match = table.match
    happened = told(table, events_of(table, moves, seat, since), lang, said)
    if match is None:
        return protocol.Viewer(seat, None, None, None, happened)
    asked = None
    withdrawable = None
    if seat is not None:
        asked = ask(table, match, seat, lang) if seat in match.asked else None
        withdrawable = table.prompts[seat] if match.may_withdraw(seat) else None
    return protocol.Viewer(seat, match.view(seat), asked, withdrawable, happened)


def viewers(
    table: Table,
    moves: Sequence[Move],
    seats: Sequence[int],
    since: int,
    lang: str,
    said: Sentences | None = None,
) -> list[protocol.Viewer]:
    """The game for everybody behind one connection: its seats, or a spectator."""
    eyes: Sequence[int | None] = seats or (None,)
    return [viewer(table, moves, seat, since, lang, said) for seat in eyes]


Known = tuple[int | None, dict[str, Any] | None, protocol.Ask | None, int | None]


def known(shown: Sequence[protocol.Viewer]) -> list[Known]:
    """What viewers know now, without how it came about."""
    return [(viewer.seat, viewer.view, viewer.ask, viewer.withdrawable) for viewer in shown]


def mark(info: protocol.TableInfo, following: int, shown: Sequence[protocol.Viewer]) -> str:
    """A word for all that a client may know now. Unlike a count of changes it tells nothing about the others."""
    return hashlib.blake2b(protocol.encode([info, following, known(shown)]), digest_size=12).hexdigest()


def info(table: Table, present: Iterable[int], you: Sequence[int] = (), host: bool = False) -> protocol.TableInfo:
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
        seats=seats,
        commitment=table.dice.commitment,
        outdated=table.outdated,
        rematch=table.rematch,
        you=list(you),
        host=host,
    )
