"""Bots against each other: the same deals for every order of the seats, win shares with intervals, ratings.

A group is one deal played once for each rotation of a line-up round the table, so that luck and places are shared out
evenly; in games for one, once by every bot. Games of a group resemble each other: intervals are computed over groups.
"""

import itertools
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from math import inf, log10
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable import __version__
from jadetable import bots as players
from jadetable.arena import search_batch
from jadetable.arena.statistics import error_of_mean, ratio, student
from jadetable.bulk import gpu
from jadetable.bulk.summary import Share
from jadetable.core import match, registry
from jadetable.core.checked_input import check_seed
from jadetable.core.errors import BadOption, BadSeats
from jadetable.core.outcome import wins_of
from jadetable.core.rng import game_seed

MIXES = ("mixed", "one")
FEWEST_GROUPS = 12  # before an order counts as clear
# Standard errors between neighbours for that, on the normal scale: with a look after each of 250 deals equal bots are
# taken for unequal in less than three contests of a hundred.
CLEAR = 3.2
SIDE_BY_SIDE = 2048  # games at a time on a GPU
RESAMPLES, ROUNDS_OF_FIT = 200, 100
ELO = 400.0
Progress = Callable[["Tally"], None]
AWAKE: set[tuple[str, str]] = set()  # the bots that have thought in this process: a first thought loads compiled code


@dataclass(frozen=True)
class Contest:
    """What an arena is asked to play."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    mix: str = "mixed"
    options: Mapping[str, Any] = field(default_factory=dict)
    device: str = "cpu"

    @property
    def rotations(self) -> int:
        """How often a deal is played: from every seat, or once if all are the same bot; alone, by every bot."""
        if self.seats == 1:
            return len(self.bots)
        return self.seats if len(set(self.bots)) > 1 else 1

    @property
    def groups(self) -> int:
        """How many deals: whole ones, with at least so many games."""
        return -(-self.games // self.rotations)

    def line_up(self, group: int) -> tuple[str, ...]:
        """Who sits round the table in a group: one of the first bot among the others, or all of them mixed.

        At a table for one, all who wait for their turn.
        """
        if self.seats == 1:
            return self.bots
        if self.mix == "one":
            others = self.bots[1:]
            return (self.bots[0], *(others[(group + seat) % len(others)] for seat in range(self.seats - 1)))
        order = np.random.default_rng([self.seed, group])
        drawn = [self.bots[place] for place in order.permutation(len(self.bots))]
        while len(drawn) < self.seats:
            drawn += [self.bots[place] for place in order.permutation(len(self.bots))]
        return tuple(drawn[: self.seats])

    def seated(self, group: int, rotation: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        line_up = self.line_up(group)
        return tuple(line_up[(seat + rotation) % len(line_up)] for seat in range(self.seats))

    def deal(self, group: int) -> int:
        """The seed of a deal."""
        return int(game_seed(np.uint64(self.seed), group))


@dataclass(frozen=True)
class Played:
    """One finished game: who sat where, and how it ended."""

    group: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    payoffs: tuple[float, ...]
    truncated: bool
    decisions: int
    # By bot: choices, seconds in all, the longest. Nothing where many games are played side by side.
    thinking: dict[str, tuple[int, float, float]]

    @property
    def wins(self) -> tuple[float, ...]:
        """Each seat's share of the win."""
        return wins_of(self.payoffs)

    @property
    def places(self) -> tuple[int, ...]:
        """The ranks; all equal where the game pays nobody."""
        return self.ranks if sum(self.payoffs) > 0 else (1,) * len(self.ranks)


def check(contest: Contest) -> None:
    """Raise a refusal if a contest cannot be played."""
    game = registry.find(contest.game)
    components = game.load_components()
    game.prototype(game.freeze(components), game.check_seats(components, contest.seats), contest.options)
    check_seed(contest.seed)
    if contest.games < 1:
        raise BadOption("error-games", games=contest.games)
    needed = 2 if contest.mix == "one" else 1
    if len(contest.bots) < needed:
        raise BadSeats("error-arena-bots", needed=needed)
    for code in contest.bots:
        players.check(code)
        players.check_temper(game, code)
    if contest.device == "cuda":
        gpu.cuda()
        for code in contest.bots:
            search_batch.check(code)


def play(contest: Contest, group: int, rotation: int) -> Played:
    """One game of a contest."""
    game = registry.find(contest.game)
    seated, seed = contest.seated(group, rotation), contest.deal(group)
    table = match.new(game, contest.seats, seed, contest.options)
    sitters = [players.make(game, code, seed) for code in seated]
    thinking: dict[str, tuple[int, float, float]] = {}
    while not table.over:
        seat = table.asked[0]
        known = table.know(seat)
        started = time.perf_counter()
        action = sitters[seat].choose(known)
        took = time.perf_counter() - started
        if known.count > 1:
            bot = seated[seat]
            if (game.slug, bot) in AWAKE:
                count, total, longest = thinking.get(bot, (0, 0.0, 0.0))
                thinking[bot] = count + 1, total + took, max(longest, took)
            AWAKE.add((game.slug, bot))
        table.act(seat, action)
    ranks, decisions = table.ranking, len(table.actions)
    return Played(group, seated, ranks, table.payoffs, table.truncated, decisions, thinking)


