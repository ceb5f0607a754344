"""The search bot: compiled search within a budget of playouts or of time.

All candidates are tried in the same imagined worlds. In equal parts of the budget the worse half of them is dropped
(sequential halving), and whatever looks clearly worse than the game's own judgement is dropped at once. That judgement
stays to the end: another action is chosen only if it looks better by more than the error of the comparison.
"""

import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from types import ModuleType
from typing import Any

import numpy as np

from jadetable.bots import LEVELS, SEARCHES, thinks_ahead, unknown
from jadetable.bots.belief import believe_undecided
from jadetable.bots.search_root import (
    CANDIDATES,
    NO_ACTION,
    OWN,
    PLAN,
    ROOT,
    first_worlds,
    goes_on,
    next_worlds,
    surest,
    thought_seed,
)
from jadetable.bots.thinking import Playout, Thought
from jadetable.core import compiled, events, record
from jadetable.core.bind import bind
from jadetable.core.checked_input import check_seed
from jadetable.core.game import Game
from jadetable.core.knowledge import Knowledge
from jadetable.core.plan import SearchPlan
from jadetable.core.record import MAX_SEATS, Record, Records
from jadetable.core.terms import NEVER_SLIPS

CODE = re.compile(r"search:([0-9]{1,8})(ms|s)?(?:x([0-9]{1,2}))?")
MOST_PLAYOUTS, MOST_MILLISECONDS, MOST_THREADS = 10_000_000, 600_000, 64
PATIENT_PLAYOUTS, PATIENT_MILLISECONDS = 4000, 500  # a large budget
TREE = 1 << 15
BURST = 0.004  # seconds between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How long to think: playouts, or milliseconds; and on how many threads."""

    playouts: int = 0
    milliseconds: int = 0
    threads: int = 1

    @classmethod
    def of(cls, code: str) -> "Budget":
        """The budget of a level that thinks ahead, of search:2000, search:200ms, search:1sx2; raises UnknownBot."""
        found = CODE.fullmatch(LEVELS.get(code, code))
        if found is None:
            raise unknown(code, *filter(thinks_ahead, LEVELS), *SEARCHES)
        number, unit, threads = int(found[1]), found[2], int(found[3] or 1)
        budget = cls(
            playouts=0 if unit else number,
            milliseconds=0 if not unit else number * (1000 if unit == "s" else 1),
            threads=threads,
        )
        in_bounds = budget.playouts <= MOST_PLAYOUTS and budget.milliseconds <= MOST_MILLISECONDS
        if not in_bounds or number < 1 or not 1 <= threads <= MOST_THREADS:
            raise unknown(code, "search:1 ... search:600s, up to x64 threads")
        return budget

    def plan(self, game: Game) -> SearchPlan:
        """How the search bot plays a game with this budget."""
        large = self.playouts >= PATIENT_PLAYOUTS or self.milliseconds >= PATIENT_MILLISECONDS
        return game.search.patient if large and game.search.patient is not None else game.search


@dataclass(frozen=True)
class Advice:
    """What a search thinks of one action.

    tries    playouts that began with it; 0 when it was not considered, and then nothing else is known of it
    worth    the chance to win it brings the seat that asks, from 0 to 1
    more     how much more that is than what the game's own judgement brings, in the same imagined worlds
    error    the standard error of this difference
    chances  every seat's chance to win after it
    """

    action: int
    tries: int
    worth: float
    more: float
    error: float
    chances: tuple[float, ...] = ()


def loops_of(game: Game) -> ModuleType:
    """The search bound to a game."""
    names: dict[str, Any] = {name: getattr(game.loops, name) for name in ("choices", "step", "dream", "open_notes")}
    names |= {name: game.rules[name] for name in ("greedy", "payoff", "value")}
    names["believe"] = game.rules.get("believe", believe_undecided)
    names["COUNTS_TURNS"] = game.length_unit == "turn"
    return bind("jadetable.bots.search_loops", game.slug, names)


