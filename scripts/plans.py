"""What a search plan gains: its choices against the game's own judgement, valued by long playouts to the end.

Whole games need thousands of deals to tell two plans apart. Here positions of baseline games are judged instead: every
candidate is tried in the same many worlds to the end of the game, and a plan is worth what its choices bring more there
than the judgement's own. These are the worlds that search believes in: where its beliefs are wrong, gains are too. What
rivals and the plan's own later choices would do better is not counted.

python -m scripts.plans zodiac --seats 4                  the usual horizons, with 1000 and 10000 playouts
python -m scripts.plans mandarin --seats 3 --positions 300 --horizons 2 4 --doubts 0 0.5 1 --playouts 3000
"""

import argparse
import statistics
import sys
import time
from dataclasses import replace
from math import sqrt

import numpy as np

from jadetable import bots
from jadetable.bots.search import Budget, best, think
from jadetable.core import match, registry
from jadetable.core.errors import JadeError
from jadetable.core.game import Game
from jadetable.core.knowledge import Knowledge
from jadetable.core.plan import SearchPlan

TO_THE_END = 100_000  # rounds
PART = 0.06  # of the decisions of a game
ERRING = "slip:50"  # who plays the games: positions that only good play leads to would be too few


def positions(game: Game, seats: int, count: int, seed: int) -> list[Knowledge]:
    """Decisions of baseline games, as the seat that decides knows them."""
    found: list[Knowledge] = []
    chance, number = np.random.default_rng(seed), 0
    while len(found) < count:
        number += 1
        table = match.new(game, seats, seed * 1000 + number)
        players = [bots.make(game, ERRING, seed * 1000 + number) for _ in range(seats)]
        while not table.over:
            seat = table.asked[0]
            known = table.know(seat)
            if known.count > 1 and chance.random() < PART:
                found.append(known)
            table.act(seat, players[seat].choose(known))
    return found[:count]


def with_plan(known: Knowledge, plan: SearchPlan) -> Knowledge:
    """The same question, to a search that follows this plan whatever its budget."""
    return replace(known, game=replace(known.game, search=plan))


def gains(known: Knowledge, game: Game, playouts: int) -> dict[int, float]:
    """What each candidate brings more than the judgement's own, to the end of the game."""
    plan = replace(game.search, horizon=TO_THE_END, depth=0, patient=None)
    advice = think(with_plan(known, plan), Budget(playouts=playouts), 99, thorough=True)
    return {one.action: one.more for one in advice}


def compare(game: Game, given: argparse.Namespace) -> None:
    """Print what each plan gains with each budget."""
    questions = positions(game, given.seats, given.positions, given.seed)
    worth = []
    for place, known in enumerate(questions, 1):
        worth.append(gains(known, game, given.judged_by))
        print(f"\r{place} of {len(questions)} positions judged", end="", file=sys.stderr, flush=True)
    most = 100 * statistics.mean(max(one.values()) for one in worth)
    print(file=sys.stderr)
    print(f"{game.slug}, {given.seats} seats, {len(questions)} positions; no plan gains more than {most:.2f} points")
    print("playouts  horizon  ms  points gained a choice by doubt")
    for playouts in given.playouts:
        for horizon in given.horizons:
            plan = replace(game.search, horizon=horizon, patient=None)
            started = time.perf_counter()
            advice = [think(with_plan(one, plan), Budget(playouts=playouts), k) for k, one in enumerate(questions)]
            took = 1000 * (time.perf_counter() - started) / len(questions)
            cells = []
            for doubt in given.doubts:
                found = [100 * one.get(best(told, doubt).action, 0.0) for one, told in zip(worth, advice, strict=True)]
                error = statistics.stdev(found) / sqrt(len(found))
                cells.append(f"{doubt:g}: {statistics.mean(found):+.3f} ± {error:.3f}")
            print(f"{playouts:8d} {horizon:8d} {took:4.0f}  {'   '.join(cells)}", flush=True)


def main(words_given: list[str] | None = None) -> int:
    """Compare plans of one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--judged-by", type=int, default=40_000, help="playouts to the end for each position")
    parser.add_argument("--playouts", type=int, nargs="+", default=[1000, 10_000])
    parser.add_argument("--horizons", type=int, nargs="+", default=[1, 2, 4, 8])
    parser.add_argument("--doubts", type=float, nargs="+", default=[0.0, 0.5, 1.0, 1.5])
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args(words_given)
    if given.positions < 2:
        parser.error("at least two positions are needed to tell an error")
    try:
        compare(registry.find(given.game), given)
    except JadeError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
