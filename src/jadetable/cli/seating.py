"""Who sits where: people first, then bots. A saved game remembers its bots as `name [code]` among the names."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from jadetable import bots
from jadetable.bots import Bot
from jadetable.core.errors import BadOption, BadSeats, UnknownBot
from jadetable.core.match import Match
from jadetable.core.words import Words

LONGEST_NAME = 24  # with a bot's code it still fits into the 40 letters a file keeps
TAGGED = re.compile(r"(?P<name>.*?) ?\[(?P<code>[a-z0-9:]+)\]")


@dataclass(frozen=True)
class Sitter:
    """Who holds a seat: a person (no code) or a bot. A person without a name is called by the seat's number."""

    name: str
    code: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return not self.code

    @property
    def saved_name(self) -> str:
        """The name as a saved game keeps it."""
        return self.name if self.is_person else f"{self.name} [{self.code}]"


def read_people(text: str) -> list[str]:
    """The people of --people: so many without a name, or names with commas; raises BadOption."""
    if text.strip().isdecimal():
        return [""] * min(int(text), 1000)
    names = [clean_name(part) for part in text.split(",")]
    for place, name in enumerate(names):
        if name and name in names[:place]:
            raise BadOption("error-name-twice", name=name)
    return names


def clean_name(text: str) -> str:
    """A name that can be shown on one line and is not taken for a bot's."""
    kept = "".join(letter for letter in text if letter.isprintable() and letter not in "[]")
    return kept.strip()[:LONGEST_NAME]


def seat_all(people: Sequence[str], codes: Sequence[str], seats: int, say: Words) -> list[Sitter]:
    """A sitter for every seat: people first, then the bots, repeated if they are too few; raises BadSeats."""
    if len(people) > seats:
        raise BadSeats("error-people", people=len(people), seats=seats)
    free = seats - len(people)
    if len(codes) > max(free, 1):
        raise BadSeats("error-bots-many", bots=len(codes), free=free)
    sitters = [Sitter(name) for name in people]
    for place in range(free):
        name = say.text(f"bot-name-{place + 1}")
        taken = name in people
        sitters.append(Sitter(f"{name} 2" if taken else name, codes[place % len(codes)]))
    return sitters


def remembered(names: Sequence[str]) -> list[Sitter]:
    """The sitters of a saved game, from its names."""
    return [_remember(name) for name in names]


def _remember(saved: str) -> Sitter:
    found = TAGGED.fullmatch(saved)
    if found is None:
        return Sitter(clean_name(saved))
    try:
        bots.slips(found["code"])
    except UnknownBot:
        return Sitter(clean_name(saved))
    return Sitter(clean_name(found["name"]), found["code"])


def wake_bots(match: Match, sitters: Sequence[Sitter]) -> dict[int, Bot]:
    """The bots of a table by seat; raises UnknownBot."""
    return {
        seat: bots.make(match.game, sitter.code, match.seed)
        for seat, sitter in enumerate(sitters)
        if not sitter.is_person
    }
