"""Where many games are played side by side: one tuple of arrays, handed to every step of `many_loops` and kernel.

Each array has its part for every table, in order of the tables.
"""

from typing import NamedTuple

from jadetable.core.record import MAX_SEATS, Numbers, Records, solid_dtype

SHEETS = MAX_SEATS + 1  # of loose note paper at a table, a blank one last

# A table: the seed of its deal and of its bots, which plan and how many slips in a thousand each seat's bot has,
# and the thought in progress, if there is one: whose, from which seed, and what the judgement would do.
TABLE = solid_dtype(
    [
        ("seed", "u8"),
        ("thought", "u8"),
        ("plan", "i4", (MAX_SEATS,)),
        ("slips", "i4", (MAX_SEATS,)),
        ("stage", "i4"),
        ("fresh", "i4"),
        ("seat", "i4"),
        ("own", "i4"),
    ]
)


class Room(NamedTuple):
    """All that the tables need."""

    components: Records  # one
    prototype: Records  # one
    plans: Records  # one a bot; a baseline player's has no playouts
    tables: Records
    states: Records  # one a table
    known: Records  # one a table: what the seat that is asked may know
    notes: Records  # note paper of the bots, MAX_SEATS sheets a table and a blank one last
    own_notes: Records  # two sheets a table, the thinker's own; a blank one last
    loose_notes: Records  # SHEETS a table, for a judgement's other whims
    roots: Records  # one a table, a blank one last
    worlds: Records  # MOST_WORLDS a table, as dreamt
    brought: Numbers  # what came of them: by world, candidate and seat
    trees: Records  # of equal size for each table, a blank node last
    desks: Records  # one a table


FILLED_THERE = ("worlds", "brought", "trees")  # large arrays of which nothing is read before it is written
