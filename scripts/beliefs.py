"""What Zodiac's search believes of hidden hands: fitted on games of baseline players, and how far it is right.

In true positions one hidden card of a rival is exchanged for one of the draw pile; the weights are those with which the
true hands are best told from the exchanged ones (a logistic regression on the difference of their traits). Then fresh
positions are dreamt many times. The loss is that of the dreamt chance of a rival to have each card it is not seen with
(0.693 is a guess), in dreams as they are dealt and as they are believed.

python -m scripts.beliefs            print the table LEARNT for bot_belief.py, and how far the present one is right
python -m scripts.beliefs --judge    only the latter
"""

import argparse
import sys
from collections.abc import Iterator
from math import log

import numpy as np
from numpy.typing import NDArray

from jadetable import bots
from jadetable.core import match, record, registry
from jadetable.core.compiled import rule
from jadetable.core.knowledge import Knowledge
from jadetable.core.record import Numbers, Record, Records
from jadetable.games.zodiac import bot_belief
from jadetable.games.zodiac.bot_belief import exchange, hidden_card, likeliness, seen_with_others, thrown_below_top
from jadetable.games.zodiac.rules_end import is_right_twelve
from jadetable.games.zodiac.state import NOBODY, TYPES

TRAITS = len(bot_belief.LEARNT)
GAME = registry.find("zodiac")
SEATS = range(2, 9)
ERRING = "slip:5"  # who plays the games: people do not always play as the judgement does
PART = 0.3  # of the decisions of a game
RIDGE, ROUNDS_OF_FIT = 1e-4, 30
Position = tuple[Knowledge, Records]


def positions(seats: int, seed: int, code: str, part: float) -> Iterator[Position]:
    """Decisions of games without end: what the seat that decides knows, and the truth."""
    chance, number = np.random.default_rng(seed), 0
    while True:
        number += 1
        table = match.new(GAME, seats, seed * 1_000_000 + number)
        players = [bots.make(GAME, code, table.seed) for _ in range(seats)]
        while not table.over:
            known = table.know(table.asked[0])
            if known.count > 1 and chance.random() < part:
                yield known, np.array(table.position.records)
            table.act(known.seat, players[known.seat].choose(known))


# --- the fit ----------------------------------------------------------------------------------------------------------


@rule
def differ(c: Record, s: Record, rival: int, card: int, other: int, single: Numbers, out: Numbers) -> bool:
    """Write by how much each trait of a true hand differs from that of an exchanged one; False if that cannot be."""
    seen, thrown = seen_with_others(s, rival), thrown_below_top(s)
    for trait in range(len(out)):
        out[trait] = likeliness(s, rival, seen, thrown, single[trait])
    exchange(s, rival, card, other)
    for trait in range(len(out)):
        out[trait] -= likeliness(s, rival, seen, thrown, single[trait])
    return not is_right_twelve(c, s, rival)


def differences(seats: int, rows: int, seed: int) -> NDArray[np.float64]:
    """Traits of true hands less those of exchanged ones."""
    chance, found = np.random.default_rng(seed), []
    single = np.eye(TRAITS)
    for known, true in positions(seats, seed, ERRING, PART):
        state = record.element(record.as_records(true))
        rival = (known.seat + 1 + int(chance.integers(seats - 1))) % seats
        hidden = int((state.hand[rival] - state.known[rival]).sum())
        if state.draw_n == 0 or hidden == 0 or rival == state.cur:
            continue
        card = int(hidden_card(state, rival, int(chance.integers(hidden))))
        other = int(state.draw[chance.integers(int(state.draw_n))])
        row = np.zeros(TRAITS)
        if card != other and differ(known.components[0], state, rival, card, other, single, row):
            found.append(row)
            if len(found) == rows:
                break
    return np.array(found)


def fit(differ_by: NDArray[np.float64]) -> NDArray[np.float64]:
    """The weights that best tell true hands from exchanged ones (Newton's method)."""
    weights = np.zeros(differ_by.shape[1])
    for _ in range(ROUNDS_OF_FIT):
        right = 1 / (1 + np.exp(-differ_by @ weights))
        slope = differ_by.T @ (1 - right) / len(differ_by) - RIDGE * weights
        bend = (differ_by * (right * (1 - right))[:, None]).T @ differ_by / len(differ_by)
        weights += np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    return weights


# --- how far it is right ----------------------------------------------------------------------------------------------


def dreamt_chances(known: Knowledge, believed: bool, dreams: int) -> NDArray[np.float64]:
    """How often each seat has each card in worlds dreamt from what one seat knows."""
    world, found = record.new(GAME.state), np.zeros((int(known.record.seats), TYPES))
    for dream in range(dreams):
        world[:] = known.records
        GAME.loops.dream(known.components, world, 0, known.seat, np.uint64(dream + 1))
        if believed:
            bot_belief.believe(known.components[0], world[0], known.seat)
        found += (world["hand"][0, : len(found)] + world["table"][0, : len(found)]) > 0
    return (found + 0.5) / (dreams + 1)


def losses(position: Position, believed: bool, dreams: int) -> list[float]:
    """What each card tells that an idle rival is not seen with: -log of the chance given to what is true."""
    known, true = position
    chances, found = dreamt_chances(known, believed, dreams), []
    acting = int(true["cur"][0]) if not bool(true["over"][0]) else NOBODY
    for rival in range(len(chances)):
        if rival in (known.seat, acting):
            continue
        seen = true["known"][0, rival] + true["table"][0, rival]
        has = true["hand"][0, rival] + true["table"][0, rival]
        for card in np.flatnonzero(seen == 0):
            chance = chances[rival, card]
            found.append(-log(chance if has[card] > 0 else 1 - chance))
    return found


def judge(seats: int, count: int, dreams: int, seed: int) -> tuple[float, float]:
    """The loss of dreams as they are dealt and as they are believed."""
    dealt: list[float] = []
    believed: list[float] = []
    for number, position in enumerate(positions(seats, seed, "normal", PART / 5)):
        if number == count:
            break
        dealt += losses(position, False, dreams)
        believed += losses(position, True, dreams)
    return float(np.mean(dealt)), float(np.mean(believed))


def main(words_given: list[str] | None = None) -> int:
    """Fit the beliefs, and say how far the present ones are right."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--judge", action="store_true", help="do not fit")
    parser.add_argument("--rows", type=int, default=200_000, help="exchanges to learn from, for each number of seats")
    parser.add_argument("--positions", type=int, default=300, help="fresh positions to judge by")
    parser.add_argument("--dreams", type=int, default=100, help="dreams for each of them")
    parser.add_argument("--seats", type=int, nargs="+", choices=SEATS, default=list(SEATS), metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words_given)
    if not given.judge:
        for weights in np.array([fit(differences(seats, given.rows, given.seed)) for seats in given.seats]).T:
            print(f"        ({', '.join(f'{weight:.2f}' for weight in weights)}),", flush=True)
    for seats in given.seats:
        dealt, believed = judge(seats, given.positions, given.dreams, given.seed + 1)
        print(f"{seats} seats: loss {dealt:.3f} as dealt, {believed:.3f} as believed", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
