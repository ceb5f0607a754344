"""The numbers of Wu Xing: load, validate, freeze. What dice match which panel is worked out once, here."""

from typing import Annotated

import msgspec

from jadetable.almanac import ELEMENT_NAMES, SIGN_NAMES, STEM_NAMES
from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.components import About, Section, require
from jadetable.core.record import Numbers, Record, Records
from jadetable.games.wuxing.state import (
    COLOURS,
    DICE,
    FACES,
    KIND_NAMES,
    KINDS,
    MOST_DICE,
    MOST_SEATS,
    PAIR,
    PANELS,
    SPACES,
    TALLY_BITS,
    THROWS,
    TILE_NAMES,
    TILES,
)

SERIES_SIZES = (len(ELEMENT_NAMES), len(SIGN_NAMES), len(STEM_NAMES))
PAIRS_OF_KIND = (1, 2, 1)  # pair panels on each element, animal and stem

Points = Annotated[int, msgspec.Meta(ge=0, le=999)]
Value = Annotated[int, msgspec.Meta(ge=0, le=99)]
Face = Annotated[int, msgspec.Meta(ge=1, le=FACES)]
Panel = Annotated[list[Face], msgspec.Meta(min_length=1, max_length=MOST_DICE)]
KindNumber = Annotated[int, msgspec.Meta(ge=0, lt=KINDS)]
ColourNumber = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
TokenCount = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Equipment(Section, frozen=True):
    """Board, tokens, dice."""

    spaces: int
    tokens_per_player: TokenCount
    dice: int
    faces: int
    kinds: list[str]


class Bonus(Section, frozen=True):
    """What sets of one colour and complete series pay."""

    colour: Annotated[list[Points], msgspec.Meta(min_length=1, max_length=TILES + 1)]
    series: Annotated[list[Points], msgspec.Meta(min_length=KINDS, max_length=KINDS)]
    series_size: list[int]


class Tile(Section, frozen=True):
    """One tile; its panels in the order in which they come to the bottom."""

    name: str
    zh: Annotated[str, msgspec.Meta(min_length=1, max_length=1)]
    kind: KindNumber
    colour: ColourNumber
    value: Value
    panels: Annotated[list[Panel], msgspec.Meta(min_length=PANELS, max_length=PANELS)]


class Tiles(Section, frozen=True):
    """All tiles; a tile's number is its place in the list."""

    list: Annotated[list[Tile], msgspec.Meta(min_length=TILES, max_length=TILES)]


class Components(Section, frozen=True):
    """All numbers of Wu Xing."""

    game: About
    equipment: Equipment
    bonus: Bonus
    tiles: Tiles

    def __post_init__(self) -> None:
        fewest, most = self.game.seats
        equipment = self.equipment
        kinds = tuple(equipment.kinds)
        require(fewest >= 2 and most <= MOST_SEATS, "$.game.seats", f"2 to {MOST_SEATS} can play")
        require(self.game.limit >= 1, "$.game.limit", "a game must end: at least 1 turn")
        require(equipment.spaces == SPACES, "$.equipment.spaces", f"must be {SPACES}")
        require(equipment.dice == DICE, "$.equipment.dice", f"must be {DICE}")
        require(equipment.faces == FACES, "$.equipment.faces", f"must be {FACES}")
        require(kinds == KIND_NAMES, "$.equipment.kinds", f"must be {', '.join(KIND_NAMES)}")
        require(tuple(self.bonus.series_size) == SERIES_SIZES, "$.bonus.series_size", f"must be {list(SERIES_SIZES)}")
        self._check_tiles()

    def _check_tiles(self) -> None:
        """The 27 by name, so many of each kind, with the right number of pair panels."""
        tiles = self.tiles.list
        names = tuple(tile.name.lower() for tile in tiles)
        require(names == TILE_NAMES, "$.tiles.list", "the order is Wood ... Water, Rat ... Pig, Jia ... Gui")
        for kind, size in enumerate(SERIES_SIZES):
            found = sum(tile.kind == kind for tile in tiles)
            require(found == size, "$.tiles.list", f"there must be {size} tiles of kind {kind}, not {found}")
        for number, tile in enumerate(tiles):
            pairs = sum(len(panel) == PAIR for panel in tile.panels)
            wanted = PAIRS_OF_KIND[tile.kind]
            why = f"{tile.name} must have exactly {wanted} panel{'s' if wanted > 1 else ''} of two dice, not {pairs}"
            require(pairs == wanted, f"$.tiles.list[{number}].panels", why)


