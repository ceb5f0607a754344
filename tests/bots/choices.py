"""Choices of a tiny search, to be compared between ways of running: `python -m tests.bots.choices GAME`."""

import json
import sys

import jadetable as jt
from jadetable import bots
from jadetable.bots.search import Budget, think
from jadetable.core import registry

TINY = 12
SMALL = {"ratdragon": {"sheet": {"width": 7, "height": 7}}}  # a whole sheet takes a minute and a half without compiling


def choices(slug: str, moments: int = 3, every: int = 7) -> list[list[int]]:
    """At some moments of a baseline game: the seat, and what a tiny search tried and would choose."""
    match = jt.new(slug, seed=5, components=SMALL.get(slug))
    players = [bots.make(match.game, "greedy", 5) for _ in range(match.seats)]
    found: list[list[int]] = []
    while not match.over and len(found) < moments:
        seat = match.asked[0]
        known = match.know(seat)
        if known.count > 1 and len(match.actions) >= every * len(found):
            advice = think(known, Budget(playouts=TINY), 3)
            chosen = bots.make(match.game, f"search:{TINY}", 9).choose(known)
            found.append([seat, chosen, *(one.action for one in advice), *(one.tries for one in advice)])
        match.act(seat, players[seat].choose(known))
    return found


if __name__ == "__main__":
    registry.find(sys.argv[1])
    print(json.dumps(choices(sys.argv[1])))
