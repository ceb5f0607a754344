"""Claiming and tokens: the worked examples of the rules."""

from typing import Any

import pytest

from tests.games.wuxing.scenario import TOKENS, board, dice, number, play, printed, table, throw, tokens, where
from tests.kit.asking import legal
from tests.kit.chance import tell_rolls

TRIPLE = "Metal@2 Rat@0 Tiger@2"
PAIR = "Ji@3 Rat@1 Tiger@2"


@pytest.mark.parametrize("thrown", ["5-3", "3-5", "5-5"])
def test_a_single_needs_its_number_on_either_die(thrown: str) -> None:
    m = table("Wu@0 Wood@0 Rat@2", thrown)
    assert legal(m) == {0, 1} | TOKENS
    assert legal(throw(m, "3-1")) == {0} | TOKENS


@pytest.mark.parametrize(("thrown", "fits"), [("3-4", 1), ("5-3", 1), ("4-5", 1), ("4-4", 0), ("5-5", 0)])
def test_a_triple_needs_two_of_its_three_dice(thrown: str, fits: int) -> None:
    assert (1 in legal(table(TRIPLE, thrown))) == bool(fits)


@pytest.mark.parametrize(("thrown", "fits"), [("2-3", 1), ("3-2", 1), ("2-2", 0), ("3-3", 0), ("2-6", 0)])
def test_a_pair_needs_both_its_dice(thrown: str, fits: int) -> None:
    assert (1 in legal(table(PAIR, thrown))) == bool(fits)


@pytest.mark.parametrize(("action", "result"), [(31, "1-1"), (33, "5-1"), (34, "6-6"), (32, "6-2")])
def test_adding_and_subtracting_go_round_from_six_to_one_and_back(action: int, result: str) -> None:
    m = play(table(PAIR, "6-1"), action)
    assert (dice(m), tokens(m), m.asked, int(m.record.stepped)) == (result, [2, 3], (0,), 1)


def test_several_tokens_may_be_spent_on_one_throw() -> None:
    m = table(PAIR, "6-4", top="Pig")
    play(m, 31, 31, 34)
    assert (dice(m), tokens(m), legal(m)) == ("2-3", [0, 3], {0, 1})
    play(m, 1)
    assert where(m, 0) == {"Ji"}
    assert board(m) == "Pig@0 Rat@2 Tiger@3"
    assert m.asked == (1,)
    assert m.events()[-1].kind == "THROW" and m.events()[-1].seat == 1


def test_one_die_is_thrown_again_and_the_seat_is_asked_again() -> None:
    start = table(PAIR, "4-6", tokens=(2, 3))
    for face in range(1, 7):
        m = start.clone()
        tell_rolls(m, (6, face - 1))
        (event,) = m.act(0, 36)
        assert (event.kind, event.details["die"]) == ("RETHROW", 1)
        assert dice(m) == f"4-{face}" and tokens(m) == [1, 3] and m.asked == (0,)
        assert int(m.record.stepped) == 0


def test_without_a_token_or_a_match_only_passing_is_left() -> None:
    assert legal(table("Wood@3 Snake@0 Tiger@3", "6-5", tokens=(0, 3))) == {0}


def test_tokens_may_be_spent_and_the_turn_then_passed() -> None:
    m = play(table(PAIR, "6-4"), 35, 31, 0)
    assert (tokens(m), m.asked) == ([1, 3], (1,))


def test_equal_dice_can_both_be_named() -> None:
    assert legal(table(PAIR, "4-4")) == {0} | TOKENS


def test_nobody_else_can_touch_the_dice() -> None:
    m = table(PAIR, "5-5")
    assert m.legal(1) == []
    assert m.why_not(1, 31) is not None


def repeated_panel() -> dict[str, Any]:
    """The default tiles, but Wu shows 2-2-5 last and its pair before."""
    tiles = [dict(tile) for tile in printed()["tiles"]["list"]]
    tiles[number("Wu")]["panels"] = [[5], [4], [1, 4], [2, 2, 5]]
    return {"tiles": {"list": tiles}}


@pytest.mark.parametrize(("thrown", "fits"), [("2-2", 1), ("2-5", 1), ("5-2", 1), ("5-5", 0), ("2-4", 0)])
def test_a_number_printed_twice_may_be_thrown_twice_and_no_other(thrown: str, fits: int) -> None:
    m = table("Wu@3 Wood@0 Rat@0", thrown, components=repeated_panel())
    assert (1 in legal(m)) == bool(fits)


def test_a_triple_panel_never_captures_even_with_a_double_on_it() -> None:
    m = table("Yi@0 Wood@0 Rat@0", "2-2", hold={1: "Wu"}, components=repeated_panel())
    assert 4 + number("Wu") not in legal(m)
    assert 4 + number("Wu") in legal(throw(m, "4-1"))