FORMER = {
    "game.players": "game.seats",
    "game.spaces": "equipment.spaces",
    "game.tokens_per_player": "equipment.tokens_per_player",
    "game.dice": "equipment.dice",
    "game.faces": "equipment.faces",
    "game.kinds": "equipment.kinds",
    "game.colours": None,
    "engine.max_turns": "game.limit",
    "zodiac": None,
}

DTYPE = record.solid_dtype(
    [
        ("tally", "i8", (TILES,)),  # 1 in the tile's colour and 1 in its kind, see state.TALLY_BITS
        ("claim_bits", "i4", (TILES, PANELS)),  # bit r: throw r matches the panel
        ("capture_bits", "i4", (TILES,)),  # bit r: throw r matches one of the tile's pair panels
        ("glyph", "i4", (TILES,)),
        ("colour_bonus", "i2", (TILES + 1,)),
        ("series_bonus", "i2", (KINDS,)),
        ("limit", "i2"),
        ("colour_bonus_n", "i1"),  # how many steps of the colour bonus are printed
        ("tokens_per_player", "i1"),
        ("series_size", "i1", (KINDS,)),
        ("kind", "i1", (TILES,)),
        ("colour", "i1", (TILES,)),
        ("value", "i1", (TILES,)),
        ("panel_size", "i1", (TILES, PANELS)),
        ("panels", "i1", (TILES, PANELS, MOST_DICE)),
        ("throw_of", "i1", (FACES + 1, FACES + 1)),  # the number r of a throw, by its two faces
        ("capture_n", "i1", (THROWS,)),
        ("capture_list", "i1", (THROWS, TILES)),  # the tiles that throw r can capture
    ]
)


def freeze(parts: Components) -> Records:
    """The components as the record that the rules read."""
    frozen = record.new(DTYPE)
    bonus = parts.bonus
    frozen["limit"] = parts.game.limit
    frozen["tokens_per_player"] = parts.equipment.tokens_per_player
    frozen["colour_bonus"][0, : len(bonus.colour)] = bonus.colour
    frozen["colour_bonus_n"] = len(bonus.colour)
    frozen["series_bonus"][0] = bonus.series
    frozen["series_size"][0] = bonus.series_size
    for number, tile in enumerate(parts.tiles.list):
        frozen["kind"][0, number] = tile.kind
        frozen["colour"][0, number] = tile.colour
        frozen["value"][0, number] = tile.value
        frozen["glyph"][0, number] = ord(tile.zh)
        for place, panel in enumerate(tile.panels):
            frozen["panel_size"][0, number, place] = len(panel)
            frozen["panels"][0, number, place, : len(panel)] = panel
    return frozen


# --- what follows from the printed numbers ----------------------------------------------------------------------------


@rule
def matches(a: int, b: int, panel: Numbers, size: int) -> bool:
    """One die of the panel must be thrown, or both of two, or two of three, each thrown die serving once (R6)."""
    with_a, with_b = 0, 0
    for place in range(size):
        with_a += 1 if panel[place] == a else 0
        with_b += 1 if panel[place] == b else 0
    if size == 1:
        return with_a + with_b > 0
    return with_a >= DICE if a == b else with_a > 0 and with_b > 0


@rule
def judge_throw(c: Record, throw: int, a: int, b: int) -> None:
    """Which panels a throw matches, and which tiles it captures."""
    for tile in range(TILES):
        captures = False
        for place in range(PANELS):
            size = int(c.panel_size[tile, place])
            if matches(a, b, c.panels[tile, place], size):
                c.claim_bits[tile, place] = int(c.claim_bits[tile, place]) | (1 << throw)
                captures = captures or size == PAIR
        if captures:
            c.capture_bits[tile] = int(c.capture_bits[tile]) | (1 << throw)
            c.capture_list[throw, int(c.capture_n[throw])] = tile
            c.capture_n[throw] = int(c.capture_n[throw]) + 1


@rule
def derive(c: Record) -> None:
    """Number the throws without order and judge them, tally each tile, go on with the last step of the colour bonus."""
    throw = 0
    for a in range(1, FACES + 1):
        for b in range(a, FACES + 1):
            c.throw_of[a, b] = throw
            c.throw_of[b, a] = throw
            judge_throw(c, throw, a, b)
            throw += 1
    for tile in range(TILES):
        c.tally[tile] = (1 << TALLY_BITS * int(c.colour[tile])) + (1 << TALLY_BITS * (COLOURS + int(c.kind[tile])))
    printed = int(c.colour_bonus_n)
    for count in range(printed, TILES + 1):
        c.colour_bonus[count] = c.colour_bonus[printed - 1]
