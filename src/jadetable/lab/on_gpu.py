"""Games on a GPU: the same games, of which only beginning and end are looked at. Metrics of decisions are left out."""

from collections.abc import Iterator, Sequence

import numpy as np

from jadetable.bulk import gpu
from jadetable.bulk.batch import Progress
from jadetable.core import events, record
from jadetable.core.errors import BadOption
from jadetable.core.terms import Scratch
from jadetable.lab.run import Driver, Span
from jadetable.lab.tape import Tape, new_tape
from jadetable.lab.trial import Piece, Ready, loops_of

METRICS = ("wins",)  # of ours, those that look at no decision


def driver() -> Driver:
    """Play on the GPU of this machine; raises a refusal where there is none."""
    gpu.cuda()
    return drive


def drive(ready: Ready, wanted: Sequence[Span], told: Progress | None) -> Iterator[Piece]:
    """Play all games in one go, then look at them span by span. A GPU begins with the first game."""
    if ready.trial.bans:
        raise BadOption("error-lab-gpu-bans")
    results = gpu.run(ready.setting, keep=True, progress=told)
    assert results.finals is not None
    for first, last in wanted:
        yield look_at(ready, first, np.asarray(results.outcomes)[first:last], np.asarray(results.finals)[first:last])


def look_at(ready: Ready, first: int, outcomes: record.Records, finals: record.Records) -> Piece:
    """Measure games that were played elsewhere."""
    tape = ends_on_tape(ready, first, outcomes, finals)
    piece = ready.blank(first)
    ready.read(piece, tape, first, len(outcomes))
    piece.outcomes, piece.starts = np.asarray(tape.outcomes), ready.starts_in(tape.finals)
    return piece


def ends_on_tape(ready: Ready, first: int, outcomes: record.Records, finals: record.Records) -> Tape:
    """A tape with the deals and the ends of games that were played elsewhere."""
    game, games = ready.game, len(outcomes)
    tape = new_tape(game, games, games)
    scratch = Scratch(
        record.new(game.state), game.new_notes(), np.zeros(game.mask_words, np.uint64), events.muted_log()
    )
    seed = np.uint64(ready.setting.seed)
    loops_of(game).deal_on_tape(ready.setting.terms, record.new(game.state), scratch, seed, first, first + games, tape)
    tape.finals[:], tape.outcomes[:] = finals, outcomes
    return tape
