"""The worked examples about getting stuck, the end and the score."""

import pytest

from jadetable.core.match import Match
from tests.games.ratdragon.scenario import (
    NO_PAIR,
    TAKE_SINGLE,
    TAKE_SUM,
    draw,
    marry,
    open_with,
    prepared,
    set_next_roll,
    sheet,
)
from tests.kit.asking import kinds

PLUS = (5, [1, 3, 4, 5, 7])


def test_who_can_draw_neither_number_is_stuck_and_alone_that_ends_the_game() -> None:
    m = prepared({0: [PLUS]}, size=(3, 3))
    events = open_with(m, 1, 1, 1)
    assert kinds(events) == ["ROLL", "STUCK", "GAME_END", "SCORE"]
    assert m.over and m.record.reason == 2
    assert m.scores == (-8,) and sheet(m).total == -8


def test_a_stuck_seat_is_never_asked_again_while_the_others_go_on() -> None:
    m = prepared({0: [PLUS]}, seats=2, size=(3, 3))
    open_with(m, 1, 1, 1)
    assert m.view(0)["players"][0]["state"] == "done" and sheet(m, 0).done_round == 1
    assert m.asked == (1,)
    while not m.over:
        assert m.asked == (1,)
        m.act(1, m.legal(1)[0])
    assert sheet(m, 0).creatures == 1


def test_a_full_sheet_ends_the_game_only_at_the_next_roll() -> None:
    m = prepared(size=(2, 1))
    open_with(m, 1, 1, 3)
    m.act(0, 0)
    set_next_roll(m, 2, 3, 4)
    events = m.act(0, 1)
    assert kinds(events) == ["FINISHED", "DREW", "ROUND_END", "ROLL", "STUCK", "GAME_END", "SCORE"]
    assert m.record.round == 2 and m.record.reason == 2 and sheet(m).stuck == 4
    assert m.scores == (-5,)


def test_enough_pairs_end_the_game_when_all_have_drawn() -> None:
    m = prepared({0: [(8, range(8))]}, seats=2, pairs_to_end=1)
    open_with(m, 6, 6, 1)
    m.act_all(0, [TAKE_SINGLE, 8, 0])
    assert sheet(m).pairs == 1 and not m.over and m.asked == (1,)
    events = m.act_all(1, [TAKE_SINGLE, 100])
    assert kinds(events)[-4:] == ["ROUND_END", "GAME_END", "SCORE", "SCORE"]
    assert m.record.reason == 1 and list(m.record.dice) == [6, 6, 1]
    assert m.scores == (7, -1) and m.ranking == (1, 2)
    assert sheet(m, 0).stuck == 0 and m.record.won == 0


def test_twenty_pairs_end_the_printed_game() -> None:
    m = prepared({0: [(8, range(8))]}, seats=2)
    sheet(m).pairs = 19
    open_with(m, 6, 6, 1)
    m.act_all(0, [TAKE_SINGLE, 8, 0])
    assert sheet(m).pairs == 20 and not m.over
    m.act_all(1, [TAKE_SINGLE, 100])
    assert m.over and m.record.reason == 1


def test_nineteen_pairs_do_not() -> None:
    m = prepared({0: [(8, range(8))]}, seats=2)
    sheet(m).pairs = 18
    open_with(m, 6, 6, 1)
    m.act_all(0, [TAKE_SINGLE, 8, 0])
    m.act_all(1, [TAKE_SINGLE, 100])
    assert not m.over and m.record.round == 2


@pytest.mark.parametrize(("unpaired", "penalty"), [(0, 0), (1, 1), (11, 6), (12, 6)])
def test_half_of_the_unpaired_sum_is_rounded_up_once(unpaired: int, penalty: int) -> None:
    m = prepared(seats=2)
    sheet(m).unpaired = unpaired
    assert m.scores[0] == -penalty


