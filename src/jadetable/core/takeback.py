"""Taking back one's last choice, in any game: when it may be, and the position without it.

A choice may be taken back while undoing it gives nobody anything. That is so when

- nothing was drawn by chance (the generator's word is what it was), no mistake was made and the game is not over;
- the chooser learnt nothing: in every world that they believed possible, they would know the same now;
- nobody else was shown or told anything that the chooser may not know. What is the chooser's own to know may be given
  away, as with a card laid openly: who saw it has seen it;
- nobody else has chosen since. Answers to a simultaneous question do not count as long as nobody can tell what they
  are: neither has anybody else heard what this seat chose, nor has this seat heard what they did.

All is found out by trying the choice, in the position as it is and in worlds that its seat imagines. So a game needs to
say nothing about it, and whether a choice may be taken back tells its seat nothing that it does not know.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.core import record, undo
from jadetable.core.events import LOG
from jadetable.core.knowledge import Event, Happened
from jadetable.core.position import Position
from jadetable.core.record import NO_ANSWER, SPECTATOR

WORLDS = 16  # imagined ones that a choice is tried in
OTHER_CHOICES = 6  # that are compared with the one made
REMEMBERED = 64  # choices, at most
TELLING: int = np.dtype(record.HEADER).fields["turn"][1]  # type: ignore[index]  # before it: rng, birth and ply


@dataclass(frozen=True)
class Outcome:
    """A choice that was tried: where it leads, and what happened, as rows of `events.EVENT`."""

    position: Position
    rows: bytes


def outcome_of(before: Position, seat: int, action: int) -> Outcome | None:
    """What comes of a choice; the position stays as it is. None where it is not allowed."""
    after = before.clone()
    rows = after.take(seat, action)
    return None if rows is None else Outcome(after, rows)


@dataclass(frozen=True)
class Step:
    """A choice that was made. Those of one entry were made in one piece, and are taken back in one.

    What the engine or a bot chose for a seat is not its `own`: nobody takes that back.
    """

    before: Position
    seat: int
    action: int
    entry: int
    own: bool = True

    @cached_property
    def outcome(self) -> Outcome | None:
        """What came of it."""
        return outcome_of(self.before, self.seat, self.action)

    @cached_property
    def certain(self) -> bool:
        """Whether it led on without chance and without a mistake."""
        return self.outcome is not None and _certain(self.before, self.outcome)

    @cached_property
    def told(self) -> bool:
        """Whether anything happened that was told."""
        return self.outcome is not None and bool(self.outcome.rows)

    @cached_property
    def free(self) -> bool:
        """Whether nobody has learnt by it anything but what its seat chose."""
        return self.certain and _nobody_learns(self.before, self.seat, self.action)

    @cached_property
    def secret(self) -> bool:
        """Whether nobody else can tell what was chosen: had it been something else, they would know the same."""
        if self.outcome is None:
            return False
        others = [seat for seat in range(SPECTATOR, self.before.seats) if seat != self.seat]
        heard = [_heard(self.outcome, other) for other in others]
        compared = 0
        for action in _some(self.before.legal(self.seat), self.action):
            there = outcome_of(self.before, self.seat, action)
            if there is None or there.position.asked != self.outcome.position.asked or self._errs(there):
                continue  # that a seat has finished, and that it erred, is public
            compared += 1
            if any(_heard(there, other) != known for other, known in zip(others, heard, strict=True)):
                return False
        return compared > 0 or (not self.told and all(map(self._knows_as_before, others)))

    def _errs(self, there: Outcome) -> bool:
        return self.before.is_mistake(there.rows)

    def _knows_as_before(self, other: int) -> bool:
        assert self.outcome is not None
        known, now = (_known(position, other) for position in (self.before, self.outcome.position))
        known["asked"] = now["asked"] = 0
        return known.tobytes() == now.tobytes()


Trail = tuple[Step, ...]
"""The last choices of a game, each made on what the one before it led to."""


def extended(trail: Trail, step: Step) -> Trail:
    """A trail after one more choice, without those that nobody can take back any more."""
    if not step.certain:
        return ()
    if not step.secret:
        # Whoever else has chosen before cannot take it back now.
        foreign = [place for place, other in enumerate(trail) if other.seat != step.seat]
        trail = trail[foreign[-1] + 1 :] if foreign else trail
    trail = (*trail, step) if any(other.own for other in (*trail, step)) else ()
    while len(trail) > REMEMBERED:
        first = trail[0].entry
        trail = tuple(other for other in trail if other.entry != first)
    return trail


def last_entry(trail: Sequence[Step], seat: int) -> range | None:
    """The places of what this seat may take back; None where there is nothing."""
    own = [place for place, step in enumerate(trail) if step.seat == seat]
    if not own:
        return None
    stop = own[-1] + 1
    start = stop - 1
    while start > 0 and (trail[start - 1].seat, trail[start - 1].entry) == (seat, trail[start].entry):
        start -= 1
    entry, later = trail[start:stop], trail[stop:]
    if not all(step.own and step.certain for step in entry) or not all(step.certain for step in later):
        return None
    if later and not all(step.secret for step in (*entry, *later)):
        return None
    return range(start, stop) if all(step.free for step in entry) else None


def without(trail: Sequence[Step], entry: range) -> tuple[Position, Trail]:
    """The position, and the trail, as they would be had this entry not been made. Its generator is the caller's."""
    position = trail[entry.start].before.clone()
    kept = list(trail[: entry.start])
    for step in trail[entry.stop :]:
        kept.append(Step(position.clone(), step.seat, step.action, step.entry, step.own))
        if position.take(step.seat, step.action) is None:
            raise AssertionError("a secret choice depended on another one")
    return position, tuple(kept)


