"""What a seat of Race knows, as numbers for learning. Seats are counted from the own one."""

from jadetable.core.codes import argument
from jadetable.core.compiled import rule
from jadetable.core.declare import Piece
from jadetable.core.record import Record
from jadetable.games.race.actions import CODES
from jadetable.games.race.rules_contest import is_resolving, outer_space
from jadetable.games.race.rules_play import has_chosen
from jadetable.games.race.state import (
    ANIMALS,
    CARDS,
    GREEN,
    KINDS,
    LOWEST,
    MOST_SEATS,
    NOTHING,
    PLAY,
    SLOTS,
    SPACES,
    VALUES,
    YELLOW,
    every_seat,
    resolving_seat,
)

PIECES = (
    Piece("animals", (MOST_SEATS, ANIMALS)),
    Piece("ages", (MOST_SEATS,)),
    Piece("positions", (MOST_SEATS,)),
    Piece("karma", (MOST_SEATS,)),
    Piece("energy", (MOST_SEATS, VALUES - 1)),
    Piece("tucked", (MOST_SEATS, VALUES - 1)),
    Piece("actions", (MOST_SEATS, CARDS - 1)),
    Piece("area", (MOST_SEATS, CARDS - 1)),
    Piece("leftmost", (MOST_SEATS, CARDS - 1)),
    Piece("last", (MOST_SEATS, CARDS - 1)),
    Piece("played", (MOST_SEATS, CARDS - 1)),
    Piece("played_energy", (MOST_SEATS,)),
    Piece("resolves", (MOST_SEATS, CARDS - 1)),
    Piece("has_chosen", (MOST_SEATS,)),
    Piece("own_choice", (CARDS - 1 + VALUES - 1,)),
    Piece("low_spaces", (SLOTS, 3)),
    Piece("high_spaces", (SLOTS, 3)),
    Piece("low_ranges", (SLOTS,)),
    Piece("next_numbers", (SLOTS, 2)),
    Piece("supply", (VALUES - 2,)),
    Piece("prompt", (len(KINDS),)),
    Piece("current", (CARDS - 1,)),
    Piece("resolving", (MOST_SEATS,)),
    Piece("exchange", (5,)),  # direction, value, left, cards, karma
    Piece("track", (2,)),  # finish, river
    Piece("flags", (5,)),  # round, replays, ability first, no return, everybody highest
)
ENERGY_CHOSEN = CARDS - 1 - LOWEST  # own_choice: cards, then energy values


@rule
def observe(c: Record, h: Record, seat: int, o: Record) -> None:
    """Write what a seat knows."""
    own, n = max(seat, 0), int(h.seats)
    for distance in every_seat(h):
        observe_seat(c, h, (own + distance) % n, distance, o)
    if seat >= 0 and h.answer[seat] >= 0:
        observe_choice(h, int(h.answer[seat]), o)
    observe_wheel(c, h, o)
    observe_table(h, own, o)


@rule
def observe_seat(c: Record, h: Record, seat: int, distance: int, o: Record) -> None:
    """What everybody sees of one seat."""
    if h.animal[seat] >= 0:
        o.animals[distance, int(h.animal[seat])] = 1
    o.ages[distance] = h.age[seat]
    o.positions[distance] = h.pos[seat]
    o.karma[distance] = h.karma[seat]
    for value in range(LOWEST, VALUES):
        o.energy[distance, value - LOWEST] = h.hand_e[seat, value]
    for card in range(1, CARDS):
        o.actions[distance, card - 1] = (int(h.hand_a[seat]) >> card) & 1
    observe_area(h, seat, distance, o)
    if h.pick_a[seat] > 0:
        o.played[distance, int(h.pick_a[seat]) - 1] = 1
        o.played_energy[distance] = h.pick_e[seat]
        o.resolves[distance, int(h.eff[seat]) - 1] = 1
    o.has_chosen[distance] = 1 if has_chosen(c, h, seat) else 0


@rule
def observe_area(h: Record, seat: int, distance: int, o: Record) -> None:
    """The row of a seat's cards, its first and its last one, and the energy tucked under them."""
    area_n = int(h.area_n[seat])
    for place in range(area_n):
        o.area[distance, int(h.area_a[seat, place]) - 1] = 1
        energy = int(h.area_e[seat, place])
        if energy > 0:
            o.tucked[distance, energy - LOWEST] += 1
    if area_n > 0:
        o.leftmost[distance, int(h.area_a[seat, 0]) - 1] = 1
        o.last[distance, int(h.area_a[seat, area_n - 1]) - 1] = 1


@rule
def observe_choice(h: Record, answer: int, o: Record) -> None:
    """What this seat itself has secretly chosen."""
    o.own_choice[argument(CODES, answer, 0) - 1] = 1
    if h.phase == PLAY:
        o.own_choice[ENERGY_CHOSEN + argument(CODES, answer, 1)] = 1


@rule
def observe_wheel(c: Record, h: Record, o: Record) -> None:
    """For every action what low and high range show now, where the range ends, and the numbers of the next round."""
    face = int(c.face[int(h.seats)])
    for action in range(1, SLOTS + 1):
        low = outer_space(c, h, action, 0)
        if low == NOTHING:
            continue
        side = GREEN if c.is_movement[action] == 1 else YELLOW
        for high in range(2):
            space = (low + high) % SPACES
            shown = o.low_spaces[action - 1] if high == 0 else o.high_spaces[action - 1]
            shown[0] = c.num[face, side, space]
            shown[1] = c.ex[face, side, space]
            shown[2] = c.km[face, side, space]
            o.next_numbers[action - 1, high] = c.num[face, side, (space + 1) % SPACES]
        o.low_ranges[action - 1] = c.low_max[action]


@rule
def observe_table(h: Record, own: int, o: Record) -> None:
    """The supply, the question, the action and exchange being resolved, the track and some flags."""
    n = int(h.seats)
    for value in range(LOWEST + 1, VALUES):
        o.supply[value - LOWEST - 1] = h.supply[value]
    if h.kind >= 0:
        o.prompt[int(h.kind)] = 1
    if h.action > 0:
        o.current[int(h.action) - 1] = 1
    if is_resolving(h):
        o.resolving[(resolving_seat(h) - own + n) % n] = 1
    o.exchange[0] = h.ex_dir
    o.exchange[1] = h.ex_val
    o.exchange[2] = h.ex_left
    o.exchange[3] = h.ex_cnt
    o.exchange[4] = h.ex_kar
    o.track[0] = h.finish
    o.track[1] = h.river
    o.flags[0] = h.round
    o.flags[1] = h.replays
    o.flags[2] = h.when
    o.flags[3] = h.ret
    o.flags[4] = h.forced