def test_a_guest_never_drawn_costs_its_number_paired_or_not() -> None:
    m = prepared({0: [(11, range(11)), (2, [12, 13])], 1: [(5, range(5))]}, seats=2, guests=3, pairs={0: [(1, 2)]})
    m.record.deck[:] = [5, 11, 2, *(n for n in range(1, 13) if n not in (5, 11, 2))]
    assert m.scores == (4, -16)


def solo_example(pair_points: int) -> Match:
    """The sums of the printed solo example."""
    m = prepared(guests=3)
    m.record.deck[:] = range(1, 13)
    s = sheet(m)
    s.pair_points, s.unpaired, s.empty, s.drawn = pair_points, 11, 35, 0b1110
    return m


def finish(m: Match) -> None:
    """Let the solo player be stuck on 6 6 | 5 (the sums stay as they were set)."""
    s = sheet(m)
    s.taken[0, :15] = 0b101010101010
    s.taken[1, :15] = 0b010101010101
    open_with(m, 6, 6, 5)


def test_the_printed_solo_example_has_fourteen_points_and_wins() -> None:
    m = solo_example(60)
    finish(m)
    assert m.over and sheet(m).stuck == 5
    assert m.scores == (14,) and m.record.won == 1 and m.ranking == (1,)


def test_a_total_of_zero_loses() -> None:
    m = solo_example(46)
    finish(m)
    assert m.scores == (0,) and m.record.won == 0 and m.payoffs == (0.0,)


def test_equal_totals_are_ranked_by_empty_squares_and_full_ties_are_shared() -> None:
    m = prepared(seats=4)
    for seat, (points, unpaired, empty) in enumerate([(50, 9, 30), (47, 4, 22), (50, 10, 41), (45, 0, 30)]):
        s = sheet(m, seat)
        s.pair_points, s.unpaired, s.empty, s.phase = points, unpaired, empty, 4
    open_with(m, 1, 1, 1)
    assert m.scores == (45, 45, 45, 45)
    assert m.ranking == (2, 1, 4, 2)
    assert m.payoffs == (0, 1, 0, 0)


def test_all_of_rank_one_win_and_share_the_payoff() -> None:
    m = prepared({seat: [PLUS] for seat in (0, 1)}, seats=2, size=(3, 3), stuck_penalty=1)
    open_with(m, 6, 3, 4)
    assert m.scores == (-7, -7) and m.ranking == (1, 1) and m.payoffs == (0.5, 0.5)


@pytest.mark.parametrize(
    ("seats", "stuck_penalty", "total"), [(2, 1, -7), (2, -1, -3), (2, 0, -3), (1, -1, -11), (1, 0, -7), (1, 1, -11)]
)
def test_being_stuck_is_charged_alone_or_where_the_option_says_so(seats: int, stuck_penalty: int, total: int) -> None:
    m = prepared({seat: [PLUS] for seat in range(seats)}, seats=seats, size=(3, 3), stuck_penalty=stuck_penalty)
    open_with(m, 6, 3, 4)
    assert m.scores == (total,) * seats


def test_the_lower_number_is_charged_when_that_is_the_sum() -> None:
    m = prepared({0: [PLUS]}, size=(3, 3))
    open_with(m, 1, 1, 6)
    assert m.over and sheet(m).stuck == 2 and sheet(m).total == -9


def test_who_ends_a_solo_game_by_pairs_is_not_stuck() -> None:
    m = prepared({0: [(8, range(8))]}, pairs_to_end=1)
    open_with(m, 6, 6, 1)
    m.act_all(0, [TAKE_SINGLE, 8, 0])
    assert (m.record.reason, sheet(m).stuck, sheet(m).total, m.record.won) == (1, 0, 7 - 171, 0)


def test_a_tiny_solo_game() -> None:
    m = prepared(size=(4, 2))
    open_with(m, 3, 4, 5)
    set_next_roll(m, 3, 3, 5)
    m.act_all(0, [TAKE_SUM, *range(7)])
    assert m.over and sheet(m).stuck == 5
    assert m.scores == (-10,) and m.record.won == 0


