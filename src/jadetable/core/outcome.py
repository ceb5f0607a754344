"""Who won: the one rule that bulk play, search, the arena and everybody else go by."""

from collections.abc import Sequence

import numpy as np

from jadetable.core.compiled import rule
from jadetable.core.record import Numbers


@rule
def winners(payoffs: Numbers, seats: int, wins: Numbers) -> None:
    """Write each seat's share of the win: those who are paid most share it. Alone, what the game pays.

    Where nobody is paid, nobody wins: some games cut off at their length limit pay nothing, others are ranked and paid
    like any other. `wins` may be the same array as `payoffs`.
    """
    if seats == 1:
        wins[0] = payoffs[0]
        return
    most, sharing = 0.0, 0
    for seat in range(seats):
        if payoffs[seat] > most:
            most, sharing = float(payoffs[seat]), 1
        elif payoffs[seat] == most:
            sharing += 1
    for seat in range(seats):
        wins[seat] = 1.0 / sharing if most > 0.0 and payoffs[seat] == most else 0.0


def wins_of(payoffs: Sequence[float]) -> tuple[float, ...]:
    """Each seat's share of the win in one finished game."""
    wins = np.zeros(len(payoffs))
    winners(np.array(payoffs, np.float64), len(payoffs), wins)
    return tuple(wins.tolist())
