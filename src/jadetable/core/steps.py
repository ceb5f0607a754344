"""Going on where a question stopped: a resumable list of steps.

A turn is a list of steps in rulebook order. Each step is a rule, and any of them may ask somebody. Then the walk ends;
once the answer is carried out, it goes on with the next step. The field `step` of the record says which one is due, so
nothing else has to be remembered while a table waits:

    ROLL, PAY, DRAW, END_TURN = range(4)                    # the steps, in order

    def go_on(c, s, log):
        while may_go_on(s):
            step = take_step(s)
            if step == ROLL:
                roll_and_move(c, s, log)
            elif step == PAY:
                pay(c, s, log)                              # asks a creditor? Then its answer is followed by DRAW
            elif step == DRAW:
                draw(c, s, log)
            else:
                end_turn(c, s, log)                         # the next seat: go_to(s, ROLL)

    def act(c, s, seat, action, log):
        ask_nobody(s)
        answer(c, s, seat, action, log)                     # may ask again, or go_to another step
        go_on(c, s, log)
"""

from jadetable.core.compiled import rule
from jadetable.core.record import Record

AT_REST = 0  # what `step` says when there is nothing to go on with


@rule
def may_go_on(s: Record) -> bool:
    """Whether the next step can be taken: nobody is asked, and the game is not over."""
    return s.asked == 0 and s.over == 0


@rule
def take_step(s: Record) -> int:
    """The step that is due. From now on the one behind it is due, so that an answer resumes behind its question."""
    step = int(s.step)
    s.step = step + 1
    return step


@rule
def go_to(s: Record, step: int) -> None:
    """This step is due instead: further on to leave some out, further back to repeat some."""
    s.step = step