@dataclass(frozen=True)
class Standing:
    """How one bot did: its share of the wins for each seat it held, and its rating if it met others."""

    bot: str
    seats_held: int
    wins: Share
    rating: Share | None
    milliseconds: float | None  # a choice, where it was timed
    longest: float | None


class Tally:
    """What came of the games so far."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.played: list[Played] = []
        self.under_way = 0  # games that have ended beside others that have not, and are not counted yet
        self.seconds = 0.0

    @property
    def even(self) -> float | None:
        """The share of a seat if all were equal; alone nobody shares."""
        return 1 / self.contest.seats if self.contest.seats > 1 else None

    def by_group(self, bot: str) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Wins of a bot and the seats it held, group by group."""
        groups = sorted({game.group for game in self.played})
        place = {group: at for at, group in enumerate(groups)}
        wins, held = np.zeros(len(groups)), np.zeros(len(groups))
        for game in self.played:
            for seat, code in enumerate(game.bots):
                if code == bot:
                    wins[place[game.group]] += game.wins[seat]
                    held[place[game.group]] += 1
        return wins, held

    def share(self, bot: str) -> Share:
        """A bot's wins for each seat it held, with a 95 % interval over groups."""
        return ratio(*self.by_group(bot))

    def beaten(self, chosen: Sequence[Played] | None = None) -> NDArray[np.float64]:
        """How often each bot finished before each other one at the same table; equal places count half."""
        names = self.contest.bots
        place = {bot: at for at, bot in enumerate(names)}
        before = np.zeros((len(names), len(names)))
        for game in self.played if chosen is None else chosen:
            for seat, reached in enumerate(game.places):
                for other in range(seat):
                    a, b = place[game.bots[seat]], place[game.bots[other]]
                    if a != b:
                        won = 0.5 if reached == game.places[other] else float(reached < game.places[other])
                        before[a, b] += won
                        before[b, a] += 1 - won
        return before

    def ratings(self) -> list[Share]:
        """Bradley-Terry ratings on the scale of Elo, their mean 0, with intervals from resampled groups."""
        middle = fit_ratings(self.beaten())
        groups: dict[int, list[Played]] = {}
        for game in self.played:
            groups.setdefault(game.group, []).append(game)
        parts = [self.beaten(games) for games in groups.values()]
        order = np.random.default_rng(self.contest.seed)
        drawn = [
            fit_ratings(np.sum([parts[k] for k in order.integers(len(parts), size=len(parts))], axis=0))
            for _ in range(RESAMPLES)
        ]
        low, high = np.percentile(np.array(drawn), [2.5, 97.5], axis=0)
        return [Share(float(m), float(a), float(b)) for m, a, b in zip(middle, low, high, strict=True)]

    @property
    def standings(self) -> list[Standing]:
        """All bots, the best first."""
        found = []
        ratings = self.ratings() if self.contest.seats > 1 else [None] * len(self.contest.bots)
        for bot, rating in zip(self.contest.bots, ratings, strict=True):
            times = [game.thinking[bot] for game in self.played if bot in game.thinking]
            choices = sum(count for count, _, _ in times)
            mean = 1000 * sum(total for _, total, _ in times) / choices if choices else None
            longest = 1000 * max(most for _, _, most in times) if choices else None
            held = int(self.by_group(bot)[1].sum())
            found.append(Standing(bot, held, self.share(bot), rating, mean, longest))
        return sorted(found, key=lambda one: -one.wins.share)

    @property
    def clear(self) -> bool:
        """Whether every bot is clearly ahead of the next one."""
        if len(self.contest.bots) < 2:
            return False
        order = sorted(self.contest.bots, key=lambda bot: -self.share(bot).share)
        return all(self._apart(one, other) for one, other in itertools.pairwise(order))

    def _apart(self, better: str, worse: str) -> bool:
        (wins, held), (others, places) = self.by_group(better), self.by_group(worse)
        both = (held > 0) & (places > 0)
        gaps = wins[both] / held[both] - others[both] / places[both]
        return far_apart(gaps)


def far_apart(gaps: NDArray[np.float64]) -> bool:
    """Whether the differences between two bots, deal by deal, leave no doubt about their order."""
    if len(gaps) < FEWEST_GROUPS:
        return False
    return float(gaps.mean()) > student(CLEAR, len(gaps) - 1) * error_of_mean(gaps)


