"""One table, as the single forms (Gymnasium, PettingZoo) play at it: all that they have in common.

Games follow each other as in `jt.vector`: game number n of a run has the seed `game_seed(seed, n)`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core import registry
from jadetable.core.checked_input import check_seed
from jadetable.core.errors import BadAction, BadOption
from jadetable.core.game import Game
from jadetable.core.match import deal
from jadetable.core.position import Position
from jadetable.core.rng import game_seed

LEAST, MOST = -32768.0, 32767.0  # an observation's numbers are plain counts; none comes near these
USUAL_SEATS = 4
REWARDS = ("payoff", "score")
RENDER_MODES = ("ansi", "rgb_array", "human")


def seats_of(game: Game, printed: Any, seats: Any) -> int:
    """How many sit at a table: four, where that is possible and nothing else is said."""
    low, high = game.seat_range(printed)
    return game.check_seats(printed, min(max(USUAL_SEATS, low), high) if seats is None else plain(seats))


def plain(number: Any) -> Any:
    """A whole number of NumPy's as one of Python's."""
    return int(number) if isinstance(number, np.integer) else number


def one_of(name: str, given: Any, known: Any) -> str:
    """One of some words; raises BadOption."""
    if not isinstance(given, str) or given not in known:
        raise BadOption("error-option-word", option=name, value=repr(given), known=", ".join(known))
    return given


class Table:
    """One table with its games, one after the other."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        components: str | Path | Mapping[str, Any] | None = None,
        reward: str = "payoff",
        render_mode: str | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else registry.find(game)
        self._printed = self.game.load_components(components)
        self.seats = seats_of(self.game, self._printed, seats)
        self._options = dict(options or {})
        self._reward = one_of("reward", reward, REWARDS)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, RENDER_MODES)
        self._seed, self._number, self.own_seed = -1, 0, 0
        self.game.prototype(self.game.freeze(self._printed), self.seats, self._options)  # refused now, not at the deal
        self.position: Position | None = None

    # --- the games ----------------------------------------------------------------------------------------------------

    def begin(self, seed: int | None, fresh: np.random.Generator) -> None:
        """Deal the first game of a seed; without one the next game, or the first of a random seed."""
        if seed is not None:
            self._seed, self._number = check_seed(plain(seed)), 0
        elif self._seed < 0:
            self._seed, self._number = int(fresh.integers(1 << 63)), 0
        else:
            self._number += 1
        self.own_seed = int(game_seed(np.uint64(self._seed), self._number))
        self.position, _ = deal(self.game, self._printed, self.seats, self._options, (), self.own_seed)

    @property
    def now(self) -> Position:
        """The game as it stands; raises BadAction before the first one is dealt."""
        if self.position is None:
            raise BadAction("error-env-reset")
        return self.position

    def act(self, seat: int, action: Any) -> dict[str, int]:
        """A seat chooses. An action that is not allowed is replaced by a legal one, and the answer says so.

        The legal actions in rising order: the one at place (action mod how many there are) is played.
        """
        given, position = plain(action), self.now
        if isinstance(given, np.ndarray) and given.shape == () and given.dtype.kind in "iu":
            given = int(given)
        if not isinstance(given, int) or isinstance(given, bool):
            raise BadAction("error-env-kind", given=type(action).__name__)
        if position.take(seat, given) is not None:
            return {}
        legal = position.legal(seat)
        played = legal[given % len(legal)]
        position.take(seat, played)
        return {"illegal_action": given, "played_action": played}

    # --- what is told -------------------------------------------------------------------------------------------------

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat may choose, a byte an action; action 0 alone where it has nothing to choose."""
        mask = np.zeros(self.game.actions.size, np.int8)
        mask[self.now.legal(seat) or [0]] = 1
        return mask

    def observation(self, seat: int) -> dict[str, NDArray[Any]]:
        """What a seat knows and may choose, in arrays of its own."""
        return {"observation": self.now.observe(seat), "action_mask": self.mask(seat)}

    def state(self) -> NDArray[np.float32]:
        """What all seats see together: for critics, never for a seat."""
        return np.concatenate([self.now.observe(seat) for seat in range(self.seats)])

    def rewards(self) -> list[float]:
        """What each seat got out of the game, once it has ended; nothing before."""
        position = self.now
        if not position.over:
            return [0.0] * self.seats
        if self._reward == "payoff":
            return list(position.payoffs)
        scores = position.scores
        others = max(1, self.seats - 1)
        return [float(np.float32(own - (sum(scores) - own) / others)) for own in scores]

    def result(self) -> dict[str, Any]:
        """What everybody learns at the end."""
        position = self.now
        return {"ranking": position.ranking, "scores": position.scores} if position.over else {}

    def render(self, seat: int | None = None) -> Any:
        """The table as a seat (or an onlooker) sees it, in the form that was chosen."""
        from jadetable.envs import render  # noqa: PLC0415  # drawing is imported when something is drawn

        if self.render_mode is None:
            raise BadOption("error-option-word", option="render_mode", value="None", known=", ".join(RENDER_MODES))
        return render.FORMS[self.render_mode](self.now, seat)
