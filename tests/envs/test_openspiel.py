"""OpenSpiel: its random simulations pass for every game, and its algorithms run on them.

Nothing is skipped of `pyspiel.random_sim_test` and of the simulation of its Python tests (`games_sim_test`): they play
a game, copy, serialize, pickle and compare states as they go, and a simultaneous game is played in turns, too. Of
`api_test` the checks of single states run on states along a game; its walks through whole trees are for tiny games.
"""

import random
import unittest
from typing import Any

import numpy as np
import pytest

import jadetable as jt
from jadetable.core import registry
from tests.envs.kit import SEATED, SLUGS, some_legal

pyspiel = pytest.importorskip("pyspiel")
import jadetable.envs.openspiel  # noqa: E402  # registers the games

SHORT = {
    "mandarin": "round_limit:2",
    "zodiac": "turns_per_seat:3",
    "ratdragon": "pairs_to_end:1",
    "race": "max_rounds:6",
}


def load(slug: str, seats: int, options: str = "") -> Any:
    return pyspiel.load_game(f"jadetable_{slug}(players={seats},options={options})")


def dealt(game: Any, seed: int) -> Any:
    """A state after the deal of this seed."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(8, "big"):
        state.apply_action(byte)
    return state


def asked(state: Any) -> list[int]:
    if state.is_simultaneous_node():
        return [seat for seat in range(state.num_players()) if state.legal_actions(seat)]
    return [state.current_player()]


def choose(state: Any, actions: list[int]) -> None:
    """Each seat's action, for those that are asked; chance goes on as in the other forms."""
    if state.is_simultaneous_node():
        state.apply_actions(actions)
    else:
        state.apply_action(actions[state.current_player()])
    while state.is_chance_node():
        state.apply_action(0)


@pytest.mark.parametrize(("slug", "seats"), SEATED)
def test_the_official_random_simulation_passes(slug: str, seats: int) -> None:
    pyspiel.random_sim_test(load(slug, seats, SHORT.get(slug, "")), num_sims=1, serialize=True, verbose=False)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("slug", "seats"), SEATED)
def test_the_official_simulation_of_python_games_passes(slug: str, seats: int) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)
    game = load(slug, seats, SHORT.get(slug, ""))
    GamesSimTest().sim_game(game)
    if registry.find(slug).simultaneous:
        GamesSimTest().sim_game(pyspiel.load_game_as_turn_based(str(game)))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("slug", "seats"), SEATED)
def test_the_official_checks_of_states_pass(slug: str, seats: int) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    game = load(slug, seats)
    state, chance, states = dealt(game, 12), random.Random(2), []
    for _ in range(40):
        states.append(state.clone())
        if not state.is_terminal():
            choose(state, [chance.choice(state.legal_actions(seat) or [0]) for seat in range(seats)])
    chosen = {"game_name": str(game), "game": game, "game_type": game.get_type(), "some_states": states}
    checks = type("Checks", (EnforceAPIOnPartialTreeBase,), {**chosen, "setUpClass": lambda: None})
    done = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(checks).run(done)
    assert done.testsRun >= 5 and done.wasSuccessful(), [*done.failures, *done.errors]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_deal_and_actions_give_the_same_game_as_the_native_form(slug: str) -> None:
    native = jt.vector(slug, tables=1, seats=4, seed=[31], redeal=False, joint=True)
    state = dealt(load(slug, 4), jadetable_seed(31))
    draw = np.random.default_rng(3)
    for _ in range(200):
        if state.is_terminal():
            break
        assert asked(state) == [seat for seat in native.seat[0].tolist() if seat >= 0]
        for seat in asked(state):
            assert state.legal_actions(seat) == np.flatnonzero(native.mask[0, seat]).tolist()
        for seat in range(4):
            assert state.observation_tensor(seat) == native.observation[0, seat].tolist()
        actions = some_legal(native.mask, draw)
        choose(state, actions[0].tolist())
        native.step(actions)
    assert state.is_terminal() == native.done[0]
    if state.is_terminal():
        assert state.returns() == native.reward[0].tolist()


def jadetable_seed(seed: int) -> int:
    """The seed of the first game of a run, as the other forms deal it."""
    from jadetable.core.rng import game_seed

    return int(game_seed(np.uint64(seed), 0))


@pytest.mark.parametrize("slug", SLUGS)
def test_kinds_are_declared_rightly(slug: str) -> None:
    kind, game = load(slug, 4).get_type(), registry.find(slug)
    together = pyspiel.GameType.Dynamics.SIMULTANEOUS
    assert (kind.dynamics == together) == game.simultaneous
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert load(slug, 4).information_state_tensor_size() == game.observation_size + 64


@pytest.mark.parametrize("slug", SLUGS)
def test_a_state_made_from_what_a_seat_knows_tells_it_nothing_new(slug: str) -> None:
    state = dealt(load(slug, 4), 99)
    chance = random.Random(4)
    for step in range(60):
        if state.is_terminal():
            break
        seat = asked(state)[0]
        if step % 6 == 0:
            other = state.resample_from_infostate(seat, chance.random)
            for told in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(other, told)(seat) == getattr(state, told)(seat), told
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)
        choose(state, [chance.choice(state.legal_actions(seat) or [0]) for seat in range(4)])


def test_memory_tells_histories_apart_that_look_the_same_now() -> None:
    game = load("zodiac", 2)
    first, second = dealt(game, 5), dealt(game, 5)
    assert first.information_state_string(0) == second.information_state_string(0)
    action = first.legal_actions()[0]
    choose(first, [action, action])
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_tensor(0) != second.information_state_tensor(0)


def test_chance_goes_on_in_different_ways() -> None:
    state = dealt(load("wuxing", 2), 5)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert len(state.chance_outcomes()) == 256
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
    assert len({str(state.child(outcome)) for outcome in range(256)}) > 3


def test_algorithms_of_theirs_run() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import ismcts, mcts, random_agent

    game = load("wuxing", 2)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 3)
    state = dealt(game, 7)
    assert search.step(state) in state.legal_actions()
    env = rl_environment.Environment(load("zodiac", 2, SHORT["zodiac"]))
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(2)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert step.rewards is not None and len(step.rewards) == 2


def test_unknown_options_and_seats_are_refused() -> None:
    for text, said in (("jadetable_zodiac(players=40)", "seats, not 40"), ("jadetable_race(options=x:1)", "no option")):
        with pytest.raises(Exception, match=said):
            pyspiel.load_game(text)
