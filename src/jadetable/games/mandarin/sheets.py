"""Mandarin on paper: the round board, the figures, money, collection cards and pawns."""

from functools import partial

from jadetable.almanac import SIGN_NAMES, find_sign
from jadetable.core.words import Words
from jadetable.games.mandarin.components import Components
from jadetable.games.mandarin.state import ANIMALS, SECTOR_SPACES, SPACES
from jadetable.printing.drawings import SEATS, clouds, on_circle, sector, tone_of
from jadetable.printing.letters import PLAIN
from jadetable.printing.parts import Board, Face, Kit, Part, Pieces
from jadetable.printing.pen import GOLD, INK, PAPER, RED, SOFT, WHITE, Line, Pen, mix, tint
from jadetable.printing.pictures import animal

RIM, RING, COURT = 180.0, 142.0, 92.0  # radii of the board: its edge, where spaces end, the middle
EDGE = 3.0
SECTOR, STEP = 360 / ANIMALS, 360 / SPACES
FIGURE, PAWN, GAP = 25.0, 22.0, 3.0
NOTE = (92.0, 44.0)
PLACE = (31.0, 34.0)  # of one animal on a collection card
ACROSS = 6  # places beside each other
NOTE_TONES = ("#7a4a1d", "#1f7a5c", "#1f5fa8", "#a32a22")
CROWN = "M-10 -2L-7 -10L-3 -5L0 -11L3 -5L7 -10L10 -2Z"
ROOF = "M-17 4L0 -13L17 4ZM-10 7H10V17H-10Z"
TIERS = ((-168.0, 62.0), (-92.0, 84.0), (-8.0, 108.0))


def sheets(parts: Components, say: Words) -> Kit:
    """Everything in the box; the Pagoda is a bag."""
    seats = parts.game.seats[1]
    side = 2 * (RIM + EDGE)
    found: list[Part] = [
        Board(say.text("mandarin-print-board"), (side, side), partial(_board, parts)),
        Pieces(say.text("mandarin-print-figures"), (FIGURE, FIGURE), _figures(parts), _hidden),
        Pieces(say.text("mandarin-print-cards"), (ACROSS * PLACE[0] + 6, 86), _cards(parts, say)),
        Pieces(
            say.text("mandarin-print-pawns"),
            (PAWN, PAWN),
            [Face(partial(_pawn, seat)) for seat in range(seats)],
            gap=GAP,
        ),
        Pieces(say.text("mandarin-print-money"), NOTE, _notes(parts, say)),
    ]
    up, of = parts.figures.face_up
    pagoda = say.text("mandarin-print-bag") if 2 * up == of else say.text("mandarin-print-bag-odds", up=up, of=of)
    return Kit(found, [say.text("mandarin-print-die", faces=", ".join(map(str, parts.board.die))), pagoda])


# --- the board --------------------------------------------------------------------------------------------------------


def _board(parts: Components, pen: Pen) -> None:
    """Twelve sectors round the Pagoda, the Rat at the top, clockwise."""
    with pen.at(RIM + EDGE, RIM + EDGE):
        pen.circle(0, 0, RIM + EDGE, mix(RED, INK, 0.25), line=Line(INK, 0.3))
        pen.circle(0, 0, RIM + 1, line=Line(GOLD, 0.8))
        for number, name in enumerate(SIGN_NAMES):
            with pen.at(0, 0, turn=number * SECTOR):
                _sector(name, number, parts, pen)
        pen.circle(0, 0, COURT, PAPER, line=Line(GOLD, 1.4))
        _pagoda(pen)


