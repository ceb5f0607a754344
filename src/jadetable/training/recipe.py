"""What a run of training is made from."""

from dataclasses import asdict, dataclass
from typing import Any

from jadetable.core import registry
from jadetable.core.errors import BadNet
from jadetable.core.game import Game
from jadetable.nets.weights import LANES

WIN, PAYOFF = "win", "payoff"  # what is rewarded: the share of the win, or what the game pays by rank
REWARDS = (WIN, PAYOFF)
FEWEST_SEATS = 2  # alone there is nobody to be better than


@dataclass(frozen=True)
class Recipe:
    """The settings of a run. They stay as they are when it goes on; only its length may change."""

    game: str
    seats: tuple[int, ...]
    seed: int = 1
    minutes: float = 20.0  # of playing and learning, measuring in between not counted
    rounds: int = 0  # if not 0, so many rounds of playing and learning instead
    tables: int = 1024  # side by side, all numbers of seats together
    steps: int = 128  # choices at each table in a round
    batch: int = 4096
    epochs: int = 3
    rate: float = 1e-3  # falls to a twentieth in a straight line
    entropy: float = 0.001
    width: int = 256  # of both layers
    reward: str = WIN
    measures: int = 10  # how often the share of wins is measured after the start
    measure_games: int = 2048  # each time and for each number of seats; four times as many at the end

    def progress(self, rounds: int, minutes: float) -> float:
        """Which part of the run is done, up to 1."""
        return min(1.0, rounds / self.rounds if self.rounds else minutes / self.minutes)

    @property
    def plain(self) -> dict[str, Any]:
        """The settings as plain data."""
        return asdict(self) | {"seats": list(self.seats)}

    @classmethod
    def of(cls, plain: dict[str, Any]) -> "Recipe":
        """The settings from plain data."""
        return cls(**{**plain, "seats": tuple(plain["seats"])})


def seat_counts(game: Game, asked: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The numbers of seats to train with: those asked for, or all at which there are others."""
    printed = game.load_components()
    low, high = game.seat_range(printed)
    found = asked or tuple(range(max(low, FEWEST_SEATS), high + 1))
    for seats in found:
        game.check_seats(printed, seats)
    if not found or min(found) < FEWEST_SEATS:
        raise BadNet("error-train-alone", game=game.slug)
    return tuple(sorted(set(found)))


def check(recipe: Recipe) -> None:
    """Raise a refusal where a run could not begin."""
    game = registry.find(recipe.game)
    seat_counts(game, recipe.seats)
    if recipe.width % LANES or recipe.width < LANES:
        raise BadNet("error-train-width", width=recipe.width, lanes=LANES)
    if recipe.tables < len(recipe.seats):
        raise BadNet("error-train-tables", tables=recipe.tables, least=len(recipe.seats))
