"""What the server sends: tables, views, events, replies and errors."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta


class SeatInfo(msgspec.Struct):
    """What everybody knows about a seat."""

    seat: int
    kind: str
    name: str
    level: str
    resting: bool
    away: Annotated[bool, Meta(description="A bot sits in because its person let the time run out.")]
    present: bool
    muted: Annotated[bool, Meta(description="The host has muted this seat in the chat.")]


class OriginInfo(msgspec.Struct):
    """Where a game comes from whose chance is not its own."""

    kind: Annotated[str, Meta(description="`daily`: the deal of a day; `branch`: a moment of a finished game.")]
    day: Annotated[str, Meta(description="As 2026-11-19, of the deal of a day.")]
    table: Annotated[str, Meta(description="The finished game.")]
    ply: Annotated[int, Meta(description="The frame of it that this game went on from.")]


class TableInfo(msgspec.Struct):
    """What everybody with the link knows about a table, and which seats the asker holds."""

    id: str
    link: str
    game: str
    status: str
    lang: str
    clock: int
    clock_kind: Annotated[str, Meta(description="What the seconds of `clock` are for: decision, turn or bank.")]
    increment: Annotated[int, Meta(description="Seconds added to a bank after each turn.")]
    spectators: bool
    listed: bool
    chat: bool
    options: dict[str, Any]
    facts: Annotated[dict[str, Any] | None, Meta(description="What never changes in the game, once it is dealt.")]
    seats: list[SeatInfo]
    commitment: Annotated[str, Meta(description="SHA-256 of the secret that the dice are keyed with.")]
    outdated: bool
    standing: Annotated[list[int] | None, Meta(description="Scores so far, where a game was closed before its end.")]
    rematch: str | None
    origin: OriginInfo | None
    onlookers: Annotated[int, Meta(description="How many watch without a seat, by this process of the server.")]
    hurried: Annotated[bool, Meta(description="Much is going on: bots think for a shorter time than usual.")]
    you: list[int]
    host: bool


class DailyInfo(msgspec.Struct):
    """The challenge of a day in one game: the same deal, options and bots for everybody."""

    game: str
    day: str
    seats: Annotated[list[str], Meta(description="Who sits where: `person`, or the level of a bot.")]


class Spoken(msgspec.Struct):
    """A code to say aloud, which leads to a table as long as it waits for people."""

    words: str


class Reachable(msgspec.Struct):
    """Where other devices find this server, as far as the asker may know."""

    addresses: Annotated[list[str], Meta(description="The likeliest first; none where only this machine can reach it.")]
    may_open: Annotated[bool, Meta(description="Whether the asker may let other devices in.")]
    closed: Annotated[bool, Meta(description="Only this machine reaches the server, by the address the asker came by.")]


class PushKey(msgspec.Struct):
    """What browsers know this server by when it notifies them."""

    key: str


class PushKept(msgspec.Struct):
    """A browser will be told."""

    mark: Annotated[str, Meta(description="What a notification calls this table.")]


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


class SeatClock(msgspec.Struct):
    """A seat's clock, which everybody may see."""

    left: Annotated[int, Meta(description="Milliseconds for its next turn, while the clock stands.")]
    deadline: Annotated[int | None, Meta(description="When it runs out, in milliseconds since 1970, while it runs.")]


class Viewer(msgspec.Struct):
    """The game as one seat (or, without one, a spectator) may know it."""

    seat: int | None
    view: dict[str, Any] | None
    ask: Ask | None
    withdrawable: Annotated[int | None, Meta(description="The prompt whose answer can be taken back.")]
    clocks: Annotated[list[SeatClock], Meta(description="By seat; empty where there are none for all to see.")]
    events: list[EventInfo]


Next = Annotated[int, Meta(description="The number of the event after those told here: ask for more from it on.")]
More = Annotated[bool, Meta(description="Whether more has happened already. A socket tells it in the next updates.")]


class State(msgspec.Struct):
    """A table, and the game as its viewers may know it."""

    table: TableInfo
    next: Next
    more: More
    viewers: list[Viewer]


class Polled(State):
    """The same for those who ask again and again."""

    mark: Annotated[str, Meta(description="Changes with all that the asker may know, and with nothing else.")]


class Welcome(State, tag_field="type", tag="welcome"):
    """Sent when a socket opens, and on `look`."""


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """Sent after every move that changes something this client may know."""

    status: str
    next: Next
    more: More
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


class PersonalMove(msgspec.Struct):
    """Something a person did."""

    number: int
    kind: str
    action: int
    at: Annotated[int, Meta(description="Milliseconds since 1970.")]


class Personal(msgspec.Struct):
    """Everything that is stored of the person in a seat."""

    table: str
    game: str
    status: str
    seat: int
    name: str
    birth: Annotated[int, Meta(description="As 19840202, or 0.")]
    seen: Annotated[int, Meta(description="The last sign of life, in milliseconds since 1970.")]
    chat: list[ChatInfo]
    moves: list[PersonalMove]
    notified: Annotated[list[str], Meta(description="Where browsers are told that it is your turn.")]


class OptionInfo(msgspec.Struct):
    """A choice made before the game."""

    name: str
    text: str
    default: Any
    words: list[str]
    low: int | None
    high: int | None


class GameInfo(msgspec.Struct):
    """A game."""

    slug: str
    title: str
    pitch: str
    least_seats: int
    most_seats: int
    minutes: Annotated[list[int], Meta(description="How long a game lasts: from so many minutes to so many.")]
    weight: Annotated[float, Meta(description="How much there is to think about, from 1 (light) to 5 (heavy).")]
    hidden: bool
    simultaneous: bool
    options: list[OptionInfo]
    sections: Annotated[list[str], Meta(description="The chapters of its rules, in order.")]
    lesson: Annotated[bool, Meta(description="Whether there is a lesson on it.")]
    tempers: Annotated[list[str], Meta(description="The tempers that its easy and normal bots may have.")]
    ready: Annotated[bool, Meta(description="Whether a table opens at once; else it is still being prepared.")]


class GameShape(msgspec.Struct):
    """What the parts of a game's view and facts are, for a client that does not know the game."""

    view_layout: Annotated[str, Meta(description="The name of the view's schema.")]
    facts_layout: Annotated[str, Meta(description="The name of the schema of the facts.")]
    schemas: Annotated[
        dict[str, Any],
        Meta(description="The format `seat` marks the number of a seat, `seats` a list with one part for each."),
    ]


class Reason(msgspec.Struct):
    """Why an action may not be chosen; no text when it may."""

    text: str | None


class Drafted(msgspec.Struct):
    """What would be asked after a draft; nothing when the draft is a whole entry."""

    ask: Ask | None


class Health(msgspec.Struct):
    """Whether the process is alive."""

    status: Annotated[str, Meta(description="`ok`, `closing`, or `failing`: then it should be started again.")]
    version: str
    ended: Annotated[list[str], Meta(description="Background tasks that have ended, which none may.")]


class Readiness(msgspec.Struct):
    """Whether the server can do its work."""

    ready: bool
    problems: Annotated[list[str], Meta(description="`task-ended`, `database`, `disk`, `sweep`, `writer`, `games` ...")]
    sweep_seconds: Annotated[float, Meta(description="Since the last look at what is due went well.")]
    waiting: Annotated[int, Meta(description="Changes that wait to be stored.")]
    waiting_seconds: Annotated[float, Meta(description="How long the writer has been busy with what waits.")]
    disk_mib: Annotated[int | None, Meta(description="Room left where a SQLite file grows.")]
    preparing: Annotated[list[str], Meta(description="Games that are not yet compiled.")]
