"""Bots against each other: the same deals for every order of the seats, win shares with intervals, ratings.

A group is one deal played once for each rotation of a line-up round the table, so that luck and places are shared out
evenly. Games of a group resemble each other: intervals are computed over groups.
"""

import itertools
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from math import inf, log10, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable import __version__
from jadetable import bots as players
from jadetable.core import match, registry
from jadetable.core.errors import BadOption, BadSeats
from jadetable.core.rng import game_seed
from jadetable.lab.simulate import Z95, Share, wilson

MIXES = ("mixed", "one")
FEWEST_GROUPS = 6
CLEAR = 3.0  # standard errors between neighbours when the order counts as clear, although it is looked at often
RESAMPLES, ROUNDS_OF_FIT = 200, 100
ELO = 400.0
Progress = Callable[["Tally"], None]


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

    @property
    def groups(self) -> int:
        """How many deals; each is played once for every rotation."""
        return -(-self.games // self.seats)

    def line_up(self, group: int) -> tuple[str, ...]:
        """Who sits round the table in a group: one of the first bot among the others, or all of them mixed."""
        if self.mix == "one":
            others = self.bots[1:]
            return (self.bots[0], *(others[(group + seat) % len(others)] for seat in range(self.seats - 1)))
        order = np.random.default_rng([self.seed, group])
        drawn = [self.bots[place] for place in order.permutation(len(self.bots))]
        while len(drawn) < self.seats:
            drawn += [self.bots[place] for place in order.permutation(len(self.bots))]
        return tuple(drawn[: self.seats])


@dataclass(frozen=True)
class Played:
    """One finished game: who sat where, and how it ended."""

    group: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    payoffs: tuple[float, ...]
    truncated: bool
    decisions: int
    thinking: dict[str, tuple[int, float, float]]  # by bot: choices, seconds in all, the longest

    @property
    def wins(self) -> tuple[float, ...]:
        """Each seat's share of first place; alone at the table, of a game won."""
        if len(self.ranks) == 1:
            return self.payoffs
        first = [rank == 1 and not self.truncated for rank in self.ranks]
        return tuple(one / max(sum(first), 1) for one in first)


def check(contest: Contest) -> None:
    """Raise a refusal if a contest cannot be played."""
    game = registry.find(contest.game)
    game.check_seats(game.load_components(), contest.seats)
    if contest.games < 1:
        raise BadOption("error-games", games=contest.games)
    if not contest.bots or (contest.mix == "one" and len(contest.bots) < 2):
        raise BadSeats("error-lineup", given=len(contest.bots), seats=contest.seats)
    for code in contest.bots:
        players.make(game, code, 0)


def play(contest: Contest, group: int, rotation: int) -> Played:
    """One game of a contest."""
    game = registry.find(contest.game)
    line_up = contest.line_up(group)
    seated = tuple(line_up[(seat + rotation) % contest.seats] for seat in range(contest.seats))
    seed = int(game_seed(np.uint64(contest.seed), group))
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
            count, total, longest = thinking.get(seated[seat], (0, 0.0, 0.0))
            thinking[seated[seat]] = count + 1, total + took, max(longest, took)
        table.act(seat, action)
    ranks, decisions = table.ranking, len(table.actions)
    return Played(group, seated, ranks, table.payoffs, table.truncated, decisions, thinking)


def rotations(contest: Contest, group: int) -> int:
    """How often one deal is played: once from every seat, unless all seats are the same bot."""
    return contest.seats if len(set(contest.line_up(group))) > 1 else 1


@dataclass(frozen=True)
class Standing:
    """How one bot did: its share of the wins for each seat it held, and its rating."""

    bot: str
    seats_held: int
    wins: Share
    rating: Share
    milliseconds: float
    longest: float


class Tally:
    """What came of the games so far."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.played: list[Played] = []
        self.seconds = 0.0

    @property
    def even(self) -> float:
        """The share of a seat if all were equal."""
        return 1 / self.contest.seats

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
        """How often each bot finished before each other one; equal ranks count half."""
        names = self.contest.bots
        place = {bot: at for at, bot in enumerate(names)}
        before = np.zeros((len(names), len(names)))
        for game in self.played if chosen is None else chosen:
            for seat, rank in enumerate(game.ranks):
                for other in range(seat):
                    a, b = place[game.bots[seat]], place[game.bots[other]]
                    if a != b:
                        won = 0.5 if rank == game.ranks[other] else float(rank < game.ranks[other])
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
        for bot, rating in zip(self.contest.bots, self.ratings(), strict=True):
            times = [game.thinking[bot] for game in self.played if bot in game.thinking]
            choices = sum(count for count, _, _ in times)
            mean = 1000 * sum(total for _, total, _ in times) / max(choices, 1)
            longest = 1000 * max((most for _, _, most in times), default=0.0)
            held = int(self.by_group(bot)[1].sum())
            found.append(Standing(bot, held, self.share(bot), rating, mean, longest))
        return sorted(found, key=lambda one: -one.wins.share)

    @property
    def clear(self) -> bool:
        """Whether every bot is clearly ahead of the next one."""
        groups = len({game.group for game in self.played})
        if groups < FEWEST_GROUPS or len(self.contest.bots) < 2:
            return False
        order = sorted(self.contest.bots, key=lambda bot: -self.share(bot).share)
        return all(self._apart(one, other) for one, other in itertools.pairwise(order))

    def _apart(self, better: str, worse: str) -> bool:
        (wins, held), (others, places) = self.by_group(better), self.by_group(worse)
        both = (held > 0) & (places > 0)
        gaps = wins[both] / held[both] - others[both] / places[both]
        if len(gaps) < FEWEST_GROUPS:
            return False
        error = max(float(gaps.std(ddof=1)), 0.5 / len(gaps)) / sqrt(len(gaps))
        return float(gaps.mean()) > CLEAR * error


def ratio(wins: NDArray[np.float64], held: NDArray[np.float64]) -> Share:
    """Wins over seats held, with a 95 % interval over groups; of very few groups, Wilson's."""
    seats = float(held.sum())
    if seats == 0:
        return Share(0.0, 0.0, 1.0)
    share = float(wins.sum()) / seats
    groups = len(wins)
    if groups < FEWEST_GROUPS or wins.sum() in (0.0, seats):
        return wilson(float(wins.sum()), round(seats))
    rests = wins - share * held
    error = sqrt(float((rests * rests).sum()) * groups / (groups - 1)) / seats
    return Share(share, max(0.0, share - Z95 * error), min(1.0, share + Z95 * error))


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
    started = time.perf_counter()
    for games in _groups(contest, jobs):
        tally.played += games
        tally.seconds = time.perf_counter() - started
        if progress is not None:
            progress(tally)
        if (until_clear and tally.clear) or tally.seconds > seconds:
            break
    return tally


def _groups(contest: Contest, jobs: int) -> Iterator[list[Played]]:
    """The groups of a contest in order, in this process or in several."""
    if jobs <= 1:
        for group in range(contest.groups):
            yield [play(contest, group, rotation) for rotation in range(rotations(contest, group))]
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [
            [pool.submit(play, contest, group, rotation) for rotation in range(rotations(contest, group))]
            for group in range(contest.groups)
        ]
        try:
            for futures in waiting:
                yield [future.result() for future in futures]
        finally:
            for future in itertools.chain.from_iterable(waiting):
                future.cancel()


def as_dict(tally: Tally) -> dict[str, Any]:
    """All that is reported, as plain data for JSON."""
    contest, game = tally.contest, registry.find(tally.contest.game)
    before = tally.beaten()
    return {
        "game": contest.game,
        "seats": contest.seats,
        "bots": list(contest.bots),
        "codes": {bot: players.LEVELS.get(bot, bot) for bot in contest.bots},
        "mix": contest.mix,
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": len(tally.played),
        "groups": len({one.group for one in tally.played}),
        "clear": tally.clear,
        "even": tally.even,
        "seconds": round(tally.seconds, 1),
        "decisions": sum(one.decisions for one in tally.played),
        "truncated": sum(one.truncated for one in tally.played),
        "rules": game.digest,
        "plan": asdict(game.search),
        "version": __version__,
        "standings": [_standing(one) for one in tally.standings],
        "before": {
            bot: {other: float(before[a, b]) for b, other in enumerate(contest.bots) if a != b}
            for a, bot in enumerate(contest.bots)
        },
    }


def _standing(one: Standing) -> dict[str, Any]:
    return {
        "bot": one.bot,
        "seats_held": one.seats_held,
        "share": one.wins.share,
        "interval": [one.wins.low, one.wins.high],
        "rating": round(one.rating.share, 1),
        "rating_interval": [round(one.rating.low, 1), round(one.rating.high, 1)],
        "milliseconds": round(one.milliseconds, 2),
        "longest": round(one.longest, 1),
    }
