"""What is compared between ways of running: `python -m tests.core.parity GAME GAMES`.

The final states of many games, and at some positions of a few all that seats and onlookers are told.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import jadetable as jt
from jadetable.bulk import batch
from jadetable.conformance.cases import manners, seat_counts
from jadetable.conformance.playing import any_asked, at_random, moves
from jadetable.core import registry
from jadetable.core.game import Game
from jadetable.core.match import Match
from jadetable.core.record import SPECTATOR, digest
from tests.kit.small import small

SHORT = 6  # a length limit that keeps the interpreted run quick
POSITIONS = 10  # of each game that is looked at, not counting its end
APART = 5  # decisions between them
ASKED_ABOUT = 40  # actions, of all a game has, whose meaning and refusal is asked for


def settings(game: Game, games: int) -> list[batch.Setting]:
    """Every seat count, random and with a baseline player that errs, with and without table_rules."""
    kinds = [(seats, slips, given) for seats in seat_counts(game) for slips in (1000, 300) for given in manners(game)]
    share = -(-2 * games // len(kinds))
    return [
        batch.check_setup(
            game,
            share if slips == 1000 else 1,  # judgement is slow when interpreted
            seats,
            11,
            [slips] * seats,
            given,
            small(game, SHORT),
        )
        for seats, slips, given in kinds
    ]


def digests(slug: str, games: int) -> list[str]:
    """A fingerprint of the final states for each setting."""
    found = []
    for setting in settings(registry.find(slug), games):
        finals = batch.run(setting, threads=1, keep=True).finals
        assert finals is not None
        found += [digest(finals[place : place + 1]) for place in range(len(finals))]
    return found


def knowledge(slug: str) -> dict[str, str]:
    """A fingerprint of everything told to anybody, by where it was told."""
    game = registry.find(slug)
    counts = seat_counts(game)
    return {
        where: hashlib.blake2b(value, digest_size=8).hexdigest()
        for seats in (counts[0], counts[-1])
        for match in looked_at(jt.new(game, seats, 5, components=small(game, SHORT)))
        for seat in (SPECTATOR, *range(seats))
        for where, value in told(match, seat)
    }


def looked_at(match: Match) -> Iterator[Match]:
    """The same match at its positions, one after the other, as it is played at random."""
    for place, _ in enumerate(moves(match, at_random(5), any_asked(5), POSITIONS * APART)):
        if place % APART == 0:
            yield match
    for _ in moves(match, at_random(6)):
        pass
    yield match


def told(match: Match, seat: int) -> Iterator[tuple[str, bytes]]:
    """What a seat is told of a position: where and what it is, as bytes."""
    known = match.position.know(seat)
    where = f"{match.seats} seats, ply {match.position.ply}, seat {seat}"
    actions = range(0, match.game.actions.size, max(1, match.game.actions.size // ASKED_ABOUT))
    yield f"{where}: view", known.view_record.tobytes()
    yield f"{where}: facts", written(known.facts)
    yield f"{where}: choices", written([known.prompt, known.choices])
    if seat != SPECTATOR:
        yield f"{where}: observation", match.position.observe(seat).tobytes()
        yield f"{where}: meanings", written([known.choice(action) for action in actions])
        yield f"{where}: reasons", written([known.why(action) for action in actions])


def written(told: Any) -> bytes:
    """Plain data as bytes."""
    return repr(told).encode()


if __name__ == "__main__":
    slug, games = sys.argv[1], int(sys.argv[2])
    print(json.dumps({"finals": digests(slug, games), "knowledge": knowledge(slug)}))
