"""What a seat may know of The Rat and the Dragon: hide, resample, observe, view. Nothing else decides about secrets."""

from typing import Any

from jadetable.core.compiled import rule
from jadetable.core.prompts import is_asked
from jadetable.core.record import Numbers, Record
from jadetable.core.rng import roll
from jadetable.core.declare import Piece
from jadetable.games.ratdragon.actions import NO_PAIR, TAKE_SINGLE, TAKE_SUM
from jadetable.games.ratdragon.rules_draw import anchor, ask_for_entry, drawable_row, enter, next_partner, rub_out
from jadetable.games.ratdragon.rules_room import bits_in, bits_in_all
from jadetable.games.ratdragon.rules_round import missing_guests, stuck_charge, total_of, unpaired_penalty
from jadetable.games.ratdragon.state import (
    CHOOSE,
    CREATURE_NAMES,
    CREATURES,
    DONE,
    DRAW,
    IDLE,
    MATCH,
    NOTHING,
    NUMBERS,
    PHASES,
    SEATS,
    SIDE,
    SINGLE,
    SQUARES,
    SUM,
    YANG,
)

# --- hide -------------------------------------------------------------------------------------------------------------


@rule
def take_back_creature(c: Record, sheet: Record) -> None:
    """Undo the newest creature of a sheet and its pairing, sums included."""
    newest = int(sheet.creatures)
    number, older = int(sheet.number[newest - 1]), int(sheet.mate[newest - 1])
    value, parity = int(c.value[number]), int(c.parity[number])
    if older == NOTHING:
        sheet.unpaired = int(sheet.unpaired) - value
    else:
        other = int(c.value[sheet.number[older - 1]])
        sheet.unpaired = int(sheet.unpaired) + other
        sheet.pair_points = int(sheet.pair_points) - abs(value - other)
        sheet.pairs = int(sheet.pairs) - 1
        sheet.mate[older - 1] = NOTHING
        sheet.mate[newest - 1] = NOTHING
    sheet.number[newest - 1] = NOTHING
    sheet.creatures = newest - 1
    sheet.empty = int(sheet.empty) + int(c.squares[number])
    again = False
    for place in range(newest - 1):
        again = again or sheet.number[place] == number
    if not again:
        sheet.drawn = int(sheet.drawn) & ~(1 << number)
    for row in range(int(c.height)):
        sheet.taken[parity, row] = int(sheet.taken[parity, row]) & ~int(sheet.shape[row])


@rule
def back_to_start_of_round(c: Record, sheet: Record) -> None:
    """Blank all that a seat did this round; of a seat that still decides, nothing shows how far it has come."""
    if sheet.drew == 1:
        take_back_creature(c, sheet)
        sheet.drew = 0
    rub_out(c, sheet)
    if sheet.phase == DRAW or sheet.phase == MATCH:
        sheet.phase = CHOOSE


@rule
def own_progress(c: Record, s: Record, seat: int) -> int:
    """A number that grows with the rounds and with what a seat does in one, and with nothing else."""
    if seat < 0:
        return int(s.round) * SQUARES * len(PHASES)
    sheet = s.sheet[seat]
    return (int(s.round) * SQUARES + bits_in_all(c, sheet.shape)) * len(PHASES) + int(sheet.phase)


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Blank in place what a seat (or a spectator) cannot know: face-down cards, this round on other sheets (R19)."""
    # The number of all actions would tell how many squares others have drawn, and that is the number they took.
    s.ply = own_progress(c, s, seat)
    for place in range(int(s.guests_shown), CREATURES):
        s.deck[place] = NOTHING
    if s.over == 0:
        for other in range(int(s.seats)):
            if other != seat and s.sheet[other].phase != DONE:
                back_to_start_of_round(c, s.sheet[other])


# --- resample ---------------------------------------------------------------------------------------------------------


@rule
def shuffle_face_down(c: Record, s: Record) -> None:
    """Put the cards that do not lie face up back, in random order."""
    shown = 0
    for place in range(int(s.guests_shown)):
        shown |= 1 << int(s.deck[place])
    first = int(s.guests_shown)
    n = first
    for card in range(int(c.cards)):
        number = int(c.card[card])
        if (shown >> number) & 1 == 0:
            place = first + roll(s, n - first + 1)
            s.deck[n] = s.deck[place]
            s.deck[place] = number
            n += 1


@rule
def random_square(c: Record, s: Record, sheet: Record) -> int:
    """Any square that may be drawn next."""
    found = 0
    for row in range(int(c.height)):
        found += bits_in(drawable_row(c, s, sheet, row))
    chosen = roll(s, found)
    square = 0
    for row in range(int(c.height)):
        squares = drawable_row(c, s, sheet, row)
        for column in range(int(c.width)):
            if (squares >> column) & 1 == 1:
                if chosen == 0:
                    square = row * int(c.width) + column
                chosen -= 1
    return square


@rule
def random_partner(c: Record, s: Record, sheet: Record) -> int:
    """Any answer to the question whom to pair with."""
    found, answer = 1, NO_PAIR
    partner = next_partner(c, s, sheet, NOTHING)
    while partner != NOTHING:
        found += 1
        if roll(s, found) == 0:
            answer = anchor(sheet, partner)
        partner = next_partner(c, s, sheet, partner)
    return answer


@rule
def random_entry(c: Record, s: Record, sheet: Record) -> None:
    """A seat that has finished gets some legal entry, made without mistakes."""
    corrected = int(sheet.corrected)
    sheet.corrected = 1
    ask_for_entry(c, s, sheet)
    if sheet.phase == CHOOSE:
        enter(c, s, sheet, TAKE_SUM if roll(s, TAKE_SINGLE - TAKE_SUM + 1) == 0 else TAKE_SINGLE)
    while sheet.phase == DRAW:
        enter(c, s, sheet, random_square(c, s, sheet))
    if sheet.phase == MATCH:
        enter(c, s, sheet, random_partner(c, s, sheet))
    sheet.corrected = corrected


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Fill in place everything `hide` blanked: seats that decide begin anew, finished ones get a random entry."""
    shuffle_face_down(c, s)
    if s.over == 1:
        return
    for other in range(int(s.seats)):
        sheet = s.sheet[other]
        if other != seat and is_asked(s, other):
            ask_for_entry(c, s, sheet)
        elif other != seat and sheet.phase == IDLE:
            random_entry(c, s, sheet)


