"""The actions of Wu Xing as one table, and what the tables of events, options and prompts declare."""

from jadetable.almanac import ELEMENT_NAMES, SIGN_NAMES, STEM_NAMES
from jadetable.core.declare import ActionTable, EventKind, Kind, Option, message_name
from jadetable.games.wuxing.state import (
    DICE,
    END_RULES,
    FIRST_PLAYERS,
    PHASES,
    SPACES,
    TIE_BREAKS,
    TILES,
)

PASS, CLAIM, ATTACK, PLUS, MINUS, RETHROW, PREVENT, LET_GO = 0, 1, 4, 31, 33, 35, 37, 38

ACTIONS = ActionTable(
    (
        Kind("PASS", PASS),
        Kind("CLAIM", CLAIM, (("space", SPACES, 0),)),
        Kind("ATTACK", ATTACK, (("tile", TILES, 0),)),
        Kind("PLUS", PLUS, (("die", DICE, 0),)),
        Kind("MINUS", MINUS, (("die", DICE, 0),)),
        Kind("RETHROW", RETHROW, (("die", DICE, 0),)),
        Kind("PREVENT", PREVENT),
        Kind("LET_GO", LET_GO),
    )
)

EVENTS = (
    EventKind("THROW", ("d0", "d1")),
    EventKind("STEP", ("die", "face", "step")),
    EventKind("RETHROW", ("die", "face")),
    EventKind("CLAIM", ("tile", "space")),
    EventKind("ATTACK", ("tile", "owner")),
    EventKind("PREVENT", ("tile", "attacker")),
    EventKind("CAPTURE", ("tile", "victim")),
    EventKind("PASS"),
    EventKind("WRONG_CALL", ("action",)),
    EventKind("ROTATE"),
    EventKind("DISCARD", ("tile", "space")),
    EventKind("RESET", ("tile", "space")),
    EventKind("RESHUFFLE", ("count",)),
    EventKind("PLACE", ("tile", "space")),
    EventKind("BOARD_TO"),
    EventKind("GAME_OVER", ("truncated",)),
    EventKind("RANK", ("score", "rank")),
)
(
    E_THROW,
    E_STEP,
    E_RETHROW,
    E_CLAIM,
    E_ATTACK,
    E_PREVENT,
    E_CAPTURE,
    E_PASS,
    E_WRONG_CALL,
    E_ROTATE,
    E_DISCARD,
    E_RESET,
    E_RESHUFFLE,
    E_PLACE,
    E_BOARD_TO,
    E_GAME_OVER,
    E_RANK,
) = range(len(EVENTS))

LONGEST_LIMIT = 65535

OPTIONS = (
    Option("end_rule", 0, words=END_RULES),
    Option("first_player", 0, words=FIRST_PLAYERS),
    Option("first_seat", 0, high=lambda seats: seats - 1),
    Option("capture_natural", False),
    Option("tie_break", 0, words=TIE_BREAKS),
    Option("table_rules", False),
    Option("max_turns", 400, low=1, high=LONGEST_LIMIT),
)

PROMPTS = tuple(phase.lower() for phase in PHASES[:-1])

SPACE_WORDS = ("left", "middle", "right")
TILE_MESSAGES = (
    *(message_name("element", name) for name in ELEMENT_NAMES),
    *(message_name("sign", name) for name in SIGN_NAMES),
    *(message_name("wuxing", "stem", name) for name in STEM_NAMES),
)
NO_TILE = TILES  # the name after the last tile: none at all

# How numbers become words: the messages for each value of an argument.
NAMED = {
    "tile": (*TILE_MESSAGES, "wuxing-tile-none"),
    "space": tuple(message_name("wuxing", "space", word) for word in SPACE_WORDS),
    "die": ("wuxing-die-first", "wuxing-die-second"),
    # Only claims and attacks can be called wrongly; the numbers are those of the actions.
    "action": ("wuxing-tile-none", *(message_name("wuxing", "call", word) for word in SPACE_WORDS), *TILE_MESSAGES),
}
