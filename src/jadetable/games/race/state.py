"""The state of Race for the Chinese Zodiac: the record, its names, and what must always hold.

    inner, rot        the wheel: which piece lies in each slot (0 empty), and how far the inner wheel has turned
    rot_start         how far it was turned at the start, drawn or as the option start_rotation says
    supply            energy cards in the supply by value; entries 0 and 1 are unused, the 1s never run out
    animal, age       each seat's animal (NOTHING before the draft) and its place in the order of age, 0 the oldest
    pos, karma        space on the track, 0 Start ... finish; karma tokens
    hand_e, hand_a    energy cards in hand by value; action cards in hand, bit a for card a
    area_a, area_e    the play area, left to right: area_n action cards and the energy tucked under each (0 none)
    pick_a, pick_e    card and energy of this round once revealed; eff: the action after Repeat; spent: karma paid

The resolution of a round stops at every question. Where it goes on is a small program counter:

    phase -> cur -> ord_i -> step     the action being resolved, the place in its frozen order `ord` (ord_n seats) and
                                      the next step of that seat (STEPS); `kind` is the question now asked
    space             the outer space this action reads, NOTHING for Strategise
    when              the ability comes first (1) or the action (0)
    was_river, ret    the seat stood in the river when it played Strategise; it need not return a card (1)
    cat_done          the Cat has had its extra
    forced            deadlock relief: every seat counts as highest for Strategise this round (R23)
    ex_dir ...        the exchange being carried out: direction, value, credit or price left, cards moved, karma used,
                      and ex_have, bit v for every value owned when it started

Secret choices wait in the header's `answer`; nothing else changes until the last one is in.
"""

import numpy as np

from jadetable.almanac import CAT as THE_CAT
from jadetable.almanac import SIGN_NAMES
from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.record import NO_ANSWER, Record

FEWEST_SEATS, MOST_SEATS = 3, 5
NOTHING = -1
NOBODY = -1

CARD_NAMES = ("none", "cheat", "help", "run", "rest", "cooperate", "walk", "repeat", "strategise")
NO_CARD, CHEAT, HELP, RUN, REST, COOPERATE, WALK, REPEAT, STRATEGISE = range(9)
CARDS = 9  # card numbers with 0, none
SAT_OUT = 9  # what sitting out counts for among the last cards (R25)

VALUES = 7  # energy values with 0, none
LOWEST, HIGHEST = 1, 6
THREE = 3  # the card the Rat has one more of

SLOTS, SPACES = 6, 12
FACES, GREEN, YELLOW = 2, 0, 1
COUNT_SEATS = -1  # the number N on a wheel space

ANIMAL_NAMES = (*SIGN_NAMES, THE_CAT.slug)
RAT, OX, TIGER, RABBIT, DRAGON, SNAKE, HORSE, GOAT, MONKEY, ROOSTER, DOG, PIG, CAT = range(13)
ANIMALS, SIGNS = len(ANIMAL_NAMES), len(SIGN_NAMES)

PHASES = ("DRAFT", "AUCTION", "PLAY", "RESOLVE", "END", "OVER")
DRAFT, AUCTION, PLAY, RESOLVE, END, OVER = range(6)
KINDS = (
    "DRAFT", "PRERACE", "PLAY", "ORDER", "PIG", "SPRINT", "EXCHANGE", "GIVE", "RECEIVE", "RETURN", "HORSE",
)  # fmt: skip
(
    ASK_DRAFT, ASK_PRERACE, ASK_PLAY, ASK_ORDER, ASK_PIG, ASK_SPRINT, ASK_EXCHANGE, ASK_GIVE, ASK_RECEIVE, ASK_RETURN,
    ASK_HORSE,
) = range(11)  # fmt: skip
MODES = ("draft", "random", "sign", "fixed")
BY_DRAFT, BY_CHANCE, BY_SIGN, BY_LIST = range(4)

STEPS = (
    "ACTION", "SEAT", "ORDER", "FIRST", "MAIN", "OUTBID", "SPRINT", "EXCHANGE", "LAST", "RIVER", "NEXT",
)  # fmt: skip
(
    STEP_ACTION, STEP_SEAT, STEP_ORDER, STEP_FIRST, STEP_MAIN, STEP_OUTBID, STEP_SPRINT, STEP_EXCHANGE, STEP_LAST,
    STEP_RIVER, STEP_NEXT,
) = range(11)  # fmt: skip
WHEEL_NOT_TURNED, WHEEL_TURNED = range(2)  # the steps of phase END
NO_EXCHANGE, UPWARD, DOWNWARD = range(3)