def _sector(name: str, number: int, parts: Components, pen: Pen) -> None:
    """A sector at the top: three spaces on the rim, the animal inside them, a mark for each of its figures."""
    tone = tone_of(name)
    pen.path(
        sector(COURT, RING, -SECTOR / 2, SECTOR / 2), tint(tone, 0.14 if number % 2 else 0.22), line=Line(GOLD, 0.5)
    )
    for place in range(SECTOR_SPACES):
        middle = (place - (SECTOR_SPACES - 1) / 2) * STEP
        is_character = place == parts.board.character_space
        fill = tint(GOLD, 0.4) if is_character else tint(tone, 0.42)
        pen.path(sector(RING, RIM, middle - STEP / 2, middle + STEP / 2), fill, line=Line(GOLD, 0.6))
        with pen.at(0, 0, turn=middle):
            if is_character:
                pen.text((0, -(RING + RIM) / 2 + 6), find_sign(name).chinese, 17, colour=RED)
            else:
                with pen.at(0, -(RING + RIM) / 2, scale=0.42):
                    pen.path(ROOF, mix(tone, INK, 0.2), solid=not pen.saving)
    animal(pen, name, 0, -(RING + COURT) / 2 - 4, 27)
    copies, emperors = parts.figures.copies, parts.figures.emperors
    for copy in range(copies):
        x, y = on_circle(COURT + 7, (copy - (copies - 1) / 2) * min(4.2, 24 / copies))
        pen.circle(x, y, 2.0, GOLD if copy < emperors else tone, solid=True)


def _pagoda(pen: Pen) -> None:
    """The tower in the middle; below it lie the figures that have come out."""
    with pen.at(0, -8, scale=0.27):
        pen.path("M-3 -240H3V-200H-3Z", GOLD)
        pen.circle(0, -226, 9, GOLD)
        for y, half in TIERS:
            low = 72 if half == TIERS[-1][1] else 48
            pen.rect(-half * 0.58, y + 6, half * 1.16, low, tint(GOLD, 0.4), line=Line(RED, 3))
            pen.path(_roof(half, y), RED)
        pen.rect(-76, 74, 152, 9, GOLD)
    pen.rect(-58, 22, 116, 38, tint(GOLD, 0.2), line=Line(SOFT, 0.5, (3, 2)), bent=6)
    clouds(pen, 0, 72, 44, colour=RED)


def _roof(half: float, y: float) -> str:
    """A roof with turned-up ends."""
    return (
        f"M{-half} {y - 12}Q{-half + 4} {y + 4} {-half * 0.7} {y - 4}Q{-half * 0.46} {y - 10} {-half * 0.36} {y - 34}"
        f"H{half * 0.36}Q{half * 0.46} {y - 10} {half * 0.7} {y - 4}Q{half - 4} {y + 4} {half} {y - 12}"
        f"Q{half - 4} {y + 16} {half * 0.72} {y + 10}H{-half * 0.72}Q{-half + 4} {y + 16} {-half} {y - 12}Z"
    )


# --- figures and pawns ------------------------------------------------------------------------------------------------


def _figures(parts: Components) -> list[Face]:
    """Of each animal so many ordinary ones and Emperors."""
    emperors = parts.figures.emperors
    kinds = [(False, parts.figures.copies - emperors), (True, emperors)]
    return [Face(partial(_figure, name, emperor), copies) for name in SIGN_NAMES for emperor, copies in kinds if copies]


def _figure(name: str, emperor: bool, pen: Pen) -> None:
    middle = FIGURE / 2
    pen.rect(0, 0, FIGURE, FIGURE, PAPER)
    fill, edge = (tint(GOLD, 0.45), "#8a6410") if emperor else (tint(tone_of(name), 0.1), tone_of(name))
    pen.rect(1.5, 1.5, FIGURE - 3, FIGURE - 3, fill, line=Line(edge, 0.5), bent=3)
    animal(pen, name, middle, middle + (1.8 if emperor else -0.6), 15.5 if emperor else 17.5)
    if emperor:
        with pen.at(middle, 7.6, scale=0.5):
            pen.path(CROWN, GOLD, line=Line("#8a6410", 0.8))
    pen.text((FIGURE - 2.6, FIGURE - 3.4), find_sign(name).chinese, 4.4, colour=RED, anchor="end")


def _hidden(pen: Pen) -> None:
    """The back of every figure."""
    middle = FIGURE / 2
    pen.rect(0, 0, FIGURE, FIGURE, WHITE)
    pen.rect(2.5, 2.5, FIGURE - 5, FIGURE - 5, RED, bent=2.5)
    pen.circle(middle, middle, 7, line=Line(GOLD, 0.5))
    with pen.at(middle, middle - 1, scale=0.28):
        pen.path(ROOF, GOLD)


