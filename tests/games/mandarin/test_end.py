"""The end: ranking, shared ranks, payoffs, the round limit."""

import pytest

from tests.games.mandarin.scenario import play, step, table, turn_of
from tests.kit.asking import details, kinds

ELEVEN = "Ra Ox Ti Rb Dr Sn Ho Go Mo Ro Do"


def test_the_others_rank_by_figures_and_then_by_wealth() -> None:
    match = table(5, {0: ELEVEN, 1: "Pi Ra", 2: "Ra Ox", 3: "Ti*", 4: "Ti"}, {2: 0, 3: 3000, 4: 3200}, {1: 3})
    play(match, "0:ROLL=4 0:FIGURE.Pi")
    assert match.ranking == (1, 5, 2, 3, 3) and match.scores == (12, 1, 2, 1, 1)


def test_wealth_separates_equal_numbers_of_figures() -> None:
    match = table(4, {0: ELEVEN, 1: "Pi Ra", 2: "Ra", 3: "Ti*"}, pos={1: 3})
    play(match, "0:ROLL=4 0:FIGURE.Pi")
    assert match.ranking == (1, 3, 3, 2)


def test_the_completer_of_the_collector_game_wins_however_poor() -> None:
    match = play(table(cards={0: ELEVEN, 1: "Pi"}, money={0: 0}, pos={1: 3}), "0:ROLL=4 0:FIGURE.Pi")
    assert match.ranking == (1, 2, 2) and match.record.truncated == 0


def test_payoffs_run_from_one_to_nothing_and_shared_ranks_share() -> None:
    match = play(table(cards={0: ELEVEN, 1: "Pi"}, pos={1: 3}), "0:ROLL=4 0:FIGURE.Pi")
    assert match.payoffs == pytest.approx((1, 0.25, 0.25))


def test_the_round_limit_truncates_after_the_last_seat_of_a_round() -> None:
    match = table(cards={1: "Pi"}, pos={0: 1, 1: 13, 2: 25}, round_limit=1)
    play(match, "0:ROLL=3 1:ROLL=3")
    happened = step(match, "2:ROLL=3")
    assert match.over and match.truncated and match.record.completer == -1 and match.record.ended_by == 0
    assert kinds(happened)[-1] == "END" and details(happened, "END") == (-1, 0, 1)
    assert match.ranking == (2, 1, 2)


def test_in_a_truncated_collector_game_wealth_separates_equal_numbers_of_figures() -> None:
    match = table(cards={0: "Ra", 1: "Ra*", 2: "Ti"}, money={2: 2900}, round_limit=1)
    play(match, "0:ROLL=3 1:ROLL=3 2:ROLL=3")
    assert match.truncated and match.scores == (1, 1, 1) and match.ranking == (2, 1, 3)


def test_a_truncated_money_game_ranks_by_wealth() -> None:
    match = table(cards={1: "Pi"}, money={2: 4000}, round_limit=1, variant="money")
    play(match, "0:ROLL=3 1:ROLL=3 2:ROLL=3")
    assert match.truncated and match.ranking == (3, 2, 1) and match.scores == (3100, 3300, 4100)


def test_a_truncated_first_rank_may_be_shared() -> None:
    match = play(table(round_limit=1), "0:ROLL=3 1:ROLL=3 2:ROLL=3")
    assert match.truncated and match.ranking == (1, 1, 1) and match.payoffs == pytest.approx((0.5, 0.5, 0.5))


def test_rounds_are_counted_from_the_opener() -> None:
    match = table(seat=1, round_limit=5)
    match.record.first = 1
    play(match, "1:ROLL=3 2:ROLL=3")
    assert match.record.round == 1 and turn_of(match) == 0
    play(match, "0:ROLL=3")
    assert match.record.round == 2 and match.record.turn == 4 and turn_of(match) == 1


def test_without_a_limit_rounds_go_on() -> None:
    match = table(round_limit=0)
    match.record.round = 100
    play(match, "0:ROLL=3 1:ROLL=3 2:ROLL=3")
    assert not match.over and match.record.round == 101
