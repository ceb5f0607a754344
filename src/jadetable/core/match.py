"""`Match`: one game at one table, the shell people program against. It checks; the rules trust."""

import importlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core import events, prompts, record, registry
from jadetable.core.dice import Dice
from jadetable.core.errors import (
    BadBirthday,
    BadReplay,
    BadSeats,
    GameOver,
    IllegalAction,
    NotAsked,
    RuleFault,
)
from jadetable.core.game import Game
from jadetable.core.given import birth_number, check_seed
from jadetable.core.knowledge import Choice, Event, Knowledge, seen_event
from jadetable.core.record import MAX_SEATS, NO_ANSWER, SPECTATOR, Record, Records
from jadetable.core.tables import message_name
from jadetable.core.words import words

NOBODY = "-"
SEAT_ARGUMENTS = ("seat", "victim", "offender", "owner", "payer", "payee", "other", "attacker", "chooser")


def new(
    game: str | Game,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    birthdays: Sequence[Any] = (),
    components: str | Path | Mapping[str, Any] | None = None,
    dice: Dice | None = None,
) -> "Match":
    """Start a game. Without a seed, a random one is taken; without seats, as few as the game allows.

    With dice, chance comes from their secret instead: the deal and every action have a generator word of their own.
    """
    found = game if isinstance(game, Game) else registry.find(game)
    return Match(found, seats, seed, options, birthdays, components, dice)


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
    ) -> None:
        if dice is not None:
            seed = dice.word(0)
        self.game = game
        self.dice = dice
        self.parts = game.load_components(components)
        self.seats = game.check_seats(self.parts, game.seat_range(self.parts)[0] if seats is None else seats)
        self.seed = check_seed(int.from_bytes(np.random.bytes(7), "big") if seed is None else seed)
        if len(birthdays) > self.seats:
            raise BadBirthday("error-birthdays-many", count=len(birthdays), seats=self.seats)
        self.birthdays = tuple(birth_number(day) for day in birthdays)
        self.names = [""] * self.seats
        self._components = game.freeze(self.parts)
        prototype = game.prototype(self.parts, self.seats, options, self.birthdays)
        self.options = game.options_of(prototype)
        game.prepare()
        self._states = record.new(game.state)
        self._lay_out()
        game.loops.deal(self._components, prototype, self._states, 0, np.uint64(self.seed), self._log)
        self._rekey()
        self._collect()

    def _lay_out(self) -> None:
        """Blank buffers and an empty history."""
        self._known = record.new(self.game.state)
        self._log = record.new(events.LOG)
        self._mask = np.zeros(self.game.mask_words, np.uint64)
        self.actions: list[tuple[int, int]] = []
        self.history: list[NDArray[Any]] = []
        self._told = 0

    @classmethod
    def restore(
        cls, game: Game, snapshot: bytes, parts: Any, *, seed: int = 0, dice: Dice | None = None, event_count: int = 0
    ) -> "Match":
        """A match that goes on from stored bytes, without replaying; its history begins here, at `event_count`."""
        match = object.__new__(cls)
        match.game, match.dice, match.parts = game, dice, parts
        match._components = game.freeze(parts)
        game.prepare()
        if len(snapshot) != game.state.itemsize:
            raise BadReplay("error-snapshot", game=game.slug, size=len(snapshot), expected=game.state.itemsize)
        match._states = record.as_records(np.frombuffer(bytearray(snapshot), game.state))
        match.seats = int(match._states["seats"][0])
        match.seed = seed if dice is None else dice.word(0)
        match.birthdays = tuple(int(day) for day in match._states["birth"][0, : match.seats])
        match.names = [""] * match.seats
        match.options = game.options_of(match._states)
        match._lay_out()
        match._told = event_count
        return match

    @property
    def event_count(self) -> int:
        """How many events there were so far; the next one has this number."""
        return self._told

    @property
    def snapshot(self) -> bytes:
        """The state as bytes, for `restore`. It holds every secret of the game."""
        return bytes(self._states.tobytes())

    # --- the table ----------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The state itself, writable: tests set up any position here."""
        return record.element(self._states)

    @property
    def components(self) -> Record:
        """The components the rules read."""
        return record.element(self._components)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._states["over"][0])

    @property
    def truncated(self) -> bool:
        """Whether it ended by its length limit."""
        return bool(self._states["truncated"][0])

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        bits = int(self._states["asked"][0])
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The rank of each seat: 1 is first, equal seats share; all 0 while the game goes on."""
        return tuple(int(rank) for rank in self._states["rank"][0, : self.seats])

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat as it stands. For the table's owner: it counts hidden cards too."""
        out = np.zeros(MAX_SEATS, np.int32)
        self.game.loops.scores(self._components, self._states, 0, out)
        return tuple(int(value) for value in out[: self.seats])

    @property
    def payoffs(self) -> tuple[float, ...]:
        """What each seat got out of the finished game, for learning; nothing while it goes on."""
        out = np.zeros(MAX_SEATS, np.float32)
        if self.over:
            self.game.loops.payoffs(self._components, self._states, 0, out)
        return tuple(float(value) for value in out[: self.seats])

    @property
    def digest(self) -> str:
        """A fingerprint of the state."""
        return record.digest(self._states)

    @property
    def faults(self) -> list[str]:
        """What is wrong with the state: nothing, unless somebody edited the record or a rule has a bug."""
        flags = self.game.loops.faults(self._components, self._states, 0)
        return [text for place, text in enumerate(self.game.faults) if flags >> place & 1]

    # --- playing ------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The actions this seat may choose now, in rising order; empty when it is not asked."""
        self._check_seat(seat)
        self.game.loops.choices(self._components, self._states, 0, seat, self._mask)
        return _actions(self._mask, self.game.actions.size)

    def choices(self, seat: int, lang: str = "en") -> list[Choice]:
        """The same with names and sentences."""
        known = self.know(seat).record
        result = []
        for action in self.legal(seat):
            kind, details = self.game.actions.decode(action)
            details = self.game.explain(known, seat, kind, details)
            result.append(Choice(action, kind, details, self._say_action(kind, details, lang)))
        return result

    def act(self, seat: int, action: int) -> list[Event]:
        """This seat chooses; returns everything that happened. Refusals raise and change nothing."""
        self._check_action(seat, action)
        return self._step(seat, action)

    def _step(self, seat: int, action: int) -> list[Event]:
        self._log["n"][0] = 0
        self.game.loops.step(self._components, self._states, 0, seat, int(action), self._log)
        self.actions.append((int(seat), int(action)))
        self._rekey()
        return self._collect()

    def draft(self, seat: int, action: int) -> list[Event]:
        """As `act`, in a game that is only thought over: what would be a mistake goes on as if it were none.

        Otherwise a draft would answer for nothing what with table_rules is the player's own to see.
        """
        before, told = self._states.copy(), self._told
        happened = self.act(seat, action)
        if not any(event.kind in self.game.mistakes for event in happened):
            return happened
        self._states[:], self._told = before, told
        del self.actions[-1], self.history[-1]
        self.game.overlook(self.record, seat)
        return self._step(seat, action)

    def may_withdraw(self, seat: int) -> bool:
        """Whether this seat has answered a simultaneous prompt whose last answer is not in yet."""
        return (
            0 <= seat < self.seats
            and int(self._states["answer"][0, seat]) != NO_ANSWER
            and bool(self.asked)
            and seat not in self.asked
        )

    def withdraw(self, seat: int) -> None:
        """Take back an answer to a simultaneous prompt, as if it had never been given; raises NotAsked."""
        self._check_seat(seat)
        if not self.may_withdraw(seat):
            raise NotAsked("error-nothing-to-withdraw", name=self.name(seat))
        prompts.withdraw_answer(self._states[0], seat)
        self._states["ply"][0] -= 1
        self._rekey()
        # A stored answer causes no events, so its part of the history is empty and can go; a restored match knows
        # only the actions since.
        for place in range(len(self.actions) - 1, -1, -1):
            if self.actions[place][0] == seat:
                del self.actions[place], self.history[place + len(self.history) - len(self.actions) - 1]
                return

    def act_all(self, seat: int, actions: Iterable[int]) -> list[Event]:
        """Several choices of one seat, all or nothing: the first bad one is named and nothing is changed.

        A mistake that the rules allow is a result too: it stands, and what was to follow it is dropped.
        """
        before = self._states.copy()
        plies, parts, told = len(self.actions), len(self.history), self._told
        result: list[Event] = []
        for place, action in enumerate(actions):
            try:
                happened = self.act(seat, action)
            except (IllegalAction, NotAsked, GameOver) as error:
                self._states[:] = before
                del self.actions[plies:], self.history[parts:]
                self._told = told
                raise IllegalAction("error-step", step=place + 1, why=error.text) from error
            result += happened
            if any(event.kind in self.game.mistakes for event in happened):
                break
        return result

    def clone(self) -> "Match":
        """An independent copy of this match."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._states = record.as_records(np.array(self._states))
        twin._known, twin._log = record.new(self.game.state), record.new(events.LOG)
        twin._mask = np.zeros_like(self._mask)
        twin.actions, twin.history, twin.names = list(self.actions), list(self.history), list(self.names)
        return twin

    def save(self, path: str | Path) -> None:
        """Write the match as a .jade file."""
        from jadetable.core import replay

        replay.save(self, path)

    # --- knowing ------------------------------------------------------------------------------------------------------

    def know(self, seat: int) -> Knowledge:
        """What a seat (or SPECTATOR) may know: the gate that views, bots and environments all go through."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        known, mask = record.new(self.game.state), np.zeros(self.game.mask_words, np.uint64)
        self.game.loops.know(self._components, self._states, 0, seat, known, 0)
        count = self.game.loops.choices(self._components, self._states, 0, seat, mask)
        return Knowledge(self.game, self._components, known, seat, mask, count)

    def imagine(self, seat: int, entropy: int) -> Records:
        """A full state this seat believes possible, for search."""
        out = record.new(self.game.state)
        self.game.loops.imagine(self._components, self._states, 0, seat, np.uint64(entropy), out, 0)
        return out

    def advise(self, seat: int, code: str = "search:1000", seed: int = 0) -> list[Any]:
        """What each legal action of this seat is worth, from what it knows, the best first (see `bots.advice`)."""
        # The engine knows no bots: they are found when somebody asks for advice.
        return importlib.import_module("jadetable.bots.advice").advise(self, seat, code, seed)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, as plain data; without a seat, what a spectator may know."""
        viewer = SPECTATOR if seat is None else seat
        known = self.know(viewer).record
        shown = {
            "game": self.game.slug,
            "seat": seat,
            "seats": self.seats,
            "names": list(self.names),
            "options": dict(self.options),
            "asked": list(self.asked),
            "prompt": self.game.prompt(known, viewer) if viewer in self.asked else None,
            "over": bool(known.over),
            "truncated": bool(known.truncated),
            "ranking": [int(rank) for rank in known.rank[: self.seats]],
        }
        return shown | self.game.view(self.components, known, viewer)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know as a flat array, in the order of `game.pieces`."""
        self._check_seat(seat)
        out = np.zeros(self.game.observation_size, np.float32)
        self.game.loops.know(self._components, self._states, 0, seat, self._known, 0)
        self.game.loops.features(self._components, self._known, 0, seat, out)
        return out

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """Everything that happened since event number `since`, as a seat (or a spectator) may know it."""
        found: list[Event] = []
        number = self._told
        for part in reversed(self.history):  # the newest first: a client asks for the last few
            number -= len(part)
            if number + len(part) <= since:
                break
            fresh = [
                self._event(number + place, row, seat) for place, row in enumerate(part) if number + place >= since
            ]
            found = fresh + found
        return found

    def why_not(self, seat: int, action: int, lang: str = "en") -> str | None:
        """Why this seat may not choose an action now, in a sentence; None when it may."""
        try:
            self._check_turn(seat, action)
        except (GameOver, NotAsked, IllegalAction, BadSeats) as error:
            return error.text(lang)
        reason = self.game.why_not(self.components, self.know(seat).record, seat, action)
        if reason is None:
            return None
        return self._say(message_name(self.game.slug, "why", reason[0]), reason[1], lang)

    def describe(self, seat: int, action: int, lang: str = "en") -> str:
        """An action in words."""
        kind, details = self.game.actions.decode(action)
        details = self.game.explain(self.know(seat).record, seat, kind, details)
        return self._say_action(kind, details, lang)

    def tell(self, event: Event, lang: str = "en") -> str:
        """An event in words."""
        message = message_name(self.game.slug, "event", event.kind)
        if event.hidden:
            message += "-hidden"
        return self._say(message, {"seat": event.seat, **event.details}, lang)

    def name(self, seat: int, lang: str = "en") -> str:
        """What a seat is called; nobody is a dash."""
        if not 0 <= seat < self.seats:
            return NOBODY
        return self.names[seat] or words(lang).text("seat-name", number=seat + 1)

    # --- inside -------------------------------------------------------------------------------------------------------

    def _check_seat(self, seat: Any) -> None:
        whole = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if not whole or not 0 <= seat < self.seats:
            raise BadSeats("error-no-seat", seat=str(seat), last=self.seats - 1)

    def _check_turn(self, seat: Any, action: Any) -> None:
        self._check_seat(seat)
        if self.over:
            raise GameOver("error-game-over")
        if seat not in self.asked:
            asked = self.asked
            raise NotAsked(
                "error-not-asked",
                name=lambda lang: self.name(seat, lang),
                asked=lambda lang: ", ".join(self.name(other, lang) for other in asked),
            )
        whole = isinstance(action, int | np.integer) and not isinstance(action, bool)
        if not whole or not 0 <= action < self.game.actions.size:
            raise IllegalAction("error-no-action", action=str(action), last=self.game.actions.size - 1)

    def _check_action(self, seat: Any, action: Any) -> None:
        self._check_turn(seat, action)
        self.game.loops.choices(self._components, self._states, 0, seat, self._mask)
        if not int(self._mask[action >> 6]) >> (action & 63) & 1:
            twin = self.clone()  # the sentence may be asked for when the game has gone on
            raise IllegalAction(
                "error-illegal",
                action=lambda lang: twin.describe(seat, action, lang),
                why=lambda lang: twin.why_not(seat, action, lang) or "",
            )

    def _collect(self) -> list[Event]:
        """Take the events out of the log buffer into the history."""
        count = int(self._log["n"][0])
        if count > events.CAPACITY:
            raise RuleFault("error-log-full", count=count)
        first = self._told
        rows = np.array(self._log["rows"][0, :count])
        self.history.append(rows)
        self._told += count
        return [self._event(first + place, row, None, everything=True) for place, row in enumerate(rows)]

    def _event(self, number: int, row: Any, seat: int | None, everything: bool = False) -> Event:
        return seen_event(self.game.events, number, row, seat, everything)

    def _rekey(self) -> None:
        """With dice, the next action gets a generator word of its own: the state is a function of what was done."""
        if self.dice is not None:
            self._states["rng"][0] = np.uint64(self.dice.word(int(self._states["ply"][0]) + 1))

    def _say_action(self, kind: str, details: Mapping[str, int], lang: str) -> str:
        return self._say(message_name(self.game.slug, "action", kind), details, lang)

    def _say(self, message: str, details: Mapping[str, Any], lang: str) -> str:
        """A message with its numbers turned into names; a named argument that is not there is left blank."""
        language = words(lang)
        shown: dict[str, Any] = dict.fromkeys(self.game.named, NOBODY)
        for label, given in details.items():
            value = int(given) if isinstance(given, np.integer) else given
            if label in SEAT_ARGUMENTS:
                shown[label] = self.name(value, lang)
            elif label in self.game.named:
                shown[label] = language.text(self.game.named[label][value])
            else:
                shown[label] = value
        return language.text(message, **shown)


def _actions(mask: NDArray[np.uint64], size: int) -> list[int]:
    """The actions a mask allows."""
    bits = np.unpackbits(mask.view(np.uint8), bitorder="little", count=size)
    return [int(action) for action in np.flatnonzero(bits)]
