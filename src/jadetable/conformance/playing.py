"""Play a match on: who chooses, in which order, how far."""

import random
from collections.abc import Callable, Iterator

import numpy as np

from jadetable import bots
from jadetable.core.match import Match

Chooser = Callable[[Match, int], int]  # the action of a seat that is asked
EVER = 100_000  # more actions than any game has


def lowest(match: Match, seat: int) -> int:
    """The first action a seat may choose."""
    return match.legal(seat)[0]


def highest(match: Match, seat: int) -> int:
    """The last action a seat may choose."""
    return match.legal(seat)[-1]


def at_random(seed: int) -> Chooser:
    """Any action, all alike."""
    chance = random.Random(seed)
    return lambda match, seat: chance.choice(match.legal(seat))


def by_bots(match: Match, *codes: str, seed: int | None = None) -> Chooser:
    """Bots of these codes at the seats, in turn; of the match's own seed unless another is given."""
    given = match.seed if seed is None else seed
    players = [bots.make(match.game, codes[seat % len(codes)], given) for seat in range(match.seats)]
    return lambda now, seat: players[seat].choose(now.know(seat))


def first_asked(match: Match) -> int:
    """The lowest seat that is asked."""
    return match.asked[0]


def last_asked(match: Match) -> int:
    """The highest seat that is asked."""
    return match.asked[-1]


def any_asked(seed: int) -> Callable[[Match], int]:
    """Any of the seats that are asked."""
    chance = np.random.default_rng(seed)
    return lambda match: int(chance.choice(match.asked))


def moves(
    match: Match, choose: Chooser = lowest, turn: Callable[[Match], int] = first_asked, most: int = EVER
) -> Iterator[tuple[int, int]]:
    """Play on, up to `most` actions; yields (seat, action) BEFORE each action."""
    for _ in range(most):
        if match.over:
            return
        seat = turn(match)
        action = choose(match, seat)
        yield seat, action
        match.act(seat, action)


def play_on(
    match: Match, choose: Chooser = lowest, turn: Callable[[Match], int] = first_asked, most: int = EVER
) -> Match:
    """The same, to the end or up to so many actions."""
    for _ in moves(match, choose, turn, most):
        pass
    return match
