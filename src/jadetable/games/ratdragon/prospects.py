"""What a choice would bring, told while a person draws: pairs in reach, lonely creatures, squares that die.

The working space of the flood fill holds the sheet as it would be; it is blank again when a rule here returns.
"""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.ratdragon.rules_draw import points_of
from jadetable.games.ratdragon.rules_room import beside, bits_in, blank, empty_row
from jadetable.games.ratdragon.state import ANY_KIND, EVEN, NO_CREATURE, ODD


@rule
def charge(c: Record, unpaired: int) -> int:
    """What so much of unpaired values costs: divided once, rounded up once (R10)."""
    divisor = int(c.unpaired_divisor)
    return (unpaired + divisor - 1) // divisor


@rule
def left_single(c: Record, sheet: Record, number: int) -> int:
    """How the charge changes when a creature is added and stays single: never above 0."""
    return charge(c, int(sheet.unpaired)) - charge(c, int(sheet.unpaired) + int(c.value[number]))


@rule
def stays_single(c: Record, sheet: Record, number: int) -> int:
    """The same of a creature that stands on the sheet already and waits for its answer."""
    return charge(c, int(sheet.unpaired) - int(c.value[number])) - charge(c, int(sheet.unpaired))


@rule
def no_longer_single(c: Record, sheet: Record, older: int, newer: int) -> int:
    """How much less unpaired creatures cost when these two, both on the sheet, become a pair."""
    both = int(c.value[sheet.number[older - 1]]) + int(c.value[sheet.number[newer - 1]])
    return charge(c, int(sheet.unpaired)) - charge(c, int(sheet.unpaired) - both)


@rule
def imagine_shape(c: Record, h: Record, sheet: Record, square: int) -> None:
    """Lay out the drawing with one more square in the working space."""
    for row in range(int(c.height)):
        h.group[row] = sheet.shape[row]
    row = square // int(c.width)
    h.group[row] = int(h.group[row]) | (1 << (square % int(c.width)))


@rule
def best_pair(c: Record, h: Record, sheet: Record, square: int) -> int:
    """The points of the best single creature which the drawing, with one more square, touches and could marry."""
    number, best = int(sheet.want), 0
    imagine_shape(c, h, sheet, square)
    for row in range(int(c.height)):
        near = beside(c, h.group, row)
        for column in range(int(c.width)):
            older = int(sheet.owner[row * int(c.width) + column])
            if (near >> column) & 1 == 0 or older == NO_CREATURE or older > sheet.creatures:
                continue
            other = int(sheet.number[older - 1])
            suits = h.pair_rule == ANY_KIND or c.kind[other] != c.kind[number]
            if suits and sheet.mate[older - 1] == NO_CREATURE:
                best = max(best, abs(int(c.value[other]) - int(c.value[number])))
    blank(h.group)
    return best


@rule
def squares_lost(c: Record, h: Record, sheet: Record, square: int) -> int:
    """How many empty squares come to lie between both parities once the drawing, with one more square, stands there."""
    parity = int(c.parity[sheet.want])
    imagine_shape(c, h, sheet, square)
    for row in range(int(c.height)):
        h.rest[row] = int(h.group[row]) | int(sheet.taken[parity, row])
    lost = 0
    for row in range(int(c.height)):
        other = beside(c, sheet.taken[EVEN if parity == ODD else ODD], row)
        empty = empty_row(c, sheet.taken, row)
        before = empty & other & beside(c, sheet.taken[parity], row)
        after = empty & ~int(h.group[row]) & other & beside(c, h.rest, row)
        lost += bits_in(after & ~before)
    blank(h.group)
    blank(h.rest)
    return lost


@rule
def explain_square(c: Record, h: Record, sheet: Record, square: int, d: Record) -> None:
    """What drawing a square brings, as far as the drawing has come."""
    d.values[5] = best_pair(c, h, sheet, square)
    d.values[6] = left_single(c, sheet, int(sheet.want))
    d.values[7] = squares_lost(c, h, sheet, square)


@rule
def explain_pair(c: Record, sheet: Record, older: int, d: Record) -> None:
    """What pairing the newest creature with an older one brings."""
    newest = int(sheet.creatures)
    d.values[5] = points_of(c, sheet, older, newest)
    d.values[6] = no_longer_single(c, sheet, older, newest)
    d.values[7] = 0