STATE = record.state_dtype(
    [
        ("finish", "i2"),
        ("river", "i2"),
        ("max_rounds", "i2"),
        ("pos", "i2", (MOST_SEATS,)),
        ("hand_a", "i2", (MOST_SEATS,)),
        ("ex_have", "i2"),
        ("phase", "i1"),
        ("kind", "i1"),
        ("rot", "i1"),
        ("rot_start", "i1"),
        ("replays", "i1"),
        ("winner", "i1"),
        ("cur", "i1"),
        ("ord_n", "i1"),
        ("ord_i", "i1"),
        ("step", "i1"),
        ("space", "i1"),
        ("when", "i1"),
        ("was_river", "i1"),
        ("ret", "i1"),
        ("cat_done", "i1"),
        ("forced", "i1"),
        ("ex_dir", "i1"),
        ("ex_val", "i1"),
        ("ex_left", "i1"),
        ("ex_cnt", "i1"),
        ("ex_kar", "i1"),
        ("table_rules", "i1"),
        ("animal_mode", "i1"),
        ("cat", "i1"),
        ("dragon_prerace_bonus", "i1"),
        ("goat_two_exchanges", "i1"),
        ("deadlock_relief", "i1"),
        ("river_keep", "i1"),
        ("max_replays", "i1"),
        ("start_rotation", "i1"),
        ("open_hands", "i1"),
        ("animals", "i1", (MOST_SEATS,)),
        ("inner_order", "i1", (SLOTS,)),
        ("inner", "i1", (SLOTS,)),
        ("supply", "i1", (VALUES,)),
        ("ord", "i1", (MOST_SEATS,)),
        ("animal", "i1", (MOST_SEATS,)),
        ("age", "i1", (MOST_SEATS,)),
        ("karma", "i1", (MOST_SEATS,)),
        ("hand_e", "i1", (MOST_SEATS, VALUES)),
        ("area_n", "i1", (MOST_SEATS,)),
        ("area_a", "i1", (MOST_SEATS, CARDS - 1)),
        ("area_e", "i1", (MOST_SEATS, CARDS - 1)),
        ("pick_a", "i1", (MOST_SEATS,)),
        ("pick_e", "i1", (MOST_SEATS,)),
        ("eff", "i1", (MOST_SEATS,)),
        ("spent", "i1", (MOST_SEATS,)),
    ]
)

FAULTS = (
    "an energy card is missing or there twice",
    "an action card is missing or there twice",
    "a seat holds too many or too few cards",
    "karma is out of bounds",
    "a token stands outside the track",
    "a play area is impossible",
    "the asked seats do not fit the question",
    "the wheel is out of step with the rounds",
    "the winner is not ahead",
)
(
    ENERGY_LOST, CARDS_LOST, COUNT_WRONG, KARMA_WRONG, PLACE_WRONG, AREA_WRONG, ASKED_WRONG, WHEEL_WRONG, WIN_WRONG,
) = (1 << place for place in range(len(FAULTS)))  # fmt: skip


@rule
def every_seat(s: Record) -> range:
    """All seats, as wide numbers: with narrow ones the compiler builds every rule twice."""
    return range(int(np.int64(s.seats)))


@rule
def resolving_seat(s: Record) -> int:
    """The seat whose turn it is to resolve the current action, as a wide number."""
    return int(np.int64(s.ord[s.ord_i]))


@rule
def in_hand(s: Record, seat: int) -> int:
    """How many energy cards a seat has in hand."""
    found = 0
    for value in range(LOWEST, VALUES):
        found += int(s.hand_e[seat, value])
    return found


@rule
def owned(s: Record, seat: int) -> int:
    """How many energy cards a seat owns, in hand and tucked."""
    found = in_hand(s, seat)
    for place in range(int(s.area_n[seat])):
        if s.area_e[seat, place] > 0:
            found += 1
    return found


@rule
def owned_of(s: Record, seat: int, value: int) -> int:
    """How many energy cards of one value a seat owns, in hand and tucked."""
    found = int(s.hand_e[seat, value])
    for place in range(int(s.area_n[seat])):
        if s.area_e[seat, place] == value:
            found += 1
    return found


@rule
def takes_part(c: Record, s: Record, seat: int) -> bool:
    """Whether a seat plays in this round: the Cat sleeps through the first (R27)."""
    return s.animal[seat] != CAT or s.round > c.cat_sits_out


