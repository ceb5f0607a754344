"""Prepared tables: sheets with given creatures, dice written by hand, the roll that comes next."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

import jadetable as jt
from jadetable.core import events, record
from jadetable.core.knowledge import Event, Happened
from jadetable.core.match import Match
from jadetable.games.ratdragon import rules_round
from jadetable.games.ratdragon.actions import NO_PAIR, TAKE_SINGLE, TAKE_SUM
from tests.kit.chance import tell_rolls

__all__ = [
    "NO_PAIR",
    "TAKE_SINGLE",
    "TAKE_SUM",
    "draw",
    "open_with",
    "prepared",
    "same_sheet",
    "set_next_roll",
    "sheet",
]

Creature = tuple[int, Iterable[int]]


def prepared(
    sheets: Mapping[int, Iterable[Creature]] | None = None,
    seats: int = 1,
    size: tuple[int, int] | None = None,
    pairs: Mapping[int, Iterable[tuple[int, int]]] | None = None,
    **options: Any,
) -> Match:
    """A table before its first roll: nobody asked, these creatures drawn (seat -> (number, squares), ids from 1)."""
    components = {"sheet": {"width": size[0], "height": size[1]}} if size else None
    m = jt.new("ratdragon", seats=seats, seed=1, options={"guests": 0} | options, components=components)
    s = m.record
    empty = int(m.components.width) * int(m.components.height)
    s.round, s.asked, s.over, s.reason, s.ply, s.won = 0, 0, 0, 0, 0, 0
    s.rank[:] = 0
    for seat in range(seats):
        m.position.records["sheet"][0, seat] = np.zeros((), m.game.state["sheet"].base)
        s.sheet[seat].empty = empty
    m.history.clear()
    m._told = 0
    for seat, creatures in (sheets or {}).items():
        for number, squares in creatures:
            draw(m, seat, number, squares)
    for seat, couples in (pairs or {}).items():
        for a, b in couples:
            marry(m, seat, a, b)
    return m


def sheet(m: Match, seat: int = 0) -> Any:
    """One seat's sheet, writable."""
    return m.record.sheet[seat]


def draw(m: Match, seat: int, number: int, squares: Iterable[int]) -> None:
    """Put a single creature on a sheet."""
    c, s = m.components, sheet(m, seat)
    squares = list(squares)
    assert len(squares) == c.squares[number]
    s.number[s.creatures] = number
    s.creatures += 1
    s.unpaired += int(c.value[number])
    s.drawn |= 1 << number
    s.empty -= len(squares)
    for square in squares:
        assert s.owner[square] == 0
        s.owner[square] = s.creatures
        s.taken[c.parity[number], square // int(c.width)] |= 1 << square % int(c.width)


def marry(m: Match, seat: int, a: int, b: int) -> None:
    """Make two creatures of a sheet a pair."""
    c, s = m.components, sheet(m, seat)
    s.mate[a - 1], s.mate[b - 1] = b, a
    values = [int(c.value[s.number[k - 1]]) for k in (a, b)]
    s.pairs += 1
    s.pair_points += abs(values[0] - values[1])
    s.unpaired -= sum(values)


def open_with(m: Match, first: int, second: int, single: int) -> list[Event]:
    """Write the dice and open the round."""
    m.record.dice[:] = (first, second, single)
    log = record.new(events.LOG)
    rules_round.open_round(m.position.components[0], m.position.records[0], log[0])
    happened = Happened(m.game.events, m._told, log["rows"][0, : int(log["n"][0])].tobytes(), everything=True)
    m.history.append(happened.rows)
    m._told += len(happened)
    return list(happened)


def set_next_roll(m: Match, *dice: int) -> None:
    """Set the generator so that these dice come next, three for each round."""
    tell_rolls(m, *((int(m.components.sides), die - 1) for die in dice))


def same_sheet(a: Match, b: Match, seat: int) -> bool:
    """Whether two tables have the very same sheet at a seat."""
    one, other = (m.position.records["sheet"][0, seat] for m in (a, b))
    return bool(one.tobytes() == other.tobytes())
