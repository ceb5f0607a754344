"""What the compiled search is handed: arrays that always travel together, by name (see `core.terms`)."""

from typing import NamedTuple

from jadetable.core.record import Mask, Records, Word


class Thought(NamedTuple):
    """What one seat thinks about: what it knows, and what it has learnt so far."""

    seat: int
    seed: Word
    known: Records  # one: what the seat knows
    root: Records  # one: its candidates, and what they brought
    paper: Records  # two sheets, the seat's own notes: before its judgement looked at the question, and after
    worlds: Records  # as they were dreamt


class Playout(NamedTuple):
    """What playouts are played on, used again for one after the other."""

    components: Records  # one
    world: Records  # one: the world played in
    notes: Records  # note paper by seat, a blank sheet last
    tree: Records  # nodes
    desk: Records  # one
    mask: Mask
    log: Records  # one, muted