def test_a_seat_that_drew_is_done_only_when_the_next_roll_does_not_fit() -> None:
    m = prepared(seats=2, size=(3, 3))
    open_with(m, 3, 5, 5)
    set_next_roll(m, 6, 6, 6)
    m.act_all(0, [TAKE_SUM, 0, 1, 2, 3, 4, 5, 6, 7])
    assert m.view(1)["players"][0]["state"] == "finished"
    m.act_all(1, [TAKE_SINGLE, 0, 1, 2, 3, 4])
    assert m.over and sheet(m, 0).done_round == 2 and sheet(m, 1).done_round == 2


ROWS = 12
LAYOUT = [  # number, squares, id of the mate made when this one was drawn
    (12, range(0, 12)), (3, range(12, 15)), (3, range(16, 19)), (3, range(20, 23)), (12, range(24, 36)),
    (11, range(36, 47)), (6, range(48, 54)), (4, range(55, 59)), (11, range(60, 71)), (6, range(72, 78)),
    (4, range(79, 83)), (9, range(84, 93)), (4, range(96, 100)), (4, [106, 107, 118, 119]), (9, range(108, 117)),
    (8, range(120, 128)), (3, range(132, 135)), (1, [136]), (4, range(140, 144)), (8, range(144, 152)),
    (3, range(156, 159)), (7, [154, *range(161, 167)]), (10, range(168, 178)),
]  # fmt: skip
COUPLES = [(1, 2), (5, 3), (6, 7), (9, 8), (12, 10), (15, 13), (16, 18), (20, 17), (22, 19), (23, 21)]


def test_the_printed_solo_result_can_really_be_drawn() -> None:
    m = prepared(guests=3)
    m.record.deck[:] = [1, 10, 12, *(n for n in range(1, 13) if n not in (1, 10, 12))]
    mates = {max(couple): min(couple) for couple in COUPLES}
    # The first roll is written by hand, every later one comes from the generator when a round closes.
    open_with(m, *dice_for(LAYOUT[0][0]))
    for place, (number, squares) in enumerate(LAYOUT):
        following = dice_for(LAYOUT[place + 1][0]) if place + 1 < len(LAYOUT) else (6, 6, 5)
        set_next_roll(m, *following)
        if m.view(0)["prompt"] == "choose":
            m.act(0, TAKE_SUM if m.record.num[0] == number else TAKE_SINGLE)
        m.act_all(0, connected_order(list(squares)))
        mate = mates.get(place + 1)
        if m.record.round == place + 1:
            m.act(0, NO_PAIR if mate is None else LAYOUT[mate - 1][1][0])
        assert m.faults == []
    assert m.record.round == 24 and m.over and sheet(m).stuck == 5
    s = sheet(m)
    assert (s.pairs, s.pair_points, s.unpaired, s.empty) == (10, 60, 11, 35)
    assert m.scores == (14,) and m.record.won == 1


def dice_for(number: int) -> tuple[int, int, int]:
    """A roll that offers a number: by the single die if it is small, else by the sum."""
    if number <= 6:
        return (6, 6, number) if number != 6 else (1, 1, 6)
    return (6, number - 6, 1)


def connected_order(squares: list[int]) -> list[int]:
    """The squares so that each touches an earlier one."""
    order, left = [squares[0]], squares[1:]
    while left:
        found = next(q for q in left if any(abs(q - p) in (1, ROWS) for p in order))
        order.append(found)
        left.remove(found)
    return order


def test_helpers_agree_with_the_rules() -> None:
    """The sheets prepared for these tests are healthy ones."""
    m = prepared(seats=2)
    draw(m, 0, 12, range(60, 72))
    draw(m, 0, 1, [72])
    marry(m, 0, 1, 2)
    open_with(m, 1, 2, 4)
    assert m.faults == [] and m.scores == (11, 0)
