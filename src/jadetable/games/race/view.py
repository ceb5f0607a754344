"""What a seat may know of Race: hide, resample, observe, view. Nothing else decides about secrets.

Hands, areas, karma and the supply are open (R26). Secret are only the choices already made in an unfinished auction or
play: they wait in the header's `answer` and nowhere else.
"""

from typing import Any

from jadetable.core.compiled import rule
from jadetable.core.prompts import hide_answers, is_asked
from jadetable.core.record import Numbers, Record
from jadetable.core.rng import roll
from jadetable.core.declare import Piece
from jadetable.games.race.actions import BID, UP_FIRST
from jadetable.games.race.rules_abilities import cat_adds
from jadetable.games.race.rules_animals import tiger_price
from jadetable.games.race.rules_cards import in_hand
from jadetable.games.race.rules_contest import outer_space
from jadetable.games.race.rules_exchange import may_go_up, payable_below
from jadetable.games.race.rules_play import descent, is_strict, may_play, misplay, play_code, takes_part
from jadetable.games.race.state import (
    ANIMAL_NAMES,
    ANIMALS,
    ASK_EXCHANGE,
    AUCTION,
    CARD_NAMES,
    CARDS,
    COUNT_SEATS,
    GREEN,
    KINDS,
    LOWEST,
    MOST_SEATS,
    NO_EXCHANGE,
    NOTHING,
    PHASES,
    PLAY,
    REPEAT,
    RESOLVE,
    SLOTS,
    SPACES,
    UPWARD,
    VALUES,
    YELLOW,
    every_seat,
)

# --- hide and resample ------------------------------------------------------------------------------------------------


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Blank in place what a seat (or a spectator) cannot know: what the others have secretly chosen."""
    hide_answers(s, seat)


@rule
def guess_bid(c: Record, s: Record) -> int:
    """A bid somebody may have made: any card that can be bid."""
    chosen, found = NOTHING, 0
    for card in range(1, REPEAT):
        if (int(c.cards[int(s.seats)]) >> card) & 1 == 1:
            found += 1
            if roll(s, found) == 0:
                chosen = BID + card
    return chosen


@rule
def guess_play(c: Record, s: Record, seat: int) -> int:
    """A play somebody may have made: any that its mask allowed."""
    chosen, found = NOTHING, 0
    for card in range(1, CARDS):
        if may_play(c, s, seat, card):
            for energy in range(LOWEST, VALUES):
                if s.hand_e[seat, energy] > 0:
                    found += 1
                    if roll(s, found) == 0:
                        chosen = play_code(card, energy)
    return chosen


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Fill in place what `hide` blanked: for every other seat that has chosen, a legal choice at random."""
    for other in every_seat(s):
        if other != seat and not is_asked(s, other):
            if s.phase == AUCTION:
                s.answer[other] = guess_bid(c, s)
            elif s.phase == PLAY and takes_part(c, s, other):
                s.answer[other] = guess_play(c, s, other)


# --- observe ----------------------------------------------------------------------------------------------------------

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
    Piece("exchange", (5,)),
    Piece("track", (2,)),
    Piece("flags", (5,)),
)


@rule
def observe_seat(c: Record, s: Record, other: int, place: int, out: Numbers) -> int:
    """What everybody sees of one seat, at its place in each piece; return where the next piece begins."""
    at = 0
    if s.animal[other] >= 0:
        out[at + place * ANIMALS + int(s.animal[other])] = 1
    at += MOST_SEATS * ANIMALS
    out[at + place] = int(s.age[other])
    out[at + MOST_SEATS + place] = int(s.pos[other])
    out[at + 2 * MOST_SEATS + place] = int(s.karma[other])
    at += 3 * MOST_SEATS
    area_n, width = int(s.area_n[other]), VALUES - 1
    for value in range(LOWEST, VALUES):
        out[at + place * width + value - 1] = int(s.hand_e[other, value])
    at += MOST_SEATS * width
    for spot in range(area_n):
        if s.area_e[other, spot] > 0:
            out[at + place * width + int(s.area_e[other, spot]) - 1] += 1
    at += MOST_SEATS * width
    width = CARDS - 1
    for card in range(1, CARDS):
        out[at + place * width + card - 1] = (int(s.hand_a[other]) >> card) & 1
    at += MOST_SEATS * width
    for spot in range(area_n):
        out[at + place * width + int(s.area_a[other, spot]) - 1] = 1
    at += MOST_SEATS * width
    if area_n > 0:
        out[at + place * width + int(s.area_a[other, 0]) - 1] = 1
        out[at + (MOST_SEATS + place) * width + int(s.area_a[other, area_n - 1]) - 1] = 1
    at += 2 * MOST_SEATS * width
    if s.pick_a[other] > 0:
        out[at + place * width + int(s.pick_a[other]) - 1] = 1
        out[at + MOST_SEATS * width + place] = int(s.pick_e[other])
        out[at + MOST_SEATS * (width + 1) + place * width + int(s.eff[other]) - 1] = 1
    at += MOST_SEATS * (2 * width + 1)
    together = s.phase == AUCTION or (s.phase == PLAY and takes_part(c, s, other))
    out[at + place] = 1 if together and not is_asked(s, other) else 0
    return at + MOST_SEATS


