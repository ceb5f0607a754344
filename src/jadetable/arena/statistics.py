"""How certain a share of wins is: confidence intervals for arena and review."""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from jadetable.bulk.summary import Z95, Share, wilson

FEWEST_DEALS = 6  # of fewer, Wilson's interval


def student(z: float, freedom: int) -> float:
    """The quantile of Student's t with the same tail as a normal variable's `z` (Cornish-Fisher; good from 5 on)."""
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def error_of_mean(values: NDArray[np.float64]) -> float:
    """The standard error of a mean over deals; a few equal deals are no certainty."""
    return max(float(values.std(ddof=1)), 0.5 / len(values)) / sqrt(len(values))


def ratio(wins: NDArray[np.float64], held: NDArray[np.float64]) -> Share:
    """Wins over seats held, with a 95 % interval over deals.

    It is Wilson's where nothing or everything was won, with very few deals, and alone, where games share no deal.
    """
    seats, deals = float(held.sum()), len(wins)
    if seats == 0:
        return Share(0.0, 0.0, 1.0)
    share = float(wins.sum()) / seats
    if deals < FEWEST_DEALS or seats <= deals or wins.sum() in (0.0, seats):
        return wilson(float(wins.sum()), round(seats))
    half = student(Z95, deals - 1) * error_of_mean((wins - share * held) * (deals / seats))
    return Share(share, max(0.0, share - half), min(1.0, share + half))
