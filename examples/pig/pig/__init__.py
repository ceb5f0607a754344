"""Pig: roll the die as often as you dare, or hold what you have rolled. Whoever reaches the goal first wins."""

from jadetable.kit import MAX_SEATS, ActionTable, EventTable, Game, Number, PerSeat, allow, ask_only, copy
from jadetable.kit import count, emit1, finish, next_turn, roll, rule, state_dtype, view_layout

ACTIONS, EVENTS = ActionTable(), EventTable()
ROLL, HOLD = ACTIONS.add("ROLL"), ACTIONS.add("HOLD")
E_ROLL, E_LOSE, E_HOLD = EVENTS.add("ROLL", "face"), EVENTS.add("LOSE", "face"), EVENTS.add("HOLD", "score")
CHAPTERS = ("aim", "turn", "end")
STATE = state_dtype([("score", "i2", (MAX_SEATS,)), ("pot", "i2")])
VIEW = view_layout("PigView", ("turn",), pot=Number(), score=PerSeat(Number()))


@rule
def setup(c, s, log):
    """The first seat begins."""
    ask_only(s, 0)


@rule
def legal(c, s, seat, mask):
    """Roll until what you have rolled would win; hold as soon as there is something to hold."""
    if int(s.score[seat]) + int(s.pot) < c.goal:
        allow(mask, ROLL)
    if s.pot > 0:
        allow(mask, HOLD)
    return count(mask)


@rule
def act(c, s, seat, action, log):
    """Roll the die, or add the pot to your points. When the pot is empty after that, the turn passes on."""
    if action == ROLL:
        face = 1 + roll(s, int(c.faces))
        s.pot = int(s.pot) + face if face != c.loses else 0
        emit1(log, E_ROLL if face != c.loses else E_LOSE, seat, face)
    else:
        s.score[seat] = int(s.score[seat]) + int(s.pot)
        s.pot = 0
        emit1(log, E_HOLD, seat, int(s.score[seat]))
    if s.pot == 0:
        next_turn(s, seat)
    if s.score[seat] >= c.goal or s.ply >= c.limit:
        finish(s, s.score, s.score[seat] < c.goal)


@rule
def view(c, h, seat, v):
    """Everything is open."""
    v.pot = h.pot
    copy(h.score, v.score)


@rule
def greedy(c, h, seat, mask, note):
    """A good bot holds when it has rolled about twenty."""
    return HOLD if h.pot >= 20 or int(h.score[seat]) + int(h.pot) >= c.goal else ROLL


GAME = Game.of(__name__)
