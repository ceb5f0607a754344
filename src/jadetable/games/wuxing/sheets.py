"""Wu Xing on paper: the tiles, the board for them, Yin Yang tokens, and what sets pay."""

from collections.abc import Sequence
from functools import partial

from jadetable.almanac import ELEMENT_NAMES, SIGN_NAMES, find_element
from jadetable.core.words import Words
from jadetable.games.wuxing.components import Components, Tile
from jadetable.games.wuxing.state import KIND_NAMES, SPACES
from jadetable.printing.drawings import SEATS, TONES, clouds, die, ground, polygon, yin_yang
from jadetable.printing.letters import PLAIN
from jadetable.printing.parts import CARD, Board, Face, Kit, Part, Pieces
from jadetable.printing.pen import GOLD, HAIR, INK, PAPER, RED, SOFT, WHITE, Line, Pen, mix, tint
from jadetable.printing.pictures import animal

RADIUS, HEART = 29.0, 18.0  # of a tile and of what is inside its rim
SIDES = 5  # of a tile: four panels and the discard symbol
WIDE, HIGH = 56.6, 53.8
MIDDLE = RADIUS + 0.5  # of a tile, from its top
HALF_SIDE = 0.5878  # of a pentagon with radius 1: sin 36°
APOTHEM = 0.8090  # cos 36°
DIE = 6.6
TOKEN, GAP = 20.0, 2.0
LINE = 8.0  # of the score sheet


def sheets(parts: Components, say: Words) -> Kit:
    """Everything in the box."""
    seats, equipment = parts.game.seats[1], parts.equipment
    tiles = [Face(partial(_tile, tile, _name(tile, say))) for tile in parts.tiles.list]
    tokens = [Face(partial(_token, seat), equipment.tokens_per_player) for seat in range(seats)]
    found: list[Part] = [
        Board(say.text("wuxing-print-board"), (SPACES * (WIDE + 6) + 6, HIGH + 32), partial(_board, say)),
        Pieces(say.text("wuxing-print-tiles"), (WIDE, HIGH), tiles, _back, gap=GAP),
        Pieces(say.text("wuxing-print-tokens"), (TOKEN, TOKEN), tokens, gap=GAP),
        Pieces(say.text("wuxing-print-bonus"), CARD, [Face(partial(_bonus, parts, say), seats)]),
        Board(say.text("wuxing-print-scores"), (185, LINE * 11), partial(_scores, seats, say)),
    ]
    return Kit(found, [say.text("wuxing-print-dice", dice=equipment.dice)])


def _name(tile: Tile, say: Words) -> str:
    slug = tile.name.lower()
    if slug in SIGN_NAMES:
        return say.text(f"sign-{slug}")
    return say.text(f"element-{slug}" if slug in ELEMENT_NAMES else f"wuxing-stem-{slug}")


# --- tiles ------------------------------------------------------------------------------------------------------------


def _tile(tile: Tile, name: str, pen: Pen) -> None:
    """A pentagon; its panels stand clockwise from the bottom, so that turning it anti-clockwise brings the next."""
    tone = TONES[ELEMENT_NAMES[tile.colour]]
    with pen.at(WIDE / 2, MIDDLE):
        pen.path(polygon(RADIUS, SIDES), tint(tone, 0.4), line=Line(tone, 0.6))
        for number in range(SIDES):
            with pen.at(0, 0, turn=360 / SIDES * number):
                _panel(number, tile.panels[number] if number < len(tile.panels) else (), tone, pen)
        pen.path(polygon(HEART, SIDES), PAPER, line=Line(tone, 0.5))
        _heart(tile, name, tone, pen)


def _panel(number: int, faces: Sequence[int], tone: str, pen: Pen) -> None:
    """The panel at the bottom: its dice, or the discard symbol."""
    outer, inner = RADIUS - 0.6, HEART + 0.4
    shape = (
        f"M{-outer * HALF_SIDE} {outer * APOTHEM}H{outer * HALF_SIDE}"
        f"L{inner * HALF_SIDE} {inner * APOTHEM}H{-inner * HALF_SIDE}Z"
    )
    pen.path(shape, tint(tone, 0.75 if number == 0 else 0.24), line=Line(mix(PAPER, tone, 0.6), 0.3))
    y = (outer + inner) / 2 * APOTHEM
    for place, face in enumerate(faces):
        die(pen, face, ((place - (len(faces) - 1) / 2) * (DIE + 0.9), y), DIE)
    if not faces:
        pen.path(f"M-2.6 {y - 2.6}l5.2 5.2m0 -5.2l-5.2 5.2", line=Line(mix(tone, INK, 0.3), 1.4))


def _heart(tile: Tile, name: str, tone: str, pen: Pen) -> None:
    """The middle: the picture or the character, the name, the element and the value."""
    if tile.name.lower() in SIGN_NAMES:
        animal(pen, tile.name.lower(), 0, -4.6, 13.5)
        low = f"{tile.zh} {name}" if name != tile.zh else name
    else:
        pen.text((0, 0.6), tile.zh, 13, colour=tone)
        low = name
    if low != tile.zh:
        pen.text((0, 6.6), low, 3.6, widest=20)
    pen.circle(-5.2, 10.4, 2.9, tone)
    pen.text((-5.2, 11.8), find_element(ELEMENT_NAMES[tile.colour]).chinese, 3.8, colour=WHITE)
    pen.circle(5.2, 10.4, 2.9, tint(GOLD, 0.8), line=Line("#8a6410", 0.3))
    pen.text((5.2, 12.0), str(tile.value), 4.4)


