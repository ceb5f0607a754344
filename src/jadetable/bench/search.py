"""How fast search is: playouts a second of our bot, beside the simulations a second of OpenSpiel's C++ MCTSBot.

plan   as the bot plays: to the game's horizon, then valued        full   every playout to the end of the game
mcts   OpenSpiel: `mcts_search` with random rollouts to the end, which adds a node to the tree for every simulation

Ours play by the game's own judgement, which costs more for each decision than OpenSpiel's random choice. All on one
core, from positions after the deal.
"""

import dataclasses
import importlib
import itertools
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.bench import ours
from jadetable.bench.openspiel import OPENINGS, opening
from jadetable.bench.timing import SEED, Rate, clocked, missing, why
from jadetable.bots import search
from jadetable.core import match, record, registry
from jadetable.core.game import Game

PEERS = ("backgammon", "gin_rummy")
COMPARED = ("zodiac", "wuxing")  # the games of ours that are of their kind
PLAYOUTS, SIMULATIONS = 200, 100
NO_HORIZON = 1_000_000
WAYS = {"plan": "to the horizon", "full": "to the end"}


def measure(slugs: list[str], peers: bool, seconds: float) -> dict[str, Any]:
    """Playouts a second of these games, and OpenSpiel's simulations a second."""
    ours = {slug: {way: ours_in(registry.find(slug), way, seconds) for way in WAYS} for slug in slugs}
    theirs = {name: openspiel(name, seconds) for name in PEERS} if peers else {}
    rows = []
    for slug in (slug for slug in slugs if slug in COMPARED):
        for name, rate in theirs.items():
            if "playouts_per_s" in rate and "playouts_per_s" in ours[slug]["full"]:
                ratio = ours[slug]["full"]["playouts_per_s"] / rate["playouts_per_s"]
                rows.append({"game": slug, "peer": name, "ratio": ratio})
    return {"ours": ours, "openspiel": theirs, "ratios": rows}


def ours_in(game: Game, way: str, seconds: float) -> Rate:
    """The playouts a second of one game."""
    plan = game.search if way == "plan" else dataclasses.replace(game.search, horizon=NO_HORIZON)
    return as_playouts(clocked(think_again(dataclasses.replace(game, search=plan)), seconds))


def think_again(game: Game) -> Callable[[], tuple[int, int]]:
    """A function that makes some playouts from the first choice of a deal, all candidates equally often."""
    search.prepare(registry.find(game.slug))
    seats, seeds = ours.seats_of(game), itertools.cycle(range(SEED, SEED + OPENINGS))
    tables = {seed: match.new(game, seats, seed) for seed in range(SEED, SEED + OPENINGS)}
    paper = record.new(game.notes, 2)

    def play() -> tuple[int, int]:
        table = tables[seed := next(seeds)]
        known = table.know(table.asked[0])
        advice = search.think(known, search.Budget(playouts=PLAYOUTS), int(np.int64(seed)), paper, thorough=True)
        done = sum(one.tries for one in advice)
        return done, done

    return play


def openspiel(name: str, seconds: float) -> Rate:
    """The simulations a second of OpenSpiel's tree search, or why there are none."""
    try:
        spiel = importlib.import_module("pyspiel")
        game = spiel.load_game(name)
        evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
        bot = spiel.MCTSBot(
            game=game,
            evaluator=evaluator,
            uct_c=1.0,
            max_simulations=SIMULATIONS,
            max_memory_mb=100,
            solve=False,
            seed=SEED,
            verbose=False,
        )
        generator = random.Random(SEED)
        openings = itertools.cycle([opening(game, generator) for _ in range(OPENINGS)])

        def play() -> tuple[int, int]:
            bot.mcts_search(next(openings))
            return SIMULATIONS, SIMULATIONS

        return as_playouts(clocked(play, seconds))
    except Exception as error:  # strangers' code: whatever goes wrong there is a row, never a crash of ours
        return missing(why(error))


def as_playouts(rate: Rate) -> Rate:
    """A rate of playouts: what `clocked` counted as decisions."""
    return {"playouts_per_s": rate["decisions_per_s"], "cpu_share": rate["cpu_share"], "samples": rate["samples"]}
