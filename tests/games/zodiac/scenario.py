"""Positions of Zodiac as text: cards by two letters; of discards the top is last, of the draw pile first."""

from typing import Any, NamedTuple

import jadetable as jt
from jadetable.core.match import Match
from jadetable.games.zodiac.state import SOURCE, TYPES
from tests.kit import asking
from tests.kit.scenes import take

LETTERS = ("Ra", "Ox", "Ti", "Rb", "Dr", "Sn", "Ho", "Go", "Mo", "Ro", "Do", "Pi", "Ca", "Pa")


def cards(text: str) -> list[int]:
    """The card types of a text such as 'Ra Ox Ca'."""
    return [LETTERS.index(word) for word in text.split()]


def counts(text: str) -> list[int]:
    """How many of each type a text names."""
    named = cards(text)
    return [named.count(card) for card in range(TYPES)]


class Turn(NamedTuple):
    """Whose turn it is, and what came before it."""

    seat: int = 0
    skips: tuple[int, ...] = ()
    closed: int = 0
    turn: int = 10
    components: Any = None


def table(
    seats: int,
    hands: dict[int, str] | None = None,
    tables: dict[int, str] | None = None,
    known: dict[int, str] | None = None,
    draw: str = "",
    discards: str = "",
    rest: str = "draw",
    **given: Any,
) -> Match:
    """A position at the start of a seat's turn. Cards not named lie under the named ones of a pile.

    `given` are the fields of `Turn`, then options.
    """
    turn = take(Turn, given)
    match = jt.new("zodiac", seats=seats, seed=1, options=given, components=turn.components)
    s = match.record
    s.hand[:], s.table[:], s.known[:], s.skip[:] = 0, 0, 0, 0
    for field, texts in ((s.hand, hands), (s.table, tables), (s.known, known)):
        for owner, text in (texts or {}).items():
            field[owner] = counts(text)
    s.hand_n[:], s.table_n[:] = s.hand.sum(axis=1), s.table.sum(axis=1)
    on_draw, on_disc = cards(draw)[::-1], cards(discards)
    left = [int(copies) for copies in match.components.copies]
    for card in range(TYPES):
        left[card] -= int(s.hand[:, card].sum() + s.table[:, card].sum()) + on_draw.count(card) + on_disc.count(card)
    assert min(left) >= 0, "a card is named too often"
    others = [card for card in range(TYPES) for _ in range(left[card])]
    on_draw, on_disc = (others + on_draw, on_disc) if rest == "draw" else (on_draw, others + on_disc)
    s.draw[:], s.disc[:] = 0, 0
    s.draw[: len(on_draw)], s.disc[: len(on_disc)] = on_draw, on_disc
    s.draw_n, s.disc_n = len(on_draw), len(on_disc)
    s.skip[: len(turn.skips)] = turn.skips
    s.closed, s.turn, s.dealer = turn.closed, turn.turn, seats - 1
    s.cur, s.phase, s.asked = turn.seat, SOURCE, 1 << turn.seat
    assert match.faults == []
    return match


def play(match: Match, moves: str) -> Match:
    """Play moves such as '0:DRAW 0:LAY.rat'."""
    asking.act(match, moves)
    return match


def legal(match: Match) -> set[str]:
    """What the asked seat may do, as text."""
    return {match.spell(action) for action in asking.legal(match)}


def hand(match: Match, seat: int) -> str:
    """A hand in the order of the zodiac."""
    return _text(match.record.hand[seat])


def face_up(match: Match, seat: int) -> str:
    """The face-up cards of a seat."""
    return _text(match.record.table[seat])


def public(match: Match, seat: int) -> str:
    """The hand cards everybody can place."""
    return _text(match.record.known[seat])


def discards(match: Match, top: int) -> str:
    """The top discards, the top one last."""
    s = match.record
    return " ".join(LETTERS[card] for card in s.disc[int(s.disc_n) - top : s.disc_n])


def skips(match: Match) -> list[int]:
    """The skips each seat owes."""
    return [int(number) for number in match.record.skip[: match.seats]]


def _text(row: Any) -> str:
    return " ".join(LETTERS[card] for card in range(TYPES) for _ in range(int(row[card])))
