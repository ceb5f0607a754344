"""What a network tells of choices, to be compared between ways of running: `python -m tests.nets.told GAME`."""

import sys

import jadetable as jt
from jadetable.nets import players
from jadetable.nets.terms import SAMPLED

CHOICES = 40


def told(slug: str) -> str:
    """The action of each choice, and how good it looked, to the last bit."""
    match = jt.new(slug, seats=4, seed=5)
    learned = [players.LearnedPlayer(match.game, "net:sample", 5, SAMPLED) for _ in range(match.seats)]
    found = []
    while not match.over and len(match.actions) < CHOICES:
        seat = match.asked[0]
        action = learned[seat].choose(match.know(seat))
        found.append(f"{seat} {action} {learned[seat]._mind.told[:3].tobytes().hex()}")
        match.act(seat, action)
    return "\n".join(found)


if __name__ == "__main__":
    print(told(sys.argv[1]))
