"""With table_rules drawings can be wrong; a wrong one is rubbed out and nothing else."""

import pytest

from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, TAKE_SUM, open_with, prepared, same_sheet, sheet


def test_a_dog_beside_a_rabbit_is_rubbed_out_and_then_the_room_is_shown() -> None:
    m = prepared({0: [(2, [0, 1])]}, table_rules=True)
    open_with(m, 1, 3, 3)
    m.act(0, TAKE_SUM)
    assert m.legal(0) == list(range(2, 180))
    events = m.act_all(0, [2, 3, 4, 5])
    assert [(event.kind, event.details) for event in events] == [("FOUL", {"reason": 2})]
    assert m.view(0)["prompt"] == "choose" and sheet(m).fouls == 1 and sheet(m).empty == 178
    assert not sheet(m).owner[2:].any()
    m.act(0, TAKE_SUM)
    assert 2 not in m.legal(0)
    events = m.act_all(0, [3, 4, 5, 6])
    assert events[0].kind == "FINISHED" and sheet(m).creatures == 2


def test_a_creature_in_pieces_is_rubbed_out() -> None:
    m = prepared(table_rules=True)
    open_with(m, 1, 3, 3)
    events = m.act_all(0, [TAKE_SINGLE, 50, 51, 60])
    assert events[-1].kind == "FOUL" and events[-1].details == {"reason": 1}


def test_a_mistake_stands_whatever_was_to_follow_it() -> None:
    m = prepared({0: [(12, range(60, 72))]}, table_rules=True)
    open_with(m, 1, 3, 3)
    events = m.act_all(0, [TAKE_SINGLE, 72, 73, 100, 60])
    assert [event.kind for event in events] == ["FOUL"] and (sheet(m).fouls, sheet(m).corrected) == (1, 1)
    assert len(m.actions) == 4, "the partner was for a drawing that is no more"


def test_two_mistakes_in_one_drawing_are_told_together() -> None:
    m = prepared({0: [(2, [0, 1])]}, table_rules=True)
    open_with(m, 1, 3, 3)
    events = m.act_all(0, [TAKE_SUM, 2, 3, 60, 61])
    assert events[-1].details == {"reason": 3}


def test_a_creature_larger_than_the_empty_squares_is_refused_at_once() -> None:
    m = prepared(size=(3, 3), table_rules=True)
    open_with(m, 5, 5, 2)
    assert m.legal(0) == [TAKE_SUM, TAKE_SINGLE]
    events = m.act(0, TAKE_SUM)
    assert [(event.kind, event.details) for event in events] == [("FOUL", {"reason": 4})]
    assert m.view(0)["prompt"] == "draw" and sheet(m).want == 2
    assert m.legal(0) == list(range(9))


def test_squares_may_be_painted_in_any_order_while_mistakes_are_possible() -> None:
    m = prepared(table_rules=True)
    open_with(m, 1, 3, 3)
    events = m.act_all(0, [TAKE_SUM, 0, 3, 1, 2])
    assert events[0].kind == "FINISHED" and sheet(m).fouls == 0


def test_a_number_without_room_can_be_chosen_by_mistake() -> None:
    # Twelve squares are empty, but a Dragon would touch the Goat.
    m = prepared({0: [(8, [0, 1, 2, 3, 4, 5, 6, 7])]}, size=(4, 5), table_rules=True)
    open_with(m, 6, 6, 1)
    assert m.legal(0) == [TAKE_SUM, TAKE_SINGLE]
    events = m.act_all(0, [TAKE_SUM, *range(8, 20)])
    assert events[-1].details == {"reason": 2}
    assert m.view(0)["prompt"] == "draw" and sheet(m).want == 1


def test_the_next_round_mistakes_are_possible_again() -> None:
    m = prepared(table_rules=True)
    open_with(m, 1, 1, 2)
    m.act_all(0, [0, 5])
    assert sheet(m).corrected == 1
    m.act_all(0, [0, 1])
    assert m.record.round == 2 and sheet(m).corrected == 0 and sheet(m).fouls == 1


def test_after_a_mistake_the_round_is_as_if_nothing_was_drawn() -> None:
    m = prepared({0: [(2, [0, 1])]}, table_rules=True)
    open_with(m, 1, 3, 3)
    clean = m.clone()
    m.act_all(0, [TAKE_SUM, 2, 3, 4, 5])
    sheet(m).fouls, sheet(m).corrected = 0, 0
    assert same_sheet(m, clean, 0)


def test_a_stuck_seat_is_stuck_with_table_rules_too() -> None:
    m = prepared({0: [(5, [1, 3, 4, 5, 7])]}, size=(3, 3), table_rules=True)
    open_with(m, 1, 1, 1)
    assert m.over and m.record.reason == 2


def test_others_learn_that_a_drawing_was_refused_but_not_why() -> None:
    m = prepared(seats=2, table_rules=True)
    open_with(m, 1, 3, 3)
    m.act_all(0, [TAKE_SINGLE, 50, 51, 60])
    own, other, onlooker = (m.events(seat)[-1] for seat in (0, 1, None))
    assert own.details == {"reason": 1} and not own.hidden
    assert other.details == {} and other.hidden and onlooker.hidden
    assert m.view(1)["players"][0]["fouls"] == 1 and m.view(1)["players"][0]["corrected"]


def test_mistakes_never_count_in_the_score() -> None:
    m = prepared(seats=2, table_rules=True)
    sheet(m).fouls = 9
    assert m.scores == (0, 0)


@pytest.mark.parametrize("table_rules", [False, True])
def test_pairing_is_the_same_with_and_without_mistakes(table_rules: bool) -> None:
    m = prepared({0: [(12, range(60, 72))]}, table_rules=table_rules)
    open_with(m, 2, 3, 1)
    m.act_all(0, [TAKE_SINGLE, 72])
    assert m.legal(0) == [60, NO_PAIR]
