"""Final states of many games, to be compared between ways of running: `python -m tests.core.parity GAME GAMES`."""

import json
import sys

from jadetable.core import batch, registry
from jadetable.core.game import Game
from jadetable.core.record import digest
from tests.conformance.cases import seat_counts
from tests.kit.small import SMALL, limits

SHORT = 6  # a length limit that keeps the interpreted run quick


def settings(game: Game, games: int) -> list[batch.Setting]:
    """Every seat count, random and with a baseline player that errs, with and without table_rules."""
    kinds = [(seats, slips, rules) for seats in seat_counts(game) for slips in (1000, 300) for rules in (False, True)]
    share = -(-2 * games // len(kinds))
    return [
        batch.prepare(
            game,
            share if slips == 1000 else 1,  # judgement is slow when interpreted
            seats,
            11,
            [slips] * seats,
            {"table_rules": rules, **limits(game, SHORT)},
            SMALL.get(game.slug),
        )
        for seats, slips, rules in kinds
    ]


def digests(slug: str, games: int) -> list[str]:
    """A fingerprint of the final states for each setting."""
    found = []
    for setting in settings(registry.find(slug), games):
        finals = batch.run(setting, threads=1, keep=True).finals
        assert finals is not None
        found += [digest(finals[place : place + 1]) for place in range(len(finals))]
    return found


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1], int(sys.argv[2]))))
