"""PettingZoo: the official suites pass for every game at its least, usual and most seats.

`parallel_env` and so `parallel_api_test`, `parallel_seed_test` and `max_cycles_test` are for the games in which seats
decide at the same time. Two warnings of `api_test` are expected of every environment whose observation holds a mask:
that it is no plain array, and that its space is no Box.
"""

import functools
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import jadetable as jt
from jadetable.core import registry
from jadetable.core.errors import JadeError
from tests.envs.kit import SEATED, SLUGS, some_legal

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import parallel_to_aec

from jadetable.envs.zoo import aec_env, parallel_env

TOGETHER = [(slug, seats) for slug, seats in SEATED if registry.find(slug).simultaneous]
EXPECTED = "Observation is not a NumPy array|Observation space for each agent probably should be"
CYCLES = 200


@pytest.fixture(autouse=True)
def _expected_warnings() -> Any:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", EXPECTED, UserWarning)
        yield


@pytest.mark.parametrize(("slug", "seats"), SEATED)
def test_the_official_test_of_turns_passes(slug: str, seats: int) -> None:
    api_test(aec_env(slug, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("slug", "seats"), SEATED)
def test_the_official_test_of_seeds_passes(slug: str, seats: int) -> None:
    seed_test(functools.partial(aec_env, slug, seats=seats), num_cycles=CYCLES // 4)


@pytest.mark.parametrize(("slug", "seats"), TOGETHER)
def test_the_official_tests_of_deciding_at_once_pass(slug: str, seats: int) -> None:
    parallel_api_test(parallel_env(slug, seats=seats), num_cycles=CYCLES)
    parallel_seed_test(functools.partial(parallel_env, slug, seats=seats), num_cycles=CYCLES // 4)


@pytest.mark.parametrize(("slug", "seats"), TOGETHER)
def test_the_official_test_of_a_limit_passes(slug: str, seats: int) -> None:
    together = functools.partial(parallel_env, slug, seats=seats)

    def one_by_one(max_cycles: int) -> Any:
        return parallel_to_aec(together(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=together, env=one_by_one))


@pytest.mark.parametrize(("slug", "seats"), SEATED)
def test_the_official_test_of_drawing_passes(slug: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(functools.partial(aec_env, slug, seats=seats))
    assert capsys.readouterr().out


@pytest.mark.parametrize(("slug", "seats"), TOGETHER)
def test_the_official_test_of_the_state_for_critics_passes(slug: str, seats: int) -> None:
    state_test(aec_env(slug, seats=seats, state=True), parallel_env(slug, seats=seats, state=True))


@pytest.mark.parametrize("slug", SLUGS)
def test_seats_in_turn_play_as_the_native_form(slug: str) -> None:
    env, native = aec_env(slug, seats=4), jt.vector(slug, tables=1, seats=4, seed=[13], redeal=False)
    env.reset(seed=13)
    draw = np.random.default_rng(2)
    while native.seat[0] >= 0:
        told, _, over, cut, info = env.last()
        assert not over and not cut
        assert env.agent_selection == f"seat_{native.seat[0]}"
        assert told["observation"].tobytes() == native.observation[0].tobytes()
        assert (told["action_mask"] == native.mask[0]).all() and (info["action_mask"] == native.mask[0]).all()
        action = int(some_legal(native.mask, draw)[0])
        env.step(action)
        native.step([action])
    assert [env.rewards[f"seat_{seat}"] for seat in range(4)] == native.reward[0].tolist()
    assert all(env.truncations.values()) == native.truncated[0]
    assert all(env.terminations.values()) != native.truncated[0]


@pytest.mark.parametrize("slug", [slug for slug, _ in TOGETHER[::3]])
def test_seats_at_once_play_as_the_native_form(slug: str) -> None:
    env, native = parallel_env(slug, seats=4), jt.vector(slug, tables=1, seats=4, seed=[13], redeal=False, joint=True)
    told, _ = env.reset(seed=13)
    draw = np.random.default_rng(2)
    while (native.seat[0] >= 0).any():
        actions = some_legal(native.mask, draw)[0]
        for seat in range(4):
            assert told[f"seat_{seat}"]["observation"].tobytes() == native.observation[0, seat].tobytes()
            if native.seat[0, seat] >= 0:
                assert (told[f"seat_{seat}"]["action_mask"] == native.mask[0, seat]).all()
        told, rewards, *_ = env.step({f"seat_{seat}": int(actions[seat]) for seat in range(4)})
        native.step(actions[None])
    assert list(rewards.values()) == native.reward[0].tolist() and not env.agents


def test_a_game_played_in_turns_has_no_form_for_deciding_at_once() -> None:
    with pytest.raises(JadeError, match="zodiac is played in turns"):
        parallel_env("zodiac")


def test_the_state_for_critics_is_refused_where_it_was_not_asked_for() -> None:
    env = aec_env("zodiac")
    env.reset(seed=1)
    with pytest.raises(JadeError, match="state=True"):
        env.state()


def test_a_seat_cannot_be_told_an_action_of_another_kind() -> None:
    env = aec_env("zodiac")
    with pytest.raises(JadeError, match="call reset first"):
        env.observe("seat_0")
    env.reset(seed=1)
    before = env.table.now.digest
    for wrong in ("3", 1.5, None, True):
        with pytest.raises(JadeError, match="whole numbers"):
            env.step(wrong)
    assert env.table.now.digest == before
