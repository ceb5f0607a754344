"""The challenge of a day: in each game the same deal, options and bots for everybody, wherever they play.

The dice of a day have no secret: anybody can compute them from the game and the date, so two servers deal the same.
"""

import hashlib
from datetime import UTC, date, datetime, timedelta

from jadetable.core.dice import SECRET_BYTES, Dice
from jadetable.core.game import Game
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import DAILY, PERSON, Origin

COMPANY = 3  # seats, where a game cannot be played alone
LEVEL = "normal"  # it chooses alike on every machine: it does not think for a time
ABROAD = timedelta(days=1)  # somewhere on earth it is yesterday or tomorrow


def today() -> date:
    """The day at Greenwich."""
    return datetime.now(UTC).date()


def check_day(text: str) -> str:
    """A day that it is somewhere on earth; raises Refusal."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refusal("bad-request", why="day") from None
    if abs(day - today()) > ABROAD:
        raise Refusal("not-today", day=text)
    return day.isoformat()


def dice_of(game: str, day: str) -> Dice:
    """The dice that everybody has in this game on this day."""
    name = f"daily:{game}:{day}"
    return Dice(name, hashlib.sha256(f"jade table {name}".encode()).digest()[:SECRET_BYTES])


def origin_of(game: str, day: str) -> Origin:
    """What a table of this day is noted as."""
    return Origin(DAILY, dice_of(game, day).table, day=day)


def seats_of(game: Game) -> list[str]:
    """Who plays: alone where that can be, else a person first and bots beside."""
    least, most = game.seat_range(game.load_components())
    count = 1 if least == 1 else min(max(least, COMPANY), most)
    return [PERSON, *[LEVEL] * (count - 1)]


def challenges(catalogue: Catalogue) -> list[tuple[str, list[str]]]:
    """The games of a day with their seats; those played alone come first."""
    found = [(slug, seats_of(catalogue.find(slug))) for slug in catalogue.slugs()]
    return sorted(found, key=lambda one: (len(one[1]), one[0]))


def whim_of(dice: Dice, seat: int) -> int:
    """What the bot of a seat takes its whims from, the same for everybody."""
    return (dice.word(0) + seat) % (1 << 62)
