"""The search bot: compiled tree search within a budget of iterations or of time."""

import re
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from jadetable.core import compiled, events, record
from jadetable.core.bind import bind
from jadetable.core.errors import UnknownBot
from jadetable.core.game import Game
from jadetable.core.match import Knowledge, check_seed
from jadetable.core.rng import mix

CODE = re.compile(r"search:(\d+)(ms|s)?(?:x(\d+))?")
MOST_ITERATIONS, MOST_MILLISECONDS, MOST_THREADS = 10_000_000, 600_000, 64
BURST = 16  # iterations between two looks at the clock
TREE = 1 << 15


@dataclass(frozen=True)
class Budget:
    """How long to think: iterations, or milliseconds; and on how many threads."""

    iterations: int = 0
    milliseconds: int = 0
    threads: int = 1

    @classmethod
    def of(cls, code: str) -> "Budget":
        """The budget a code names: search:2000, search:200ms, search:1s, search:1sx2; raises UnknownBot."""
        found = CODE.fullmatch(code)
        if found is None:
            raise UnknownBot("error-unknown-bot", bot=code, known="search:2000, search:200ms, search:1s, search:1sx2")
        number, unit, threads = int(found[1]), found[2], int(found[3] or 1)
        budget = cls(
            iterations=0 if unit else number,
            milliseconds=0 if not unit else number * (1000 if unit == "s" else 1),
            threads=threads,
        )
        in_bounds = budget.iterations <= MOST_ITERATIONS and budget.milliseconds <= MOST_MILLISECONDS
        if not in_bounds or number < 1 or not 1 <= threads <= MOST_THREADS:
            raise UnknownBot("error-unknown-bot", bot=code, known="search:1 ... search:600s, up to x64 threads")
        return budget


@dataclass(frozen=True)
class Advice:
    """What a search thinks of one action: how often it was tried, and the mean share of a win it brought."""

    action: int
    tries: int
    worth: float


def loops_of(game: Game) -> Any:
    """The search bound to a game."""
    names = {name: getattr(game.loops, name) for name in ("choices", "step", "dream", "open_notes")}
    names |= {name: game.rules[name] for name in ("greedy", "payoff", "value")}
    return bind("jadetable.bots.search_loops", game.slug, names)


def prepare(game: Game) -> None:
    """Compile the search for a game if it never was, telling the person who waits."""
    if compiled.is_prepared(game.slug, "search") or compiled.home(f"@{game.slug}") is None:
        return
    compiled.tell(f"Teaching the search bot {game.slug} (only the first time, about half a minute) ...")
    from jadetable.core.match import new

    match = new(game, seed=1)
    think(match.know(match.asked[0]), Budget(iterations=2), 1)
    compiled.mark_prepared(game.slug, "search")


class _Tree:
    """One tree and the room to grow it in."""

    def __init__(self, game: Game, size: int) -> None:
        self.loops = loops_of(game)
        self.nodes = record.new(self.loops.NODE, size)
        self.desk = record.new(self.loops.DESK)
        plan = game.search
        self.desk["exploration"], self.desk["trust"] = plan.exploration, plan.trust
        self.desk["horizon"], self.desk["slip"] = plan.horizon, plan.slip
        self.world, self.notes = record.new(game.state), game.new_notes()
        self.mask = np.zeros(game.mask_words, np.uint64)
        self.log = record.new(events.LOG)
        self.log["n"] = events.MUTE

    def grow(self, known: Knowledge, seed: int, first: int, last: int) -> None:
        """Some more iterations."""
        self.loops.search(
            known.components,
            known.records,
            known.seat,
            self.world,
            self.nodes,
            self.desk,
            self.notes,
            self.mask,
            self.log,
            np.uint64(seed),
            first,
            last,
        )

    def root(self, known: Knowledge) -> list[Advice]:
        """What was learnt about the choices at hand."""
        size = self.loops.CHILDREN
        actions, tries, worth = np.zeros(size, np.int64), np.zeros(size, np.int64), np.zeros(size)
        count = self.loops.root_statistics(self.nodes, known.seat, known.mask, actions, tries, worth)
        return [Advice(int(actions[k]), int(tries[k]), float(worth[k])) for k in range(count)]


def _grow_alone(known: Knowledge, budget: Budget, seed: int) -> list[Advice]:
    """One thread's share: as many iterations as given, or until the time is up."""
    tree = _Tree(known.game, TREE if budget.milliseconds else min(TREE, max(1024, 4 * budget.iterations)))
    if budget.iterations:
        tree.grow(known, seed, 0, budget.iterations)
        return tree.root(known)
    stop = time.perf_counter() + budget.milliseconds / 1000
    done = 0
    while time.perf_counter() < stop:
        tree.grow(known, seed, done, done + BURST)
        done += BURST
    return tree.root(known)


def think(known: Knowledge, budget: Budget, seed: int) -> list[Advice]:
    """What a search thinks of each action it tried, the most tried first."""
    if budget.threads == 1:
        parts = [_grow_alone(known, budget, seed)]
    else:
        seeds = [int(mix(np.uint64((seed + thread * 0x9E3779B97F4A7C15) % 2**64))) for thread in range(budget.threads)]
        with ThreadPoolExecutor(budget.threads) as pool:
            parts = list(pool.map(lambda own: _grow_alone(known, budget, own), seeds))
    tries: dict[int, int] = {}
    worth: dict[int, float] = {}
    for advice in (advice for part in parts for advice in part):
        tries[advice.action] = tries.get(advice.action, 0) + advice.tries
        worth[advice.action] = worth.get(advice.action, 0.0) + advice.worth
    found = [Advice(action, count, worth[action] / max(count, 1)) for action, count in tries.items()]
    return sorted(found, key=lambda advice: (-advice.tries, advice.action))


class Search:
    """A bot that thinks ahead; with a budget of iterations the same seed always gives the same choice."""

    def __init__(self, game: Game, code: str, plain: str, seed: int) -> None:
        self.code = code
        self._budget = Budget.of(plain)
        self._seed = check_seed(seed)
        prepare(game)

    def choose(self, knowledge: Knowledge) -> int:
        """The action tried most often."""
        if knowledge.count == 1:
            return int(np.flatnonzero(np.unpackbits(knowledge.mask.view(np.uint8), bitorder="little"))[0])
        place = int(knowledge.record.ply) * 8 + knowledge.seat
        seed = int(mix(np.uint64((self._seed + place * 0x9E3779B97F4A7C15) % 2**64)))
        return think(knowledge, self._budget, seed)[0].action
