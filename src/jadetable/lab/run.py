"""Play a trial: on threads here, on a Ray cluster in `on_ray`, on a GPU in `on_gpu`; the same numbers everywhere."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.bulk.batch import Progress
from jadetable.core import compiled
from jadetable.lab.metric import merge
from jadetable.lab.pieces import PIECE, Folder
from jadetable.lab.trial import Piece, Ready

Span = tuple[int, int]
Driver = Callable[[Ready, Sequence[Span], Progress | None], Iterator[Piece]]


@dataclass(frozen=True)
class Found:
    """What came of a trial, or of as much of it as was played."""

    ready: Ready
    whole: Piece  # all pieces together; `numbers` says which games these are
    numbers: NDArray[np.int64]
    seconds: float
    kept: int = 0  # games that had been played before

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.numbers)

    @property
    def complete(self) -> bool:
        """Whether that is all of them."""
        return self.games == self.ready.trial.games

    def tally(self, metric: str) -> dict[str, NDArray[np.int64]]:
        """What a metric added up, by name."""
        row = np.asarray(self.whole.tallies[metric])[0]
        return {name: np.asarray(row[name]) for name in row.dtype.names or ()}

    @property
    def wins(self) -> NDArray[np.float64]:
        """Each seat's share of the win in each game."""
        return np.asarray(self.whole.outcomes["win"])[:, : self.ready.setting.seats]


def spans(first: int, last: int, size: int = PIECE) -> list[Span]:
    """The games of a run in pieces."""
    return [(start, min(start + size, last)) for start in range(first, last, size)]


def threads_of(wanted: int) -> int:
    """How many threads play: interpreted, NumPy warns of the generator's overflow in every thread but the first."""
    return 1 if compiled.INTERPRETED else wanted or os.cpu_count() or 1


def on_threads(threads: int = 0) -> Driver:
    """Play on the processors of this machine."""
    workers = threads_of(threads)

    def drive(ready: Ready, wanted: Sequence[Span], told: Progress | None) -> Iterator[Piece]:
        if workers == 1:
            for span in wanted:
                yield ready.play(*span, told)
            return
        left, waiting = iter(wanted), set()
        with ThreadPoolExecutor(workers) as pool:
            try:
                waiting = {pool.submit(ready.play, *span, told) for span in islice(left, workers)}
                while waiting:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    waiting |= {pool.submit(ready.play, *span, told) for span in islice(left, len(done))}
                    for future in done:
                        yield future.result()
            finally:
                for future in waiting:
                    future.cancel()

    return drive


def run(
    ready: Ready, driver: Driver | None = None, told: Progress | None = None, folder: Folder | None = None
) -> Found:
    """Play what is not in the folder yet. Interrupted (Ctrl-C), the games that are done are what came of it."""
    started = time.perf_counter()
    pieces = list(folder.kept()) if folder else []
    have = {piece.first: piece for piece in pieces}
    wanted = [span for span in _size_spans(ready) if not (span[0] in have and have[span[0]].last == span[1])]
    pieces = [piece for piece in pieces if (piece.first, piece.last) in set(_size_spans(ready))]
    kept = sum(piece.last - piece.first for piece in pieces)
    if told is not None:
        told(kept)
    try:
        for piece in (driver or on_threads())(ready, wanted, told):
            pieces.append(piece)
            if folder is not None:
                folder.keep(piece)
    except KeyboardInterrupt:
        pass
    return replace(merged(ready, pieces, time.perf_counter() - started), kept=kept)


def _size_spans(ready: Ready) -> list[Span]:
    """Pieces small enough that every thread has some."""
    games = ready.trial.games
    return spans(0, games, max(1, min(PIECE, -(-games // 8))))


def merged(ready: Ready, pieces: Sequence[Piece], seconds: float) -> Found:
    """All pieces together: the same whatever they are, and in whatever order they came."""
    ordered = sorted(pieces, key=lambda piece: piece.first)
    whole = ready.blank(0)
    for piece in ordered:
        for one in ready.metrics:
            merge(one, whole.tallies[one.name], piece.tallies[one.name])
        whole.insisted += piece.insisted
    numbers: Any = np.zeros(0, np.int64)
    if ordered:
        whole.outcomes = np.concatenate([np.asarray(piece.outcomes) for piece in ordered])
        whole.starts = np.concatenate([piece.starts for piece in ordered])
        numbers = np.concatenate([np.arange(piece.first, piece.last) for piece in ordered])
    return Found(ready, whole, numbers, seconds)
