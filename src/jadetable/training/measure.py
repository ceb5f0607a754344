"""How often a network wins: one seat of it among baseline players, seats in turn, the best action each time."""

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

import jadetable as jt
from jadetable.bulk.summary import Z95
from jadetable.training.policy import Policy, run_seed
from jadetable.training.recipe import Recipe

OFTEN, AT_LAST = 1000, 2000  # the runs of deals that are measured on: the same each time, and fresh ones at the end


@dataclass(frozen=True)
class Measured:
    """The share of wins at one number of seats, and half its 95 % interval."""

    seats: int
    share: float
    half: float


def wins(paid: NDArray[np.float32]) -> NDArray[np.float32]:
    """Each seat's share of the win, by what games paid: as `core.outcome` tells it, for many games at once."""
    best = (paid == paid.max(1, keepdims=True)) & (paid > 0)
    return (best / np.maximum(best.sum(1, keepdims=True), 1)).astype(np.float32)


def measure(policy: Policy, recipe: Recipe, last: bool, threads: int) -> list[Measured]:
    """The share of wins at each number of seats; at the end on fresh deals, and four times as many."""
    games, place = recipe.measure_games * (4 if last else 1), AT_LAST if last else OFTEN
    return [
        among_baselines(policy, recipe, seats, games, run_seed(recipe.seed, place), threads) for seats in recipe.seats
    ]


@torch.no_grad()  # type: ignore[untyped-decorator]
def among_baselines(policy: Policy, recipe: Recipe, seats: int, games: int, seed: int, threads: int) -> Measured:
    """Play so many games with one learner."""
    asked_for = {"opponents": "greedy", "advice": True, "skip_forced": True, "redeal": False, "threads": threads}
    env = jt.vector(recipe.game, games, seats, seed, **asked_for)
    learner, won, actions = env.learners.argmax(1), np.zeros(games), np.zeros(games, np.int64)
    while len(live := np.flatnonzero(env.seat >= 0)):
        seen, advice, mask = (
            torch.tensor(told[live], device=policy.device) for told in (env.observation, env.advice, env.mask)
        )
        logits, _ = policy(seen.index_select(1, policy.columns), torch.full_like(advice, seats), advice, mask)
        actions[live] = logits.argmax(1).cpu().numpy()
        env.step(actions)
        ended = np.flatnonzero(env.done)
        won[ended] = wins(env.reward[ended])[np.arange(len(ended)), learner[ended]]
    env.close()
    return Measured(seats, float(won.mean()), float(Z95 * won.std() / np.sqrt(games)))
