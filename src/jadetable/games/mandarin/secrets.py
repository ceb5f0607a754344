"""The secrets of Mandarin: hidden figures and closed purses. Nothing else decides about them.

A figure that lies face down is known to nobody, so `hide` puts it back among the pool it came from. Money in a purse is
not shown, but every payment is public: who followed them knows all purses (R27). So `hide` leaves money to bots and
samples, while views and observations, which people and learners look at, keep purses closed.
"""

from jadetable.core.compiled import rule
from jadetable.core.declare import Undisplayed
from jadetable.core.record import Record
from jadetable.core.rng import roll
from jadetable.games.mandarin.rules_pagoda import nth_figure
from jadetable.games.mandarin.state import ANIMALS, KINDS, NOTHING

UNDISPLAYED = (Undisplayed("money", observed=False, unless="open_money"),)


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Put the hidden figures back among the pool, in place: what is inside the Pagoda would betray them."""
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            s.pagoda[animal, kind] = int(s.pagoda[animal, kind]) + int(s.down[animal, kind])
            s.down[animal, kind] = 0


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Draw the hidden figures again from the pool; exact, for face and figure are independent and nobody has looked."""
    left = int(s.pagoda_n) + int(s.down_n)
    for _ in range(int(s.down_n)):
        figure = nth_figure(s, roll(s, left))
        animal, kind = figure // KINDS, figure % KINDS
        s.pagoda[animal, kind] = int(s.pagoda[animal, kind]) - 1
        s.down[animal, kind] = int(s.down[animal, kind]) + 1
        left -= 1


@rule
def is_open(h: Record, viewer: int, seat: int) -> bool:
    """Whether the viewer may look into a purse: its own, and all of them when money is open or the game is over."""
    return seat == viewer or h.open_money == 1 or h.over == 1


@rule
def shown_money(h: Record, viewer: int, seat: int) -> int:
    """What the viewer may see in a purse; NOTHING when it is closed."""
    return int(h.money[seat]) if is_open(h, viewer, seat) else NOTHING
