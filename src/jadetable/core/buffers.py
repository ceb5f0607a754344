"""Room for single calls into compiled code, and the first calls, made so that nobody waits for the compiler later."""

from typing import TYPE_CHECKING

import numpy as np

from jadetable.core import codes, events, record, undo
from jadetable.core.record import MAX_SEATS, Records
from jadetable.core.terms import ALWAYS_SLIPS, NEVER_SLIPS, Scratch, Terms

if TYPE_CHECKING:
    from jadetable.core.game import Game


class Buffers:
    """What one call fills and the next may overwrite."""

    def __init__(self, game: "Game") -> None:
        self.known = record.new(game.state)
        self.mask = np.zeros(game.mask_words, np.uint64)
        self.actions = np.zeros(game.actions.size, np.int32)
        self.log = record.new(events.LOG)
        first = events.LOG.fields["rows"][1]  # type: ignore[index]
        self.rows = self.log.view(np.uint8).reshape(-1).data[first:]


def warm_up(game: "Game", part: str) -> None:
    """Call the entry points of a part (a table, or bulk play) once, so that they are compiled."""
    printed = game.load_components()
    frozen = game.freeze(printed)
    prototype = game.prototype(frozen, game.seat_range(printed)[0])
    if part == "bulk":
        _play_in_bulk(game, frozen, prototype)
    else:
        _sit_down(game, frozen, prototype)


def _play_in_bulk(game: "Game", frozen: Records, prototype: Records) -> None:
    loops, states, known = game.loops, record.new(game.state), record.new(game.state)
    terms = Terms(frozen, prototype, np.full(MAX_SEATS, ALWAYS_SLIPS, np.int64))
    scratch = Scratch(known, game.new_notes(), np.zeros(game.mask_words, np.uint64), events.muted_log())
    loops.play_many(terms, states, scratch, np.uint64(1), 0, record.new(loops.OUTCOME))


def _sit_down(game: "Game", frozen: Records, prototype: Records) -> None:
    loops, entry, buffers, states = game.loops, game.entry, game.buffers, record.new(game.state)
    known, mask = buffers.known, buffers.mask
    loops.deal(frozen, prototype, states, 0, np.uint64(1), buffers.log)
    seat = (int(states["asked"][0]) & -int(states["asked"][0])).bit_length() - 1
    count = loops.choices(frozen, states, 0, seat, mask)
    loops.know(frozen, states, 0, seat, known, 0)
    action = loops.judge(frozen, known, 0, seat, mask, count, game.new_notes(), NEVER_SLIPS)
    choices = record.new(codes.CHOICE, count)
    entry.tell_facts(frozen, known, 0, record.new(game.facts.dtype), game.blank_facts)
    entry.question(frozen, known, 0, seat)
    entry.show(frozen, known, 0, seat, record.new(game.view.dtype), game.blank_view)
    entry.offer(frozen, known, 0, seat, mask, choices)
    entry.meaning(frozen, known, 0, seat, action, choices, 0)
    entry.refusal(frozen, known, 0, seat, action, record.new(codes.REASON))
    entry.list_legal(frozen, states, 0, seat, mask, buffers.actions)
    entry.take(frozen, states, 0, seat, action, mask, buffers.log)
    loops.scores(frozen, states, 0, np.zeros(MAX_SEATS, np.int32))
    room = record.new(game.state, undo.PLACES)
    terms, flat = (frozen, mask, game.mistake_numbers, 0), room.view(np.uint8).reshape(undo.PLACES, -1)
    game.undo.nobody_learns(terms, states, seat, action, 1, room, flat, record.new(events.LOG, 2))
