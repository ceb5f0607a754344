"""What a page calls: the same entry points that tables, bulk play and the search bot call in Python."""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from jadetable.bots import search, search_root
from jadetable.bots.thinking import Playout, Thought
from jadetable.core import asked, codes, events, record, rng
from jadetable.core.game import Game
from jadetable.core.record import MAX_SEATS
from jadetable.core.terms import Scratch, Terms

NOTHING, NUMBER, FRACTION, WORD, FLAG = "nothing", "number", "fraction", "word", "flag"  # what a rule returns


@dataclass(frozen=True)
class Entry:
    """A rule that is exported."""

    name: str
    rule: Callable[..., Any]
    given: tuple[Any, ...]  # arguments of the kinds it is called with
    returns: str = NOTHING

    @property
    def arguments(self) -> Iterator[tuple[str, Any]]:
        """Every plain argument with its name; those of a tuple one by one, as Numba passes them."""
        plain = getattr(self.rule, "py_func", self.rule)
        for name, value in zip(inspect.signature(plain).parameters, self.given, strict=True):
            if hasattr(value, "_fields"):
                yield from zip(value._fields, value, strict=True)
            else:
                yield name, value


def entries(game: Game) -> list[Entry]:
    """Every exported rule of a game."""
    room = Room(game)
    return [*_table(game, room), *_bulk(game, room), *_search(game, room), *_common(room)]


class Room:
    """One of each thing that rules are handed."""

    def __init__(self, game: Game) -> None:
        printed = game.load_components()
        loops, thinking = game.loops, search.loops_of(game)
        self.components = game.frozen(printed)
        self.prototype = record.new(game.state)
        self.state, self.known = record.new(game.state), record.new(game.state)
        self.notes, self.log = game.new_notes(), record.new(events.LOG)
        self.mask, self.actions = np.zeros(game.mask_words, np.uint64), np.zeros(game.actions.size, np.int32)
        self.outcomes = record.new(loops.OUTCOME)
        self.choices, self.reasons = record.new(codes.CHOICE), record.new(codes.REASON)
        self.views, self.facts = record.new(game.view.dtype), record.new(game.facts.dtype)
        self.plan, self.root, self.desk = (
            record.new(kind) for kind in (search_root.PLAN, search_root.ROOT, thinking.DESK)
        )
        self.now = np.zeros((search_root.CANDIDATES, MAX_SEATS), np.float32)
        self.ints, self.floats = np.zeros(MAX_SEATS, np.int32), np.zeros(MAX_SEATS, np.float32)
        self.doubles, self.word = np.zeros(search_root.CANDIDATES), np.uint64(1)
        self.terms = Terms(self.components, self.prototype, np.zeros(MAX_SEATS, np.int64))
        self.scratch = Scratch(self.known, self.notes, self.mask, self.log)
        self.thought = Thought(0, self.word, self.known, self.root, self.notes, self.state)
        tree = record.new(thinking.NODE)
        self.playout = Playout(self.components, self.state, self.notes, tree, self.desk, self.mask, self.log)


def _table(game: Game, room: Room) -> list[Entry]:
    """What a table calls."""
    loops, entry = game.loops, game.entry
    here = (room.components, room.state, 0)
    knows = (room.components, room.known, 0)
    return [
        Entry("complete", entry.complete, (room.components,)),
        Entry("set_defaults", entry.set_defaults, (room.components, room.prototype)),
        Entry("misfit", entry.misfit, (room.components, room.prototype, room.reasons), NUMBER),
        Entry("deal", loops.deal, (room.components, room.prototype, room.state, 0, room.word, room.log)),
        Entry("list_legal", entry.list_legal, (*here, 0, room.mask, room.actions), NUMBER),
        Entry("choices", loops.choices, (*here, 0, room.mask), NUMBER),
        Entry("take", entry.take, (*here, 0, 0, room.mask, room.log), NUMBER),
        Entry("let_stand", entry.let_stand, (*here, 0)),
        Entry("longest", entry.longest, here, NUMBER),
        Entry("scores", loops.scores, (*here, room.ints)),
        Entry("payoffs", loops.payoffs, (*here, room.floats)),
        Entry("faults", loops.faults, here, NUMBER),
        Entry("know", loops.know, (*here, 0, room.known, 0)),
        Entry("imagine", loops.imagine, (*here, 0, room.word, room.known, 0)),
        Entry("show", entry.show, (*knows, 0, room.views, room.views)),
        Entry("tell_facts", entry.tell_facts, (*knows, room.facts, room.facts)),
        Entry("question", entry.question, (*knows, 0), NUMBER),
        Entry("offer", entry.offer, (*knows, 0, room.mask, room.choices)),
        Entry("meaning", entry.meaning, (*knows, 0, 0, room.choices, 0)),
        Entry("refusal", entry.refusal, (*knows, 0, 0, room.reasons), NUMBER),
    ]


def _bulk(game: Game, room: Room) -> list[Entry]:
    """Baseline players, and many games at once."""
    loops, knows = game.loops, (room.components, room.known, 0)
    return [
        Entry("judge", loops.judge, (*knows, 0, room.mask, 0, room.notes, 0), NUMBER),
        Entry("open_notes", loops.open_notes, (room.notes, 0, 0, room.word)),
        Entry("play_many", loops.play_many, (room.terms, room.state, room.scratch, room.word, 0, room.outcomes)),
        Entry("sum_up", loops.sum_up, (room.components, room.state, 0, room.outcomes[0])),
    ]


def _search(game: Game, room: Room) -> list[Entry]:
    """The search bot's thinking between two looks at the clock."""
    loops, root, plan = search.loops_of(game), room.root[0], room.plan[0]
    found = (room.components, room.thought, room.notes, room.mask, 0, plan, 0)
    weighed = (room.ints, room.doubles, room.doubles, 0, 0.0, 0)
    return [
        Entry("follow", loops.follow, (room.desk[0], plan)),
        Entry("find_candidates", loops.find_candidates, found),
        Entry("search", loops.search, (room.playout, room.thought, room.now)),
        Entry("first_worlds", search_root.first_worlds, (root, 0)),
        Entry("next_worlds", search_root.next_worlds, (root, 0)),
        Entry("goes_on", search_root.goes_on, (root, 0, 0.0, False), FLAG),
        Entry("surest", search_root.surest, weighed, NUMBER),
        Entry("thought_seed", search_root.thought_seed, (room.word, 0), WORD),
    ]


def _common(room: Room) -> list[Entry]:
    """What is the same in all games."""
    return [
        Entry("withdraw_answer", asked.withdraw_answer, (room.state[0], 0), FLAG),
        Entry("game_seed", rng.game_seed, (room.word, 0), WORD),
    ]
