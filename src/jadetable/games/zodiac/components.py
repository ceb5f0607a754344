"""The printed numbers of Zodiac: load, validate, freeze."""

from typing import Annotated

import msgspec

from jadetable.core import record
from jadetable.core.components import About, Section, require
from jadetable.core.record import Records
from jadetable.games.zodiac.state import CAT, DECK_CAPACITY, PANGU, SIGNS, TYPES

Count = Annotated[int, msgspec.Meta(ge=0, le=127)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=127)]
Skips = Annotated[int, msgspec.Meta(ge=0, le=9)]


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


class Components(Section, frozen=True):
    """All printed numbers of Zodiac."""

    game: About
    deck: Deck
    deal: Deal
    limits: HandAndTable
    win: HandAndTable
    cat: Cat
    penalty: Penalty

    def __post_init__(self) -> None:
        total = sum(self.deck.sign_copies) + self.deck.cats + self.deck.pangus
        blank = self.deck.cats + self.deck.pangus
        most = self.game.seats[1]
        dealt = most * self.deal.hand
        require(self.game.seats[0] >= 2, "$.game.seats", "at least two must play")
        require(self.game.limit >= 1, "$.game.limit", "a game must end: at least 1 turn a seat")
        require(total <= DECK_CAPACITY, "$.deck", f"the deck has {total} cards, at most {DECK_CAPACITY} fit")
        require(self.deal.hand <= self.limits.hand, "$.deal.hand", "more cards are dealt than a hand may hold")
        require(
            dealt + blank + self.deal.upcard <= total,
            "$.deck",
            f"{total} cards are too few for {most} seats: a first sign could fail to turn up",
        )
        require(
            self.limits.hand + self.limits.table >= SIGNS,
            "$.limits",
            f"hand and table must have room for {SIGNS} cards",
        )
        require(self.win.hand + self.win.table == SIGNS, "$.win", f"hand and table must be {SIGNS} cards together")
        require(self.win.hand <= self.limits.hand, "$.win.hand", "must not exceed limits.hand")
        require(self.win.table <= self.limits.table, "$.win.table", "must not exceed limits.table")


FORMER = {
    "deck.signs": None,
    "slug": "game.slug",
    "players.min": "game.seats.0",
    "players.max": "game.seats.1",
    "engine.turns_per_seat": "game.limit",
    "engine.deck_capacity": None,
}

DTYPE = record.solid_dtype(
    [
        ("limit", "i2"),
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
    frozen["limit"] = parts.game.limit
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
