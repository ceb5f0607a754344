"""Look back on a finished game: how everybody's chance to win went, the costly choices, and how much was luck.

Every choice is judged from what its seat knew, by trying it and its rivals in the same imagined worlds. What a choice
changed is measured against par: the game's own judgement, or a choice that was surely better, twice looked at.

What moved a seat's chance otherwise, between two of its choices, is put down to dice and cards if there were any, and
to the other seats if there were none; the deal is chance as well. Part of what is put down to dice and cards only
cannot be told: small mistakes, secrets, and errors of the valuation.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from math import inf
from typing import Any, TypeVar

import msgspec
import numpy as np

from jadetable.bots.search import Advice, Budget, prepare, think
from jadetable.core import match, record
from jadetable.core.errors import BadReplay
from jadetable.core.knowledge import Knowledge
from jadetable.core.match import Match
from jadetable.core.record import HEADER, MAX_SEATS, Records
from jadetable.core.rng import game_seed
from jadetable.core.terms import NEVER_SLIPS
from jadetable.review.grounds import Grounds, compare, in_words

Kind = TypeVar("Kind")
HEADER_BYTES = np.dtype(HEADER, align=True).itemsize
USUAL_PLAYOUTS = 300
NOTICED = 1.5  # standard errors below which a difference is taken for chance
SURE = 2.0  # for a choice to be called costly
COSTLIEST = 3  # told of each seat
# Of each seat: among hundreds of choices some look costly by chance, so the likeliest are judged once more.
SECOND_LOOKS = 4
GROUNDS = 0.1  # seconds to find out what spoke for a better choice
SECOND_THOUGHT = 4  # times as long as at the first look
SECOND_SHARE = 0.3  # of the time, where there is a limit
ENOUGH = 150  # choices to think about when time is short: of those that cost nothing, some are left out in a long game


@dataclass(frozen=True)
class Turning:
    """A choice that cost something: what was chosen and what was better, with the chance to win after each."""

    place: int
    seat: int
    action: int
    worth: float
    better: int
    better_worth: float
    error: float
    grounds: Grounds | None = None  # what spoke for the better one

    @property
    def cost(self) -> float:
        """The chance to win that was given away."""
        return self.better_worth - self.worth


@dataclass(frozen=True)
class Account:
    """One seat's game: its chance at each of its choices, and what made the result different from an even share."""

    seat: int
    result: float
    start: float
    curve: tuple[tuple[int, float], ...]
    own: float
    others: float

    @property
    def luck(self) -> float:
        """What dice and cards did, and what cannot be told."""
        return self.result - self.start - self.own - self.others


@dataclass(frozen=True)
class Review:
    """All that can be said about a finished game."""

    accounts: tuple[Account, ...]
    costly: tuple[Turning, ...]
    judged: int

    @property
    def luck_share(self) -> float:
        """The part of all that moved the result which was dice, cards and what cannot be told."""
        luck = sum(abs(one.luck) for one in self.accounts)
        choices = sum(abs(one.own) + abs(one.others) for one in self.accounts)
        return luck / (luck + choices) if luck + choices > 0 else 1.0


def deal_again(played: Match) -> Match:
    """The same game before its first action."""
    printed = msgspec.to_builtins(played.printed)
    return match.new(
        played.game, played.seats, played.seed, played.options, played.birthdays, printed, played.dice, played.names
    )


@dataclass(frozen=True)
class Step:
    """What one action did: every seat's chance to win at par and after the choice (the same where it was not judged,
    or made no difference that could be noticed), and whether dice or cards may have spoken before the next question."""

    seat: int
    par: tuple[float, ...] = ()
    after: tuple[float, ...] = ()
    chance: bool = False


@dataclass(frozen=True)
class _Doubt:
    """A choice that looked costly, with all that is needed to judge it once more."""

    turning: Turning
    known: Knowledge
    sheets: Records


class _Clock:
    """How long to think about a choice: a number of playouts, or a fair part of the time that is left."""

    def __init__(self, playouts: int, seconds: float) -> None:
        self.playouts, self.end, self.limited = playouts, time.perf_counter() + seconds, seconds < inf
        self.spare = SECOND_SHARE * seconds if self.limited else 0.0

    def budget(self, choices: float, playouts: int, spare: float = 0.0) -> Budget:
        """The budget for the next choice, when `choices` remain and `spare` seconds are kept in reserve."""
        if not self.limited:
            return Budget(playouts=playouts)
        left = self.end - spare - time.perf_counter()
        return Budget(milliseconds=max(1, int(1000 * left / max(choices, 1.0))))


