"""What goes over the wire, typed: the same shapes over sockets, HTTP, long polls and streams."""

from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import Meta

from jadetable.core.record import MAX_SEATS
from jadetable.server.table import LONGEST_CHAT

SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS, description="A seat, counted from 0.")]
PromptNumber = Annotated[int, Meta(ge=0, le=1_000_000, description="Which of this seat's questions is answered.")]
ActionNumber = Annotated[int, Meta(ge=0, le=1_000_000, description="One of the offered choices.")]
Key = Annotated[
    str, Meta(min_length=1, max_length=64, description="Chosen by the client; a repeat gets the same reply.")
]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Birth = Annotated[str, Meta(max_length=10, description="yyyy-mm-dd")]
Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Level = Annotated[str, Meta(min_length=1, max_length=20, description="easy, normal, hard, master, random or greedy")]
Reaction = Literal["👍", "👏", "😂", "😮", "😢", "🎉", "🤔", "🙏"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends; a misspelt field is refused rather than ignored."""


# --- from clients -----------------------------------------------------------------------------------------------------


class Answer(Body, tag_field="type", tag="answer"):
    """A seat chooses one of the actions it is offered, or makes an entry of several parts in one piece."""

    seat: SeatNumber
    prompt: PromptNumber
    action: ActionNumber
    key: Key
    then: Annotated[
        list[ActionNumber],
        Meta(max_length=300, description="The other parts of the entry; it is stored whole or not at all."),
    ] = []


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


Message = Answer | Withdraw | Say | React | Look | Ping


class SeatWish(Body):
    """A seat of a new table: open, a bot, or a person on this device."""

    kind: Literal["open", "person", "bot"] = "open"
    name: Annotated[str, Meta(max_length=60)] = ""
    birth: Birth | None = None
    level: Level = "normal"


class NewTable(Body):
    """A table to be opened."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MAX_SEATS)]
    options: Annotated[dict[str, Any], Meta(max_length=60)] = {}
    components: Annotated[dict[str, Any], Meta(max_length=60)] | None = None
    lang: Annotated[str, Meta(min_length=1, max_length=20)] = "en"
    clock: Annotated[int, Meta(ge=0, le=14 * 24 * 3600, description="Seconds for each decision; 0 is no clock.")] = 0
    spectators: bool = True
    listed: bool = False
    chat: bool | None = None
    start: Annotated[bool, Meta(description="Deal at once; needs every seat taken.")] = False


class Join(Body):
    """Somebody takes a seat."""

    name: Name
    birth: Birth | None = None
    seat: SeatNumber | None = None


class BotChoice(Body):
    """Which bot is to play."""

    level: Level = "normal"


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


# --- to clients -------------------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct):
    """What everybody knows about a seat."""

    seat: int
    kind: str
    name: str
    level: str
    resting: bool
    present: bool


class TableInfo(msgspec.Struct):
    """What everybody with the link knows about a table, and which seats the asker holds."""

    id: str
    link: str
    game: str
    status: str
    lang: str
    clock: int
    spectators: bool
    listed: bool
    chat: bool
    options: dict[str, Any]
    facts: Annotated[dict[str, Any] | None, Meta(description="What never changes in the game, once it is dealt.")]
    seats: list[SeatInfo]
    commitment: Annotated[str, Meta(description="SHA-256 of the secret that the dice are keyed with.")]
    outdated: bool
    rematch: str | None
    you: list[int]
    host: bool


class Tokens(msgspec.Struct):
    """The new table or seat, with what holds it. Tokens are sent once, here and as a cookie."""

    table: TableInfo
    tokens: Annotated[dict[str, str], Meta(description="By seat number; `host` for the host's.")]


class ChoiceInfo(msgspec.Struct):
    """A legal action."""

    action: int
    kind: str
    details: dict[str, int]
    text: str


class Ask(msgspec.Struct):
    """What a seat is asked."""

    prompt: int
    kind: str
    text: str
    deadline: Annotated[int | None, Meta(description="Milliseconds since 1970.")]
    choices: list[ChoiceInfo]


class EventInfo(msgspec.Struct):
    """Something that happened, as the viewer may know it."""

    number: int
    kind: str
    seat: int
    details: dict[str, int]
    hidden: bool
    text: str


class Viewer(msgspec.Struct):
    """The game as one seat (or, without one, a spectator) may know it."""

    seat: int | None
    view: dict[str, Any] | None
    ask: Ask | None
    withdrawable: Annotated[int | None, Meta(description="The prompt whose answer can be taken back.")]
    events: list[EventInfo]


class State(msgspec.Struct):
    """A table, and the game as its viewers may know it."""

    table: TableInfo
    next: Annotated[int, Meta(description="The number the next event will have.")]
    viewers: list[Viewer]


class Polled(State):
    """The same for those who ask again and again."""

    mark: Annotated[str, Meta(description="Changes with all that the asker may know, and with nothing else.")]


class Welcome(State, tag_field="type", tag="welcome"):
    """Sent when a socket opens, and on `look`."""


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """Sent after every move that changes something this client may know."""

    status: str
    next: int
    viewers: list[Viewer]


class TableChanged(msgspec.Struct, tag_field="type", tag="table"):
    """Sent when somebody comes, goes or starts the game."""

    table: TableInfo


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    """An answer or withdrawal was stored durably."""

    key: str
    seat: int
    prompt: int
    action: int


class ChatInfo(msgspec.Struct, tag_field="type", tag="chat"):
    """A line of chat."""

    number: int
    seat: int
    kind: str
    text: str
    at: int


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """A sign of life."""

    now: int


class ErrorBody(msgspec.Struct, tag_field="type", tag="error"):
    """A refusal; nothing was changed."""

    code: str
    text: str
    key: str | None = None


class Verdict(msgspec.Struct):
    """A finished game recomputed from its secret."""

    table: str
    commitment: str
    secret: str
    seed: int
    verified: bool
    why: str | None
    actions: int
    digest: str


class OptionInfo(msgspec.Struct):
    """A choice made before the game."""

    name: str
    text: str
    default: Any
    words: list[str]
    low: int | None
    high: int | None


class GameInfo(msgspec.Struct):
    """A game of the house."""

    slug: str
    title: str
    pitch: str
    least_seats: int
    most_seats: int
    hidden: bool
    simultaneous: bool
    options: list[OptionInfo]
    sections: Annotated[list[str], Meta(description="The chapters of its rules, in order.")]


class Reason(msgspec.Struct):
    """Why an action may not be chosen; no text when it may."""

    text: str | None


class Drafted(msgspec.Struct):
    """What would be asked after a draft; nothing when the draft is a whole entry."""

    ask: Ask | None


class Health(msgspec.Struct):
    """Whether the server can do its work."""

    status: str
    version: str


# --- hints, and looking back ------------------------------------------------------------------------------------------


class HintChoice(msgspec.Struct):
    """What a choice is worth to the seat that asks."""

    action: int
    text: str
    win: Annotated[float, Meta(description="The chance to win after it, 0 to 1.")]
    visits: Annotated[int, Meta(description="How many imagined games began with it.")]


class Hint(msgspec.Struct):
    """Advice on a seat's question, from what the seat knows, the best choice first."""

    prompt: int
    choices: list[HintChoice]


class Result(msgspec.Struct):
    """How a finished game came out, by seat."""

    ranking: list[int]
    scores: list[int]
    wins: Annotated[
        list[float],
        Meta(description="Each seat's share of first place, as the game pays it; nobody's where it pays nobody."),
    ]
    truncated: Annotated[bool, Meta(description="Whether it ended by its length limit.")]


class Frame(msgspec.Struct):
    """A finished game after one action, as the one who looks could know it then."""

    number: Annotated[int, Meta(description="How many actions were made; 0 is the deal.")]
    seat: Annotated[int | None, Meta(description="Who acted; nobody at the deal.")]
    kind: str
    text: Annotated[str, Meta(description="The choice in words, for the eyes of the seat that made it.")]
    view: dict[str, Any]
    events: list[EventInfo]


class Frames(msgspec.Struct):
    """Part of a finished game, frame by frame."""

    total: int
    frames: list[Frame]


class CurvePoint(msgspec.Struct):
    """A seat's chance to win when it made a choice, or at the end."""

    number: Annotated[int, Meta(description="The frame before the choice.")]
    win: float


class SeatReview(msgspec.Struct):
    """One seat's game: its chances, and what made its result different from an even share."""

    seat: int
    result: Annotated[float, Meta(description="The share of first place it got, 0 to 1.")]
    curve: list[CurvePoint]
    own: Annotated[float, Meta(description="What its own choices did.")]
    others: Annotated[float, Meta(description="What the others' choices did.")]
    luck: Annotated[float, Meta(description="What dice and cards did, and what cannot be told.")]


class CostlyChoice(msgspec.Struct):
    """A choice that gave chances away, and the one that would have kept them."""

    number: Annotated[int, Meta(description="The frame before the choice.")]
    seat: int
    chosen: str
    win: float
    better: str
    better_win: float


class Review(msgspec.Struct):
    """Looking back on a finished game; until it is ready, how far the looking has come."""

    ready: bool
    progress: Annotated[float, Meta(description="0 to 1")]
    seats: list[SeatReview]
    costly: list[CostlyChoice]
    luck: Annotated[float, Meta(description="The part of it that was dice, cards and what cannot be told, 0 to 1.")]


class LessonFrame(msgspec.Struct):
    """A moment of a lesson: a position, what led to it, and what there is to learn from it."""

    caption: str
    view: dict[str, Any]
    ask: Annotated[Ask | None, Meta(description="The one choice that leads on, where the learner makes it.")]
    events: list[EventInfo]


class Lesson(msgspec.Struct):
    """A short guided game for one learner."""

    game: str
    seats: list[SeatInfo]
    me: int
    facts: dict[str, Any]
    frames: list[LessonFrame]


def plain(value: Any) -> Any:
    """A NumPy number in a game's view as the plain number it is; anything else is a fault."""
    if isinstance(value, np.generic):
        return value.item()
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


_encoder = msgspec.json.Encoder(enc_hook=plain)
_decoder = msgspec.json.Decoder(Message)


def encode(message: Any) -> bytes:
    """A message as bytes. What means something in HTML is escaped, so that text stays text wherever it lands."""
    return harmless(_encoder.encode(message))


def harmless(data: bytes) -> bytes:
    """The same JSON with <, > and & written as escapes; they occur in strings only."""
    return data.replace(b"&", b"\\u0026").replace(b"<", b"\\u003c").replace(b">", b"\\u003e")


def decode(data: bytes | str) -> Message:
    """A client's message; raises msgspec errors."""
    return _decoder.decode(data)


# The almanac


class YearInfo(msgspec.Struct):
    """A year of the 60-year cycle; first and last day where the calendar knows them, as 1984-02-02."""

    year: int
    place: int
    name: str
    pinyin: str
    sign: str
    element: str
    polarity: str
    first: str | None
    last: str | None


class DayInfo(msgspec.Struct):
    """What a date says."""

    date: str
    year: YearInfo


class CycleInfo(msgspec.Struct):
    """The sixty years of a cycle, and the years the almanac knows."""

    years: list[YearInfo]
    low: int
    high: int
