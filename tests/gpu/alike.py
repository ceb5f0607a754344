"""Whether environments on a GPU and on the processor tell the same bytes, step by step."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

import jadetable as jt
from jadetable.core.errors import JadeError
from jadetable.core.game import Game
from jadetable.envs.vector import Vector
from tests.envs.kit import some_legal

TOLD = ("observation", "mask", "mask_bits", "seat", "reward", "done", "truncated", "rank", "score", "length")
ALSO = ("advice", "final_observation", "state")
ALL_THERE_IS: dict[str, Any] = {"advice": True, "finals": True, "privileged": True, "reward": "score"}
KINDS: tuple[dict[str, Any], ...] = (
    {},
    {"joint": True},
    {"opponents": {1: "slip:300"}, "skip_forced": True, **ALL_THERE_IS},
    {"opponents": "greedy", "joint": True, **ALL_THERE_IS},
)


def fetched(array: Any) -> NDArray[Any]:
    """What an array holds, wherever it lies."""
    return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def told(env: Vector) -> dict[str, NDArray[Any]]:
    """All that an environment tells, and all that it holds."""
    found = {name: fetched(getattr(env, name)) for name in TOLD}
    found |= {name: fetched(getattr(env, name)) for name in ALSO if getattr(env, name) is not None}
    found |= {f"piece {name}": fetched(piece) for name, piece in env.pieces.items()}
    return found | {name: held for name, held in env.state_dict().items() if isinstance(held, np.ndarray)}


def apart(ours: Vector, theirs: Vector) -> list[str]:
    """The names of what is told otherwise."""
    here, there = told(ours), told(theirs)
    return [
        name for name, one in here.items() if one.dtype != there[name].dtype or one.tobytes() != there[name].tobytes()
    ]


def environments(game: Game, seats: int, chosen: dict[str, Any], tables: int, steps: int, every: int) -> Iterator[str]:
    """What differs after some steps of random legal actions, and where input is bad or a state is stored."""
    ours = jt.vector(game, tables, seats, 5, threads=1, **chosen)
    theirs = jt.vector(game, tables, seats, 5, device="cuda", **chosen)
    draw = np.random.default_rng(1)
    for step in range(steps):
        actions = some_legal(ours.mask, draw)
        for env in (ours, theirs):
            env.step(actions)
        if not np.array_equal(ours.played, fetched(theirs.played)):
            yield f"what is played in step {step}"
        if step % every == 0 or step == steps - 1:
            yield from (f"{name} after step {step}" for name in apart(ours, theirs))
    yield from badly_chosen(ours, theirs)
    stored = theirs.state_dict()
    for env in (ours, theirs):
        env.next_games()
        env.load_state_dict(stored)
    yield from (f"{name} once stored" for name in apart(ours, theirs))
    yield from (f"{name} of a clone" for name in apart(theirs, theirs.clone()))
    at_both = ours.position(tables - 1).digest, theirs.position(tables - 1).digest
    yield from ["the position of a table"] if at_both[0] != at_both[1] else []


def badly_chosen(ours: Vector, theirs: Vector) -> Iterator[str]:
    """Where an action that is not allowed is refused otherwise, or changes something."""
    actions = np.full(ours.shape, ours.game.actions.size)
    said = []
    for env in (ours, theirs):
        try:
            env.step(actions)
        except JadeError as error:
            said.append(str(error))
    if len(said) != 2 or said[0] != said[1]:
        yield f"what is said of a bad action: {said}"
    yield from (f"{name} after a bad action" for name in apart(ours, theirs))
