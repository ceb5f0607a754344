"""The state of Race for the Chinese Zodiac: the record and its names.

    inner, rot        the wheel: which piece lies in each slot (0 empty), and how far the inner wheel has turned
    rot_start         how far it was turned at the start, drawn or as the option start_rotation says
    supply            energy cards in the supply by value; entries 0 and 1 are unused, the 1s never run out
    animal, age       each seat's animal (NOTHING before the draft) and its place in the order of age, 0 the oldest
    pos, karma        space on the track, 0 Start ... finish; karma tokens
    hand_e, hand_a    energy cards in hand by value; action cards in hand, bit a for card a
    area_a, area_e    the play area, left to right: area_n action cards and the energy tucked under each (0 none)
    pick_a, pick_e    card and energy of this round once revealed; eff: the action after Repeat; spent: karma paid

The resolution of a round stops at every question. Where it goes on:

    phase -> action -> ord_i -> step  the action being resolved, the place in its frozen order `ord` (ord_n seats),
                                      the step that is due (core/steps.py); `kind` is the question now asked
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
from jadetable.core.record import Record

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
        ("action", "i1"),
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


@rule
def every_seat(s: Record) -> range:
    """All seats, as wide numbers: with narrow ones the compiler builds every rule twice."""
    return range(int(np.int64(s.seats)))


@rule
def resolving_seat(s: Record) -> int:
    """The seat whose turn it is to resolve the current action, as a wide number."""
    return int(np.int64(s.ord[s.ord_i]))
