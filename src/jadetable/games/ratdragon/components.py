"""The printed numbers of The Rat and the Dragon: load, validate, freeze."""

from typing import Annotated, Literal

import msgspec

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.components import About, Section, require
from jadetable.core.record import Record, Records
from jadetable.games.ratdragon.state import CREATURES, MOST_CREATURES, MOST_SEATS, NUMBERS, SIDE

Side = Annotated[int, msgspec.Meta(ge=1, le=SIDE)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=127)]
Count = Annotated[int, msgspec.Meta(ge=0, le=127)]
Cards = Annotated[int, msgspec.Meta(ge=0, le=CREATURES)]
Columns = Annotated[int, msgspec.Meta(ge=1, le=20)]
Total = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Number = Annotated[int, msgspec.Meta(ge=1, le=CREATURES)]
Parity = Annotated[int, msgspec.Meta(ge=0, le=1)]
PairKinds = Literal["yang_ying", "any"]
KINDS = ("yang", "ying")  # in the order of YANG and YIN, spelled as the rulebook does
PAIR_RULES = ("yang_ying", "any")


class Dice(Section, frozen=True):
    """Two dice of one colour, one of another."""

    matching: int
    single: int
    sides: Positive


class Sheet(Section, frozen=True):
    """The grid each seat draws on."""

    width: Side
    height: Side
    pair_columns: Columns


class Scoring(Section, frozen=True):
    """What counts at the end."""

    pair_kinds: PairKinds
    pair_points: Literal["difference"]
    unpaired_divisor: Positive
    guest_cost: Literal["value"]
    solo_empty_cost: Count
    solo_win_above: Total


class ZodiacCards(Section, frozen=True):
    """One card for each creature; some are turned up as guests."""

    count: Cards
    face_up: Cards


class Creatures(Section, frozen=True):
    """The creatures, one place in each list."""

    number: list[Number]
    kind: list[Literal["yang", "ying"]]
    squares: list[Positive]
    value: list[Count]
    parity: list[Parity]


class Components(Section, frozen=True):
    """All printed numbers of The Rat and the Dragon."""

    game: About
    dice: Dice
    sheet: Sheet
    scoring: Scoring
    zodiac_cards: ZodiacCards
    creatures: Creatures

    def __post_init__(self) -> None:
        require(self.game.seats[1] <= MOST_SEATS, "$.game.seats", f"at most {MOST_SEATS} can play")
        require(self.dice.matching == 2, "$.dice.matching", "must be 2")
        require(self.dice.single == 1, "$.dice.single", "must be 1")
        self._check_creatures()
        self._check_room_for_creatures()

    def _check_creatures(self) -> None:
        """The lists fit together, and every number the dice can show has a creature."""
        table = self.creatures
        count = len(table.number)
        for name in ("kind", "squares", "value", "parity"):
            require(len(getattr(table, name)) == count, f"$.creatures.{name}", f"must have {count} entries")
        require(len(set(table.number)) == count, "$.creatures.number", "a number stands there twice")
        for number in range(1, 2 * self.dice.sides + 1):
            require(number in table.number, "$.creatures.number", f"the dice can show {number}, which is no creature")
        require(self.zodiac_cards.count == count, "$.zodiac_cards.count", f"must be {count}: a card for each creature")
        require(self.zodiac_cards.face_up <= count, "$.zodiac_cards.face_up", "more guests than cards")

    def _check_room_for_creatures(self) -> None:
        """Only one-square creatures of both parities could fill a sheet with more creatures than the record holds."""
        squares = self.sheet.width * self.sheet.height
        tiny = {p for p, n in zip(self.creatures.parity, self.creatures.squares, strict=True) if n == 1}
        require(
            len(tiny) < 2 or squares <= MOST_CREATURES,
            "$.creatures.squares",
            f"one-square creatures of both parities need a sheet of at most {MOST_CREATURES} squares",
        )


FORMER = {
    "game.title": None,
    "game.players_min": "game.seats.0",
    "game.players_max": "game.seats.1",
    "game.minutes": "game.minutes.1",
    "game.age": None,
    "creatures.name": None,
}

DTYPE = record.solid_dtype(
    [
        ("full_row", "i4"),
        ("solo_win_above", "i2"),
        ("squares", "i1", (NUMBERS,)),
        ("value", "i1", (NUMBERS,)),
        ("parity", "i1", (NUMBERS,)),
        ("kind", "i1", (NUMBERS,)),
        ("card", "i1", (CREATURES,)),
        ("cards", "i1"),
        ("face_up", "i1"),
        ("width", "i1"),
        ("height", "i1"),
        ("sides", "i1"),
        ("pair_columns", "i1"),
        ("pair_rule", "i1"),
        ("unpaired_divisor", "i1"),
        ("solo_empty_cost", "i1"),
        ("most_squares", "i1"),
    ]
)


def freeze(parts: Components) -> Records:
    """The components as the record that the rules read."""
    frozen = record.new(DTYPE)
    table = parts.creatures
    for place, number in enumerate(table.number):
        frozen["card"][0, place] = number
        frozen["squares"][0, number] = table.squares[place]
        frozen["value"][0, number] = table.value[place]
        frozen["parity"][0, number] = table.parity[place]
        frozen["kind"][0, number] = KINDS.index(table.kind[place])
    frozen["cards"] = parts.zodiac_cards.count
    frozen["face_up"] = parts.zodiac_cards.face_up
    frozen["width"] = parts.sheet.width
    frozen["height"] = parts.sheet.height
    frozen["sides"] = parts.dice.sides
    frozen["pair_columns"] = parts.sheet.pair_columns
    frozen["pair_rule"] = PAIR_RULES.index(parts.scoring.pair_kinds)
    for name in ("unpaired_divisor", "solo_empty_cost", "solo_win_above"):
        frozen[name] = getattr(parts.scoring, name)
    return frozen


@rule
def derive(c: Record) -> None:
    """What follows from the printed numbers: a full row of squares, and the size of the largest creature."""
    c.full_row = (1 << int(c.width)) - 1
    for card in range(int(c.cards)):
        c.most_squares = max(int(c.most_squares), int(c.squares[int(c.card[card])]))
