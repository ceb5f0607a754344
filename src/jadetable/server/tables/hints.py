"""Advice for a seat that asks for it, thought out where the bots think and from what the seat knows.

A hint comes at once: where the search has not finished (its code may still be compiled), the game's own judgement
answers, and who asks again gets what the search found.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from math import inf, nan

from jadetable.bots.search import Advice
from jadetable.core.game import Choice
from jadetable.core.knowledge import Knowledge
from jadetable.core.teller import Teller
from jadetable.review.advice import advise
from jadetable.review.grounds import Grounds, compare, line, own_judgement
from jadetable.server import protocol
from jadetable.server.protocol import Hint, HintChoice
from jadetable.server.tables import play, viewers
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.live import Live
from jadetable.server.tables.preparation import SEARCH
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.telling import told_grounds
from jadetable.server.tables.thinking import shortened
from jadetable.server.tables.workers import Turn, Workers

THOUGHT = "search:450ms"
PATIENCE = 5.0  # seconds until a thread is free, and for the thought
AT_ONCE = 1.0  # seconds until judgement answers instead
COMPARING = 0.25  # seconds
SHOWN = 8  # choices
KEPT = 256  # questions

Question = tuple[str, int, int]  # table, seat and the number of its prompt


@dataclass(frozen=True)
class Thought:
    """What was found out about a question: its choices, the best with those that follow, and what speaks for it."""

    advice: list[Advice]
    line: list[Choice]
    grounds: Grounds | None


class Hints:
    """Each question is thought about once, however often and by however many devices it is asked."""

    def __init__(self, catalogue: Catalogue, workers: Workers) -> None:
        self._catalogue = catalogue
        self._workers = workers
        self._quick = Workers(1)  # judgement need not wait for those that think
        self._thoughts: OrderedDict[Question, asyncio.Task[Thought]] = OrderedDict()

    def close(self) -> None:
        """No more hints."""
        self._quick.close()

    async def hint(self, live: Live, seat: int, lang: str) -> Hint:
        """What the choices of this seat are worth, the best first; raises Refusal."""
        table, position = live.table, play.running(live.table)
        teller = Teller(position.game, table.names, lang)
        if seat not in position.asked:
            raise Refusal("not-asked", asked=", ".join(teller.name(other) for other in position.asked))
        known = position.know(seat)
        prompt = table.prompts[seat]
        try:
            found = await self._found((table.id, seat, prompt), known, live.place)
        except TimeoutError:
            raise Refusal("too-many") from None
        looked_at = [one for place, one in enumerate(found.advice) if one.tries > 0 or place == 0]
        choices = [_told(one, known, teller) for one in looked_at[:SHOWN]]
        steps = [viewers.choice(one, teller) for one in found.line]
        return Hint(prompt, choices, steps, _grounds(found.grounds, known, teller))

    async def _found(self, question: Question, known: Knowledge, place: str) -> Thought:
        """What the search found, or what judgement says while the search is not done."""
        thought = self._thought(question, known, place)
        try:
            return await asyncio.wait_for(asyncio.shield(thought), AT_ONCE)
        except TimeoutError:
            if thought.done():
                raise  # no thread was free in time
        found: Thought = await self._quick.run(lambda: _by_judgement(known), PATIENCE, (place, question[0]))
        return found

    def _thought(self, question: Question, known: Knowledge, place: str) -> "asyncio.Task[Thought]":
        task = self._thoughts.get(question)
        if task is None:
            task = asyncio.create_task(self._think(known, (place, question[0])))
            task.add_done_callback(lambda done: self._forget_failure(question, done))
            self._thoughts[question] = task
            if len(self._thoughts) > KEPT:
                self._thoughts.popitem(last=False)
        return task

    async def _think(self, known: Knowledge, turn: Turn) -> Thought:
        await self._catalogue.prepare(known.game.slug, SEARCH)  # the compiler may take longer than a thought
        found: Thought = await self._workers.think(
            lambda share: _by_search(known, shortened(THOUGHT, share)), PATIENCE, turn, PATIENCE
        )
        return found

    def _forget_failure(self, question: Question, done: "asyncio.Task[Thought]") -> None:
        """Who asks again after a failure gets another try."""
        if done.cancelled() or done.exception() is not None:
            self._thoughts.pop(question, None)


def _by_search(known: Knowledge, code: str) -> Thought:
    """What a search says, and what speaks for its choice."""
    return _looked_at(known, advise(known, code))


def _by_judgement(known: Knowledge) -> Thought:
    """What the game's own judgement says; it knows no chances."""
    return _looked_at(known, [Advice(own_judgement(known), 0, nan, nan, inf)])


def _looked_at(known: Knowledge, advice: list[Advice]) -> Thought:
    """The best choice beside the next best one that is no part of it: of a drawing any square comes first."""
    best = advice[0].action
    steps = line(known, best)
    taken = {one.action for one in steps}
    others = [one.action for one in advice[1:]] + known.legal
    other = next((action for action in others if action not in taken), None)
    return Thought(advice, steps, None if other is None else compare(known, best, other, seconds=COMPARING))


def _grounds(found: Grounds | None, known: Knowledge, teller: Teller) -> protocol.Grounds | None:
    """What speaks for the best choice; nothing where there is no other one."""
    return told_grounds(found, teller.action(known.choice(found.other)), teller) if found else None


def _told(one: Advice, known: Knowledge, teller: Teller) -> HintChoice:
    """A choice in words; a chance that nobody knows is none."""
    win = min(max(one.worth, 0.0), 1.0) if one.tries else 0.0
    return HintChoice(one.action, teller.action(known.choice(one.action)), win, one.tries)
