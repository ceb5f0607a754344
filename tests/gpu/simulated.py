"""Games on numba-cuda's simulator, beside the same games on the processor: `python -m tests.gpu.simulated GAME`.

Run with NUMBA_DISABLE_JIT=1 and NUMBA_ENABLE_CUDASIM=1. Prints what differs, a line each.
"""

import sys
import warnings
from collections.abc import Iterator

from jadetable.arena import search_batch
from jadetable.bulk import batch, gpu
from jadetable.core import registry
from jadetable.core.game import Game
from jadetable.core.terms import ALWAYS_SLIPS
from jadetable.envs import vector_cuda
from tests.core.parity import SHORT
from tests.gpu.alike import KINDS, environments
from tests.kit.small import small

THREADS = 3  # in a block: five games need two blocks, and the second has a thread without a game
GAMES = 5
ERRING = 300
TABLES, STEPS, EVERY = 4, 12, 6  # of an environment: two blocks, the second with threads without a table
WAVES = 3  # of two tables: thoughts begin, go on and end
READ = ("tables", "states", "known", "notes", "own_notes", "roots", "desks")


def fewest_seats(game: Game) -> int:
    """How many must play at least."""
    return game.seat_range(game.load_components())[0]


def bulk(game: Game) -> Iterator[str]:
    """Where whole games of random and of erring players end otherwise."""
    seats = fewest_seats(game)
    for slips in (ALWAYS_SLIPS, ERRING):
        setting = batch.check_setup(game, GAMES, seats, 11, [slips] * seats, components=small(game, SHORT))
        ours, theirs = batch.run(setting, threads=1, keep=True), gpu.run(setting, keep=True)
        assert ours.finals is not None and theirs.finals is not None
        if ours.finals.tobytes() != theirs.finals.tobytes():
            yield f"final states with {slips} slips in a thousand"
        if ours.outcomes.tobytes() != theirs.outcomes.tobytes():
            yield f"outcomes with {slips} slips in a thousand"


def side_by_side(game: Game) -> Iterator[str]:
    """Which arrays differ after some waves of searching bots."""
    codes = ("search:10", "search:5", "easy")[: fewest_seats(game)]
    sitting = search_batch.Sitting(game, [search_batch.Table(11, codes), search_batch.Table(12, codes[::-1])], {})
    ours, theirs = search_batch._Processor(sitting), search_batch._Gpu(sitting)
    for wave in range(WAVES):
        ours.waves()
        theirs.waves()
        for name in READ:
            if ours.fetch(name).tobytes() != theirs.fetch(name).tobytes():
                yield f"{name} after wave {wave}"


def side_by_side_for_learning(game: Game) -> Iterator[str]:
    """Where environments tell otherwise."""
    seats = max(2, fewest_seats(game))
    for chosen in KINDS:
        yield from (f"{said}, {chosen}" for said in environments(game, seats, chosen, TABLES, STEPS, EVERY))


if __name__ == "__main__":
    warnings.simplefilter("ignore", RuntimeWarning)  # generators overflow on purpose; a new thread warns of it again
    gpu.THREADS = gpu.JUDGING_THREADS = THREADS
    search_batch.LOOKS = 1
    vector_cuda.BLOCK = THREADS
    chosen = registry.find(sys.argv[1])
    print("\n".join([*bulk(chosen), *side_by_side(chosen), *side_by_side_for_learning(chosen)]))
