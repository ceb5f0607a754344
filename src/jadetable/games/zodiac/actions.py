"""The actions of Zodiac as one table, and what the tables of events, options and prompts declare."""

from jadetable.almanac import SIGN_NAMES
from jadetable.core.declare import ActionTable, EventTable, Option, message_name
from jadetable.games.zodiac.state import CARD_NAMES, PHASES, SIGNS, TYPES

ACTIONS = ActionTable(card=CARD_NAMES)
DRAW = ACTIONS.add("DRAW")
TAKE = ACTIONS.add("TAKE", shows=("card",))
PASS = ACTIONS.add("PASS")
ZODIAC = ACTIONS.add("ZODIAC")
NOW = ACTIONS.add("NOW", shows=("card",))
CATH = ACTIONS.add("CATH")
CATT = ACTIONS.add("CATT")
PANH = ACTIONS.add("PANH")
PANT = ACTIONS.add("PANT")
DH = ACTIONS.add("DH", ("card", TYPES, 0), shows=("card", "skips"))
DT = ACTIONS.add("DT", ("card", TYPES, 0), shows=("card", "skips"))
LAY = ACTIONS.add("LAY", ("card", TYPES, 0))
PICK = ACTIONS.add("PICK", ("card", TYPES, 0))
STEAL_FIRST = ACTIONS.add("STEAL", ("distance", 7, 1), ("card", SIGNS, 0), shows=("victim", "card"))
CODES = ACTIONS.codes

EVENTS = EventTable()
E_DEALER_DRAW = EVENTS.add("DEALER_DRAW", "card")
E_DEALER = EVENTS.add("DEALER")
E_DEALT = EVENTS.add("DEALT", "count")
E_UPCARD = EVENTS.add("UPCARD", "card")
E_TURN = EVENTS.add("TURN")
E_SKIPPED = EVENTS.add("SKIPPED")
E_RESHUFFLE = EVENTS.add("RESHUFFLE", "count")
E_DRAW = EVENTS.add("DRAW", "card", private=True)
E_TAKE = EVENTS.add("TAKE", "card")
E_PLAY = EVENTS.add("PLAY", "card", "place")
E_SKIP_SET = EVENTS.add("SKIP_SET")
E_STEAL = EVENTS.add("STEAL", "victim", "card", "place")
E_LAY = EVENTS.add("LAY", "card")
E_PICK = EVENTS.add("PICK", "card")
E_DISCARD = EVENTS.add("DISCARD", "card", "place")
E_PASS = EVENTS.add("PASS")
E_OVERLIMIT = EVENTS.add("OVERLIMIT", "hand", "table")
E_CALL = EVENTS.add("CALL", "right")
E_REVEAL = EVENTS.add("REVEAL")
E_PENALTY = EVENTS.add("PENALTY", "offender", "card", "place")
E_WIN = EVENTS.add("WIN")
E_TRUNCATED = EVENTS.add("TRUNCATED")
FROM_HAND, FROM_TABLE, JUST_DRAWN = range(3)

OPTIONS = (
    Option("table_rules", False),
    Option("arrange", 0, words=("after_draw", "whole_turn")),
    Option("pangu_takes", 0, words=("missing", "any")),
    Option("pangu_wild", 0, high=8),
    Option("cat_from_discard", True),
    Option("action_discard", True),
    Option("discarded_cat", 0, words=("quiet", "bites")),
    Option("penalty_chooser", 0, words=("left", "random")),
    Option("first_dealer", -1, low=-1, high=lambda seats: seats - 1),
    Option("turns_per_seat", 80, low=1, high=1000),
)

PROMPTS = tuple(phase.lower() for phase in PHASES[:-1])

CHAPTERS = ("aim", "setup", "turn", "action-cards", "limits", "call", "penalties", "end", "options", "tips", "sources")

# How numbers become words: the messages for each value of an argument.
NAMED = {
    "card": (
        *(message_name("sign", name) for name in SIGN_NAMES),
        *(message_name("card", n) for n in CARD_NAMES[SIGNS:]),
    ),
}
