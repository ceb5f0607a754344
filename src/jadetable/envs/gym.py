"""Gymnasium: one seat against bots, alone or at many tables. The ids are `jadetable/<game>-v0`.

gymnasium.make("jadetable/race-v0", seats=4, opponents="greedy")
gymnasium.make_vec("jadetable/race-v0", num_envs=1024, vectorization_mode="vector_entry_point")
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from jadetable import bots
from jadetable.core import registry
from jadetable.core.errors import BadSeats
from jadetable.core.game import Game
from jadetable.core.packages import house
from jadetable.envs.table import LEAST, MOST, RENDER_MODES, Table
from jadetable.envs.vector import Vector

VERSION = 0


def env_id(slug: str) -> str:
    """What Gymnasium calls a game."""
    return f"jadetable/{slug}-v{VERSION}"


def observation_space(game: Game) -> spaces.Dict:
    """What one seat is told: its knowledge as numbers, and what it may choose."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (game.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.actions.size,), np.int8),
        }
    )


def lineup(seats: int, seat: int, opponents: str | Mapping[int, str]) -> dict[int, str]:
    """The bots of all other seats; raises BadSeats where the learner's seat is no seat, or not all others are named."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise BadSeats("error-no-seat", seat=repr(seat), last=seats - 1)
    others = [other for other in range(seats) if other != seat]
    named = dict.fromkeys(others, opponents) if isinstance(opponents, str) else dict(opponents)
    if sorted(named) != others:
        raise BadSeats("error-env-others", seat=seat, given=str(sorted(named)), expected=str(others))
    return {other: bots.check(code) for other, code in named.items()}


class SeatEnv(gymnasium.Env):
    """One seat of one table; all others are bots, which may be any that Jade Table knows."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Mapping[int, str] = "greedy",
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        self.table = Table(game, seats, render_mode=render_mode, **more)
        self.seat, self._codes = seat, lineup(self.table.seats, seat, opponents)
        self._bots: dict[int, bots.Bot] = {}
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.game)
        self.action_space = spaces.Discrete(self.table.game.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal the first game of a seed, or the next one. A game that ends before the seat is asked is passed over."""
        super().reset(seed=seed)
        while True:
            self.table.begin(seed, self.np_random)
            game, own_seed = self.table.game, self.table.own_seed
            self._bots = {other: bots.make(game, code, own_seed) for other, code in self._codes.items()}
            self._await()
            if not self.table.now.over:
                return self._told()
            seed = None

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The seat chooses, and the bots play on until it is asked again or the game is over."""
        replaced = self.table.act(self.seat, action)
        self._await()
        observation, info = self._told()
        position = self.table.now
        ended = position.over and not position.truncated
        return observation, self.table.rewards()[self.seat], ended, position.truncated, info | replaced

    def _await(self) -> None:
        """Bots play, the first that is asked first, until the seat is asked."""
        position = self.table.now
        while not position.over and position.asked[0] != self.seat:
            other = position.asked[0]
            position.take(other, self._bots[other].choose(position.know(other)))

    def _told(self) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        found = self.table.observation(self.seat)
        return found, {"action_mask": found["action_mask"].copy(), **self.table.result()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as MaskablePPO of sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the seat sees it."""
        return self.table.render(self.seat)


class TablesEnv(VectorEnv):
    """One seat at each of many tables, over `jt.vector`: the arrays that are told are used again at every step."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Mapping[int, str] = "greedy",
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        found = game if isinstance(game, Game) else registry.find(game)
        self.render_mode = None
        probe = Table(found, seats, render_mode=render_mode)
        codes = lineup(probe.seats, seat, opponents)
        self.tables = Vector(found, num_envs, probe.seats, opponents=codes, finals=True, on_illegal="replace", **more)
        self.num_envs, self.seat, self._begun = num_envs, seat, False
        self.single_observation_space = observation_space(found)
        self.single_action_space = spaces.Discrete(found.actions.size)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Deal at every table the first game of its seed (seed + i at table i), or the next game."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None and self._begun:
            self.tables.next_games()
        else:
            first = int(self.np_random.integers(1 << 62)) if seed is None else seed
            self.tables.reset([first + i for i in range(self.num_envs)] if isinstance(first, int) else first)
        self._begun = True
        return self._told(), {"action_mask": self.tables.mask.view(np.int8)}

    def step(self, actions: Any) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Every learner chooses; a finished game is followed by the next one at once."""
        tables, given = self.tables, np.asarray(actions)
        tables.step(given)
        info: dict[str, Any] = {"action_mask": tables.mask.view(np.int8)}
        replaced = tables.played != given
        if replaced.any():
            info |= {"illegal_action": given, "_illegal_action": replaced, "played_action": tables.played.copy()}
        if tables.done.any():
            info |= self._ends(tables.done.copy())
        return self._told(), tables.reward[:, self.seat], tables.done & ~tables.truncated, tables.truncated, info

    def _told(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.tables.observation, "action_mask": self.tables.mask.view(np.int8)}

    def _ends(self, done: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observation and the result of the games that ended, as Gymnasium lays them out."""
        tables, last, assigned = self.tables, np.full(self.num_envs, None, object), {}
        assert tables.final_observation is not None
        nothing = np.zeros(tables.game.actions.size, np.int8)
        nothing[0] = 1
        for i in np.flatnonzero(done):
            last[i] = {"observation": tables.final_observation[i, self.seat].copy(), "action_mask": nothing.copy()}
        assigned["ranking"], assigned["scores"] = tables.rank.copy(), tables.score.copy()
        final = assigned | {f"_{name}": done for name in assigned}
        return {"final_obs": last, "_final_obs": done, "final_info": final, "_final_info": done}

    def close_extras(self, **more: Any) -> None:
        """End the threads."""
        self.tables.close()


def register() -> None:
    """Tell Gymnasium the ids of our games; called when this module is imported, and by Gymnasium itself."""
    for slug in house():
        if env_id(slug) not in gymnasium.registry:
            gymnasium.register(
                env_id(slug),
                "jadetable.envs.gym:SeatEnv",
                vector_entry_point="jadetable.envs.gym:TablesEnv",
                kwargs={"game": slug},
            )


register()
