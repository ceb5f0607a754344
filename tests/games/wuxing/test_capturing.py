"""Attack, defence and the one act of a turn: the worked examples of the rules."""

import pytest

from jadetable.core.game import Reason
from tests.games.wuxing.scenario import TOKENS, board, dice, play, table, throw, tokens, where
from tests.kit.asking import kinds, legal, phase
from tests.kit.chance import tell_rolls

BOARD = "Yi@0 Jia@0 Fire@1"
METAL_BOARD = "Yi@0 Jia@1 Rooster@0"


def test_a_tile_whose_owner_has_no_token_is_captured_at_once() -> None:
    m = table(BOARD, "2-2", hold={1: "Rat"}, tokens=(3, 0))
    assert legal(m) == {0, 9} | TOKENS
    events = m.act(0, 9)
    assert where(m, 0) == {"Rat"} and where(m, 1) == set()
    assert (board(m), m.asked, phase(m)) == ("Yi@1 Jia@1 Fire@2", (1,), "ACT")
    assert [event.kind for event in events] == ["ATTACK", "CAPTURE", "ROTATE", "BOARD_TO", "THROW"]
    assert events[0].details == {"tile": 5, "owner": 1}
    assert (events[1].seat, events[1].details) == (0, {"tile": 5, "victim": 1})


def test_a_prevented_attack_is_the_whole_turn() -> None:
    m = play(table(BOARD, "2-2", hold={1: "Rat"}), 9)
    assert (m.asked, phase(m), legal(m)) == ((1,), "DEFEND", {37, 38})
    assert int(m.record.pending) == 5 and m.legal(0) == []
    events = m.act(1, 37)
    assert where(m, 1) == {"Rat"} and tokens(m) == [3, 2]
    assert (board(m), m.asked, phase(m)) == ("Yi@1 Jia@1 Fire@2", (1,), "ACT")
    assert (events[0].kind, events[0].seat, events[0].details) == ("PREVENT", 1, {"tile": 5, "attacker": 0})
    assert int(m.record.pending) == -1


def test_the_owner_may_let_a_tile_go() -> None:
    m = play(table(BOARD, "2-2", hold={1: "Rat"}), 9, 38)
    assert where(m, 0) == {"Rat"} and tokens(m) == [3, 3]
    assert kinds(m.events())[-5:] == ["ATTACK", "CAPTURE", "ROTATE", "BOARD_TO", "THROW"]


@pytest.mark.parametrize(("answer", "told", "owner"), [(37, "PREVENT", 1), (38, "CAPTURE", 0)])
def test_the_turn_limit_can_fall_on_a_defence(answer: int, told: str, owner: int) -> None:
    m = play(table(BOARD, "2-2", hold={1: "Rat"}, max_turns=1), 9)
    events = m.act(1, answer)
    assert [event.kind for event in events] == [told, "ROTATE", "GAME_OVER", "RANK", "RANK"]
    assert events[2].details == {"truncated": 1} and m.truncated
    assert (phase(m), m.asked, int(m.record.pending)) == ("OVER", (), -1)
    assert where(m, owner) == {"Rat"} and board(m) == "Yi@1 Jia@1 Fire@2"


def test_only_pairs_capture() -> None:
    m = table(METAL_BOARD, "3-4", hold={1: "Metal"})
    assert 7 not in legal(m)
    assert 7 in legal(throw(m, "6-4"))


@pytest.mark.parametrize(("thrown", "fits"), [("3-3", True), ("1-1", True), ("1-3", False)])
def test_animals_have_two_pairs_that_capture(thrown: str, fits: bool) -> None:
    assert (10 in legal(table(METAL_BOARD, thrown, hold={1: "Ox"}))) == fits


def test_dice_bent_by_a_token_capture_too() -> None:
    m = play(table(METAL_BOARD, "3-6", hold={1: "Metal"}), 31)
    assert dice(m) == "4-6" and 7 in legal(m)


def test_with_capture_natural_stepped_dice_do_not_capture() -> None:
    m = play(table(METAL_BOARD, "3-6", hold={1: "Metal"}, capture_natural=True), 31)
    assert dice(m) == "4-6" and 7 not in legal(m)
    assert m.know(0).why(7) == Reason("natural-only", {"tile": 3})


def test_with_capture_natural_a_die_thrown_again_captures() -> None:
    start = table(METAL_BOARD, "3-6", hold={1: "Metal"}, capture_natural=True)
    for face in range(1, 7):
        m = start.clone()
        tell_rolls(m, (6, face - 1))
        play(m, 35)
        assert dice(m) == f"{face}-6" and (7 in legal(m)) == (face == 4)


