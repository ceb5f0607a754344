"""Many games of bots side by side: on a GPU thousands at a time, on a processor one after the other.

The bots choose as they do one by one (`bots.make` with the same seed): baseline players, and searches with a budget of
playouts. Kernels are compiled so that a GPU does the same sums as a processor, to the last bit.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable import bots
from jadetable.arena.search_batch_buffers import FILLED_THERE, SHEETS, TABLE, Room
from jadetable.bots.search import TREE, Budget, in_numbers, loops_of, new_playout
from jadetable.bots.search_root import BESIDES, CANDIDATES, MOST_WORLDS, PLAN, ROOT
from jadetable.bulk import gpu
from jadetable.core import events, record
from jadetable.core.bind import bind
from jadetable.core.errors import BadOption
from jadetable.core.game import Game
from jadetable.core.record import MAX_SEATS, Records
from jadetable.core.terms import NEVER_SLIPS

BLOCK = 64  # threads of a block: the worlds of one candidate
LOOKS = 50  # waves between two looks at how many games have ended
STEPS = ("sit_down", "dream_of", "try_out", "add_up", "look")
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Table:
    """One game to play: the seed of its deal and of its bots, and who sits where."""

    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Sitting:
    """Tables of one game that are played side by side."""

    game: Game
    tables: Sequence[Table]
    options: Mapping[str, Any]

    @property
    def codes(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(code for table in self.tables for code in table.bots))


def check(code: str) -> None:
    """Raise a refusal unless this bot can play side by side with others: its thinking must not depend on a clock."""
    if bots.thinks_ahead(code):
        budget = Budget.of(code)
        if budget.playouts == 0 or budget.threads > 1:
            raise BadOption("error-playouts-only", bot=code)
    else:
        bots.slips(code)


def play(sitting: Sitting, on_gpu: bool, progress: Progress | None = None) -> NDArray[Any]:
    """Play all tables to their end; their outcomes, as in bulk play. `progress` is told how many games have ended."""
    for code in sitting.codes:
        check(code)
    sat = (_Gpu if on_gpu else _Processor)(sitting)
    ended = 0
    while ended < len(sitting.tables):
        sat.waves()
        ended = int((sat.fetch("tables")["stage"] == sat.loops.OVER).sum())
        if progress is not None:
            progress(ended)
    components, states = sat.fetch("components"), sat.fetch("states")
    outcomes = record.new(sitting.game.loops.OUTCOME, len(states))
    for i in range(len(states)):
        sitting.game.loops.sum_up(components, states, i, outcomes[i])
    return outcomes


def loops(game: Game) -> ModuleType:
    """The steps of many games, bound to a game and its search."""
    search = loops_of(game)
    names = ("dream_up", "find_candidates", "follow", "try_candidate", "world_entropy")
    bound = {name: getattr(search, name) for name in names}
    bound |= {name: getattr(game.loops, name) for name in ("choices", "deal", "judge", "know", "open_notes", "step")}
    return bind("jadetable.arena.search_batch_loops", game.slug, bound)


def _plans(sitting: Sitting) -> Records:
    """How each bot plays; a baseline player has no playouts."""
    plans = record.new(PLAN, len(sitting.codes))
    for place, code in enumerate(sitting.codes):
        budget = Budget.of(code) if bots.thinks_ahead(code) else Budget()
        plans[place] = in_numbers(budget.plan(sitting.game), budget.playouts)[0]
    return plans


def _seated(sitting: Sitting) -> Records:
    """Who sits where."""
    tables, codes = record.new(TABLE, len(sitting.tables)), sitting.codes
    for i, table in enumerate(sitting.tables):
        tables["seed"][i] = np.uint64(table.seed)
        for seat, code in enumerate(table.bots):
            tables["plan"][i, seat] = codes.index(code)
            tables["slips"][i, seat] = NEVER_SLIPS if bots.thinks_ahead(code) else bots.slips(code)
    return tables


def widest(plans: Records) -> int:
    """The most candidates that any of these plans considers."""
    return min(int(plans["width"].max()), CANDIDATES - BESIDES) + BESIDES


def nodes_needed(plans: Records) -> int:
    """How many nodes a table needs: enough for the largest budget of a plan that grows a tree."""
    playouts = max((int(plan["playouts"]) for plan in plans if plan["depth"] > 0), default=0)
    return min(TREE, 1 << (4 * playouts // 3).bit_length()) if playouts else 0


def new_room(game: Game, prototype: Records, plans: Records, tables: Records) -> Room:
    """A room in which nothing has been dealt yet."""
    count = len(tables)
    return Room(
        components=game.freeze(game.load_components()),
        prototype=prototype,
        plans=plans,
        tables=tables,
        states=record.new(game.state, count),
        known=record.new(game.state, count),
        notes=game.new_notes(count),
        own_notes=record.new(game.notes, 2 * count + 1),
        loose_notes=record.new(game.notes, count * SHEETS),
        roots=record.new(ROOT, count + 1),
        worlds=record.new(game.state, count * MOST_WORLDS),
        brought=np.zeros((count * MOST_WORLDS, widest(plans), MAX_SEATS), np.float32),
        trees=record.new(loops_of(game).NODE, count * nodes_needed(plans) + 1),
        desks=record.new(loops_of(game).DESK, count),
    )


class _Tables:
    """The tables of a sitting, and the room they are played in."""

    def __init__(self, sitting: Sitting) -> None:
        game, plans = sitting.game, _plans(sitting)
        frozen = game.freeze(game.load_components())
        prototype = game.prototype(frozen, len(sitting.tables[0].bots), sitting.options)
        self.count, self.loops = len(sitting.tables), loops(game)
        self.width = widest(plans)
        self.room = new_room(game, prototype, plans, _seated(sitting))


class _Processor(_Tables):
    """The tables one after the other."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.playout = new_playout(sitting.game, self.room.components)
        self.loops.open_tables(self.room, self.playout.log)

    def waves(self) -> None:
        """Every table one step further."""
        self.loops.wave(self.room, self.playout, self.width)

    def fetch(self, name: str) -> Records:
        """What an array holds now."""
        return record.as_records(getattr(self.room, name))


