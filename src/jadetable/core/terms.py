"""What the compiled loops are handed: arrays that always travel together, by name.

A loop is bound to each game anew, but these kinds are the same for all of them, so they are declared outside the bound
files. Numba passes such a tuple of arrays as cheaply as the arrays themselves, to a GPU too.
"""

from typing import NamedTuple

from jadetable.core.record import Mask, Numbers, Records

NEVER_SLIPS, ALWAYS_SLIPS = 0, 1000  # how often in a thousand choices a player errs: never, or always (it is random)


class Terms(NamedTuple):
    """The terms that all games of a run are played on."""

    components: Records  # one
    prototype: Records  # one, blank but for seats, options and birth dates
    slips: Numbers  # how often in a thousand each seat's player errs


class Scratch(NamedTuple):
    """What games in play write on, used again for game after game."""

    known: Records  # what the seat that chooses may know, one a table
    notes: Records  # note paper, MAX_SEATS sheets a table and a blank one last
    mask: Mask
    log: Records  # one, muted
