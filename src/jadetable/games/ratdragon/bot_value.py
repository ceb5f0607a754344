"""What a sheet is worth to the baseline player: points made, hopes of the single creatures, space left to draw in.

Everything is counted in thousandths, in whole numbers: a choice is then the same interpreted, compiled and on a GPU.
"""

from jadetable.core import record
from jadetable.core.arithmetic import exp, share_out
from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record
from jadetable.games.ratdragon.rules_room import beside, bits_in, blank, open_row, take_group
from jadetable.games.ratdragon.rules_round import missing_guests, total_of
from jadetable.games.ratdragon.state import (
    ANY_KIND,
    DONE,
    EVEN,
    MATCH,
    MOST_CREATURES,
    NO_CREATURE,
    ODD,
    PARITIES,
    SIDE,
    YANG,
)

LONELY = 32  # single creatures the player keeps in mind; more have no future anyway

# The plan, and working space: bit rows, and for every single creature the squares around it and what may come of it.
NOTES = record.note_dtype(
    [
        ("plan_shape", "i4", (SIDE,)),
        ("shape", "i4", (SIDE,)),
        ("room", "i4", (SIDE,)),
        ("seeds", "i4", (SIDE,)),
        ("rest", "i4", (SIDE,)),
        ("group", "i4", (SIDE,)),
        ("solid", "i4", (SIDE,)),
        ("other", "i4", (SIDE,)),
        ("doomed", "i4", (SIDE,)),
        ("taken", "i4", (PARITIES, SIDE)),
        ("some", "i4", (PARITIES, SIDE)),
        ("wide", "i4", (PARITIES, SIDE)),
        ("near", "i4", (LONELY + 1, SIDE)),
        ("gain", "i4", (LONELY + 1,)),
        ("reserve", "i4", (LONELY + 1,)),
        ("value", "i4"),
        ("space", "i4"),
        ("plan_round", "i4"),
        ("base", "i2", (SIDE, SIDE)),
        ("snug", "i2", (SIDE, SIDE)),
        ("who", "i2", (LONELY,)),
        ("plan_mate", "i2"),
        ("order", "i1", (LONELY + 1,)),
        ("place_of", "i1", (MOST_CREATURES,)),
        ("lonely", "i1"),
        ("plan_number", "i1"),
    ]
)

# Weights found by trying many against each other in thousands of games.
UNIT = 1000
LOWEST = -1_000_000_000
FILLED = 700  # of a thousand open squares so many can be drawn on
BUDGET_WEIGHT, SPACE_WEIGHT = 190, 60
SOLO_BUDGET_WEIGHT, SOLO_SPACE_WEIGHT = 290, 150
WIDE, SOME = 8, 2  # squares a Yin, a Yang needs at least
HOPE = 450
YANG_MATE, YIN_MATE = 8200, 2300  # the mate to expect, and the squares it needs
ONE_WAY, TWO_WAYS = 870, 980
GUEST_SHARE, GUEST_BONUS = 400, 600
HALF = 500
NO_PLACE = -1
FEW = 2


@rule
def list_lonely(c: Record, sheet: Record, note: Record) -> None:
    """Note the single creatures and the squares around each; not a newest one that is just being paired."""
    known = int(sheet.creatures) - (1 if sheet.phase == MATCH else 0)
    n = 0
    for place in range(int(sheet.creatures)):
        note.place_of[place] = NO_PLACE
        if place < known and sheet.mate[place] == NO_CREATURE and n < LONELY:
            note.place_of[place] = n
            note.who[n] = place + 1
            blank(note.near[n])
            n += 1
    note.lonely = n
    width, height = int(c.width), int(c.height)
    for row in range(height):
        for column in range(width):
            owner = int(sheet.owner[row * width + column])
            if owner == NO_CREATURE or owner > known or note.place_of[owner - 1] == NO_PLACE:
                continue
            near, square = note.near[int(note.place_of[owner - 1])], 1 << column
            near[row] = int(near[row]) | (((square << 1) | (square >> 1)) & int(c.full_row))
            if row > 0:
                near[row - 1] = int(near[row - 1]) | square
            if row + 1 < height:
                near[row + 1] = int(near[row + 1]) | square


