"""A game whose best play is known: play your lowest card. Its baseline plays the highest, so all is to be learnt."""

from typing import Any

from jadetable.core.asked import store_answer
from jadetable.core.compiled import rule
from jadetable.core.game import Game
from jadetable.core.record import Record
from tests.toy import ask_everybody, end, toy


@rule
def act(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """A point for each lowest card."""
    lowest = 0
    while s.hand[seat, lowest] == 0:
        lowest += 1
    s.score[seat] += 1 if action == lowest else 0
    if not store_answer(s, seat, action):
        return
    for other in range(int(s.seats)):
        s.hand[other, int(s.answer[other])] -= 1
    if s.round < c.rounds:
        ask_everybody(s)
    else:
        end(c, s, log)


@rule
def payoff(c: Record, s: Record, out: Any) -> None:
    """The part of all rounds that brought a point."""
    for seat in range(int(s.seats)):
        out[seat] = s.score[seat] / c.rounds


def lowest_card() -> Game:
    """The game."""
    return toy("lowest", act=act, payoff=payoff)
