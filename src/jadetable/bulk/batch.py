"""Many games at once: on CPU threads here, on CUDA in `gpu`, with the same results game by game."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core import compiled, events, record, registry
from jadetable.core.checked_input import check_seed
from jadetable.core.errors import BadOption, BadSeats
from jadetable.core.game import Game
from jadetable.core.record import MAX_SEATS, Records
from jadetable.core.terms import ALWAYS_SLIPS, Scratch, Terms
from jadetable.nets import players, weights

CHUNK = 256  # games a thread plays between two reports
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Results:
    """What came of a run, one row a game."""

    game: Game
    seats: int
    seed: int
    seconds: float
    outcomes: NDArray[Any]
    finals: Records | None

    @property
    def decisions(self) -> int:
        """Decisions made in all games together."""
        return int(self.outcomes["ply"].sum(dtype=np.int64))

    @property
    def ranks(self) -> NDArray[np.int8]:
        """The rank of each seat in each game."""
        return np.asarray(self.outcomes["rank"][:, : self.seats])

    @property
    def lengths(self) -> NDArray[np.int32]:
        """The length of each game, in turns or rounds as the game counts."""
        return np.asarray(self.outcomes[self.game.length_unit])

    @property
    def payoffs(self) -> NDArray[np.float32]:
        """What each seat got out of each game."""
        return np.asarray(self.outcomes["payoff"][:, : self.seats])

    @property
    def wins(self) -> NDArray[np.float64]:
        """Each seat's share of the win in each game."""
        return np.asarray(self.outcomes["win"][:, : self.seats])


@dataclass(frozen=True)
class Setting:
    """All that a run is made from, checked once."""

    game: Game
    components: Records
    prototype: Records
    slips: NDArray[np.int64]
    seed: int
    games: int
    nets: tuple[int, ...] = ()  # how each seat uses a learned player's weights; empty where none does

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self.prototype["seats"][0])

    @property
    def terms(self) -> Terms:
        """The same as compiled code reads it."""
        return Terms(self.components, self.prototype, self.slips)


def new_scratch(game: Game) -> Scratch:
    """Blank scratch for one table of a game; its log is muted."""
    mask = np.zeros(game.mask_words, np.uint64)
    return Scratch(record.new(game.state), game.new_notes(), mask, events.muted_log())


def check_setup(
    game: str | Game,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    slips: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    nets: Sequence[int] = (),
) -> Setting:
    """Check what a run is asked to do; `slips` says how often in a thousand each seat's player errs (1000: random).

    `nets` says how each seat uses the weights of a learned player (`nets.terms`), where any does.
    """
    found = game if isinstance(game, Game) else registry.find(game)
    chosen, changes = found.vary(options, components)
    parts = found.load_components(changes)
    count = found.check_seats(parts, found.seat_range(parts)[0] if seats is None else seats)
    given = [ALWAYS_SLIPS] * count if slips is None else list(slips)
    if len(given) != count:
        raise BadSeats("error-lineup", given=len(given), seats=count)
    if games < 1:
        raise BadOption("error-games", games=games)
    padded = np.array(given + [ALWAYS_SLIPS] * (MAX_SEATS - count), np.int64)
    frozen = found.freeze(parts)
    uses = tuple(nets) if any(nets) else ()
    if uses:
        players.check_seats(weights.load(found), count)
    return Setting(found, frozen, found.prototype(frozen, count, chosen), padded, check_seed(seed), games, uses)


def run(setting: Setting, threads: int = 0, keep: bool = False, progress: Progress | None = None) -> Results:
    """Play the games of a setting on CPU threads; `keep` also returns all final states."""
    game = setting.game
    game.prepare("bulk")
    # Interpreted, NumPy warns of the generator's overflow in every thread but the first.
    workers = 1 if compiled.INTERPRETED else threads or os.cpu_count() or 1
    outcomes = record.new(game.loops.OUTCOME, setting.games)
    finals = record.new(game.state, setting.games) if keep else None
    learned, net = players.loops_of(game), weights.load(game) if setting.nets else None

    def play(first: int) -> int:
        last = min(first + CHUNK, setting.games)
        states = record.new(game.state) if finals is None else finals[first:last]
        seed, place = np.uint64(setting.seed), outcomes[first:last]
        if net is not None:
            mind = players.new_mind(game, net, setting.nets)
            learned.play_many(setting.terms, states, new_scratch(game), mind, seed, first, place)
        else:
            game.loops.play_many(setting.terms, states, new_scratch(game), seed, first, place)
        if progress is not None:
            progress(last - first)
        return last - first

    started = time.perf_counter()
    starts = range(0, setting.games, CHUNK)
    if workers == 1:
        for first in starts:
            play(first)
    else:
        with ThreadPoolExecutor(workers) as pool:
            for future in [pool.submit(play, first) for first in starts]:
                future.result()
    seconds = time.perf_counter() - started
    return Results(game, setting.seats, setting.seed, seconds, outcomes, finals)
