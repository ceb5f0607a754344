"""What a seat may know of Mandarin: hide, resample, observe, view. Nothing else decides about secrets.

There are two secrets. A figure that lies face down is known to nobody, so `hide` puts it back among the pool it came
from. Money in a purse is not shown, but every payment is public: who followed them knows all purses (R27). So `hide`
leaves money to bots and samples, while `observe` and `view`, which people and learners look at, keep purses closed.
"""

from typing import Any

from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record
from jadetable.core.rng import roll
from jadetable.core.tables import Piece
from jadetable.games.mandarin.rules_end import winning_collection
from jadetable.games.mandarin.rules_figures import control, figures_on_card, is_character_space, owned, wealth
from jadetable.games.mandarin.rules_pagoda import nth_figure
from jadetable.games.mandarin.state import (
    ANIMALS,
    BY_SET,
    BY_TWELVE,
    EMPEROR,
    KINDS,
    NO_AUCTION,
    NOBODY,
    ORDINARY,
    PHASES,
    SEATS,
    SIGN_NAMES,
    SPACES,
    SPECIAL_AUCTION,
)

CLOSED = -1  # what is shown for a purse that is not open

# --- hide and resample ------------------------------------------------------------------------------------------------


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Put the hidden figures back among the pool, in place: what is inside the Pagoda would betray them."""
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            s.pagoda[animal, kind] = int(s.pagoda[animal, kind]) + int(s.down[animal, kind])
            s.down[animal, kind] = 0


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Draw the hidden figures again from the pool; exact, for face and figure are independent and nobody has looked."""
    left = int(s.pagoda_n) + int(s.down_n)
    for _ in range(int(s.down_n)):
        figure = nth_figure(s, roll(s, left))
        animal, kind = figure // KINDS, figure % KINDS
        s.pagoda[animal, kind] = int(s.pagoda[animal, kind]) - 1
        s.down[animal, kind] = int(s.down[animal, kind]) + 1
        left -= 1


# --- observe ----------------------------------------------------------------------------------------------------------


@rule
def shown_money(s: Record, viewer: int, seat: int) -> int:
    """A purse as the viewer may see it: one's own, all of them when money is open or the game is over, else CLOSED."""
    if seat == viewer or s.open_money == 1 or s.over == 1:
        return int(s.money[seat])
    return CLOSED


FLAGS = 9
PIECES = (
    Piece("cards", (SEATS, ANIMALS, KINDS)),
    Piece("pool", (ANIMALS, KINDS)),
    Piece("face_up", (ANIMALS, KINDS)),
    Piece("money", (SEATS,)),
    Piece("space", (SEATS,)),
    Piece("control", (ANIMALS, SEATS)),
    Piece("phase", (len(PHASES),)),
    Piece("turn_of", (SEATS,)),
    Piece("bidding", (SEATS,)),
    Piece("barred", (SEATS,)),
    Piece("high_seat", (SEATS,)),
    Piece("victim", (SEATS,)),
    Piece("overtaken", (SEATS,)),
    Piece("special_used", (SEATS,)),
    Piece("flags", (FLAGS,)),
)


@rule
def observe(c: Record, s: Record, seat: int, out: Numbers) -> None:
    """Write what a seat sees as numbers in the order of PIECES: seats from its own on, money in smallest notes."""
    at = _observe_figures(s, seat, out)
    at = _observe_seats(c, s, seat, out, at)
    at = _observe_flags(s, seat, out, at)
    unit = int(c.unit)
    out[at] = int(s.high_bid) // unit
    out[at + 1] = s.pagoda_n
    out[at + 2] = s.down_n
    out[at + 3] = s.draws
    out[at + 4] = s.auc
    out[at + 5] = s.roll_no
    out[at + 6] = s.round
    out[at + 7] = s.variant
    out[at + 8] = s.table_rules


@rule
def _observe_figures(s: Record, seat: int, out: Numbers) -> int:
    """Cards, pool and face-up figures; return the next free place."""
    n, at = int(s.seats), SEATS * ANIMALS * KINDS
    viewer = max(seat, 0)
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            figure = KINDS * animal + kind
            for distance in range(n):
                out[distance * ANIMALS * KINDS + figure] = s.coll[(viewer + distance) % n, animal, kind]
            out[at + figure] = s.pagoda[animal, kind]
            out[at + ANIMALS * KINDS + figure] = s.up[animal, kind]
    return at + 2 * ANIMALS * KINDS


@rule
def _observe_seats(c: Record, s: Record, seat: int, out: Numbers, at: int) -> int:
    """Purses, pawns and controllers; return the next free place."""
    n, viewer = int(s.seats), max(seat, 0)
    for distance in range(n):
        other = (viewer + distance) % n
        money = shown_money(s, seat, other)
        out[at + distance] = money // int(c.unit) if money != CLOSED else CLOSED
        out[at + SEATS + distance] = s.pos[other]
    at += 2 * SEATS
    for animal in range(ANIMALS):
        controller = control(c, s, animal)
        if controller != NOBODY:
            out[at + animal * SEATS + (controller - viewer + n) % n] = 1
    return at + ANIMALS * SEATS


