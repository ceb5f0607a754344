"""Lessons over the wire: played and told when somebody first asks for one in a language."""

import asyncio

from jadetable.core.teller import Teller
from jadetable.core.words import words
from jadetable.lessons import LEARNER, Moment, play
from jadetable.lessons.scripts import LESSONS
from jadetable.server import protocol
from jadetable.server.tables import viewers
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import BOT, PERSON

LAST_EVENTS = 12  # of a moment: more than a person reads
LEVEL = "easy"


class Lessons:
    """The lessons of the games."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._told: dict[tuple[str, str], protocol.Lesson] = {}

    async def lesson(self, slug: str, lang: str) -> protocol.Lesson:
        """A game's lesson; raises Refusal where there is none."""
        if slug not in LESSONS or slug not in self._catalogue.slugs():
            raise Refusal("not-found", why="")
        game = await self._catalogue.prepare(slug)
        if (slug, lang) not in self._told:
            self._told[slug, lang] = await asyncio.to_thread(lambda: spoken(slug, play(LESSONS[slug], game), lang))
        return self._told[slug, lang]


def spoken(slug: str, moments: list[Moment], lang: str) -> protocol.Lesson:
    """A lesson in a language."""
    say = words(lang)
    names = [say.text(f"bot-name-{seat + 1}") for seat in range(moments[0].match.seats)]
    seats = [
        protocol.SeatInfo(
            seat, PERSON if seat == LEARNER else BOT, name, "" if seat == LEARNER else LEVEL, False, False, True, False
        )
        for seat, name in enumerate(names)
    ]
    frames = []
    for number, moment in enumerate(moments):
        match = moment.match
        known, teller = match.know(LEARNER), Teller(match.game, names, lang, LEARNER)
        ask = None
        if moment.action is not None and known.prompt is not None:
            choice = viewers.choice(known.choice(moment.action), teller)
            ask = protocol.Ask(number, known.prompt, teller.prompt(known.prompt), None, [choice])
        events = viewers.told(match.events(LEARNER, moment.since)[-LAST_EVENTS:], teller)
        frames.append(protocol.LessonFrame(say.text(moment.caption), known.view, ask, events))
    return protocol.Lesson(slug, seats, LEARNER, moments[0].match.know(LEARNER).facts, frames)
