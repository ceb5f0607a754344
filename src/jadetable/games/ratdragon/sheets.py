"""The Rat and the Dragon on paper: the sheets to draw on, and the cards of the guests."""

from functools import partial

from jadetable.core.words import Words
from jadetable.games.ratdragon.components import Components
from jadetable.games.ratdragon.state import CREATURE_NAMES
from jadetable.printing.drawings import back, ground, tone_of
from jadetable.printing.letters import PLAIN
from jadetable.printing.parts import CARD, Board, Face, Kit, Part, Pieces
from jadetable.printing.pen import GOLD, HAIR, INK, PAPER, RED, SOFT, WHITE, Line, Pen, tint
from jadetable.printing.pictures import animal

SHEET = (188.0, 256.0)
HEAD = 14.0  # of a sheet, for the name
GRID = (136.0, 168.0)  # what the squares have room in
LIST = 142.0  # where the list of creatures begins
ROW = 13.5
COUPLES = 10  # in a row
COUPLE = 17.0  # how high one is
YANG, YIN = "yang", "ying"


def sheets(parts: Components, say: Words) -> Kit:
    """A sheet for each player, a card for each creature."""
    cards = [Face(partial(_card, place, parts, say)) for place in range(parts.zodiac_cards.count)]
    dice = say.text(
        "ratdragon-print-dice", matching=parts.dice.matching, single=parts.dice.single, sides=parts.dice.sides
    )
    found: list[Part] = [
        Board(say.text("ratdragon-print-sheets"), SHEET, partial(_sheet, parts, say), copies=parts.game.seats[1]),
        Pieces(say.text("ratdragon-print-cards"), CARD, cards, back(CARD)),
    ]
    return Kit(found, [dice, say.text("ratdragon-print-pencils")])


def _creature(number: int) -> str:
    return CREATURE_NAMES[number - 1]


# --- marks ------------------------------------------------------------------------------------------------------------


def _kind(pen: Pen, kind: str, x: float, y: float, radius: float) -> None:
    """Yang is light, Yin is dark."""
    pen.circle(x, y, radius, WHITE if kind == YANG else "#1d2a3a", line=Line(INK, 0.3), solid=kind == YIN)


def _parity(pen: Pen, odd: int, box: tuple[float, float, float, float]) -> None:
    """Odd is striped, even is dotted."""
    x, y, wide, high = box
    pen.rect(x, y, wide, high, WHITE, line=Line(SOFT, 0.25))
    step = 1.2
    with pen.inside(*box):
        if odd:
            for number in range(int((wide + high) / step) + 1):
                pen.path(f"M{x + number * step} {y}l{-high} {high}", line=Line(SOFT, 0.3))
            return
        for across in range(int(wide / step)):
            for down in range(int(high / step)):
                pen.circle(x + (across + 0.5) * step, y + (down + 0.5) * step, 0.28, SOFT, solid=True)


# --- the sheet --------------------------------------------------------------------------------------------------------


def _sheet(parts: Components, say: Words, pen: Pen) -> None:
    """Squares to draw on, the creatures beside them, couples and sums below."""
    wide, _ = SHEET
    pen.text((0, 8), say.text("ratdragon-title"), 6, colour=RED, anchor="start", widest=100)
    pen.text((112, 8), say.text("ratdragon-print-name"), 3.6, font=PLAIN, colour=SOFT, anchor="start")
    pen.path(f"M128 9H{wide}", line=Line(SOFT, 0.3))
    with pen.at(0, HEAD):
        _grid(parts, pen)
    with pen.at(LIST, HEAD):
        _list(parts, say, pen)
    top = HEAD + GRID[1] + 5
    with pen.at(0, top):
        high = _couples(parts, say, pen)
    with pen.at(0, top + high + 4):
        _sums(parts, say, pen)


def _grid(parts: Components, pen: Pen) -> None:
    columns, rows = parts.sheet.width, parts.sheet.height
    side = min(GRID[0] / columns, GRID[1] / rows)
    pen.rect(0, 0, columns * side, rows * side, WHITE, line=Line(INK, 0.8))
    for column in range(1, columns):
        pen.path(f"M{column * side} 0V{rows * side}", line=Line(HAIR, 0.3))
    for row in range(1, rows):
        pen.path(f"M0 {row * side}H{columns * side}", line=Line(HAIR, 0.3))


