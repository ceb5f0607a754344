"""MaskablePPO of sb3-contrib through the Gymnasium form: pip install "jadetable[envs]" sb3-contrib

python examples/train_sb3.py --game wuxing --steps 100000
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import jadetable.envs.gym


def main(game: str, steps: int, games: int) -> float:
    """Train one seat against greedy ones; returns its mean reward over some games, seats being fixed."""
    assert jadetable.envs.gym.env_id(game) in gymnasium.registry
    env = gymnasium.make(jadetable.envs.gym.env_id(game), seats=4, opponents="greedy")
    model = MaskablePPO("MultiInputPolicy", env.unwrapped, n_steps=min(1024, steps), verbose=1)
    model.learn(steps, progress_bar=False)
    reward, _ = evaluate_policy(model, env.unwrapped, n_eval_episodes=games)
    return float(reward)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="wuxing")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=100)
    print("mean reward:", main(**vars(parser.parse_args())))
