"""Race on paper: the track, the wheel in two layers, cards, karma tokens and runners."""

from collections.abc import Sequence
from functools import partial

from jadetable.almanac import find_sign
from jadetable.core.words import Words
from jadetable.games.race.components import Components
from jadetable.games.race.state import ANIMAL_NAMES, CARD_NAMES, HIGHEST, MOST_SEATS, SLOTS, SPACES
from jadetable.printing.drawings import TONES, back, ground, sector, tone_of
from jadetable.printing.letters import PLAIN
from jadetable.printing.parts import CARD, SMALL_CARD, Board, Face, Kit, Part, Pieces
from jadetable.printing.pen import GOLD, HAIR, INK, PAPER, RED, SOFT, WHITE, Line, Pen, mix, tint
from jadetable.printing.pictures import animal, sign

RIM, BED, HUB = 90.0, 60.0, 15.0  # radii of the wheel: the ring of spaces, the inner wheel, its middle
HALF = (RIM + BED) / 2  # where a space is parted into green and yellow
STEP, SLOT = 360 / SPACES, 360 / SLOTS
GREEN, YELLOW = TONES["wood"], "#d99a00"
ENERGY_BACK = "#a8720b"
COLUMNS, WIDE, HIGH, FRAME = 9, 28.0, 36.0, 3.0  # of the track
COIN, RUNNER, GAP = 18.0, 20.0, 3.0
LARGE_HAND = "#8d5a00"  # the frame of cards that are for the most players only


def sheets(parts: Components, say: Words) -> Kit:
    """Everything in the box."""

    def title(name: str) -> str:
        return say.text(f"race-print-{name}")

    wheel: list[Part] = [
        Board(title("ring"), (2 * RIM, 2 * RIM), _face(parts, "34", say), _face(parts, "5", say)),
        Board(title("inner"), (2 * BED, 2 * BED), _inner),
        Pieces(title("pieces"), (BED + 2, BED - HUB * 0.8), _wedges(parts, say), gap=GAP),
    ]
    tokens: list[Part] = [
        Pieces(title("karma"), (COIN, COIN), [Face(_coin, parts.karma.tokens)], gap=GAP),
        Pieces(title("runners"), (RUNNER, RUNNER), [Face(partial(_runner, name)) for name in ANIMAL_NAMES], gap=GAP),
    ]
    cards: list[Part] = [
        Pieces(title("actions"), CARD, _actions(parts, say), back(CARD)),
        Pieces(title("energy"), SMALL_CARD, _energies(parts), back(SMALL_CARD, ENERGY_BACK)),
        Pieces(title("animals"), CARD, [Face(partial(_animal, name, say)) for name in ANIMAL_NAMES]),
    ]
    return Kit([_track(parts, say), *wheel, *tokens, *cards], [title("pin")])


# --- the track --------------------------------------------------------------------------------------------------------


