"""A position's worth: each seat's chance to win, for search."""

import numpy as np

from jadetable.core.arithmetic import share_out
from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record
from jadetable.games.zodiac.bot import copies, missing_on_show
from jadetable.games.zodiac.rules_cards import signs_held
from jadetable.games.zodiac.state import PANGU, SIGNS

# What makes a seat likely to win: fitted, for two to eight seats, on games of baseline players that err now and then.
FEWEST_SEATS = 2
MANY, NEARLY = 8, 10  # signs
PANGUS_COUNTED = 2
EACH_SIGN, BEYOND_MANY, BEYOND_NEARLY, EACH_PANGU, WINS_BY_PANGU, PANGU_HELPS = range(6)
TO_MOVE, TAKES, WINS_BY_TAKING, EXPOSED = range(6, 10)
WEIGHTS = np.array(
    [
        (0.15, 0.24, 0.47, 0.06, 4.00, 0.57, 0.11, 0.16, 4.00, -0.10),
        (0.25, 0.27, 0.59, 0.29, 2.48, 0.54, 0.18, 0.19, 4.00, -0.11),
        (0.32, 0.32, 0.71, 0.59, 2.12, 0.42, 0.27, 0.24, 3.60, -0.10),
        (0.36, 0.43, 0.74, 0.77, 1.71, 0.32, 0.31, 0.25, 4.00, -0.14),
        (0.42, 0.50, 0.81, 0.74, 1.45, 0.37, 0.34, 0.32, 4.00, -0.21),
        (0.39, 0.48, 0.77, 0.55, 1.05, 0.30, 0.33, 0.26, 3.50, -0.20),
        (0.29, 0.44, 0.68, 0.30, 1.16, 0.28, 0.26, 0.31, 4.00, -0.22),
    ]
)


@rule
def exposed(s: Record, seat: int) -> int:
    """How many times a rival lacks a sign of which the seat's only copy lies face up."""
    found = 0
    for sign in range(SIGNS):
        if s.table[seat, sign] == 1 and s.hand[seat, sign] == 0:
            for distance in range(1, int(s.seats)):
                found += 1 if copies(s, (seat + distance) % int(s.seats), sign) == 0 else 0
    return found


@rule
def may_take_missing(s: Record, seat: int) -> bool:
    """Whether the seat at turn lacks the sign on top of the discard pile."""
    if seat != s.cur or s.disc_n == 0:
        return False
    top = int(s.disc[int(s.disc_n) - 1])
    return top < SIGNS and copies(s, seat, top) == 0


@rule
def strength(s: Record, seat: int) -> float:
    """How well a seat stands: signs, above all the last ones, Pangu, what it may take, next move, what is exposed."""
    n, signs = int(s.seats), signs_held(s, seat)
    weights = WEIGHTS[min(max(n - FEWEST_SEATS, 0), len(WEIGHTS) - 1)]
    pangus = min(copies(s, seat, PANGU), PANGUS_COUNTED)
    late = max(0, signs - MANY)
    worth = weights[EACH_SIGN] * signs + weights[BEYOND_MANY] * late + weights[EACH_PANGU] * pangus
    worth += weights[BEYOND_NEARLY] * max(0, signs - NEARLY)
    if pangus > 0 and signs >= NEARLY and missing_on_show(s, seat):
        worth += weights[WINS_BY_PANGU] if signs > NEARLY else weights[PANGU_HELPS]
    if may_take_missing(s, seat):
        worth += weights[TAKES] + (weights[WINS_BY_TAKING] if signs == SIGNS - 1 else 0.0)
    distance = (seat - int(s.cur) + n) % n
    worth += weights[TO_MOVE] * (1.0 - distance / n)
    return worth + weights[EXPOSED] * late * exposed(s, seat) / (n - 1)


@rule
def value(c: Record, s: Record, out: Numbers) -> None:
    """Each seat's chance to win from a full state, for search."""
    for seat in range(int(s.seats)):
        out[seat] = strength(s, seat)
    share_out(out, int(s.seats), 1.0)
