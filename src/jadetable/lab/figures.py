"""What a trial tells, in figures: shares with intervals, quantiles, the measures of Ludii and TAG by name."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from jadetable.bulk.summary import Share, by_bot, wilson
from jadetable.core.words import Words
from jadetable.lab.metrics.branching import MOST
from jadetable.lab.metrics.lead import PARTS, PER_MILLE, PERCENT
from jadetable.lab.metrics.wins import WHOLE
from jadetable.lab.run import Found
from jadetable.lab.uses import uses_of

FEWEST_USERS = 30  # of something, before its effect is spoken of


@dataclass(frozen=True)
class Standing:
    """What somebody won: as a share of the games it was in, and what that share would be if all were equal."""

    name: str
    share: Share
    even: float
    games: int

    @property
    def ratio(self) -> float:
        """The share times what makes an even one 1."""
        return self.share.share / self.even if self.even else 0.0

    @property
    def verdict(self) -> int:
        """1 where the interval lies above an even share, -1 where below, else 0."""
        return int(self.share.low > self.even) - int(self.share.high < self.even)


def quantile(counts: NDArray[np.int64], part: float) -> int:
    """The smallest value that so large a part of a histogram does not exceed."""
    total = int(counts.sum())
    return int(np.searchsorted(np.cumsum(counts), math.ceil(part * total))) if total else 0


def mean(counts: NDArray[np.int64]) -> float:
    """The mean of a histogram."""
    total = int(counts.sum())
    return float((counts * np.arange(len(counts))).sum()) / total if total else 0.0


def by_seat(found: Found, say: Words) -> list[Standing]:
    """What each seat won."""
    t, seats = found.tally("wins"), found.ready.setting.seats
    return [
        _standing(say.text("seat-name", number=seat + 1), t["by_seat"][seat], found.games, 1 / seats)
        for seat in range(seats)
    ]


def by_order(found: Found, say: Words) -> list[Standing]:
    """What was won by who begins first, second and so on; nothing where all begin at once."""
    t, seats = found.tally("wins"), found.ready.setting.seats
    games = int(t["ordered"])
    if games == 0 or seats == 1:
        return []
    names = [say.text("lab-order", number=place + 1) for place in range(seats)]
    return [_standing(name, t["by_order"][place], games, 1 / seats) for place, name in enumerate(names)]


def by_start(found: Found, say: Words) -> list[Standing]:
    """What each animal or sign won of the games it was in, the strongest first."""
    ready, t = found.ready, found.tally("wins")
    field = ready.start_field
    if field is None or ready.setting.seats == 1:
        return []
    names = ready.game.named[field]
    standings = [
        _standing(say.text(names[k]), t["by_start"][k], int(t["starts"][k]), 1 / ready.setting.seats)
        for k in range(min(len(names), len(t["starts"])))
        if t["starts"][k] > 0
    ]
    return sorted(standings, key=lambda one: -one.share.share) if len(standings) > 1 else []


def by_bots(found: Found) -> list[Standing]:
    """What each bot won, where there are several."""
    won = [float(part) / WHOLE for part in found.tally("wins")["by_seat"]]
    shares = by_bot(won[: found.ready.setting.seats], found.ready.trial.line_up, found.games)
    return [Standing(one.bot, one.wins, one.fair or 0.0, found.games) for one in shares] if len(shares) > 1 else []


def _standing(name: str, parts: int, games: int, even: float) -> Standing:
    return Standing(name, wilson(min(float(parts) / WHOLE, games), games), even, games)


@dataclass(frozen=True)
class Used:
    """How often something was used, and what those won who did and who did not."""

    name: str
    group: str
    times: int
    share: float  # of all uses in its group
    users: float  # the part of seats that did it in a game
    with_it: Share
    without: Share

    @property
    def verdict(self) -> int:
        """1 where who uses it wins more for sure, -1 where less."""
        return int(self.with_it.low > self.without.high) - int(self.with_it.high < self.without.low)


def used(found: Found, say: Words) -> list[Used]:
    """What was used at all, group by group, the most used first."""
    t, game = found.tally("use"), found.ready.game
    seats, won = int(t["seats"]), int(found.tally("wins")["by_seat"].sum())
    rows, totals = [], dict[str, int]()
    for number, use in enumerate(uses_of(game)):
        totals[use.group] = totals.get(use.group, 0) + int(t["times"][number])
    for number, use in enumerate(uses_of(game)):
        times, users = int(t["times"][number]), int(t["users"][number])
        if times == 0:
            continue
        with_it = wilson(min(int(t["won"][number]) / WHOLE, users), users)
        without = wilson(min(max(0, won - int(t["won"][number])) / WHOLE, seats - users), seats - users)
        share = times / totals[use.group]
        rows.append(Used(use.text(game, say), use.group, times, share, users / max(1, seats), with_it, without))
    groups = list(dict.fromkeys(use.group for use in uses_of(game)))
    return sorted(rows, key=lambda one: (groups.index(one.group), -one.times))


@dataclass(frozen=True)
class Measure:
    """A single figure under the name that Ludii or TAG gives it, or ours."""

    name: str
    value: float
    of: str  # ludii, tag, or nothing


def measures(found: Found) -> list[Measure]:
    """The single figures, under the names of others where these have one."""
    wins, seats = found.tally("wins"), found.ready.setting.seats
    games = max(1, found.games)
    rates = [part / WHOLE / games for part in wins["by_seat"][:seats]]
    rows = [Measure("Completion", 1 - int(wins["cut_off"]) / games, "ludii")]
    rows.append(Measure("Timeouts", int(wins["cut_off"]) / games, "ludii"))
    rows.append(Measure("Drawishness", (int(wins["shared"]) + int(wins["unpaid"])) / games, "ludii"))
    if seats > 1:
        rows.append(Measure("Balance", 1 - (max(rates) - min(rates)), "ludii"))
    if int(wins["ordered"]) and seats > 1:
        rows.append(Measure("AdvantageP1", int(wins["by_order"][0]) / WHOLE / max(1, int(wins["ordered"])), "ludii"))
    if "branching" in found.whole.tallies:
        rows += _branching(found)
    if "lead" in found.whole.tallies and seats > 1:
        rows += _lead(found)
    return rows


def _branching(found: Found) -> list[Measure]:
    t = found.tally("branching")
    decisions, choices = max(1, int(t["decisions"])), int(t["choices"])
    many = (int(t["total"]) - (decisions - choices)) / max(1, choices)
    return [
        Measure("BranchingFactor", int(t["total"]) / decisions, "ludii-tag"),
        Measure("DecisionFactor", many, "ludii"),
        Measure("DecisionMoves", choices / decisions, "ludii"),
    ]


def _lead(found: Found) -> list[Measure]:
    t = found.tally("lead")
    games, positions = max(1, int(t["games"])), max(1, int(t["positions"]))
    return [
        Measure("LeadChange", int(t["changed"]) / positions, "ludii"),
        Measure("Stability", 1 - int(t["changed"]) / positions, "ours"),
        Measure("DramaAverage", int(t["drama"]) / games / PER_MILLE, "ludii"),
        Measure("DramaMaximum", int(t["drama_most"]) / games / PER_MILLE, "ludii"),
        Measure("DecisivenessThreshold", mean(t["threshold"]) / PERCENT, "ludii"),
        Measure("DecisivenessMoves", 1 - mean(t["decisive"]) / PARTS, "ludii"),
        Measure("ScoreDifference", int(t["margin_total"]) / games, "ludii-tag"),
    ]


def widest(counts: Sequence[int]) -> int:
    """The largest value that a histogram of options holds."""
    there = [value for value, count in enumerate(counts) if count]
    return there[-1] if there else MOST
