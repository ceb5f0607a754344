"""What plans gain, on small numbers."""

from dataclasses import replace

import pytest

from jadetable.bots.search import Budget, think
from jadetable.core import registry
from scripts import plans

ZODIAC = registry.find("zodiac")


def test_the_judgements_own_choice_gains_nothing_and_every_candidate_is_tried_equally_often() -> None:
    for known in plans.positions(ZODIAC, 3, 3, seed=2):
        own = think(known, Budget(playouts=2), 1)[0].action
        gained = plans.gains(known, ZODIAC, playouts=200)
        assert gained[own] == 0.0
        assert all(-1.0 <= gain <= 1.0 for gain in gained.values())


def test_a_plan_given_to_a_question_is_followed_whatever_the_budget() -> None:
    known = plans.positions(ZODIAC, 3, 1, seed=2)[0]
    plan = replace(ZODIAC.search, horizon=1, patient=None)
    asked = plans.with_plan(known, plan)
    assert {Budget(playouts=playouts).plan(asked.game) for playouts in (10, 1_000_000)} == {plan}
    assert Budget(playouts=1_000_000).plan(known.game) == ZODIAC.search.patient


def test_the_table_names_every_budget_horizon_and_doubt(capsys: pytest.CaptureFixture[str]) -> None:
    given = "zodiac --seats 2 --positions 2 --judged-by 60 --playouts 30 60 --horizons 1 2 --doubts 0 1"
    assert plans.main(given.split()) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[2:]]
    assert [(row[0], row[1]) for row in rows] == [("30", "1"), ("30", "2"), ("60", "1"), ("60", "2")]
    assert all("0:" in row and "1:" in row for row in rows)


@pytest.mark.parametrize("given", ["zodiac --seats 11 --positions 2", "zodiac --positions 1", "chess"])
def test_what_cannot_be_compared_is_refused_with_a_sentence(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        plans.main(given.split())
    assert "error:" in capsys.readouterr().err
