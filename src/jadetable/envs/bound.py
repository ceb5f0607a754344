"""The loops of `vector`, bound to a game. Apart from the rest, because an edit here means compiling anew."""

from types import ModuleType
from typing import Any

from jadetable.bulk import gpu
from jadetable.core import record
from jadetable.core.bind import bind
from jadetable.core.game import Game
from jadetable.envs.unjudged import first_allowed

LOOPS = "jadetable.envs.vector_loops"
KERNELS = "jadetable.envs.vector_kernels"
FROM_ENGINE = ("deal", "choices", "step", "know", "open_notes")


def loops_of(game: Game, judged: bool = True) -> ModuleType:
    """The compiled loops, bound to a game; without its judgement where nobody asks for that."""
    names = {name: getattr(game.loops, name) for name in FROM_ENGINE} | {"ACTIONS": game.actions.size}
    if judged:
        return bind(LOOPS, game.slug, {**game.rules, **names})
    return bind(LOOPS, f"{game.slug}-unjudged", {**game.rules, **names, "greedy": first_allowed})


def kernels_of(game: Game, driver: Any, joint: bool, judged: bool) -> ModuleType:
    """The same as kernels for a GPU."""
    loops = loops_of(game, judged)
    names = {
        "cuda": driver,
        "kernel": gpu.as_kernel(driver),
        "STATE": record.new(game.state).dtype,
        "MASK_WORDS": game.mask_words,
        "work": loops.work_jointly if joint else loops.work,
        "settle": loops.settle,
    }
    kind = f"{'joint' if joint else 'single'}-{'judged' if judged else 'unjudged'}"
    return bind(KERNELS, f"{game.slug}-{kind}", names)
