"""`Game`: what a game exports and declares, and the engine bound to it."""

import functools
import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from jadetable.core import compiled, events, fingerprint, record
from jadetable.core import components as parts
from jadetable.core.bind import bind
from jadetable.core.errors import BadOption, BadSeats
from jadetable.core.prompts import mask_words
from jadetable.core.record import Record, Records
from jadetable.core.tables import ActionTable, EventKind, Option, Piece
from jadetable.core.terms import ALWAYS_SLIPS, NEVER_SLIPS, Scratch, Terms

Reason = tuple[str, dict[str, Any]]

PLAY = ("setup", "legal", "act", "score", "payoff")  # the rules that decide how a game goes
RULES = ("setup", "legal", "act", "hide", "resample", "observe", "score", "payoff", "check", "greedy", "value")


@dataclass(frozen=True)
class SearchPlan:
    """How the search bot plays this game, chosen by measurement.

    horizon      rounds of the table after which a playout is valued instead of played on
    width        actions considered at the root, if there are more: what the game's judgement chooses in other moods
    strays       and so many more at random, within the width
    doubt        standard errors by which an action must look better than the game's own judgement to be chosen
    depth        decisions below the root that the tree remembers
    exploration  how much the tree looks into what it has tried little
    trust        in the tree, the prior of the game's own judgement; all other actions share the rest
    haste        how much judgements hurry in playouts, where they can: with each step they look at half as much
    slip         choices in a thousand that a playout makes at random
    smooth       finished playouts too are valued by the value rule, which knows narrow results from clear ones
    patient      the plan of a large budget, where that is another one: more playouts bear a longer look
    """

    horizon: int = 100_000
    width: int = 32
    strays: int = 32
    doubt: float = 1.0
    depth: int = 0
    exploration: float = 1.0
    trust: float = 0.7
    haste: int = 0
    slip: int = 0
    smooth: bool = False
    patient: "SearchPlan | None" = None