class _Judge:
    """Walks through a game and adds up what choices did."""

    def __init__(self, played: Match, clock: _Clock) -> None:
        self.match, self.clock = deal_again(played), clock
        self.total = len(played.actions)
        self.every = -(-self.total // ENOUGH) if clock.limited else 1
        self.notes: Records = played.game.new_notes()
        played.game.loops.open_notes(self.notes, 0, MAX_SEATS, np.uint64(played.seed))
        self.curves: list[list[tuple[int, float]]] = [[] for _ in range(played.seats)]
        self.pile = has_pile(self.match)
        self.steps: list[Step] = []
        self.doubts: list[_Doubt] = []
        self.judged = 0

    def go_on(self, place: int, seat: int, action: int) -> None:
        """Judge one choice, then make it."""
        known = self.match.know(seat)
        sheets = record.new(self.match.game.notes, 2)
        sheets[0] = self.notes[seat]
        judge = self.match.game.loops.judge
        own = int(judge(known.components, known.records, 0, seat, known.mask, known.count, self.notes, NEVER_SLIPS))
        if own != action:
            self.notes[seat] = sheets[0]
        step = Step(seat)
        if known.count > 1 and (own != action or place % self.every == 0):
            self.judged += 1
            to_come = (self.total - place) * self.judged / (place + 1)
            budget = self.clock.budget(to_come, self.clock.playouts, self.clock.spare)
            advice = think(known, budget, int(game_seed(np.uint64(0), place)), sheets, asked_for=action)
            self.curves[seat].append((place, advice[0].worth))
            step = _judged(seat, action, advice)
            turning = _turning(place, seat, action, advice)
            if turning is not None:
                self.doubts.append(_Doubt(turning, known, sheets))
        self.steps.append(replace(step, chance=self.pile or rolls(self.match, seat, action)))
        self.match.act(seat, action)

    def costly(self) -> list[Turning]:
        """Each seat's most costly choices that still look so in other worlds; all such are counted as a loss."""
        found = []
        likeliest = _first_of_each(self.doubts, lambda one: one.turning, SECOND_LOOKS)
        for count, doubt in enumerate(likeliest):
            was = doubt.turning
            budget = self.clock.budget(len(likeliest) - count, SECOND_THOUGHT * self.clock.playouts)
            advice = think(
                doubt.known, budget, int(game_seed(np.uint64(1), was.place)), doubt.sheets, asked_for=was.action
            )
            again = _turning(was.place, was.seat, was.action, advice)
            if again is not None:
                found.append(replace(again, grounds=compare(doubt.known, again.better, again.action, seconds=GROUNDS)))
                par, after = (_advice_on(choice, advice).chances for choice in (again.better, again.action))
                self.steps[was.place] = replace(self.steps[was.place], par=par, after=after)
        return _first_of_each(found, lambda one: one, COSTLIEST)


def _first_of_each(found: Sequence[Kind], turning: Callable[[Kind], Turning], most: int) -> list[Kind]:
    """So many of each seat's, the most costly first."""
    ordered = sorted(found, key=lambda one: -turning(one).cost)
    seats = [turning(one).seat for one in ordered]
    return [one for place, one in enumerate(ordered) if seats[:place].count(seats[place]) < most]


def _advice_on(action: int, advice: list[Advice]) -> Advice:
    return next(one for one in advice if one.action == action)


def _judged(seat: int, action: int, advice: list[Advice]) -> Step:
    """What a choice changed against the game's own judgement, as far as it can be noticed."""
    par, chosen = advice[0], _advice_on(action, advice)
    return Step(seat, par.chances, chosen.chances if abs(chosen.more) > NOTICED * chosen.error else par.chances)


def has_pile(match: Match) -> bool:
    """Whether a game holds something that no seat can see, such as the order of cards to be drawn."""
    state = np.frombuffer(match.position.to_bytes(), np.uint8)[HEADER_BYTES:]
    unseen = np.ones(len(state), bool)
    for seat in range(match.seats):
        unseen &= np.frombuffer(match.know(seat).records.tobytes(), np.uint8)[HEADER_BYTES:] != state
    return bool(unseen.any())


def rolls(match: Match, seat: int, action: int) -> bool:
    """Whether an action makes the generator go on."""
    twin = match.clone()
    twin.dice = None  # they would give every action a new word, used or not
    twin.act(seat, action)
    return int(twin.record.rng) != int(match.record.rng)


def _turning(place: int, seat: int, action: int, advice: list[Advice]) -> Turning | None:
    """What a choice cost, if another one was surely better."""
    chosen = _advice_on(action, advice)
    better = max(advice, key=lambda one: one.more - NOTICED * one.error)
    error = float(np.hypot(better.error, chosen.error))
    if better.more - chosen.more > SURE * error and better.worth > chosen.worth:
        return Turning(place, seat, action, chosen.worth, better.action, better.worth, error)
    return None


def review(
    played: Match,
    playouts: int = USUAL_PLAYOUTS,
    progress: Callable[[int], None] | None = None,
    seconds: float = inf,
) -> Review:
    """Look back on a finished game, with `playouts` for every choice; raises BadReplay if it is not over.

    With a limit of `seconds` the time is shared out among the choices instead.
    """
    if not played.over:
        raise BadReplay("error-review-unfinished")
    prepare(played.game)
    judge = _Judge(played, _Clock(playouts, seconds))
    for place, (seat, action) in enumerate(played.actions):
        judge.go_on(place, seat, action)
        if progress is not None:
            progress(place + 1)
    costly = judge.costly()
    accounts = tuple(_account(judge, seat, result) for seat, result in enumerate(results(played)))
    return Review(accounts, tuple(costly), judge.judged)


def results(played: Match) -> tuple[float, ...]:
    """Each seat's share of the win."""
    return played.wins


def _account(judge: _Judge, seat: int, result: float) -> Account:
    curve = judge.curves[seat]
    start = 1 / judge.match.seats if judge.match.seats > 1 else (curve[0][1] if curve else result)
    ended = (*curve, (len(judge.match.actions), result))
    return Account(seat, result, start, ended, *what_choices_did(judge.steps, seat, start, result))


def what_choices_did(steps: Iterable[Step], seat: int, start: float, result: float) -> tuple[float, float]:
    """What a seat's own choices changed of its chance, and what the others' did; the rest was chance."""
    own = others = 0.0
    expected = start  # the seat's chance, as far as it is accounted for
    chance, company = True, False  # since the seat last looked: the deal is chance
    for step in steps:
        changed = step.after[seat] - step.par[seat] if step.par else 0.0
        if step.seat != seat:
            others += changed
            expected += changed
            company = True
        elif step.par:
            if company and not chance:
                others += step.par[seat] - expected
            if company or chance:
                expected = step.par[seat]
            own += changed
            expected += changed
            chance = company = False
        chance = chance or step.chance
    if company and not chance:
        others += result - expected
    return own, others


def as_dict(found: Review, played: Match, lang: str) -> dict[str, Any]:
    """All that can be said, as plain data for JSON, with the costly choices in words."""
    costly = []
    for one in found.costly:
        chosen, better = text_of(one, played, lang)
        said = {"chosen_text": chosen, "better_text": better, "grounds": grounds_of(one, played, lang)}
        costly.append(asdict(replace(one, grounds=None)) | {"cost": one.cost} | said)
    return {
        "accounts": [asdict(one) | {"luck": one.luck} for one in found.accounts],
        "costly": costly,
        "judged": found.judged,
        "luck_share": found.luck_share,
    }


def text_of(turning: Turning, played: Match, lang: str) -> tuple[str, str]:
    """What was chosen and what was better, in words, as the table then stood."""
    table = deal_again(played)
    for seat, action in played.actions[: turning.place]:
        table.act(seat, action)
    chosen, better = (table.describe(turning.seat, action, lang) for action in (turning.action, turning.better))
    return chosen, better


def grounds_of(turning: Turning, played: Match, lang: str) -> list[str]:
    """What spoke for the better choice, in words."""
    return [text for _, text in in_words(turning.grounds, played.teller(lang))] if turning.grounds else []
