"""Newgame: take some points for sure, or roll the die for more. Whoever reaches the goal first wins."""

from jadetable.kit import MAX_SEATS, ActionTable, EventTable, Game, Number, PerSeat, allow, ask_only, copy
from jadetable.kit import count, emit1, finish, next_turn, roll, rule, state_dtype, view_layout

ACTIONS, EVENTS = ActionTable(), EventTable()
TAKE, ROLL = ACTIONS.add("TAKE"), ACTIONS.add("ROLL")
E_TAKE, E_ROLL = EVENTS.add("TAKE", "points"), EVENTS.add("ROLL", "face")
CHAPTERS = ("aim", "turn", "end")
STATE = state_dtype([("score", "i2", (MAX_SEATS,))])
VIEW = view_layout("NewgameView", ("turn",), score=PerSeat(Number()))


@rule
def setup(c, s, log):
    """The first seat begins."""
    ask_only(s, 0)


@rule
def legal(c, s, seat, mask):
    """Both actions are always possible."""
    allow(mask, TAKE)
    allow(mask, ROLL)
    return count(mask)


@rule
def act(c, s, seat, action, log):
    """Take the safe points, or roll: a one is worth nothing, every other face its points. Then the next seat plays."""
    if action == TAKE:
        s.score[seat] = int(s.score[seat]) + int(c.safe)
        emit1(log, E_TAKE, seat, int(c.safe))
    else:
        face = 1 + roll(s, int(c.faces))
        s.score[seat] = int(s.score[seat]) + (face if face > 1 else 0)
        emit1(log, E_ROLL, seat, face)
    next_turn(s, seat)
    if s.score[seat] >= c.goal or s.ply >= c.limit:
        finish(s, s.score, s.score[seat] < c.goal)


@rule
def view(c, h, seat, v):
    """Everything is open."""
    copy(h.score, v.score)


GAME = Game.of(__name__)
