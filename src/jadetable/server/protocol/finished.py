"""Hints, lessons, and looking back on finished games."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from jadetable.server.protocol.to_clients import Ask, ChoiceInfo, EventInfo, SeatInfo


class HintChoice(msgspec.Struct):
    """What a choice is worth to the seat that asks."""

    action: int
    text: str
    win: Annotated[float, Meta(description="The chance to win after it, 0 to 1; of no use without visits.")]
    visits: Annotated[int, Meta(description="How many imagined games began with it.")]


class Ground(msgspec.Struct):
    """One thing that speaks for a choice, or against it."""

    good: bool
    text: str


class Grounds(msgspec.Struct):
    """What speaks for a choice and against it, counted beside another one; empty where nothing sets them apart."""

    beside: Annotated[str, Meta(description="What it was compared with, and in how many imagined games.")]
    found: list[Ground]


class Hint(msgspec.Struct):
    """Advice on a seat's question, from what the seat knows, the best choice first."""

    prompt: int
    choices: list[HintChoice]
    line: Annotated[list[ChoiceInfo], Meta(description="The best choice, and those that follow at once.")]
    grounds: Grounds | None


class Result(msgspec.Struct):
    """How a finished game came out, by seat."""

    ranking: list[int]
    scores: list[int]
    wins: Annotated[
        list[float],
        Meta(description="Each seat's share of first place, as the game pays it; nobody's where it pays nobody."),
    ]
    truncated: Annotated[bool, Meta(description="Whether it ended by its length limit.")]


class Frame(msgspec.Struct):
    """A finished game after one action, as the one who looks could know it then."""

    number: Annotated[int, Meta(description="How many actions were made; 0 is the deal.")]
    seat: Annotated[int | None, Meta(description="Who acted; nobody at the deal.")]
    kind: str
    text: Annotated[str, Meta(description="The choice in words, for the eyes of the seat that made it.")]
    view: dict[str, Any]
    events: list[EventInfo]


class Frames(msgspec.Struct):
    """Part of a finished game, frame by frame."""

    total: int
    frames: list[Frame]


class CurvePoint(msgspec.Struct):
    """A seat's chance to win when it made a choice, or at the end."""

    number: Annotated[int, Meta(description="The frame before the choice.")]
    win: float


class SeatReview(msgspec.Struct):
    """One seat's game: its chances, and what made its result different from an even share."""

    seat: int
    result: Annotated[float, Meta(description="The share of first place it got, 0 to 1.")]
    curve: list[CurvePoint]
    own: Annotated[float, Meta(description="What its own choices did.")]
    others: Annotated[float, Meta(description="What the others' choices did.")]
    luck: Annotated[float, Meta(description="What dice and cards did, and what cannot be told.")]


class CostlyChoice(msgspec.Struct):
    """A choice that gave chances away, and the one that would have kept them."""

    number: Annotated[int, Meta(description="The frame before the choice.")]
    seat: int
    chosen: str
    win: float
    better: str
    better_win: float
    grounds: Annotated[Grounds | None, Meta(description="What spoke for the better choice.")]


class Review(msgspec.Struct):
    """Looking back on a finished game; until it is ready, how far the looking has come."""

    ready: bool
    progress: Annotated[float, Meta(description="0 to 1")]
    seats: list[SeatReview]
    costly: list[CostlyChoice]
    luck: Annotated[float, Meta(description="The part of it that was dice, cards and what cannot be told, 0 to 1.")]


class LessonFrame(msgspec.Struct):
    """A moment of a lesson: a position, what led to it, and what there is to learn from it."""

    caption: str
    view: dict[str, Any]
    ask: Annotated[Ask | None, Meta(description="The one choice that leads on, where the learner makes it.")]
    events: list[EventInfo]


class Lesson(msgspec.Struct):
    """A short guided game for one learner."""

    game: str
    seats: list[SeatInfo]
    me: int
    facts: dict[str, Any]
    frames: list[LessonFrame]
