"""Where a creature may be drawn: open squares, groups of them, and the room of a number.

A sheet is a stack of bit rows, one bit a column. To touch is to share an edge; corners do not count (R2).
"""

from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record
from jadetable.games.ratdragon.state import EVEN, ODD

PAIRS, FOURS, EIGHTS, LOW = 0x5555, 0x3333, 0x0F0F, 0x1F
BY_2, BY_4, BY_8 = 2, 4, 8


@rule
def bits_in(row: int) -> int:
    """How many squares of a bit row are marked (counted in parallel)."""
    x = row - ((row >> 1) & PAIRS)
    x = (x & FOURS) + ((x >> BY_2) & FOURS)
    x = (x + (x >> BY_4)) & EIGHTS
    return (x + (x >> BY_8)) & LOW


@rule
def bits_in_all(c: Record, rows: Numbers) -> int:
    """How many squares are marked in all rows of the sheet."""
    found = 0
    for row in range(int(c.height)):
        found += bits_in(int(rows[row]))
    return found


@rule
def blank(rows: Numbers) -> None:
    """Unmark every square."""
    for row in range(len(rows)):
        rows[row] = 0


@rule
def beside(c: Record, rows: Numbers, row: int) -> int:
    """The squares of one row that touch a marked square."""
    here = int(rows[row])
    near = (here << 1) | (here >> 1)
    if row > 0:
        near |= int(rows[row - 1])
    if row + 1 < int(c.height):
        near |= int(rows[row + 1])
    return near & int(c.full_row)


@rule
def empty_row(c: Record, taken: Numbers, row: int) -> int:
    """The squares of one row that hold no creature."""
    return int(c.full_row) & ~(int(taken[EVEN, row]) | int(taken[ODD, row]))


@rule
def open_row(c: Record, taken: Numbers, parity: int, row: int) -> int:
    """The empty squares of one row that touch no creature of this parity."""
    here = int(taken[parity, row])
    near = (here << 1) | (here >> 1)
    if row > 0:
        near |= int(taken[parity, row - 1])
    if row + 1 < int(c.height):
        near |= int(taken[parity, row + 1])
    return empty_row(c, taken, row) & ~near


@rule
def spread(c: Record, marked: int, inside: int) -> int:
    """All of a row's runs inside `inside` that hold a marked square.

    Upwards a carry runs through the ones of a run; downwards doubling steps do.
    """
    below, step, down = marked, 1, inside
    while step < int(c.width):
        below |= down & (below >> step)
        down &= down >> step
        step += step
    return below | (inside & ~(inside + marked))


@rule
def flood_down(c: Record, rest: Numbers, group: Numbers, first: int) -> int:
    """Let a group flow from each row into the next one; the last row it reaches."""
    for row in range(first + 1, int(c.height)):
        joined = int(group[row - 1]) & int(rest[row]) & ~int(group[row])
        if joined != 0:
            group[row] = spread(c, joined | int(group[row]), int(rest[row]))
        elif group[row] == 0:
            return row - 1
    return int(c.height) - 1


@rule
def flood_up(c: Record, rest: Numbers, group: Numbers, first: int, last: int) -> bool:
    """Let a group flow from each row into the one above; whether it grew."""
    grew = False
    for row in range(last, first, -1):
        joined = int(group[row]) & int(rest[row - 1]) & ~int(group[row - 1])
        if joined != 0:
            group[row - 1] = spread(c, joined | int(group[row - 1]), int(rest[row - 1]))
            grew = True
    return grew


@rule
def take_group(c: Record, rest: Numbers, group: Numbers, first: int) -> int:
    """Move the group of the first square left in `rest` (its rows above `first` are empty) to `group`; its size."""
    start = int(rest[first])
    group[first] = spread(c, start & -start, start)
    last = flood_down(c, rest, group, first)
    while flood_up(c, rest, group, first, last):
        last = flood_down(c, rest, group, first)
    size = 0
    for row in range(first, last + 1):
        size += bits_in(int(group[row]))
        rest[row] = int(rest[row]) & ~int(group[row])
    return size


@rule
def has_room(c: Record, taken: Numbers, number: int, rest: Numbers, group: Numbers) -> bool:
    """Whether a creature fits: some group of open squares is large enough."""
    for row in range(int(c.height)):
        rest[row] = open_row(c, taken, int(c.parity[number]), row)
    found = False
    for row in range(int(c.height)):
        while rest[row] != 0 and not found:
            found = take_group(c, rest, group, row) >= int(c.squares[number])
            blank(group)
    blank(rest)
    return found


@rule
def find_room(c: Record, taken: Numbers, number: int, rest: Numbers, group: Numbers, room: Numbers) -> None:
    """Mark in `room` all groups of open squares that are large enough: a shape begun there can always be completed."""
    for row in range(int(c.height)):
        rest[row] = open_row(c, taken, int(c.parity[number]), row)
        room[row] = 0
    for first in range(int(c.height)):
        while rest[first] != 0:
            fits = take_group(c, rest, group, first) >= int(c.squares[number])
            for row in range(first, int(c.height)):
                if fits:
                    room[row] = int(room[row]) | int(group[row])
                group[row] = 0


@rule
def is_one_piece(c: Record, shape: Numbers, rest: Numbers, group: Numbers) -> bool:
    """Whether all marked squares hang together (R1)."""
    wanted = bits_in_all(c, shape)
    for row in range(int(c.height)):
        rest[row] = shape[row]
    found = 0
    for row in range(int(c.height)):
        if rest[row] != 0 and found == 0:
            found = take_group(c, rest, group, row)
    blank(rest)
    blank(group)
    return found == wanted
