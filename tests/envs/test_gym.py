"""Gymnasium: the official check passes for every game, and bots and seeds are as told.

Of `check_env` nothing is skipped. What it warns of is listed: observations are plain counts, so their space is wider
than what most numbers reach, and Gymnasium would rather have numbers from -1 to 1.
"""

from typing import Any

import numpy as np
import pytest

import jadetable as jt
from jadetable.core.errors import JadeError
from tests.envs.kit import SEATED, SLUGS, seed_of, some_legal

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from jadetable.envs.gym import SeatEnv, TablesEnv, env_id  # noqa: E402


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
@pytest.mark.parametrize(("slug", "seats"), SEATED)
def test_the_official_check_passes(slug: str, seats: int) -> None:
    env = gymnasium.make(env_id(slug), seats=seats, opponents="random", render_mode="ansi")
    check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize("slug", SLUGS)
def test_one_seat_against_bots_plays_as_a_row_of_the_native_form(slug: str) -> None:
    codes = {0: "greedy", 2: "slip:100", 3: "random"}
    env = SeatEnv(slug, seats=4, seat=1, opponents=codes)
    native = jt.vector(slug, tables=1, seats=4, seed=[21], opponents=codes, finals=True, threads=1)
    many = TablesEnv(slug, 2, seats=4, seat=1, opponents=codes)
    draw = np.random.default_rng(1)
    told, info = env.reset(seed=21)
    rows, _ = many.reset(seed=20)
    for _ in range(400):
        assert told["observation"].tobytes() == native.observation[0].tobytes() == rows["observation"][1].tobytes()
        assert (told["action_mask"] == native.mask[0]).all() and (rows["action_mask"][1] == native.mask[0]).all()
        assert (info["action_mask"] == told["action_mask"]).all()
        action = int(some_legal(native.mask, draw)[0])
        told, reward, ended, cut, info = env.step(action)
        native.step([action])
        both = some_legal(many.tables.mask, draw)
        both[1] = action
        rows, rewards, ends, cuts, infos = many.step(both)
        assert (reward, ended or cut, cut) == (native.reward[0, 1], native.done[0], native.truncated[0])
        assert (rewards[1], ends[1], cuts[1]) == (reward, ended, cut)
        if ended or cut:
            assert info["ranking"] == tuple(native.rank[0].tolist())
            assert told["action_mask"].nonzero()[0].tolist() == [0], "one bit is set where nothing is to be chosen"
            assert native.final_observation is not None
            assert told["observation"].tobytes() == native.final_observation[0, 1].tobytes()
            assert infos["_final_obs"][1]
            assert infos["final_obs"][1]["observation"].tobytes() == told["observation"].tobytes()
            told, info = env.reset()


def test_an_action_that_is_not_allowed_is_replaced_and_told() -> None:
    env = SeatEnv("zodiac", seats=4)
    told, _ = env.reset(seed=1)
    legal = np.flatnonzero(told["action_mask"])
    illegal = int(np.flatnonzero(told["action_mask"] == 0)[5])
    _, _, _, _, info = env.step(illegal)
    assert info["illegal_action"] == illegal
    assert info["played_action"] == legal[illegal % len(legal)]
    twin = SeatEnv("zodiac", seats=4)
    twin.reset(seed=1)
    _, _, _, _, info = twin.step(int(info["played_action"]))
    assert "illegal_action" not in info
    assert twin.table.now.digest == env.table.now.digest


def test_observations_of_the_single_form_are_arrays_of_their_own() -> None:
    env = SeatEnv("wuxing")
    first, info = env.reset(seed=3)
    kept = {name: value.copy() for name, value in first.items()}
    second, *_ = env.step(int(first["action_mask"].argmax()))
    assert all((first[name] == kept[name]).all() for name in first)
    assert not any(np.shares_memory(first[name], second[name]) for name in first)
    assert not np.shares_memory(info["action_mask"], first["action_mask"])


def test_a_game_begins_with_its_seed_and_goes_on_with_the_next_of_the_run() -> None:
    env = SeatEnv("race", opponents="random")
    for number in (0, 1, 2):
        env.reset(seed=5 if number == 0 else None)
        assert env.table.now.record.rank.tolist() == [0] * 8
        assert env.table.own_seed == seed_of(5, number)
    before, _ = env.reset(seed=8)
    after, _ = env.reset(seed=8)
    assert (before["observation"] == after["observation"]).all()


def test_masks_are_there_for_maskable_ppo() -> None:
    env = SeatEnv("mandarin")
    told, _ = env.reset(seed=2)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == told["action_mask"]).all()


def test_bots_that_think_ahead_may_sit_at_a_single_table() -> None:
    env = SeatEnv("wuxing", seats=2, opponents="search:20")
    told, _ = env.reset(seed=1)
    env.step(int(told["action_mask"].argmax()))


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"seat": 9}, "There is no seat 9"),
        ({"seats": 99}, "seats, not 99"),
        ({"opponents": {1: "greedy"}}, "name a bot for each"),
        ({"opponents": "clever"}, "no bot called “clever”"),
        ({"options": {"nonsense": 1}}, "no option “nonsense”"),
        ({"reward": "money"}, "Option reward cannot be"),
        ({"render_mode": "film"}, "Option render_mode cannot be"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(JadeError, match=said):
        SeatEnv("race", **chosen)


def test_an_unknown_id_is_refused() -> None:
    with pytest.raises(gymnasium.error.NameNotFound):
        gymnasium.make("jadetable/chess-v0")
    with pytest.raises(gymnasium.error.VersionNotFound):
        gymnasium.make("jadetable/race-v7")


def test_many_tables_are_made_by_id() -> None:
    env = gymnasium.make_vec("jadetable/zodiac-v0", num_envs=8, vectorization_mode="vector_entry_point", seats=3)
    told, _ = env.reset(seed=1)
    assert env.observation_space.contains(dict(told))
    env.step(env.action_space.sample())
    env.close()
