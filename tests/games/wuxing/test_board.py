"""Rotating, discarding, refilling and the end: the worked examples of the rules."""

from typing import Any

import pytest

from jadetable.core.game import Reason
from tests.games.wuxing.scenario import TOKENS, board, dice, discards, draw_pile, number, play, table, where
from tests.kit.asking import kinds, legal, phase


def test_a_claim_then_the_board_turns_discards_and_refills() -> None:
    m = table("Ox@1 Jia@3 Fire@0", "1-6", top="Pig Goat")
    assert legal(m) == {0, 1, 3} | TOKENS
    events = m.act(0, 3)
    assert board(m) == "Ox@2 Pig@0 Goat@0"
    assert discards(m) == {"Jia"} and where(m, 0) == {"Fire"}
    told = [(event.kind, event.details) for event in events[:5]]
    assert told == [
        ("CLAIM", {"tile": 1, "space": 2}),
        ("ROTATE", {}),
        ("DISCARD", {"tile": 17, "space": 1}),
        ("PLACE", {"tile": 16, "space": 1}),
        ("PLACE", {"tile": 12, "space": 2}),
    ]


def test_new_tiles_meet_the_next_seat_on_their_initial_panel() -> None:
    m = play(table("Ox@1 Jia@3 Fire@0", "1-6", top="Pig Goat"), 3)
    assert m.asked == (1,)
    assert [int(panel) for panel in m.record.space_rot] == [2, 0, 0]


def test_a_tile_at_its_discard_symbol_leaves_without_a_claim() -> None:
    m = play(table("Ox@3 Jia@0 Fire@1", "4-5", top="Pig"), 0)
    assert discards(m) == {"Ox"} and board(m) == "Pig@0 Jia@1 Fire@2"


def test_the_last_panel_is_a_last_chance() -> None:
    m = play(table("Ox@3 Jia@0 Fire@1", "1-1", top="Pig"), 1)
    assert where(m, 0) == {"Ox"} and discards(m) == set()
    assert board(m) == "Pig@0 Jia@1 Fire@2"


def test_an_empty_draw_pile_is_renewed_with_the_discards_of_this_very_turn() -> None:
    start = table("Ox@3 Yi@0 Water@1", "4-4", discards="Pig Goat", tokens=(0, 0), rest=1)
    placed = set()
    for seed in range(40):
        m = start.clone()
        m.record.rng = 31 * seed
        events = m.act(0, 0)
        assert [e.kind for e in events] == ["PASS", "ROTATE", "DISCARD", "RESHUFFLE", "PLACE", "BOARD_TO", "THROW"]
        assert events[3].details == {"count": 3}
        first, second, third = board(m).split()
        assert (second, third) == ("Yi@1", "Water@2") and first.endswith("@0")
        placed.add(first)
        assert draw_pile(m) == {"Pig", "Goat", "Ox"} - {first[:-2]} and discards(m) == set()
    assert placed == {"Pig@0", "Goat@0", "Ox@0"}


def test_a_draw_pile_that_runs_dry_while_refilling_is_renewed_for_the_next_space() -> None:
    m = table("Ox@3 Jia@3 Fire@0", top="Pig", rest=1)
    events = m.act(0, 0)
    first, second, third = board(m).split()
    placed = second[:-2]
    assert (first, third) == ("Pig@0", "Fire@1") and second in {"Ox@0", "Jia@0"}
    assert [(event.kind, event.details) for event in events[2:-2]] == [
        ("DISCARD", {"tile": 6, "space": 0}),
        ("DISCARD", {"tile": 17, "space": 1}),
        ("PLACE", {"tile": 16, "space": 0}),
        ("RESHUFFLE", {"count": 2}),
        ("PLACE", {"tile": number(placed), "space": 1}),
    ]
    assert draw_pile(m) == {"Ox", "Jia"} - {placed} and discards(m) == set()


def test_with_four_tiles_left_a_tile_is_still_discarded() -> None:
    m = play(table("Ox@3 Jia@0 Fire@0", top="Pig", rest=1), 0)
    assert discards(m) == {"Ox"} and board(m) == "Pig@0 Jia@1 Fire@1"


def test_the_last_three_tiles_start_again_in_their_own_space() -> None:
    m = table("Ox@3 Jia@1 Fire@2", "4-6", tokens=(0, 0), rest=1)
    events = m.act(0, 0)
    assert board(m) == "Ox@0 Jia@2 Fire@3" and not m.over
    assert (events[2].kind, events[2].details) == ("RESET", {"tile": 6, "space": 0})


def three_left_after_the_claim(**options: Any) -> tuple[str, bool]:
    m = play(table("Ox@3 Jia@0 Fire@1", "3-6", top="Pig", rest=1, **options), 2)
    return board(m), m.over


