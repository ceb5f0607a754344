"""The actions of Wu Xing as one table, and what the tables of events, options and prompts declare."""

from jadetable.almanac import ELEMENT_NAMES, SIGN_NAMES, STEM_NAMES
from jadetable.core.declare import ActionTable, EventTable, Option, message_name
from jadetable.games.wuxing.state import (
    DICE,
    END_RULES,
    FIRST_PLAYERS,
    PHASES,
    SPACES,
    TIE_BREAKS,
    TILE_NAMES,
    TILES,
)

SPACE_WORDS = ("left", "middle", "right")
DIE_WORDS = ("first", "second")

ACTIONS = ActionTable(tile=TILE_NAMES, space=SPACE_WORDS, die=DIE_WORDS)
PASS = ACTIONS.add("PASS")
CLAIM = ACTIONS.add("CLAIM", ("space", SPACES, 0), shows=("space", "tile"))
ATTACK = ACTIONS.add("ATTACK", ("tile", TILES, 0), shows=("tile", "owner", "held"))
PLUS = ACTIONS.add("PLUS", ("die", DICE, 0), shows=("die", "face", "result"))
MINUS = ACTIONS.add("MINUS", ("die", DICE, 0), shows=("die", "face", "result"))
RETHROW = ACTIONS.add("RETHROW", ("die", DICE, 0), shows=("die", "face", "result"))
PREVENT = ACTIONS.add("PREVENT", shows=("tile", "attacker"))
LET_GO = ACTIONS.add("LET_GO", shows=("tile", "attacker"))
CODES = ACTIONS.codes

EVENTS = EventTable()
E_THROW = EVENTS.add("THROW", "d0", "d1")
E_STEP = EVENTS.add("STEP", "die", "face", "step")
E_RETHROW = EVENTS.add("RETHROW", "die", "face")
E_CLAIM = EVENTS.add("CLAIM", "tile", "space")
E_ATTACK = EVENTS.add("ATTACK", "tile", "owner")
E_PREVENT = EVENTS.add("PREVENT", "tile", "attacker")
E_CAPTURE = EVENTS.add("CAPTURE", "tile", "victim")
E_PASS = EVENTS.add("PASS")
E_WRONG_CALL = EVENTS.add("WRONG_CALL", "action")
E_ROTATE = EVENTS.add("ROTATE")
E_DISCARD = EVENTS.add("DISCARD", "tile", "space")
E_RESET = EVENTS.add("RESET", "tile", "space")
E_RESHUFFLE = EVENTS.add("RESHUFFLE", "count")
E_PLACE = EVENTS.add("PLACE", "tile", "space")
E_BOARD_TO = EVENTS.add("BOARD_TO")
E_GAME_OVER = EVENTS.add("GAME_OVER", "truncated")
E_RANK = EVENTS.add("RANK", "score", "rank")

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

CHAPTERS = (
    "aim",
    "setup",
    "turn",
    "tokens",
    "claiming",
    "capturing",
    "rotating",
    "end",
    "scoring",
    "options",
    "tips",
    "sources",
)

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
    "die": tuple(message_name("wuxing", "die", word) for word in DIE_WORDS),
    # Only claims and attacks can be called wrongly; the numbers are those of the actions.
    "action": ("wuxing-tile-none", *(message_name("wuxing", "call", word) for word in SPACE_WORDS), *TILE_MESSAGES),
}
