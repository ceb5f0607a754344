"""A trial: what is played and measured. It can be sent to another process, and all that comes of it follows from it."""

import functools
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from jadetable import bots as players
from jadetable.bulk import batch, summary
from jadetable.core import compiled, components, events, record, registry
from jadetable.core.bind import bind
from jadetable.core.errors import BadAction, BadOption, UnknownBot
from jadetable.core.game import Game
from jadetable.core.terms import Scratch
from jadetable.lab import metric as metrics
from jadetable.lab.metric import Metric
from jadetable.lab.starts import start_of
from jadetable.lab.tape import Bans, Tape, new_tape, no_bans

FROM_ENGINE = ("deal", "choices", "know", "judge", "step", "open_notes", "sum_up")
TAPE_GAMES, TAPE_STEPS = 64, 1 << 14  # what a tape has room for at first
LONGEST_TAPE = 1 << 24
NOTHING = -1


@dataclass(frozen=True)
class Trial:
    """Games of one game with one line-up, on given numbers, and what is measured in them."""

    game: str
    seats: int
    bots: tuple[str, ...] = ("greedy",)
    games: int = 1000
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    components: Mapping[str, Any] = field(default_factory=dict)
    metrics: tuple[str, ...] = ("wins", "length")
    bans: tuple[tuple[int, str], ...] = ()  # a seat, and the kind of action that it never chooses

    @property
    def digest(self) -> str:
        """A fingerprint of the games and of what is measured in them, whatever their number."""
        game = registry.find(self.game)
        told = asdict(self) | {"games": 0, "rules": game.digest, "bots_think": players.fingerprint(game)}
        told["sources"] = [metrics.find(name).source for name in self.metrics]
        return hashlib.blake2b(msgspec.json.encode(told, order="sorted"), digest_size=12).hexdigest()

    @property
    def line_up(self) -> tuple[str, ...]:
        """Who sits where."""
        return summary.line_up(self.bots, self.seats)

    def check(self) -> "Ready":
        """Everything that is needed to play; raises a refusal."""
        for code in self.line_up:
            if players.thinks_ahead(code):
                raise UnknownBot("error-sim-search", bot=players.check(code), game=self.game)
        slips = [players.slips(code) for code in self.line_up]
        game = registry.find(self.game)
        setting = batch.check_setup(
            game, self.games, self.seats, self.seed, slips, self.options, dict(self.components) or None
        )
        return Ready(self, setting, tuple(metrics.find(name) for name in self.metrics), bans_of(game, self.bans))


def changes_in(path: Path | None) -> dict[str, Any]:
    """The changed components of a file, so that a trial needs no file."""
    return {} if path is None else components.read(path)


def bans_of(game: Game, bans: Sequence[tuple[int, str]]) -> Bans:
    """The actions of these kinds, as masks of the seats."""
    found = no_bans(game)
    for seat, name in bans:
        try:
            kind = game.actions.find(name.upper())
        except KeyError:
            known = ", ".join(kind.name for kind in game.actions)
            raise BadAction("error-spelling-kind", kind=name[:40], known=known) from None
        for action in range(kind.first, kind.first + kind.size):
            found.masks[seat, action >> 6] |= np.uint64(1) << np.uint64(action & 63)
    return found


def loops_of(game: Game) -> ModuleType:
    """The recording loops, bound to a game."""
    return bind("jadetable.lab.loops", game.slug, {name: getattr(game.loops, name) for name in FROM_ENGINE})


@dataclass
class Piece:
    """What came of some games in a row."""

    first: int
    tallies: dict[str, record.Records]
    outcomes: NDArray[Any]
    starts: NDArray[np.int16]  # what each seat started as
    insisted: int

    @property
    def last(self) -> int:
        """The first game after it."""
        return self.first + len(self.outcomes)


@dataclass(frozen=True)
class Ready:
    """A trial that can be played."""

    trial: Trial
    setting: batch.Setting
    metrics: tuple[Metric, ...]
    bans: Bans

    @property
    def game(self) -> Game:
        """The game."""
        return self.setting.game

    @functools.cached_property
    def start_field(self) -> str | None:
        """What seats start as."""
        return start_of(self.game)

    def blank(self, first: int) -> Piece:
        """Nothing played yet."""
        outcomes = record.new(self.game.loops.OUTCOME, 0)
        tallies = {one.name: one.blank() for one in self.metrics}
        return Piece(first, tallies, outcomes, np.zeros((0, record.MAX_SEATS), np.int16), 0)

    def play(self, first: int, last: int, told: batch.Progress | None = None) -> Piece:
        """Play and measure games first ... last - 1."""
        game, piece = self.game, self.blank(first)
        tape = new_tape(game, TAPE_GAMES, TAPE_STEPS)
        bans = Bans(self.bans.masks, self.bans.allowed.copy(), np.zeros(1, np.int64))
        scratch = Scratch(
            record.new(game.state), game.new_notes(), np.zeros(game.mask_words, np.uint64), record.new(events.LOG)
        )
        states, seed, outcomes, starts = record.new(game.state), np.uint64(self.setting.seed), [], []
        place = first
        while place < last:
            until = min(last, place + TAPE_GAMES)
            played = int(
                loops_of(game).play_on_tape(self.setting.terms, states, scratch, bans, seed, place, until, tape)
            )
            if played == 0:
                tape = self._longer(tape)
                continue
            self.read(piece, tape, place, played)
            outcomes.append(np.asarray(tape.outcomes[:played]).copy())
            starts.append(self.starts_in(tape.finals[:played]))
            place += played
            if told is not None:
                told(played)
        piece.outcomes, piece.starts = np.concatenate(outcomes), np.concatenate(starts)
        piece.insisted = int(bans.insisted[0])
        return piece

    def _longer(self, tape: Tape) -> Tape:
        """A tape with twice the room, for a game that did not fit."""
        steps = 2 * len(tape.steps)
        if steps > LONGEST_TAPE:
            raise BadOption("error-lab-endless", most=LONGEST_TAPE)
        return new_tape(self.game, TAPE_GAMES, steps)

    def read(self, piece: Piece, tape: Tape, first: int, games: int) -> None:
        """Show every metric so many games of a tape."""
        for one in self.metrics:
            one.read(self.game, self.setting.components, tape, first, games, piece.tallies[one.name])

    def starts_in(self, finals: record.Records) -> NDArray[np.int16]:
        """What each seat of some games started as; -1 where there is nothing to tell."""
        found = np.full((len(finals), record.MAX_SEATS), NOTHING, np.int16)
        if self.start_field is not None:
            seats = self.setting.seats
            found[:, :seats] = np.asarray(finals[self.start_field])[:, :seats]
        return found

    @property
    def is_prepared(self) -> bool:
        """Whether all that it needs was compiled and kept before."""
        return compiled.is_prepared(f"{self.game.slug}.lab", "lab") and all(one.path is None for one in self.metrics)

    def prepare(self) -> None:
        """Compile what it needs, and keep it."""
        self.game.prepare("bulk", tell=lambda sentence: None)
        self.play(0, 1)
        if all(name in self.trial.metrics for name in metrics.house()):
            compiled.mark_prepared(f"{self.game.slug}.lab", "lab")
