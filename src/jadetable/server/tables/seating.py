"""Coming and going: open a table, join, leave, rest, fill, remove. Each takes a table and gives the changed one."""

from dataclasses import replace
from typing import Any

from jadetable import bots
from jadetable.core.checked_input import birth_number
from jadetable.core.dice import Dice
from jadetable.core.errors import UnknownBot
from jadetable.core.words import best_language, words
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import (
    BOT,
    CLOSED,
    LOBBY,
    LONGEST_NAME,
    NO_TOKEN,
    OPEN,
    OVER,
    PERSON,
    STAND_IN,
    Change,
    Seat,
    Table,
    clean_text,
    new_id,
    token_hash,
)
from jadetable.server.tables.timing import Timing

LEVELS = (*bots.LEVELS, *bots.NAMED_SLIPS)


def check_level(level: str) -> str:
    """A bot level that people may choose; raises UnknownBot. Longer thinking is for those who run the server."""
    if level not in LEVELS:
        raise UnknownBot("error-unknown-bot", bot=level, known=", ".join(LEVELS))
    return level


def bot_name(lang: str, number: int) -> str:
    """What the bot of a seat is called."""
    return words(lang).text(f"bot-name-{number + 1}")


def person(name: str, birth: Any, token: str, now: int) -> Seat:
    """A seat held by somebody who has this token; raises Refusal."""
    shown = clean_text(name, LONGEST_NAME)
    if not shown:
        raise Refusal("bad-request", why="name")
    return Seat(PERSON, shown, birth_number(birth), token=token_hash(token), seen=now)


def bot(level: str, lang: str, number: int) -> Seat:
    """A seat held by a bot."""
    return Seat(BOT, bot_name(lang, number), level=check_level(level))


def bot_with_temper(level: str, lang: str, number: int) -> Seat:
    """A seat of a new table held by a bot that may have a temper, and is named by it; `open_table` checks that."""
    plain, temper = bots.split(level)
    seat = bot(plain, lang, number)
    if not temper:
        return seat
    return replace(seat, name=words(lang).text(f"bot-named-{temper}", name=seat.name), level=level)


def open_table(
    catalogue: Catalogue,
    game: str,
    seats: tuple[Seat, ...],
    host: str,
    now: int,
    options: dict[str, Any],
    components: dict[str, Any] | None,
    **settings: Any,
) -> Table:
    """A new table in its lobby; raises what is wrong with the game's options, components or seats.

    Its chance is its own, unless other `dice` are among the settings.
    """
    found = catalogue.find(game)
    chosen, changes = found.vary(options, components)
    parts = found.load_components(changes)
    found.check_seats(parts, len(seats))
    for seat in seats:
        bots.check_temper(found, seat.level)
    in_force = found.options_of(found.prototype(found.freeze(parts), len(seats), chosen))
    settings["lang"] = best_language(settings.get("lang", "en"))
    name = new_id()
    settings.setdefault("dice", Dice.new(name))
    return Table(
        id=name,
        game=game,
        seats=seats,
        options=in_force,
        parts=parts,
        host=token_hash(host),
        prompts=(0,) * len(seats),
        created=now,
        changed=now,
        **settings,
    )


def reseat(table: Table, number: int, seat: Seat) -> Change:
    """The table with another holder at one seat."""
    seats = (*table.seats[:number], seat, *table.seats[number + 1 :])
    return Change(replace(table, seats=seats), seats=(number,))


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat somebody may take: the one they want, or the first open one; raises Refusal."""
    if table.status == CLOSED:
        raise Refusal("closed")
    if table.status == OVER:
        raise Refusal("game-over")
    if wanted is not None:
        if table.seat(wanted).kind != OPEN:
            raise Refusal("seat-taken", seat=wanted)
        return wanted
    for number, seat in enumerate(table.seats):
        if seat.kind == OPEN:
            return number
    raise Refusal("table-full")


def join(table: Table, wanted: int | None, name: str, birth: Any, token: str, now: int) -> Change:
    """Somebody takes an open seat; in a running game they go on from what the stand-in played."""
    number = free_seat(table, wanted)
    table = replace(table, trail=())  # what was chosen there was not chosen by them
    return reseat(table, number, person(name, birth, token, now))


def vacated(table: Table, number: int) -> Seat:
    """A seat whose person has gone: open, with a stand-in while the game goes on. The old token holds nothing."""
    name = bot_name(table.lang, number) if table.status != LOBBY else ""
    return replace(
        table.seat(number), kind=OPEN, name=name, level=STAND_IN, resting=False, token=NO_TOKEN, birth=0, muted=False
    )


def leave(table: Table, number: int) -> Change:
    """A person gets up for good."""
    return reseat(table, number, vacated(table, number))


def rest(table: Table, number: int, level: str) -> Change:
    """A bot plays for a person, who keeps the seat."""
    return reseat(table, number, replace(table.seat(number), resting=True, level=check_level(level)))


def come_back(table: Table, number: int) -> Change:
    """The person plays again."""
    return reseat(table, number, replace(table.seat(number), resting=False))


def rotate(table: Table, number: int, token: str) -> Change:
    """The seat gets a new token: whoever had the old one is out."""
    return reseat(table, number, replace(table.seat(number), token=token_hash(token)))


def fill(table: Table, level: str) -> Change:
    """Bots take all open seats."""
    level = check_level(level)
    filled = tuple(number for number, seat in enumerate(table.seats) if seat.kind == OPEN)
    seats = tuple(
        bot(level, table.lang, number) if number in filled else seat for number, seat in enumerate(table.seats)
    )
    return Change(replace(table, seats=seats), seats=filled)


def mute(table: Table, number: int, muted: bool) -> Change:
    """The host has a seat heard no more in the chat, or heard again."""
    seat = table.seat(number)
    if seat.kind != PERSON:
        raise Refusal("seat-taken", seat=number)
    return reseat(table, number, replace(seat, muted=muted))


def admit(table: Table, spectators: bool) -> Change:
    """The host lets onlookers in, or shows them out."""
    return Change(replace(table, spectators=spectators))


def remove(table: Table, number: int, now: int, absent_ms: int, still_here: bool) -> Change:
    """The host frees the seat of somebody who has gone without a word; at a listed table, of anybody."""
    seat = table.seat(number)
    if seat.kind != PERSON:
        raise Refusal("seat-taken", seat=number)
    if table.status != LOBBY and not table.listed and (still_here or now - seat.seen < absent_ms):
        raise Refusal("present", name=seat.name)
    return reseat(table, number, vacated(table, number))


def rematch(table: Table, now: int) -> Table:
    """A new table with the same seats, held by the same tokens."""
    if table.status != OVER:
        raise Refusal("not-over")
    if table.rematch is not None:
        raise Refusal("no-rematch", table=table.rematch)
    name = new_id()
    return Table(
        id=name,
        game=table.game,
        seats=table.seats,
        options=table.options,
        parts=table.parts,
        dice=Dice.new(name),
        host=table.host,
        lang=table.lang,
        timing=Timing(table.timing.kind, table.timing.seconds, table.timing.increment),
        spectators=table.spectators,
        listed=table.listed,
        chat=table.chat,
        prompts=(0,) * len(table.seats),
        created=now,
        changed=now,
    )


def point_to(table: Table, again: str) -> Change:
    """The old table says where the rematch is."""
    if table.rematch is not None:
        raise Refusal("no-rematch", table=table.rematch)
    return Change(replace(table, rematch=again))
