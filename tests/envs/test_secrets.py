"""No form tells a seat what it may not know: in two worlds that differ in nothing else, it is told the same bytes.

The second world is one that the seat believes possible: everything it cannot know is drawn anew.
"""

from typing import Any

import numpy as np
import pytest

import jadetable as jt
from jadetable.core import registry
from jadetable.core.position import Position
from tests.envs.kit import SLUGS, some_legal

STEPS, EVERY = 120, 4


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
def test_the_single_forms_tell_a_seat_the_same_in_two_worlds(slug: str) -> None:
    pytest.importorskip("pettingzoo")
    from jadetable.envs.gym import SeatEnv
    from jadetable.envs.zoo import aec_env

    zoo, alone = aec_env(slug, seats=4), SeatEnv(slug, seats=4, opponents="random")
    draw = np.random.default_rng(2)
    zoo.reset(seed=4)
    alone.reset(seed=4)
    for step in range(STEPS):
        if not zoo.agents or zoo.terminations[zoo.agents[0]] or zoo.truncations[zoo.agents[0]]:
            zoo.reset()
        if step % EVERY == 0:
            for seat, agent in enumerate(zoo.agents):
                check_same(zoo.table, seat, lambda agent=agent: zoo.observe(agent))
            check_same(alone.table, 0, alone._told)
        zoo.step(int(some_legal(zoo.last()[0]["action_mask"], draw)))
        if alone.step(int(some_legal(alone.action_masks(), draw)))[2:4] != (False, False):
            alone.reset()


def check_same(table: Any, seat: int, told: Any) -> None:
    """Whether a form tells the same after everything a seat cannot know was drawn anew."""
    before, kept = told(), table.position
    for world in worlds(kept, seat):
        table.position = world
        after = told()
        np.testing.assert_equal(after, before)
    table.position = kept


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