@rule
def _observe_flags(s: Record, seat: int, out: Numbers, at: int) -> int:
    """Phase, and what each seat has to do with the turn and the auction; return the next free place."""
    n, viewer = int(s.seats), max(seat, 0)
    out[at + int(s.phase)] = 1
    at += len(PHASES)
    for distance in range(n):
        other = (viewer + distance) % n
        out[at + distance] = 1 if s.cur == other else 0
        out[at + SEATS + distance] = (int(s.act) >> other) & 1
        out[at + 2 * SEATS + distance] = (int(s.barred) >> other) & 1
        out[at + 3 * SEATS + distance] = 1 if s.high_seat == other else 0
        out[at + 4 * SEATS + distance] = 1 if s.victim == other else 0
        out[at + 5 * SEATS + distance] = (int(s.overtaken) >> other) & 1
        out[at + 6 * SEATS + distance] = s.special_used[other]
    return at + 7 * SEATS


# --- view -------------------------------------------------------------------------------------------------------------


def _counts(figures: Any) -> dict[str, list[int]]:
    """Ordinary figures and Emperors of every animal that is there at all."""
    return {
        SIGN_NAMES[animal]: [int(figures[animal, ORDINARY]), int(figures[animal, EMPEROR])]
        for animal in range(ANIMALS)
        if figures[animal].any()
    }


def _notes(c: Record, amount: int) -> list[list[int]]:
    """An amount in as few notes as possible: value and how many."""
    result = []
    for value, _ in c.notes:
        if value > 0:
            result.append([int(value), amount // int(value)])
            amount %= int(value)
    return result


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if int(bits) >> seat & 1]


def _someone(seat: int) -> int | None:
    return int(seat) if seat != NOBODY else None


def one_short(c: Record, h: Record, seat: int) -> bool:
    """Whether one more figure, of the right animal, would complete a collection that ends the game."""
    for animal in range(ANIMALS):
        h.coll[seat, animal, ORDINARY] += 1
        complete = winning_collection(c, h, seat)
        h.coll[seat, animal, ORDINARY] -= 1
        if complete in (BY_SET, BY_TWELVE):
            return not h.over
    return False


def _player(c: Record, h: Record, viewer: int, seat: int) -> dict[str, Any]:
    money = shown_money(h, viewer, seat)
    shown = money != CLOSED
    return {
        "sign": SIGN_NAMES[h.sign[seat]],
        "space": int(h.pos[seat]),
        "card": _counts(h.coll[seat]),
        "figures": int(figures_on_card(h, seat)),
        "different": sum(owned(h, seat, animal) > 0 for animal in range(ANIMALS)),
        "one_short": one_short(c, h, seat),
        "money": int(money) if shown else None,
        "notes": _notes(c, int(money)) if shown else None,
        "wealth": int(wealth(c, h, seat)) if shown else None,
        "special_used": bool(h.special_used[seat]),
    }


def _banners(c: Record, h: Record) -> list[dict[str, Any]]:
    """The controlled sectors: whose, and what landing there costs the others."""
    found = []
    for animal in range(ANIMALS):
        owner = control(c, h, animal)
        if owner != NOBODY:
            toll = c.toll_emperor if h.coll[owner, animal, EMPEROR] > 0 else c.toll
            found.append({"animal": SIGN_NAMES[animal], "owner": int(owner), "toll": int(toll)})
    return found


def _auction(h: Record) -> dict[str, Any] | None:
    if h.auc == NO_AUCTION:
        return None
    return {
        "special": bool(h.auc == SPECIAL_AUCTION),
        "attempt": len(_seats(h.barred)) + 1,
        "high_bid": int(h.high_bid),
        "high_seat": _someone(h.high_seat),
        "bidding": _seats(h.act),
        "barred": _seats(h.barred),
        "step": int(h.bid_step),
    }


def view(c: Record, h: Record, seat: int) -> dict[str, Any]:
    """What a seat may see, for people and programs, from a record that `hide` has been through."""
    return {
        "phase": PHASES[h.phase].lower(),
        "turn": int(h.turn),
        "round": int(h.round),
        "round_limit": int(h.round_limit),
        "first": int(h.first),
        "turn_of": int(h.cur),
        "spaces": SPACES,
        "character_spaces": [space for space in range(SPACES) if is_character_space(c, space)],
        "die": int(h.die) if h.die > 0 else None,
        "roll_no": int(h.roll_no),
        "overtaken": _seats(h.overtaken),
        "victim": _someone(h.victim),
        "creditor": _someone(h.creditor),
        "pagoda": int(h.pagoda_n),
        "pool": _counts(h.pagoda),
        "lot": {"face_up": _counts(h.up), "face_down": int(h.down_n), "size": int(h.draws)},
        "copies": {"figures": int(c.copies), "emperors": int(c.emperors)},
        "auction": _auction(h),
        "banners": _banners(c, h),
        "completer": _someone(h.completer),
        "ended_by": int(h.ended_by) or None,
        "players": [_player(c, h, seat, other) for other in range(h.seats)],
    }
