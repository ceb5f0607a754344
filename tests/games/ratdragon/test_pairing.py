"""The worked examples about pairs."""

from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, TAKE_SUM, open_with, prepared, set_next_roll, sheet

TIGER = [12, 13, 14, 15, 24, 25, 26, 27, 16]


def test_the_rat_beside_the_dragon_makes_eleven_points() -> None:
    m = prepared({0: [(12, range(60, 72))]})
    open_with(m, 2, 3, 1)
    m.act_all(0, [TAKE_SINGLE, 72])
    assert m.view(0)["prompt"] == "match"
    assert m.legal(0) == [60, NO_PAIR]
    m.act(0, 60)
    assert (sheet(m).pairs, sheet(m).pair_points, sheet(m).unpaired) == (1, 11, 0)


def test_two_of_one_kind_may_touch_but_never_pair() -> None:
    m = prepared({0: [(2, [0, 1])]})
    open_with(m, 6, 6, 1)
    events = m.act_all(0, [TAKE_SINGLE, 2])
    assert [event.kind for event in events][:2] == ["FINISHED", "DREW"]
    assert "MATCHED" not in [event.kind for event in events]
    assert sheet(m).unpaired == 3


def test_among_several_partners_the_player_chooses() -> None:
    m = prepared({0: [(2, [0, 1]), (4, [36, 37, 38, 39])]})
    open_with(m, 4, 5, 6)
    m.act_all(0, [TAKE_SUM, *TIGER])
    assert m.legal(0) == [0, 36, NO_PAIR]
    set_next_roll(m, 6, 6, 2)
    m.act(0, 36)
    assert (sheet(m).pair_points, sheet(m).unpaired) == (5, 2)
    # Next round a second Rabbit touches the Tiger, which is paired already.
    events = m.act_all(0, [TAKE_SINGLE, 28, 29])
    assert "MATCHED" not in [event.kind for event in events]
    assert sheet(m).unpaired == 4 and sheet(m).pairs == 1


def test_a_creature_left_single_can_pair_with_a_later_one() -> None:
    m = prepared({0: [(6, range(6))]})
    open_with(m, 3, 4, 2)
    m.act_all(0, [TAKE_SUM, *range(12, 19)])
    assert m.legal(0) == [0, NO_PAIR]
    set_next_roll(m, 6, 6, 2)
    m.act(0, NO_PAIR)
    assert (sheet(m).pairs, sheet(m).unpaired) == (0, 13)
    m.act_all(0, [TAKE_SINGLE, 24, 25])
    assert m.legal(0) == [12, NO_PAIR]
    m.act(0, 12)
    assert (sheet(m).pair_points, sheet(m).unpaired) == (5, 6)


def test_with_any_kind_every_two_that_touch_may_pair() -> None:
    m = prepared({0: [(2, [0, 1])]}, pair_rule="any")
    open_with(m, 6, 6, 1)
    m.act_all(0, [TAKE_SINGLE, 2])
    assert m.legal(0) == [0, NO_PAIR]
    m.act(0, 0)
    assert (sheet(m).pairs, sheet(m).pair_points) == (1, 1)


def test_a_corner_is_no_couple() -> None:
    m = prepared({0: [(12, range(60, 72))]})
    open_with(m, 2, 3, 1)
    events = m.act_all(0, [TAKE_SINGLE, 84])
    assert "MATCHED" not in [event.kind for event in events] and sheet(m).pairs == 0


def test_a_partner_is_named_by_its_lowest_square_even_if_another_one_is_touched() -> None:
    m = prepared({0: [(8, [5, 17, 29, 28, 27, 26, 25, 24])]})
    open_with(m, 6, 6, 1)
    m.act_all(0, [TAKE_SINGLE, 36])
    assert m.legal(0) == [5, NO_PAIR]


def test_pairs_are_revealed_with_the_older_creature_first() -> None:
    m = prepared({0: [(12, range(60, 72))]})
    open_with(m, 2, 3, 1)
    events = m.act_all(0, [TAKE_SINGLE, 72, 60])
    matched = next(event for event in events if event.kind == "MATCHED")
    assert matched.details == {"older": 1, "newer": 2, "points": 11}
    drew = next(event for event in events if event.kind == "DREW")
    assert drew.details == {"number": 1, "id": 2, "anchor": 72}
