"""No form tells a seat what it may not know: in two worlds that differ in nothing else, it is told the same bytes.

The second world is one that the seat believes possible: everything it cannot know is drawn anew.
"""

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import jadetable as jt
from jadetable.core import registry
from jadetable.core.position import Position
from tests.envs.kit import SLUGS, some_legal

STEPS, EVERY = 120, 4
ASKED = (
    "observation_tensor",
    "observation_string",
    "information_state_tensor",
    "information_state_string",
    "legal_actions",
)  # of a state of OpenSpiel


def worlds(position: Position, seat: int) -> list[Position]:
    """Other positions that this seat cannot tell from this one."""
    return [position.imagine(seat, entropy) for entropy in (1, 2)]


@pytest.mark.parametrize("joint", [False, True])
@pytest.mark.parametrize("slug", SLUGS)
def test_the_native_form_tells_a_seat_the_same_in_two_worlds(slug: str, joint: bool) -> None:
    env = jt.vector(slug, tables=1, seats=4, seed=3, joint=joint, advice=True, threads=1)
    twin = jt.vector(slug, tables=1, seats=4, seed=3, joint=joint, advice=True, threads=1)
    draw, differed = np.random.default_rng(1), 0
    for step in range(STEPS):
        for seat in env.position().asked if step % EVERY == 0 else ():
            if not joint and seat != env.seat[0]:
                continue
            for world in worlds(env.position(), seat):
                stored = env.state_dict()
                stored["states"][0] = np.frombuffer(world.to_bytes(), np.uint8)
                twin.load_state_dict(stored)
                differed += world.to_bytes() != env.position().to_bytes()
                row = (0, seat) if joint else (0,)
                for name in ("observation", "mask", "mask_bits", "advice", "seat"):
                    ours, theirs = getattr(env, name)[row], getattr(twin, name)[row]
                    assert ours.tobytes() == theirs.tobytes(), (slug, name, step)
        env.step(some_legal(env.mask, draw))
    assert differed > 5


@pytest.mark.parametrize("slug", SLUGS)
def test_the_gymnasium_forms_tell_a_seat_the_same_in_two_worlds(slug: str) -> None:
    pytest.importorskip("gymnasium")
    from jadetable.envs.gym import SeatEnv, TablesEnv

    env = SeatEnv(slug, seats=4, opponents="random", render_mode="ansi")
    many = TablesEnv(slug, 1, seats=4, opponents="random")
    draw, differed = np.random.default_rng(2), 0
    env.reset(seed=4)
    rows, infos = many.reset(seed=4)
    for step in range(STEPS):
        if step % EVERY == 0:
            differed += check_same(env.table, 0, lambda: (env._told(), env.action_masks(), env.render()))
            before, stored = copy.deepcopy((rows, infos)), many.tables.state_dict()
            for world in worlds(many.tables.position(), 0):
                other = stored | {"states": np.frombuffer(world.to_bytes(), np.uint8)[None]}
                many.tables.load_state_dict(other)
                np.testing.assert_equal((rows, infos), before)
            many.tables.load_state_dict(stored)
        if env.step(int(some_legal(env.action_masks(), draw)))[2:4] != (False, False):
            env.reset()
        rows, *_, infos = many.step(some_legal(many.tables.mask, draw))
        infos = {"action_mask": infos["action_mask"]}  # the rest tells of a game that is over
    assert differed > 5


@pytest.mark.parametrize("slug", SLUGS)
def test_the_pettingzoo_forms_tell_a_seat_the_same_in_two_worlds(slug: str) -> None:
    pytest.importorskip("pettingzoo")
    from jadetable.envs.zoo import aec_env, parallel_env

    env: Any = aec_env(slug, seats=4, render_mode="ansi")
    together: Any = parallel_env(slug, seats=4) if registry.find(slug).simultaneous else None
    draw, differed = np.random.default_rng(2), 0
    for step in range(STEPS):
        if not env.agents or any(env.terminations.values()) or any(env.truncations.values()):
            env.reset(seed=step)
        if together is not None and not together.agents:
            together.reset(seed=step)
        for seat, agent in enumerate(env.possible_agents if step % EVERY == 0 else ()):

            def of_turns(agent: str = agent) -> Any:
                env._ask()  # what it tells beside observations, told anew
                own = env.last() if env.agent_selection == agent else ()
                return env.observe(agent), env.infos[agent], own, env.render()

            differed += check_same(env.table, seat, of_turns)

            def of_all(agent: str = agent) -> Any:
                return together._observed()[agent], together._infos()[agent]

            if together is not None:
                check_same(together.table, seat, of_all)
        env.step(int(some_legal(env.last()[0]["action_mask"], draw)))
        if together is not None:
            masks = {agent: info["action_mask"] for agent, info in together._infos().items()}
            together.step({agent: int(some_legal(mask, draw)) for agent, mask in masks.items()})
    assert differed > 5


@pytest.mark.parametrize("slug", SLUGS)
def test_the_openspiel_form_tells_a_seat_the_same_in_two_worlds(slug: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import jadetable.envs.openspiel  # noqa: F401  # registers the games

    state = pyspiel.load_game(f"jadetable_{slug}(players=4)").new_initial_state()
    draw, differed = np.random.default_rng(2), 0
    for step in range(STEPS):
        if state.is_terminal():
            break
        for seat in range(4) if step % EVERY == 0 and not state.is_chance_node() else ():

            def of_state(seat: int = seat) -> Any:
                return [getattr(state, one)(seat) for one in ASKED]

            differed += check_same(state.course, seat, of_state)
        if state.is_chance_node():
            state.apply_action(int(draw.integers(256)))
        elif state.is_simultaneous_node():
            state.apply_actions([int(draw.choice(state.legal_actions(seat) or [0])) for seat in range(4)])
        else:
            state.apply_action(int(draw.choice(state.legal_actions())))
    assert differed > 5


def check_same(holder: Any, seat: int, told: Callable[[], Any]) -> int:
    """Whether a form tells the same after everything a seat cannot know was drawn anew; returns in how many worlds."""
    before, kept, differed = copy.deepcopy(told()), holder.position, 0
    for world in worlds(kept, seat):
        holder.position = world
        differed += world.to_bytes() != kept.to_bytes()
        np.testing.assert_equal(told(), before)
    holder.position = kept
    return differed


@pytest.mark.parametrize("slug", SLUGS)
def test_the_last_step_of_another_seat_tells_nothing_in_an_answer_to_come(slug: str) -> None:
    """While a simultaneous prompt waits for more answers, nobody is told who has answered what."""
    env, twin = (jt.vector(slug, tables=1, seats=4, seed=6, threads=1) for _ in range(2))
    draw, compared = np.random.default_rng(3), 0
    for _ in range(STEPS):
        asked = env.position().asked
        if len(asked) > 1 and env.mask[0].sum() > 1:
            first, second = np.flatnonzero(env.mask[0])[[0, -1]]
            tries = []
            for action in (first, second):
                twin.load_state_dict(env.state_dict())
                twin.step([action])
                if twin.seat[0] != env.seat[0] and twin.seat[0] in asked:
                    tries.append((twin.observation[0].tobytes(), twin.mask[0].tobytes()))
            if len(tries) == 2:
                compared += 1
                assert tries[0] == tries[1]
        env.step(some_legal(env.mask, draw))
    assert (compared > 0) == registry.find(slug).simultaneous
