"""The compiled code of learned players, bound to each game by `bind`.

Sums are made in single precision and always in the same order, of products and sums alone: the same weights choose the
same everywhere. A number that is 0 is skipped, as most of an observation is.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from jadetable.core.arithmetic import exp
from jadetable.core.asked import first_asked
from jadetable.core.compiled import rule
from jadetable.core.mask import members
from jadetable.core.record import MAX_SEATS, Mask, Numbers, Records, Word
from jadetable.core.rng import game_seed, roll
from jadetable.core.terms import ALWAYS_SLIPS, Scratch, Terms
from jadetable.nets.terms import NO_NET, SAMPLED, Mind
from jadetable.nets.weights import Weights

# The rules of the game this file is bound to, and its loops.
observe: Callable[..., None]
greedy: Callable[..., int]
deal: Callable[..., None]
choices: Callable[..., int]
step: Callable[..., None]
know: Callable[..., None]
judge: Callable[..., int]
open_notes: Callable[..., None]
seed_notes: Callable[..., None]
sum_up: Callable[..., None]

ZERO = np.float32(0)
FINE = 1 << 24  # a random number is so finely divided
DICE_SALT = np.uint64(0x11E7D1CE)


# --- the network ------------------------------------------------------------------------------------------------------


@rule
def dot(rows: Numbers, row: int, other: Numbers) -> Any:
    """The sum of products of a row with other numbers, in eight sums side by side."""
    a = b = c = d = e = f = g = h = ZERO
    for j in range(0, len(other), 8):
        a += rows[row, j] * other[j]
        b += rows[row, j + 1] * other[j + 1]
        c += rows[row, j + 2] * other[j + 2]
        d += rows[row, j + 3] * other[j + 3]
        e += rows[row, j + 4] * other[j + 4]
        f += rows[row, j + 5] * other[j + 5]
        g += rows[row, j + 6] * other[j + 6]
        h += rows[row, j + 7] * other[j + 7]
    return ((a + b) + (c + d)) + ((e + f) + (g + h))


@rule
def add_row(sums: Numbers, rows: Numbers, row: int, times: float) -> None:
    """Add a row, times a number."""
    for j in range(len(sums)):
        sums[j] += times * rows[row, j]


@rule
def look(weights: Weights, mind: Mind, seats: int, tip: int) -> None:
    """Fill both layers from an observation, the number of seats and the baseline's advice."""
    first, second = mind.first, mind.second
    for j in range(len(first)):
        first[j] = weights.seated[seats, j] + weights.advised[tip, j]
    for place in range(len(weights.columns)):
        found = mind.flat[weights.columns[place]]
        if found != ZERO:
            add_row(first, weights.first, place, found)
    for j in range(len(second)):
        second[j] = weights.second_bias[j]
    for place in range(len(first)):
        if first[place] > ZERO:
            add_row(second, weights.second, place, first[place])
    for j in range(len(second)):
        second[j] = max(second[j], ZERO)


@rule
def weigh(weights: Weights, mind: Mind, tip: int, count: int) -> int:
    """Tell how good each allowed action looks; returns the place of the best one, of equal ones the lowest."""
    best = 0
    for place in range(count):
        action = mind.actions[place]
        told = weights.head_bias[action] + dot(weights.head, action, mind.second)
        mind.told[place] = told + weights.trust[0] if action == tip else told
        if mind.told[place] > mind.told[best]:
            best = place
    return best


@rule
def draw(mind: Mind, seat: int, count: int, best: int) -> int:
    """The place of an action drawn by how good each looks (softmax)."""
    top, total = float(mind.told[best]), 0.0
    for place in range(count):
        total += exp(float(mind.told[place]) - top)
    left = total * (roll(mind.dice[seat], FINE) / FINE)
    for place in range(count):
        left -= exp(float(mind.told[place]) - top)
        if left < 0.0:
            return place
    return best


@rule
def choose(
    components: Records, known: Records, k: int, seat: int, mask: Mask, notes: Records, place: int, mind: Mind
) -> int:
    """A choice by the network, from what a seat knows; notes[place] is its note paper.

    Where the baseline's advice is not followed, its note paper is put back: what it had in mind was not done.
    """
    count = members(mask, mind.actions)
    if count == 1:
        return int(mind.actions[0])
    mind.kept[0] = notes[place]
    tip = greedy(components[0], known[k], seat, mask, notes[place])
    mind.flat[:] = ZERO
    observe(components[0], known[k], seat, mind.pieces[0])
    look(mind.weights, mind, int(known[k].seats), tip)
    best = weigh(mind.weights, mind, tip, count)
    if mind.uses[seat] == SAMPLED:
        best = draw(mind, seat, count, best)
    action = int(mind.actions[best])
    if action != tip:
        notes[place] = mind.kept[0]
    return action


@rule
def open_dice(dice: Records, seed: Word) -> None:
    """The chance of those that choose at random: a game's own seed gives each seat its own."""
    seed_notes(dice, 0, MAX_SEATS, np.uint64(seed) ^ DICE_SALT)


# --- games in bulk ----------------------------------------------------------------------------------------------------


@rule
def play_on(terms: Terms, states: Records, i: int, scratch: Scratch, mind: Mind) -> None:
    """Play states[i] to its end: learned players and baseline players at one table."""
    seat = first_asked(states[i])
    while seat >= 0:
        count = choices(terms.components, states, i, seat, scratch.mask)
        slip = terms.slips[seat]
        if slip != ALWAYS_SLIPS:
            know(terms.components, states, i, seat, scratch.known, 0)
        if mind.uses[seat] == NO_NET:
            action = judge(terms.components, scratch.known, 0, seat, scratch.mask, count, scratch.notes, slip)
        else:
            action = choose(terms.components, scratch.known, 0, seat, scratch.mask, scratch.notes, seat, mind)
        step(terms.components, states, i, seat, action, scratch.log)
        seat = first_asked(states[i])


@rule
def play_many(
    terms: Terms, states: Records, scratch: Scratch, mind: Mind, seed: Word, first: int, outcomes: Records
) -> None:
    """Play games first, first + 1, ... of a run, as bulk play does without learned players."""
    for place in range(len(outcomes)):
        i = place % len(states)
        own_seed = game_seed(seed, first + place)
        deal(terms.components, terms.prototype, states, i, own_seed, scratch.log)
        open_notes(scratch.notes, 0, int(states[i].seats), own_seed)
        open_dice(mind.dice, own_seed)
        play_on(terms, states, i, scratch, mind)
        sum_up(terms.components, states, i, outcomes[place])
