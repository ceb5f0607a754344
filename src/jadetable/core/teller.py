"""`Teller`: names and a language in, sentences out. Nothing else in the engine speaks.

An event is told to somebody. In a message, a seat argument reads as that seat's name; for the reader's own seat it
reads as "you" in the language, and chooses the variant `[you]`, which no name ever does:

    { $seat ->
        [you] You draw
       *[other] { $seat } draws
    } { $card } from { $victim }.

Who reads for several seats, or for none, as at a shared device or in a replay, hears names alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from jadetable.core.declare import message_name
from jadetable.core.errors import BadSeats, GameOver, IllegalAction, JadeError, NotAsked
from jadetable.core.game import Choice, Game, Reason
from jadetable.core.knowledge import HOUSE_KINDS, NOT_OFFERED, Event, Knowledge
from jadetable.core.position import Position
from jadetable.core.words import addresses, words

NOBODY = "-"
HOUSE_NAMES = frozenset(kind.name for kind in HOUSE_KINDS.values())
NOT_HERE = -2  # no seat, and not nobody either
SEAT_ARGUMENTS = ("seat", "victim", "offender", "owner", "payer", "payee", "other", "attacker", "chooser")


class You(str):
    """The reader in a sentence: reads as the language's word, and is equal to the name of the variant `you`."""

    def __eq__(self, other: object) -> bool:
        return type(other) is You or (type(other) is str and other == "you")

    __hash__ = str.__hash__


class Name(str):
    """Anybody else in a sentence: equal to no variant, whatever people call themselves."""

    def __eq__(self, other: object) -> bool:
        return type(other) is Name and str.__eq__(self, other)

    __hash__ = str.__hash__


@dataclass(frozen=True)
class Teller:
    """Says what happens at a table, in one language, to the person of a seat or to nobody in particular."""

    game: Game
    names: Sequence[str] = ()
    lang: str = "en"
    reader: int | None = None

    def name(self, seat: int) -> str:
        """What a seat is called; nobody is a dash."""
        if seat < 0:
            return NOBODY
        given = self.names[seat] if seat < len(self.names) else ""
        return given or words(self.lang).text("seat-name", number=seat + 1)

    def action(self, choice: Choice) -> str:
        """An action in words."""
        return self._say(message_name(self.game.slug, "action", choice.kind), choice.details)

    def choices(self, knowledge: Knowledge) -> list[Choice]:
        """What a seat may choose from, each in words."""
        return [replace(choice, text=self.action(choice)) for choice in knowledge.choices]

    def event(self, event: Event) -> str:
        """An event in words."""
        message = message_name(self.game.slug, "event", event.kind)
        if event.kind in HOUSE_NAMES:
            message = f"event-{event.kind}"
        if event.hidden:
            message += "-hidden"
        return self._say(message, {"seat": event.seat, **event.details}, self.reader)

    def speaks_to(self, event: Event) -> int | None:
        """The reader, if the sentence of this event names their seat; to everybody else it reads alike."""
        details = {"seat": event.seat, **event.details}
        named = {details.get(label) for label in SEAT_ARGUMENTS}
        return self.reader if self.reader is not None and self.reader in named else None

    def reason(self, reason: Reason) -> str:
        """A refusal in words."""
        if reason is NOT_OFFERED:
            return words(self.lang).text("why-not-offered")
        return self._say(message_name(self.game.slug, "why", reason.name), reason.details)

    def prompt(self, prompt: str) -> str:
        """A question in words."""
        return words(self.lang).text(message_name(self.game.slug, "prompt", prompt))

    def _say(self, message: str, details: Mapping[str, Any], reader: int | None = None) -> str:
        """A message with its numbers turned into names; a named argument that is not there is left blank."""
        language = words(self.lang)
        you = reader if reader is not None and addresses(self.game.slug) else NOT_HERE
        shown: dict[str, Any] = dict.fromkeys(self.game.named, NOBODY)
        for label, value in details.items():
            if label in SEAT_ARGUMENTS:
                shown[label] = You(language.text("seat-you")) if value == you else Name(self.name(value))
            elif label in self.game.named:
                shown[label] = language.text(self.game.named[label][value])
            else:
                shown[label] = value
        return language.text(message, **shown)


def refused(position: Position, seat: Any, action: Any, names: Sequence[str] = ()) -> JadeError | None:
    """Why this seat may not choose an action now, as an error with a sentence in every language; None when it may."""
    found = _out_of_turn(position, seat, action, names)
    if found is not None or int(action) in position.legal(int(seat)):
        return found
    game, knowledge = position.game, position.know(int(seat))
    choice, reason = knowledge.choice(action), knowledge.why(action)
    return IllegalAction(
        "error-illegal",
        action=lambda lang: Teller(game, names, lang).action(choice),
        why=lambda lang: Teller(game, names, lang).reason(reason) if reason else "",
    )


def why_not(position: Position, seat: Any, action: Any, names: Sequence[str] = (), lang: str = "en") -> str | None:
    """Why this seat may not choose an action now, in a sentence; None when it may."""
    found = _out_of_turn(position, seat, action, names)
    if found is not None:
        return found.text(lang)
    reason = position.know(int(seat)).why(int(action))
    return Teller(position.game, names, lang).reason(reason) if reason else None


def not_asked(game: Game, seat: int, asked: Sequence[int], names: Sequence[str] = ()) -> NotAsked:
    """The refusal of a seat that has nothing to decide now."""
    return NotAsked(
        "error-not-asked",
        name=lambda lang: Teller(game, names, lang).name(seat),
        asked=lambda lang: ", ".join(Teller(game, names, lang).name(other) for other in asked),
    )


def _out_of_turn(position: Position, seat: Any, action: Any, names: Sequence[str]) -> JadeError | None:
    """What is wrong before the rules of the game are asked."""
    try:
        place = position.check_seat(seat)
    except BadSeats as error:
        return error
    if position.over:
        return GameOver("error-game-over")
    asked, game = position.asked, position.game
    if place not in asked:
        return not_asked(game, place, asked, names)
    whole = isinstance(action, int | np.integer) and not isinstance(action, bool)
    if not whole or not 0 <= action < game.actions.size:
        return IllegalAction("error-no-action", action=str(action), last=game.actions.size - 1)
    return None
