"""`Game`: what a game exports and declares, and the engine bound to it."""

import functools
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from jadetable.core import assembly, codes, compiled, components, defaults, fingerprint, record
from jadetable.core.bind import bind
from jadetable.core.buffers import Buffers, warm_up
from jadetable.core.declare import (
    ActionTable,
    EventKind,
    Option,
    Piece,
    ReasonTable,
    Undisplayed,
    Variant,
    message_name,
    observation,
)
from jadetable.core.errors import BadOption, BadSeats
from jadetable.core.layout import Layout
from jadetable.core.mask import mask_words
from jadetable.core.plan import SearchPlan
from jadetable.core.record import Records

Changes = str | Path | Mapping[str, Any] | None  # changed components: a file, or what is in it
PLAY = ("setup", "legal", "act", "score", "payoff", "derive", "defaults")  # the rules that decide how a game goes


@dataclass(frozen=True)
class Choice:
    """An action with the numbers that explain it, and in words once a `Teller` has said it."""

    action: int
    kind: str
    details: dict[str, int]
    text: str = ""


@dataclass(frozen=True)
class Reason:
    """Why something is refused: the name of its message and the numbers in it."""

    name: str
    details: dict[str, int]


@dataclass(frozen=True)
class Game:
    """One game. Rules are compiled functions over records; the rest describes them to people."""

    slug: str
    package: str
    rules: Mapping[str, Callable[..., Any]]
    folder: Path
    state: np.dtype[Any]
    printed: type[msgspec.Struct]
    frozen: Callable[[Any], Records]
    actions: ActionTable
    events: Sequence[EventKind]
    view: Layout
    facts: Layout = field(default_factory=lambda: Layout("Facts"))
    options: tuple[Option, ...] = ()
    variants: tuple[Variant, ...] = ()
    prompts: tuple[str, ...] = ("turn",)
    reasons: ReasonTable = field(default_factory=ReasonTable)
    misfits: ReasonTable = field(default_factory=ReasonTable)
    faults: tuple[str, ...] = ()
    chapters: tuple[str, ...] = ()
    named: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pieces: tuple[Piece, ...] = (Piece("nothing"),)  # an observation without a number cannot be stored
    former: components.Moved = field(default_factory=dict)  # where numbers of the components stood in earlier versions
    undisplayed: tuple[Undisplayed, ...] = ()
    notes: np.dtype[Any] = field(default_factory=record.note_dtype)
    hidden: bool = True
    simultaneous: bool = False
    length_unit: str = "turn"
    mistakes: tuple[str, ...] = ()  # events after which the rest of an entry of several parts no longer counts
    in_step: bool = False  # on a GPU, whether games wait for each other between rounds: measured
    peers: tuple[str, ...] = ()  # the nearest games of other libraries, for `jade bench`
    search: SearchPlan = field(default_factory=SearchPlan)
    _local: threading.local = field(default_factory=threading.local, repr=False, compare=False)

    @classmethod
    def of(cls, package: str, **more: Any) -> "Game":
        """The game in a package (or a single module), put together by the names that all games use."""
        slug = package.rpartition(".")[2]
        return cls(**({"slug": slug, "package": package} | assembly.parts_of(package) | more))

    # --- sizes and bound code -----------------------------------------------------------------------------------------

    @functools.cached_property
    def mask_words(self) -> int:
        """How many words this game's masks have."""
        return mask_words(self.actions.size)

    @functools.cached_property
    def observation(self) -> np.dtype[Any]:
        """The record of floats that `observe` fills."""
        return observation(*self.pieces)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(piece.size for piece in self.pieces)

    @functools.cached_property
    def blank_view(self) -> Records:
        """An empty view."""
        return record.new(self.view.dtype)

    @functools.cached_property
    def blank_facts(self) -> Records:
        """No facts yet."""
        return record.new(self.facts.dtype)

    @property
    def gives_reasons(self) -> bool:
        """Whether the game itself says why an action is refused."""
        return self.rules["why"] is not defaults.why

    @functools.cached_property
    def loops(self) -> ModuleType:
        """The generic loops, bound to this game's rules."""
        return bind("jadetable.core.loops", self.slug, {**self.rules, "MASK_WORDS": self.mask_words})

    @functools.cached_property
    def entry(self) -> ModuleType:
        """What a table calls, bound to this game's rules."""
        sizes = {"ACTIONS": self.actions.size, "CODES": self.actions.codes}
        return bind("jadetable.core.entry", self.slug, {**self.rules, **sizes})

    @functools.cached_property
    def mistake_numbers(self) -> NDArray[np.int64]:
        """The numbers of the events that are mistakes."""
        return np.array([place for place, kind in enumerate(self.events) if kind.name in self.mistakes], np.int64)

    @functools.cached_property
    def undo(self) -> ModuleType:
        """What finds out whether a choice can be taken back, bound to this game."""
        names = {"know": self.loops.know, "imagine": self.loops.imagine, "take": self.entry.take}
        return bind("jadetable.core.undo", self.slug, names)

    @functools.cached_property
    def digest(self) -> str:
        """A fingerprint of all that decides how this game goes: its rules of play, its record and its numbers."""
        rules = [*(self.rules[name] for name in PLAY), self.loops.deal, self.loops.step]
        printed = np.asarray(self.freeze(self.load_components()))
        return fingerprint.of_rules(
            rules, self.state, printed, fingerprint.code_of(sys.modules[self.frozen.__module__])
        )

    # --- before the game ----------------------------------------------------------------------------------------------

    def load_components(self, changes: str | Path | Mapping[str, Any] | None = None) -> Any:
        """The game's printed numbers, as printed or changed; raises BadComponents."""
        if changes is None:
            return self._as_printed
        return components.load(self.printed, self.folder / "components.toml", changes, self.former)

    @functools.cached_property
    def _as_printed(self) -> Any:
        """The components as printed, read once."""
        return components.load(self.printed, self.folder / "components.toml")

    def freeze(self, printed: Any) -> Records:
        """Components as the record that rules read, with all that follows from the printed numbers."""
        if printed is self._as_printed:
            return self._frozen_as_printed
        return self._freeze(printed)

    @functools.cached_property
    def _frozen_as_printed(self) -> Records:
        return self._freeze(self._as_printed)

    def _freeze(self, printed: Any) -> Records:
        found = self.frozen(printed)
        self.entry.complete(found)
        return found

    def seat_range(self, printed: Any) -> tuple[int, int]:
        """The fewest and most seats."""
        low, high = printed.game.seats
        return int(low), int(high)

    def check_seats(self, printed: Any, seats: Any) -> int:
        """The number of seats, if this game can be played so; raises BadSeats."""
        low, high = self.seat_range(printed)
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            raise BadSeats("error-seats", game=self.slug, seats=repr(seats), low=low, high=high)
        return seats

    @property
    def choices_before(self) -> tuple[Option, ...]:
        """All that can be chosen before a game: its variants, then its options."""
        return (*(variant.option for variant in self.variants), *self.options)

    def vary(self, options: Mapping[str, Any] | None, changes: Changes) -> tuple[dict[str, Any], Changes]:
        """Options without the variants among them, and the components with what these change; raises BadOption."""
        left = dict(options or {})
        for variant in self.variants:
            changed = variant.changes(left.pop(variant.name, None), 0)
            if changed:
                given = {} if changes is None else changes if isinstance(changes, Mapping) else components.read(changes)
                changes = components.merged(given, changed)
        return left, changes

    def option(self, name: str) -> Option:
        """The option with this name; raises BadOption."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise BadOption("error-option-unknown", game=self.slug, option=name, known=known)

    def prototype(
        self, frozen: Records, seats: int, options: Mapping[str, Any] | None = None, birth: Sequence[int] = ()
    ) -> Records:
        """A blank state that holds seats, options and birth dates: what every deal starts from. Raises BadOption."""
        blank = record.new(self.state)
        blank["seats"][0] = seats
        blank["birth"][0, : len(birth)] = birth
        for option in self.options:
            blank[option.name][0] = option.value(option.default, seats)
        self.entry.set_defaults(frozen, blank)
        for name, value in (options or {}).items():
            blank[name][0] = self.option(name).value(value, seats)
        reasons = record.new(codes.REASON)
        if self.entry.misfit(frozen, blank, reasons) != codes.ALLOWED:
            kind = self.misfits[int(reasons["code"][0])]
            details = dict(zip(kind.arguments, map(int, reasons["values"][0]), strict=False))
            raise BadOption(message_name(self.slug, "error", kind.name), **details)
        return blank

    def options_of(self, state: Records) -> dict[str, Any]:
        """The options in force, as people write them."""
        return {option.name: option.shown(state[option.name][0]) for option in self.options}

    def new_notes(self, tables: int = 1) -> Records:
        """Scratch records (note paper) for the bots of all tables; the last one stays blank."""
        return record.new(self.notes, tables * record.MAX_SEATS + 1)

    # --- numbers with their names -------------------------------------------------------------------------------------

    def choice(self, row: Sequence[int]) -> Choice:
        """A row of `codes.CHOICE` with its numbers named."""
        kind = self.actions[row[1]]
        return Choice(row[0], kind.name, _given(kind.shows, row[2:]))

    def reason(self, row: Sequence[int]) -> Reason:
        """A row of `codes.REASON` with its numbers named."""
        kind = self.reasons[row[0]]
        return Reason(kind.name, _given(kind.arguments, row[1:]))

    # --- compiling ----------------------------------------------------------------------------------------------------

    @property
    def buffers(self) -> Buffers:
        """What one call into compiled code fills and the next may overwrite, one set for each thread."""
        found: Buffers | None = getattr(self._local, "buffers", None)
        if found is None:
            found = self._local.buffers = Buffers(self)
        return found

    def prepare(self, part: str = "table", tell: Callable[[str], None] = compiled.tell) -> None:
        """Compile what a table (or bulk play) needs if it never was; `tell` speaks to the person who waits."""
        if part in self._prepared:
            return
        if compiled.home(f"@{self.slug}") is not None and not compiled.is_prepared(self.slug, part):
            tell(f"Preparing the table for {self.slug} (only the first time, about half a minute) ...")
            warm_up(self, part)
            compiled.mark_prepared(self.slug, part)
        self._prepared.add(part)

    @functools.cached_property
    def _prepared(self) -> set[str]:
        return set()


def _given(names: Sequence[str], values: Sequence[int]) -> dict[str, int]:
    """The numbers that are there, by name."""
    return {name: value for name, value in zip(names, values, strict=False) if value != codes.MISSING}