@rule
def survey_groups(c: Record, note: Record) -> int:
    """Sort the open groups of both parities by size and add up their space; how many squares are open at all."""
    space, some_way = 0, 0
    for row in range(int(c.height)):
        some_way += bits_in(open_row(c, note.taken, EVEN, row) | open_row(c, note.taken, ODD, row))
    for parity in range(PARITIES):
        for row in range(int(c.height)):
            note.rest[row] = open_row(c, note.taken, parity, row)
            note.wide[parity, row] = 0
            note.some[parity, row] = 0
        for first in range(int(c.height)):
            while note.rest[first] != 0:
                size = take_group(c, note.rest, note.group, first)
                space += HALF * size * min(size, WIDE) // WIDE
                row = first
                while row < int(c.height) and note.group[row] != 0:
                    if size >= SOME:
                        note.some[parity, row] = int(note.some[parity, row]) | int(note.group[row])
                    if size >= WIDE:
                        note.wide[parity, row] = int(note.wide[parity, row]) | int(note.group[row])
                    note.group[row] = 0
                    row += 1
    note.space = space
    return some_way


@rule
def hope(c: Record, note: Record, number: int, place: int) -> None:
    """What a single creature may still gain, and how many squares its mate will need."""
    other = EVEN if c.parity[number] == ODD else ODD
    value, ways = int(c.value[number]), 0
    yang = c.kind[number] == YANG
    for row in range(int(c.height)):
        near = int(note.near[place, row])
        if near != 0:
            ways += bits_in(near & int(note.wide[other, row] if yang else note.some[other, row]))
    ahead = YANG_MATE - UNIT * value if yang else UNIT * value - YIN_MATE
    gain = HOPE * ahead // UNIT + HALF * value
    if ways == 0:
        gain = 0
    elif ways == 1:
        gain = gain * ONE_WAY // UNIT
    elif ways == FEW:
        gain = gain * TWO_WAYS // UNIT
    note.gain[place] = gain
    note.reserve[place] = YANG_MATE if yang else YIN_MATE


@rule
def rank_hopes(note: Record, n: int) -> None:
    """Order the single creatures by gain for each square reserved, best first."""
    for place in range(n):
        gain, reserve, at = int(note.gain[place]), int(note.reserve[place]), place
        while at > 0:
            before = int(note.order[at - 1])
            if int(note.gain[before]) * reserve >= gain * int(note.reserve[before]):
                break
            note.order[at] = before
            at -= 1
        note.order[at] = place


@rule
def serve_hopes(note: Record, n: int, budget: int, weight: int, bride: int, groom: int) -> int:
    """Grant hopes while the budget of squares lasts, leaving out a pair just made; with what is left of the budget."""
    total = 0
    for rank in range(n):
        place = int(note.order[rank])
        if place == bride or place == groom:
            continue
        if note.gain[place] <= 0 or budget < note.reserve[place]:
            break
        budget -= int(note.reserve[place])
        total += int(note.gain[place])
    return total + weight * budget // UNIT


@rule
def keep_if_best(note: Record, value: int, number: int, mate: int) -> None:
    """Remember the shape and its mate if nothing better was found."""
    if value > note.value:
        note.value = value
        note.plan_number = number
        note.plan_mate = mate
        for row in range(SIDE):
            note.plan_shape[row] = note.shape[row]


@rule
def touches_shape(c: Record, note: Record, lonely: int) -> bool:
    """Whether the shape lies beside a single creature."""
    for row in range(int(c.height)):
        if int(note.near[lonely, row]) & int(note.shape[row]) != 0:
            return True
    return False


@rule
def is_missing_guest(h: Record, sheet: Record, number: int) -> bool:
    """Whether a number is a guest this seat has not drawn."""
    for place in range(int(h.guests_shown)):
        if h.deck[place] == number:
            return (int(sheet.drawn) >> number) & 1 == 0
    return False


@rule
def put_shape(c: Record, sheet: Record, note: Record, number: int) -> None:
    """The sheet with the shape on it, and the squares around the shape."""
    parity, n = int(c.parity[number]), int(note.lonely)
    for row in range(int(c.height)):
        note.taken[EVEN, row] = sheet.taken[EVEN, row]
        note.taken[ODD, row] = sheet.taken[ODD, row]
        note.taken[parity, row] = int(note.taken[parity, row]) | int(note.shape[row])
        note.near[n, row] = beside(c, note.shape, row)


