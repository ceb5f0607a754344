"""`Match`: one game at one table, the shell people program against: a position with its history and its names."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core import notation, record, registry, takeback
from jadetable.core.checked_input import birth_number, check_seed
from jadetable.core.dice import Dice
from jadetable.core.errors import BadBirthday, GameOver, IllegalAction, NotAsked
from jadetable.core.events import EVENT
from jadetable.core.game import Choice, Game
from jadetable.core.knowledge import TAKEN_BACK, Event, Happened, Knowledge, house_row
from jadetable.core.position import Position
from jadetable.core.record import Record, Records
from jadetable.core.teller import Teller, refused, why_not


def new(
    game: str | Game,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    birthdays: Sequence[Any] = (),
    components: str | Path | Mapping[str, Any] | None = None,
    dice: Dice | None = None,
    names: Sequence[str] = (),
) -> "Match":
    """Start a game. Without a seed, a random one is taken; without seats, as few as the game allows.

    With dice, chance comes from their secret instead: the deal and every action have a generator word of their own.
    """
    found = game if isinstance(game, Game) else registry.find(game)
    return Match(found, seats, seed, options, birthdays, components, dice, names)


def deal(
    game: Game,
    printed: Any,
    seats: int,
    options: Mapping[str, Any] | None,
    birthdays: Sequence[int],
    seed: int,
    dice: Dice | None = None,
) -> tuple[Position, bytes]:
    """A new game and the events of its deal. With dice, `seed` is their first word."""
    frozen = game.freeze(printed)
    prototype = game.prototype(frozen, seats, options, birthdays)
    game.prepare()
    states, buffers = record.new(game.state), game.buffers
    buffers.log["n"] = 0
    game.loops.deal(frozen, prototype, states, 0, np.uint64(seed), buffers.log)
    rows = buffers.rows[: int(buffers.log["n"][0]) * EVENT.itemsize].tobytes()
    position = Position(game, frozen, states)
    rekey(position, dice)
    return position, rows


def rekey(position: Position, dice: Dice | None) -> None:
    """With dice, the next action gets a generator word of its own: the state is a function of what was done."""
    if dice is not None:
        position.records["rng"][0] = np.uint64(dice.word(position.ply + 1))


class Match:
    """One game at one table."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        birthdays: Sequence[Any] = (),
        components: str | Path | Mapping[str, Any] | None = None,
        dice: Dice | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.dice = dice
        options, components = game.vary(options, components)
        self.printed = game.load_components(components)
        self.seats = game.check_seats(self.printed, game.seat_range(self.printed)[0] if seats is None else seats)
        if dice is not None:
            seed = dice.word(0)
        self.seed = check_seed(int.from_bytes(np.random.bytes(7), "big") if seed is None else seed)
        if len(birthdays) > self.seats:
            raise BadBirthday("error-birthdays-many", count=len(birthdays), seats=self.seats)
        self.birthdays = tuple(birth_number(day) for day in birthdays)
        self.names = [*map(str, names), *[""] * self.seats][: self.seats]
        self.position, dealt = deal(game, self.printed, self.seats, options, self.birthdays, self.seed, dice)
        self.options = game.options_of(self.position.records)
        self.actions: list[tuple[int, int]] = []
        self.history: list[bytes] = [dealt]
        self._told = len(dealt) // EVENT.itemsize
        self._entries = 0  # choices so far, those made in one piece counted once
        self._before: deque[tuple[bytes, int]] = deque(maxlen=takeback.REMEMBERED)  # the last choices: record and entry

    def clone(self) -> "Match":
        """An independent copy of this match."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.clone()
        twin.actions, twin.history, twin.names = list(self.actions), list(self.history), list(self.names)
        twin._before = self._before.copy()
        return twin

    def save(self, path: str | Path, names: Sequence[str] | None = None) -> None:
        """Write the match as a .jade file, under other names if some are given."""
        from jadetable.core import replay

        replay.save(self, path, names)

    # --- the table ----------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The state itself, writable: tests set up any position here."""
        return self.position.record

    @property
    def components(self) -> Record:
        """The components the rules read."""
        return record.element(self.position.components)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def truncated(self) -> bool:
        """Whether it ended by its length limit."""
        return self.position.truncated

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return self.position.asked

    @property
    def ranking(self) -> tuple[int, ...]:
        """The rank of each seat: 1 is first, equal seats share; all 0 while the game goes on."""
        return self.position.ranking

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat as it stands. For the table's owner: it counts hidden cards too."""
        return self.position.scores

    @property
    def payoffs(self) -> tuple[float, ...]:
        """What each seat got out of the finished game, for learning; nothing while it goes on."""
        return self.position.payoffs

    @property
    def wins(self) -> tuple[float, ...]:
        """Each seat's part of first place."""
        return self.position.wins

    @property
    def digest(self) -> str:
        """A fingerprint of the state."""
        return self.position.digest

    @property
    def faults(self) -> list[str]:
        """What is wrong with the state: nothing, unless somebody edited the record or a rule has a bug."""
        return self.position.faults

    @property
    def event_count(self) -> int:
        """How many events there were so far; the next one has this number."""
        return self._told

    # --- playing ------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The actions this seat may choose now, in rising order; empty when it is not asked."""
        return self.position.legal(seat)

    def act(self, seat: int, action: int) -> Happened:
        """This seat chooses; returns everything that happened. Refusals raise and change nothing."""
        before = self.position.records.tobytes()
        rows = self.position.take(seat, action) if seat.__class__ is int and action.__class__ is int else None
        if rows is None:
            seat, action, rows = self._act_slowly(seat, action)
        if self.dice is not None:
            rekey(self.position, self.dice)
        self.actions.append((seat, action))
        self.history.append(rows)
        self._entries += 1
        self._before.append((before, self._entries))
        first = self._told
        self._told += len(rows) // EVENT.itemsize
        return Happened(self.game.events, first, rows, everything=True)

    def _act_slowly(self, seat: int, action: int) -> tuple[int, int, bytes]:
        """The same for numbers of other kinds; raises what stands against it."""
        error = refused(self.position, seat, action, self.names)
        if error is not None:
            raise error
        rows = self.position.take(int(seat), int(action))
        assert rows is not None
        return int(seat), int(action), rows

    def act_all(self, seat: int, actions: Iterable[int]) -> list[Event]:
        """Several choices of one seat, all or nothing: the first bad one is named and nothing is changed.

        A mistake that the rules allow is a result too: it stands, and what was to follow it is dropped.
        """
        before = self.clone()
        result: list[Event] = []
        for place, action in enumerate(actions):
            try:
                happened = self.act(seat, action)
            except (IllegalAction, NotAsked, GameOver) as error:
                self._go_back(before)
                raise IllegalAction("error-step", step=place + 1, why=error.text) from error
            result += happened
            if self.position.is_mistake(happened.rows):
                break
        for place in range(1, len(self.actions) - len(before.actions) + 1):
            if place <= len(self._before):
                self._before[-place] = (self._before[-place][0], self._entries)  # in one piece
        return result

    def _go_back(self, before: "Match") -> None:
        """Be what the match was."""
        self.position.records[:] = before.position.records
        self.actions, self.history, self._told = before.actions, before.history, before._told
        self._entries, self._before = before._entries, before._before

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat may take its last choice back: see `takeback`."""
        return self._last_entry(self.position.check_seat(seat))[1] is not None

    def take_back(self, seat: int) -> Happened:
        """This seat takes back what it chose last, as if it had never been chosen; raises NotAsked.

        What was told stays told. That it counts no more is told as well, so that events are numbered on.
        """
        seat = self.position.check_seat(seat)
        trail, entry = self._last_entry(seat)
        if entry is None:
            raise NotAsked("error-nothing-to-take-back", name=lambda lang: self.name(seat, lang))
        position, kept = takeback.without(trail, entry)
        self.position.records[:] = position.records
        rekey(self.position, self.dice)
        start = len(self.actions) - len(trail) + entry.start
        happened = b"".join(self.history[start + 1 : start + 1 + len(entry)])
        del self.actions[start : start + len(entry)], self.history[start + 1 : start + 1 + len(entry)]
        fresh = house_row(TAKEN_BACK, seat) if happened else b""
        self.history[start] += happened
        self.history[-1] += fresh
        for _ in trail:
            self._before.pop()
        self._before.extend((step.before.to_bytes(), step.entry) for step in kept)
        first, self._told = self._told, self._told + len(fresh) // EVENT.itemsize
        return Happened(self.game.events, first, fresh, everything=True)

    def _last_entry(self, seat: int) -> tuple[takeback.Trail, range | None]:
        """The last choices, and which of them this seat may take back."""
        made = self.actions[len(self.actions) - len(self._before) :]
        trail = tuple(
            takeback.Step(Position.from_bytes(self.game, self.position.components, before), chooser, action, entry)
            for (chooser, action), (before, entry) in zip(made, self._before, strict=True)
        )
        if self.over or not takeback.leads_to(trail, self.position):
            return (), None
        return trail, takeback.last_entry(trail, seat)

    # --- knowing ------------------------------------------------------------------------------------------------------

    def know(self, seat: int) -> Knowledge:
        """What a seat (or SPECTATOR) may know: the gate that views, bots and environments all go through."""
        return self.position.know(seat)

    def imagine(self, seat: int, entropy: int) -> Records:
        """A full state this seat believes possible, for search."""
        return self.position.imagine(seat, entropy).records

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, as plain data; without a seat, what a spectator may know."""
        return self.position.view(seat)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know as a flat array, in the order of `game.pieces`."""
        return self.position.observe(seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """Everything that happened since event number `since`, as a seat (or a spectator) may know it."""
        found: list[Event] = []
        number = self._told
        for rows in reversed(self.history):  # the newest first: a client asks for the last few
            count = len(rows) // EVENT.itemsize
            number -= count
            if number + count <= since:
                break
            fresh = [event for event in Happened(self.game.events, number, rows, seat) if event.number >= since]
            found = fresh + found
        return found

    # --- in words -----------------------------------------------------------------------------------------------------

    def teller(self, lang: str = "en", reader: int | None = None) -> Teller:
        """Who says what happens here, in this language, to the person of a seat or to nobody in particular."""
        return Teller(self.game, self.names, lang, reader)

    def name(self, seat: int, lang: str = "en") -> str:
        """What a seat is called; nobody is a dash."""
        return self.teller(lang).name(seat)

    def choices(self, seat: int, lang: str = "en") -> list[Choice]:
        """The actions this seat may choose now, with names and sentences."""
        return self.teller(lang).choices(self.know(seat))

    def why_not(self, seat: int, action: int, lang: str = "en") -> str | None:
        """Why this seat may not choose an action now, in a sentence; None when it may."""
        return why_not(self.position, seat, action, self.names, lang)

    def describe(self, seat: int, action: int, lang: str = "en") -> str:
        """An action in words."""
        return self.teller(lang).action(self.know(seat).choice(action))

    def spell(self, action: int) -> str:
        """An action as text, alike in every language: `LAY.rat`."""
        return notation.spell(self.game, action)

    def parse(self, text: str) -> int:
        """The action that a text such as `LAY.rat` spells; raises BadAction."""
        return notation.parse(self.game, text)

    def tell(self, event: Event, lang: str = "en", reader: int | None = None) -> str:
        """An event in words; the person of the seat `reader` is spoken to."""
        return self.teller(lang, reader).event(event)
