"""How strong bots with a temper are beside plain ones, and how clearly their temper shows: `python -m scripts.tempers`.

One seat plays with a temper and the others are plain; each deal is played once from each seat, and once more
with plain bots alone. What a habit is, is counted in both: of the choices that it is about, how many follow it.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

import jadetable as jt
from jadetable import bots
from jadetable.arena.statistics import error_of_mean
from jadetable.core import registry
from jadetable.core.match import Match
from jadetable.core.rng import game_seed
from jadetable.games.race.state import CARD_NAMES

STRENGTH = "normal"
CERTAIN = 1.96  # standard errors of a 95 % interval

# --- habits -----------------------------------------------------------------------------------------------------------

Counted = Callable[[Match, int, int], bool | None]


@dataclass(frozen=True)
class Habit:
    """What a temper shows in: whether a choice follows it, and None where a choice is not about it."""

    words: str
    counts: Counted
    seldom: bool = False  # whether the temper does it less than a plain bot


def of_kinds(about: tuple[str, ...], *kinds: str) -> Counted:
    """Of choices of these kinds, whether one is of those kinds."""

    def counts(match: Match, seat: int, action: int) -> bool | None:
        kind, _ = match.game.actions.decode(action)
        return kind in kinds if kind in about else None

    return counts


def raids_leader(match: Match, seat: int, action: int) -> bool | None:
    """Of all acts, whether a tile is raided of which no other rival's owner has more points."""
    kind, numbers = match.game.actions.decode(action)
    if kind != "ATTACK":
        return False if kind in ACTS else None
    owner, points = int(match.record.where[numbers["tile"]]), match.scores
    return points[owner] == max(points[other] for other in range(match.seats) if other != seat)


def played(*names: str) -> Counted:
    """Of all plays of a card with energy, whether it is one of these cards."""

    def counts(match: Match, seat: int, action: int) -> bool | None:
        kind, numbers = match.game.actions.decode(action)
        return CARD_NAMES[numbers["card"]] in names if kind == "PLAY" else None

    return counts


def where_possible(*kinds: str) -> Counted:
    """Of the choices that allow one of these kinds, whether one is chosen."""

    def counts(match: Match, seat: int, action: int) -> bool | None:
        offered = {match.game.actions.decode(legal)[0] for legal in match.legal(seat)}
        return match.game.actions.decode(action)[0] in kinds if offered.intersection(kinds) else None

    return counts


ACTS = ("CLAIM", "ATTACK", "PASS")
DRAWS = of_kinds(("KEEP", "RISK"), "RISK")
HABITS = {
    ("wuxing", "bold"): Habit("raids, of all acts", of_kinds(ACTS, "ATTACK")),
    ("wuxing", "careful"): Habit(
        "a token is paid for a raided tile, of all that can be kept", where_possible("PREVENT")
    ),
    ("wuxing", "spiteful"): Habit("raids on the leader, of all acts", raids_leader),
    ("zodiac", "bold"): Habit(
        "a stored Pangu is played, of all turns on which it can be", where_possible("PANH", "PANT")
    ),
    ("zodiac", "careful"): Habit(
        "a stored Pangu is played, of all turns on which it can be", where_possible("PANH", "PANT"), seldom=True
    ),
    ("zodiac", "spiteful"): Habit(
        "a stored Cat is played, of all turns on which it can be", where_possible("CATH", "CATT")
    ),
    ("race", "bold"): Habit("Run, of all plays", played("run")),
    ("race", "careful"): Habit("Strategise, of all plays", played("strategise")),
    ("race", "spiteful"): Habit("Cheat, of all plays", played("cheat")),
    ("mandarin", "bold"): Habit("one figure more, of all chances to draw it", DRAWS),
    ("mandarin", "careful"): Habit("one figure more, of all chances to draw it", DRAWS, seldom=True),
}

# --- games ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """One game of a seat: its part of the win, choices that follow the habit, choices that it is about."""

    win: float
    follows: int
    asked: int


def one_game(slug: str, seed: int, codes: list[str], habit: Habit) -> list[Seen]:
    """A game of these bots, as each seat had it."""
    match = jt.new(slug, seats=len(codes), seed=seed)
    players = [bots.make(match.game, code, seed) for code in codes]
    follows, asked = [0] * len(codes), [0] * len(codes)
    while not match.over:
        seat = match.asked[0]
        known = match.know(seat)
        action = players[seat].choose(known)
        counted = habit.counts(match, seat, action) if known.count > 1 else None
        if counted is not None:
            asked[seat] += 1
            follows[seat] += counted
        match.act(seat, action)
    return [Seen(*one) for one in zip(match.wins, follows, asked, strict=True)]


def share(games: list[Seen]) -> float:
    """Of all choices that a habit is about, how many follow it."""
    return sum(one.follows for one in games) / max(1, sum(one.asked for one in games))


def row(slug: str, temper: str, seats: int, deals: int, base: int) -> str:
    """The line of a game and a temper."""
    habit = HABITS[slug, temper]
    tempered: list[list[Seen]] = []
    plain: list[list[Seen]] = []
    for deal in range(deals):
        seed = int(game_seed(np.uint64(base), deal))
        even = [STRENGTH] * seats
        plain.append(one_game(slug, seed, even, habit))
        lines = [[*even[:seat], f"{STRENGTH}:{temper}", *even[seat + 1 :]] for seat in range(seats)]
        tempered.append([one_game(slug, seed, line, habit)[seat] for seat, line in enumerate(lines)])
    wins = np.array([np.mean([one.win for one in games]) for games in tempered])
    apart = np.array([share(one) - share(other) for one, other in zip(tempered, plain, strict=True)])
    shares = [share([one for games in all_of for one in games]) for all_of in (tempered, plain)]
    level = f"{100 * wins.mean():.1f} % ± {100 * CERTAIN * float(error_of_mean(wins)):.1f} | {100 / seats:.1f} %"
    shown = f"{100 * shares[0]:.1f} % | {100 * shares[1]:.1f} % | ± {100 * CERTAIN * float(error_of_mean(apart)):.1f}"
    return f"| {slug} | {temper} | {level} | {deals * seats} | {habit.words} | {shown} |"


def main() -> None:
    """Play and print a row for each game and temper."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=registry.house_slugs())
    parser.add_argument("--tempers", nargs="*", default=bots.TEMPERS, choices=bots.TEMPERS)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2026)
    asked = parser.parse_args()
    for slug in asked.games:
        for temper in [one for one in asked.tempers if (slug, one) in HABITS]:
            print(row(slug, temper, asked.seats, asked.deals, asked.seed), flush=True)


if __name__ == "__main__":
    main()