def fit_ratings(before: NDArray[np.float64]) -> NDArray[np.float64]:
    """Bradley-Terry strengths of a table of wins; one win more each way keeps them finite."""
    size = len(before)
    wins = before + (1 - np.eye(size)) / 2
    met = wins + wins.T
    strength = np.ones(size)
    for _ in range(ROUNDS_OF_FIT):
        pairs = met / (strength[:, None] + strength[None, :])
        np.fill_diagonal(pairs, 0.0)
        strength = wins.sum(axis=1) / np.maximum(pairs.sum(axis=1), 1e-12) if size > 1 else strength
        strength /= np.exp(np.log(strength).mean())
    return np.array([ELO * log10(one) for one in strength])


def run(
    contest: Contest,
    jobs: int = 1,
    until_clear: bool = False,
    progress: Progress | None = None,
    seconds: float = inf,
) -> Tally:
    """Play a contest, group by group; `until_clear` stops once every bot is clearly ahead of the next."""
    check(contest)
    tally = Tally(contest)

    def ended(games: int) -> None:
        tally.under_way = games
        if progress is not None:
            progress(tally)

    started = time.perf_counter()
    for games in _groups_on_gpu(contest, ended) if contest.device == "cuda" else _groups(contest, jobs):
        tally.played += games
        tally.under_way = max(0, tally.under_way - len(games))
        tally.seconds = time.perf_counter() - started
        if progress is not None:
            progress(tally)
        if (until_clear and tally.clear) or tally.seconds > seconds:
            break
    return tally


def _groups(contest: Contest, jobs: int) -> Iterator[list[Played]]:
    """The groups of a contest in order, in this process or in several."""
    for code in contest.bots:
        players.make(registry.find(contest.game), code, 0)  # compiled here once, not in every process
    if jobs <= 1:
        for group in range(contest.groups):
            yield [play(contest, group, rotation) for rotation in range(contest.rotations)]
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [
            [pool.submit(play, contest, group, rotation) for rotation in range(contest.rotations)]
            for group in range(contest.groups)
        ]
        try:
            for futures in waiting:
                yield [future.result() for future in futures]
        finally:
            for future in itertools.chain.from_iterable(waiting):
                future.cancel()


def _groups_on_gpu(contest: Contest, ended: Callable[[int], None]) -> Iterator[list[Played]]:
    """The groups of a contest in order, as many as fit on a GPU side by side."""
    game, at_once = registry.find(contest.game), max(1, SIDE_BY_SIDE // contest.rotations)
    for first in range(0, contest.groups, at_once):
        groups = range(first, min(first + at_once, contest.groups))
        places = [(group, rotation) for group in groups for rotation in range(contest.rotations)]
        tables = [
            search_batch.Table(contest.deal(group), contest.seated(group, rotation)) for group, rotation in places
        ]
        outcomes = search_batch.play(search_batch.Sitting(game, tables, contest.options), on_gpu=True, progress=ended)
        played = [
            Played(
                group,
                table.bots,
                tuple(int(rank) for rank in outcome["rank"][: contest.seats]),
                tuple(float(pay) for pay in outcome["payoff"][: contest.seats]),
                bool(outcome["truncated"]),
                int(outcome["ply"]),
                {},
            )
            for (group, _), table, outcome in zip(places, tables, outcomes, strict=True)
        ]
        for start in range(0, len(played), contest.rotations):
            yield played[start : start + contest.rotations]


def as_dict(tally: Tally) -> dict[str, Any]:
    """All that is reported, as plain data for JSON."""
    contest, game = tally.contest, registry.find(tally.contest.game)
    before = tally.beaten()
    met = contest.bots if contest.seats > 1 else ()
    return {
        "game": contest.game,
        "seats": contest.seats,
        "bots": list(contest.bots),
        "codes": {bot: players.LEVELS.get(bot, bot) for bot in contest.bots},
        "mix": contest.mix,
        "options": dict(contest.options),
        "seed": contest.seed,
        "device": contest.device,
        "games": len(tally.played),
        "groups": len({one.group for one in tally.played}),
        "clear": tally.clear,
        "even": tally.even,
        "seconds": round(tally.seconds, 1),
        "decisions": sum(one.decisions for one in tally.played),
        "truncated": sum(one.truncated for one in tally.played),
        "rules": game.digest,
        "search": players.fingerprint(game),
        "plan": asdict(game.search),
        "version": __version__,
        "standings": [_standing(one) for one in tally.standings],
        "before": {
            bot: {other: float(before[a, b]) for b, other in enumerate(met) if a != b} for a, bot in enumerate(met)
        },
    }


def _standing(one: Standing) -> dict[str, Any]:
    return {
        "bot": one.bot,
        "seats_held": one.seats_held,
        "share": one.wins.share,
        "interval": [one.wins.low, one.wins.high],
        "rating": None if one.rating is None else round(one.rating.share, 1),
        "rating_interval": None if one.rating is None else [round(one.rating.low, 1), round(one.rating.high, 1)],
        "milliseconds": None if one.milliseconds is None else round(one.milliseconds, 2),
        "longest": None if one.longest is None else round(one.longest, 1),
    }
