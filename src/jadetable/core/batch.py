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
from jadetable.core.errors import BadOption, BadSeats
from jadetable.core.game import Game
from jadetable.core.given import check_seed
from jadetable.core.record import MAX_SEATS, Records

CHUNK = 256  # games a thread plays between two reports
Progress = Callable[[int], None]


def first_places(ranks: NDArray[Any], payoffs: NDArray[Any]) -> NDArray[np.float64]:
    """Each seat's share of first place, of one game or of many (seats are the last axis); alone, what the game pays.

    A game that pays nobody is nobody's win. Some games cut off at their length limit are, others are ranked and paid
    like any other: the payoffs decide, as they do for the search.
    """
    if ranks.shape[-1] == 1:
        return payoffs.astype(np.float64)
    first = (ranks == 1) & (payoffs.sum(axis=-1, keepdims=True) > 0)
    return np.asarray(first / np.maximum(first.sum(axis=-1, keepdims=True), 1))


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
        """Each seat's share of each game: first place, divided among those who share it."""
        return first_places(self.ranks, self.payoffs)


@dataclass(frozen=True)
class Setting:
    """All that a run is made from, checked once."""

    game: Game
    components: Records
    prototype: Records
    slips: NDArray[np.int64]
    seed: int
    games: int

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self.prototype["seats"][0])


def prepare(
    game: str | Game,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    slips: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
) -> Setting:
    """Check what a run is asked to do; `slips` says how often in a thousand each seat's player errs (1000: random)."""
    found = game if isinstance(game, Game) else registry.find(game)
    parts = found.load_components(components)
    count = found.check_seats(parts, found.seat_range(parts)[0] if seats is None else seats)
    given = [1000] * count if slips is None else list(slips)
    if len(given) != count:
        raise BadSeats("error-lineup", given=len(given), seats=count)
    if games < 1:
        raise BadOption("error-games", games=games)
    padded = np.array(given + [1000] * (MAX_SEATS - count), np.int64)
    frozen = found.freeze(parts)
    return Setting(found, frozen, found.prototype(frozen, count, options), padded, check_seed(seed), games)


def run(setting: Setting, threads: int = 0, keep: bool = False, progress: Progress | None = None) -> Results:
    """Play the games of a setting on CPU threads; `keep` also returns all final states."""
    game = setting.game
    game.prepare("bulk")
    # Interpreted, NumPy warns of the generator's overflow in every thread but the first.
    workers = 1 if compiled.INTERPRETED else threads or os.cpu_count() or 1
    outcomes = record.new(game.loops.OUTCOME, setting.games)
    finals = record.new(game.state, setting.games) if keep else None

    def play(first: int) -> int:
        last = min(first + CHUNK, setting.games)
        states = record.new(game.state) if finals is None else finals[first:last]
        log = record.new(events.LOG)
        log["n"] = events.MUTE
        game.loops.play_many(
            setting.components,
            setting.prototype,
            states,
            record.new(game.state),
            game.new_notes(),
            np.zeros(game.mask_words, np.uint64),
            log,
            setting.slips,
            np.uint64(setting.seed),
            first,
            outcomes[first:last],
        )
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
