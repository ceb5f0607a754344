"""The Pagoda: pull the lever, keep what lies there, or risk it for one more figure."""

from jadetable.core.asked import ask_only
from jadetable.core.compiled import rule
from jadetable.core.events import emit, emit1, emit3
from jadetable.core.mask import allow
from jadetable.core.record import Mask, Record
from jadetable.core.rng import roll
from jadetable.core.steps import go_to
from jadetable.games.mandarin.actions import E_DRAW, E_EMPTY, E_KEEP, E_RISK, KEEP, RISK, SPECIAL
from jadetable.games.mandarin.rules_auction import open_auction
from jadetable.games.mandarin.rules_end import end_if_complete
from jadetable.games.mandarin.rules_figures import is_character_space, most_alike, turn_and_gain_lot
from jadetable.games.mandarin.state import (
    ANIMALS,
    DRAWN,
    FULL,
    KINDS,
    MONEY,
    NOTHING,
    ORDINARY_AUCTION,
    PULL,
    SECOND_ROLL,
    SPECIAL_AUCTION,
)


@rule
def may_use_pagoda(c: Record, s: Record) -> bool:
    """On a coloured space the mover uses the Pagoda; after a second roll only by option (R10)."""
    if s.roll_no == SECOND_ROLL and s.second_roll != FULL:
        return False
    return not is_character_space(c, int(s.pos[int(s.cur)]))


@rule
def use_pagoda(c: Record, s: Record, log: Record) -> None:
    """Pull the lever: a later face-up figure brings the lot under the hammer; an empty Pagoda gives nothing (R12)."""
    mover = int(s.cur)
    if s.pagoda_n == 0:
        emit(log, E_EMPTY, mover)
    elif extract_figure(c, s, log) and s.draws > 1:
        open_auction(s, ORDINARY_AUCTION, log)
    else:
        s.phase = DRAWN
        ask_only(s, mover)


@rule
def extract_figure(c: Record, s: Record, log: Record) -> bool:
    """One figure comes out and lies face up or face down; True when face up. Face down, nobody learns what it is."""
    figure = nth_figure(s, roll(s, int(s.pagoda_n)))
    face_up = roll(s, int(c.face_up[1])) < int(c.face_up[0])
    animal, kind = figure // KINDS, figure % KINDS
    s.pagoda[animal, kind] = int(s.pagoda[animal, kind]) - 1
    s.pagoda_n = int(s.pagoda_n) - 1
    s.draws = int(s.draws) + 1
    if face_up:
        s.up[animal, kind] = int(s.up[animal, kind]) + 1
        emit3(log, E_DRAW, int(s.cur), 1, animal, kind)
    else:
        s.down[animal, kind] = int(s.down[animal, kind]) + 1
        s.down_n = int(s.down_n) + 1
        emit3(log, E_DRAW, int(s.cur), 0, NOTHING, NOTHING)
    return face_up


@rule
def nth_figure(s: Record, place: int) -> int:
    """The figure at this place of the Pagoda, animal by animal, ordinary ones before the Emperor."""
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            place -= int(s.pagoda[animal, kind])
            if place < 0:
                return KINDS * animal + kind
    return NOTHING


@rule
def may_offer_specially(c: Record, s: Record, seat: int) -> bool:
    """The special auction: money game, first figure of a use, six alike on the card, and by option only once (R25)."""
    if s.variant != MONEY or s.draws != 1 or s.special_used[seat] == 1:
        return False
    return most_alike(s, seat) >= int(c.special_same)


@rule
def allow_drawn(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """Keep; pull again while the Pagoda has figures; perhaps the special auction."""
    allow(mask, KEEP)
    if s.pagoda_n > 0:
        allow(mask, RISK)
    if may_offer_specially(c, s, seat):
        allow(mask, SPECIAL)


@rule
def act_on_drawn(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The mover keeps the lot, risks it, or offers a first figure in the special auction."""
    if s.special_once == 1 and may_offer_specially(c, s, seat):
        s.special_used[seat] = 1
    if action == KEEP:
        emit1(log, E_KEEP, seat, int(s.draws))
        turn_and_gain_lot(s, seat, log)
        end_if_complete(c, s, seat, log)
    elif action == RISK:
        emit1(log, E_RISK, seat, int(s.draws))
        go_to(s, PULL)
    else:
        open_auction(s, SPECIAL_AUCTION, log)
