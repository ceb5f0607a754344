"""The worked examples about numbers, rooms and drawing."""

import pytest

from jadetable.core.errors import IllegalAction
from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, TAKE_SUM, open_with, prepared, set_next_roll, sheet

SNAKE_POCKET = (5, [2, 14, 13, 25, 24])


def test_two_matching_dice_make_a_sum_and_the_third_stands_alone() -> None:
    m = prepared(seats=2)
    open_with(m, 3, 4, 2)
    assert m.record.asked == 0b11
    assert list(m.record.num) == [7, 2]
    assert m.legal(0) == m.legal(1) == [TAKE_SUM, TAKE_SINGLE]


def test_equal_parity_may_not_share_an_edge_but_may_share_a_corner() -> None:
    m = prepared({0: [(2, [0, 1])]})
    open_with(m, 2, 2, 6)
    m.act(0, TAKE_SUM)
    legal = set(m.legal(0))
    assert legal == set(range(180)) - {0, 1, 2, 12, 13}
    assert len(legal) == 175 and 14 in legal


def test_a_drawing_grows_only_inside_its_room() -> None:
    m = prepared({0: [(2, [0, 1])]})
    open_with(m, 2, 2, 6)
    m.act_all(0, [TAKE_SUM, 14])
    assert m.legal(0) == [15, 26]


def test_the_other_parity_may_touch_anywhere() -> None:
    m = prepared({0: [(2, [0, 1])]})
    open_with(m, 2, 2, 3)
    m.act(0, TAKE_SINGLE)
    assert m.legal(0) == list(range(2, 180))


@pytest.mark.parametrize(
    ("dice", "inside", "outside", "size"),
    [((2, 2, 6), [], [0, 1, 12], 172), ((1, 1, 6), [0, 1, 12], [], 175)],
)
def test_a_pocket_holds_only_creatures_small_enough(
    dice: tuple[int, int, int], inside: list[int], outside: list[int], size: int
) -> None:
    m = prepared({0: [SNAKE_POCKET]})
    open_with(m, *dice)
    m.act(0, TAKE_SUM)
    legal = set(m.legal(0))
    assert len(legal) == size
    assert legal >= set(inside) and not legal & set(outside)


def test_the_rat_fits_in_the_corner_of_the_pocket() -> None:
    m = prepared({0: [SNAKE_POCKET]})
    open_with(m, 1, 1, 1)
    m.act(0, TAKE_SINGLE)
    legal = set(m.legal(0))
    assert len(legal) == 168
    assert 0 in legal and not legal & {1, 12}


def test_a_square_beside_both_parities_is_dead() -> None:
    numbers = set()
    for dice in ((1, 1, 1), (1, 2, 4), (2, 3, 6), (3, 4, 3), (4, 4, 5), (4, 5, 2), (5, 5, 1), (5, 6, 3), (6, 6, 1)):
        for choice in (TAKE_SUM, TAKE_SINGLE):
            m = prepared({0: [(1, [0]), (2, [2, 3])]})
            open_with(m, *dice)
            m.act(0, choice)
            assert 1 not in m.legal(0)
            numbers.add(int(sheet(m).want))
    assert numbers == set(range(1, 13))


def test_each_square_must_touch_the_drawing() -> None:
    m = prepared()
    open_with(m, 2, 2, 6)
    m.act_all(0, [TAKE_SUM, 50])
    assert m.legal(0) == [38, 49, 51, 62]
    with pytest.raises(IllegalAction):
        m.act(0, 170)


def test_any_drawn_square_may_be_continued_not_only_the_last() -> None:
    m = prepared()
    open_with(m, 2, 2, 6)
    m.act_all(0, [TAKE_SUM, 50, 51])
    assert m.legal(0) == [38, 39, 49, 52, 62, 63]


def test_columns_do_not_wrap_around_the_edge() -> None:
    m = prepared()
    open_with(m, 2, 2, 6)
    m.act_all(0, [TAKE_SUM, 11])
    assert m.legal(0) == [10, 23]


def test_a_number_without_room_is_not_offered() -> None:
    m = prepared(size=(3, 3))
    open_with(m, 5, 5, 2)
    assert m.view(0)["phase"] == "draw" and sheet(m).want == 2
    assert m.legal(0) == list(range(9))


def test_equal_numbers_are_one_offer() -> None:
    m = prepared()
    open_with(m, 1, 3, 4)
    assert m.view(0)["prompt"] == "draw" and sheet(m).want == 4


def test_the_largest_sheet_works_to_its_last_square() -> None:
    m = prepared(size=(16, 16))
    open_with(m, 6, 6, 1)
    m.act(0, TAKE_SINGLE)
    assert m.legal(0) == list(range(256))
    set_next_roll(m, 6, 6, 2)
    m.act(0, 255)
    m.act(0, TAKE_SUM)
    assert m.legal(0) == list(range(255))
    m.act_all(0, range(254, 242, -1))
    assert m.legal(0) == [255, NO_PAIR]
    set_next_roll(m, 6, 6, 2)
    m.act(0, 255)
    assert (sheet(m).pair_points, sheet(m).unpaired, sheet(m).empty) == (11, 0, 243)


def test_on_sixteen_columns_the_next_row_begins_at_sixteen() -> None:
    m = prepared(size=(16, 16))
    open_with(m, 2, 2, 6)
    m.act_all(0, [TAKE_SUM, 17])
    assert m.legal(0) == [1, 16, 18, 33]


@pytest.mark.parametrize("size", [(1, 16), (16, 1), (5, 3), (15, 15)])
def test_other_sheets_have_their_own_squares(size: tuple[int, int]) -> None:
    m = prepared(size=size)
    open_with(m, 1, 1, 1)
    m.act(0, TAKE_SUM)
    assert m.legal(0) == list(range(size[0] * size[1]))


def test_a_refused_drawing_changes_nothing() -> None:
    m = prepared()
    open_with(m, 2, 2, 6)
    before = m.digest
    with pytest.raises(IllegalAction):
        m.act_all(0, [TAKE_SUM, 0, 1, 2, 60])
    assert m.digest == before and m.actions == []
