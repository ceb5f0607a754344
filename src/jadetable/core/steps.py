"""Going on where a question stopped: a resumable list of steps.

A turn is a list of steps in rulebook order. Each step is a rule, and any of them may ask somebody. Then we return; once
the answer is carried out, we go on with the next step. The field `step` of the record says which one is due, so nothing
else has to be remembered while a table waits:

    ROLL, PAY, DRAW, END_TURN = range(4)         # the steps, in order

    def go_on(c, s, log):
        while may_go_on(s):
            if take_step(s, ROLL):
                roll_and_move(c, s, log)
            if take_step(s, PAY):
                pay(c, s, log)                   # may ask a creditor: after the answer DRAW is due
            if take_step(s, DRAW):
                draw(c, s, log)
            if take_step(s, END_TURN):
                end_turn(c, s, log)              # the next seat: go_to(s, ROLL)

    def act(c, s, seat, action, log):
        ask_nobody(s)
        answer(c, s, seat, action, log)          # may ask again, or go_to another step
        go_on(c, s, log)

The list is written as a chain of `if`, so that a walk without questions runs straight through it.
"""

from jadetable.core.compiled import rule
from jadetable.core.record import Record

AT_REST = 0  # what `step` says when there is nothing to go on with


@rule
def may_go_on(s: Record) -> bool:
    """Whether a step can be taken: nobody is asked, and the game is not over."""
    return s.asked == 0 and s.over == 0


@rule
def take_step(s: Record, step: int) -> bool:
    """Take this step if it is due and can be taken; the next one is due at once, so that an answer resumes there."""
    if s.step != step or not may_go_on(s):
        return False
    s.step = step + 1
    return True


@rule
def go_to(s: Record, step: int) -> None:
    """This step is due instead: further on to leave some out, further back to repeat some."""
    s.step = step
