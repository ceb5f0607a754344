"""What speaks for a choice and against it, in numbers: what it brings and risks beside another choice.

Both are tried in the same imagined games, which know no more than the seat does; there everybody plays on by the game's
judgement for one round. What a choice does at once, and what it does in each of these games, is counted in the game's
own `measures`. Every sentence made of it says what was counted, and nothing else.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

import numpy as np

from jadetable.core import record
from jadetable.core.asked import withdraw_answer
from jadetable.core.game import Choice
from jadetable.core.knowledge import Knowledge
from jadetable.core.measures import Measure, Measures, of_game
from jadetable.core.position import Position
from jadetable.core.record import MAX_SEATS, Records
from jadetable.core.rng import game_seed
from jadetable.core.teller import Teller
from jadetable.core.terms import NEVER_SLIPS
from jadetable.core.words import words

WORLDS, FEWEST_WORLDS = 32, 8
SECONDS = 0.35
SURE = 3.0  # standard errors from which a difference is told
SHOWN = 2  # of what is good, and of what is bad
MOST_DECISIONS = 400  # of an imagined round
LONGEST_LINE = 60  # choices that follow at once
ALIKE = 6  # imagined games that have to look the same after a choice, or it showed something new

GETS, PAYS = "gets", "pays"  # for certain, at once
MORE, LESS = "more", "less"  # a round later, beside the other choice
RIVAL_MORE, RIVAL_LESS = "rival-more", "rival-less"
NOBODY = -1


@dataclass(frozen=True)
class Ground:
    """One thing that speaks for a choice, or against it: what is counted, by how much it differs, and of which seat."""

    code: str
    good: bool
    measure: Measure
    amount: float
    seat: int = NOBODY
    weight: float = inf  # standard errors


@dataclass(frozen=True)
class Grounds:
    """What speaks for and against a choice, beside another one, counted in so many imagined games."""

    action: int
    other: int
    worlds: int
    found: tuple[Ground, ...]


@dataclass(frozen=True)
class _Tried:
    """A choice in one imagined game: what changed of the seat at once and what it then saw, all a round later."""

    at_once: Sequence[float]
    seen: bytes
    later: Sequence[Sequence[float]]


class _Ahead:
    """A question, and the room to try its choices in."""

    def __init__(self, known: Knowledge) -> None:
        self.known, self.game, self.seat = known, known.game, known.seat
        self.measures: Measures = of_game(known.game)
        self.turns = known.game.length_unit == "turn"

    def world(self, entropy: int) -> Position:
        """A game the seat believes possible; whoever has answered in secret is asked again."""
        records = record.as_records(np.array(self.known.records))
        self.game.loops.dream(self.known.components, records, 0, self.seat, np.uint64(entropy))
        position = Position(self.game, self.known.components, records)
        for other in range(position.seats):
            if other != self.seat and withdraw_answer(position.records[0], other):
                position.records["ply"][0] -= 1
        return position

    def notes(self, entropy: int) -> Records:
        """Fresh note paper, on which judgement looks as long as it does in a search."""
        found = self.game.new_notes()
        self.game.loops.open_notes(found, 0, MAX_SEATS, np.uint64(entropy))
        found["haste"] = self.game.search.haste
        return found

    def clock(self, position: Position) -> int:
        """How far a game has come, in turns of single seats."""
        stands = position.record
        return int(stands.turn) if self.turns else int(stands.round) * position.seats

    def judged(self, known: Knowledge, notes: Records) -> int:
        """What the game's judgement would choose, knowing this."""
        judge, place = self.game.loops.judge, (known.records, 0, known.seat)
        return int(judge(known.components, *place, known.mask, known.count, notes, NEVER_SLIPS))

    def counted(self, position: Position, seat: int) -> Sequence[float]:
        """What is counted of a seat, as it sees itself."""
        return self.measures.count(position.view(seat), seat)

    def attempt(self, action: int, entropy: int) -> _Tried:
        """Try a choice in one imagined game."""
        position, notes = self.world(entropy), self.notes(entropy)
        before = self.counted(position, self.seat)
        stop = self.clock(position) + position.seats
        position.take(self.seat, action)
        after = self.counted(position, self.seat)
        seen = position.know(self.seat).records.tobytes()
        for _ in range(MOST_DECISIONS):
            asked = position.asked
            if not asked or self.clock(position) >= stop:
                break
            position.take(asked[0], self.judged(position.know(asked[0]), notes))
        later = [self.counted(position, seat) for seat in range(position.seats)]
        return _Tried([new - old for new, old in zip(after, before, strict=True)], seen, later)


