"""What clients send."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from jadetable.core.record import MAX_SEATS
from jadetable.server.tables.table import LONGEST_CHAT

SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS, description="A seat, counted from 0.")]
PromptNumber = Annotated[int, Meta(ge=0, le=1_000_000, description="Which of this seat's questions is answered.")]
ActionNumber = Annotated[int, Meta(ge=0, le=1_000_000, description="One of the offered choices.")]
Key = Annotated[
    str,
    Meta(
        max_length=64,
        pattern="^[!-~]+$",
        description="Letters, digits and signs, chosen by the client; a repeat gets the same reply.",
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Birth = Annotated[str, Meta(max_length=10, description="yyyy-mm-dd")]
Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Level = Annotated[str, Meta(min_length=1, max_length=20, description="easy, normal, hard, master, random or greedy")]
Reaction = Literal["👍", "👏", "😂", "😮", "😢", "🎉", "🤔", "🙏"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends; a misspelt field is refused rather than ignored."""


class Answer(Body, tag_field="type", tag="answer"):
    """A seat chooses one of the actions it is offered, or makes an entry of several parts in one piece."""

    seat: SeatNumber
    prompt: PromptNumber
    actions: Annotated[
        list[ActionNumber],
        Meta(
            min_length=1, max_length=300, description="One action, or all parts of an entry: it is stored in one piece."
        ),
    ]
    key: Key


class Withdraw(Body, tag_field="type", tag="withdraw"):
    """A seat takes back its answer to a simultaneous prompt, until the last one is in."""

    seat: SeatNumber
    prompt: PromptNumber
    key: Key


class Say(Body, tag_field="type", tag="say"):
    """A line of table chat."""

    seat: SeatNumber
    text: Words


class React(Body, tag_field="type", tag="react"):
    """A reaction."""

    seat: SeatNumber
    reaction: Reaction


class Look(Body, tag_field="type", tag="look"):
    """Ask for the present state again."""


class Ping(Body, tag_field="type", tag="ping"):
    """Ask for a sign of life."""


class Looking(Body, tag_field="type", tag="looking"):
    """Whether the page is before somebody's eyes: who looks needs no notification."""

    looking: bool


Message = Answer | Withdraw | Say | React | Look | Ping | Looking


class SeatWish(Body):
    """A seat of a new table: open, a bot, or a person on this device."""

    kind: Literal["open", "person", "bot"] = "open"
    name: Annotated[str, Meta(max_length=60)] = ""
    birth: Birth | None = None
    level: Annotated[Level, Meta(description="Of a bot, with a temper where its game has any: normal:bold.")] = "normal"


class NewTable(Body):
    """A table to be opened."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MAX_SEATS)]
    options: Annotated[dict[str, Any], Meta(max_length=60)] = {}
    components: Annotated[dict[str, Any], Meta(max_length=60)] | None = None
    lang: Annotated[str, Meta(min_length=1, max_length=20)] = "en"
    clock: Annotated[int, Meta(ge=0, le=14 * 24 * 3600, description="Seconds; 0 is no clock.")] = 0
    clock_kind: Annotated[
        Literal["decision", "turn", "bank"],
        Meta(description="For each decision, for a whole turn, or a bank for the whole game."),
    ] = "decision"
    increment: Annotated[int, Meta(ge=0, le=3600, description="Seconds added to a bank after each turn.")] = 0
    spectators: bool = True
    listed: bool = False
    chat: bool | None = None
    start: Annotated[bool, Meta(description="Deal at once; needs every seat taken.")] = False


class DailyWish(Body):
    """The deal of a day is to be played."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    day: Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="As the player's calendar has it.")]
    name: Annotated[str, Meta(max_length=60)] = ""
    lang: Annotated[str, Meta(min_length=1, max_length=20)] = "en"


class BranchWish(Body):
    """A finished game is to be played on from one of its moments, against bots."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000, description="The frame to go on from; 0 is the deal.")]
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=60)] = ""
    level: Level = "normal"
    lang: Annotated[str, Meta(min_length=1, max_length=20)] = "en"


class Join(Body):
    """Somebody takes a seat."""

    name: Name
    birth: Birth | None = None
    seat: SeatNumber | None = None


class BotChoice(Body):
    """Which bot is to play."""

    level: Level = "normal"


class Mute(Body):
    """Whether a seat is heard in the chat."""

    muted: bool


class Onlookers(Body):
    """Whether onlookers may watch."""

    allowed: bool


class Report(Body):
    """What is wrong with somebody's manners."""

    why: Words


class Draft(Body):
    """Choices a seat thinks over and has not made."""

    seat: SeatNumber
    prompt: PromptNumber
    actions: Annotated[list[ActionNumber], Meta(max_length=300)]


class ChatLine(Body):
    """A line of chat or a reaction, one of the two."""

    seat: SeatNumber
    text: Words | None = None
    reaction: Reaction | None = None


class SpokenWords(Body):
    """A code that somebody was told."""

    words: Annotated[str, Meta(min_length=1, max_length=120)]


class HouseKey(Body):
    """What the person at the machine has that runs the server."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


Base64 = Annotated[str, Meta(min_length=16, max_length=120, pattern="^[A-Za-z0-9_=-]+$")]
Endpoint = Annotated[str, Meta(min_length=8, max_length=1000, description="Where its push service reaches a browser.")]


class PushWish(Body):
    """A browser that wants to be told, as it describes itself."""

    endpoint: Endpoint
    p256dh: Annotated[Base64, Meta(description="Its public key.")]
    auth: Annotated[Base64, Meta(description="Its secret for messages of ours.")]


class PushEnd(Body):
    """A browser that wants to be told no more."""

    endpoint: Endpoint