@dataclass(frozen=True)
class Game:
    """One game of the house. Rules are compiled functions over records; the rest describes them to people."""

    slug: str
    rules: Mapping[str, Callable[..., Any]]
    state: np.dtype[Any]
    notes: np.dtype[Any]
    folder: Path
    parts: type[msgspec.Struct]
    freeze: Callable[[Any], Records]
    seat_range: Callable[[Any], tuple[int, int]]
    option_defaults: Callable[[Any], Mapping[str, Any]]
    actions: ActionTable
    events: tuple[EventKind, ...]
    options: tuple[Option, ...]
    pieces: tuple[Piece, ...]
    prompts: tuple[str, ...]
    reasons: tuple[str, ...]
    faults: tuple[str, ...]
    rule_sections: tuple[str, ...]
    named: Mapping[str, tuple[str, ...]]
    view: Callable[[Record, Record, int], dict[str, Any]]
    prompt: Callable[[Record, int], str]
    why_not: Callable[[Record, Record, int, int], Reason | None]
    max_decisions: Callable[[Record, Record], int]
    explain: Callable[[Record, int, str, dict[str, int]], dict[str, int]] = lambda h, seat, kind, details: details
    hidden: bool = True
    simultaneous: bool = False
    chance: bool = True
    length_unit: str = "turn"
    mistakes: tuple[str, ...] = ()  # events after which the rest of an entry of several parts no longer counts
    overlook: Callable[[Record, int], None] = lambda s, seat: None  # in a draft, what a seat does next is not judged
    in_step: bool = False  # on a GPU, whether games wait for each other between rounds: measured
    search: SearchPlan = SearchPlan()

    def __post_init__(self) -> None:
        missing = [name for name in RULES if name not in self.rules]
        if missing:
            raise ValueError(f"{self.slug} lacks the rules {', '.join(missing)}")

    @property
    def mask_words(self) -> int:
        """How many words this game's masks have."""
        return mask_words(self.actions.size)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(piece.size for piece in self.pieces)

    @functools.cached_property
    def loops(self) -> ModuleType:
        """The generic entry points and loops, bound to this game's rules."""
        return bind("jadetable.core.loops", self.slug, {**self.rules, "MASK_WORDS": self.mask_words})

    @functools.cached_property
    def digest(self) -> str:
        """A fingerprint of all that decides how this game goes: its rules of play, its record and its numbers."""
        rules = [*(self.rules[name] for name in PLAY), self.loops.deal, self.loops.step]
        printed = np.asarray(self.freeze(self.load_components()))
        return fingerprint.of_rules(rules, self.state, printed, inspect.getsource(sys.modules[self.freeze.__module__]))

    def load_components(self, changes: str | Path | Mapping[str, Any] | None = None) -> Any:
        """The game's components, as printed or changed; raises BadComponents."""
        return parts.load(self.parts, self.folder / "components.toml", changes)

    def check_seats(self, components: Any, seats: Any) -> int:
        """The number of seats, if this game can be played so; raises BadSeats."""
        low, high = self.seat_range(components)
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            raise BadSeats("error-seats", game=self.slug, seats=repr(seats), low=low, high=high)
        return seats

    def option(self, name: str) -> Option:
        """The option with this name; raises BadOption."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise BadOption("error-option-unknown", game=self.slug, option=name, known=known)

    def prototype(
        self, components: Any, seats: int, options: Mapping[str, Any] | None = None, birth: tuple[int, ...] = ()
    ) -> Records:
        """A blank state that holds seats, options and birth dates: what every deal starts from."""
        blank = record.new(self.state)
        given = {option.name: option.default for option in self.options}
        given |= self.option_defaults(components)
        given |= options or {}
        for name, value in given.items():
            blank[name][0] = self.option(name).value(value, seats)
        blank["seats"][0] = seats
        blank["birth"][0, : len(birth)] = birth
        return blank

    def options_of(self, state: Records) -> dict[str, Any]:
        """The options in force, as people write them."""
        return {option.name: option.shown(state[option.name][0]) for option in self.options}

    def new_notes(self, tables: int = 1) -> Records:
        """Note paper for the bots of so many tables; the last sheet stays blank."""
        return record.new(self.notes, tables * record.MAX_SEATS + 1)

    def prepare(self, part: str = "table") -> None:
        """Compile what a table (or bulk play) needs if it never was, telling the person who waits."""
        if compiled.home(f"@{self.slug}") is None or compiled.is_prepared(self.slug, part):
            return
        compiled.tell(f"Preparing the table for {self.slug} (only the first time, about half a minute) ...")
        self._play_a_little(part)
        compiled.mark_prepared(self.slug, part)

    def _play_a_little(self, part: str) -> None:
        """Call the entry points of a part once, so that they are compiled."""
        loops = self.loops
        components = self.load_components()
        printed, proto = self.freeze(components), self.prototype(components, self.seat_range(components)[0])
        states, known, notes = record.new(self.state), record.new(self.state), self.new_notes()
        mask, log = np.zeros(self.mask_words, np.uint64), record.new(events.LOG)
        if part == "bulk":
            terms = Terms(printed, proto, np.full(record.MAX_SEATS, ALWAYS_SLIPS, np.int64))
            scratch = Scratch(known, notes, mask, events.muted_log())
            loops.play_many(terms, states, scratch, np.uint64(1), 0, record.new(loops.OUTCOME))
            return
        loops.deal(printed, proto, states, 0, np.uint64(1), log)
        seat = (int(states["asked"][0]) & -int(states["asked"][0])).bit_length() - 1
        count = loops.choices(printed, states, 0, seat, mask)
        loops.know(printed, states, 0, seat, known, 0)
        action = loops.judge(printed, known, 0, seat, mask, count, notes, NEVER_SLIPS)
        loops.step(printed, states, 0, seat, action, log)
        loops.scores(printed, states, 0, np.zeros(record.MAX_SEATS, np.int32))
