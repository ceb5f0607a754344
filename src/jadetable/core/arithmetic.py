"""Sums that come out the same to the last bit everywhere: interpreted, compiled, on a GPU, in a browser.

Each platform has an exp, log and pow of its own, and they differ in the last bit. So rules use none of them. What they
need stands here, made of + - * / alone, which IEEE 754 rounds one way only, and of moving bits. Square roots are also
rounded one way only, so rules may take them from `math`.

This holds as long as no compiler joins a product and a sum into one step with one rounding (a fused multiply-add).
LLVM does so only if it is allowed to, and `rule` does not allow it (no `fastmath`); the CUDA compiler does so unless it
is told not to, and `gpu.compiling` tells it.
"""

from math import factorial, inf

import numpy as np

from jadetable.core.compiled import rule
from jadetable.core.record import Numbers

LOWEST, HIGHEST = -708.0, 709.0  # beyond them exp is 0 (there are no subnormal results) and infinite
LOG2_OF_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10  # 33 bits and the rest: times 1023 the first is exact
BIAS, MANTISSA_BITS = 1023, 52  # of a 64-bit number
C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13 = (1.0 / factorial(n) for n in range(2, 14))  # Taylor's

# The logarithm to base 2 of each count; 0 for none.
MOST_COUNTED = 64
LOG2 = (
    0.0, 0.0, 1.0, 1.584962500721156, 2.0, 2.321928094887362, 2.584962500721156, 2.807354922057604, 3.0,
    3.169925001442312, 3.321928094887362, 3.4594316186372973, 3.584962500721156, 3.700439718141092, 3.807354922057604,
    3.9068905956085187, 4.0, 4.087462841250339, 4.169925001442312, 4.247927513443585, 4.321928094887363,
    4.392317422778761, 4.459431618637297, 4.523561956057013, 4.584962500721156, 4.643856189774724, 4.700439718141092,
    4.754887502163468, 4.807354922057604, 4.857980995127572, 4.906890595608519, 4.954196310386875, 5.0,
    5.044394119358453, 5.087462841250339, 5.129283016944966, 5.169925001442312, 5.20945336562895, 5.247927513443585,
    5.285402218862249, 5.321928094887363, 5.357552004618084, 5.392317422778761, 5.426264754702098, 5.459431618637297,
    5.491853096329675, 5.523561956057013, 5.554588851677638, 5.584962500721156, 5.614709844115208, 5.643856189774724,
    5.672425341971495, 5.700439718141092, 5.727920454563199, 5.754887502163468, 5.78135971352466, 5.807354922057604,
    5.832890014164741, 5.857980995127572, 5.882643049361842, 5.906890595608519, 5.930737337562887, 5.954196310386875,
    5.977279923499917, 6.0,
)  # fmt: skip


@rule
def power_of_two(k: int) -> float:
    """2 to the power of a whole number from -1022 to 1023, put together from its bits."""
    return float(np.int64((k + BIAS) << MANTISSA_BITS).view(np.float64))


@rule
def exp(power: float) -> float:
    """E to a power, at most one unit in the last place off; what is not a number stays so.

    The power is k times ln 2 and a rest r of at most half of it: e^power is 2^k times e^r, and e^r a short series.
    """
    x = np.float64(power)
    if x <= LOWEST:
        return 0.0
    if x >= HIGHEST:
        return inf
    if not LOWEST < x < HIGHEST:
        return float(x)  # not a number
    k = int(x * LOG2_OF_E + (0.5 if x > 0.0 else -0.5))
    r = (x - k * LN2_HIGH) - k * LN2_LOW
    r2 = r * r
    r4 = r2 * r2
    first = (C2 + r * C3) + r2 * (C4 + r * C5)
    middle = (C6 + r * C7) + r2 * (C8 + r * C9)
    last = (C10 + r * C11) + r2 * (C12 + r * C13)
    return float((1.0 + (r + r2 * (first + r4 * (middle + r4 * last)))) * power_of_two(k))


@rule
def log2_of(count: int) -> float:
    """The logarithm to base 2 of a count up to MOST_COUNTED."""
    return LOG2[count]


@rule
def share_out(worth: Numbers, seats: int, spread: float) -> None:
    """Turn what each seat's position is worth into a share of one: e^(worth / spread) over the sum of all (softmax).

    A seat that is `spread` ahead of another gets 2.7 times its share. The best worth is taken off all of them first,
    so that nothing grows out of bounds.
    """
    best, total = np.float64(worth[0]), 0.0
    for seat in range(1, seats):
        best = max(best, np.float64(worth[seat]))
    for seat in range(seats):
        worth[seat] = exp((np.float64(worth[seat]) - best) / spread)
        total += np.float64(worth[seat])
    for seat in range(seats):
        worth[seat] = np.float64(worth[seat]) / total
