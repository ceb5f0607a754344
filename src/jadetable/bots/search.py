"""The search bot: compiled search within a budget of playouts or of time.

All candidates are tried in the same imagined worlds. In equal parts of the budget the worse half of them is dropped
(sequential halving), and whatever looks clearly worse than the game's own judgement is dropped at once. That judgement
stays to the end: another action is chosen only if it looks better by more than the error of the comparison.
"""

import re
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import inf, log2, sqrt
from typing import Any

import numpy as np

from jadetable.bots import LEVELS, SEARCHES, thinks_ahead, unknown
from jadetable.bots.belief import believe_undecided
from jadetable.core import compiled, events, record
from jadetable.core.bind import bind
from jadetable.core.game import Game, SearchPlan
from jadetable.core.given import check_seed
from jadetable.core.knowledge import Knowledge
from jadetable.core.record import MAX_SEATS, Records
from jadetable.core.rng import mix

CODE = re.compile(r"search:([0-9]{1,8})(ms|s)?(?:x([0-9]{1,2}))?")
MOST_PLAYOUTS, MOST_MILLISECONDS, MOST_THREADS = 10_000_000, 600_000, 64
PATIENT_PLAYOUTS, PATIENT_MILLISECONDS = 4000, 500  # a large budget
TREE = 1 << 15
FEWEST_WORLDS = 8  # before anything is dropped
BURST = 0.004  # seconds between two looks at the clock
CLEARLY, CLEAR_WORLDS = 3.5, 64  # standard errors, and worlds that they must rest on: a few games won are mere luck
MOST_WORLDS = 64  # between two looks at the candidates, with a budget of playouts
NO_ACTION = -1
BESIDES = 2  # candidates whatever the width: the game's own judgement and an action that is asked for
ENOUGH_TRIES = 0.5  # of those of the longest tried, where several threads dropped different candidates
GOLDEN, WORDS = 0x9E3779B97F4A7C15, 1 << 64


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


def loops_of(game: Game) -> Any:
    """The search bound to a game."""
    names = {name: getattr(game.loops, name) for name in ("choices", "step", "dream", "open_notes")}
    names |= {name: game.rules[name] for name in ("greedy", "payoff", "value")}
    names["believe"] = game.rules.get("believe", believe_undecided)
    return bind("jadetable.bots.search_loops", game.slug, names)


def prepare(game: Game) -> None:
    """Compile the search for a game if it never was, telling the person who waits."""
    if compiled.is_prepared(game.slug, "search") or compiled.home(f"@{game.slug}") is None:
        return
    compiled.tell(f"Teaching the search bot {game.slug} (only the first time, about half a minute) ...")
    from jadetable.core.match import new

    match = new(game, seed=1)
    think(match.know(match.asked[0]), Budget(playouts=2), 1)
    compiled.mark_prepared(game.slug, "search")


class _Root:
    """One thread's candidates and the room to try them in."""

    def __init__(self, known: Knowledge, plan: SearchPlan, seed: int, sheets: Records, asked_for: int) -> None:
        game = known.game
        self.known, self.seed, self.plan = known, seed, plan
        self.loops = loops_of(game)
        self.root, self.desk = record.new(self.loops.ROOT), record.new(self.loops.DESK)
        self.tree = record.new(self.loops.NODE, TREE if plan.depth else 1)
        self.desk["exploration"], self.desk["trust"] = plan.exploration, plan.trust
        self.desk["horizon"], self.desk["slip"] = plan.horizon, plan.slip
        self.desk["smooth"], self.desk["haste"] = plan.smooth, plan.haste
        self.desk["deepest"] = min(plan.depth, self.loops.DEEPEST)
        self.worlds, self.notes = record.new(game.state, 2), game.new_notes()
        self.sheets = record.as_records(np.array(sheets))
        self.mask, self.log = np.zeros(game.mask_words, np.uint64), record.new(events.LOG)
        self.log["n"] = events.MUTE
        self.done = self.playouts = 0
        width = min(plan.width, self.loops.CANDIDATES - BESIDES)
        self.loops.find_candidates(
            known.components, known.records, known.seat, self.root, self.notes, self.sheets, known.mask, known.count,
            width, plan.strays, asked_for, np.uint64(seed),
        )  # fmt: skip
        self.count = int(self.root["count"][0])

    @property
    def live(self) -> list[int]:
        """The candidates still in the running."""
        return [int(k) for k in np.flatnonzero(self.root["live"][0])]

    def try_worlds(self, worlds: int) -> None:
        """Try the live candidates in some more worlds."""
        self.loops.search(
            self.known.components, self.known.records, self.known.seat, self.worlds, self.root, self.tree, self.desk,
            self.notes, self.sheets, self.mask, self.log, np.uint64(self.seed), self.done, self.done + worlds,
        )  # fmt: skip
        self.done += worlds
        self.playouts += worlds * len(self.live)

    def gain(self, k: int) -> tuple[float, float]:
        """What a candidate brings more than the game's own judgement, and the error of that."""
        tries = int(self.root["tries"][0, k])
        if tries == 0:
            return 0.0, inf
        mean = float(self.root["more"][0, k, self.known.seat]) / tries
        spread = max(float(self.root["squares"][0, k]) / tries - mean * mean, 0.0)
        # One world more, in which it was worse or better by a little: a few equal results are no certainty.
        return mean, sqrt((spread + 0.25 / (tries * tries)) / tries)

    def drop(self, used: float) -> None:
        """Drop what is clearly worse, and as many more as the used part of the budget asks for."""
        if self.done < FEWEST_WORLDS:
            return
        rated = []
        for k in self.live:
            mean, error = self.gain(k)
            if k != 0 and self.done >= CLEAR_WORLDS and mean < -CLEARLY * error:
                self.root["live"][0, k] = 0
            elif k != 0:
                rated.append((mean, -k))
        rounds = max(log2(self.count), 1.0)
        kept = max(1, int(self.count / 2.0 ** int(used * rounds)) - 1)
        for _, k in sorted(rated)[: max(0, len(rated) - kept)]:
            self.root["live"][0, -k] = 0

    @property
    def clear(self) -> bool:
        """Whether more thinking would hardly change the choice."""
        live = self.live
        if len(live) > 2 or self.done < FEWEST_WORLDS:
            return False
        if len(live) == 1:
            return True
        if self.done < CLEAR_WORLDS:
            return False
        mean, error = self.gain(live[1])
        return abs(mean) > CLEARLY * error

    def advice(self) -> list[Advice]:
        """What was learnt.

        A candidate's chance is that of the game's own judgement in all worlds and what it brought more in its own: a
        mean over the few worlds before it was dropped would tell how lucky those were. Such a sum can leave 0 to 1.
        """
        seats = int(self.known.record.seats)
        own = self.root["own_worth"][0, :seats] / max(self.done, 1)
        found = []
        for k in range(self.count):
            mean, error = self.gain(k)
            tries = int(self.root["tries"][0, k])
            chances = tuple(np.clip(own + self.root["more"][0, k, :seats] / max(tries, 1), 0.0, 1.0).tolist())
            worth, action = chances[self.known.seat], int(self.root["action"][0, k])
            found.append(Advice(action, tries, worth, mean, 0.0 if k == 0 else error, chances))
        return found


