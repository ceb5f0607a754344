"""The state of Wu Xing: the record and its names.

space_tile, space_rot    the board, left to right: the tile that lies there (NOTHING: empty), the panel at its bottom

      2     3             the panels of a tile as it is laid, 0 at the bottom; each anti-clockwise turn brings
    1         discard     the next one down, and after 3 the discard symbol
         0

where[tile]              0..5 the seat that holds it, 6 the board, 7 the draw pile, 8 the discard pile
draw[0 .. draw_n - 1]    the draw pile; the top is draw[draw_n - 1], NOTHING beyond
cur, first               whose turn it is (kept when the game is over); who began
dice, stepped            the dice as they lie; whether a token has moved one by a step this turn
pending                  the tile under attack during DEFEND, else NOTHING
end_at                   the game ends at the end of a turn with so many unclaimed tiles, or fewer
score                    filled when the game is over
"""

from jadetable.almanac import ELEMENT_NAMES, SIGN_NAMES, STEM_NAMES
from jadetable.core import record

KIND_NAMES = ("element", "animal", "stem")
TILE_NAMES = (*ELEMENT_NAMES, *SIGN_NAMES, *STEM_NAMES)

TILES = 27
SPACES = 3
PANELS = 4
MOST_DICE = 3  # on one panel
PAIR = 2  # so many dice on a panel capture as well
DICE = 2
FACES = 6
THROWS = 21  # unordered throws of two dice
COLOURS = len(ELEMENT_NAMES)
KINDS = 3
MOST_SEATS = 6
NOTHING = -1
BOARD, DRAW_PILE, DISCARD_PILE = 6, 7, 8
PLACES = 9

# How many tiles of each colour and of each kind a seat holds, side by side in one number.
TALLY_BITS = 5
TALLY_MASK = (1 << TALLY_BITS) - 1

PHASES = ("ACT", "DEFEND", "OVER")
ACT, DEFEND, OVER = range(3)
END_RULES = ("unfilled", "all_claimed", "piles_empty")
UNFILLED, ALL_CLAIMED, PILES_EMPTY = range(3)
FIRST_PLAYERS = ("random", "seat", "oldest", "youngest", "zodiac")
BY_CHANCE, BY_SEAT, OLDEST, YOUNGEST, BY_SIGN = range(5)
TIE_BREAKS = ("shared", "tokens")
SHARED, BY_TOKENS = range(2)

STATE = record.state_dtype(
    [
        ("max_turns", "i4"),
        ("score", "i2", (MOST_SEATS,)),
        ("phase", "i1"),
        ("first", "i1"),
        ("cur", "i1"),
        ("dice", "i1", (DICE,)),
        ("stepped", "i1"),
        ("pending", "i1"),
        ("space_tile", "i1", (SPACES,)),
        ("space_rot", "i1", (SPACES,)),
        ("where", "i1", (TILES,)),
        ("draw", "i1", (TILES,)),
        ("draw_n", "i1"),
        ("tokens", "i1", (MOST_SEATS,)),
        ("end_at", "i1"),
        ("end_rule", "i1"),
        ("first_player", "i1"),
        ("first_seat", "i1"),
        ("capture_natural", "i1"),
        ("table_rules", "i1"),
        ("tie_break", "i1"),
    ]
)
