"""What the suite plays of a game: every seat count, every option at its ends, with and without `table_rules`."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from jadetable.conformance.playing import any_asked, by_bots, moves
from jadetable.core.declare import Option
from jadetable.core.errors import BadOption
from jadetable.core.game import Game
from jadetable.core.match import Match

Options = dict[str, Any]
Further = Callable[[int], Sequence[Options]]  # more options to be played with so many seats
TABLE_RULES = "table_rules"  # the option, in games that have it, by which mistakes can be made


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: Game
    seats: int
    options: Options = field(default_factory=dict)
    seed: int = 1

    def __str__(self) -> str:
        told = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game.slug}-{self.seats}{told}"

    def start(self, seed: int | None = None) -> Match:
        """A new game of this kind."""
        return Match(self.game, self.seats, self.seed if seed is None else seed, self.options)


def nothing_more(seats: int) -> list[Options]:
    """No further options."""
    return []


def cases(game: Game, further: Further = nothing_more) -> list[Case]:
    """Every seat count with and without table_rules and with further options; at the middle one each option's ends."""
    counts, middle = seat_counts(game), middle_count(game)
    found = [Case(game, seats, options) for seats in counts for options in (*manners(game), *further(seats))]
    limited = limits(game)
    for option in game.options:
        if option.name not in limited and option.name != TABLE_RULES:
            found += [Case(game, middle, fitting(game, middle, option, value)) for value in ends(option, middle)]
    return found


def middling(game: Game) -> Case:
    """A middling case, for checks that cost more."""
    return Case(game, middle_count(game), manners(game)[-1])


def seat_counts(game: Game) -> range:
    """All seat counts of a game."""
    low, high = game.seat_range(game.load_components())
    return range(low, high + 1)


def middle_count(game: Game) -> int:
    """The seat count in the middle."""
    counts = seat_counts(game)
    return counts[len(counts) // 2]


def manners(game: Game) -> list[Options]:
    """Without and with table_rules, where the game has that option."""
    has_it = any(option.name == TABLE_RULES for option in game.options)
    return [{TABLE_RULES: flag} for flag in (False, True)] if has_it else [{}]


def limits(game: Game) -> list[str]:
    """The options whose usual value is the length limit of the components."""
    printed, seats = game.load_components(), middle_count(game)
    if printed.game.limit < 2:
        return []
    shorter = game.load_components({"game": {"limit": printed.game.limit - 1}})
    usual, other = (game.options_of(game.prototype(game.freeze(one), seats)) for one in (printed, shorter))
    return [name for name, value in usual.items() if other[name] != value]


def ends(option: Option, seats: int) -> list[Any]:
    """The values of an option worth trying beside its default."""
    if option.length:
        return []
    if option.words:
        return list(option.words)
    if option.is_switch:
        return [not option.default]
    return sorted({option.low, option.highest(seats)} - {option.default})


def fitting(game: Game, seats: int, option: Option, value: Any) -> Options:
    """An option with this value; with another one at its end where it fits no other way."""
    others = [{other.name: end} for other in game.options if other is not option for end in ends(other, seats)]
    frozen = game.freeze(game.load_components())
    for companion in ({}, *others):
        options = {option.name: value, **companion}
        try:
            game.prototype(frozen, seats, options)
        except BadOption:
            continue
        return options
    raise AssertionError(f"{game.slug}: nothing goes with {option.name}={value}")


# --- play -------------------------------------------------------------------------------------------------------------


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
