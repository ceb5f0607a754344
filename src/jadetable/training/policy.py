"""The network, as PyTorch knows it, and its weights as learned players read them."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional

import jadetable as jt
from jadetable.core import registry
from jadetable.core.record import MAX_SEATS
from jadetable.core.rng import game_seed
from jadetable.nets.weights import HALF, Net, Weights, net_of
from jadetable.training.recipe import Recipe

HEAD_START = 5.0  # of the advice among the logits
SHIFT = -1e9  # of the logits of what is not allowed
PROBE_TABLES, PROBE_STEPS, PROBE_SLIPS = 256, 400, 0.2
SMALLEST_SPREAD = 0.05  # of a number that counts as varying no less
Tensor = Any


class Policy(nn.Module):  # type: ignore[misc]
    """What a seat knows, the advice it got and how many sit there -> logits and the value (before the sigmoid)."""

    def __init__(self, columns: Tensor, mean: Tensor, scale: Tensor, actions: int, width: int) -> None:
        super().__init__()
        for name, kept in (("columns", columns), ("mean", mean), ("scale", scale)):
            self.register_buffer(name, kept)
        self.first, self.second = nn.Linear(len(columns), width), nn.Linear(width, width)
        self.advised, self.seated = nn.Embedding(actions, width), nn.Embedding(MAX_SEATS + 1, width)
        self.head = nn.Linear(width, actions + 1)
        self.trust = nn.Parameter(torch.tensor(HEAD_START))
        with torch.no_grad():
            self.advised.weight.zero_()
            self.seated.weight.zero_()
            self.head.weight *= 0.1
            self.head.bias.zero_()

    @property
    def device(self) -> Any:
        """Where it stands."""
        return self.mean.device

    def forward(self, seen: Tensor, seats: Tensor, advice: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logits, those of what is not allowed far below, and the value."""
        with torch.autocast(seen.device.type, torch.bfloat16):
            found = self.first((seen - self.mean) * self.scale) + self.advised(advice) + self.seated(seats)
            told = self.head(functional.relu(self.second(functional.relu(found))))
        logits, value = told[:, :-1].float(), told[:, -1].float()
        logits = logits + functional.one_hot(advice, logits.shape[1]) * self.trust
        return logits.masked_fill(~mask, SHIFT), value


def new_policy(recipe: Recipe) -> Policy:
    """A network for the numbers that vary in this game, measured on some play of the baseline that often errs."""
    rows = np.concatenate([probed(recipe, seats) for seats in recipe.seats])
    columns = np.flatnonzero(rows.std(0) > 0)
    kept = rows[:, columns]
    scale = 1 / np.maximum(kept.std(0), SMALLEST_SPREAD)
    actions = registry.find(recipe.game).actions.size
    torch.manual_seed(recipe.seed)
    return Policy(torch.tensor(columns), torch.tensor(kept.mean(0)), torch.tensor(scale), actions, recipe.width)


def probed(recipe: Recipe, seats: int) -> NDArray[np.float32]:
    """What seats see in some games of baseline players who often err."""
    tables = PROBE_TABLES // len(recipe.seats) + 1
    env = jt.vector(recipe.game, tables, seats, recipe.seed, advice=True)
    dice, seen = np.random.default_rng(recipe.seed), []
    for step in range(PROBE_STEPS):
        stray = (dice.random(env.mask.shape) * env.mask).argmax(1)
        env.step(np.where(dice.random(env.tables) < PROBE_SLIPS, stray, env.advice))
        if step % 4 == 0:
            seen.append(env.observation.copy())
    env.close()
    return np.concatenate(seen)


def run_seed(seed: int, place: int) -> int:
    """The seed of one of the runs of games that a run of training plays."""
    return int(game_seed(np.uint64(seed), place))


# --- weights as learned players read them -----------------------------------------------------------------------------


def exported(policy: Policy, recipe: Recipe, made: dict[str, Any]) -> Net:
    """The network of a policy: what is normalised before the first layer becomes part of it.

    What is stored in half precision is rounded first: the mean is then taken off as exactly as it was before.
    """
    held = {name: kept.detach().cpu().double().numpy() for name, kept in policy.state_dict().items()}
    first = (held["first.weight"] * held["scale"]).T.astype(HALF)
    bias = held["first.bias"] - held["mean"] @ first.astype(np.float64)
    weights = Weights(
        columns=held["columns"].astype(np.int64),
        first=first,
        seated=held["seated.weight"] + bias,
        advised=held["advised.weight"],
        second=held["second.weight"].T,
        second_bias=held["second.bias"],
        head=held["head.weight"],
        head_bias=held["head.bias"],
        trust=held["trust"].reshape(1),
    )
    return net_of(registry.find(recipe.game), recipe.seats, weights, made)
