"""How much better a choice was than expected, along each seat's own choices (generalised advantages)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

LAMBDA = 0.95
Floats = NDArray[np.float32]
Wholes = NDArray[np.int64]


def advantages(
    seat: Wholes, done: NDArray[np.bool_], pay: Floats, value: Floats, next_seat: Wholes, next_value: Floats
) -> tuple[Floats, NDArray[np.bool_]]:
    """The advantage of each choice, by step and table, and whether it is known: not where nothing followed yet.

    What a game pays a seat is the value after its last choice. What a seat expects at its next choice is the value
    after the one before.
    """
    steps, tables = seat.shape
    at = np.arange(tables)
    ahead, gain = np.zeros((tables, pay.shape[2]), np.float32), np.zeros((tables, pay.shape[2]), np.float32)
    known: NDArray[Any] = np.zeros(ahead.shape, np.bool_)
    ahead[at, next_seat], known[at, next_seat] = next_value, True
    found, use = np.zeros(seat.shape, np.float32), np.zeros(seat.shape, np.bool_)
    for step in range(steps - 1, -1, -1):
        ended = done[step]
        ahead[ended], gain[ended], known[ended] = pay[step, ended], 0.0, True
        own = at, seat[step]
        use[step] = known[own]
        found[step] = np.where(use[step], ahead[own] - value[step] + np.float32(LAMBDA) * gain[own], 0)
        ahead[own], gain[own], known[own] = value[step], found[step], True
    return found, use
