"""Positions of Mandarin written as text: figures by two letters, the Emperor with a star; moves with told chance.

A move is seat:ACTION, with `=3` for each die it throws and `>Go+` or `>Go-` for the figure it brings out, face up or
down: `0:ROLL=1>Go+  0:ROLL=4=2  0:RISK>Do-  1:RAISE.2  2:DROP  0:FIGURE.Do*  0:SEAT.2`.
"""

import re
from typing import Any

import jadetable as jt
from jadetable.core.knowledge import Event
from jadetable.core.match import Match
from jadetable.games.mandarin.actions import ACTIONS
from jadetable.games.mandarin.state import ANIMALS
from tests.kit import asking
from tests.kit.chance import Roll, tell_rolls

LETTERS = ("Ra", "Ox", "Ti", "Rb", "Dr", "Sn", "Ho", "Go", "Mo", "Ro", "Do", "Pi")
STARTS = (1, 13, 25, 31, 19)
MOVE = re.compile(r"(\d):([A-Z]+)(?:\.([\w*]+))?((?:=\d+)*)(?:>(\w\w\*?)([+-]))?")


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
    """Play moves, with the die and the figure that the text says."""
    for move in moves.split():
        step(match, move)
        assert match.faults == []
    return match


def step(match: Match, move: str) -> list[Event]:
    """Play one move; return what happened. Whatever it throws must be told, and what it brings out may be."""
    found = MOVE.fullmatch(move)
    assert found is not None, move
    seat, kind, argument, thrown, figure, face = found.groups()
    dice = [int(die) for die in thrown.split("=")[1:]]
    rolls = [throw(match, die) for die in dice] + (extraction(match, figure, face == "+") if figure else [])
    if rolls:
        tell_rolls(match, *rolls)
    inside = match.record.pagoda.copy()
    happened = list(match.act(int(seat), code(kind, argument)))
    assert [event.details["die"] for event in asking.of_kind(happened, "ROLL")] == dice, f"{move} threw other dice"
    assert not figure or match.record.pagoda[place(figure)] < inside[place(figure)], f"{move}: another one"
    return happened


def throw(match: Match, die: int) -> Roll:
    """The roll that shows this number of the die."""
    faces = [int(face) for face in match.components.die]
    return (len(faces), faces.index(die))


def extraction(match: Match, figure: str, face_up: bool) -> list[Roll]:
    """The rolls that bring this figure out, face up or down: which one of those in the Pagoda, and how it lies."""
    s, (up, chances) = match.record, match.components.face_up
    assert s.pagoda[place(figure)] > 0, f"no {figure} in the Pagoda"
    before = s.pagoda.ravel()[: 2 * place(figure)[0] + place(figure)[1]]
    return [(int(s.pagoda_n), int(before.sum())), (int(chances), 0 if face_up else int(up))]


def spoken(action: int) -> str:
    """The text of an action."""
    kind, details = ACTIONS.decode(action)
    if kind == "FIGURE":
        return f"FIGURE.{LETTERS[details['animal']]}{'*' if details['emperor'] else ''}"
    return ".".join([kind, *(str(value) for value in details.values())])


def legal(match: Match) -> set[str]:
    """What the asked seat may do, as text."""
    return {spoken(action) for action in asking.legal(match)}


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
    assert asking.phase(match) == "TURN" and match.asked == (match.record.cur,)
    return int(match.record.cur)


def observed(match: Match, viewer: int, name: str) -> set[int]:
    """The seats that a piece of a seat's observation marks; the observer itself comes first in it."""
    marks = asking.pieces(match, viewer)[name].ravel()
    return {(viewer + distance) % match.seats for distance in range(match.seats) if marks[distance]}
