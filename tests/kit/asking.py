"""Who is asked what, what may be chosen, what is known, and what happened."""

import importlib
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from jadetable import bots
from jadetable.core.knowledge import Event
from jadetable.core.match import Match


def asked_seat(match: Match) -> int:
    """The one seat that is asked."""
    (seat,) = match.asked
    return seat


def legal(match: Match) -> set[int]:
    """What the asked seat may do."""
    return set(match.legal(asked_seat(match)))


def may(match: Match, seat: int) -> list[str]:
    """What a seat may do, spelled."""
    return [match.spell(action) for action in match.legal(seat)]


def choice(match: Match) -> int:
    """What the baseline player of the asked seat chooses."""
    return bots.make(match.game, "greedy", 1).choose(match.know(asked_seat(match)))


def phase(match: Match) -> str:
    """The name of the phase, in a game that has phases."""
    names: tuple[str, ...] = importlib.import_module(f"jadetable.games.{match.game.slug}.state").PHASES
    return names[int(match.record.phase)]


def act(match: Match, moves: str) -> list[Event]:
    """Some choices one after the other, `seat:action` each: '0:DRAW 0:LAY.rat'."""
    events: list[Event] = []
    for move in moves.split():
        seat, _, action = move.partition(":")
        events += match.act(int(seat), match.parse(action))
        assert match.faults == [], match.faults
    return events


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of some events."""
    return [event.kind for event in events]


def of_kind(events: Iterable[Event], kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in events if event.kind == kind]


def only(events: Iterable[Event], kind: str) -> Event:
    """The one event of a kind."""
    (found,) = of_kind(events, kind)
    return found


def details(events: Iterable[Event], kind: str) -> tuple[int, ...]:
    """Seat and numbers of the one event of a kind."""
    found = only(events, kind)
    return (found.seat, *found.details.values())


def pieces(match: Match, seat: int) -> dict[str, NDArray[np.float32]]:
    """A seat's observation, piece by piece."""
    flat, found, start = match.observe(seat), {}, 0
    for piece in match.game.pieces:
        found[piece.name] = flat[start : start + piece.size].reshape(piece.shape)
        start += piece.size
    assert start == len(flat)
    return found