def prepare(game: Game, tell: Callable[[str], None] = compiled.tell) -> None:
    """Compile the search for a game if it never was; `tell` speaks to the person who waits."""
    if compiled.is_prepared(game.slug, "search") or compiled.home(f"@{game.slug}") is None:
        return
    tell(f"Teaching the search bot {game.slug} (only the first time, about half a minute) ...")
    from jadetable.core.match import new

    match = new(game, seed=1)
    best(think(match.know(match.asked[0]), Budget(playouts=2), 1), game.search.doubt)
    compiled.mark_prepared(game.slug, "search")


def in_numbers(plan: SearchPlan, playouts: int) -> Records:
    """A plan and a budget of playouts as compiled code reads them."""
    found = record.new(PLAN)
    for name in PLAN.names or ():
        found[name] = getattr(plan, name, playouts)
    return found


def new_playout(game: Game, components: Records, nodes: int = 1) -> Playout:
    """Blank room for playouts, with so many nodes for the tree."""
    loops = loops_of(game)
    return Playout(
        components=components,
        world=record.new(game.state),
        notes=game.new_notes(),
        tree=record.new(loops.NODE, nodes),
        desk=record.new(loops.DESK),
        mask=np.zeros(game.mask_words, np.uint64),
        log=events.muted_log(),
    )


class _Root:
    """One thread's candidates and the room to try them in."""

    def __init__(self, question: "_Question", seed: int) -> None:
        known, game = question.known, question.known.game
        self.loops = loops_of(game)
        plan = in_numbers(question.budget.plan(game), question.budget.playouts)
        self.thought = Thought(
            seat=known.seat,
            seed=np.uint64(seed),
            known=known.records,
            root=record.new(ROOT),
            paper=record.as_records(np.array(question.paper)),
            worlds=record.new(game.state),
        )
        self.playout = new_playout(game, known.components, TREE if plan["depth"][0] else 1)
        self.loops.follow(self.playout.desk[0], plan[0])
        self.now = np.zeros((CANDIDATES, MAX_SEATS), np.float32)
        self.loops.find_candidates(
            known.components, self.thought, self.playout.notes, known.mask, known.count, plan[0], question.asked_for
        )

    @property
    def root(self) -> Record:
        """What is known of the candidates."""
        return self.thought.root[0]

    def try_worlds(self) -> None:
        """Try the live candidates in the worlds that are next."""
        self.loops.search(self.playout, self.thought, self.now)

    def advice(self) -> list[Advice]:
        """What was learnt about each candidate.

        Its win chance is the baseline's mean over all worlds plus the candidate's mean advantage over the baseline in
        the worlds it was tried in. A mean over those few worlds alone would also measure how lucky they were. The sum
        is an estimate and may fall outside 0 to 1.
        """
        thought = self.thought
        seats, root = int(record.element(thought.known).seats), record.element(thought.root)
        own = root.own_worth[:seats] / max(int(root.done), 1)
        found = []
        for k in range(int(root.count)):
            tries = int(root.tries[k])
            chances = tuple(np.clip(own + root.more[k, :seats] / max(tries, 1), 0.0, 1.0).tolist())
            worth, action = chances[thought.seat], int(root.action[k])
            error = 0.0 if k == OWN else float(root.error[k])
            found.append(Advice(action, tries, worth, float(root.gain[k]), error, chances))
        return found


@dataclass(frozen=True)
class _Question:
    """What is to be thought about: the seat's knowledge and note paper, an action to look at in any case, and whether
    all candidates are tried equally often."""

    known: Knowledge
    budget: Budget
    paper: Records
    asked_for: int
    thorough: bool


