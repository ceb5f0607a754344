"""Masks: which actions are allowed, one bit for each, 64 to a word."""

import numpy as np

from jadetable.core.compiled import rule
from jadetable.core.record import Mask, Numbers, Word

WORD = 64
ONE = np.uint64(1)
NONE = np.uint64(0)
INDEX = 63  # position inside a word
WORD_BITS = 6

_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
_SUM = np.uint64(0x0101010101010101)
_S1, _S2, _S4, _S56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)


def mask_words(actions: int) -> int:
    """How many words a mask of this many actions has."""
    return (actions + WORD - 1) // WORD


@rule
def clear(mask: Mask) -> None:
    """Allow nothing."""
    for word in range(len(mask)):
        mask[word] = NONE


@rule
def allow(mask: Mask, action: int) -> None:
    """Allow one action."""
    mask[action >> WORD_BITS] |= ONE << np.uint64(action & INDEX)


@rule
def bit(index: int) -> Word:
    """The set of one small number, for `allow_set` and `pick_one`."""
    return ONE << np.uint64(index)


@rule
def held(counts: Numbers) -> Word:
    """The set of kinds of which at least one is held."""
    found = NONE
    for kind in range(len(counts)):
        if counts[kind] != 0:
            found |= ONE << np.uint64(kind)
    return found


@rule
def allow_set(mask: Mask, first: int, members: Word) -> None:
    """Allow action first + k for every k in a set of small numbers."""
    word, shift = first >> WORD_BITS, first & INDEX
    mask[word] |= members << np.uint64(shift)
    if shift > 0 and word + 1 < len(mask):
        mask[word + 1] |= members >> np.uint64(WORD - shift)


@rule
def allows(mask: Mask, action: int) -> bool:
    """Whether a mask allows this action."""
    return (mask[action >> WORD_BITS] >> np.uint64(action & INDEX)) & ONE == ONE


@rule
def size(members: Word) -> int:
    """How many members a set word has (bits set, counted in parallel)."""
    x = members - ((members >> _S1) & _PAIRS)
    x = (x & _FOURS) + ((x >> _S2) & _FOURS)
    x = (x + (x >> _S4)) & _BYTES
    return int(np.int64((x * _SUM) >> _S56))


@rule
def lowest(members: Word) -> int:
    """The smallest member of a set word that is not empty."""
    return size((members & (~members + ONE)) - ONE)


@rule
def member(members: Word, index: int) -> int:
    """The member at this place of a set word, in rising order."""
    for _ in range(index):
        members &= members - ONE
    return lowest(members)


@rule
def count(mask: Mask) -> int:
    """How many actions a mask allows."""
    total = 0
    for word in range(len(mask)):
        total += size(mask[word])
    return total


@rule
def nth(mask: Mask, index: int) -> int:
    """The action at this place among those a mask allows, in rising order; -1 past the end."""
    for word in range(len(mask)):
        members = mask[word]
        here = size(members)
        if index < here:
            return word * WORD + member(members, index)
        index -= here
    return -1


@rule
def members(mask: Mask, out: Numbers) -> int:
    """Write the actions a mask allows into `out`, in rising order; returns how many."""
    found = 0
    for word in range(len(mask)):
        left = mask[word]
        while left != NONE:
            out[found] = word * WORD + lowest(left)
            found += 1
            left &= left - ONE
    return found