class _Gpu(_Tables):
    """The tables side by side on a GPU."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.driver = gpu.cuda()
        self.kernels = _kernels(self.driver, sitting.game)
        self.room = Room(*(self._there(name, np.asarray(array)) for name, array in self.room._asdict().items()))
        self.log = self.driver.to_device(record.new(events.MUTED))
        self._launch(self.kernels.open_tables, self.count, self.room, self.log)

    def _there(self, name: str, array: NDArray[Any]) -> Any:
        """An array on the GPU; of what is only filled there no more than the last element, which may be a blank."""
        if name not in FILLED_THERE:
            return self.driver.to_device(array)
        there = self.driver.device_array(array.shape, array.dtype)
        there[-1:].copy_to_device(array[-1:])
        return there

    def _launch(self, kernel: Any, items: int, *arguments: Any) -> None:
        with gpu.compiling():
            kernel[(items + BLOCK - 1) // BLOCK, BLOCK](*arguments)

    def waves(self) -> None:
        """Every table some steps further."""
        for _ in range(LOOKS):
            worlds = self.count * MOST_WORLDS
            self._launch(self.kernels.dream, worlds, self.room)
            self._launch(self.kernels.try_all, worlds * self.width, self.room, self.log, self.width)
            self._launch(self.kernels.add_all, self.count * self.width, self.room, self.width)
            self._launch(self.kernels.look_on, self.count, self.room, self.log)

    def fetch(self, name: str) -> Records:
        """What an array holds now."""
        return record.as_records(getattr(self.room, name).copy_to_host())


def _kernels(driver: Any, game: Game) -> ModuleType:
    """The kernels for this game."""
    steps = loops(game)
    bound = {name: getattr(steps, name) for name in STEPS}
    bound |= {"cuda": driver, "kernel": gpu.as_kernel(driver), "MASK_WORDS": game.mask_words}
    kinds = {"STATE": game.state, "NOTES": game.notes, "DESK": loops_of(game).DESK}
    bound |= {name: record.new(dtype).dtype for name, dtype in kinds.items()}
    return bind("jadetable.arena.search_batch_kernels", game.slug, bound)
