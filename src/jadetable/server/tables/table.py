"""A table as data: who sits where, the game, and what one change does to it. Nothing here is ever edited in place."""

import hashlib
import hmac
import re
import secrets
import unicodedata
from dataclasses import dataclass, field
from typing import Any

from jadetable.core.declare import EventKind
from jadetable.core.dice import Dice
from jadetable.core.events import EVENT
from jadetable.core.position import Position
from jadetable.core.takeback import Trail, last_entry
from jadetable.core.teller import Teller
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.timing import Timing

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
CLOSED = "closed"  # by whoever runs the server, before it was over: to be read, not played
OPEN, PERSON, BOT = "open", "person", "bot"
DEAL, ACT, WITHDRAW = "deal", "act", "withdraw"
BY_PERSON, BY_BOT, BY_CLOCK = "person", "bot", "clock"

ID_BYTES = 12
TOKEN_BYTES = 24
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
LONGEST_NAME = 24
LONGEST_CHAT = 200
NO_TOKEN = b""
STAND_IN = "normal"  # the level that plays for a seat whose person left
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # control, format (bidi, zero width), surrogate, private, unassigned


@dataclass(frozen=True, slots=True)
class Seat:
    """Who holds a seat. During play a bot of this level acts for an open seat or for a person who rests."""

    kind: str = OPEN
    name: str = ""
    birth: int = 0
    level: str = ""
    resting: bool = False
    token: bytes = field(default=NO_TOKEN, repr=False)
    seen: int = 0
    muted: bool = False  # by the host: what this seat says is not heard

    @property
    def bot_plays(self) -> bool:
        """Whether a bot acts for this seat."""
        return self.kind != PERSON or self.resting


DAILY, BRANCH = "daily", "branch"


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a game comes from whose chance is not its own: the deal of a day, or a moment of a finished game."""

    kind: str
    dice: str  # the name that its dice are of
    day: str = ""
    table: str = ""  # the finished one
    ply: int = 0


@dataclass(frozen=True)
class Table:
    """Everything about a table that is stored."""

    id: str
    game: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    parts: Any
    dice: Dice
    host: bytes = field(repr=False)
    lang: str = "en"
    timing: Timing = field(default_factory=Timing)
    spectators: bool = True
    listed: bool = False
    chat: bool = True
    status: str = LOBBY
    version: int = 0
    position: Position | None = field(default=None, repr=False)  # None in the lobby, or when the layout no longer fits
    trail: Trail = field(default=(), repr=False)  # the last choices, which may still be taken back
    unread: bytes | None = field(default=None, repr=False)  # the snapshot, where the present rules cannot read it
    rules: str = ""
    layout: str = ""
    kinds: tuple[EventKind, ...] = ()
    event_count: int = 0
    move_count: int = 0
    prompts: tuple[int, ...] = ()
    due: int | None = None
    rematch: str | None = None
    origin: Origin | None = None
    kept_standing: tuple[int, ...] | None = None  # as stored, for whoever cannot read the position
    created: int = 0
    changed: int = 0

    @property
    def outdated(self) -> bool:
        """Whether a game was dealt that the present rules can neither read nor play again."""
        return self.status != LOBBY and self.position is None

    @property
    def bots_alone(self) -> bool:
        """Whether nobody sits here who plays: then the game goes on only while somebody watches."""
        return all(seat.bot_plays for seat in self.seats)

    @property
    def shown_status(self) -> str:
        """What clients are told: a game that cannot go on is closed to them, whatever an earlier program can do."""
        return CLOSED if self.outdated and self.status == PLAYING else self.status

    @property
    def standing(self) -> tuple[int, ...] | None:
        """The scores so far. They count what is hidden: to be told only when nobody plays on."""
        return self.kept_standing if self.position is None else self.position.scores

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play themselves."""
        return tuple(number for number, seat in enumerate(self.seats) if not seat.bot_plays)

    def takeable(self, seat: int) -> range | None:
        """The places in the trail of what this seat may take back; None where there is nothing."""
        return last_entry(self.trail, seat) if self.status == PLAYING else None

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.seats)

    def teller(self, lang: str, reader: int | None = None) -> Teller | None:
        """Who says what happens here, to the person of a seat; nobody where the game has no rules any more."""
        return Teller(self.position.game, self.names, lang, reader) if self.position is not None else None

    def seat(self, number: int) -> Seat:
        """The seat with this number; raises Refusal."""
        if not 0 <= number < len(self.seats):
            raise Refusal("no-seat", seat=number, last=len(self.seats) - 1)
        return self.seats[number]

    def held_by(self, tokens: list[str]) -> tuple[int, ...]:
        """The seats that these tokens hold."""
        hashes = [token_hash(token) for token in tokens]
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.token and any(hmac.compare_digest(seat.token, given) for given in hashes)
        )

    def hosted_by(self, tokens: list[str]) -> bool:
        """Whether one of these tokens is the host's."""
        return any(hmac.compare_digest(self.host, token_hash(token)) for token in tokens)


@dataclass(frozen=True, slots=True)
class Move:
    """One line of a table's log."""

    number: int
    ply: int
    kind: str
    seat: int
    action: int
    prompt: int
    key: str | None
    by: str
    first_event: int
    events: bytes
    check: str
    at: int
    entry: tuple[int, ...] | None = None  # with a key: all actions as they were sent, dropped ones included

    @property
    def event_count(self) -> int:
        """How many events this move caused."""
        return len(self.events) // EVENT.itemsize


@dataclass(frozen=True, slots=True)
class Change:
    """What a command makes of a table: its next state, new lines of the log, and the seats that changed."""

    table: Table
    moves: tuple[Move, ...] = ()
    seats: tuple[int, ...] = ()


def new_id() -> str:
    """A name nobody guesses: who has the link may come in."""
    return secrets.token_urlsafe(ID_BYTES)


def is_id(text: str) -> bool:
    """Whether a table can have this name: nothing else is looked for in the database."""
    return ID.fullmatch(text) is not None


def new_token() -> str:
    """What holds a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    """What is stored of a token. It has 192 random bits, so a plain hash is enough."""
    return hashlib.blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"jade-seat").digest()


def clean_text(text: str, longest: int) -> str:
    """What a person wrote, without characters that do not show, in one line of bounded length."""
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or unicodedata.category(char) not in UNSEEN
    )
    return " ".join(kept.split())[:longest].strip()
