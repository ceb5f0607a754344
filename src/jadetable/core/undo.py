"""Whether anybody would learn anything by a choice, tried in many worlds in one call: bound to a game by `bind`.

Bytes are compared, so that no field of any game is forgotten. `takeback` says what for.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core.compiled import rule
from jadetable.core.record import SPECTATOR, Numbers, Record, Records

# What of the game this file is bound to.
know: Callable[..., None]
imagine: Callable[..., None]
take: Callable[..., int]

BEFORE, AFTER, FIRST, OWN, SAW, SEES = range(6)  # the places of records in a room
PLACES = 6

Bytes = NDArray[np.uint8]


@rule
def is_certain(room: Records, log: Record, mistakes: Numbers) -> bool:
    """Whether a choice led on without chance, without a mistake and not to the end of the game."""
    if room[AFTER].rng != room[BEFORE].rng or room[AFTER].over:
        return False
    for place in range(int(log.n)):
        for kind in mistakes:
            if int(log.rows[place].kind) == kind:
                return False
    return True


@rule
def tells_alike(first: Record, log: Record) -> bool:
    """Whether the same happened."""
    if first.n != log.n:
        return False
    for place in range(int(log.n)):
        one, other = first.rows[place], log.rows[place]
        if one.kind != other.kind or one.seat != other.seat or one.a != other.a or one.b != other.b or one.c != other.c:
            return False
    return True


@rule
def tells_only(log: Record, seat: int) -> bool:
    """Whether this seat may hear all that anybody hears."""
    for place in range(int(log.n)):
        seen = int(log.rows[place].seen)
        if seen >= 0 and seen >> seat & 1 == 0:
            return False
    return True


@rule
def shows_more(flat: Bytes, start: int) -> bool:
    """Whether somebody is now shown what the chooser may not know."""
    for place in range(start, flat.shape[1]):
        if flat[OWN, place] != flat[AFTER, place]:
            sees = flat[SEES, place]
            if sees != flat[SAW, place] and sees != flat[OWN, place]:
                return True
    return False


@rule
def nobody_learns(
    terms: Any, states: Records, seat: int, action: int, worlds: int, room: Records, flat: Bytes, logs: Records
) -> bool:
    """Whether by a choice its seat learns nothing, and others nothing that the seat may not know.

    It is tried in the game as it stands and in so many worlds that the seat imagines. `flat` are the bytes of `room`.
    """
    components, mask, mistakes, start = terms
    for world in range(-1, worlds):
        if world < 0:
            room[BEFORE] = states[0]
        else:
            imagine(components, states, 0, seat, np.uint64(world), room, BEFORE)
        room[AFTER] = room[BEFORE]
        count = take(components, room, AFTER, seat, action, mask, logs)
        if count < 0 or count > len(logs[0].rows) or not is_certain(room, logs[0], mistakes):
            return False
        if not tells_only(logs[0], seat):
            return False
        know(components, room, AFTER, seat, room, OWN)
        for other in range(SPECTATOR, int(states[0].seats)):
            if other != seat:
                know(components, room, BEFORE, other, room, SAW)
                know(components, room, AFTER, other, room, SEES)
                if shows_more(flat, start):
                    return False
        if world < 0:
            room[FIRST] = room[OWN]
            logs[1] = logs[0]
        elif not tells_alike(logs[1], logs[0]):
            return False
        for place in range(start, flat.shape[1]):
            if flat[OWN, place] != flat[FIRST, place]:
                return False
    return True
