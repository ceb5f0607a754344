"""The state of The Rat and the Dragon: the record, its names, and what must always hold.

dice[3]  num[2]     the roll of the round: two matching dice, the single one; their sum and the single number
deck[12]            the cards; the first `guests_shown` lie face up, the others are 0 for those who cannot see them
rest, group         working space of the flood fill, all zero between actions
sheet[seat]         one drawing sheet a seat:

    owner[256]      row * width + column -> id of the creature there, 0 empty; the open drawing has creatures + 1
    number[180]     creature id k at index k - 1: its number, 0 unused;   mate[180]  the id of its mate, 0 none
    taken[2, 16]    bit rows (bit = column) of the squares of finished even and odd creatures
    shape[16]       bit rows of what was drawn this round, finished or not; kept until the next roll
    room[16]        bit rows of where the open drawing may go; all empty squares while a mistake is still possible
    phase           IDLE 0 (finished), CHOOSE 1, DRAW 2, MATCH 3, DONE 4;   want, left: the open drawing
    pair_points, unpaired, drawn (bit n: number n), empty, creatures, pairs     running sums
    stuck, done_round   the number charged and the round in which it could not draw;   total   set at the end
    drew, corrected, fouls   a creature was finished / a mistake was made this round; mistakes in all
"""

from jadetable.almanac import SIGN_NAMES
from jadetable.core import record

BY_NUMBER = (0, 3, 9, 10, 5, 11, 8, 7, 2, 6, 1, 4)  # the signs of the creatures 1 to 12: Rat, Rabbit ... Ox, Dragon
CREATURE_NAMES = tuple(SIGN_NAMES[sign] for sign in BY_NUMBER)
MOST_SEATS = 6
SIDE = 16
SQUARES = SIDE * SIDE
MOST_CREATURES = 180
CREATURES = 12
NUMBERS = CREATURES + 1  # tables are looked up by number; place 0 is unused
PARITIES = 2
EVEN, ODD = range(PARITIES)
YANG, YIN = range(2)
NO_CREATURE = 0  # nor a mate, nor a card: creatures and their numbers count from 1

PHASES = ("IDLE", "CHOOSE", "DRAW", "MATCH", "DONE")
IDLE, CHOOSE, DRAW, MATCH, DONE = range(5)
GOES_ON, ENOUGH_PAIRS, NOBODY_CAN_DRAW = range(3)
NO_FOUL, IN_PIECES, TOUCHES_EQUAL, TOO_BIG = 0, 1, 2, 4
AUTOMATIC = -1
ANY_KIND = 1
SUM, SINGLE = range(2)

SHEET = record.solid_dtype(
    [
        ("room", "i4", (SIDE,)),
        ("shape", "i4", (SIDE,)),
        ("taken", "i4", (PARITIES, SIDE)),
        ("owner", "i2", (SQUARES,)),
        ("mate", "i2", (MOST_CREATURES,)),
        ("pair_points", "i2"),
        ("unpaired", "i2"),
        ("drawn", "i2"),
        ("total", "i2"),
        ("empty", "i2"),
        ("creatures", "i2"),
        ("done_round", "i2"),
        ("fouls", "i2"),
        ("number", "i1", (MOST_CREATURES,)),
        ("phase", "i1"),
        ("want", "i1"),
        ("left", "i1"),
        ("pairs", "i1"),
        ("stuck", "i1"),
        ("corrected", "i1"),
        ("drew", "i1"),
    ]
)

STATE = record.state_dtype(
    [
        ("rest", "i4", (SIDE,)),
        ("group", "i4", (SIDE,)),
        ("sheet", SHEET, (MOST_SEATS,)),
        ("guests", "i1"),
        ("pairs_to_end", "i1"),
        ("pair_rule", "i1"),
        ("stuck_penalty", "i1"),
        ("table_rules", "i1"),
        ("guests_shown", "i1"),
        ("stuck_costs", "i1"),
        ("width", "i1"),
        ("reason", "i1"),
        ("won", "i1"),
        ("dice", "i1", (3,)),
        ("num", "i1", (2,)),
        ("deck", "i1", (CREATURES,)),
    ]
)