# --- observe ----------------------------------------------------------------------------------------------------------

SEAT_NUMBERS = (
    "deciding",
    "finished",
    "done",
    "pairs",
    "pair_points",
    "unpaired",
    "empty",
    "creatures",
    "stuck",
    "fouls",
)
PIECES = (
    Piece("numbers", (SEATS, SIDE, SIDE)),
    Piece("singles", (SEATS, SIDE, SIDE)),
    Piece("sheet", (SIDE, SIDE)),
    Piece("room", (SIDE, SIDE)),
    Piece("drawing", (SIDE, SIDE)),
    Piece("seats", (SEATS, len(SEAT_NUMBERS))),
    Piece("drawn", (SEATS, NUMBERS)),
    Piece("guests", (NUMBERS,)),
    Piece("offers", (2, NUMBERS)),
    Piece("want", (NUMBERS,)),
    Piece("phase", (len(PHASES),)),
    Piece("table", (5,)),
)


@rule
def observe_sheet(c: Record, sheet: Record, distance: int, out: Numbers) -> None:
    """The creatures of one sheet, as a plane of their numbers and a plane of who is single."""
    plane = SIDE * SIDE
    for row in range(int(c.height)):
        for column in range(int(c.width)):
            owner = int(sheet.owner[row * int(c.width) + column])
            if NOTHING < owner <= sheet.creatures:
                at = distance * plane + row * SIDE + column
                out[at] = sheet.number[owner - 1]
                out[SEATS * plane + at] = 1 if sheet.mate[owner - 1] == NOTHING else 0


@rule
def observe_seat(sheet: Record, asked: bool, at: int, out: Numbers) -> None:
    """The numbers of one seat, in the order of SEAT_NUMBERS."""
    out[at] = 1 if asked else 0
    out[at + 1] = 1 if not asked and sheet.phase == IDLE else 0
    out[at + 2] = 1 if sheet.phase == DONE else 0
    out[at + 3] = sheet.pairs
    out[at + 4] = sheet.pair_points
    out[at + 5] = sheet.unpaired
    out[at + 6] = sheet.empty
    out[at + 7] = sheet.creatures
    out[at + 8] = sheet.stuck
    out[at + 9] = sheet.fouls


@rule
def observe_own(c: Record, sheet: Record, at: int, out: Numbers) -> None:
    """Planes of the own sheet: which squares there are, the room, and what is drawn so far this round."""
    plane = SIDE * SIDE
    for row in range(int(c.height)):
        for column in range(int(c.width)):
            place = at + row * SIDE + column
            out[place] = 1
            out[place + plane] = (int(sheet.room[row]) >> column) & 1
            out[place + plane + plane] = (int(sheet.shape[row]) >> column) & 1


