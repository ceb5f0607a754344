"""Positions of Mandarin written as text: figures by two letters, the Emperor with a star; moves with chance forced.

A move is seat:ACTION, with `=3` for the die it throws and `>Go+` or `>Go-` for the figure it brings out, face up or
down: `0:ROLL=1>Go+  0:RISK>Do-  1:RAISE.2  2:DROP  0:FIGURE.Do*  0:SEAT.2`.
"""

import re
from collections.abc import Sequence
from typing import Any

import jadetable as jt
from jadetable.core.knowledge import Event
from jadetable.core.match import Match
from jadetable.core.record import as_records
from jadetable.games.mandarin.actions import ACTIONS
from jadetable.games.mandarin.state import ANIMALS, PHASES

LETTERS = ("Ra", "Ox", "Ti", "Rb", "Dr", "Sn", "Ho", "Go", "Mo", "Ro", "Do", "Pi")
STARTS = (1, 13, 25, 31, 19)
MOVE = re.compile(r"(\d):([A-Z]+)(?:\.([\w*]+))?(?:=(\d+))?(?:>(\w\w\*?)([+-]))?")


def place(figure: str) -> tuple[int, int]:
    """Animal and kind of a figure's text."""
    return LETTERS.index(figure[:2]), int(figure.endswith("*"))


def table(
    seats: int = 3,
    cards: dict[int, str] | None = None,
    money: dict[int, int] | None = None,
    pos: dict[int, int] | None = None,
    seat: int = 0,
    components: dict[str, Any] | None = None,
    **options: Any,
) -> Match:
    """A position at the start of a seat's turn; figures not named are in the Pagoda."""
    match = jt.new("mandarin", seats=seats, seed=1, options=options, components=components)
    match.position.components = as_records(match.position.components.copy())  # `step` changes them to force chance
    s = match.record
    s.pos[:seats] = STARTS[:seats]
    s.first, s.cur, s.asked = 0, seat, 1 << seat
    for owner, amount in (money or {}).items():
        s.money[owner] = amount
    for owner, space in (pos or {}).items():
        s.pos[owner] = space
    for owner, text in (cards or {}).items():
        for figure in text.split():
            s.coll[(owner, *place(figure))] += 1
            s.pagoda[place(figure)] -= 1
            s.pagoda_n -= 1
    assert match.faults == []
    return match


def code(kind: str, argument: str | None) -> int:
    """The action of a text such as KEEP, FIGURE.Do*, SEAT.2, RAISE.3."""
    if kind == "FIGURE":
        return ACTIONS.encode(kind, *place(str(argument)))
    return ACTIONS.encode(kind, *([int(argument)] if argument else []))


def play(match: Match, moves: str) -> Match:
    """Play moves, forcing die and extraction as the text says."""
    for move in moves.split():
        step(match, move)
        assert match.faults == []
    return match


def step(match: Match, move: str) -> Sequence[Event]:
    """Play one move; return what happened."""
    found = MOVE.fullmatch(move)
    assert found is not None, move
    seat, kind, argument, die, figure, face = found.groups()
    c, s = match.components, match.record
    if die:
        c.die[:] = int(die)
    if not figure:
        return match.act(int(seat), code(kind, argument))
    c.face_up[:] = (int(face == "+"), 1)
    inside, count = s.pagoda.copy(), int(s.pagoda_n)
    assert inside[place(figure)] > 0, f"no {figure} in the Pagoda"
    s.pagoda[:], s.pagoda_n = 0, 1
    s.pagoda[place(figure)] = 1
    happened = match.act(int(seat), code(kind, argument))
    inside[place(figure)] -= 1
    assert s.pagoda_n == 0, f"{move} brought no figure out"
    s.pagoda[:], s.pagoda_n = inside, count - 1
    return happened


def spoken(action: int) -> str:
    """The text of an action."""
    kind, details = ACTIONS.decode(action)
    if kind == "FIGURE":
        return f"FIGURE.{LETTERS[details['animal']]}{'*' if details['emperor'] else ''}"
    return ".".join([kind, *(str(value) for value in details.values())])


def legal(match: Match) -> set[str]:
    """What the asked seat may do."""
    (seat,) = match.asked
    return {spoken(action) for action in match.legal(seat)}


def phase(match: Match) -> str:
    """The name of the phase."""
    return PHASES[match.record.phase]


def money(match: Match) -> list[int]:
    """All purses."""
    return [int(amount) for amount in match.record.money[: match.seats]]


def card(match: Match, seat: int) -> str:
    """A card in the order of the zodiac."""
    found = []
    for animal in range(ANIMALS):
        found += [LETTERS[animal]] * int(match.record.coll[seat, animal, 0])
        found += [LETTERS[animal] + "*"] * int(match.record.coll[seat, animal, 1])
    return " ".join(found)


def turn_of(match: Match) -> int:
    """Whose turn it is, at its start."""
    assert phase(match) == "TURN" and match.asked == (match.record.cur,)
    return int(match.record.cur)


def piece(match: Match, viewer: int, name: str) -> list[float]:
    """A piece of a seat's observation, as a flat list."""
    seen = match.observe(viewer).view(match.game.observation)
    return [float(number) for number in seen[name][0].ravel()]


def observed(match: Match, viewer: int, name: str) -> set[int]:
    """The seats that a piece of a seat's observation marks; the observer itself comes first in it."""
    marks = piece(match, viewer, name)
    return {(viewer + distance) % match.seats for distance in range(match.seats) if marks[distance]}


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of some events."""
    return [event.kind for event in events]


def only(events: Sequence[Event], kind: str) -> Event:
    """The one event of a kind."""
    (found,) = [event for event in events if event.kind == kind]
    return found


def details(events: Sequence[Event], kind: str) -> tuple[int, ...]:
    """Seat and numbers of the one event of a kind."""
    found = only(events, kind)
    return (found.seat, *found.details.values())
