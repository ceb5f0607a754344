"""Pgx: batches of games compiled by JAX (jit and vmap), compilation excluded.

Two ways of keeping a batch busy are tried and the faster is measured: fresh batches played until the last game ends,
where steps of finished games do not count, and Pgx's own auto-reset, where a finished game is replaced by a new one
(its games are counted by the mean length of the fresh batch). XLA uses all cores as it sees fit, so the result stands
beside our speed on all cores. Without JAX_PLATFORMS in the environment the CPU is used; on a GPU it stands beside our
speed on the GPU.
"""

import importlib
import os
from collections.abc import Callable
from typing import Any

from jadetable.bench.timing import SEED, Sample, clocked, for_seconds

BATCH = 1024  # games at a time
STEPS = 64  # of the whole batch to a call, with auto-reset

Play = Callable[[], tuple[float, float]]


def measure(name: str, seconds: float) -> dict[str, Any]:
    """The speed of one Pgx environment."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    environment = pgx.make(name)
    fresh = play_batches(jax, environment)
    fresh_trial = trial(fresh)
    endless = play_endless(jax, environment, fresh_trial.decisions / fresh_trial.games)
    is_fresh = fresh_trial.speed > trial(endless).speed
    rate = clocked(fresh if is_fresh else endless, seconds)
    platform = jax.default_backend()
    kept = "fresh batches" if is_fresh else "auto-reset"
    note = f"pgx {name}: {BATCH} games at a time on {platform}, {kept}; every step builds an observation"
    return {
        "seats": int(environment.num_players),
        "ways": {"cores" if platform == "cpu" else "cuda": rate},
        "note": note,
    }


def trial(play: Play) -> Sample:
    """One call, timed after another that compiled."""
    play()
    return for_seconds(play, 0)


def stepper(jax: Any, step: Callable[..., Any]) -> Callable[[Any, Any], Any]:
    """A function that takes one random legal step in every game of a batch."""

    def advance(states: Any, key: Any) -> Any:
        to_choose, to_step = jax.random.split(key)
        choices = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(to_choose, choices, axis=1)
        return jax.vmap(step)(states, actions, jax.random.split(to_step, BATCH))

    return advance


def play_batches(jax: Any, environment: Any) -> Play:
    """A function that plays one fresh batch of games, all to their ends."""
    advance = stepper(jax, environment.step)

    def one(carried: tuple[Any, Any, Any]) -> tuple[Any, Any, Any]:
        states, decisions, key = carried
        key, used = jax.random.split(key)
        return advance(states, used), decisions + (~states.terminated).sum(), key

    @jax.jit  # type: ignore[untyped-decorator]
    def batch(key: Any) -> Any:
        to_deal, to_play = jax.random.split(key)
        states = jax.vmap(environment.init)(jax.random.split(to_deal, BATCH))
        begun = (states, jax.numpy.int32(0), to_play)
        return jax.lax.while_loop(lambda carried: ~carried[0].terminated.all(), one, begun)[1]

    key = jax.random.key(SEED)

    def play() -> tuple[float, float]:
        nonlocal key
        key, used = jax.random.split(key)
        return int(batch(used)), BATCH  # reading the number waits for the work

    return play


def play_endless(jax: Any, environment: Any, length: float) -> Play:
    """A function that takes so many steps of a batch, replacing each game that ends; games have this mean length."""
    reset = importlib.import_module("pgx.experimental").auto_reset
    advance = stepper(jax, reset(environment.step, environment.init))

    @jax.jit  # type: ignore[untyped-decorator]
    def stretch(states: Any, key: Any) -> Any:
        return jax.lax.scan(lambda held, used: (advance(held, used), None), states, jax.random.split(key, STEPS))[0]

    key = jax.random.key(SEED)
    states = jax.jit(jax.vmap(environment.init))(jax.random.split(key, BATCH))

    def play() -> tuple[float, float]:
        nonlocal key, states
        key, used = jax.random.split(key)
        states = jax.block_until_ready(stretch(states, used))
        return BATCH * STEPS, BATCH * STEPS / length

    return play
