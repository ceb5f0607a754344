"""PettingZoo: all seats are learners. `aec_env` asks one after the other, `parallel_env` all that are asked at once.

Where play is simultaneous, `aec_env` asks the seats in rising order, and answers stay secret until the last one is in.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from jadetable.core.errors import BadOption
from jadetable.core.game import Game
from jadetable.envs.gym import VERSION, observation_space
from jadetable.envs.table import LEAST, MOST, RENDER_MODES, Table


def aec_env(game: str | Game, **chosen: Any) -> "SeatsEnv":
    """Any game, one seat after the other: seats, options, components, reward, render_mode, state, max_cycles."""
    return SeatsEnv(game, **chosen)


def parallel_env(game: str | Game, **chosen: Any) -> "TogetherEnv":
    """A game in which seats decide at the same time; raises BadOption for one that is played in turns."""
    return TogetherEnv(game, **chosen)


class _Shared:
    """What both forms have in common: names, spaces, what a seat is told."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        render_mode: str | None = None,
        state: bool = False,
        max_cycles: int | None = None,
        **more: Any,
    ) -> None:
        self.table = Table(game, seats, render_mode=render_mode, **more)
        self.render_mode, self.max_cycles = render_mode, max_cycles
        slug = self.table.game.slug
        self.metadata = {"render_modes": list(RENDER_MODES), "name": f"jadetable_{slug}_v{VERSION}", "render_fps": 1}
        self.metadata["is_parallelizable"] = False
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table.game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.game.actions.size) for agent in self.possible_agents}
        wide = self.table.seats * self.table.game.observation_size
        self.state_space = spaces.Box(LEAST, MOST, (wide,), np.float32) if state else None
        self._cycles, self._fresh = 0, np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What a seat is told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What a seat may choose from, its mask apart."""
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """What all seats see together, for critics; only with `state=True`."""
        if self.state_space is None:
            raise BadOption("error-env-no-state")
        return self.table.state()

    def render(self) -> Any:
        """The table as an onlooker sees it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing stays open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _begin(self, seed: int | None) -> None:
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self.table.begin(seed, self._fresh)

    @property
    def _cut_off(self) -> bool:
        """Whether `max_cycles` are over."""
        return self.max_cycles is not None and self._cycles >= self.max_cycles

    def _per_agent(self, values: Any) -> dict[str, Any]:
        """Values by seat under the names of the seats."""
        return dict(zip(self.possible_agents, values, strict=True))


class SeatsEnv(_Shared, AECEnv):
    """Any game, one seat after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first game of a seed, or the next one."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """The first seat that is asked is next; every seat is told what it may choose."""
        asked = self.table.now.asked
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent]["action_mask"] = self.table.mask(seat)

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What a seat knows and may choose."""
        return self.table.observation(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """The selected seat chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        replaced = self.table.act(self.possible_agents.index(agent), action)
        self._cycles += 1
        self.infos = {other: {} for other in self.agents}
        self.infos[agent] |= replaced
        self.rewards = self._per_agent(self.table.rewards())
        position = self.table.now
        if position.over or self._cut_off:
            cut = position.truncated or not position.over
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.truncations = dict.fromkeys(self.agents, cut)
            for other in self.agents:
                self.infos[other] |= self.table.result()
        self._ask()
        self._accumulate_rewards()
        self._deads_step_first()


class TogetherEnv(_Shared, ParallelEnv):
    """A game in which seats decide at the same time. A seat that is not asked may give any action: it does nothing."""

    def __init__(self, game: str | Game, **chosen: Any) -> None:
        super().__init__(game, **chosen)
        if not self.table.game.simultaneous:
            raise BadOption("error-env-turns", game=self.table.game.slug)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Deal the first game of a seed, or the next one."""
        self._begin(seed)
        return self._observed(), self._infos()

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """All seats that are asked choose."""
        position, replaced = self.table.now, {}
        for seat in position.asked:
            agent = self.possible_agents[seat]
            replaced[agent] = self.table.act(seat, actions[agent])
        self._cycles += 1
        cut = position.truncated or (self._cut_off and not position.over)
        ended = position.over or cut
        infos = self._infos()
        for agent, said in replaced.items():
            infos[agent] |= said
        told = (
            self._observed(),
            self._per_agent(self.table.rewards()),
            dict.fromkeys(self.agents, ended and not cut),
            dict.fromkeys(self.agents, bool(cut)),
            infos,
        )
        if ended:
            self.agents = []
        return told

    def _observed(self) -> dict[str, Any]:
        return self._per_agent(self.table.observation(seat) for seat in range(self.table.seats))

    def _infos(self) -> dict[str, dict[str, Any]]:
        """What a seat is told beside its observation: whether it is asked, and at the end the result."""
        asked, result = self.table.now.asked, self.table.result()
        found: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = {"asked": seat in asked, "action_mask": self.table.mask(seat), **result}
        return found
