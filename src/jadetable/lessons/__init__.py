"""Lessons: a short game of each kind, played by the rules from a fixed deal, with a caption at every stop.

A script never says which card is played: it says where to stop, and the game's own judgement plays on until then. So a
lesson cannot show anything illegal, and a changed rule that spoils one is found by the tests.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from jadetable import bots
from jadetable.core.game import Game
from jadetable.core.match import Match, new

LEARNER = 0


@dataclass(frozen=True)
class Stop:
    """Where to stop and what to say: the message `lesson-<game>-<caption>`.

    before   when the learner is about to choose an action of these kinds
    after    when one of these events has happened; `by` says whose: the learner's, another's, or anybody's; `times`
             how often it must have happened since the last stop
    over     when the game is over
    Without any of them the last position is looked at once more.
    """

    caption: str
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    by: str = "anybody"
    times: int = 1
    over: bool = False


@dataclass(frozen=True)
class Lesson:
    """A fixed deal and the stops of the game that follows from it."""

    game: str
    seats: int
    seed: int
    stops: tuple[Stop, ...]
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Moment:
    """A stop that was reached: the position, the events since number `since`, and what the learner chooses next."""

    caption: str
    match: Match
    since: int
    action: int | None


class LessonFault(Exception):
    """A script that its game does not follow any more."""


class _Play:
    """The game of a lesson, one choice at a time."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.match = new(game, lesson.seats, lesson.seed, lesson.options)
        self._bot = bots.make(game, "greedy", lesson.seed)
        self._next: tuple[int, int] | None = None

    def next(self) -> tuple[int, int]:
        """Which seat chooses what next. It is computed once and kept."""
        if self._next is None:
            seat = self.match.asked[0]
            self._next = seat, self._bot.choose(self.match.know(seat))
        return self._next

    def act(self) -> None:
        """Make the next choice."""
        seat, action = self.next()
        self._next = None
        self.match.act(seat, action)

    def reach(self, stop: Stop) -> int | None:
        """Play on to a stop; the learner's next action where it is one before a choice. Raises LessonFault."""
        left = stop.times
        while not self.match.over:
            seat, action = self.next()
            if stop.before and seat == LEARNER and self.match.game.actions.decode(action)[0] in stop.before:
                return action
            since = self.match.event_count
            self.act()
            left -= bool(stop.after) and self._happened(stop, since)
            if left == 0:
                return None
        if not stop.over:
            raise LessonFault(f"the game is over before the stop {stop.caption}")
        return None

    def _happened(self, stop: Stop, since: int) -> bool:
        return any(
            event.kind in stop.after and (stop.by == "anybody" or (event.seat == LEARNER) == (stop.by == "learner"))
            for event in self.match.events(LEARNER, since)
        )


def play(lesson: Lesson, game: Game) -> list[Moment]:
    """Play a lesson and return its stops; raises LessonFault when the game does not reach one."""
    going = _Play(lesson, game)
    found: list[Moment] = []
    shown = 0
    for stop in lesson.stops:
        action = None
        if stop.before or stop.after or stop.over:
            if found and found[-1].action is not None and stop.before:
                going.act()  # the choice of the last stop is made first
            action = going.reach(stop)
        found.append(Moment(f"lesson-{lesson.game}-{stop.caption}", going.match.clone(), shown, action))
        shown = going.match.event_count
    return found
