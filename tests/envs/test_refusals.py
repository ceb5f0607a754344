"""Bad input to the native form is refused with a sentence, and changes nothing; a step allocates nothing."""

import tracemalloc
from typing import Any

import numpy as np
import pytest

import jadetable as jt
from jadetable.bulk import gpu
from jadetable.core.errors import BadReplay, JadeError
from jadetable.envs import arrays
from tests.envs.kit import some_legal, told


def gpu_is_there() -> bool:
    try:
        return gpu.cuda() is not None
    except gpu.NoDevice:
        return False


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"tables": 0}, "tables is a whole number of at least 1, not 0"),
        ({"tables": 2.5}, "tables is a whole number"),
        ({"tables": 10**12}, "MiB of memory"),
        ({"seats": 12}, "seats, not 12"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"seed": [1, 2, 3]}, "3 seeds for 2 tables"),
        ({"threads": -1}, "threads is a whole number"),
        ({"reward": "fame"}, "Option reward cannot be"),
        ({"on_illegal": "ignore"}, "Option on_illegal cannot be"),
        ({"device": "abacus"}, "no device 'abacus'"),
        ({"options": {"colour": 1}}, "no option “colour”"),
        ({"opponents": "clever"}, "no bot called “clever”"),
        ({"opponents": "search:100"}, "thinks too long for the compiled loop"),
        ({"opponents": {9: "greedy"}}, "There is no seat 9"),
        ({"opponents": dict.fromkeys(range(4), "greedy")}, "Every seat is a bot's"),
        ({"opponents": ["greedy"]}, "line-ups for 1 tables"),
        ({"opponents": [None, 7]}, "A line-up is a bot's name"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_sentence(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(JadeError, match=said):
        jt.vector("zodiac", **{"tables": 2, **chosen})


@pytest.mark.skipif(gpu_is_there(), reason="there is a GPU")
def test_a_gpu_that_is_not_there_is_told() -> None:
    with pytest.raises(JadeError, match="There is no CUDA device"):
        jt.vector("zodiac", tables=2, device="cuda")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(JadeError, match="no game called “chess”"):
        jt.vector("chess")


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        (np.zeros(3, np.int64), r"shape \(3,\); \(2,\) is expected"),
        (np.zeros((2, 1), np.int64), r"shape \(2, 1\)"),
        (np.zeros(2), "of the kind float64"),
        (np.zeros(2, np.bool_), "of the kind bool"),
        (["a", "b"], "of the kind"),
        (np.array([-1, -1]), "Table 0, seat [0-3]: action -1 is not allowed"),
        (np.array([2**40, 0]), "Table 0, seat [0-3]: action 1099511627776 is not allowed"),
    ],
)
def test_a_bad_action_changes_nothing(actions: Any, said: str) -> None:
    env = jt.vector("zodiac", tables=2, seed=1)
    before, records = told(env), env.state_dict()["states"].tobytes()
    with pytest.raises(JadeError, match=said):
        env.step(actions)
    assert told(env) == before
    assert env.state_dict()["states"].tobytes() == records


def test_one_action_that_is_not_allowed_names_its_table_and_keeps_all_others_from_moving() -> None:
    env = jt.vector("wuxing", tables=5, seed=1, joint=True)
    actions = some_legal(env.mask, np.random.default_rng(1))
    seat = int(env.seat[3].max())
    actions[3, seat] = int(env.mask[3, seat].argmin())
    before = told(env)
    with pytest.raises(JadeError, match=f"Table 3, seat {seat}"):
        env.step(actions)
    assert told(env) == before


def test_a_stored_state_of_another_game_or_size_is_refused() -> None:
    env = jt.vector("zodiac", tables=2, seed=1)
    good, before = env.state_dict(), told(env)
    wrong = [
        (jt.vector("wuxing", tables=2).state_dict(), "its game is wuxing"),
        (jt.vector("zodiac", tables=3).state_dict(), "its tables is 3"),
        (jt.vector("zodiac", tables=2, seats=5).state_dict(), "its seats is 5"),
        (jt.vector("zodiac", tables=2, options={"turns_per_seat": 9}).state_dict(), "its options"),
        (jt.vector("zodiac", tables=2, components={"game": {"limit": 50}}).state_dict(), "its (options|components) is"),
        ({**good, "rules": "other"}, "its rules is other"),
        ({**good, "states": good["states"][:, :-1]}, "its states"),
        ({}, "its format is None"),
    ]
    for stored, said in wrong:
        with pytest.raises(BadReplay, match=said):
            env.load_state_dict(stored)
    assert told(env) == before


def test_less_memory_than_needed_is_seen_before_it_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrays, "free_memory", lambda: 1 << 20)
    with pytest.raises(JadeError, match=r"4,096 tables need .* MiB of memory, and 1 MiB are free"):
        jt.vector("ratdragon", tables=4096)


@pytest.mark.parametrize("joint", [False, True])
def test_a_step_allocates_nothing_that_stays_and_no_arrays(joint: bool) -> None:
    env = jt.vector("zodiac", tables=256, joint=joint, threads=1)
    draw = np.random.default_rng(1)
    chosen = []
    for _ in range(120):
        chosen.append(some_legal(env.mask, draw))
        env.step(chosen[-1])
    env.reset()
    tracemalloc.start()
    for actions in chosen[:60]:  # the first ones find room for what Python itself holds on to
        env.step(actions)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.reset_peak()
    for actions in chosen[60:]:
        env.step(actions)
    now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert now - held < 4096 and peak - held < 16_384, (now - held, peak - held)
