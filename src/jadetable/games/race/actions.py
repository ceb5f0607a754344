"""The actions of Race as one table, and what the tables of events, options and prompts declare."""

from jadetable.core.declare import ActionTable, EventTable, Option, ReasonTable, message_name
from jadetable.games.race.state import (
    ANIMAL_NAMES,
    ANIMALS,
    CARD_NAMES,
    HIGHEST,
    KINDS,
    MODES,
    MOST_SEATS,
    NOTHING,
    REPEAT,
    SLOTS,
    SPACES,
    STRATEGISE,
)

ACTIONS = ActionTable(card=CARD_NAMES, animal=ANIMAL_NAMES)
PLAY_FIRST = ACTIONS.add("PLAY", ("card", STRATEGISE, 1), ("energy", HIGHEST, 1), shows=("card", "energy", "cost"))
BID_FIRST = ACTIONS.add("BID", ("card", REPEAT - 1, 1))
NO = ACTIONS.add("NO", shows=("prompt",))
YES = ACTIONS.add("YES", shows=("prompt", "cost", "spaces"))
ABILITY_FIRST = ACTIONS.add("ABILITY_FIRST")
ACTION_FIRST = ACTIONS.add("ACTION_FIRST")
PIG_CARD = ACTIONS.add("PIG_CARD")
PIG_KARMA = ACTIONS.add("PIG_KARMA")
PIG_MOVE = ACTIONS.add("PIG_MOVE")
UP_FIRST = ACTIONS.add("UP", ("energy", HIGHEST - 1, 2), shows=("energy", "price"))
DOWN_FIRST = ACTIONS.add("DOWN", ("energy", HIGHEST - 1, 2))
ENERGY_FIRST = ACTIONS.add("ENERGY", ("energy", HIGHEST, 1), shows=("energy", "prompt"))
KARMA = ACTIONS.add("KARMA", shows=("prompt",))
DONE = ACTIONS.add("DONE", shows=("prompt",))
SWIM = ACTIONS.add("SWIM", shows=("spaces",))
ANIMAL_FIRST = ACTIONS.add("ANIMAL", ("animal", ANIMALS, 0))
CODES = ACTIONS.codes
PLAYS = BID_FIRST  # actions below this one play a card with energy
UP, DOWN = UP_FIRST - 2, DOWN_FIRST - 2  # UP + value, DOWN + value
BID, ENERGY = BID_FIRST - 1, ENERGY_FIRST - 1  # BID + card, ENERGY + value

EVENTS = EventTable()
E_ANIMAL = EVENTS.add("ANIMAL", "animal")
E_BID = EVENTS.add("BID", "card")
E_KARMA = EVENTS.add("KARMA", "delta", "reason", "other")
E_PLAY = EVENTS.add("PLAY", "card", "energy", "action")
E_REPLAY = EVENTS.add("REPLAY", "reason")
E_LOOKUP = EVENTS.add("LOOKUP", "action", "space", "total")
E_MOVE = EVENTS.add("MOVE", "delta", "reason", "pos")
E_CARDS = EVENTS.add("CARDS", "count", "reason")
E_EXCHANGE = EVENTS.add("EXCHANGE", "direction", "energy")
E_GIVE = EVENTS.add("GIVE", "energy")
E_RECEIVE = EVENTS.add("RECEIVE", "energy")
E_COLLECT = EVENTS.add("COLLECT", "count", "leftmost")
E_RETURN = EVENTS.add("RETURN", "energy")
E_DECLINED = EVENTS.add("DECLINED", "prompt")
E_TURNED = EVENTS.add("TURNED", "rot")
E_FINISHED = EVENTS.add("FINISHED")
E_OVER = EVENTS.add("OVER", "winner", "truncated")

# Why karma, cards or tokens move.
CAUSES = (
    "auction", "transfer", "descent", "wheel", "top", "outbid", "sprint", "ability", "exchange", "cheat", "run", "swim",
    "horse",
)  # fmt: skip
(
    BY_AUCTION, BY_TRANSFER, BY_DESCENT, BY_WHEEL, BY_TOP, BY_OUTBID, BY_SPRINT, BY_ABILITY, BY_EXCHANGE, BY_CHEAT,
    BY_RUN, BY_SWIM, BY_HORSE,
) = range(len(CAUSES))  # fmt: skip
LACKS_KARMA, LAST_CARD = range(2)  # why a round is played again

LONGEST_TRACK = 200

OPTIONS = (
    Option("animal_mode", 0, words=MODES),
    Option("animals", [NOTHING] * MOST_SEATS, low=NOTHING, high=ANIMALS - 1, length=MOST_SEATS),
    Option("cat", False),
    Option("inner_order", [NOTHING] * SLOTS, low=NOTHING, high=SLOTS, length=SLOTS),
    Option("start_rotation", -1, low=-1, high=SPACES - 1),
    Option("table_rules", False),
    Option("dragon_prerace_bonus", True),
    Option("goat_two_exchanges", False),
    Option("deadlock_relief", True),
    Option("river_keep", 1, low=1, high=12),
    Option("max_rounds", 100, low=1, high=1000),
    Option("max_replays", 3, low=0, high=100),
    Option("finish", 36, low=2, high=LONGEST_TRACK),
    Option("river", 18, low=1, high=LONGEST_TRACK - 1),
    Option("open_hands", True),
)

# Why options do not go together.
MISFITS = ReasonTable()
ANIMALS_UNFIT = MISFITS.add("animals", "seats", "animal")
CAT_UNFIT = MISFITS.add("cat")
RIVER_UNFIT = MISFITS.add("river", "river", "finish")
ORDER_UNFIT = MISFITS.add("inner-order", "first", "second", "third", "fourth", "fifth", "sixth")

# RETURN is put as "swim" where no card is due, PLAY as "last" where the last energy card allows Strategise alone.
PROMPTS = (*(kind.lower() for kind in KINDS), "swim", "last")
SWIM_PROMPT, LAST_PROMPT = range(len(KINDS), len(PROMPTS))

CHAPTERS = (
    "aim", "setup", "auction", "round", "karma", "actions", "strategise", "river", "wheel", "exchange", "limits",
    "animals", "end", "options", "tips", "sources",
)  # fmt: skip

# How numbers become words: the messages for each value of an argument.
NAMED = {
    "card": tuple(message_name("race", "card", name) for name in CARD_NAMES),
    "action": tuple(message_name("race", "name", name) for name in CARD_NAMES),
    "animal": tuple(message_name("sign", name) for name in ANIMAL_NAMES),
}
