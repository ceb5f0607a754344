"""Calls, penalties, ranking and truncation: the worked examples of the rules."""

import pytest

from tests.games.zodiac.scenario import discards, face_up, hand, legal, play, public, skips, table
from tests.kit.asking import phase
from tests.kit.chance import tell_rolls

SIX = "Ra Ox Ti Rb Dr Sn"


def test_too_many_cards_cost_a_turn_and_a_sign_that_the_neighbour_chooses() -> None:
    m = table(3, {0: SIX}, {0: "Ho"}, draw="Ca", discards="Go", table_rules=True)
    play(m, "0:DRAW 0:PASS")
    assert (phase(m), m.asked, skips(m), public(m, 0)) == ("PENALTY", (1,), [1, 0, 0], SIX + " Ca")
    assert legal(m) == {"DH.rat", "DH.ox", "DH.tiger", "DH.rabbit", "DH.dragon", "DH.snake", "DT.horse"}


def test_when_a_face_up_sign_goes_a_hand_card_must_be_laid_down_and_the_next_player_may_not_take() -> None:
    m = table(3, {0: SIX}, {0: "Ho"}, draw="Ca", discards="Go", table_rules=True)
    play(m, "0:DRAW 0:PASS 1:DT.horse")
    assert (phase(m), m.asked) == ("FIX", (0,))
    play(m, "0:LAY.cat")
    assert (m.asked, phase(m), hand(m, 0), face_up(m, 0)) == ((1,), "SOURCE", SIX, "Ca")
    assert (discards(m, 2), m.record.closed, legal(m)) == ("Go Ho", 1, {"DRAW"})
    assert m.why_not(1, 1) == "A penalty has just closed the discard pile for this turn."


def test_a_false_call_costs_two_signs_but_no_turn_and_closes_the_pile_for_one_turn() -> None:
    m = table(2, {0: SIX}, {0: "Ho Go Mo Ro Do Do"}, draw="Ca Ti", discards="Go", table_rules=True)
    play(m, "0:DRAW 0:DH.cat 0:ZODIAC 1:DH.rat 1:DT.monkey 1:DRAW 1:PASS")
    assert (m.asked, phase(m), hand(m, 0), face_up(m, 0)) == ((0,), "SOURCE", "Ox Ti Rb Dr Sn", "Ho Go Ro Do Do")
    assert (discards(m, 3), skips(m), m.record.closed) == ("Ca Ra Mo", [0, 0], 0)
    assert legal(m) == {"DRAW", "TAKE"}


def test_with_one_wild_pangu_eleven_signs_and_a_pangu_win() -> None:
    m = table(2, {0: SIX}, {0: "Ho Go Mo Ro Do"}, draw="Pa", discards="Go", pangu_wild=1)
    play(m, "0:DRAW 0:LAY.pangu 0:PASS 0:ZODIAC")
    assert (phase(m), m.record.winner) == ("OVER", 0)


def test_without_wild_pangu_nobody_is_asked_to_call() -> None:
    m = table(2, {0: SIX}, {0: "Ho Go Mo Ro Do"}, draw="Pa", discards="Go")
    play(m, "0:DRAW 0:LAY.pangu 0:PASS")
    assert (m.asked, phase(m)) == ((1,), "SOURCE")


def test_the_losers_are_ranked_by_signs_then_by_fewer_cards_and_share_ranks() -> None:
    tables = {0: "Ho Go Mo Ro Do Pa", 1: "Pi Ra"}
    m = table(5, {0: SIX, 2: "Ra Ox", 3: "Ra Ox", 4: "Ra Ox Ca"}, tables, discards="Go")
    play(m, "0:PANT 0:STEAL.1.pig 0:ZODIAC")
    assert (phase(m), m.record.winner, m.ranking) == ("OVER", 0, (1, 5, 2, 2, 4))
    assert m.payoffs == (1, 0, 0, 0, 0)
    assert m.scores == (12, 1, 2, 2, 2)


def test_at_the_turn_limit_nobody_wins() -> None:
    m = table(2, {0: "Ra Ra", 1: "Ra Ox"}, draw="Ra", discards="Go", turn=160)
    play(m, "0:DRAW 0:PASS")
    assert (phase(m), m.record.winner, m.truncated, m.ranking) == ("OVER", -1, True, (2, 1))
    assert m.payoffs == (0, 0)


def test_with_table_rules_one_may_miss_the_call_and_make_it_later() -> None:
    m = table(2, {0: SIX}, {0: "Ho Go Mo Ro Do"}, draw="Pi Ra Ti", discards="Go", table_rules=True)
    play(m, "0:DRAW 0:LAY.pig 0:PASS")
    assert (phase(m), legal(m)) == ("CALL", {"ZODIAC", "PASS"})
    play(m, "0:PASS 1:DRAW 1:PASS 0:DRAW 0:DH.tiger 0:ZODIAC")
    assert m.record.winner == 0


def test_with_six_and_six_and_table_rules_a_wrong_call_is_offered() -> None:
    m = table(2, {0: SIX}, {0: "Ho Go Mo Ro Do"}, draw="Do", discards="Go", table_rules=True)
    play(m, "0:DRAW 0:LAY.dog 0:PASS")
    assert legal(m) == {"ZODIAC", "PASS"}


