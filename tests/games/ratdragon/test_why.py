"""Every refusal has its own reason."""

import random
from typing import Any

import pytest

import jadetable as jt
from jadetable.core.match import Match
from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, TAKE_SUM, open_with, prepared


def reason(m: Match, action: int, seat: int = 0) -> Any:
    """The reason against an action, by name."""
    found = m.know(seat).why(action)
    return None if found is None else found.name


def test_before_drawing_a_number_must_be_chosen() -> None:
    m = prepared()
    open_with(m, 3, 4, 2)
    assert reason(m, 5) == reason(m, NO_PAIR) == "choose-first"
    assert reason(m, TAKE_SUM) is None and reason(m, TAKE_SINGLE) is None


def test_reasons_while_drawing() -> None:
    m = prepared({0: [(5, [2, 14, 13, 25, 24]), (2, [100, 101])]})
    open_with(m, 2, 2, 3)
    assert m.act(0, TAKE_SUM) == []
    assert reason(m, TAKE_SINGLE) == "number-fixed" and reason(m, NO_PAIR) == "finish-drawing"
    assert reason(m, 0) == "pocket-too-small"
    assert reason(m, 13) == "square-taken"
    assert reason(m, 99) == "beside-even"
    assert reason(m, 200) == "off-sheet"
    m.act(0, 60)
    assert reason(m, 60) == "already-drawn" and reason(m, 170) == "not-connected"
    assert reason(m, 61) is None


def test_odd_creatures_are_refused_beside_odd_ones() -> None:
    m = prepared({0: [(5, [2, 14, 13, 25, 24])]})
    open_with(m, 2, 2, 3)
    m.act(0, TAKE_SINGLE)
    assert reason(m, 3) == "beside-odd"


def test_reasons_while_pairing() -> None:
    m = prepared({0: [(12, range(60, 72)), (4, [84, 85, 86, 87]), (8, range(8)), (9, range(24, 33)), (2, [33, 34])]})
    s = m.record.sheet[0]
    s.mate[3], s.mate[4] = 5, 4
    open_with(m, 1, 1, 1)
    m.act_all(0, [TAKE_SINGLE, 72])
    assert m.legal(0) == [60, NO_PAIR]
    assert reason(m, TAKE_SUM) == "pair-now"
    assert reason(m, 61) == "point-at-anchor"
    assert reason(m, 84) == "same-kind"
    assert reason(m, 0) == "not-touching"
    assert reason(m, 24) == "has-mate"
    assert reason(m, 72) == "itself"
    assert reason(m, 150) == "nobody-there"
    assert reason(m, 180) == "off-sheet"
    assert reason(m, NO_PAIR) is None and reason(m, 60) is None


@pytest.mark.parametrize("options", [{}, {"table_rules": True}, {"pair_rule": "any"}], ids=str)
def test_exactly_the_legal_actions_have_no_reason_against_them(options: dict[str, Any]) -> None:
    small = {"sheet": {"width": 6, "height": 7}}
    m = jt.new("ratdragon", seats=2, seed=4, options=options, components=small)
    rng = random.Random(3)
    given = set()
    for _ in range(60):
        if m.over:
            break
        seat = rng.choice(m.asked)
        legal = set(m.legal(seat))
        for action in range(m.game.actions.size):
            why = reason(m, action, seat)
            assert (why is None) == (action in legal)
            given.add(why)
        m.act(seat, rng.choice(sorted(legal)))
    assert len(given) > 8
