"""Views and events for one viewer. All that a client learns about a game is put together here, from the gate alone."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from jadetable.core.game import Choice
from jadetable.core.knowledge import Event, Happened, Knowledge
from jadetable.core.position import Position, seats_of
from jadetable.core.record import SPECTATOR
from jadetable.core.teller import Teller
from jadetable.server import protocol
from jadetable.server.tables.table import CLOSED, PLAYING, Move, Table
from jadetable.server.tables.timing import DECISION, is_away


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


def away(table: Table, seat: int) -> bool:
    """Whether a bot sits in for a person who let the time run out."""
    return table.seats[seat].resting and is_away(table.timing, seat)


def deadline_of(table: Table, seat: int) -> int | None:
    """When the time of a seat runs out; None where its clock stands."""
    return (table.timing.deadlines[seat] if table.timing.deadlines else 0) or None


def clocks(table: Table, known: Knowledge) -> list[protocol.SeatClock]:
    """Everybody's clock, for everybody. Where each decision is timed, it would tell how many there are."""
    timing = table.timing
    if not timing.seconds or timing.kind == DECISION or table.status != PLAYING:
        return []
    asked = seats_of(int(known.records["asked"][0]))
    return [
        protocol.SeatClock(timing.budget(seat), deadline_of(table, seat) if seat in asked else None)
        for seat in range(len(table.seats))
    ]


def ask(table: Table, known: Knowledge, teller: Teller) -> protocol.Ask | None:
    """What a seat is asked, with every choice named and in words; None when it is asked nothing."""
    kind = known.prompt
    if kind is None or table.status == CLOSED:
        return None
    choices = [choice(one, teller) for one in known.choices]
    seat = known.seat
    return protocol.Ask(table.prompts[seat], kind, teller.prompt(kind), deadline_of(table, seat), choices)


Gaze = tuple[int | None, int | None, str]
"""Whose eyes somebody looks through, which seat's person is reading, and in which language."""


def gazes(seats: Sequence[int], lang: str) -> list[Gaze]:
    """Everybody behind one connection: its seats, or a spectator.

    One person alone is spoken to. Of several at one device nobody knows who is reading.
    """
    reader = seats[0] if len(seats) == 1 else None
    eyes: Sequence[int | None] = seats or (None,)
    return [(seat, reader, lang) for seat in eyes]


def viewer_of(table: Table, moves: Iterable[Move], seat: int | None, since: int, lang: str) -> protocol.Viewer:
    """The game as one seat or a spectator may know it."""
    position, teller = table.position, table.teller(lang, None)
    happened = told(events_of(table, moves, seat, since), teller)
    if position is None or teller is None:
        return protocol.Viewer(seat, None, None, None, [], happened)
    known = position.know(SPECTATOR if seat is None else seat)
    withdrawable = table.prompts[seat] if seat is not None and table.takeable(seat) else None
    return protocol.Viewer(seat, known.view, ask(table, known, teller), withdrawable, clocks(table, known), happened)


def spoken(
    table: Table, moves: Iterable[Move], gaze: Gaze, since: int, following: int, said: Sentences | None = None
) -> list[bytes]:
    """The events from one number up to another, each as it is sent."""
    seat, reader, lang = gaze
    happened = [event for event in events_of(table, moves, seat, since) if event.number < following]
    return [protocol.encode(one) for one in told(happened, table.teller(lang, reader), said)]


@dataclass(frozen=True, slots=True)
class Sight:
    """How a game stands for one viewer, as it is sent: everything but the events."""

    data: bytes
    mark: bytes  # alike for those who know the same


Known = tuple[bytes, ...]  # the marks of what one connection was told last


class Sights:
    """How one state of a table looks: each view and each question is made once, whoever asks for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[int | None, tuple[Knowledge, bytes]] = {}
        self._sights: dict[Gaze, Sight] = {}

    def of(self, gaze: Gaze) -> Sight:
        """What is seen through these eyes."""
        found = self._sights.get(gaze)
        if found is None:
            found = self._sights[gaze] = self._look(gaze)
        return found

    def settle(self) -> None:
        """Keep what is sent, and not what it was made from, which takes ten times the room."""
        self._known.clear()

    def _look(self, gaze: Gaze) -> Sight:
        seat, reader, lang = gaze
        table, position, teller = self.table, self.table.position, self.table.teller(lang, reader)
        view, asked, times = b"null", b"null", b"[]"
        withdrawable = None
        if position is not None and teller is not None:
            known, view = self._know(position, seat)
            asked = protocol.encode(ask(table, known, teller))
            times = protocol.encode(clocks(table, known))
            withdrawable = table.prompts[seat] if seat is not None and table.takeable(seat) else None
        given = (protocol.encode(seat), view, asked, protocol.encode(withdrawable), times)
        data = b'{"seat":%b,"view":%b,"ask":%b,"withdrawable":%b,"clocks":%b,"events":[' % given
        return Sight(data, hashlib.blake2b(data, digest_size=16).digest())

    def _know(self, position: Position, seat: int | None) -> tuple[Knowledge, bytes]:
        """One look through the gate for all languages."""
        if seat not in self._known:
            known = position.know(SPECTATOR if seat is None else seat)
            self._known[seat] = known, protocol.encode(known.view)
        return self._known[seat]


def viewer_bytes(sight: Sight, events: Sequence[bytes]) -> bytes:
    """A viewer with its events."""
    return b"%b%b]}" % (sight.data, b",".join(events))


def mark(info: bytes, following: int, sights: Sequence[Sight]) -> str:
    """A word for all that a client may know now. Unlike a count of changes it tells nothing about the others."""
    told = b"%b %d %b" % (info, following, b"".join(sight.mark for sight in sights))
    return hashlib.blake2b(told, digest_size=12).hexdigest()


def facts(table: Table) -> bytes:
    """What never changes in a game that was dealt."""
    return b"null" if table.position is None else protocol.encode(table.position.know(SPECTATOR).facts)


def _origin(table: Table) -> protocol.OriginInfo | None:
    found = table.origin
    return protocol.OriginInfo(found.kind, found.day, found.table, found.ply) if found else None


@dataclass(frozen=True, slots=True)
class Company:
    """What is not stored: seats with somebody in them, how many watch, and whether bots are in a hurry."""

    present: frozenset[int]
    onlookers: int
    hurried: bool


def info(
    table: Table, fixed: bytes, company: Company, you: Sequence[int] = (), host: bool = False
) -> protocol.TableInfo:
    """What everybody with the link knows about a table; what is `fixed` are its facts, ready to be sent."""
    here = company.present
    seats = [
        protocol.SeatInfo(
            number, seat.kind, seat.name, seat.level, seat.resting, away(table, number), number in here, seat.muted
        )
        for number, seat in enumerate(table.seats)
    ]
    return protocol.TableInfo(
        id=table.id,
        link=f"/t/{table.id}",
        game=table.game,
        status=table.shown_status,
        lang=table.lang,
        clock=table.timing.seconds,
        clock_kind=table.timing.kind,
        increment=table.timing.increment,
        spectators=table.spectators,
        listed=table.listed,
        chat=table.chat,
        options=table.options,
        facts=msgspec.Raw(fixed),  # type: ignore[arg-type]  # they are plain data, written down already
        seats=seats,
        commitment=table.dice.commitment,
        outdated=table.outdated,
        standing=list(table.standing) if table.shown_status == CLOSED and table.standing is not None else None,
        rematch=table.rematch,
        origin=_origin(table),
        onlookers=company.onlookers,
        hurried=company.hurried,
        you=list(you),
        host=host,
    )