@rule
def _check_energy(c: Record, s: Record) -> int:
    """Every energy card above 1 is in the supply, in a hand or tucked; nobody holds too many."""
    faults = 0
    for value in range(LOWEST + 1, VALUES):
        found = int(s.supply[value])
        for seat in every_seat(s):
            found += owned_of(s, seat, value)
        if found != c.energy_total[value] or s.supply[value] < 0:
            faults |= ENERGY_LOST
    for seat in every_seat(s):
        # During a downward exchange the card given away still lies in the hand.
        spare = 1 if s.ex_dir == DOWNWARD and s.ord[s.ord_i] == seat else 0
        have = owned(s, seat)
        if have > int(c.energy_limit) + spare or have < 1:
            faults |= COUNT_WRONG
        if owned_of(s, seat, HIGHEST) > c.max_six or s.hand_e[seat, 0] != 0:
            faults |= COUNT_WRONG
        if s.karma[seat] < 0 or s.karma[seat] > c.karma_limit:
            faults |= KARMA_WRONG
        if s.pos[seat] < 0 or s.pos[seat] > s.finish:
            faults |= PLACE_WRONG
    return faults


@rule
def _check_cards(c: Record, s: Record) -> int:
    """Every seat's action cards are in its hand or play area; only the auction card lies without energy."""
    faults = 0
    for seat in every_seat(s):
        found, area_n = int(s.hand_a[seat]), int(s.area_n[seat])
        for place in range(area_n):
            card = int(s.area_a[seat, place])
            if (found >> card) & 1 == 1:
                faults |= CARDS_LOST
            found |= 1 << card
            if s.area_e[seat, place] == 0 and place > 0:
                faults |= AREA_WRONG
        for place in range(area_n, CARDS - 1):
            if s.area_a[seat, place] != 0 or s.area_e[seat, place] != 0:
                faults |= AREA_WRONG
        if found != c.cards[int(s.seats)]:
            faults |= CARDS_LOST
        if area_n > 0 and s.area_a[seat, 0] == REPEAT:
            faults |= AREA_WRONG
        if s.phase == PLAY and int(s.hand_a[seat]) >> STRATEGISE & 1 == 0:
            faults |= AREA_WRONG
        if s.phase == PLAY and in_hand(s, seat) < 1:
            faults |= COUNT_WRONG
    return faults


@rule
def _check_asked(c: Record, s: Record) -> int:
    """The asked seats fit the question; answers wait only during a simultaneous one."""
    faults = 0
    asked = int(s.asked)
    together = s.phase == AUCTION or s.phase == PLAY
    for seat in every_seat(s):
        waiting = (asked >> seat) & 1 == 1
        playing = s.phase != PLAY or takes_part(c, s, seat)
        if together and playing and waiting == (s.answer[seat] != NO_ANSWER):
            faults |= ASKED_WRONG
        if not (together and playing) and s.answer[seat] != NO_ANSWER:
            faults |= ASKED_WRONG
    if (asked == 0) != (s.over == 1) or (s.over == 1) != (s.phase == OVER) or asked >> int(s.seats) != 0:
        faults |= ASKED_WRONG
    if not together and asked & (asked - 1) != 0:
        faults |= ASKED_WRONG
    return faults


@rule
def _check_wheel_and_winner(c: Record, s: Record) -> int:
    """The wheel turns once a round; each piece lies in one slot; the winner is furthest ahead."""
    faults, pieces = 0, 0
    for slot in range(SLOTS):
        pieces |= 1 << int(s.inner[slot])
    if pieces | 1 != (int(c.cards[int(s.seats)]) & ((1 << REPEAT) - 1)) | 1:
        faults |= WHEEL_WRONG
    turned = int(s.round) - (0 if s.phase == END else 1)
    if s.round > 0 and s.rot != (int(s.rot_start) + turned) % SPACES:
        faults |= WHEEL_WRONG
    if s.over == 1:
        for seat in every_seat(s):
            if s.winner < 0 or s.pos[seat] > s.pos[s.winner] or (s.rank[seat] == 1) != (seat == s.winner):
                faults |= WIN_WRONG
    return faults


@rule
def check(c: Record, s: Record) -> int:
    """Everything that is wrong with a state, as flags in the order of FAULTS."""
    if s.phase == DRAFT:
        return _check_asked(c, s)
    return _check_energy(c, s) | _check_cards(c, s) | _check_asked(c, s) | _check_wheel_and_winner(c, s)
