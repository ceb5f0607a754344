"""People's time: for each decision, for a whole turn, or a bank for the whole game with something added for each turn.

A clock is a deadline while it runs; what a seat has left is noted when it stops, so nothing ticks at the server.

A turn begins when a seat is asked that was not, or when the game goes on to another question of others, another turn or
round. What a seat decides in between, one thing after the other, is the same turn: so its clock tells nobody how many
choices that are.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from jadetable.core.position import Position

DECISION, TURN, BANK = "decision", "turn", "bank"
SECOND = 1000
LEAST_SECONDS = 15  # for a turn with an empty bank, or what is added if that is more
ABSENT_TURNS = 2  # in a row in which the clock chose; then a bot sits in


@dataclass(frozen=True, slots=True)
class Timing:
    """The clocks of a table; lists by seat, empty before the deal. Tables of earlier versions are timed by decision."""

    kind: str = DECISION
    seconds: int = 0  # of a decision, a turn, or a bank at the deal; 0 is no clock
    increment: int = 0  # seconds added to a bank after each turn
    deadlines: tuple[int, ...] = ()  # in milliseconds since 1970; 0 does not run
    left: tuple[int, ...] = ()  # milliseconds in the bank when its clock last stood
    given: tuple[int, ...] = ()  # the deadline when the seat last finished its turn
    missed: tuple[int, ...] = ()  # turns in a row in which the clock chose
    late: tuple[int, ...] = ()  # 1 where it chose in this turn

    def budget(self, seat: int) -> int:
        """How long a turn that begins now may last, in milliseconds."""
        if self.kind != BANK:
            return self.seconds * SECOND
        return max(self.left[seat], max(self.increment, LEAST_SECONDS) * SECOND)


def at_the_deal(timing: Timing, seats: int, playing: Collection[int], asked: Sequence[int], now: int) -> Timing:
    """All clocks at the deal: those of the asked seats that people play begin to run."""
    nothing = (0,) * seats
    full = (timing.seconds * SECOND,) * seats
    start = replace(timing, deadlines=nothing, left=full, given=nothing, missed=nothing, late=nothing)
    for seat in asked:
        start = started(start, seat, now) if seat in playing else start
    return start


def started(timing: Timing, seat: int, now: int) -> Timing:
    """A turn of this seat begins."""
    if not timing.seconds or timing.deadlines[seat]:
        return timing
    return replace(
        timing, deadlines=_put(timing.deadlines, seat, now + timing.budget(seat)), late=_put(timing.late, seat, 0)
    )


def stopped(timing: Timing, seat: int, now: int) -> Timing:
    """A turn of this seat ends."""
    deadline = timing.deadlines[seat] if timing.deadlines else 0
    if not deadline:
        return timing
    left = max(0, deadline - now) + timing.increment * SECOND if timing.kind == BANK else timing.left[seat]
    return replace(
        timing,
        deadlines=_put(timing.deadlines, seat, 0),
        left=_put(timing.left, seat, left),
        given=_put(timing.given, seat, deadline),
    )


def moved_on(
    timing: Timing, before: Position, after: Position, fresh: Collection[int], playing: Collection[int], now: int
) -> Timing:
    """The clocks after a choice; `fresh` are the seats with a new question."""
    if not timing.seconds:
        return timing
    began = new_turns(before, after)
    if timing.kind == DECISION:
        began = began | set(fresh)
    for seat in range(after.seats):
        asked = seat in after.asked and seat in playing
        if not asked or seat in began:
            timing = stopped(timing, seat, now)
        if asked:
            timing = started(timing, seat, now)
    return timing


def new_turns(before: Position, after: Position) -> set[int]:
    """The asked seats whose turn begins with this position."""
    was, now = set(before.asked), set(after.asked)
    then, here = before.record, after.record
    counted = int(here.turn) > 0 or int(here.round) > 0
    same = (int(then.turn), int(then.round)) == (int(here.turn), int(here.round))
    return now - was if counted and same and now <= was else now


def runs_out(timing: Timing, seat: int, now: int) -> bool:
    """Whether the time of a seat is over, or would be if it chose again."""
    deadline = (timing.deadlines[seat] or timing.given[seat]) if timing.seconds and timing.deadlines else 0
    return bool(deadline) and deadline <= now


def taken_back(timing: Timing, seat: int, asked: Collection[int]) -> Timing:
    """A seat chooses again: its clock runs on from when its turn began, and nobody else's has run meanwhile."""
    if not timing.seconds:
        return timing
    running = timing.deadlines[seat] or timing.given[seat]
    deadlines = tuple(deadline if other in asked else 0 for other, deadline in enumerate(timing.deadlines))
    return replace(timing, deadlines=_put(deadlines, seat, running))


def chosen_for(timing: Timing, seat: int) -> tuple[Timing, bool]:
    """The clock chose for this seat; and whether that is news, for it tells once in a turn."""
    if timing.late[seat]:
        return timing, False
    return replace(
        timing, late=_put(timing.late, seat, 1), missed=_put(timing.missed, seat, timing.missed[seat] + 1)
    ), True


def is_here(timing: Timing, seat: int) -> Timing:
    """The person of this seat has shown up."""
    return replace(timing, missed=_put(timing.missed, seat, 0)) if timing.missed else timing


def is_away(timing: Timing, seat: int) -> bool:
    """Whether the person of this seat has not been there for so long that a bot sits in."""
    return bool(timing.missed) and timing.missed[seat] >= ABSENT_TURNS


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def reseated(
    timing: Timing, was: Collection[int], playing: Collection[int], asked: Collection[int], now: int
) -> Timing:
    """The clocks after people have come or gone: a bot needs none, and who comes back has time to look round."""
    for seat in {*was} ^ {*playing}:
        if seat not in playing:
            timing = stopped(timing, seat, now)
        else:
            timing = is_here(timing, seat)
            timing = started(timing, seat, now) if seat in asked else timing
    return timing