def _think_alone(question: _Question, seed: int) -> list[Advice]:
    """One thread's share of the thinking."""
    found = _Root(question, seed)
    root, seat, budget = found.root, question.known.seat, question.budget
    if budget.milliseconds:
        root["worlds"] = 1
    else:
        first_worlds(root, budget.playouts)
    started, going_on = time.perf_counter(), True
    while going_on:
        found.try_worlds()
        if budget.milliseconds:
            passed, done = time.perf_counter() - started, int(root["done"])
            used = passed * 1000 / budget.milliseconds
            root["worlds"] = max(1, min(int(BURST * done / passed), 2 * done))
        else:
            used = int(root["playouts"]) / budget.playouts
            next_worlds(root, budget.playouts)
        going_on = goes_on(root, seat, used, question.thorough)
    return found.advice()


def think(
    known: Knowledge,
    budget: Budget,
    seed: int,
    paper: Records | None = None,
    asked_for: int = NO_ACTION,
    thorough: bool = False,
) -> list[Advice]:
    """What a search thinks of its candidates, the game's own judgement first.

    `paper[0]` holds the seat's notes. An action that is asked for is always looked at; `thorough` tries all
    candidates equally often.
    """
    notes = record.new(known.game.notes, 2) if paper is None else paper
    question = _Question(known, budget, notes, asked_for, thorough)
    if budget.threads == 1:
        return _think_alone(question, seed)
    loops_of(known.game)  # bound once, before the threads ask for it together
    seeds = [int(thought_seed(np.uint64(seed), thread)) for thread in range(budget.threads)]
    with ThreadPoolExecutor(budget.threads) as pool:
        parts = list(pool.map(lambda own: _think_alone(question, own), seeds))
    return [_together(action, parts) for action in dict.fromkeys(one.action for part in parts for one in part)]


def _together(action: int, parts: list[list[Advice]]) -> Advice:
    """What several threads think of one action."""
    found = [one for part in parts for one in part if one.action == action]
    tries = sum(one.tries for one in found)
    seats = range(len(found[0].chances))
    chances = tuple(sum(one.tries * one.chances[seat] for one in found) / tries for seat in seats)
    worth = sum(one.tries * one.worth for one in found) / tries
    more = sum(one.tries * one.more for one in found) / tries
    error = sqrt(sum((one.tries * one.error) ** 2 for one in found)) / tries
    return Advice(action, tries, worth, more, error, chances)


def best(advice: list[Advice], doubt: float, threads: int = 1) -> Advice:
    """The choice: the game's own judgement, unless something else is surely better."""
    tries, more, error = (np.array([getattr(one, name) for one in advice]) for name in ("tries", "more", "error"))
    return advice[surest(tries, more, error, len(advice), doubt, threads)]


class Search:
    """A bot that thinks ahead; with a budget of playouts the same seed always gives the same choice."""

    def __init__(self, game: Game, code: str, seed: int) -> None:
        self.code = code
        self._budget = Budget.of(code)
        self._seed = check_seed(seed)
        self._notes = game.new_notes()
        game.loops.open_notes(self._notes, 0, MAX_SEATS, np.uint64(self._seed))
        prepare(game)

    def choose(self, knowledge: Knowledge) -> int:
        """The choice after some thought."""
        seat, game = knowledge.seat, knowledge.game
        paper = record.new(game.notes, 2)
        paper[0] = self._notes[seat]
        components, known, mask, count = knowledge.components, knowledge.records, knowledge.mask, knowledge.count
        own = game.loops.judge(components, known, 0, seat, mask, count, self._notes, NEVER_SLIPS)
        if knowledge.count == 1:
            return int(own)
        seed = int(thought_seed(np.uint64(self._seed), int(knowledge.record.ply) * MAX_SEATS + seat))
        advice = think(knowledge, self._budget, seed, paper)
        chosen = best(advice, self._budget.plan(game).doubt, self._budget.threads).action
        if chosen != int(own):
            self._notes[seat] = paper[0]  # what its judgement had in mind was not done
        return chosen
