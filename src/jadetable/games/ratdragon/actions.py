"""The actions of The Rat and the Dragon as one table, and what the tables of events, options and prompts declare."""

from jadetable.core.declare import ActionTable, EventTable, Option, Variant, message_name
from jadetable.games.ratdragon.state import CHOOSE, CREATURE_NAMES, CREATURES, DONE, PHASES, SIDE, SQUARES

ACTIONS = ActionTable()
SQUARE = ACTIONS.add(
    "SQUARE",
    ("square", SQUARES, 0),
    # points: of the best pair in reach (of this one, when pairing); unpaired: how much less, or more, unpaired
    # creatures cost then; dead: how many empty squares nobody can use any more once this is drawn
    shows=("square", "column", "row", "number", "pairing", "points", "unpaired", "dead"),
)
TAKE_SUM = ACTIONS.add("TAKE_SUM", shows=("number", "count"))
TAKE_SINGLE = ACTIONS.add("TAKE_SINGLE", shows=("number", "count"))
NO_PAIR = ACTIONS.add("NO_PAIR", shows=("number", "unpaired"))
CODES = ACTIONS.codes

EVENTS = EventTable()
E_GUEST = EVENTS.add("GUEST", "number")
E_ROLL = EVENTS.add("ROLL", "first", "second", "single")
E_STUCK = EVENTS.add("STUCK", "sum", "single")
E_FINISHED = EVENTS.add("FINISHED")
E_FOUL = EVENTS.add("FOUL", "reason", private=True)
E_DREW = EVENTS.add("DREW", "number", "id", "anchor")
E_MATCHED = EVENTS.add("MATCHED", "older", "newer", "points")
E_ROUND_END = EVENTS.add("ROUND_END", "round")
E_GAME_END = EVENTS.add("GAME_END", "reason")
E_SCORE = EVENTS.add("SCORE", "total", "rank")

OPTIONS = (
    Option("guests", -1, low=-1, high=CREATURES),
    Option("pairs_to_end", 20, low=1, high=20),
    Option("pair_rule", 0, words=("yang_ying", "any")),  # spelled as the rulebook does
    Option("stuck_penalty", -1, low=-1, high=1),
    Option("table_rules", False),
)

# Larger sheets, offered beside the usual one (R9).
VARIATIONS = (
    Variant(
        "sheet",
        {
            "usual": {},
            "square_15": {"sheet": {"width": 15, "height": 15}},
            "square_16": {"sheet": {"width": 16, "height": 16}},
        },
    ),
)

PROMPTS = tuple(phase.lower() for phase in PHASES[CHOOSE:DONE])

CHAPTERS = (
    "aim",
    "creatures",
    "setup",
    "round",
    "drawing",
    "pairs",
    "stuck",
    "end",
    "scoring",
    "solo",
    "options",
    "tips",
    "sources",
)

# How numbers become words: the messages for each value of an argument.
NAMED = {
    "number": (message_name("ratdragon", "nobody"), *(message_name("sign", name) for name in CREATURE_NAMES)),
    "column": tuple(message_name("ratdragon", "column", chr(ord("a") + column)) for column in range(SIDE)),
}