@dataclass(frozen=True)
class _Question:
    """What is to be thought about: the seat's knowledge and note paper, an action to look at in any case, and whether
    all candidates are tried equally often."""

    known: Knowledge
    budget: Budget
    sheets: Records
    asked_for: int
    thorough: bool


def _think_alone(question: _Question, seed: int) -> list[Advice]:
    """One thread's share of the thinking."""
    known, budget = question.known, question.budget
    root = _Root(known, budget.plan(known.game), seed, question.sheets, question.asked_for)
    started = time.perf_counter()
    used, worlds = 0.0, 1 if budget.milliseconds else max(1, min(FEWEST_WORLDS, budget.playouts // root.count))
    while used < 1.0 and (question.thorough or not root.clear):
        root.try_worlds(worlds)
        if budget.milliseconds:
            passed = time.perf_counter() - started
            used = passed * 1000 / budget.milliseconds
            worlds = max(1, min(int(BURST * root.done / passed), 2 * root.done))
        else:
            used = root.playouts / budget.playouts
            worlds = max(1, min(root.done, (budget.playouts - root.playouts) // len(root.live), MOST_WORLDS))
        if not question.thorough:
            root.drop(used)
    return root.advice()


def think(
    known: Knowledge,
    budget: Budget,
    seed: int,
    sheets: Records | None = None,
    asked_for: int = NO_ACTION,
    thorough: bool = False,
) -> list[Advice]:
    """What a search thinks of its candidates, the game's own judgement first.

    `sheets[0]` is the seat's note paper. An action that is asked for is always looked at; `thorough` tries all
    candidates equally often.
    """
    paper = record.new(known.game.notes, 2) if sheets is None else sheets
    question = _Question(known, budget, paper, asked_for, thorough)
    if budget.threads == 1:
        return _think_alone(question, seed)
    loops_of(known.game)  # bound once, before the threads ask for it together
    seeds = [int(mix(np.uint64((seed + thread * GOLDEN) % WORDS))) for thread in range(budget.threads)]
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
    """The choice: what was tried longest and looks better than the game's own judgement beyond doubt, else that.

    One thread tries all that it keeps equally often. Several add up to different numbers of tries: then whatever was
    tried often enough counts, and the one that is better by most beyond doubt is chosen.
    """
    own = advice[0]
    longest = max((one.tries for one in advice[1:]), default=0)
    enough = longest if threads == 1 else ENOUGH_TRIES * longest
    rivals = [one for one in advice[1:] if one.tries >= enough and one.more > doubt * one.error]
    if threads == 1:
        return max(rivals, key=lambda one: one.more, default=own)
    return max(rivals, key=lambda one: one.more - doubt * one.error, default=own)


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
        sheets = record.new(game.notes, 2)
        sheets[0] = self._notes[seat]
        own = game.loops.judge(
            knowledge.components, knowledge.records, 0, seat, knowledge.mask, knowledge.count, self._notes, seat, 0
        )
        if knowledge.count == 1:
            return int(own)
        place = int(knowledge.record.ply) * MAX_SEATS + seat
        seed = int(mix(np.uint64((self._seed + place * GOLDEN) % WORDS)))
        advice = think(knowledge, self._budget, seed, sheets)
        chosen = best(advice, self._budget.plan(game).doubt, self._budget.threads).action
        if chosen != int(own):
            self._notes[seat] = sheets[0]  # what its judgement had in mind was not done
        return chosen
