"""Events: what happened, in small numbers, with the seats that may see those numbers.

Everybody learns that an event happened and to whom; only the seats in `seen` learn its numbers. A log with `n` below 0
is muted: one well-predicted branch. A log of the type MUTED has no room at all; its length is known when the rules are
compiled, so on a GPU the events vanish from the code.
"""

from typing import Any

import numpy as np

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.record import Record, Records, solid_dtype

TABLE = -1  # the seat of an event that belongs to nobody
SEEN_BY_ALL = -1  # every bit set
SEEN_BY_NONE = 0
CAPACITY = 512  # events one action (or the deal) may cause

EVENT = solid_dtype([("kind", "i2"), ("seat", "i2"), ("seen", "i4"), ("a", "i4"), ("b", "i4"), ("c", "i4")])


def _log_dtype(capacity: int) -> np.dtype[Any]:
    return solid_dtype([("n", "i4"), ("rows", EVENT, (capacity,))])


LOG = _log_dtype(CAPACITY)
MUTED = _log_dtype(1)
MUTE = -1


def muted_log() -> Records:
    """A log that nothing is written to."""
    log = record.new(LOG)
    log["n"] = MUTE
    return log


@rule
def _append(log: Record, seen: int, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Append an event, unless the log is muted."""
    if len(log.rows) > 1 and log.n >= 0:
        if log.n < len(log.rows):
            row = log.rows[log.n]
            row.kind = kind
            row.seat = seat
            row.seen = seen
            row.a = a
            row.b = b
            row.c = c
        log.n = int(log.n) + 1


@rule
def emit(log: Record, kind: int, seat: int) -> None:
    """Append an event that needs no numbers."""
    _append(log, SEEN_BY_ALL, kind, seat, 0, 0, 0)


@rule
def emit1(log: Record, kind: int, seat: int, a: int) -> None:
    """Append an event with one number, which everybody sees."""
    _append(log, SEEN_BY_ALL, kind, seat, a, 0, 0)


@rule
def emit2(log: Record, kind: int, seat: int, a: int, b: int) -> None:
    """Append an event with two numbers, which everybody sees."""
    _append(log, SEEN_BY_ALL, kind, seat, a, b, 0)


@rule
def emit3(log: Record, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Append an event with three numbers, which everybody sees."""
    _append(log, SEEN_BY_ALL, kind, seat, a, b, c)


@rule
def emit1_to(log: Record, seen: int, kind: int, seat: int, a: int) -> None:
    """Append an event whose number only these seats see."""
    _append(log, seen, kind, seat, a, 0, 0)


@rule
def emit2_to(log: Record, seen: int, kind: int, seat: int, a: int, b: int) -> None:
    """Append an event whose two numbers only these seats see."""
    _append(log, seen, kind, seat, a, b, 0)


@rule
def emit3_to(log: Record, seen: int, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Append an event whose three numbers only these seats see."""
    _append(log, seen, kind, seat, a, b, c)
