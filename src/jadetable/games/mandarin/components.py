"""The printed numbers of Mandarin: load, validate, freeze."""

from typing import Annotated

import msgspec

from jadetable.core import record
from jadetable.core.components import About, Section, require
from jadetable.core.record import Records
from jadetable.games.mandarin.actions import RAISES
from jadetable.games.mandarin.state import ANIMALS, MOST_SEATS, SECTOR_SPACES, SPACES

MOST_FIGURES = 255
HIGHEST_CAP = 32000
FEWEST_SEATS = 3
NOTE_KINDS = 8

Count = Annotated[int, msgspec.Meta(ge=0, le=127)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=127)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Face = Annotated[int, msgspec.Meta(ge=1, le=SPACES - 1)]
Note = Annotated[list[Amount], msgspec.Meta(min_length=2, max_length=2)]


class Board(Section, frozen=True):
    """The ring of spaces and the die."""

    spaces_per_sector: int
    character_space: Annotated[int, msgspec.Meta(ge=0, le=SECTOR_SPACES - 1)]
    die: Annotated[list[Face], msgspec.Meta(min_length=6, max_length=6)]


class Figures(Section, frozen=True):
    """How many figures there are and how they come out of the Pagoda."""

    copies: Positive
    emperors: Count
    face_up: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=30000)]], msgspec.Meta(min_length=2, max_length=2)]


class Money(Section, frozen=True):
    """Everything that is paid or received."""

    start: Amount
    notes: Annotated[list[Note], msgspec.Meta(min_length=1, max_length=NOTE_KINDS)]
    unit: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    bank_pays: Amount
    toll: Amount
    toll_emperor: Amount
    value: Amount
    value_emperor: Amount


class Auction(Section, frozen=True):
    """How bids go up."""

    minimum: Amount
    step: Amount
    raise_steps: int
    bid_cap: Amount


class Goals(Section, frozen=True):
    """How many figures do what."""

    control: Positive
    distinct: Annotated[int, msgspec.Meta(ge=1, le=ANIMALS)]
    same: Positive
    special_same: Positive


class Components(Section, frozen=True):
    """All printed numbers of Mandarin."""

    game: About
    board: Board
    figures: Figures
    money: Money
    auction: Auction
    goals: Goals

    def __post_init__(self) -> None:
        figures, auction = self.figures, self.auction
        fewest, most = self.game.seats
        fair = fewest >= FEWEST_SEATS and most <= MOST_SEATS
        require(fair, "$.game.seats", f"{FEWEST_SEATS} to {MOST_SEATS} can play")
        require(
            self.board.spaces_per_sector == SECTOR_SPACES,
            "$.board.spaces_per_sector",
            f"the board has {SECTOR_SPACES} spaces to a sector",
        )
        require(figures.emperors <= figures.copies, "$.figures.emperors", "must not exceed copies")
        require(ANIMALS * figures.copies <= MOST_FIGURES, "$.figures.copies", f"at most {MOST_FIGURES} figures in all")
        require(figures.face_up[1] >= 1, "$.figures.face_up", "the denominator must be at least 1")
        require(figures.face_up[0] <= figures.face_up[1], "$.figures.face_up", "a chance is at most 1")
        require(auction.raise_steps == RAISES, "$.auction.raise_steps", f"must be {RAISES}: the actions are fixed")
        require(auction.bid_cap <= HIGHEST_CAP, "$.auction.bid_cap", f"must be at most {HIGHEST_CAP}")
        require(auction.minimum <= auction.bid_cap, "$.auction.minimum", "must not exceed bid_cap")
        require(auction.minimum >= self.money.unit, "$.auction.minimum", "must be at least the unit")
        require(auction.step >= self.money.unit, "$.auction.step", "must be at least the unit")
        self._check_amounts()

    def _check_amounts(self) -> None:
        """Everything can be paid in notes."""
        money, unit = self.money, self.money.unit
        for name in ("start", "bank_pays", "toll", "toll_emperor", "value", "value_emperor"):
            require(getattr(money, name) % unit == 0, f"$.money.{name}", f"must be a multiple of the unit {unit}")
        for name in ("minimum", "step", "bid_cap"):
            require(getattr(self.auction, name) % unit == 0, f"$.auction.{name}", f"must be a multiple of {unit}")
        values = [value for value, _ in money.notes]
        require(all(value % unit == 0 for value in values), "$.money.notes", f"values must be multiples of {unit}")
        require(min(values) == unit, "$.money.notes", "the smallest note must be the unit")
        require(values == sorted(set(values), reverse=True), "$.money.notes", "values must fall from note to note")


FORMER = {
    "game.title": None,
    "game.seats_min": "game.seats.0",
    "game.seats_max": "game.seats.1",
    "game.minutes": None,  # one number: how long a game usually lasts
    "board.animals": None,
    "limits.round_limit": "game.limit",
}

DTYPE = record.solid_dtype(
    [
        ("limit", "i4"),
        ("start", "i4"),
        ("unit", "i4"),
        ("bank_pays", "i4"),
        ("toll", "i4"),
        ("toll_emperor", "i4"),
        ("value", "i4"),
        ("value_emperor", "i4"),
        ("minimum", "i4"),
        ("step", "i4"),
        ("bid_cap", "i4"),
        ("notes", "i4", (NOTE_KINDS, 2)),
        ("face_up", "i2", (2,)),
        ("die", "i1", (6,)),
        ("spaces_per_sector", "i1"),
        ("character_space", "i1"),
        ("copies", "i1"),
        ("emperors", "i1"),
        ("control", "i1"),
        ("distinct", "i1"),
        ("same", "i1"),
        ("special_same", "i1"),
    ]
)


def freeze(parts: Components) -> Records:
    """The components as the record that the rules read."""
    frozen = record.new(DTYPE)
    frozen["limit"] = parts.game.limit
    for section, names in (
        (parts.money, ("start", "unit", "bank_pays", "toll", "toll_emperor", "value", "value_emperor")),
        (parts.auction, ("minimum", "step", "bid_cap")),
        (parts.board, ("spaces_per_sector", "character_space", "die")),
        (parts.figures, ("copies", "emperors", "face_up")),
        (parts.goals, ("control", "distinct", "same", "special_same")),
    ):
        for name in names:
            frozen[name][0] = getattr(section, name)
    frozen["notes"][0, : len(parts.money.notes)] = parts.money.notes
    return frozen
