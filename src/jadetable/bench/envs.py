"""`jade bench --envs`: how fast environments are stepped, ours and others', in one run.

Ours is `jt.vector` with four seats: observation and mask are written at every step. Actions are legal ones at random,
chosen outside the clock. Others are stepped the way they are meant to be: Pgx as compiled batches, which choose their
actions themselves, the rest from Python.
"""

import functools
import importlib
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.bench import ours, pgx, rlcard
from jadetable.bench.timing import SEED, Rate, Sample, best, clocked, why
from jadetable.core import registry
from jadetable.envs.bound import loops_of
from jadetable.envs.vector import vector

TABLES, FEW_TABLES = 8192, 1024  # fewer where an observation is large
LARGE = 2000  # numbers of an observation
STEPS = 16  # before the clock starts
SEATS = 4
PGX = ("sparrow_mahjong", "backgammon")
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6", "leduc_holdem_v4", "texas_holdem_v4")
SPIEL = ("backgammon", "go_fish(players=4)", "gin_rummy")
RLCARD = ("uno", "gin-rummy")
BESIDE = {"zodiac": "pgx sparrow_mahjong", "wuxing": "pgx backgammon"}  # the nearest by kind


def measure(seconds: float) -> list[dict[str, Any]]:
    """All rows: who, which game, how, and the speed or the reason why there is none."""
    rows = []
    for slug in registry.house_slugs():
        for threads in sorted({1, ours.cores()}):
            rate = functools.partial(our_rate, slug, threads, seconds)
            how = "one core" if threads == 1 else "all cores"
            rows.append(row("jt.vector", slug, how, rate) | {"threads": threads})
    others = (
        ("pgx", PGX, "all cores", pgx_rate),
        ("pettingzoo", CLASSIC, "from Python", zoo_rate),
        ("open_spiel", SPIEL, "from Python", spiel_rate),
        ("rlcard", RLCARD, "from Python", rlcard_rate),
    )
    for who, names, how, rate_of in others:
        rows += [row(who, name, how, functools.partial(rate_of, name, seconds)) for name in names]
    return rows


def row(who: str, name: str, how: str, rate: Callable[[], Rate]) -> dict[str, Any]:
    """One row; a library that is missing or fails gives a reason."""
    found: dict[str, Any] = {"who": who, "game": name, "how": how}
    try:
        return found | rate()
    except ImportError as error:
        return found | {"reason": f"not installed ({error})"}
    except Exception as error:  # strangers' code: a row, never a crash of ours
        return found | {"reason": why(error)}


def ratios(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Our speed on all cores over our own on one, the nearest Pgx game's, and the fastest of each other library."""
    speed = {(one["who"], one["game"], one["how"]): one["decisions_per_s"] for one in rows if "decisions_per_s" in one}
    alone = {game: each for (who, game, how), each in speed.items() if (who, how) == ("jt.vector", "one core")}
    mine = alone | {game: each for (who, game, how), each in speed.items() if (who, how) == ("jt.vector", "all cores")}
    others = {f"{who} {name}": (who, each) for (who, name, _), each in speed.items() if who != "jt.vector"}
    fastest = [max((each, peer) for peer, (who, each) in others.items() if who == one) for one in in_turn(others)]
    found = []
    for game, each in mine.items():
        peers = [(alone[game], "itself on one core")] if each != alone.get(game, each) else []
        peers += [(others[peer][1], peer) for peer in [BESIDE.get(game)] if peer in others]
        found += [{"game": game, "peer": peer, "ratio": each / other} for other, peer in [*peers, *fastest]]
    return found


def in_turn(others: dict[str, tuple[str, float]]) -> list[str]:
    """The libraries of which the fastest game stands for all: not Pgx, whose games differ too much."""
    return [who for who in ("pettingzoo", "open_spiel", "rlcard") if who in {one for one, _ in others.values()}]


# --- ours -------------------------------------------------------------------------------------------------------------


def our_rate(slug: str, threads: int, seconds: float) -> Rate:
    """The speed of `jt.vector`."""
    game = registry.find(slug)
    tables = FEW_TABLES if game.observation_size > LARGE else TABLES
    env = vector(game, tables, SEATS, SEED, threads=threads)
    draw, actions, sample = game.new_notes(), np.zeros(tables, np.int64), loops_of(game).sample
    draw["rng"] = SEED

    def take() -> Sample:
        made, ended, took, worked = 0, 0, 0.0, 0.0
        while took < seconds:
            sample(env.mask_bits, draw, actions)
            cpu_started, started = time.process_time(), time.perf_counter()
            env.step(actions)
            took += time.perf_counter() - started
            worked += time.process_time() - cpu_started
            made += tables
            ended += int(np.count_nonzero(env.done))
        return Sample(made, max(ended, 1), took, worked)

    for _ in range(STEPS):
        sample(env.mask_bits, draw, actions)
        env.step(actions)
    rate = best(take)
    env.close()
    return rate


# --- others -----------------------------------------------------------------------------------------------------------


def pgx_rate(name: str, seconds: float) -> Rate:
    """Pgx, compiled for the processor."""
    found: Rate = pgx.measure(name, seconds)["ways"]["cores"]
    return found


def rlcard_rate(name: str, seconds: float) -> Rate:
    """RLCard, stepped from Python."""
    found: Rate = rlcard.measure(name, seconds)["ways"]["python"]
    return found


def zoo_rate(name: str, seconds: float) -> Rate:
    """A classic game of PettingZoo, seats in turn."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    generator = np.random.default_rng(SEED)

    def play() -> tuple[float, float]:
        env.reset(seed=int(generator.integers(1 << 31)))
        decisions = 0
        for agent in env.agent_iter():
            told, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = told["action_mask"] if "action_mask" in told else info["action_mask"]
            env.step(int(generator.choice(np.flatnonzero(mask))))
            decisions += 1
            assert agent
        return decisions, 1

    return clocked(play, seconds)


def spiel_rate(name: str, seconds: float) -> Rate:
    """OpenSpiel's own Python environment."""
    environment = importlib.import_module("open_spiel.python.rl_environment")
    env = environment.Environment(importlib.import_module("pyspiel").load_game(name))
    draw = random.Random(SEED).random

    def play() -> tuple[float, float]:
        step, decisions = env.reset(), 0
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([legal[int(draw() * len(legal))]])
            decisions += 1
        return decisions, 1

    return clocked(play, seconds)
