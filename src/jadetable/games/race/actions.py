"""The actions of Race as one table, and what the tables of events, options and prompts declare."""

from dataclasses import dataclass
from typing import Any

from jadetable.core.errors import BadOption
from jadetable.core.declare import ActionTable, EventKind, Kind, Option, message_name
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

PLAY_FIRST, BID_FIRST = 0, 48
NO, YES, ABILITY_FIRST, ACTION_FIRST, PIG_CARD, PIG_KARMA, PIG_MOVE = range(54, 61)
UP_FIRST, DOWN_FIRST, ENERGY_FIRST = 61, 66, 71
KARMA, DONE, SWIM, ANIMAL_FIRST = range(77, 81)
UP, DOWN = UP_FIRST - 2, DOWN_FIRST - 2  # UP + value, DOWN + value
BID, ENERGY = BID_FIRST - 1, ENERGY_FIRST - 1  # BID + card, ENERGY + value

ACTIONS = ActionTable(
    (
        Kind("PLAY", PLAY_FIRST, (("card", STRATEGISE, 1), ("energy", HIGHEST, 1))),
        Kind("BID", BID_FIRST, (("card", REPEAT - 1, 1),)),
        Kind("NO", NO),
        Kind("YES", YES),
        Kind("ABILITY_FIRST", ABILITY_FIRST),
        Kind("ACTION_FIRST", ACTION_FIRST),
        Kind("PIG_CARD", PIG_CARD),
        Kind("PIG_KARMA", PIG_KARMA),
        Kind("PIG_MOVE", PIG_MOVE),
        Kind("UP", UP_FIRST, (("energy", HIGHEST - 1, 2),)),
        Kind("DOWN", DOWN_FIRST, (("energy", HIGHEST - 1, 2),)),
        Kind("ENERGY", ENERGY_FIRST, (("energy", HIGHEST, 1),)),
        Kind("KARMA", KARMA),
        Kind("DONE", DONE),
        Kind("SWIM", SWIM),
        Kind("ANIMAL", ANIMAL_FIRST, (("animal", ANIMALS, 0),)),
    )
)

EVENTS = (
    EventKind("ANIMAL", ("animal",)),
    EventKind("BID", ("card",)),
    EventKind("KARMA", ("delta", "reason", "other")),
    EventKind("PLAY", ("card", "energy", "action")),
    EventKind("REPLAY", ("reason",)),
    EventKind("LOOKUP", ("action", "space", "total")),
    EventKind("MOVE", ("delta", "reason", "pos")),
    EventKind("CARDS", ("count", "reason")),
    EventKind("EXCHANGE", ("direction", "energy")),
    EventKind("GIVE", ("energy",)),
    EventKind("RECEIVE", ("energy",)),
    EventKind("COLLECT", ("count", "leftmost")),
    EventKind("RETURN", ("energy",)),
    EventKind("DECLINED", ("prompt",)),
    EventKind("TURNED", ("rot",)),
    EventKind("FINISHED"),
    EventKind("OVER", ("winner", "truncated")),
)
(
    E_ANIMAL, E_BID, E_KARMA, E_PLAY, E_REPLAY, E_LOOKUP, E_MOVE, E_CARDS, E_EXCHANGE, E_GIVE, E_RECEIVE, E_COLLECT,
    E_RETURN, E_DECLINED, E_TURNED, E_FINISHED, E_OVER,
) = range(len(EVENTS))  # fmt: skip

# Why karma, cards or tokens move.
REASONS = (
    "auction", "transfer", "descent", "wheel", "top", "outbid", "sprint", "ability", "exchange", "cheat", "run", "swim",
    "horse",
)  # fmt: skip
(
    BY_AUCTION, BY_TRANSFER, BY_DESCENT, BY_WHEEL, BY_TOP, BY_OUTBID, BY_SPRINT, BY_ABILITY, BY_EXCHANGE, BY_CHEAT,
    BY_RUN, BY_SWIM, BY_HORSE,
) = range(len(REASONS))  # fmt: skip
LACKS_KARMA, LAST_CARD = range(2)  # why a round is played again

LONGEST_TRACK = 200


@dataclass(frozen=True)
class InnerOrder(Option):
    """The wheel pieces slot by slot, None for a random order. Which pieces are in play only the components say."""

    def value(self, given: Any, seats: int) -> Any:
        """The pieces, or NOTHING in every place for a random order; raises BadOption."""
        if given is None or (isinstance(given, list | tuple) and all(item == NOTHING for item in given)):
            return [NOTHING] * self.length
        return super().value(given, seats)


@dataclass(frozen=True)
class AnimalList(Option):
    """Animals seat by seat, no animal twice; NOTHING where the seat is to draft."""

    def value(self, given: Any, seats: int) -> Any:
        """The animals' numbers; raises BadOption."""
        animals = super().value([] if given is None else given, seats)
        chosen = [animal for animal in animals if animal != NOTHING]
        if len(chosen) != len(set(chosen)) or any(animal != NOTHING for animal in animals[seats:]):
            raise BadOption("race-error-animals", value=repr(given), seats=seats)
        return animals


OPTIONS = (
    Option("animal_mode", 0, words=MODES),
    AnimalList("animals", [NOTHING] * MOST_SEATS, low=NOTHING, high=ANIMALS - 1, length=MOST_SEATS),
    Option("cat", False),
    InnerOrder("inner_order", [NOTHING] * SLOTS, low=0, high=SLOTS, length=SLOTS),
    Option("start_rotation", -1, low=-1, high=SPACES - 1),
    Option("table_rules", False),
    Option("dragon_prerace_bonus", True),
    Option("goat_two_exchanges", False),
    Option("deadlock_relief", True),
    Option("river_keep", 2, low=1, high=12),
    Option("max_rounds", 100, low=1, high=1000),
    Option("max_replays", 3, low=0, high=100),
    Option("finish", 36, low=2, high=LONGEST_TRACK),
    Option("river", 18, low=1, high=LONGEST_TRACK - 1),
    Option("open_hands", True),
)

PROMPTS = (*(kind.lower() for kind in KINDS), "swim")  # RETURN is put as "swim" where no card is due

# How numbers become words: the messages for each value of an argument.
NAMED = {
    "card": tuple(message_name("race", "card", name) for name in CARD_NAMES),
    "action": tuple(message_name("race", "name", name) for name in CARD_NAMES),
    "animal": tuple(message_name("sign", name) for name in ANIMAL_NAMES),
}
