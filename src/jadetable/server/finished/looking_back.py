"""Finished games looked at again: frame by frame through somebody's eyes, and in review."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from jadetable.core import replay
from jadetable.core.match import Match
from jadetable.review import analysis as lab
from jadetable.server import protocol
from jadetable.server.finished import saved_file
from jadetable.server.tables import viewers
from jadetable.server.tables.kept import Kept
from jadetable.server.tables.live import Live
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import OVER
from jadetable.server.tables.telling import told_grounds
from jadetable.server.tables.workers import Workers

MOST_FRAMES = 100  # in one reply
KEPT = 64  # games, and reviews
REVIEW_SECONDS = 8.0
REVIEW_PATIENCE = 300.0  # the reviews that wait before it included
FRAMES_PATIENCE = 20.0
MOST_WAITING = 24
HASTY = 24  # points of a curve from which on neighbours are taken together
DEAL = "deal"
KEPT_BYTES, VERDICT_BYTES = 32 * 1024 * 1024, 1024


def _name(live: Live) -> tuple[str, int]:
    """What is kept of a table is of one version of it: names may be forgotten later."""
    return live.table.id, live.table.version


def frames(played: Match, seat: int | None, first: int, last: int, lang: str) -> list[protocol.Frame]:
    """The frames from one number to another (both included) as a seat, or a spectator, could know them then."""
    again, teller = lab.deal_again(played), played.teller(lang)
    found = []
    for number in range(min(last, len(played.actions)) + 1):
        actor, kind, text, since = None, DEAL, "", 0
        if number > 0:
            actor, action = played.actions[number - 1]
            # What others chose is told by the events that it caused; before those it was theirs to know.
            own = number >= first and actor == seat
            choice = again.know(actor).choice(action) if own else None
            kind, text = (choice.kind, teller.action(choice)) if choice is not None else ("", "")
            since = again.event_count
            again.act(actor, action)
        if number >= first:
            events = viewers.told(again.events(seat, since), teller)
            found.append(protocol.Frame(number, actor, kind, text, again.view(seat), events))
    return found


@dataclass
class _Looking:
    """A review under way, or done."""

    played: Match
    done: int = 0
    task: "asyncio.Task[lab.Review] | None" = None

    def go_on(self, done: int) -> None:
        self.done = done


class LookingBack:
    """The finished games somebody looked at lately.

    Reviews are made one at a time in a thread of their own, and so are frames: looking back never slows play down much.
    """

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._reviewing, self._replaying = Workers(1), Workers(1)
        self._played: OrderedDict[str, Match] = OrderedDict()
        self._reviews: OrderedDict[str, _Looking] = OrderedDict()
        self._one = asyncio.Semaphore(1)  # of those that need a whole game played again
        self._kept: Kept[bytes] = Kept(KEPT_BYTES)
        self._verdicts: Kept[protocol.Verdict] = Kept(KEPT_BYTES)

    def close(self) -> None:
        """What is under way ends with the process."""
        self._reviewing.close()
        self._replaying.close()

    async def played(self, live: Live) -> Match:
        """A finished table's game, played again and checked; raises Refusal while it goes on."""
        table = live.table
        found = self._played.get(table.id)
        if found is None:
            file = await saved_file.replay_file(self._tables, live)
            game = table.position.game if table.position else None
            found = await self._replay(lambda: replay.play(file, table.id, game))
            self._played[table.id] = found
            if len(self._played) > KEPT:
                self._played.popitem(last=False)
        else:
            self._played.move_to_end(table.id)
        return found

    async def _replay(self, work: Callable[[], Any]) -> Any:
        try:
            return await self._replaying.run(work, FRAMES_PATIENCE)
        except TimeoutError:
            raise Refusal("too-many") from None

    async def frames(self, live: Live, seat: int | None, first: int, last: int, lang: str) -> bytes:
        """A part of a finished game, of bounded size."""
        if seat is not None:
            live.table.seat(seat)
        if live.table.status != OVER:
            raise Refusal("not-over")
        last = min(last, first + MOST_FRAMES - 1)

        async def make() -> bytes:
            played = await self.played(live)

            def work() -> bytes:
                return protocol.encode(
                    protocol.Frames(len(played.actions) + 1, frames(played, seat, first, last, lang))
                )

            made: bytes = await self._replay(work)
            return made

        return await self._kept.get((*_name(live), seat, first, last, lang), make, len)

    async def file(self, live: Live) -> bytes:
        """The .jade file of a finished table; raises Refusal while it goes on."""

        async def make() -> bytes:
            async with self._one:
                return await saved_file.replay_bytes(self._tables, live)

        return await self._kept.get((*_name(live), "file"), make, len)

    async def verdict(self, live: Live) -> protocol.Verdict:
        """A finished game recomputed from its secret, which does not come out otherwise the second time."""

        async def make() -> protocol.Verdict:
            async with self._one:
                return await saved_file.verdict(self._tables, live)

        return await self._verdicts.get(_name(live), make, lambda _: VERDICT_BYTES)

    async def review(self, live: Live, lang: str, wait: float) -> protocol.Review:
        """What decided a finished game, or how far the looking has come after waiting a little."""
        played = await self.played(live)
        looking = self._reviews.get(live.table.id) or self._begin(live.table.id, played)
        assert looking.task is not None
        await asyncio.wait({looking.task}, timeout=wait)
        if not looking.task.done():
            return protocol.Review(False, looking.done / max(len(played.actions), 1), [], [], 0.0)
        if looking.task.exception() is not None:
            self._reviews.pop(live.table.id, None)
        review = looking.task.result()
        told: protocol.Review = await self._replay(lambda: told_review(review, played, lang))
        return told

    def _begin(self, table_id: str, played: Match) -> _Looking:
        waiting = [one for one in self._reviews.values() if one.task is not None and not one.task.done()]
        if len(waiting) >= MOST_WAITING:
            raise Refusal("too-many")
        looking = self._reviews[table_id] = _Looking(played)
        looking.task = asyncio.create_task(self._look(looking))
        while len(self._reviews) > KEPT:
            self._reviews.popitem(last=False)
        return looking

    async def _look(self, looking: _Looking) -> lab.Review:
        def work() -> lab.Review:
            return lab.review(looking.played, progress=looking.go_on, seconds=REVIEW_SECONDS)

        found: lab.Review = await self._reviewing.run(work, REVIEW_PATIENCE)
        return found


