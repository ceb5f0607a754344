"""`jt.vector`: many games of one kind side by side, for learning, in arrays that are filled anew at every step.

Table i plays the games i, i + tables, i + 2 * tables ... of a run; game number n has the seed `game_seed(seed, n)`, as
in bulk play. What a seat is shown passes `know`, as everything that leaves the engine does.
"""

import itertools
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from jadetable.core import compiled, events, record, registry
from jadetable.core.checked_input import check_seed
from jadetable.core.errors import BadAction, BadOption, BadReplay, IllegalAction
from jadetable.core.game import Game
from jadetable.core.position import Position
from jadetable.core.record import Records
from jadetable.envs import arrays, lineups
from jadetable.envs.arrays import Size
from jadetable.envs.bound import LOOPS, loops_of
from jadetable.envs.lineups import Lineups
from jadetable.envs.table import one_of, plain, seats_of
from jadetable.envs.vector_terms import BEGIN, LOOK, PAYOFF, SCORE, TURN, Desk, Rules

REWARDS = {"payoff": PAYOFF, "score": SCORE}
ON_ILLEGAL = ("refuse", "replace")
SHARES = 4  # parts that each thread's share of the tables is cut into, so that a slow thread holds nobody up
SAVED = ("states", "notes", "slips", "seeds", "numbers", "strides")
FORMAT = 1


def vector(
    game: str | Game, tables: int = 4096, seats: int | None = None, seed: int | Sequence[int] = 0, **more: Any
) -> "Vector":
    """Many tables of a game for learning; see `Choices` for what else may be chosen. Unless told, four sit at each.

    With `device="cuda"` they stand on a GPU, and so do the arrays.
    """
    device = more.pop("device", "cpu")
    if device == "cpu":
        return Vector(game, tables, seats, seed, **more)
    if device == "cuda":
        from jadetable.envs.vector_cuda import CudaVector  # noqa: PLC0415  # the driver is looked for when asked for

        return CudaVector(game, tables, seats, seed, **more)
    raise BadOption("error-env-device", device=repr(device))


class Choices(NamedTuple):
    """What else may be chosen of an environment, by name."""

    options: Mapping[str, Any] | None = None
    components: str | Path | Mapping[str, Any] | None = None
    opponents: Lineups = None  # who plays the seats that are no learner's
    joint: bool = False  # all asked seats choose at once
    reward: str = "payoff"  # or "score"
    redeal: bool = True  # the next game begins where one has ended
    skip_forced: bool = False  # a learner is not asked where it has no choice
    advice: bool = False
    finals: bool = False
    privileged: bool = False
    on_illegal: str = "refuse"  # or "replace": a legal action is played in its place
    threads: int = 0  # 0: one for each core