def test_with_capture_natural_a_step_bars_captures_even_if_the_die_is_thrown_again() -> None:
    m = play(table(METAL_BOARD, "3-6", hold={1: "Metal"}, capture_natural=True), 31, 35)
    assert int(m.record.stepped) == 1
    assert 7 not in legal(throw(m, "4-6"))


def test_a_new_turn_forgets_that_dice_were_stepped() -> None:
    m = play(table(METAL_BOARD, "3-6", hold={0: "Metal"}, capture_natural=True), 31, 0)
    assert int(m.record.stepped) == 0
    assert 7 in legal(throw(m, "4-6"))


def test_pass_claim_and_attack_are_a_free_choice() -> None:
    assert legal(table("Pig@0 Earth@3 Ox@2", "2-2", hold={1: "Snake"})) == {0, 1, 14} | TOKENS


@pytest.mark.parametrize("action", [0, 1])
def test_claiming_or_passing_is_the_turns_act(action: int) -> None:
    m = play(table("Pig@0 Earth@3 Ox@2", "2-2", hold={1: "Snake"}), action)
    assert m.asked == (1,) and where(m, 1) == {"Snake"}


def test_tiles_on_the_board_in_piles_or_ones_own_cannot_be_attacked() -> None:
    m = table("Rat@0 Jia@0 Fire@1", "2-2", hold={0: "Snake"}, discards="Dragon", tokens=(0, 3))
    assert legal(m) == {0}


def test_any_rival_can_be_attacked_not_only_a_neighbour() -> None:
    m = table(BOARD, "2-2", hold={1: "Rat", 2: "Dragon", 3: "Snake"}, tokens=(3, 3, 3, 0), seats=4)
    assert legal(m) & set(range(4, 31)) == {9, 13, 14}
    assert play(m, 13).asked == (2,)
    assert play(m, 38).asked == (1,)
    assert where(m, 0) == {"Dragon"}


def test_a_captured_tile_may_be_attacked_again_in_the_next_turn() -> None:
    m = play(table(BOARD, "2-2", hold={1: "Rat"}, tokens=(0, 0)), 9)
    throw(m, "1-1")
    assert 9 in legal(m)
    play(m, 9)
    assert where(m, 1) == {"Rat"}


def test_the_last_token_can_prevent_and_then_nothing_more() -> None:
    m = play(table(BOARD, "2-2", hold={1: "Rat"}, tokens=(3, 1), seats=2), 9, 37)
    assert tokens(m) == [3, 0]
    play(m, 0)
    throw(m, "2-2")
    play(m, 9)
    assert where(m, 0) == {"Rat"}


def test_a_wrong_call_is_refused_and_was_the_turns_act() -> None:
    m = table("Wu@0 Wood@0 Rat@2", "3-1", hold={1: "Metal"}, table_rules=True)
    assert legal(m) == {0, 1, 2, 3, 7} | TOKENS
    events = m.act(0, 1)
    assert [event.kind for event in events] == ["WRONG_CALL", "ROTATE", "BOARD_TO", "THROW"]
    assert events[0].details == {"action": 1}
    assert board(m).startswith("Wu@1 ") and tokens(m) == [3, 3] and m.asked == (1,)


def test_a_wrong_attack_does_not_ask_the_owner() -> None:
    m = table("Wu@0 Wood@0 Rat@2", "3-1", hold={1: "Metal"}, table_rules=True)
    events = m.act(0, 7)
    assert [event.kind for event in events[:2]] == ["WRONG_CALL", "ROTATE"]
    assert where(m, 1) == {"Metal"} and tokens(m) == [3, 3] and m.asked == (1,)


def test_an_attack_that_capture_natural_forbids_is_a_wrong_call_under_table_rules() -> None:
    m = play(table(METAL_BOARD, "3-6", hold={1: "Metal"}, capture_natural=True, table_rules=True), 31)
    assert 7 in legal(m)
    assert m.act(0, 7)[0].kind == "WRONG_CALL"
    assert where(m, 1) == {"Metal"}


def test_right_calls_work_as_ever_under_table_rules() -> None:
    m = play(table("Pig@0 Earth@3 Ox@2", "2-2", hold={1: "Snake"}, tokens=(3, 0), table_rules=True), 14)
    assert where(m, 0) == {"Snake"}
