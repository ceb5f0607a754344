"""RLCard, stepped from Python; each step also builds the next player's observation, as its interface always does."""

import importlib
import random
from collections.abc import Callable
from typing import Any

from jadetable.bench.timing import SEED, clocked

NOTE = "rlcard: every step builds an observation"


def measure(name: str, seconds: float) -> dict[str, Any]:
    """The speed of one RLCard environment."""
    environment = importlib.import_module("rlcard").make(name, config={"seed": SEED})
    ways = {"python": clocked(play_stepped(environment), seconds)}
    return {"seats": int(environment.num_players), "ways": ways, "note": NOTE}


def play_stepped(environment: Any) -> Callable[[], tuple[int, int]]:
    """A function that plays one random game from Python."""
    draw = random.Random(SEED).random

    def play() -> tuple[int, int]:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions, 1

    return play