def test_a_seventh_face_up_card_is_a_mistake_that_table_rules_allow() -> None:
    m = table(3, {0: "Ra Ox"}, {0: "Ti Rb Dr Sn Ho Go"}, draw="Mo", discards="Pi", table_rules=True)
    play(m, "0:DRAW 0:LAY.rat")
    assert "LAY.ox" not in legal(m)
    play(m, "0:PASS 1:DH.ox")
    assert (phase(m), m.asked) == ("FIX", (0,))
    assert legal(m) == {f"PICK.{card}" for card in ["rat", "tiger", "rabbit", "dragon", "snake", "horse", "goat"]}
    play(m, "0:PICK.rat")
    assert (m.asked, phase(m), public(m, 0)) == ((1,), "SOURCE", "Ra Mo")


def test_an_offender_without_signs_loses_an_action_card() -> None:
    m = table(2, {0: "Ca Ca Ca Pa Pa Pa"}, draw="Pa", discards="Pi", table_rules=True)
    play(m, "0:DRAW 0:PASS")
    assert legal(m) == {"DH.cat", "DH.pangu"}


def test_a_random_opponent_may_choose_the_penalty() -> None:
    for place in range(3):
        m = table(4, {0: SIX}, draw="Ca", discards="Go", table_rules=True, penalty_chooser="random")
        tell_rolls(m, (3, place))
        play(m, "0:DRAW 0:PASS")
        assert m.asked == (1 + place,)


def test_the_pile_stays_closed_for_the_next_turn_actually_taken() -> None:
    m = table(2, {0: SIX}, {0: "Ca"}, draw="Ra", discards="Go", table_rules=True, skips=(0, 1))
    play(m, "0:DRAW 0:PASS 1:DH.rat")
    assert m.asked == (1,), "seat 1 used its skip, seat 0 its penalty, so seat 1 moves"
    assert (m.record.closed, "TAKE" in legal(m)) == (1, False)


def test_an_offender_that_moves_next_finds_the_pile_closed() -> None:
    m = table(2, {0: SIX}, {0: "Ho Go Mo Ro Do"}, draw="Do Ra", discards="Go", table_rules=True, skips=(0, 1))
    play(m, "0:DRAW 0:LAY.dog 0:PASS 0:ZODIAC 1:DH.rat 1:DT.monkey")
    assert (m.asked, phase(m), m.record.closed, legal(m)) == ((0,), "SOURCE", 1, {"DRAW"})
    play(m, "0:DRAW 0:PASS")
    assert (m.asked, "TAKE" in legal(m)) == ((1,), True)


def test_a_false_call_makes_the_whole_hand_known() -> None:
    m = table(2, {0: SIX}, {0: "Ho Go Mo Ro Do"}, draw="Do", discards="Go", table_rules=True)
    play(m, "0:DRAW 0:LAY.dog 0:PASS")
    assert public(m, 0) == ""
    play(m, "0:ZODIAC")
    assert (phase(m), public(m, 0)) == ("PENALTY", SIX)


def test_a_false_call_may_cost_turns_too() -> None:
    costly = {"penalty": {"false_call_skips": 2}}
    tables = {0: "Ho Go Mo Ro Do"}
    m = table(2, {0: SIX}, tables, draw="Do Ra Ra Ra", discards="Go", table_rules=True, components=costly)
    play(m, "0:DRAW 0:LAY.dog 0:PASS 0:ZODIAC")
    assert skips(m) == [2, 0]
    play(m, "1:DH.rat 1:DT.monkey 1:DRAW 1:PASS 1:DRAW 1:PASS")
    assert (m.asked, skips(m)) == ((1,), [0, 0])
    play(m, "1:DRAW 1:PASS")
    assert m.asked == (0,)


def test_a_false_call_that_costs_no_sign_is_over_at_once() -> None:
    free = {"penalty": {"false_call_signs": 0}}
    m = table(2, {0: SIX}, {0: "Ho Go Mo Ro Do"}, draw="Do", discards="Go", table_rules=True, components=free)
    play(m, "0:DRAW 0:LAY.dog 0:PASS 0:ZODIAC")
    assert (m.asked, phase(m), m.record.offender, public(m, 0)) == ((1,), "SOURCE", -1, SIX)
    assert (hand(m, 0), m.record.closed, "TAKE" in legal(m)) == (SIX, 0, True)


@pytest.mark.parametrize(("wild", "drawn", "right"), [(2, "pangu", True), (1, "pangu", False), (1, "cat", False)])
def test_only_so_many_pangu_are_wild_and_a_cat_never_is(wild: int, drawn: str, right: bool) -> None:
    m = table(2, {0: SIX}, {0: "Ho Go Mo Ro Pa"}, draw=drawn[:2].title(), discards="Go", pangu_wild=wild)
    play(m, f"0:DRAW 0:LAY.{drawn} 0:PASS")
    assert (m.asked, phase(m)) == (((0,), "CALL") if right else ((1,), "SOURCE"))