@rule
def observe(c: Record, s: Record, seat: int, out: Numbers) -> None:
    """Write what a seat knows as numbers, seats counted from its own, in the order of PIECES."""
    n, own = int(s.seats), max(seat, 0)
    planes = (SEATS + SEATS) * SIDE * SIDE
    seats_at = planes + 3 * SIDE * SIDE
    drawn_at = seats_at + SEATS * len(SEAT_NUMBERS)
    for distance in range(n):
        other = (own + distance) % n
        sheet = s.sheet[other]
        observe_sheet(c, sheet, distance, out)
        observe_seat(sheet, is_asked(s, other), seats_at + distance * len(SEAT_NUMBERS), out)
        for number in range(NUMBERS):
            out[drawn_at + distance * NUMBERS + number] = (int(sheet.drawn) >> number) & 1
    sheet = s.sheet[own]
    observe_own(c, sheet, planes, out)
    at = drawn_at + SEATS * NUMBERS
    for place in range(int(s.guests_shown)):
        out[at + int(s.deck[place])] = 1
    at += NUMBERS
    out[at + int(s.num[SUM])] = 1
    out[at + NUMBERS + int(s.num[SINGLE])] = 1
    at += NUMBERS + NUMBERS
    if sheet.want > 0:
        out[at + int(sheet.want)] = 1
    at += NUMBERS
    out[at + int(sheet.phase)] = 1
    at += len(PHASES)
    out[at] = s.round
    out[at + 1] = sheet.left
    out[at + 2] = s.pairs_to_end
    out[at + 3] = s.pair_rule
    out[at + 4] = s.stuck_costs


# --- view -------------------------------------------------------------------------------------------------------------


def creature_table(c: Record) -> list[dict[str, Any]]:
    """What every number means, for clients that draw."""
    return [
        {
            "number": number,
            "sign": CREATURE_NAMES[number - 1],
            "kind": "yang" if c.kind[number] == YANG else "ying",
            "odd": bool(c.parity[number]),
            "squares": int(c.squares[number]),
            "value": int(c.value[number]),
        }
        for number in sorted(int(card) for card in c.card[: c.cards])
    ]


def _state(h: Record, seat: int) -> str:
    if is_asked(h, seat):
        return "drawing"
    return "done" if h.sheet[seat].phase == DONE else "finished"


def squares_of(c: Record, rows: Any) -> list[int]:
    """The squares marked in bit rows, in rising order."""
    width = int(c.width)
    return [r * width + k for r in range(int(c.height)) for k in range(width) if int(rows[r]) >> k & 1]


def _creatures(c: Record, sheet: Record) -> list[dict[str, int]]:
    found = []
    for creature in range(1, int(sheet.creatures) + 1):
        number, mate = int(sheet.number[creature - 1]), int(sheet.mate[creature - 1])
        points = abs(int(c.value[number]) - int(c.value[sheet.number[mate - 1]])) if mate else 0
        found.append(
            {"id": creature, "number": number, "mate": mate, "points": points, "anchor": int(anchor(sheet, creature))}
        )
    return found


def _score(c: Record, h: Record, sheet: Record) -> dict[str, int]:
    return {
        "pairs": int(sheet.pair_points),
        "unpaired": -int(unpaired_penalty(c, sheet)),
        "guests": -int(missing_guests(c, h, sheet)),
        "stuck": -int(stuck_charge(c, h, sheet)),
        "empty": -int(c.solo_empty_cost) * int(sheet.empty) if h.seats == 1 else 0,
        "total": int(total_of(c, h, sheet)),
    }


def _sheet(c: Record, h: Record, seat: int) -> dict[str, Any]:
    sheet = h.sheet[seat]
    return {
        "state": _state(h, seat),
        "owner": [int(owner) for owner in sheet.owner[: int(c.width) * int(c.height)]],
        "creatures": _creatures(c, sheet),
        "pairs": int(sheet.pairs),
        "unpaired": int(sheet.unpaired),
        "empty": int(sheet.empty),
        "drawn": [number for number in range(1, NUMBERS) if int(sheet.drawn) >> number & 1],
        "stuck": int(sheet.stuck),
        "done_round": int(sheet.done_round),
        "fouls": int(sheet.fouls),
        "corrected": bool(sheet.corrected),
        "score": _score(c, h, sheet),
    }


def view(c: Record, h: Record, seat: int) -> dict[str, Any]:
    """What a seat may know, for people and programs, from a record that `hide` has been through."""
    own = h.sheet[seat] if seat >= 0 else None
    return {
        "round": int(h.round),
        "dice": [int(die) for die in h.dice],
        "numbers": [int(h.num[SUM]), int(h.num[SINGLE])],
        "width": int(c.width),
        "height": int(c.height),
        "creature_table": creature_table(c),
        "guests": [int(card) for card in h.deck[: h.guests_shown]],
        "stuck_costs": bool(h.stuck_costs),
        "reason": int(h.reason),
        "won": bool(h.won),
        "phase": PHASES[own.phase].lower() if own is not None else None,
        "want": int(own.want) if own is not None else 0,
        "left": int(own.left) if own is not None else 0,
        "room": squares_of(c, own.room) if own is not None else [],
        "drawing": squares_of(c, own.shape) if own is not None else [],
        "sheets": [_sheet(c, h, other) for other in range(h.seats)],
    }
