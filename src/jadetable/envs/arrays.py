"""The arrays of `vector`: how large they are, and laying them out once and for all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core import record
from jadetable.core.errors import BadOption
from jadetable.core.game import Game
from jadetable.core.record import MAX_SEATS, Records
from jadetable.envs.vector_terms import NOBODY, Seen, Tables

Zeros = Callable[[Any, Any], NDArray[Any]]  # shape, dtype: a new array


@dataclass(frozen=True)
class Size:
    """What decides how large the arrays are."""

    game: Game
    tables: int
    seats: int
    joint: bool
    finals: bool
    privileged: bool

    @property
    def rows(self) -> int:
        """How many observations are told at a time."""
        return self.tables * (self.seats if self.joint else 1)

    def shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Shape and kind of every array that is told."""
        game, rows, each = self.game, self.rows, (self.tables, self.seats)
        wide = game.observation_size
        return {
            "seat": ((rows,), np.int64),
            "observation": ((rows, wide), np.float32),
            "bits": ((rows, game.mask_words), np.uint64),
            "shown": ((rows, game.mask_words), np.uint64),
            "mask": ((rows, game.actions.size), np.bool_),
            "advice": ((rows,), np.int64),
            "reward": (each, np.float32),
            "done": ((self.tables,), np.bool_),
            "truncated": ((self.tables,), np.bool_),
            "rank": (each, np.int8),
            "score": (each, np.int32),
            "length": ((self.tables,), np.int64),
            "final": ((self.tables * self.seats if self.finals else 1, wide), np.float32),
            "state": ((self.tables * self.seats if self.privileged else 1, wide), np.float32),
        }

    @property
    def bytes(self) -> int:
        """How much memory all of it takes, records included."""
        told = sum(
            int(np.prod(shape, dtype=object)) * np.dtype(kind).itemsize for shape, kind in self.shapes().values()
        )
        each = self.game.state.itemsize + MAX_SEATS * (self.game.notes.itemsize + 8)
        return told + self.tables * each + self.rows * self.game.notes.itemsize


def check_memory(size: Size, free: int | None) -> None:
    """Raise BadOption where there is less memory than the tables need."""
    if free is not None and size.bytes > free:
        need, there = (round(amount / (1 << 20)) for amount in (size.bytes, free))
        raise BadOption("error-env-memory", tables=size.tables, need=need, free=there)


def free_memory() -> int | None:
    """How many bytes this machine can still give, where the system tells."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    found: Mapping[str, int] = {line.split(":")[0]: int(line.split()[1]) * 1024 for line in lines}
    return found.get("MemAvailable")


def new_seen(size: Size) -> Seen:
    """Blank arrays for all that is told."""
    made = {name: np.zeros(shape, kind) for name, (shape, kind) in size.shapes().items()}
    made["seat"][:] = NOBODY
    pieces = size.game.observation
    return Seen(
        pieces=as_pieces(made["observation"], pieces),
        final_pieces=as_pieces(made["final"], pieces),
        state_pieces=as_pieces(made["state"], pieces),
        kept=record.new(size.game.notes, size.rows),
        **made,
    )


def new_tables(size: Size) -> Tables:
    """Blank records for the games in play."""
    return Tables(
        states=record.new(size.game.state, size.tables),
        notes=size.game.new_notes(size.tables),
        slips=np.zeros((size.tables, MAX_SEATS), np.int64),
        seeds=np.zeros(size.tables, np.uint64),
        numbers=np.zeros(size.tables, np.int64),
        strides=np.ones(size.tables, np.int64),
    )


def as_pieces(observation: NDArray[Any], pieces: np.dtype[Any]) -> Records:
    """Rows of numbers as records of named pieces: the same memory."""
    return record.as_records(observation.view(pieces).reshape(-1))