def _back(pen: Pen) -> None:
    """The same for every tile."""
    with pen.at(WIDE / 2, MIDDLE):
        pen.path(polygon(RADIUS, SIDES), line=Line(HAIR, 0.2))
        pen.path(polygon(RADIUS - 3.5, SIDES), RED)
        pen.path(polygon(RADIUS - 5, SIDES), line=Line(GOLD, 0.35))
        yin_yang(pen, 0, 0, 8, mix(RED, INK, 0.5))
        clouds(pen, 0, 15.5, 20)


# --- the board --------------------------------------------------------------------------------------------------------


def _board(say: Words, pen: Pen) -> None:
    """A place for each tile, its bottom marked, and which way tiles turn."""
    wide, high = SPACES * (WIDE + 6) + 6, HIGH + 32
    pen.rect(0, 0, wide, high, tint("#1f7a5c", 0.16), line=Line("#1f7a5c", 0.8), bent=4)
    for space in range(SPACES):
        with pen.at(6 + space * (WIDE + 6) + WIDE / 2, 18 + RADIUS):
            pen.path(polygon(RADIUS + 1, SIDES), PAPER, line=Line("#1f7a5c", 0.4, (2, 1.5)))
            pen.path("M7 -6A9 9 0 1 0 9 2M9 2l-3.6 3M9 2l2.2 4", line=Line(SOFT, 0.7))
            y = (RADIUS + 1) * APOTHEM
            pen.path(f"M-17 {y}H17", line=Line(RED, 1.6))
            pen.path(f"M-4 {y + 2.5}h8l-4 4.5z", RED, solid=True)
    pen.text((wide / 2, 10), say.text("wuxing-title"), 5.6, colour="#1f7a5c", widest=wide - 20)
    pen.text((wide / 2, high - 3), say.text("wuxing-print-turn"), 3.4, font=PLAIN, colour=SOFT, widest=wide - 12)


def _token(seat: int, pen: Pen) -> None:
    """A Yin Yang token in the colour of a seat."""
    radius, tone = TOKEN / 2, SEATS[seat]
    pen.circle(radius, radius, radius - 0.2, PAPER, line=Line(INK, 0.25))
    yin_yang(pen, radius, radius, radius - 2, tone)


# --- scores -----------------------------------------------------------------------------------------------------------


def _bonus(parts: Components, say: Words, pen: Pen) -> None:
    """What sets of one colour and complete series pay."""
    wide, _ = CARD
    ground(pen, CARD, "#1f7a5c", 0.08)
    pen.text((wide / 2, 13), say.text("wuxing-print-bonus"), 5, colour=RED, widest=wide - 12)
    paid = [(count, points) for count, points in enumerate(parts.bonus.colour) if points]
    y = pen.words((7, 15, wide - 14, 6), say.text("wuxing-print-colour"), 3.2, font=PLAIN)
    for count, points in paid[-8:]:
        more = "+" if count == len(parts.bonus.colour) - 1 else ""
        for place, tone in enumerate(TONES.values()):
            pen.rect(9 + place * 4.2, y + 1, 3.4, 3.4, tone, bent=0.6)
        pen.text((40, y + 4.2), f"{count}{more}", 3.8)
        pen.text((wide - 9, y + 4.2), f"+{points}", 3.8, anchor="end", colour=RED)
        y += 5.4
    y = pen.words((7, y + 2, wide - 14, 6), say.text("wuxing-print-series"), 3.2, font=PLAIN)
    for kind, size, points in zip(KIND_NAMES, parts.bonus.series_size, parts.bonus.series, strict=True):
        pen.text((9, y + 4.2), say.text(f"wuxing-print-{kind}", size=size), 3.6, font=PLAIN, anchor="start", widest=32)
        pen.text((wide - 9, y + 4.2), f"+{points}", 3.8, anchor="end", colour=RED)
        y += 5.4


def _scores(seats: int, say: Words, pen: Pen) -> None:
    """A sheet to add up on: a column for each player."""
    first, wide = 49.0, 185.0
    column = (wide - first) / seats
    rows = [("", WHITE), (say.text("wuxing-print-values"), WHITE)]
    rows += [(say.text(f"element-{name}"), tint(tone, 0.25)) for name, tone in TONES.items()]
    rows += [(say.text(f"wuxing-print-{kind}", size=0), WHITE) for kind in KIND_NAMES]
    rows.append((say.text("wuxing-table-score"), tint(GOLD, 0.3)))
    for place, (name, fill) in enumerate(rows):
        pen.rect(0, place * LINE, wide, LINE, fill, line=Line(SOFT, 0.25))
        pen.text((2.5, place * LINE + 5.5), name, 4, font=PLAIN, anchor="start", widest=first - 5)
    for seat in range(seats):
        pen.path(f"M{first + seat * column} 0V{len(rows) * LINE}", line=Line(SOFT, 0.25))
