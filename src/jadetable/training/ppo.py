"""Learning from one round of play: proximal policy optimisation."""

import torch
from torch import nn
from torch.nn import functional

from jadetable.training.policy import Policy, Tensor
from jadetable.training.recipe import Recipe
from jadetable.training.tables import Tables

CLIP, VALUE_WEIGHT, MOST_GRADIENT, LEAST_RATE = 0.2, 0.5, 0.5, 0.05


def new_optimizer(policy: Policy, recipe: Recipe) -> torch.optim.Optimizer:
    """What moves the weights."""
    fused = policy.device.type == "cuda"
    return torch.optim.Adam(policy.parameters(), recipe.rate, eps=1e-5, fused=fused)


def loss_of(policy: Policy, told: dict[str, Tensor], entropy: float) -> Tensor:
    """How far the choices of a batch are from what their outcomes speak for."""
    logits, value = policy(told["seen"], told["seats"], told["advice"], told["mask"])
    logs = functional.log_softmax(logits, 1)
    spread = -(logs.exp() * logs).sum(1).mean()
    ratio = (logs.gather(1, told["action"][:, None])[:, 0] - told["log"]).exp()
    gain = torch.min(ratio * told["advantage"], ratio.clamp(1 - CLIP, 1 + CLIP) * told["advantage"]).mean()
    off = functional.binary_cross_entropy_with_logits(value, told["target"])
    return VALUE_WEIGHT * off - gain - entropy * spread


def learn(policy: Policy, best: torch.optim.Optimizer, tables: Tables, rows: dict[str, Tensor], recipe: Recipe) -> None:
    """Some epochs over what was played, in batches; a rest of less than half a batch is left out."""
    use = rows.pop("use")
    rows["advantage"] /= rows["advantage"][use].std() + 1e-6
    for _ in range(recipe.epochs):
        for part in tables.shuffled(use).split(recipe.batch):
            if len(part) * 2 < min(recipe.batch, len(use)):
                continue
            loss = loss_of(policy, {name: told[part] for name, told in rows.items()}, recipe.entropy)
            best.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), MOST_GRADIENT)
            best.step()


def set_rate(best: torch.optim.Optimizer, recipe: Recipe, progress: float) -> None:
    """The learning rate falls as the run goes on."""
    for group in best.param_groups:
        group["lr"] = recipe.rate * max(LEAST_RATE, 1 - progress)