def test_three_left_is_counted_after_the_claim() -> None:
    assert three_left_after_the_claim() == ("Ox@0 Pig@0 Fire@2", False)


def test_with_piles_empty_the_game_ends_as_soon_as_only_the_board_is_left() -> None:
    assert three_left_after_the_claim(end_rule="piles_empty") == ("Ox@0 Pig@0 Fire@2", True)


def test_the_game_ends_when_a_space_cannot_be_filled() -> None:
    m = table("Ox@3 Jia@1 Fire@2", "2-6", rest=1)
    events = m.act(0, 2)
    assert m.over and not m.truncated and phase(m) == "OVER" and m.asked == ()
    assert where(m, 0) == {"Jia"} and board(m) == "Ox@0 - Fire@3"
    assert (m.scores[0], m.ranking) == (3, (2, 1))
    assert [event.kind for event in events] == ["CLAIM", "ROTATE", "RESET", "GAME_OVER", "RANK", "RANK"]
    assert (events[4].seat, events[4].details) == (0, {"score": 3, "rank": 2})
    s = m.record
    assert [int(x) for x in s.dice] == [2, 6] and int(s.cur) == 0 and int(s.pending) == -1
    assert tuple(int(points) for points in s.score[:2]) == m.scores


@pytest.mark.parametrize(("step", "thrown"), [(31, "1-6"), (33, "3-6")])
def test_the_end_leaves_the_dice_their_step_and_the_active_seat_as_they_were(step: int, thrown: str) -> None:
    m = play(table("Ox@3 Jia@1 Fire@2", thrown, rest=0, seat=1), step, 2)
    assert m.over and not m.truncated
    assert (dice(m), int(m.record.stepped), int(m.record.cur)) == ("2-6", 1, 1)


def test_a_capture_with_three_tiles_left_does_not_end_the_game() -> None:
    m = play(table("Ox@0 Jia@0 Fire@0", "2-2", tokens=(3, 0), rest=1), 9)
    assert where(m, 0) == {"Rat"} and board(m) == "Ox@1 Jia@1 Fire@1"
    assert not m.over and m.asked == (1,)


def test_after_the_last_of_six_seats_the_board_goes_to_the_first() -> None:
    m = play(table("Ox@0 Jia@0 Fire@0", seats=6, seat=5, tokens=(3,) * 6), 0)
    assert m.asked == (0,) and int(m.record.cur) == 0
    assert [(event.kind, event.seat) for event in m.events()[-2:]] == [("BOARD_TO", 0), ("THROW", 0)]


def test_with_all_claimed_the_last_two_tiles_go_round_too() -> None:
    m = play(table("Ox@3 Jia@1 Fire@2", "2-6", rest=1, end_rule="all_claimed"), 2)
    assert board(m) == "Ox@0 - Fire@3" and not m.over and m.asked == (1,)
    m.record.dice[:] = [2, 6]
    play(m, 3)
    assert board(m) == "Ox@1 - -" and not m.over
    m.record.dice[:] = [6, 6]
    play(m, 1)
    assert m.over and board(m) == "- - -" and sum(m.record.where == 0) == 2


def test_with_all_claimed_the_very_last_tile_starts_again_too() -> None:
    m = table("- Ox@3 -", rest=1, end_rule="all_claimed")
    events = m.act(0, 0)
    assert (events[2].kind, events[2].details) == ("RESET", {"tile": 6, "space": 1})
    assert board(m) == "- Ox@0 -" and not m.over and m.asked == (1,)


def test_an_empty_space_cannot_be_claimed() -> None:
    m = play(table("Ox@3 Jia@1 Fire@2", "2-6", rest=1, end_rule="all_claimed", table_rules=True), 2)
    assert 2 not in legal(m)
    assert m.know(1).why(2) == Reason("space-empty", {"space": 1})


@pytest.mark.parametrize(("rule", "left"), [("unfilled", 2), ("all_claimed", 0), ("piles_empty", 3)])
def test_each_end_rule_has_its_number_of_tiles(rule: str, left: int) -> None:
    assert int(table("Ox@3 Jia@0 Fire@1", end_rule=rule).record.end_at) == left


def test_the_turn_limit_stops_endless_passing() -> None:
    m = table("Ox@3 Jia@0 Fire@1", hold={0: "Rat", 1: "Dog"}, max_turns=5)
    play(m, 0, 0, 0, 0)
    assert not m.over and int(m.record.turn) == 4
    play(m, 0)
    assert m.over and m.truncated and m.ranking == (1, 1) and m.payoffs == (0.5, 0.5)
    assert kinds(m.events())[-3:] == ["GAME_OVER", "RANK", "RANK"]


def test_a_finish_in_the_last_turn_allowed_is_not_truncated() -> None:
    m = play(table("Ox@3 Jia@1 Fire@2", "2-6", rest=1, max_turns=1), 2)
    assert m.over and not m.truncated
