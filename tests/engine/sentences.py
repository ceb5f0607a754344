"""Every sentence a game can say, with numbers of all kinds: pages must say the same (web/src/offline/teller.ts)."""

import random
from collections.abc import Iterator
from typing import Any

from jadetable.core.game import Choice, Game, Reason
from jadetable.core.knowledge import NOT_OFFERED, Event
from jadetable.core.teller import SEAT_ARGUMENTS, Teller
from jadetable.core.words import LANGUAGES

NAMES = ["Ada", "you", "-", ""]
TIMES = 4
NUMBERS = (0, 1, 2, 3, 5, 11, 1234, -1)


def cases(game: Game) -> dict[str, Any]:
    """What is to be said, and how each teller says it."""
    chance = random.Random(game.slug)
    said = list(_all(game, chance))
    tellers = [(lang, reader) for lang in LANGUAGES for reader in (None, 1)]
    told = [[_tell(Teller(game, NAMES, lang, reader), *one) for one in said] for lang, reader in tellers]
    return {"names": NAMES, "said": said, "tellers": tellers, "told": told}


def _details(game: Game, labels: Any, chance: random.Random) -> dict[str, int]:
    found = {}
    for label in labels:
        if label in SEAT_ARGUMENTS:
            found[label] = chance.randrange(-1, len(NAMES))
        elif label in game.named:
            found[label] = chance.randrange(len(game.named[label]))
        else:
            found[label] = chance.choice(NUMBERS)
    return found


def _all(game: Game, chance: random.Random) -> Iterator[tuple[str, str, dict[str, int], int]]:
    """What kind of thing, its name, its numbers, and the seat."""
    for _ in range(TIMES):
        for action in game.actions:
            yield "action", action.name, _details(game, action.shows, chance), 0
        for event in game.events:
            yield "event", event.name, _details(game, event.arguments, chance), chance.randrange(len(NAMES))
            if event.private:
                yield "hidden", event.name, {}, chance.randrange(len(NAMES))
        yield "event", "taken-back", {}, chance.randrange(len(NAMES))
        for reason in list(game.reasons)[1:]:
            yield "reason", reason.name, _details(game, reason.arguments, chance), 0
    for prompt in game.prompts:
        yield "prompt", prompt, {}, 0
    yield "reason", "", {}, 0


def _tell(teller: Teller, what: str, name: str, details: dict[str, int], seat: int) -> str:
    if what == "action":
        return teller.action(Choice(0, name, details))
    if what == "event":
        return teller.event(Event(0, name, seat, details))
    if what == "hidden":
        return teller.event(Event(0, name, seat, hidden=True))
    if what == "reason":
        return teller.reason(Reason(name, details) if name else NOT_OFFERED)
    return teller.prompt(name)