def leads_to(trail: Sequence[Step], position: Position) -> bool:
    """Whether this position is what came of these choices: somebody may have edited it."""
    if not trail or trail[-1].outcome is None:
        return False
    there, here = _plain(trail[-1].outcome.position.records), _plain(position.records)
    return there.tobytes() == here.tobytes()


def of_pending(position: Position, own: Sequence[int]) -> Trail:
    """The trail of a position that came without one: answers to a simultaneous question that wait for the last one."""
    waiting = [seat for seat in range(position.seats) if position.records["answer"][0, seat] != NO_ANSWER]
    if position.over or not position.asked or not waiting:
        return ()
    before = position.clone()
    for seat in waiting:
        before.records["answer"][0, seat] = NO_ANSWER
        before.records["asked"][0] |= 1 << seat
    before.records["ply"][0] -= len(waiting)
    trail: Trail = ()
    for number, seat in enumerate(waiting):
        step = Step(before.clone(), seat, int(position.records["answer"][0, seat]), number, seat in own)
        if before.take(seat, step.action) is None:
            return ()
        trail = extended(trail, step)
    return trail if leads_to(trail, position) else ()


# --- inside -----------------------------------------------------------------------------------------------------------


def _certain(before: Position, outcome: Outcome) -> bool:
    same = before.records["rng"][0] == outcome.position.records["rng"][0]
    return bool(same) and not outcome.position.over and not before.is_mistake(outcome.rows)


def _known(position: Position, seat: int) -> NDArray[Any]:
    """What a seat may know of a position, blanked by the game's gate."""
    known = record.new(position.game.state)
    position.game.loops.know(position.components, position.records, 0, seat, known, 0)
    return _plain(known)


def _plain(records: NDArray[Any]) -> NDArray[Any]:
    """A copy without what tells nothing about the game."""
    copy = np.array(records)
    copy.view(np.uint8)[:TELLING] = 0
    return copy


def _heard(outcome: Outcome, seat: int) -> tuple[bytes, list[Event]]:
    """All that a seat (or a spectator) is told by a choice: what it may know now, and what happened."""
    eye = None if seat == SPECTATOR else seat
    happened = Happened(outcome.position.game.events, 0, outcome.rows, eye)
    return _known(outcome.position, seat).tobytes(), list(happened)


def _nobody_learns(before: Position, seat: int, action: int) -> bool:
    """Whether a choice shows and tells nothing, in the game as it stands and in those that its seat imagines."""
    game = before.game
    room = record.new(game.state, undo.PLACES)
    flat = room.view(np.uint8).reshape(undo.PLACES, -1)
    terms = (before.components, game.buffers.mask, game.mistake_numbers, TELLING)
    logs = record.new(LOG, 2)
    return bool(game.undo.nobody_learns(terms, before.records, seat, action, WORLDS, room, flat, logs))


def _some(actions: Sequence[int], but: int) -> Iterator[int]:
    """A few of these actions from end to end, without one of them."""
    others = [action for action in actions if action != but]
    every = max(1, len(others) // OTHER_CHOICES)
    yield from others[::every]
