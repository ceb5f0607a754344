"""The numbers of Wu Xing: load, validate, freeze. What dice match which panel is worked out once, here."""

import functools
from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import msgspec

from jadetable.almanac import ELEMENT_NAMES, SIGN_NAMES, STEM_NAMES
from jadetable.core import record
from jadetable.core.components import Section, require
from jadetable.core.record import Records
from jadetable.games.wuxing.state import (
    COLOURS,
    DICE,
    FACES,
    KIND_NAMES,
    KINDS,
    PANELS,
    SEATS,
    SPACES,
    TALLY_BITS,
    THROWS,
    TILE_NAMES,
    TILES,
)

SERIES_SIZES = (len(ELEMENT_NAMES), len(SIGN_NAMES), len(STEM_NAMES))
PAIRS_OF_KIND = (1, 2, 1)  # pair panels on each element, animal and stem
PAIR = 2

Points = Annotated[int, msgspec.Meta(ge=0, le=999)]
Value = Annotated[int, msgspec.Meta(ge=0, le=99)]
Face = Annotated[int, msgspec.Meta(ge=1, le=FACES)]
Panel = Annotated[list[Face], msgspec.Meta(min_length=1, max_length=3)]
KindNumber = Annotated[int, msgspec.Meta(ge=0, lt=KINDS)]
ColourNumber = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
SeatCount = Annotated[int, msgspec.Meta(ge=2, le=SEATS)]
TokenCount = Annotated[int, msgspec.Meta(ge=0, le=99)]
TurnCount = Annotated[int, msgspec.Meta(ge=1, le=65535)]


class Equipment(Section, frozen=True):
    """Seats, board, tokens, dice."""

    slug: str
    players: Annotated[list[SeatCount], msgspec.Meta(min_length=2, max_length=2)]
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


class Engine(Section, frozen=True):
    """Bounds that are not rules."""

    max_turns: TurnCount


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

    game: Equipment
    bonus: Bonus
    engine: Engine
    tiles: Tiles

    def __post_init__(self) -> None:
        game = self.game
        require(game.slug == "wuxing", "$.game.slug", "these are not components of wuxing")
        require(game.players[0] <= game.players[1], "$.game.players", "the fewest must not exceed the most")
        require(game.spaces == SPACES, "$.game.spaces", f"must be {SPACES}")
        require(game.dice == DICE, "$.game.dice", f"must be {DICE}")
        require(game.faces == FACES, "$.game.faces", f"must be {FACES}")
        require(tuple(game.kinds) == KIND_NAMES, "$.game.kinds", f"must be {', '.join(KIND_NAMES)}")
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


DTYPE = record.solid_dtype(
    [
        ("tally", "i8", (TILES,)),  # 1 in the tile's colour and 1 in its kind, see state.TALLY_BITS
        ("claim_bits", "i4", (TILES, PANELS)),  # bit r: throw r matches the panel
        ("capture_bits", "i4", (TILES,)),  # bit r: throw r matches one of the tile's pair panels
        ("glyph", "i4", (TILES,)),
        ("colour_bonus", "i2", (TILES + 1,)),
        ("series_bonus", "i2", (KINDS,)),
        ("tokens_per_player", "i1"),
        ("series_size", "i1", (KINDS,)),
        ("kind", "i1", (TILES,)),
        ("colour", "i1", (TILES,)),
        ("value", "i1", (TILES,)),
        ("panel_size", "i1", (TILES, PANELS)),
        ("panels", "i1", (TILES, PANELS, 3)),
        ("throw_of", "i1", (FACES + 1, FACES + 1)),  # the number r of a throw, by its two faces
        ("capture_n", "i1", (THROWS,)),
        ("capture_list", "i1", (THROWS, TILES)),  # the tiles that throw r can capture
    ]
)


def throws() -> list[tuple[int, int]]:
    """All throws of two dice without order, by number."""
    return [(a, b) for a in range(1, FACES + 1) for b in range(a, FACES + 1)]


def matches(throw: tuple[int, int], panel: Sequence[int]) -> bool:
    """One die of the panel must be thrown, or both of two, or two of three, each thrown die serving once (R6)."""
    thrown, shown = Counter(throw), Counter(panel)
    return bool(thrown & shown) if len(panel) == 1 else thrown <= shown


@functools.cache
def _bits(panel: tuple[int, ...]) -> int:
    return sum(1 << number for number, throw in enumerate(throws()) if matches(throw, panel))


def _freeze_tiles(frozen: Records, tiles: list[Tile]) -> None:
    """What each tile is worth, shows, and is matched by."""
    for number, tile in enumerate(tiles):
        frozen["kind"][0, number] = tile.kind
        frozen["colour"][0, number] = tile.colour
        frozen["value"][0, number] = tile.value
        frozen["glyph"][0, number] = ord(tile.zh)
        frozen["tally"][0, number] = (1 << TALLY_BITS * tile.colour) + (1 << TALLY_BITS * (COLOURS + tile.kind))
        for place, panel in enumerate(tile.panels):
            frozen["panel_size"][0, number, place] = len(panel)
            frozen["panels"][0, number, place, : len(panel)] = panel
            frozen["claim_bits"][0, number, place] = _bits(tuple(panel))
            if len(panel) == PAIR:
                frozen["capture_bits"][0, number] |= _bits(tuple(panel))


def _freeze_throws(frozen: Records) -> None:
    """Which tiles each throw captures."""
    for number, (a, b) in enumerate(throws()):
        frozen["throw_of"][0, a, b] = frozen["throw_of"][0, b, a] = number
        captured = [tile for tile in range(TILES) if int(frozen["capture_bits"][0, tile]) >> number & 1]
        frozen["capture_n"][0, number] = len(captured)
        frozen["capture_list"][0, number, : len(captured)] = captured


def freeze(parts: Components) -> Records:
    """The components as the record that the rules read."""
    frozen = record.new(DTYPE)
    bonus = parts.bonus
    longest = len(bonus.colour) - 1
    frozen["colour_bonus"][0] = [bonus.colour[min(count, longest)] for count in range(TILES + 1)]
    frozen["series_bonus"][0] = bonus.series
    frozen["series_size"][0] = bonus.series_size
    frozen["tokens_per_player"] = parts.game.tokens_per_player
    _freeze_tiles(frozen, parts.tiles.list)
    _freeze_throws(frozen)
    return frozen


def seat_range(parts: Components) -> tuple[int, int]:
    """The fewest and most seats."""
    return parts.game.players[0], parts.game.players[1]


def option_defaults(parts: Components) -> dict[str, int]:
    """Options whose default is a number of the components file."""
    return {"max_turns": parts.engine.max_turns}