class Vector:
    """Many tables of one game. Every public array is reused: copy what must outlive the next step.

    observation  what the asked seat knows: (tables, numbers); with `joint` (tables, seats, numbers), every seat's
    mask         what it may choose, a byte an action;  mask_bits  the same, 64 actions a word
    seat         who is asked; -1 nobody.  With `joint` (tables, seats)
    reward       what each seat got out of a game that just ended (tables, seats), else 0
    done         whether a game ended in this step;  truncated  whether by its length limit
    rank, score, length   of the last game that ended at a table
    pieces       the named parts of `observation`, without a copy
    advice       with `advice=True`: what the baseline player would choose
    final_observation     with `finals=True`: what every seat saw at the end (tables, seats, numbers)
    state        with `privileged=True`: what all seats see, for critics only (tables, seats, numbers)
    """

    def __init__(
        self, game: str | Game, tables: int = 4096, seats: int | None = None, seed: int | Sequence[int] = 0, **more: Any
    ) -> None:
        self._given = {"game": game, "tables": tables, "seats": seats, "seed": seed, **more}
        chosen = Choices(**more)
        self.game = game if isinstance(game, Game) else registry.find(game)
        options, components = self.game.vary(chosen.options, chosen.components)
        printed = self.game.load_components(components)
        self.seats = seats_of(self.game, printed, seats)
        self.tables = _whole(tables, "tables", 1)
        self.joint = chosen.joint
        self._part = "jointly" if chosen.joint else "vector"  # what has to be compiled
        self._replace = int(one_of("on_illegal", chosen.on_illegal, ON_ILLEGAL) == "replace")
        self.size = Size(self.game, self.tables, self.seats, chosen.joint, chosen.finals, chosen.privileged)
        arrays.check_memory(self.size, self._free_memory())
        frozen = self.game.freeze(printed)
        self._rules = self._new_rules(chosen, frozen, self.game.prototype(frozen, self.seats, options))
        self.threads = self._threads_of(_whole(chosen.threads, "threads", 0))
        self._pool: ThreadPoolExecutor | None = None
        self._lay_out()
        self.reset(seed)

    def _new_rules(self, chosen: Choices, frozen: Records, prototype: Records) -> Rules:
        """What was chosen, as compiled code reads it."""
        slips, turns_round = lineups.read(chosen.opponents, self.tables, self.seats)
        return Rules(
            components=frozen,
            prototype=prototype,
            lineups=slips,
            turns_round=turns_round,
            seats=self.seats,
            joint=int(chosen.joint),
            redeal=int(chosen.redeal),
            reward=REWARDS[one_of("reward", chosen.reward, REWARDS)],
            skip_forced=int(chosen.skip_forced),
            advised=int(chosen.advice),
            finals=int(chosen.finals),
            privileged=int(chosen.privileged),
        )

    # --- arrays -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Make all arrays, and the shapes that they are shown in."""
        size = self.size
        self._make_arrays()
        seen, outer = self._seen, self.shape
        self.seat, self.advice = seen.seat.reshape(outer), seen.advice.reshape(outer)
        self.observation = seen.observation.reshape(*outer, -1)
        self.mask, self.mask_bits = seen.mask.reshape(*outer, -1), seen.bits.reshape(*outer, -1)
        self.reward, self.done, self.truncated = seen.reward, seen.done, seen.truncated
        self.rank, self.score, self.length = seen.rank, seen.score, seen.length
        each = (self.tables, self.seats, -1)
        self.final_observation = seen.final.reshape(each) if size.finals else None
        self.state = seen.state.reshape(each) if size.privileged else None
        self.played = self._actions.reshape(outer)
        self.pieces = self._by_name()

    def _make_arrays(self) -> None:
        """Make the arrays where they are worked on."""
        size, words = self.size, self.game.mask_words
        self._tables, self._seen = arrays.new_tables(size), arrays.new_seen(size)
        self._given_actions, self._actions = np.zeros(size.rows, np.int64), np.zeros(size.rows, np.int64)
        known, masks = record.new(self.game.state, self.threads), np.zeros((self.threads, words), np.uint64)
        self._desk = Desk(known, masks, events.muted_log())

    def _by_name(self) -> dict[str, Any]:
        """The named parts of the observation, in the same memory."""
        told = np.asarray(self._seen.pieces)
        return {piece.name: told[piece.name].reshape(*self.shape, *piece.shape) for piece in self.game.pieces}

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the actions that `step` takes: an action a table, or (jointly) one a seat of every table."""
        return (self.tables, self.seats) if self.joint else (self.tables,)

    @property
    def game_numbers(self) -> NDArray[np.int64]:
        """The number of the running game of each table in its run."""
        return self._held("numbers")

    @property
    def learners(self) -> NDArray[np.bool_]:
        """Which seats are learners', by table, in the running games."""
        return np.asarray(self._held("slips")[:, : self.seats] < 0)

    # --- what is otherwise on a GPU -----------------------------------------------------------------------------------

    def _free_memory(self) -> int | None:
        """How many bytes there are for the arrays."""
        return arrays.free_memory()

    def _threads_of(self, chosen: int) -> int:
        """How many threads work on the tables."""
        return 1 if compiled.INTERPRETED else chosen or cores()

    def _read(self, array: Any) -> NDArray[Any]:
        """What an array holds now, to be looked at only."""
        return np.asarray(array)

    def _write(self, array: Any, values: Any) -> None:
        """Fill an array."""
        np.asarray(array)[...] = values

    def _records_at(self, table: int) -> Records:
        """The record of a table."""
        return self._tables.states[table : table + 1]

    def _held(self, name: str) -> NDArray[Any]:
        """What is held of all tables."""
        return self._read(getattr(self._tables, name))

    # --- playing ------------------------------------------------------------------------------------------------------

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal the first games of a seed, or of the same seed again.

        A list of seeds gives each table a run of its own: table i plays the games 0, 1, 2 ... of seed i.
        """
        tables = self._tables
        if seed is not None:
            chosen = plain(seed) if isinstance(seed, int | np.integer) else list(seed)
            each = chosen if isinstance(chosen, list) else [chosen] * self.tables
            if len(each) != self.tables:
                raise BadOption("error-env-seeds", given=len(each), tables=self.tables)
            self._write(tables.seeds, np.array([check_seed(plain(one)) for one in each], np.uint64))
            self._seed: int | list[int] = chosen
        alone = isinstance(self._seed, list)
        self._write(tables.strides, np.full(self.tables, 1 if alone else self.tables))
        self._write(tables.numbers, np.zeros(self.tables, np.int64) if alone else np.arange(self.tables))
        self._prepare()
        self._all_tables(BEGIN)

    def next_games(self) -> None:
        """Deal the next game at every table, finished or not."""
        self._write(self._tables.numbers, self._held("numbers") + self._held("strides"))
        self._all_tables(BEGIN)

    def step(self, actions: Any) -> None:
        """Each asked learner chooses. Refusals raise and change nothing; see `on_illegal`."""
        self._accept(actions)
        refused = self._settle(self._given_actions, self._actions, self._replace)
        if refused >= 0:
            raise self._refusal(int(refused))
        self._all_tables(TURN)

    def _accept(self, actions: Any) -> None:
        """Take over the actions, if they have the right shape and kind."""
        given = np.asarray(actions)
        if given.shape != self.shape:
            raise BadAction("error-env-shape", given=str(given.shape), expected=str(self.shape))
        if given.dtype.kind not in "iu":
            raise BadAction("error-env-kind", given=str(given.dtype))
        self._write(self._given_actions, given.reshape(-1))

    def _refusal(self, row: int) -> IllegalAction:
        """What stands against the action in a row."""
        action, last = int(self._given_actions[row]), self.game.actions.size - 1
        table, seat = row // self.seats if self.joint else row, int(self._seen.seat[row])
        return IllegalAction("error-env-action", table=str(table), seat=seat, action=str(action), last=str(last))

    def _settle(self, given: NDArray[np.int64], actions: NDArray[np.int64], replace: int) -> int:
        """The actions that are played; the first row whose action is refused, or a number below 0."""
        return int(self._loops.settle(self._seen.seat, self._seen.bits, given, actions, replace))

    def _all_tables(self, what: int) -> None:
        """Have the threads do this at all tables; each takes one part after the other."""
        if self.threads == 1 or self.tables < 2 * self.threads:
            self._work(0, (0, self.tables), what)
            return
        part = -(-self.tables // (self.threads * SHARES))
        firsts = itertools.count(0, part)

        def some(k: int) -> None:
            for first in firsts:
                if first >= self.tables:
                    return
                self._work(k, (first, min(first + part, self.tables)), what)

        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads - 1, "jade-vector")
        others = [self._pool.submit(some, k) for k in range(1, self.threads)]
        some(0)
        for other in others:
            other.result()

    def _work(self, k: int, part: tuple[int, int], what: int) -> None:
        """One thread, one part of the tables."""
        loops = self._loops
        work = loops.work_jointly if self.joint else loops.work
        work(self._rules, self._tables, self._seen, self._desk, k, part, what, self._actions)

    # --- compiled code ------------------------------------------------------------------------------------------------

    @property
    def _loops(self) -> ModuleType:
        return loops_of(self.game)

    def _prepare(self) -> None:
        """Compile what a step needs, telling the person who waits."""
        owner = compiled.home(f"{LOOPS}@{self.game.slug}")
        known = owner is None or compiled.is_prepared(owner, self._part)
        if not known:
            compiled.tell(f"Preparing the environment of {self.game.slug} (only the first time) ...")
        self._work(0, (0, 0), LOOK)
        self._settle(self._given_actions[:0], self._actions[:0], 0)
        if owner is not None and not known:
            compiled.mark_prepared(owner, self._part)

    # --- keeping and looking in ---------------------------------------------------------------------------------------

    def state_dict(self) -> dict[str, Any]:
        """All that the games need to go on from here, every secret included: plain data and copies of the records."""
        held = {name: np.array(self._held(name)) for name in SAVED}
        if self._rules.advised:  # the baseline's note paper as it was before the advice, which will be given anew
            seat = self._read(self._seen.seat)
            rows = np.flatnonzero(seat >= 0)
            places = (rows // self.seats if self.joint else rows) * record.MAX_SEATS + seat[rows]
            held["notes"][places] = self._read(self._seen.kept)[rows]
        for name in ("states", "notes"):
            held[name] = held[name].view(np.uint8).reshape(len(held[name]), -1)
        return {"format": FORMAT, "seed": self._seed, **self._belongs_to(), **held}

    def _belongs_to(self) -> dict[str, Any]:
        """What a stored state must agree with."""
        options = self.game.options_of(self._rules.prototype)
        return {"game": self.game.slug, "rules": self.game.digest, "tables": self.tables, "seats": self.seats} | {
            "options": repr(options),
            "components": record.digest(self._rules.components),
        }

    def load_state_dict(self, stored: Mapping[str, Any]) -> None:
        """Go on from a stored state; raises BadReplay, and changes nothing, where it is of another game or size."""
        expected = {"format": FORMAT, **self._belongs_to()}
        for name, value in expected.items():
            if name not in stored or stored[name] != value:
                raise BadReplay("error-env-state", what=name, held=str(stored.get(name)), expected=str(value))
        found = {name: np.asarray(stored[name]) for name in SAVED if name in stored}
        for name in SAVED:
            target = getattr(self._tables, name)
            whole = target.dtype.names is None
            shape = target.shape if whole else (len(target), target.dtype.itemsize)
            if (
                name not in found
                or found[name].shape != shape
                or found[name].dtype != (target.dtype if whole else "u1")
            ):
                raise BadReplay("error-env-state", what=name, held="?", expected=str(shape))
        for name in SAVED:
            target = getattr(self._tables, name)
            self._write(target, np.ascontiguousarray(found[name]).view(target.dtype).reshape(target.shape))
        self._seed = stored["seed"]
        for told in (self.reward, self.done, self.truncated):
            self._write(told, np.zeros(told.shape, told.dtype))
        self._all_tables(LOOK)

    def clone(self) -> "Vector":
        """An independent copy, in the middle of all games."""
        twin = type(self)(**self._given)
        twin.load_state_dict(self.state_dict())
        for own, other in zip(self._seen, twin._seen, strict=True):
            self._write(other, self._read(own))
        return twin

    def position(self, table: int = 0) -> Position:
        """The game at a table, for tests and drawings: it holds every secret, and on the processor is no copy."""
        if not 0 <= table < self.tables:
            raise BadOption("error-env-table", table=table, last=self.tables - 1)
        self.game.prepare()
        return Position(self.game, self._rules.components, self._records_at(table))

    def close(self) -> None:
        """End the threads; the environment may still be used, and starts them again."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _whole(given: Any, name: str, lowest: int) -> int:
    """A whole number that is not too small; raises BadOption."""
    number = plain(given)
    if not isinstance(number, int) or isinstance(number, bool) or number < lowest:
        raise BadOption("error-env-number", name=name, value=repr(given), low=lowest)
    return number
