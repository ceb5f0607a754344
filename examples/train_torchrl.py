"""TorchRL: a masked policy collects games of the Gymnasium form and learns by REINFORCE.

pip install "jadetable[envs]" torchrl
python examples/train_torchrl.py --game wuxing --games 200
"""

import argparse

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor

from jadetable.envs.gym import SeatEnv


class Logits(nn.Module):
    """What a seat knows -> logits."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(numbers, 128), nn.ReLU(), nn.Linear(128, actions))

    def forward(self, observation: torch.Tensor, action_mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits, and the mask as MaskedCategorical takes it."""
        return self.layers(observation), action_mask.bool()


def main(game: str, games: int) -> list[float]:
    """Play and learn; returns what the learner got out of each game."""
    env = GymWrapper(SeatEnv(game, seats=4, opponents="greedy"), categorical_action_encoding=True)
    table = env._env.table.game
    keys = {"in_keys": ["observation", "action_mask"], "out_keys": ["logits", "mask"]}
    module = TensorDictModule(Logits(table.observation_size, table.actions.size), **keys)
    actor = ProbabilisticActor(
        module, in_keys=["logits", "mask"], distribution_class=MaskedCategorical, return_log_prob=True
    )
    best, rewards = torch.optim.Adam(actor.parameters(), 1e-3), []
    for _ in range(games):
        with torch.no_grad():
            played = env.rollout(10_000, actor)
        rewards.append(float(played["next", "reward"].sum()))
        logs = actor.get_dist(played).log_prob(played["action"])
        best.zero_grad()
        (-logs.sum() * (rewards[-1] - sum(rewards) / len(rewards))).backward()
        best.step()
    return rewards


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="wuxing")
    parser.add_argument("--games", type=int, default=200)
    given = main(**vars(parser.parse_args()))
    print("mean reward of the last quarter:", sum(given[-len(given) // 4 :]) / max(1, len(given) // 4))
