"""What a game is written with, in one place: `docs/adding-a-game.md` shows how.

Our own games import these names from the modules of `jadetable.core` that define them. Games of other packages import
them from here: a module of the core may be divided or renamed, this list stays.
"""

from jadetable.core.arrays import copy
from jadetable.core.asked import ask_also, ask_nobody, ask_only, clear_answers, hide_answers, is_asked, store_answer
from jadetable.core.bind import bind
from jadetable.core.codes import ALLOWED, argument, refuse, refuse1, refuse2, refuse3
from jadetable.core.compiled import rule
from jadetable.core.components import About, Section, require
from jadetable.core.declare import ActionTable, EventTable, Option, Piece, ReasonTable, Undisplayed
from jadetable.core.events import TABLE, emit, emit1, emit1_to, emit2, emit2_to, emit3, emit3_to
from jadetable.core.game import Game
from jadetable.core.layout import (
    Exactly,
    Flag,
    Layout,
    Maybe,
    Members,
    Names,
    Number,
    PerSeat,
    Seat,
    Seats,
    UpTo,
    view_layout,
)
from jadetable.core.mask import allow, count, nth
from jadetable.core.payoffs import pay_winner, share_first_place
from jadetable.core.plan import SearchPlan
from jadetable.core.record import MAX_SEATS, new, note_dtype, solid_dtype, state_dtype
from jadetable.core.rng import roll, shuffle
from jadetable.core.steps import go_to, may_go_on, take_step
from jadetable.core.turns import finish, next_turn

__all__ = [
    "ALLOWED",
    "MAX_SEATS",
    "TABLE",
    "About",
    "ActionTable",
    "EventTable",
    "Exactly",
    "Flag",
    "Game",
    "Layout",
    "Maybe",
    "Members",
    "Names",
    "Number",
    "Option",
    "PerSeat",
    "Piece",
    "ReasonTable",
    "SearchPlan",
    "Seat",
    "Seats",
    "Section",
    "Undisplayed",
    "UpTo",
    "allow",
    "argument",
    "ask_also",
    "ask_nobody",
    "ask_only",
    "bind",
    "clear_answers",
    "copy",
    "count",
    "emit",
    "emit1",
    "emit1_to",
    "emit2",
    "emit2_to",
    "emit3",
    "emit3_to",
    "finish",
    "go_to",
    "hide_answers",
    "is_asked",
    "may_go_on",
    "new",
    "next_turn",
    "note_dtype",
    "nth",
    "pay_winner",
    "refuse",
    "refuse1",
    "refuse2",
    "refuse3",
    "require",
    "roll",
    "rule",
    "share_first_place",
    "shuffle",
    "solid_dtype",
    "state_dtype",
    "store_answer",
    "take_step",
    "view_layout",
]
