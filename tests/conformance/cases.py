"""What the suite plays: every game, every seat count, every option at its ends, with and without table_rules."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import jadetable as jt
from jadetable.core import registry
from jadetable.core.declare import Option
from jadetable.core.game import Game
from jadetable.core.match import Match
from tests.kit.playing import any_asked, by_bots, moves
from tests.kit.small import LENGTH_OPTIONS

# An option at its end may need another one to fit: the river of the race begins before Finish.
COMPANIONS: dict[tuple[str, Any], dict[str, Any]] = {("finish", 2): {"river": 1}, ("river", 199): {"finish": 200}}


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1

    def __str__(self) -> str:
        told = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game.slug}-{self.seats}{told}"

    def start(self, seed: int | None = None) -> Match:
        """A new game of this kind."""
        return jt.new(self.game, self.seats, self.seed if seed is None else seed, self.options)


def seat_counts(game: Game) -> range:
    """All seat counts of a game."""
    low, high = game.seat_range(game.load_components())
    return range(low, high + 1)


def ends(option: Option, seats: int) -> list[Any]:
    """The values of an option worth trying beside its default."""
    if option.length or option.name in LENGTH_OPTIONS or option.name == "table_rules":
        return []
    if option.words:
        return list(option.words)
    if option.is_switch:
        return [not option.default]
    return sorted({option.low, option.highest(seats)} - {option.default})


def casts(game: Game, seats: int) -> list[dict[str, Any]]:
    """Options that seat, table after table, every animal of the race: each has rules of its own."""
    if game.slug != "race":
        return []
    from jadetable.games.race.state import ANIMALS, CAT

    tables = [[(first + seat) % ANIMALS for seat in range(seats)] for first in range(0, ANIMALS, seats)]
    return [{"animal_mode": "fixed", "animals": table, "cat": CAT in table} for table in tables]


def cases(game: Game) -> list[Case]:
    """Every seat count with and without table_rules and with every animal; at a middling count each option's ends."""
    counts = seat_counts(game)
    found = [Case(game, seats, {"table_rules": flag}) for seats in counts for flag in (False, True)]
    found += [Case(game, seats, cast) for seats in counts for cast in casts(game, seats)]
    middle = counts[len(counts) // 2]
    for option in game.options:
        for value in ends(option, middle):
            found.append(Case(game, middle, {option.name: value, **COMPANIONS.get((option.name, value), {})}))
    return found


def all_cases() -> list[Case]:
    """The cases of all games of the house."""
    return [case for slug in registry.slugs() for case in cases(registry.find(slug))]


def one_case_each() -> list[Case]:
    """A middling case of each game with table_rules, for checks that cost more."""
    found = []
    for slug in registry.slugs():
        game = registry.find(slug)
        counts = seat_counts(game)
        found.append(Case(game, counts[len(counts) // 2], {"table_rules": True}))
    return found


def walk(match: Match, slips: tuple[int, ...] = (500,), most: int = 100_000) -> Iterator[tuple[int, int]]:
    """Play on with bots that err often, so that odd places are visited; yields (seat, action) BEFORE each action."""
    players = by_bots(match, *(f"slip:{slip}" for slip in slips))
    return moves(match, players, any_asked(match.seed), most)


def stops(match: Match, every: int, most: int = 25) -> Iterator[Match]:
    """The match at some moments of its course, the end included."""
    seen = 0
    for place, _ in enumerate(walk(match)):
        if place % every == 0 and seen < most:
            seen += 1
            yield match
    yield match