@rule
def weigh_shape(c: Record, h: Record, sheet: Record, note: Record, number: int) -> None:
    """The value of the sheet with this shape drawn, single or paired with each single creature it reaches."""
    put_shape(c, sheet, note, number)
    budget = FILLED * survey_groups(c, note)
    solo = h.seats == 1
    value = (SOLO_SPACE_WEIGHT if solo else SPACE_WEIGHT) * int(note.space) // UNIT
    if is_missing_guest(h, sheet, number):
        value += GUEST_SHARE * int(c.value[number]) + GUEST_BONUS
    n = int(note.lonely)
    for place in range(n + 1):
        creature = int(sheet.number[int(note.who[place]) - 1]) if place < n else number
        hope(c, note, creature, place)
        value -= HALF * int(c.value[creature])
    rank_hopes(note, n + 1)
    weigh_couples(c, h, sheet, note, number, value, budget)


@rule
def weigh_couples(c: Record, h: Record, sheet: Record, note: Record, number: int, value: int, budget: int) -> None:
    """Compare leaving the shape single with each couple it can make, and keep the best."""
    n, weight = int(note.lonely), SOLO_BUDGET_WEIGHT if h.seats == 1 else BUDGET_WEIGHT
    for place in range(NO_PLACE, n):
        points, mate, bride = 0, NO_CREATURE, NO_PLACE
        if place != NO_PLACE:
            mate, bride = int(note.who[place]), n
            older = int(sheet.number[mate - 1])
            suits = h.pair_rule == ANY_KIND or c.kind[older] != c.kind[number]
            if not suits or c.parity[older] == c.parity[number] or not touches_shape(c, note, place):
                continue
            points = UNIT * abs(int(c.value[older]) - int(c.value[number]))
            points += HALF * (int(c.value[older]) + int(c.value[number]))
        total = value + points + serve_hopes(note, n + 1, budget, weight, bride, place)
        keep_if_best(note, total, number, mate)


# --- the chance to win, for search ------------------------------------------------------------------------------------

# Fitted on games of baseline players: the final total from what stands on a sheet.
PER_POINT, PER_LONELY, PER_GUEST, PER_EMPTY, PER_OPEN, PER_WAY = 0.94, 0.12, -0.52, -0.71, 0.78, 0.18
SOLO_BASE, SOLO_PER_POINT, SOLO_PER_LONELY, SOLO_PER_GUEST = -24.4, 1.15, 0.19, -0.73
SOLO_PER_EMPTY, SOLO_PER_OPEN, SOLO_PER_WAY = -2.18, 1.44, 0.58
SPREAD, SOLO_SPREAD = 7.0, 9.0


@rule
def expected_total(c: Record, s: Record, sheet: Record) -> float:
    """What a seat will end with, more or less."""
    if sheet.phase == DONE or s.over == 1:
        return float(total_of(c, s, sheet))
    points, lonely, empty = int(sheet.pair_points), int(sheet.unpaired), int(sheet.empty)
    missing, either, ways = missing_guests(c, s, sheet), 0, 0
    for row in range(int(c.height)):
        even, odd = open_row(c, sheet.taken, EVEN, row), open_row(c, sheet.taken, ODD, row)
        either += bits_in(even | odd)
        ways += bits_in(even) + bits_in(odd)
    if s.seats == 1:
        worth = SOLO_BASE + SOLO_PER_POINT * points + SOLO_PER_LONELY * lonely + SOLO_PER_GUEST * missing
        return worth + SOLO_PER_EMPTY * empty + SOLO_PER_OPEN * either + SOLO_PER_WAY * ways
    worth = PER_POINT * points + PER_LONELY * lonely + PER_GUEST * missing
    return worth + PER_EMPTY * empty + PER_OPEN * either + PER_WAY * ways


@rule
def value(c: Record, s: Record, out: Numbers) -> None:
    """Each seat's chance to win from a full state, for search."""
    if s.seats == 1:
        ahead = expected_total(c, s, s.sheet[0]) - int(c.solo_win_above)
        out[0] = 1.0 / (1.0 + exp(-ahead / SOLO_SPREAD))
        return
    for seat in range(int(s.seats)):
        out[seat] = expected_total(c, s, s.sheet[seat])
    share_out(out, int(s.seats), SPREAD)
