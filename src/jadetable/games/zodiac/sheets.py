"""Zodiac on paper: the deck."""

from functools import partial

from jadetable.almanac import SIGN_NAMES, find_sign
from jadetable.core.words import Words
from jadetable.games.zodiac.components import Components
from jadetable.printing.drawings import back, ground, tone_of
from jadetable.printing.letters import PLAIN
from jadetable.printing.parts import CARD, Face, Kit, Pieces
from jadetable.printing.pen import Line, Paint, Pen
from jadetable.printing.pictures import animal

WIDE, HIGH = CARD
PANGU = "盘古"
CAT_TONE, PANGU_TONE, LIGHT = "#a32a22", "#1a6a4e", "#ffe9bd"


def sheets(parts: Components, say: Words) -> Kit:
    """A card for each copy of each sign, the Cats and the Pangus."""
    signs = [
        Face(partial(_sign, sign, say.text(f"sign-{sign}")), copies)
        for sign, copies in zip(SIGN_NAMES, parts.deck.sign_copies, strict=True)
    ]
    cat = say.text("zodiac-print-cat", skips=parts.cat.skips)
    pangu = say.text("zodiac-print-pangu")
    special = [
        Face(_action("cat", find_sign("cat").chinese, (say.text("card-cat"), cat), CAT_TONE), parts.deck.cats),
        Face(_action("pangu", PANGU, (say.text("card-pangu"), pangu), PANGU_TONE), parts.deck.pangus),
    ]
    faces = [face for face in (*signs, *special) if face.copies]
    return Kit([Pieces(say.text("zodiac-print-cards"), CARD, faces, back(CARD))])


def _sign(sign: str, name: str, pen: Pen) -> None:
    """A sign: its character in two corners, its animal, its name."""
    tone, glyph = tone_of(sign), find_sign(sign).chinese
    ground(pen, CARD, tone)
    pen.circle(WIDE / 2, 41, 21.5, "#fffdf7", line=Line(tone, 0.3))
    animal(pen, sign, WIDE / 2, 41, 37)
    _corners(pen, glyph, tone)
    if name != glyph:
        pen.text((WIDE / 2, 77), name, 7.2, colour=tone, widest=WIDE - 28)


def _corners(pen: Pen, glyph: str, colour: str) -> None:
    """The characters at the top left and, for whoever sits opposite, at the bottom right."""
    for turned in (False, True):
        with pen.at(WIDE if turned else 0, HIGH if turned else 0, turn=180 if turned else 0):
            for place, character in enumerate(glyph):
                pen.text((10.5, 14.5 + place * 9.2), character, 9, colour=colour)


def _action(name: str, glyph: str, texts: tuple[str, str], tone: str) -> Paint:
    return partial(_draw_action, name, glyph, texts, tone)


def _draw_action(name: str, glyph: str, texts: tuple[str, str], tone: str, pen: Pen) -> None:
    """A card that is played: dark, with what it does."""
    title, about = texts
    ground(pen, CARD, tone)
    pen.rect(2.835, 2.835, WIDE - 5.67, HIGH - 5.67, tone, line=Line(LIGHT, 0.6), bent=2.8)
    pen.circle(WIDE / 2, 33.5, 19, LIGHT, line=Line(tone, 0.3))
    animal(pen, name, WIDE / 2, 33.5, 33)
    _corners(pen, glyph, LIGHT)
    if title != glyph:
        pen.text((WIDE / 2, 60.5), title, 6.6, colour=LIGHT, widest=WIDE - 28)
    pen.words((8, 63, 38, 18), about, 3.7, font=PLAIN, colour=LIGHT)
