"""The tape: what recorded games went through, decision by decision, for metrics to read."""

from typing import NamedTuple

import numpy as np

from jadetable.core import record
from jadetable.core.events import CAPACITY, EVENT
from jadetable.core.game import Game
from jadetable.core.record import Mask, Numbers, Records, solid_dtype

# One decision: `count` is how many actions were allowed, `fresh` whether its question is new: 0 for the second and
# later seats that answer one at the same time, whose position is the same but for the answers.
STEP = solid_dtype(
    [
        ("game", "i8"),
        ("event", "i4"),
        ("action", "i4"),
        ("count", "i4"),
        ("place", "i4"),
        ("seat", "i4"),
        ("fresh", "i4"),
    ]
)


class Tape(NamedTuple):
    """Games one after the other: each one's decisions, the positions before them, and its events."""

    steps: Records
    before: Records
    events: Records
    ends: Numbers  # after each game, how many decisions and events there are so far
    finals: Records  # the position at the end of each game
    outcomes: Records


class Bans(NamedTuple):
    """What seats may not do as long as they may do anything else; `insisted` counts judgements that wanted to."""

    masks: Mask  # one for each seat
    allowed: Mask  # scratch
    insisted: Numbers


def new_tape(game: Game, games: int, steps: int) -> Tape:
    """Room for so many games, and decisions in all."""
    events = 4 * steps + CAPACITY
    return Tape(
        record.new(STEP, steps),
        record.new(game.state, steps),
        record.new(EVENT, events),
        np.zeros((games + 1, 2), np.int64),
        record.new(game.state, games),
        record.new(game.loops.OUTCOME, games),
    )


def no_bans(game: Game) -> Bans:
    """Nobody is banned from anything."""
    words = game.mask_words
    return Bans(np.zeros((record.MAX_SEATS, words), np.uint64), np.zeros(words, np.uint64), np.zeros(1, np.int64))
