"""What many games tell: win shares with their intervals, lengths and speed. Pure functions on `batch.Results`."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from jadetable.bulk.batch import Results

Z95 = 1.959963984540054  # a normal variable stays within so many deviations 95 times in a hundred
PERCENTILES = {"p5": 5, "p50": 50, "p95": 95}


@dataclass(frozen=True)
class Share:
    """A share of the games with its 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class BotShare:
    """What all seats of one bot won together, and what they would win if all were equal; alone nobody shares."""

    bot: str
    seats: int
    fair: float | None
    wins: Share


@dataclass(frozen=True)
class Length:
    """How long games are, in the unit the game counts."""

    unit: str
    mean: float
    p5: float
    p50: float
    p95: float
    most: int


@dataclass(frozen=True)
class Summary:
    """All that is reported of a run."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int
    decisions: int
    seconds: float
    win_share: tuple[Share, ...]
    by_bot: tuple[BotShare, ...]
    truncated: Share
    length: Length

    @property
    def decisions_per_second(self) -> float:
        """How many decisions were made in a second."""
        return self.decisions / self.seconds if self.seconds > 0 else math.inf

    @property
    def games_per_second(self) -> float:
        """How many games were played in a second."""
        return self.games / self.seconds if self.seconds > 0 else math.inf


def wilson(wins: float, games: int) -> Share:
    """Wilson's 95 % interval for `wins` out of `games`; shared wins count in part."""
    if games < 1:
        return Share(0.0, 0.0, 1.0)
    share = wins / games
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def line_up(codes: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot for each seat: a shorter list is repeated round the table."""
    return tuple(codes[seat % len(codes)] for seat in range(seats))


def length_of(results: Results) -> Length:
    """How long the games of a run were."""
    lengths = results.lengths
    p5, p50, p95 = (float(value) for value in np.percentile(lengths, list(PERCENTILES.values())))
    return Length(results.game.length_unit, float(lengths.mean()), p5, p50, p95, int(lengths.max()))


def by_bot(wins: Sequence[float], bots: Sequence[str], games: int) -> tuple[BotShare, ...]:
    """The share each bot won at all of its seats together, in the order of the table."""
    shares = []
    for bot in dict.fromkeys(bots):
        held = [seat for seat, code in enumerate(bots) if code == bot]
        won = min(sum(wins[seat] for seat in held), float(games))
        fair = len(held) / len(bots) if len(bots) > 1 else None
        shares.append(BotShare(bot, len(held), fair, wilson(won, games)))
    return tuple(shares)


def summary(results: Results, bots: Sequence[str]) -> Summary:
    """The report on a run."""
    games = len(results.outcomes)
    wins = [float(won) for won in results.wins.sum(axis=0)]
    return Summary(
        game=results.game.slug,
        seats=results.seats,
        bots=tuple(bots),
        seed=results.seed,
        games=games,
        decisions=results.decisions,
        seconds=results.seconds,
        win_share=tuple(wilson(won, games) for won in wins),
        by_bot=by_bot(wins, bots, games),
        truncated=wilson(float(np.count_nonzero(results.outcomes["truncated"])), games),
        length=length_of(results),
    )


def as_dict(found: Summary) -> dict[str, Any]:
    """The report as plain data, for JSON."""
    return {
        "game": found.game,
        "seats": found.seats,
        "bots": list(found.bots),
        "seed": found.seed,
        "games": found.games,
        "decisions": found.decisions,
        "seconds": found.seconds,
        "decisions_per_second": found.decisions_per_second,
        "games_per_second": found.games_per_second,
        "win_share": [seat.share for seat in found.win_share],
        "win_interval": [[seat.low, seat.high] for seat in found.win_share],
        "by_bot": {
            bot.bot: {
                "seats": bot.seats,
                "fair": bot.fair,
                "share": bot.wins.share,
                "interval": [bot.wins.low, bot.wins.high],
            }
            for bot in found.by_bot
        },
        "truncated": found.truncated.share,
        "length": {
            "unit": found.length.unit,
            "mean": found.length.mean,
            "p5": found.length.p5,
            "p50": found.length.p50,
            "p95": found.length.p95,
            "max": found.length.most,
        },
    }
