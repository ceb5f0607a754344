"""The actions of Mandarin as one table, and what the tables of events, options and prompts declare."""

from jadetable.almanac import SIGN_NAMES
from jadetable.core.declare import ActionTable, EventKind, Kind, Option, message_name
from jadetable.games.mandarin.state import ANIMALS, AUTOMATIC, KINDS, PHASES, SEATS, SPACES

ROLL, KEEP, RISK, SPECIAL, DROP = range(5)
FIGURE, SEAT, RAISE = 5, 29, 34
RAISES = 60
BEFORE_RAISE = RAISE - 1  # action = BEFORE_RAISE + how many steps

ACTIONS = ActionTable(
    (
        Kind("ROLL", ROLL),
        Kind("KEEP", KEEP),
        Kind("RISK", RISK),
        Kind("SPECIAL", SPECIAL),
        Kind("DROP", DROP),
        Kind("FIGURE", FIGURE, (("animal", ANIMALS, 0), ("emperor", KINDS, 0))),
        Kind("SEAT", SEAT, (("victim", SEATS, 0),)),
        Kind("RAISE", RAISE, (("steps", RAISES, 1),)),
    )
)

EVENTS = (
    EventKind("TURN", ("round",)),
    EventKind("CASH", ("animal", "emperor", "amount")),
    EventKind("ROLL", ("die", "roll_no")),
    EventKind("MOVE", ("start", "to")),
    EventKind("PASS", ("other",)),
    EventKind("BANK", ("amount",)),
    EventKind("TOLL", ("payee", "due", "paid")),
    EventKind("SEIZE", ("victim", "animal", "emperor")),
    EventKind("TAKE", ("victim", "animal", "emperor")),
    EventKind("DRAW", ("face_up", "animal", "emperor")),
    EventKind("EMPTY"),
    EventKind("KEEP", ("lot",)),
    EventKind("RISK", ("lot",)),
    EventKind("AUCTION", ("sort", "lot", "attempt")),
    EventKind("BID", ("amount",)),
    EventKind("DROP"),
    EventKind("DEFAULT", ("bid", "paid", "receiver")),
    EventKind("SOLD", ("price", "receiver", "lot")),
    EventKind("UNSOLD", ("lot",)),
    EventKind("GAIN", ("sign", "ordinary", "emperors")),
    EventKind("END", ("how", "truncated")),
)
(
    E_TURN,
    E_CASH,
    E_ROLL,
    E_MOVE,
    E_PASS,
    E_BANK,
    E_TOLL,
    E_SEIZE,
    E_TAKE,
    E_DRAW,
    E_EMPTY,
    E_KEEP,
    E_RISK,
    E_AUCTION,
    E_BID,
    E_DROP,
    E_DEFAULT,
    E_SOLD,
    E_UNSOLD,
    E_GAIN,
    E_END,
) = range(len(EVENTS))

OPTIONS = (
    Option("variant", 0, words=("collector", "money")),
    Option("table_rules", False),
    Option("signs", (AUTOMATIC,) * SEATS, low=AUTOMATIC, high=ANIMALS - 1, length=SEATS),
    Option("overtake_empty", 0, words=("normal", "forfeit")),
    Option("overtake_level", False),
    Option("overtake_take", 0, words=("one", "each")),
    Option("second_roll", 0, words=("money", "full", "nothing")),
    Option("money_end", 0, words=("twelve", "either")),
    Option("special_once", False),
    Option("open_money", False),
    Option("round_limit", 100, high=65535),
)

PROMPTS = tuple(phase.lower() for phase in PHASES[:-1])

# How numbers become words: the messages for each value of an argument. A hidden figure is number -1: the last message.
_SPACES = tuple(message_name("mandarin", "space", str(space)) for space in range(SPACES))
NAMED = {
    "animal": tuple(message_name("mandarin", "figure", name) for name in (*SIGN_NAMES, "hidden")),
    "sign": tuple(message_name("sign", name) for name in SIGN_NAMES),
    "start": _SPACES,
    "to": _SPACES,
}