def compare(known: Knowledge, action: int, other: int, worlds: int = WORLDS, seconds: float = SECONDS) -> Grounds:
    """What speaks for a choice and against it, beside another one, from what the seat knows and nothing else."""
    ahead, end = _Ahead(known), time.perf_counter() + seconds
    mine: list[_Tried] = []
    theirs: list[_Tried] = []
    for number in range(worlds):
        if number >= FEWEST_WORLDS and time.perf_counter() > end:
            break
        entropy = int(game_seed(np.uint64(1), number))
        mine.append(ahead.attempt(action, entropy))
        theirs.append(ahead.attempt(other, entropy))
    found = _at_once(ahead, mine)
    certain = {(ground.measure, ground.amount > 0) for ground in found}
    for ground in (*_later(ahead, mine, theirs), *_of_rivals(ahead, mine, theirs)):
        if ground.seat != NOBODY or (ground.measure, ground.amount > 0) not in certain:
            found.append(ground)
    return Grounds(action, other, len(mine), tuple(_weightiest(found)))


def _at_once(ahead: _Ahead, mine: Sequence[_Tried]) -> list[Ground]:
    """What a choice changes for certain: where all that the seat then sees is the same in every imagined game."""
    if any(one.seen != mine[0].seen for one in mine):
        return []
    changes = zip(ahead.measures.listed, mine[0].at_once, strict=True)
    return [
        Ground(GETS if change > 0 else PAYS, (change > 0) == measure.good, measure, change)
        for measure, change in changes
        if change
    ]


def _differences(ahead: _Ahead, mine: Sequence[_Tried], theirs: Sequence[_Tried], seat: int) -> list[Any]:
    """By how much each measure of a seat differs a round later, and by how many standard errors that is sure."""
    found = []
    for place, measure in enumerate(ahead.measures.listed):
        gaps = np.array(
            [one.later[seat][place] - two.later[seat][place] for one, two in zip(mine, theirs, strict=True)]
        )
        mean = float(gaps.mean())
        error = float(gaps.std()) / sqrt(len(gaps))
        if abs(mean) >= measure.least and abs(mean) > SURE * error:
            found.append((measure, mean, abs(mean) / max(error, abs(mean) / 100)))
    return found


def _later(ahead: _Ahead, mine: Sequence[_Tried], theirs: Sequence[_Tried]) -> list[Ground]:
    """What the seat itself has more or less of, a round later."""
    return [
        Ground(MORE if mean > 0 else LESS, (mean > 0) == measure.good, measure, mean, weight=weight)
        for measure, mean, weight in _differences(ahead, mine, theirs, ahead.seat)
    ]


def _of_rivals(ahead: _Ahead, mine: Sequence[_Tried], theirs: Sequence[_Tried]) -> list[Ground]:
    """What the others have more or less of, a round later."""
    found = []
    for seat in range(len(mine[0].later)):
        if seat != ahead.seat:
            for measure, mean, weight in _differences(ahead, mine, theirs, seat):
                good = (mean > 0) != measure.good
                found.append(Ground(RIVAL_MORE if mean > 0 else RIVAL_LESS, good, measure, mean, seat, weight))
    return found


def _weightiest(found: Sequence[Ground]) -> list[Ground]:
    """The surest of what is good, then the surest of what is bad; what is one's own before what is the others'."""
    ordered = sorted(found, key=lambda ground: (ground.seat != NOBODY, -ground.weight))
    good, bad = ([one for one in ordered if one.good is which] for which in (True, False))
    return [*good[:SHOWN], *bad[:SHOWN]]


def line(known: Knowledge, action: int) -> list[Choice]:
    """A choice and those that follow at once, as far as nothing new is seen between them: a whole entry, drawn."""
    ahead = _Ahead(known)
    imagined = [ahead.world(entropy) for entropy in range(1, ALIKE + 1)]
    notes = ahead.notes(1)
    found = [known.choice(action)]
    while len(found) < LONGEST_LINE:
        for position in imagined:
            position.take(known.seat, action)
        if known.seat not in imagined[0].asked or len({_seen(position, known.seat) for position in imagined}) > 1:
            break
        next_known = imagined[0].know(known.seat)
        action = ahead.judged(next_known, notes)
        found.append(next_known.choice(action))
    return found


def _seen(position: Position, seat: int) -> bytes:
    return position.know(seat).records.tobytes()


def own_judgement(known: Knowledge) -> int:
    """What the game's judgement would choose, for whoever cannot wait for a search."""
    ahead = _Ahead(known)
    return ahead.judged(known, ahead.notes(1))


def in_words(found: Grounds, teller: Teller) -> list[tuple[bool, str]]:
    """Each ground as a sentence, and whether it is good."""
    return [(ground.good, _sentence(ground, of_game(teller.game), teller)) for ground in found.found]


def _sentence(ground: Ground, measures: Measures, teller: Teller) -> str:
    amount = abs(ground.amount)
    shown: Any = round(amount) if amount >= 10 or float(amount).is_integer() else round(amount, 1)
    language = words(teller.lang)
    what = language.text(measures.message(ground.measure), amount=shown)
    name = teller.name(ground.seat) if ground.seat != NOBODY else ""
    return language.text(f"ground-{ground.code}", what=what, name=name)
