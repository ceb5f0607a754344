"""Advice for a seat that asks for it, thought out where the bots think and from what the seat knows."""

import asyncio
from collections import OrderedDict

from jadetable.bots.search import Advice
from jadetable.core.knowledge import Knowledge
from jadetable.core.teller import Teller
from jadetable.review.advice import advise
from jadetable.server.protocol import Hint, HintChoice
from jadetable.server.tables import play
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.live import Live
from jadetable.server.tables.preparation import SEARCH
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.thinking import shortened
from jadetable.server.tables.workers import Turn, Workers

THOUGHT = "search:700ms"
PATIENCE = 5.0  # seconds until a thread is free, and for the thought
SHOWN = 8  # choices
KEPT = 256  # questions

Question = tuple[str, int, int]  # table, seat and the number of its prompt


class Hints:
    """Each question is thought about once, however often and by however many devices it is asked."""

    def __init__(self, catalogue: Catalogue, workers: Workers) -> None:
        self._catalogue = catalogue
        self._workers = workers
        self._thoughts: OrderedDict[Question, asyncio.Task[list[Advice]]] = OrderedDict()

    async def hint(self, live: Live, seat: int, lang: str) -> Hint:
        """What the choices of this seat are worth, the best first; raises Refusal."""
        table, position = live.table, play.running(live.table)
        teller = Teller(position.game, table.names, lang)
        if seat not in position.asked:
            raise Refusal("not-asked", asked=", ".join(teller.name(other) for other in position.asked))
        known = position.know(seat)
        prompt = table.prompts[seat]
        try:
            advice = await asyncio.shield(self._thought((table.id, seat, prompt), known, live.place))
        except TimeoutError:
            raise Refusal("too-many") from None
        looked_at = [one for place, one in enumerate(advice) if one.tries > 0 or place == 0]
        choices = [
            HintChoice(one.action, teller.action(known.choice(one.action)), min(max(one.worth, 0.0), 1.0), one.tries)
            for one in looked_at[:SHOWN]
        ]
        return Hint(prompt, choices)

    def _thought(self, question: Question, known: Knowledge, place: str) -> "asyncio.Task[list[Advice]]":
        task = self._thoughts.get(question)
        if task is None:
            task = asyncio.create_task(self._think(known, (place, question[0])))
            task.add_done_callback(lambda done: self._forget_failure(question, done))
            self._thoughts[question] = task
            if len(self._thoughts) > KEPT:
                self._thoughts.popitem(last=False)
        return task

    async def _think(self, known: Knowledge, turn: Turn) -> list[Advice]:
        await self._catalogue.prepare(known.game.slug, SEARCH)  # the compiler may take longer than a thought
        found: list[Advice] = await self._workers.think(
            lambda share: advise(known, shortened(THOUGHT, share)), PATIENCE, turn, PATIENCE
        )
        return found

    def _forget_failure(self, question: Question, done: "asyncio.Task[list[Advice]]") -> None:
        """Who asks again after a failure gets another try."""
        if done.cancelled() or done.exception() is not None:
            self._thoughts.pop(question, None)