@rule
def observe_choice(s: Record, seat: int, at: int, out: Numbers) -> None:
    """What this seat itself has secretly chosen."""
    if seat < 0 or s.answer[seat] < 0:
        return
    answer = int(s.answer[seat])
    if answer > BID and answer < UP_FIRST:
        out[at + answer - BID - 1] = 1
    else:
        out[at + answer // (VALUES - 1)] = 1
        out[at + CARDS - 1 + answer % (VALUES - 1)] = 1


@rule
def observe_wheel(c: Record, s: Record, at: int, out: Numbers) -> None:
    """For every action what low and high range show now, where the range ends, and the numbers of the next round."""
    face = int(c.face[int(s.seats)])
    for action in range(1, SLOTS + 1):
        low = outer_space(c, s, action, 0)
        if low == NOTHING:
            continue
        side = GREEN if c.is_movement[action] == 1 else YELLOW
        for high in range(2):
            space = (low + high) % SPACES
            base = at + 3 * (high * SLOTS + action - 1)
            out[base] = int(c.num[face, side, space])
            out[base + 1] = int(c.ex[face, side, space])
            out[base + 2] = int(c.km[face, side, space])
            out[at + 7 * SLOTS + 2 * (action - 1) + high] = int(c.num[face, side, (space + 1) % SPACES])
        out[at + 6 * SLOTS + action - 1] = int(c.low_max[action])


@rule
def observe_table(s: Record, own: int, at: int, out: Numbers) -> None:
    """The supply, the question, the action and exchange being resolved, the track and some flags."""
    n = int(s.seats)
    for value in range(LOWEST + 1, VALUES):
        out[at + value - 2] = int(s.supply[value])
    at += VALUES - 2
    if s.kind >= 0:
        out[at + int(s.kind)] = 1
    at += len(KINDS)
    if s.cur > 0:
        out[at + int(s.cur) - 1] = 1
    at += CARDS - 1
    if s.phase == RESOLVE and s.ord_i >= 0 and s.ord_i < s.ord_n:
        out[at + (int(s.ord[s.ord_i]) - own + n) % n] = 1
    at += MOST_SEATS
    out[at] = int(s.ex_dir)
    out[at + 1] = int(s.ex_val)
    out[at + 2] = int(s.ex_left)
    out[at + 3] = int(s.ex_cnt)
    out[at + 4] = int(s.ex_kar)
    at += 5
    out[at] = int(s.finish)
    out[at + 1] = int(s.river)
    at += 2
    out[at] = int(s.round)
    out[at + 1] = int(s.replays)
    out[at + 2] = int(s.when)
    out[at + 3] = int(s.ret)
    out[at + 4] = int(s.forced)


@rule
def observe(c: Record, s: Record, seat: int, out: Numbers) -> None:
    """Write what a seat knows as numbers, seats counted from its own, in the order of PIECES."""
    n = int(s.seats)
    own = seat if seat >= 0 else 0
    at = 0
    for place in range(n):
        at = observe_seat(c, s, (own + place) % n, place, out)
    observe_choice(s, seat, at, out)
    at += CARDS - 1 + VALUES - 1
    observe_wheel(c, s, at, out)
    at += 9 * SLOTS
    observe_table(s, own, at, out)


# --- view -------------------------------------------------------------------------------------------------------------


def _energies(counts: Any) -> list[int]:
    """Energy values, one for each card."""
    return [value for value in range(LOWEST, VALUES) for _ in range(int(counts[value]))]


def _section(c: Record, h: Record, action: int, space: int) -> str:
    """What an action reads on an outer space, as the components write it."""
    face, side = int(c.face[h.seats]), GREEN if c.is_movement[action] else YELLOW
    shown = int(c.num[face, side, space])
    text = "N" if shown == COUNT_SEATS else str(shown)
    return text + ("+E" if c.ex[face, side, space] else "") + ("+K" if c.km[face, side, space] else "")


def _wheel(c: Record, h: Record) -> list[dict[str, Any]]:
    """Every action with its range, its two spaces now and what they will show next round."""
    rows = []
    for slot in range(SLOTS):
        action = int(h.inner[slot])
        if action == 0:
            continue
        low = int(outer_space(c, h, action, 0))
        spaces = [low, (low + 1) % SPACES]
        rows.append(
            {
                "action": CARD_NAMES[action],
                "slot": slot,
                "low_max": int(c.low_max[action]),
                "spaces": spaces,
                "now": [_section(c, h, action, space) for space in spaces],
                "next": [_section(c, h, action, (space + 1) % SPACES) for space in spaces],
            }
        )
    return sorted(rows, key=lambda row: CARD_NAMES.index(row["action"]))


def _seat(c: Record, h: Record, other: int, viewer: int) -> dict[str, Any]:
    """One seat's row; a rival's hand values only with open_hands."""
    open_hand = bool(h.open_hands) or other == viewer
    place = range(int(h.area_n[other]))
    together = h.phase == AUCTION or (h.phase == PLAY and takes_part(c, h, other))
    return {
        "animal": ANIMAL_NAMES[h.animal[other]] if h.animal[other] >= 0 else None,
        "age": int(h.age[other]),
        "pos": int(h.pos[other]),
        "karma": int(h.karma[other]),
        "cards": [CARD_NAMES[card] for card in range(1, CARDS) if int(h.hand_a[other]) >> card & 1],
        "energy": _energies(h.hand_e[other]) if open_hand else None,
        "energy_count": int(in_hand(h, other)),
        "area": [{"card": CARD_NAMES[h.area_a[other, k]], "energy": int(h.area_e[other, k]) or None} for k in place],
        "played": CARD_NAMES[h.pick_a[other]] if h.pick_a[other] > 0 else None,
        "played_energy": int(h.pick_e[other]) or None,
        "resolves": CARD_NAMES[h.eff[other]] if h.eff[other] > 0 else None,
        "spent": int(h.spent[other]),
        "has_chosen": bool(together and not int(h.asked) >> other & 1),
    }


def _prices(c: Record, h: Record, seat: int) -> list[dict[str, Any]]:
    """For the own hand: what each action card would cost now and what bars it; table_rules bar no misplay (R24)."""
    rows = []
    for card in range(1, CARDS):
        if int(h.hand_a[seat]) >> card & 1:
            wrong = int(misplay(c, h, seat, card)) if is_strict(h) else NOTHING
            barred = "nothing-to-repeat" if card == REPEAT and h.area_n[seat] == 0 else None
            barred = barred or {NOTHING: None, 0: "too-little-karma", 1: "last-energy"}[wrong]
            rows.append({"card": CARD_NAMES[card], "karma": int(descent(c, h, seat, card)), "barred": barred})
    return rows


def _sprint(c: Record, h: Record, seat: int) -> dict[str, int]:
    """What a sprint costs and brings, and how far it would take this seat: a Cat one space more (R27)."""
    moves = int(c.sprint_moves)
    more = 1 if seat >= 0 and cat_adds(c, h, seat, moves) else 0
    return {"karma": int(c.sprint_karma), "moves": moves, "own_moves": moves + more}


def _takes_all(c: Record, h: Record, seat: int, value: int) -> bool:
    """Whether an upward exchange takes every energy card in hand, however it is paid."""
    cards = _energies(h.hand_e[seat])
    if not may_go_up(c, h, seat, value) or cards[-1] >= value:
        return False
    without_lowest = int(payable_below(c, h, seat, value)) - cards[0]
    return len(cards) == 1 or without_lowest < int(tiger_price(c, h, seat, value))


def _leaving_one(c: Record, h: Record, seat: int) -> list[int]:
    """For a seat that may exchange now: the values whose exchange leaves it a single energy card in hand."""
    if seat < 0 or h.kind != ASK_EXCHANGE or not int(h.asked) >> seat & 1:
        return []
    return [value for value in range(LOWEST + 1, VALUES) if _takes_all(c, h, seat, value)]


def _choice(h: Record, seat: int) -> dict[str, Any] | None:
    """What this seat has secretly chosen and nobody else can see."""
    answer = int(h.answer[seat]) if seat >= 0 else NOTHING
    if answer == NOTHING:
        return None
    if h.phase == AUCTION:
        return {"card": CARD_NAMES[answer - BID], "energy": None}
    return {"card": CARD_NAMES[answer // (VALUES - 1) + 1], "energy": answer % (VALUES - 1) + 1}


def view(c: Record, h: Record, seat: int) -> dict[str, Any]:
    """What a seat may know, for people and programs, from a record that `hide` has been through."""
    resolving = h.phase == RESOLVE and 0 <= h.ord_i < h.ord_n
    exchange = None
    if h.ex_dir != NO_EXCHANGE:
        exchange = {
            "direction": "up" if h.ex_dir == UPWARD else "down",
            "energy": int(h.ex_val),
            "left": int(h.ex_left),
            "cards": int(h.ex_cnt),
            "karma": bool(h.ex_kar),
        }
    return {
        "phase": PHASES[h.phase].lower(),
        "round": int(h.round),
        "replays": int(h.replays),
        "track": {"finish": int(h.finish), "river": int(h.river), "swim_back": int(c.swim_back)},
        "rotation": int(h.rot),
        "wheel": _wheel(c, h),
        "supply": {value: int(h.supply[value]) for value in range(LOWEST + 1, VALUES)},
        "limits": {"energy": int(c.energy_limit), "karma": int(c.karma_limit)},
        "sprint": _sprint(c, h, seat),
        "action": CARD_NAMES[h.cur] if resolving else None,
        "resolving": int(h.ord[h.ord_i]) if resolving else None,
        "space": int(h.space) if resolving and h.space >= 0 else None,
        "exchange": exchange,
        "leaving_one": _leaving_one(c, h, seat),
        "winner": int(h.winner) if h.winner >= 0 else None,
        "choice": _choice(h, seat),
        "prices": _prices(c, h, seat) if seat >= 0 and h.phase != 0 else None,
        "players": [_seat(c, h, other, seat) for other in range(h.seats)],
    }
