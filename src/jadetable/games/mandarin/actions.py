"""The actions of Mandarin as one table, and what the tables of events, options and prompts declare."""

from jadetable.almanac import SIGN_NAMES
from jadetable.core.declare import ActionTable, EventTable, Option, message_name
from jadetable.games.mandarin.state import ANIMALS, AUTOMATIC, KINDS, MOST_SEATS, PHASES, SPACES

RAISES = 60
FIGURE_KINDS = ("ordinary", "emperor")

ACTIONS = ActionTable(animal=SIGN_NAMES, emperor=FIGURE_KINDS)
ROLL = ACTIONS.add("ROLL")
KEEP = ACTIONS.add("KEEP")
RISK = ACTIONS.add("RISK")
SPECIAL = ACTIONS.add("SPECIAL")
DROP = ACTIONS.add("DROP")
FIGURE = ACTIONS.add(
    "FIGURE",
    ("animal", ANIMALS, 0),
    ("emperor", KINDS, 0),
    shows=("animal", "emperor", "use", "owner", "amount", "brings"),
)
SEAT = ACTIONS.add("SEAT", ("victim", MOST_SEATS, 0))
RAISE = ACTIONS.add("RAISE", ("steps", RAISES, 1), shows=("amount", "steps"))
CODES = ACTIONS.codes
BEFORE_RAISE = RAISE - 1  # action = BEFORE_RAISE + how many steps

EVENTS = EventTable()
E_TURN = EVENTS.add("TURN", "round")
E_CASH = EVENTS.add("CASH", "animal", "emperor", "amount")
E_ROLL = EVENTS.add("ROLL", "die", "roll_no")
E_MOVE = EVENTS.add("MOVE", "start", "to")
E_PASS = EVENTS.add("PASS", "other")
E_BANK = EVENTS.add("BANK", "amount")
E_TOLL = EVENTS.add("TOLL", "payee", "due", "paid")
E_SEIZE = EVENTS.add("SEIZE", "victim", "animal", "emperor")
E_TAKE = EVENTS.add("TAKE", "victim", "animal", "emperor")
E_DRAW = EVENTS.add("DRAW", "face_up", "animal", "emperor")
E_EMPTY = EVENTS.add("EMPTY")
E_KEEP = EVENTS.add("KEEP", "lot")
E_RISK = EVENTS.add("RISK", "lot")
E_AUCTION = EVENTS.add("AUCTION", "sort", "lot", "attempt")
E_BID = EVENTS.add("BID", "amount")
E_DROP = EVENTS.add("DROP")
E_DEFAULT = EVENTS.add("DEFAULT", "bid", "paid", "receiver")
E_SOLD = EVENTS.add("SOLD", "price", "receiver", "lot")
E_UNSOLD = EVENTS.add("UNSOLD", "lot")
E_GAIN = EVENTS.add("GAIN", "sign", "ordinary", "emperors")
E_END = EVENTS.add("END", "how", "truncated")

VARIANTS = ("collector", "money")
MONEY_ENDS = ("twelve", "either")
OPTIONS = (
    Option("variant", 0, words=VARIANTS),
    Option("table_rules", False),
    Option("signs", (AUTOMATIC,) * MOST_SEATS, low=AUTOMATIC, high=ANIMALS - 1, length=MOST_SEATS),
    Option("overtake_empty", 1, words=("normal", "forfeit")),
    Option("overtake_level", False),
    Option("overtake_take", 0, words=("one", "each")),
    Option("second_roll", 0, words=("money", "full", "nothing")),
    Option("money_end", 0, words=MONEY_ENDS),
    Option("special_once", False),
    Option("open_money", False),
    Option("round_limit", 100, high=65535),
)

# A question is named after its phase; where only one answer is left, it has a name of its own.
PROMPTS = (*(phase.lower() for phase in PHASES[:-1]), "roll", "dry", "outbid")
ROLL_ONLY, KEEP_ONLY, DROP_ONLY = range(len(PHASES) - 1, len(PROMPTS))

CHAPTERS = (
    "aim",
    "setup",
    "turn",
    "pagoda",
    "auction",
    "control",
    "overtaking",
    "bankruptcy",
    "cashing",
    "purse",
    "money-game",
    "end",
    "options",
    "tips",
    "sources",
)

# How numbers become words: the messages for each value of an argument. A hidden figure is number -1: the last message.
_SPACES = tuple(message_name("mandarin", "space", str(space)) for space in range(SPACES))
NAMED = {
    "animal": tuple(message_name("mandarin", "figure", name) for name in (*SIGN_NAMES, "hidden")),
    "sign": tuple(message_name("sign", name) for name in SIGN_NAMES),
    "start": _SPACES,
    "to": _SPACES,
}
