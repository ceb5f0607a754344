"""The same seed and actions give the same game in every form: each observation, mask and reward is compared.

The form for one seat among bots, and the one for many such tables, are compared with the native form in `test_gym`. In
The Rat and the Dragon an answer is several steps, and seats at once take them in another order than seats in turn: its
forms are compared two by two, in `test_zoo` and `test_openspiel`.
"""

from typing import Any

import numpy as np
import pytest

import jadetable as jt
from jadetable.core import registry
from tests.envs.kit import SLUGS, seed_of, some_legal

pytest.importorskip("pettingzoo")
pyspiel = pytest.importorskip("pyspiel")
import jadetable.envs.openspiel  # noqa: E402  # registers the games
from jadetable.envs.zoo import aec_env, parallel_env  # noqa: E402

SEED, SEATS, MOST = 17, 4, 150


def dealt(slug: str) -> Any:
    """OpenSpiel's state after the same deal."""
    state = pyspiel.load_game(f"jadetable_{slug}(players={SEATS})").new_initial_state()
    for byte in seed_of(SEED, 0).to_bytes(8, "big"):
        state.apply_action(byte)
    return state


def carry_out(state: Any, actions: list[int]) -> None:
    """The choices of all seats in OpenSpiel's state; chance goes on as elsewhere."""
    if state.is_simultaneous_node():
        state.apply_actions(actions)
    else:
        state.apply_action(actions[state.current_player()])
    while state.is_chance_node():
        state.apply_action(0)


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug != "ratdragon"])
def test_every_form_plays_the_same_game(slug: str) -> None:
    simultaneous = registry.find(slug).simultaneous
    chosen: dict[str, Any] = {"tables": 1, "seats": SEATS, "seed": [SEED], "redeal": False, "threads": 1}
    together, single = jt.vector(slug, joint=True, **chosen), jt.vector(slug, **chosen)
    in_turn: Any = aec_env(slug, seats=SEATS)
    at_once: Any = parallel_env(slug, seats=SEATS) if simultaneous else None
    in_turn.reset(seed=SEED)
    told = at_once.reset(seed=SEED)[0] if simultaneous else {}
    state, draw, rewards, played = dealt(slug), np.random.default_rng(5), {}, 0
    while played < MOST:
        played += 1
        asked = np.flatnonzero(together.seat[0] >= 0).tolist()
        if not asked:
            break
        actions = some_legal(together.mask, draw)[0].tolist()
        for seat in range(SEATS):
            seen, mask = together.observation[0, seat], together.mask[0, seat]
            assert state.observation_tensor(seat) == seen.tolist()
            if simultaneous:
                assert told[f"seat_{seat}"]["observation"].tobytes() == seen.tobytes()
                assert not mask.any() or (told[f"seat_{seat}"]["action_mask"] == mask).all()
        for seat in asked:  # one after the other: a seat may see that others have answered, not what
            mask = together.mask[0, seat]
            seen = together.observation[0, seat] if seat == asked[0] else single.observation[0]
            assert state.legal_actions(seat) == np.flatnonzero(mask).tolist()
            assert single.seat[0] == seat and in_turn.agent_selection == f"seat_{seat}"
            own, _, _, _, info = in_turn.last()
            for here in (single.observation[0], own["observation"]):
                assert here.tobytes() == seen.tobytes()
            for allowed in (single.mask[0], own["action_mask"], info["action_mask"]):
                assert (allowed == mask).all()
            single.step([actions[seat]])
            in_turn.step(actions[seat])
        if simultaneous:
            told, rewards, *_ = at_once.step({f"seat_{seat}": actions[seat] for seat in range(SEATS)})
        carry_out(state, actions)
        together.step([actions])
        paid = together.reward[0].tolist()
        assert single.reward[0].tolist() == paid and single.done[0] == together.done[0] == state.is_terminal()
        assert [in_turn.rewards[f"seat_{seat}"] for seat in range(SEATS)] == paid == state.returns()
        assert not simultaneous or list(rewards.values()) == paid
    assert together.done[0] or played == MOST
