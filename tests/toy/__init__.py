"""A tiny game for testing the engine: hidden hands and simultaneous bids.

Everybody holds three numbered cards. Each round all seats secretly choose one; the highest single one scores. The game
also serves to be broken on purpose, to see that the conformance suite notices.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any

import msgspec

from jadetable.core import record
from jadetable.core.asked import ask_also, ask_nobody, clear_answers, hide_answers, store_answer
from jadetable.core.bind import bind
from jadetable.core.codes import ALLOWED, refuse
from jadetable.core.compiled import rule
from jadetable.core.components import About, Section
from jadetable.core.declare import ActionTable, EventTable, Option, Piece, ReasonTable
from jadetable.core.events import TABLE, emit, emit1, emit1_to
from jadetable.core.game import Game
from jadetable.core.layout import Exactly, Number, view_layout
from jadetable.core.mask import allow, count, nth
from jadetable.core.record import MAX_SEATS, Record, Records
from jadetable.core.rng import roll

CARDS = 6
HIDDEN = -1

ACTIONS = ActionTable()
BID = ACTIONS.add("BID", ("card", CARDS, 0))
EVENTS = EventTable()
E_HAND = EVENTS.add("HAND", "card", private=True)
E_ROUND = EVENTS.add("ROUND", "card")
E_END = EVENTS.add("END")
REASONS = ReasonTable()
NOT_HELD = REASONS.add("not-held")
OPTIONS = (Option("table_rules", False), Option("bonus", 0, high=5))
PROMPTS = ("bid",)
PIECES = (Piece("hand", (CARDS,)),)
FAULTS = ("a hand is negative",)
VIEW = view_layout("ToyView", PROMPTS, hand=Exactly(CARDS, Number("i1")), round=Number("i2"))
NOTES = record.note_dtype([("toy", "i8")])  # of its own: Numba warns of notes that others begin with


class Components(Section, frozen=True):
    """The toy's numbers."""

    game: About
    cards: Annotated[int, msgspec.Meta(ge=1, le=CARDS)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=CARDS)]


DTYPE = record.solid_dtype([("cards", "i1"), ("rounds", "i1")])
STATE = record.state_dtype(
    [("score", "i2", (MAX_SEATS,)), ("hand", "i1", (MAX_SEATS, CARDS)), ("table_rules", "i1"), ("bonus", "i1")]
)


def freeze(parts: Components) -> Records:
    """The toy's components record."""
    frozen = record.new(DTYPE)
    frozen["cards"], frozen["rounds"] = parts.cards, parts.rounds
    return frozen


@rule
def ask_everybody(s: Record) -> None:
    """A new round."""
    s.round += 1
    clear_answers(s)
    for seat in range(int(s.seats)):
        ask_also(s, seat)


@rule
def setup(c: Record, s: Record, log: Record) -> None:
    """Everybody gets some of the numbers, seen by nobody else."""
    for seat in range(int(s.seats)):
        for _ in range(int(c.rounds)):
            card = roll(s, int(c.cards))
            s.hand[seat, card] += 1
            emit1_to(log, 1 << seat, E_HAND, seat, card)
    ask_everybody(s)


@rule
def legal(c: Record, s: Record, seat: int, mask: Any) -> int:
    """Any card in hand."""
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            allow(mask, card)
    return count(mask)


@rule
def act(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Bids are secret until the last one is in."""
    if not store_answer(s, seat, action):
        return
    best, winner = HIDDEN, TABLE
    for other in range(int(s.seats)):
        card = int(s.answer[other])
        s.hand[other, card] -= 1
        if card == best:
            winner = TABLE
        elif card > best:
            best, winner = card, other
    if winner != TABLE:
        s.score[winner] += 1 + s.bonus
    emit1(log, E_ROUND, winner, best)
    if s.round < c.rounds:
        ask_everybody(s)
    else:
        end(c, s, log)


@rule
def is_ahead(c: Record, s: Record, a: int, b: int) -> bool:
    """More points."""
    return bool(s.score[a] > s.score[b])


rank_seats = bind("jadetable.core.ranking", "toy", {"is_ahead": is_ahead}).rank_seats


@rule
def end(c: Record, s: Record, log: Record) -> None:
    """Rank by points."""
    ask_nobody(s)
    clear_answers(s)
    s.over = 1
    rank_seats(c, s)
    emit(log, E_END, TABLE)


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Other hands and bids."""
    hide_answers(s, seat)
    for other in range(int(s.seats)):
        if other != seat:
            for card in range(CARDS):
                s.hand[other, card] = 0


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Any hand of the right size may be there; a seat that has answered gets one of its cards as the answer."""
    if s.over == 1:
        return
    left = int(c.rounds) - int(s.round) + 1
    for other in range(int(s.seats)):
        if other != seat:
            for place in range(left):
                card = roll(s, int(c.cards))
                s.hand[other, card] += 1
                if place == 0 and (int(s.asked) >> other) & 1 == 0:
                    s.answer[other] = card


@rule
def observe(c: Record, h: Record, seat: int, o: Record) -> None:
    """The own hand."""
    for card in range(CARDS):
        o.hand[card] = h.hand[seat, card]


@rule
def score(c: Record, s: Record, out: Any) -> None:
    """Points."""
    for seat in range(int(s.seats)):
        out[seat] = s.score[seat]


@rule
def payoff(c: Record, s: Record, out: Any) -> None:
    """Points."""
    score(c, s, out)


@rule
def check(c: Record, s: Record) -> int:
    """Nothing can go wrong here but a negative count."""
    for seat in range(int(s.seats)):
        for card in range(CARDS):
            if s.hand[seat, card] < 0:
                return 1
    return 0


@rule
def value(c: Record, s: Record, out: Any) -> None:
    """Each seat's part of all points so far."""
    total = 0.0
    for seat in range(int(s.seats)):
        total += 1.0 + int(s.score[seat])
    for seat in range(int(s.seats)):
        out[seat] = (1.0 + int(s.score[seat])) / total


@rule
def greedy(c: Record, h: Record, seat: int, mask: Any, note: Record) -> int:
    """The highest card."""
    return nth(mask, count(mask) - 1)


@rule
def why(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """Only held cards can be played."""
    return ALLOWED if h.hand[seat, action] > 0 else refuse(r, NOT_HELD)


@rule
def view(c: Record, h: Record, seat: int, v: Record) -> None:
    """The own hand."""
    for card in range(CARDS):
        v.hand[card] = h.hand[seat, card]
    v.round = h.round


@rule
def max_decisions(c: Record, s: Record) -> int:
    """One for each seat and round."""
    return int(c.rounds) * int(s.seats)


def toy(slug: str = "toy", **changed: Callable[..., Any]) -> Game:
    """The toy, or a broken version of it under another name."""
    game = Game.of(__name__, slug=slug, simultaneous=True, length_unit="round")
    return replace(game, rules={**game.rules, **changed})
