"""Choices of a tiny search, to be compared between ways of running: `python -m tests.bots.choices GAME`."""

import json
import sys

import jadetable as jt
from jadetable import bots
from jadetable.bots.search import Budget, think
from jadetable.conformance.checks import by_every_plan
from jadetable.core import registry
from tests.kit.small import small

TINY = 12


def choices(slug: str, moments: int = 3, every: int = 7) -> list[list[int]]:
    """At some moments of a baseline game: the seat, and what a tiny search tried and would choose by either plan."""
    match = jt.new(slug, seed=5, components=small(registry.find(slug)))
    players = [bots.make(match.game, "greedy", 5) for _ in range(match.seats)]
    found: list[list[int]] = []
    looked = 0
    while not match.over and looked < moments:
        seat = match.asked[0]
        known = match.know(seat)
        if known.count > 1 and len(match.actions) >= every * looked:
            looked += 1
            for plan in by_every_plan(known):
                advice = think(plan, Budget(playouts=TINY), 3)
                chosen = bots.make(match.game, f"search:{TINY}", 9).choose(plan)
                found.append([seat, chosen, *(one.action for one in advice), *(one.tries for one in advice)])
        match.act(seat, players[seat].choose(known))
    return found


if __name__ == "__main__":
    registry.find(sys.argv[1])
    print(json.dumps(choices(sys.argv[1])))