def smooth(curve: Sequence[tuple[int, float]]) -> list[protocol.CurvePoint]:
    """A curve to be drawn. In a long game each chance is a hasty guess: it is shown as the mean of those around it."""
    wins = [min(max(win, 0.0), 1.0) for _, win in curve]
    reach = len(curve) // HASTY
    found = []
    for number, (place, _) in enumerate(curve):
        # The last one is the result itself, and no guess.
        near = wins[max(0, number - reach) : min(number + reach + 1, len(wins) - 1)] or wins[-1:]
        found.append(protocol.CurvePoint(place, sum(near) / len(near) if number < len(wins) - 1 else wins[-1]))
    return found


def told_review(found: lab.Review, played: Match, lang: str) -> protocol.Review:
    """A review for the wire, its choices in words."""
    seats = [
        protocol.SeatReview(
            one.seat,
            one.result,
            smooth(one.curve),
            one.own,
            one.others,
            one.luck,
        )
        for one in found.accounts
    ]
    costly, teller = [], played.teller(lang)
    for turning in found.costly:
        chosen, better = lab.text_of(turning, played, lang)
        grounds = told_grounds(turning.grounds, chosen, teller) if turning.grounds else None
        costly.append(
            protocol.CostlyChoice(
                turning.place, turning.seat, chosen, turning.worth, better, turning.better_worth, grounds
            )
        )
    return protocol.Review(True, 1.0, seats, costly, found.luck_share)