def _pawn(seat: int, pen: Pen) -> None:
    """A mandarin in robe and hat."""
    radius, tone = PAWN / 2, SEATS[seat]
    pen.circle(radius, radius, radius - 0.2, tint(tone, 0.15), line=Line(INK, 0.25))
    with pen.at(radius, radius + 1, scale=0.235):
        rim = Line(WHITE, 2)
        pen.path("M-26 30Q-24 -8 0 -12Q24 -8 26 30Q0 38 -26 30Z", tone, line=rim if not pen.saving else tone)
        pen.path("M-25 -10Q-8 -17 -3 -34L3 -34Q8 -17 25 -10Q0 -4 -25 -10Z", tone, line=rim if not pen.saving else tone)
        pen.circle(0, -36, 4.5, tone, solid=True)
        pen.text((0, 23), str(seat + 1), 27, colour=WHITE)


# --- cards and money --------------------------------------------------------------------------------------------------


def _cards(parts: Components, say: Words) -> list[Face]:
    return [Face(partial(_card, seat, parts, say)) for seat in range(parts.game.seats[1])]


def _card(seat: int, parts: Components, say: Words, pen: Pen) -> None:
    """A collection card: a place for the figures of each animal, and what they bring."""
    wide, tone = ACROSS * PLACE[0] + 6, SEATS[seat]
    pen.rect(0, 0, wide, 86, PAPER)
    pen.rect(1, 1, wide - 2, 84, tint(tone, 0.07), line=Line(tone, 0.7), bent=3)
    for number, name in enumerate(SIGN_NAMES):
        row, column = divmod(number, ACROSS)
        with pen.at(3 + column * PLACE[0], 3 + row * PLACE[1]):
            pen.rect(1, 1, PLACE[0] - 2, PLACE[1] - 2, WHITE, line=Line(mix(PAPER, tone, 0.5), 0.3, (2, 1.5)), bent=2)
            animal(pen, name, PLACE[0] / 2, 14, 19)
            title, glyph = say.text(f"sign-{name}"), find_sign(name).chinese
            label = title if title == glyph else f"{glyph} {title}"
            pen.text((PLACE[0] / 2, PLACE[1] - 4), label, 3.8, font=PLAIN, widest=PLACE[0] - 5)
    goals, money = parts.goals, parts.money
    told = say.text(
        "mandarin-print-goals", control=goals.control, distinct=goals.distinct, same=goals.same,
        toll=money.toll, toll_emperor=money.toll_emperor, value=money.value, value_emperor=money.value_emperor,
        bank=money.bank_pays,
    )  # fmt: skip
    pen.words((6, 72, wide - 12, 12), told, 3.2)


def _notes(parts: Components, say: Words) -> list[Face]:
    """What every seat receives, and as much again for the Bank."""
    seats = parts.game.seats[1]
    return [
        Face(partial(_note, value, NOTE_TONES[place % len(NOTE_TONES)], say), 2 * seats * count)
        for place, (value, count) in enumerate(parts.money.notes)
        if count
    ]


def _note(value: int, tone: str, say: Words, pen: Pen) -> None:
    """A note."""
    wide, high = NOTE
    pen.rect(0, 0, wide, high, PAPER)
    pen.rect(2, 2, wide - 4, high - 4, tint(tone, 0.14), line=Line(tone, 0.5), bent=2)
    pen.rect(3.4, 3.4, wide - 6.8, high - 6.8, line=Line(tone, 0.2), bent=1.4)
    pen.circle(wide / 2, high / 2, 14.5, tint(tone, 0.3), line=Line(tone, 0.3))
    with pen.at(wide / 2, high / 2 + 6, scale=0.072):
        for y, half in TIERS:
            pen.path(_roof(half, y), tone, line=Line(tone, 4))
    for x, anchor in ((7.0, "start"), (wide - 7, "end")):
        pen.text((x, 14), f"{value}", 8.5, colour=tone, anchor=anchor)
    pen.text((7, high - 7), say.text("mandarin-print-yuan"), 5, colour=tone, anchor="start", font=PLAIN)
    pen.text((wide - 7, high - 7), "元", 7, colour=tone, anchor="end")
