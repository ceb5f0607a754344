"""The printed numbers of Zodiac: load, validate, freeze."""

from typing import Annotated

import msgspec

from jadetable.core import record
from jadetable.core.components import Section, require
from jadetable.core.record import MAX_SEATS, Records
from jadetable.games.zodiac.state import CAT, DECK_CAPACITY, PANGU, SIGNS, TYPES

Count = Annotated[int, msgspec.Meta(ge=0, le=127)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=127)]
Skips = Annotated[int, msgspec.Meta(ge=0, le=9)]
SeatCount = Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)]
TurnCount = Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Players(Section, frozen=True):
    """How many may play."""

    min: SeatCount
    max: SeatCount


class Deck(Section, frozen=True):
    """How many copies of each card."""

    sign_copies: Annotated[list[Count], msgspec.Meta(min_length=SIGNS, max_length=SIGNS)]
    cats: Count
    pangus: Count


class Deal(Section, frozen=True):
    """The cards given at the start."""

    hand: Count
    upcard: Positive


class HandAndTable(Section, frozen=True):
    """Two places, two numbers."""

    hand: Count
    table: Count


class Cat(Section, frozen=True):
    """What a Cat does."""

    skips: Skips


class Penalty(Section, frozen=True):
    """What mistakes cost."""

    overlimit_signs: Positive  # with none, too many cards could never be put right
    overlimit_skips: Skips
    false_call_signs: Count
    false_call_skips: Skips


class Engine(Section, frozen=True):
    """Bounds that are not rules."""

    turns_per_seat: TurnCount
    deck_capacity: int


class Components(Section, frozen=True):
    """All printed numbers of Zodiac."""

    slug: str
    players: Players
    deck: Deck
    deal: Deal
    limits: HandAndTable
    win: HandAndTable
    cat: Cat
    penalty: Penalty
    engine: Engine

    def __post_init__(self) -> None:
        total = sum(self.deck.sign_copies) + self.deck.cats + self.deck.pangus
        blank = self.deck.cats + self.deck.pangus
        dealt = self.players.max * self.deal.hand
        require(self.slug == "zodiac", "$.slug", "these are not components of zodiac")
        require(self.players.min <= self.players.max, "$.players", "min must not exceed max")
        require(self.engine.deck_capacity == DECK_CAPACITY, "$.engine.deck_capacity", f"must be {DECK_CAPACITY}")
        require(total <= DECK_CAPACITY, "$.deck", f"the deck has {total} cards, at most {DECK_CAPACITY} fit")
        require(self.deal.hand <= self.limits.hand, "$.deal.hand", "more cards are dealt than a hand may hold")
        require(
            dealt + blank + self.deal.upcard <= total,
            "$.deck",
            f"{total} cards are too few for {self.players.max} seats: a first sign could fail to turn up",
        )
        require(
            self.limits.hand + self.limits.table >= SIGNS,
            "$.limits",
            f"hand and table must have room for {SIGNS} cards",
        )
        require(self.win.hand + self.win.table == SIGNS, "$.win", f"hand and table must be {SIGNS} cards together")
        require(self.win.hand <= self.limits.hand, "$.win.hand", "must not exceed limits.hand")
        require(self.win.table <= self.limits.table, "$.win.table", "must not exceed limits.table")


DTYPE = record.solid_dtype(
    [
        ("copies", "i1", (TYPES,)),
        ("deal_hand", "i1"),
        ("upcards", "i1"),
        ("limit_hand", "i1"),
        ("limit_table", "i1"),
        ("win_hand", "i1"),
        ("win_table", "i1"),
        ("cat_skips", "i1"),
        ("overlimit_signs", "i1"),
        ("overlimit_skips", "i1"),
        ("false_call_signs", "i1"),
        ("false_call_skips", "i1"),
    ]
)


def freeze(parts: Components) -> Records:
    """The components as the record that the rules read."""
    frozen = record.new(DTYPE)
    frozen["copies"][0, :SIGNS] = parts.deck.sign_copies
    frozen["copies"][0, CAT] = parts.deck.cats
    frozen["copies"][0, PANGU] = parts.deck.pangus
    frozen["deal_hand"] = parts.deal.hand
    frozen["upcards"] = parts.deal.upcard
    frozen["limit_hand"] = parts.limits.hand
    frozen["limit_table"] = parts.limits.table
    frozen["win_hand"] = parts.win.hand
    frozen["win_table"] = parts.win.table
    frozen["cat_skips"] = parts.cat.skips
    for name in ("overlimit_signs", "overlimit_skips", "false_call_signs", "false_call_skips"):
        frozen[name] = getattr(parts.penalty, name)
    return frozen


def seat_range(parts: Components) -> tuple[int, int]:
    """The fewest and most seats."""
    return parts.players.min, parts.players.max


def option_defaults(parts: Components) -> dict[str, int]:
    """Options whose default is a printed number."""
    return {"turns_per_seat": parts.engine.turns_per_seat}