def _list(parts: Components, say: Words, pen: Pen) -> None:
    """Every creature: number, picture, name, Yang or Yin, odd or even."""
    table = parts.creatures
    wide = SHEET[0] - LIST
    for place, number in enumerate(table.number):
        with pen.at(0, place * ROW):
            pen.rect(0, 0.4, wide, ROW - 0.8, tint(tone_of(_creature(number)), 0.1), line=Line(HAIR, 0.2), bent=1.5)
            pen.text((5.5, 9), str(number), 6.2, colour=RED)
            animal(pen, _creature(number), 16.5, ROW / 2, 10.5)
            pen.text((24, 5.9), say.text(f"sign-{_creature(number)}"), 3.9, anchor="start", widest=20)
            _kind(pen, table.kind[place], 25.8, 9.6, 1.8)
            _parity(pen, table.parity[place], (29.6, 7.8, 4.8, 3.6))
            squares = say.text("ratdragon-print-squares", count=table.squares[place])
            pen.text((wide - 1.5, 10.9), squares, 2.5, font=PLAIN, colour=SOFT, anchor="end", widest=9)
    with pen.at(0, len(table.number) * ROW + 1):
        for x, kind in ((1.5, YANG), (23.5, YIN)):
            _kind(pen, kind, x + 1, 2, 1.5)
            name = "ratdragon-table-yang" if kind == YANG else "ratdragon-table-yin"
            pen.text((x + 4, 3), say.text(name), 2.9, font=PLAIN, colour=SOFT, anchor="start")
            _parity(pen, int(kind == YANG), (x - 0.6, 5.4, 3.6, 2.4))
            name = "ratdragon-table-odd" if kind == YANG else "ratdragon-table-even"
            pen.text((x + 4, 7.6), say.text(name), 2.9, font=PLAIN, colour=SOFT, anchor="start")


def _couples(parts: Components, say: Words, pen: Pen) -> float:
    """A field for each pair: its two numbers and its points. Returns how high they are."""
    pen.text((0, 3.4), say.text("ratdragon-table-couples"), 4, colour=RED, anchor="start")
    step = SHEET[0] / COUPLES
    for number in range(parts.sheet.pair_columns):
        row, column = divmod(number, COUPLES)
        x, y = column * step, 5 + row * COUPLE
        pen.rect(x + 0.4, y, step - 0.8, COUPLE - 1, WHITE, line=Line(SOFT, 0.3), bent=1)
        pen.path(f"M{x + 0.4} {y + 8}h{step - 0.8}M{x + step / 2} {y}v8", line=Line(HAIR, 0.25))
        pen.text((x + 1.4, y + COUPLE - 2.2), str(number + 1), 2.2, font=PLAIN, colour=SOFT, anchor="start")
    return 5 + -(-parts.sheet.pair_columns // COUPLES) * COUPLE


def _sums(parts: Components, say: Words, pen: Pen) -> None:
    """What counts at the end, from left to right."""
    names = ["pairs", "unpaired", "missing", "empty", "stuck", "total"]
    signs = ["+", f"− 1/{parts.scoring.unpaired_divisor}", "−", "−", "−", "="]
    step = SHEET[0] / len(names)
    for place, (name, mark) in enumerate(zip(names, signs, strict=True)):
        x = place * step
        is_total = name == "total"
        pen.rect(x + 0.4, 5, step - 0.8, 13, tint(GOLD, 0.3) if is_total else WHITE, line=Line(SOFT, 0.4), bent=1)
        pen.text((x + step / 2, 3.6), say.text(f"ratdragon-table-{name}"), 3.1, font=PLAIN, widest=step - 2)
        pen.text((x + 2, 9.2), mark, 3, font=PLAIN, colour=SOFT, anchor="start")
    alone = say.text("ratdragon-print-alone")
    pen.text((3.5 * step + step / 2, 21.4), alone, 2.7, font=PLAIN, colour=SOFT, widest=2 * step)


# --- the cards --------------------------------------------------------------------------------------------------------


def _card(place: int, parts: Components, say: Words, pen: Pen) -> None:
    """A guest: number, picture, name, kind, and what it costs when it stays away."""
    table, wide = parts.creatures, CARD[0]
    number = table.number[place]
    name = _creature(number)
    tone = tone_of(name)
    ground(pen, CARD, tone)
    pen.text((12.5, 18), str(number), 14, colour=tone, widest=15)
    pen.circle(wide / 2, 41, 20, PAPER, line=Line(tone, 0.3))
    animal(pen, name, wide / 2, 41, 35)
    pen.text((wide / 2, 71), say.text(f"sign-{name}"), 7, colour=tone, widest=wide - 14)
    kind = "ratdragon-table-yang" if table.kind[place] == YANG else "ratdragon-table-yin"
    parity = "ratdragon-table-odd" if table.parity[place] else "ratdragon-table-even"
    _kind(pen, table.kind[place], 11, 77.5, 2)
    pen.text((15, 79), say.text(kind), 3.4, font=PLAIN, anchor="start", widest=16)
    _parity(pen, table.parity[place], (wide - 14, 75.6, 5.6, 3.8))
    pen.text((wide - 16, 79), say.text(parity), 3.4, font=PLAIN, anchor="end", widest=16)
    cost = say.text("ratdragon-print-guest", cost=table.value[place])
    pen.text((wide - 8, 14), cost, 3.4, font=PLAIN, colour=SOFT, anchor="end", widest=30)
