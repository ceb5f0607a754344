"""The actions of Zodiac as one table, and what the tables of events, options and prompts declare."""

from jadetable.almanac import SIGN_NAMES
from jadetable.core.tables import ActionTable, EventKind, Kind, Option, message_name
from jadetable.games.zodiac.state import CARD_NAMES, PHASES, SIGNS, TYPES

DRAW, TAKE, PASS, ZODIAC, NOW, CATH, CATT, PANH, PANT = range(9)
DH, DT, LAY, PICK, STEAL_FIRST = 9, 23, 37, 51, 65

ACTIONS = ActionTable(
    (
        Kind("DRAW", DRAW),
        Kind("TAKE", TAKE),
        Kind("PASS", PASS),
        Kind("ZODIAC", ZODIAC),
        Kind("NOW", NOW),
        Kind("CATH", CATH),
        Kind("CATT", CATT),
        Kind("PANH", PANH),
        Kind("PANT", PANT),
        Kind("DH", DH, (("card", TYPES, 0),)),
        Kind("DT", DT, (("card", TYPES, 0),)),
        Kind("LAY", LAY, (("card", TYPES, 0),)),
        Kind("PICK", PICK, (("card", TYPES, 0),)),
        Kind("STEAL", STEAL_FIRST, (("distance", 7, 1), ("card", SIGNS, 0))),
    )
)

EVENTS = (
    EventKind("DEALER_DRAW", ("card",)),
    EventKind("DEALER"),
    EventKind("DEALT", ("count",)),
    EventKind("UPCARD", ("card",)),
    EventKind("TURN"),
    EventKind("SKIPPED"),
    EventKind("RESHUFFLE", ("count",)),
    EventKind("DRAW", ("card",), private=True),
    EventKind("TAKE", ("card",)),
    EventKind("PLAY", ("card", "place")),
    EventKind("SKIP_SET"),
    EventKind("STEAL", ("victim", "card", "place")),
    EventKind("LAY", ("card",)),
    EventKind("PICK", ("card",)),
    EventKind("DISCARD", ("card", "place")),
    EventKind("PASS"),
    EventKind("OVERLIMIT", ("hand", "table")),
    EventKind("CALL", ("right",)),
    EventKind("REVEAL"),
    EventKind("PENALTY", ("offender", "card", "place")),
    EventKind("WIN"),
    EventKind("TRUNCATED"),
)
(
    E_DEALER_DRAW,
    E_DEALER,
    E_DEALT,
    E_UPCARD,
    E_TURN,
    E_SKIPPED,
    E_RESHUFFLE,
    E_DRAW,
    E_TAKE,
    E_PLAY,
    E_SKIP_SET,
    E_STEAL,
    E_LAY,
    E_PICK,
    E_DISCARD,
    E_PASS,
    E_OVERLIMIT,
    E_CALL,
    E_REVEAL,
    E_PENALTY,
    E_WIN,
    E_TRUNCATED,
) = range(len(EVENTS))
FROM_HAND, FROM_TABLE, JUST_DRAWN = range(3)

OPTIONS = (
    Option("table_rules", False),
    Option("arrange", 0, words=("after_draw", "whole_turn")),
    Option("pangu_takes", 0, words=("missing", "any")),
    Option("pangu_wild", 0, high=8),
    Option("cat_from_discard", True),
    Option("action_discard", True),
    Option("penalty_chooser", 0, words=("left", "random")),
    Option("first_dealer", -1, low=-1, high=lambda seats: seats - 1),
    Option("turns_per_seat", 80, low=1, high=1000),
)

PROMPTS = tuple(phase.lower() for phase in PHASES[:-1])

# How numbers become words: the messages for each value of an argument.
NAMED = {
    "card": (
        *(message_name("sign", name) for name in SIGN_NAMES),
        *(message_name("card", n) for n in CARD_NAMES[SIGNS:]),
    ),
}
