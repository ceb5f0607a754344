"""Positions of Wu Xing written as text: a tile on the board is `Ox@2`, an empty space `-`; other tiles are names."""

from typing import Any, NamedTuple

import jadetable as jt
from jadetable.core import components as components_file
from jadetable.core import registry
from jadetable.core.match import Match
from jadetable.games.wuxing.state import ACT, BOARD, DISCARD_PILE, DRAW_PILE, TILE_NAMES, TILES
from tests.kit.asking import asked_seat
from tests.kit.scenes import take

TOKENS = set(range(31, 37))


def printed() -> dict[str, Any]:
    """The components file, to be changed."""
    return components_file.read(registry.find("wuxing").folder / "components.toml")


def number(name: str) -> int:
    """The number of a tile by its name."""
    return TILE_NAMES.index(name.lower())


def name(tile: int) -> str:
    """The name of a tile by its number."""
    return TILE_NAMES[tile].capitalize()


def numbers(text: str) -> list[int]:
    """The tiles of a text such as 'Ox Rat Jia'."""
    return [number(word) for word in text.split()]


class Round(NamedTuple):
    """Who sits round the table, whose turn it is, and the tokens each has."""

    seats: int = 2
    seat: int = 0
    tokens: tuple[int, ...] = (3, 3)
    components: Any = None


def table(
    board: str,
    dice: str = "1-2",
    hold: dict[int, str] | None = None,
    top: str = "",
    discards: str = "",
    rest: int = DRAW_PILE,
    **given: Any,
) -> Match:
    """A seat's turn after the throw. Tiles not named are the `rest`: in the draw pile below `top`, or with a seat.

    `given` are the fields of `Round`, then options.
    """
    seats, seat, tokens, components = take(Round, given)
    match = jt.new("wuxing", seats=seats, seed=1, options=given, components=components)
    s = match.record
    s.where[:] = rest
    s.space_tile[:], s.space_rot[:], s.draw[:] = -1, 0, -1
    for space, word in enumerate(board.split()):
        if word != "-":
            tile, _, panel = word.partition("@")
            s.space_tile[space], s.space_rot[space] = number(tile), int(panel)
            s.where[number(tile)] = BOARD
    for owner, text in (hold or {}).items():
        s.where[numbers(text)] = owner
    s.where[numbers(discards)] = DISCARD_PILE
    upper = numbers(top)[::-1]
    s.where[upper] = DRAW_PILE
    pile = [tile for tile in range(TILES) if s.where[tile] == DRAW_PILE and tile not in upper] + upper
    s.draw[: len(pile)] = pile
    s.draw_n = len(pile)
    s.tokens[:seats] = tokens
    throw(match, dice)
    s.cur, s.phase, s.asked = seat, ACT, 1 << seat
    assert match.faults == [], match.faults
    return match


def throw(match: Match, dice: str) -> Match:
    """Put other dice on the table."""
    match.record.dice[:] = [int(face) for face in dice.split("-")]
    return match


def play(match: Match, *moves: int) -> Match:
    """Play actions, each by the seat that is asked."""
    for action in moves:
        match.act(asked_seat(match), action)
        assert match.faults == [], match.faults
    return match


def board(match: Match) -> str:
    """The board as text."""
    s = match.record
    spaces = zip(s.space_tile, s.space_rot, strict=True)
    return " ".join(f"{name(int(tile))}@{int(panel)}" if tile >= 0 else "-" for tile, panel in spaces)


def where(match: Match, place: int) -> set[str]:
    """The tiles of a seat or a pile."""
    return {name(tile) for tile in range(TILES) if match.record.where[tile] == place}


def discards(match: Match) -> set[str]:
    """The discard pile."""
    return where(match, DISCARD_PILE)


def draw_pile(match: Match) -> set[str]:
    """The draw pile, without its order."""
    return where(match, DRAW_PILE)


def tokens(match: Match) -> list[int]:
    """The tokens of all seats."""
    return [int(count) for count in match.record.tokens[: match.seats]]


def dice(match: Match) -> str:
    """The dice as text."""
    return "-".join(str(int(face)) for face in match.record.dice)
