"""The actions of The Rat and the Dragon as one table, and what the tables of events, options and prompts declare."""

from jadetable.core.declare import ActionTable, EventKind, Kind, Option, message_name
from jadetable.games.ratdragon.state import CREATURE_NAMES, CREATURES, PHASES, SIDE, SQUARES

SQUARE, TAKE_SUM, TAKE_SINGLE, NO_PAIR = 0, SQUARES, SQUARES + 1, SQUARES + 2

ACTIONS = ActionTable(
    (
        Kind("SQUARE", SQUARE, (("square", SQUARES, 0),)),
        Kind("TAKE_SUM", TAKE_SUM),
        Kind("TAKE_SINGLE", TAKE_SINGLE),
        Kind("NO_PAIR", NO_PAIR),
    )
)

EVENTS = (
    EventKind("GUEST", ("number",)),
    EventKind("ROLL", ("first", "second", "single")),
    EventKind("STUCK", ("sum", "single")),
    EventKind("FINISHED"),
    EventKind("FOUL", ("reason",), private=True),
    EventKind("DREW", ("number", "id", "anchor")),
    EventKind("MATCHED", ("older", "newer", "points")),
    EventKind("ROUND_END", ("round",)),
    EventKind("GAME_END", ("reason",)),
    EventKind("SCORE", ("total", "rank")),
)
(
    E_GUEST,
    E_ROLL,
    E_STUCK,
    E_FINISHED,
    E_FOUL,
    E_DREW,
    E_MATCHED,
    E_ROUND_END,
    E_GAME_END,
    E_SCORE,
) = range(len(EVENTS))

OPTIONS = (
    Option("guests", -1, low=-1, high=CREATURES),
    Option("pairs_to_end", 20, low=1, high=20),
    Option("pair_rule", 0, words=("yang_ying", "any")),
    Option("stuck_penalty", -1, low=-1, high=1),
    Option("table_rules", False),
)

PROMPTS = tuple(phase.lower() for phase in PHASES[1:4])

# How numbers become words: the messages for each value of an argument.
NAMED = {
    "number": (message_name("ratdragon", "nobody"), *(message_name("sign", name) for name in CREATURE_NAMES)),
    "column": tuple(message_name("ratdragon", "column", chr(ord("a") + column)) for column in range(SIDE)),
}
