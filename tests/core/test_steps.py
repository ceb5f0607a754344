"""A list of steps that questions interrupt."""

from jadetable.core import record
from jadetable.core.asked import ask_nobody, ask_only
from jadetable.core.compiled import rule
from jadetable.core.record import Record, Records
from jadetable.core.steps import AT_REST, go_to, may_go_on, take_step

STATE = record.state_dtype([("done", "i4"), ("step", "i1")])
FIRST, QUESTION, THIRD, LAST = range(4)


@rule
def walk(s: Record) -> None:
    """Write down each step taken as a digit; the second one asks, the last one ends the game."""
    while may_go_on(s):
        if take_step(s, FIRST):
            s.done = 10 * int(s.done) + 1
        if take_step(s, QUESTION):
            s.done = 10 * int(s.done) + 2
            ask_only(s, 0)
        if take_step(s, THIRD):
            s.done = 10 * int(s.done) + 3
        if take_step(s, LAST):
            s.done = 10 * int(s.done) + 4
            s.over = 1
            go_to(s, AT_REST)


@rule
def begin(states: Records) -> None:
    """Walk from the first step."""
    walk(states[0])


@rule
def answer(states: Records, again: bool) -> None:
    """Answer the question: go on behind it, or go back to the first step."""
    ask_nobody(states[0])
    if again:
        go_to(states[0], FIRST)
    walk(states[0])


def test_an_answer_resumes_behind_its_question() -> None:
    state = record.new(STATE)
    begin(state)
    assert (state["done"][0], state["asked"][0]) == (12, 1)
    answer(state, False)
    assert (state["done"][0], state["over"][0], state["step"][0]) == (1234, 1, AT_REST)


def test_an_answer_may_lead_to_another_step() -> None:
    state = record.new(STATE)
    begin(state)
    answer(state, True)
    assert (state["done"][0], state["asked"][0]) == (1212, 1)


def test_nothing_is_taken_while_somebody_is_asked_or_after_the_end() -> None:
    state = record.new(STATE)
    state["asked"] = 1
    begin(state)
    assert state["done"][0] == 0
    state["asked"], state["over"] = 0, 1
    begin(state)
    assert state["done"][0] == 0
