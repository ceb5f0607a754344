"""RLlib's PPO, every seat a learner with one policy: pip install "jadetable[envs]" "ray[rllib]" torch

    python examples/train_rllib.py --game zodiac --rounds 5

RLlib does not know masks by itself: here an action that is not allowed is replaced by a legal one, as
docs/environments.md says, so the policy learns in the end what its choices do.
"""

import argparse

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.connectors.env_to_module import FlattenObservations
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env

from jadetable.envs.zoo import aec_env


def main(game: str, rounds: int, batch: int) -> list[float]:
    """Train for some rounds; returns the mean length of a game after each."""
    register_env("jadetable", lambda _: PettingZooEnv(aec_env(game, seats=4)))
    config = (
        PPOConfig()
        .environment("jadetable")
        .env_runners(
            num_env_runners=0,
            env_to_module_connector=lambda *_, **__: FlattenObservations(multi_agent=True),  # its networks take one row
        )
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
        .training(train_batch_size_per_learner=batch, minibatch_size=min(128, batch), num_epochs=2)
    )
    algorithm = config.build_algo()
    lengths = []
    for _ in range(rounds):
        lengths.append(float(algorithm.train()["env_runners"].get("episode_len_mean", 0.0)))
        print("decisions a game:", lengths[-1])
    algorithm.stop()
    return lengths


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="zodiac")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--batch", type=int, default=2000)
    main(**vars(parser.parse_args()))
