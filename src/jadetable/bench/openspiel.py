"""OpenSpiel: stepped from Python, and its C++ random rollouts as bulk play.

A decision is one player's choice: chance nodes are sampled and not counted, and a simultaneous node counts once for
each player who has a choice.

Python cannot call `RandomRolloutEvaluator.Evaluate` (OpenSpiel 2.0 binds its constructor only), but a tree search of
one simulation does nothing else: it evaluates the root, which is so many rollouts to the end, all in C++. The root may
not be a chance node, so openings are dealt beforehand, outside the clock (in OpenSpiel's favour). Rollouts do not tell
their length: the mean number of decisions comes from the games stepped from Python. Simultaneous games roll out in
OpenSpiel's own turn-based form.
"""

import importlib
import itertools
import random
from collections.abc import Callable
from typing import Any

from jadetable.bench.timing import SEED, clocked

ROLLOUTS = 64  # games to a call
OPENINGS = 16
NOTE = "open_spiel: rollouts start after the deal; decisions are counted by the mean of the games stepped from Python"


def measure(spec: str, seconds: float) -> dict[str, Any]:
    """The speeds of one OpenSpiel game, given as OpenSpiel writes it: name(parameter=value,...)."""
    spiel = importlib.import_module("pyspiel")
    game = spiel.load_game(spec)
    stepped = clocked(play_stepped(game), seconds)
    rolled = clocked(play_rollouts(spiel, spec, stepped["decisions_per_game"]), seconds)
    return {"seats": game.num_players(), "ways": {"python": stepped, "core": rolled}, "note": NOTE}


def play_stepped(game: Any) -> Callable[[], tuple[int, int]]:
    """A function that plays one random game from Python."""
    generator = random.Random(SEED)
    draw, seats = generator.random, range(game.num_players())

    def together(state: Any) -> int:
        options = [state.legal_actions(seat) for seat in seats]
        state.apply_actions([legal[int(draw() * len(legal))] if legal else 0 for legal in options])
        return sum(1 for legal in options if legal)

    def play() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                sample(state, generator)
            elif state.is_simultaneous_node():
                decisions += together(state)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                decisions += 1
        return decisions, 1

    return play


def sample(state: Any, generator: random.Random) -> None:
    """Let chance choose, by its probabilities."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(generator.choices(outcomes, chances)[0])


def play_rollouts(spiel: Any, spec: str, decisions: float) -> Callable[[], tuple[float, int]]:
    """A function that plays many random games in C++, each with so many decisions in the mean."""
    game = turn_based(spiel, spec)
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED)
    search = spiel.MCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    generator = random.Random(SEED)
    openings = itertools.cycle([opening(game, generator) for _ in range(OPENINGS)])

    def play() -> tuple[float, int]:
        search.mcts_search(next(openings))
        return decisions * ROLLOUTS, ROLLOUTS

    return play


def turn_based(spiel: Any, spec: str) -> Any:
    """The game, made turn-based where it is simultaneous."""
    game = spiel.load_game(spec)
    together = game.get_type().dynamics == spiel.GameType.Dynamics.SIMULTANEOUS
    return spiel.load_game_as_turn_based(spec) if together else game


def opening(game: Any, generator: random.Random) -> Any:
    """A dealt game, before the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        sample(state, generator)
    return state