def _track(parts: Components, say: Words) -> Board:
    """From Start at the bottom left in rows that run to and fro, up to the gate."""
    rows = -(-(parts.track.finish + 1) // COLUMNS)
    size = COLUMNS * WIDE + 2 * FRAME, rows * HIGH + 2 * FRAME
    names = say.text("race-print-start"), say.text("race-print-finish")
    return Board(say.text("race-print-track"), size, partial(_draw_track, parts, rows, names))


def _draw_track(parts: Components, rows: int, names: tuple[str, str], pen: Pen) -> None:
    finish, river = parts.track.finish, parts.track.river
    wide, high = COLUMNS * WIDE + 2 * FRAME, rows * HIGH + 2 * FRAME
    pen.rect(0, 0, wide, high, mix(PAPER, RED, 0.55), line=Line(RED, 0.8), bent=FRAME)
    for space in range(finish):
        row, place = divmod(space, COLUMNS)
        column = place if row % 2 == 0 else COLUMNS - 1 - place
        with pen.at(FRAME + column * WIDE, FRAME + (rows - 1 - row) * HIGH):
            _space(space, river, pen)
            _way(space, finish, pen)
            if space == 0:
                pen.words((2, 8, WIDE - 9, HIGH - 16), names[0], 6.5, colour=RED)
    row, place = divmod(finish, COLUMNS)
    left = place if row % 2 == 0 else 0
    with pen.at(FRAME + left * WIDE, FRAME):
        _gate((COLUMNS - place) * WIDE, finish, names[1], pen)


def _space(space: int, river: int, pen: Pen) -> None:
    """A space of land or of water."""
    wet = space >= river
    tone = TONES["water"] if wet else TONES["wood"]
    pen.rect(0.4, 0.4, WIDE - 0.8, HIGH - 0.8, tint(tone, 0.2 if space % 2 else 0.12), line=Line(tone, 0.3), bent=2)
    if wet:
        for y in (HIGH - 9, HIGH - 6):
            pen.path(f"M3 {y}q2.75 -2.2 5.5 0t5.5 0t5.5 0t5.5 0", line=Line(mix(WHITE, tone, 0.45), 0.5))
    else:
        for x in (6.0, WIDE - 7):
            pen.path(
                f"M{x} {HIGH - 4}q-.4 -3 -2 -4M{x} {HIGH - 4}q.2 -3 0 -5M{x} {HIGH - 4}q.4 -3 2 -4",
                line=Line(tone, 0.3),
            )
    pen.text((3, 7), str(space), 5, colour=mix(INK, tone, 0.4), anchor="start")


def _way(space: int, finish: int, pen: Pen) -> None:
    """Where the track goes on from here."""
    row, place = divmod(space, COLUMNS)
    turn = -90 if place == COLUMNS - 1 else 0 if row % 2 == 0 else 180
    x, y = {-90: (WIDE / 2, 3.2), 0: (WIDE - 3.2, HIGH / 2), 180: (3.2, HIGH / 2)}[turn]
    with pen.at(x, y, turn=turn):
        pen.path("M-1.2 -2.4L1.2 0L-1.2 2.4", line=Line(SOFT, 0.6))


def _gate(wide: float, finish: int, name: str, pen: Pen) -> None:
    """Finish: the gate of the palace, as wide as its row has room."""
    pen.rect(0.4, 0.4, wide - 0.8, HIGH - 0.8, tint(GOLD, 0.45), line=Line(RED, 0.6), bent=2)
    roofs = (
        "M-44-28Q-26-32-18-42H18Q26-32 44-28L40-22H-40Z",
        "M-30-46Q-16-48-10-56H10Q16-48 30-46L26-41H-26Z",
        "M-32-20H-24V4H-32ZM24-20H32V4H24ZM-12 4V-12A12 12 0 0 1 12-12V4Z",
    )
    for place in range(max(1, round(wide / (2 * WIDE)))):
        x = wide * (place + 0.5) / max(1, round(wide / (2 * WIDE)))
        with pen.at(x, HIGH - 8, scale=min(0.38, wide / 100)):
            for roof in roofs:
                pen.path(roof, RED, line=Line(RED, 1))
    pen.text((3, 7), str(finish), 5, colour=RED, anchor="start")
    pen.text((wide / 2, HIGH - 2.6), name, 4.6, colour=RED, widest=wide - 4)


# --- the wheel --------------------------------------------------------------------------------------------------------


def _face(parts: Components, seats: str, say: Words) -> partial[None]:
    """One side of the ring: what movement actions read outside, what Help and Rest read inside."""
    green, yellow = getattr(parts.outer, f"green{seats}"), getattr(parts.outer, f"yellow{seats}")
    low, high = (MOST_SEATS, MOST_SEATS) if seats == "5" else (parts.game.seats[0], MOST_SEATS - 1)
    return partial(_draw_face, green, yellow, _seats(low, high, say))


def _seats(low: int, high: int, say: Words) -> str:
    """For how many players something is."""
    return say.text("race-print-seats", low=low if low < high else "same", high=high)


def _draw_face(green: Sequence[str], yellow: Sequence[str], name: str, pen: Pen) -> None:
    with pen.at(RIM, RIM):
        pen.circle(0, 0, RIM, PAPER, line=Line(RED, 0.5))
        for space, sections in enumerate(zip(green, yellow, strict=True)):
            with pen.at(0, 0, turn=(space + 0.5) * STEP):
                _cell(sections, pen)
        pen.circle(0, 0, BED, tint(RED, 0.12), line=Line(RED, 0.4))
        for side in range(4):
            with pen.at(0, 0, turn=90 * side):
                pen.text((0, -BED + 12), name, 7, colour=RED)
        _pin(pen)


def _cell(sections: tuple[str, str], pen: Pen) -> None:
    """A space of the ring, at the top."""
    for text, tone, inner, outer in ((sections[0], GREEN, HALF, RIM), (sections[1], YELLOW, BED, HALF)):
        shape = sector(inner, outer, -STEP / 2, STEP / 2)
        pen.path(shape, tint(tone, 0.3), line=Line(mix(PAPER, tone, 0.8), 0.3))
        number, *signs = text.split("+")
        y = -(inner + outer) / 2
        left = -4.5 if signs else 0.0
        pen.text((left, y + 3.2), number, 9.5)
        for place, letter in enumerate(signs):
            sign(pen, {"E": "exchange", "K": "sprint"}[letter], (5.5 + place * 8, y), 8.5, RED)


def _inner(pen: Pen) -> None:
    """The disc that turns on the ring, with a place for each piece."""
    with pen.at(BED, BED):
        pen.circle(0, 0, BED, tint(RED, 0.06), line=Line(RED, 0.5))
        for slot in range(SLOTS):
            with pen.at(0, 0, turn=(slot + 0.5) * SLOT):
                pen.path(sector(HUB, BED, -SLOT / 2, SLOT / 2), line=Line(HAIR, 0.3))
                pen.path(f"M0 {-HUB}V{-BED}", line=Line(HAIR, 0.2, (1.5, 1.5)))
                for turn in (-SLOT / 4, SLOT / 4):
                    with pen.at(0, 0, turn=turn):
                        pen.path(f"M-2.2 {-BED + 4}L0 {-BED + 0.8}L2.2 {-BED + 4}Z", RED, solid=True)
        pen.circle(0, 0, HUB, tint(RED, 0.2), line=Line(RED, 0.4))
        with pen.at(0, 0):
            pen.path("M-9 0A9 9 0 0 1 9 0M9 0l-3.4 -2.4M9 0l2.4 -3.6", line=Line(RED, 0.8))
        _pin(pen)


def _pin(pen: Pen) -> None:
    """Where the two discs are held together."""
    pen.circle(0, 0, 1.5, WHITE, line=INK)
    pen.path("M-3 0H3M0 -3V3", line=Line(INK, 0.15))


def _wedges(parts: Components, say: Words) -> list[Face]:
    return [
        Face(
            partial(_wedge, number, parts.inner.low_max[number - 1], say.text(f"race-name-{CARD_NAMES[number]}"), parts)
        )
        for number in range(1, SLOTS + 1)
    ]


def _wedge(number: int, low: int, name: str, parts: Components, pen: Pen) -> None:
    """A piece of the inner wheel: its action, and the ranges that point at the spaces of the ring."""
    tone = GREEN if number in parts.actions.movement else YELLOW
    edge = 13.0  # how deep the ranges are
    with pen.at(BED * 0.5 + 1, BED + 0.5):
        pen.path(sector(HUB + 0.5, BED, -SLOT / 2, SLOT / 2), tint(tone, 0.12), line=Line(INK, 0.3))
        for start, text, strength in ((-SLOT / 2, f"1–{low}", 0.3), (0.0, f"{low + 1}+", 0.55)):
            pen.path(
                sector(BED - edge, BED - 0.4, start, start + SLOT / 2), tint(tone, strength), line=Line(tone, 0.25)
            )
            with pen.at(0, 0, turn=start + SLOT / 4):
                pen.text((0, -BED + edge / 2 + 2), text, 6)
        pen.text((-4.5, -HUB - 17), str(number), 9, colour=RED)
        sign(pen, CARD_NAMES[number], (5, -HUB - 20), 8, RED)
        pen.text((0, -HUB - 8), name, 5.2, widest=22)


# --- tokens and cards -------------------------------------------------------------------------------------------------


def _coin(pen: Pen) -> None:
    radius = COIN / 2
    pen.circle(radius, radius, radius - 0.2, tint(GOLD, 0.55), line=Line(INK, 0.3))
    pen.circle(radius, radius, radius - 1.4, line=Line("#8a6410", 0.3))
    pen.rect(radius - 2.6, radius - 2.6, 5.2, 5.2, WHITE, line=Line("#8a6410", 0.4))


def _runner(name: str, pen: Pen) -> None:
    radius = RUNNER / 2
    pen.circle(radius, radius, radius - 0.2, tint(tone_of(name), 0.25), line=Line(INK, 0.3))
    pen.circle(radius, radius, radius - 1, line=Line(tone_of(name), 0.8))
    animal(pen, name, radius, radius, RUNNER * 0.72)


def _actions(parts: Components, say: Words) -> list[Face]:
    """Each card as often as there are copies; where ties count with the most players only, two kinds."""
    few, many = (
        say.text("race-print-ties" if tie else "race-print-no-ties") for tie in parts.joint.help_rest_strategise[::2]
    )
    found = []
    for number, copies in enumerate(parts.actions.copies, 1):
        large = min(copies, MOST_SEATS)
        if number not in parts.actions.nonmovement or few == many or copies == large:
            found.append(Face(partial(_action, number, "", parts, say), copies))
            continue
        for name, text, count in (
            (_seats(parts.game.seats[0], MOST_SEATS - 1, say), few, copies - large),
            (_seats(MOST_SEATS, MOST_SEATS, say), many, large),
        ):
            found.append(Face(partial(_action, number, f"{name}: {text}", parts, say), count))
    return found


def _action(number: int, note: str, parts: Components, say: Words, pen: Pen) -> None:
    """A card: its number in two corners, its sign, its name, what it does."""
    name = CARD_NAMES[number]
    tone = GREEN if number in parts.actions.movement else YELLOW if number in parts.actions.nonmovement else SOFT
    ground(pen, CARD, tone, 0.1)
    wide = CARD[0]
    pen.text((11, 18), str(number), 14, colour=RED)
    pen.circle(wide / 2, 33, 15.5, "#fffdf7", line=Line(tone, 0.4))
    sign(pen, name, (wide / 2, 33), 21, RED)
    pen.text((wide / 2, 57), say.text(f"race-name-{name}"), 7, widest=wide - 14)
    box = (7.0, 59.0, wide - 14, 17.0 if note else 23.0)
    pen.words(box, say.text(f"race-about-{name}"), 3.5)
    if note:
        pen.words((7, 76, wide - 14, 7), note, 2.9, font=PLAIN, colour=mix(INK, LARGE_HAND, 0.6))


def _energies(parts: Components) -> list[Face]:
    return [Face(partial(_energy, value), copies) for value, copies in enumerate(parts.energy.total, 1) if copies]


def _energy(value: int, pen: Pen) -> None:
    """An energy card: its value large, for it is tucked under another card with its head showing."""
    wide, high = SMALL_CARD
    tone = mix(YELLOW, RED, (value - 1) / HIGHEST)
    ground(pen, SMALL_CARD, tone, 0.08 + 0.07 * value)
    for turned in (False, True):
        with pen.at(wide if turned else 0, high if turned else 0, turn=180 if turned else 0):
            pen.text((8, 13), str(value), 10)
            sign(pen, "energy", (wide - 8, 9.5), 7, RED)
    pen.circle(wide / 2, high / 2, 12, "#fffdf7", line=Line(tone, 0.4))
    pen.text((wide / 2, high / 2 + 5.6), str(value), 16, colour=RED)


def _animal(name: str, say: Words, pen: Pen) -> None:
    """An animal with its ability."""
    tone, wide = tone_of(name), CARD[0]
    ground(pen, CARD, tone, 0.1)
    pen.circle(wide / 2, 30, 18, "#fffdf7", line=Line(tone, 0.4))
    animal(pen, name, wide / 2, 30, 31)
    glyph, title = find_sign(name).chinese, say.text(f"sign-{name}")
    pen.text((10.5, 14), glyph, 8.5, colour=tone)
    if title != glyph:
        pen.text((wide / 2, 56.5), title, 7, colour=tone, widest=wide - 14)
    pen.words((7.5, 58.5, wide - 15, 23), say.text(f"race-table-ability-{name}"), 3.7)
