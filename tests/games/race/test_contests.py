"""Resolving actions: the wheel, the highest, ties, outbidding. The worked examples of the rules."""

from tests.games.race.scenario import area, asks, bench, cards, energy, karmas, play, positions, wind_up
from tests.kit.asking import act, may, of_kind


def test_each_action_reads_its_own_space_for_its_total_energy() -> None:
    m = bench(inner=[3, 1, 2, 6, 4, 5])
    events = play(m, s0="6/3", s1="3/2", s2="1/1", s3="6/2")
    assert positions(m) == [8, 9, 8, 5]
    found = [tuple(event.details.values()) for event in of_kind(events, "LOOKUP")]
    assert found == [(1, 2, 1), (3, 0, 2), (6, 7, 5)]


def test_repeat_is_resolved_with_the_card_it_repeats_but_keeps_its_number() -> None:
    m = bench(rot=1, area={0: "3/2"})
    play(m, s0="7/3", s1="3/2")
    assert asks(m) == "0 exchange"
    act(m, "0:NO")
    assert positions(m)[:2] == [8, 6]
    assert area(m, 0) == "3/2 7/3"
    prices = {row["card"]: row["karma"] for row in m.view(0)["prices"]}
    assert (prices["cooperate"], prices["walk"], prices["strategise"]) == (2, 1, 0)


def test_with_three_seats_outbidding_pays_double_and_start_is_the_furthest_back() -> None:
    m = bench(3, pos=0)
    play(m, s0="1/3", s1="1/2", s2="1/1")
    assert asks(m) == "0 exchange"
    act(m, "0:NO")
    assert positions(m) == [5, 2, 0]


def test_without_an_individual_highest_at_run_everybody_moves_one() -> None:
    m = bench(hand={1: "1 3"})
    play(m, s0="3/3", s1="3/3", s2="3/1")
    assert positions(m)[:3] == [7, 7, 6]


def test_joint_highest_at_cooperate_both_move_and_may_sprint() -> None:
    m = bench()
    play(m, s0="5/2", s1="5/2", s2="5/1")
    assert asks(m) == "0 sprint"
    act(m, "0:YES 1:NO")
    assert positions(m)[:3] == [10, 7, 5]
    assert karmas(m)[:2] == [0, 2]


def test_at_help_a_tie_brings_the_card_only_with_five_seats() -> None:
    for n, count in ((4, 4), (5, 5)):
        m = bench(n, animals="rat ox rabbit snake horse")
        play(m, s0="2/2", s1="2/2")
        assert karmas(m)[:2] == [3, 2]
        assert asks(m) == "0 exchange"
        act(m, "0:NO 1:NO")
        assert karmas(m)[:2] == [3, 3]
        assert [len(energy(m, seat).split()) for seat in (0, 1)] == [count, count]


def test_at_walk_a_loser_neither_gains_nor_falls_back() -> None:
    m = bench()
    play(m, s0="6/3", s1="6/1")
    act(m, "0:NO")
    assert positions(m)[:2] == [8, 5]


def test_a_tie_at_cheat_sends_all_of_them_back() -> None:
    m = bench()
    play(m, s0="1/2", s1="1/2", s2="1/1")
    assert positions(m)[:3] == [5, 5, 4]


def test_the_animal_ahead_resolves_first_and_of_two_level_ones_the_older() -> None:
    m = bench(pos={0: 5, 1: 5, 2: 9, 3: 5})
    events = play(m, s0="2/1", s1="2/1", s2="2/1", s3="8/1")
    gains = [event.seat for event in of_kind(events, "KARMA")]
    assert gains == [2, 0, 1]


def test_the_order_inside_an_action_is_frozen_when_it_starts() -> None:
    m = bench(pos={0: 6, 1: 6})
    events = play(m, s0="1/1", s1="1/3")
    # The older seat 0 falls behind seat 1; asked again, the second place would be seat 0's once more.
    moves = [(event.seat, event.details["delta"]) for event in of_kind(events, "MOVE")]
    assert moves == [(0, -1), (1, 1), (1, 1)]


def test_n_counts_every_seat_at_the_action_repeat_players_included() -> None:
    m = bench(rot=7, area={1: "6/1", 2: "6/1"}, hand={0: "1 1 3 4"})
    play(m, s0="6/4", s1="7/2", s2="7/2")
    assert positions(m)[0] == 5 + 3 + 2


def test_finish_is_final_even_for_a_loser_at_cheat() -> None:
    m = bench(pos={3: 34}, area={3: "6/2"})
    events = play(m, s3="1/1", s1="1/3")
    assert positions(m)[3] == 36
    assert of_kind(events, "FINISHED")[0].seat == 3
    assert asks(m) == "1 exchange"
    act(m, "1:NO")
    assert positions(m)[3] == 36
    assert m.over and m.ranking[3] == 1


def test_moves_beyond_finish_are_lost_and_no_exchange_is_asked_there() -> None:
    m = bench(pos={0: 35})
    play(m, s0="6/3", s1="6/2")
    assert positions(m)[0] == 36
    assert m.over and m.ranking[0] == 1


def test_a_monkey_on_finish_still_gains_its_card_but_may_not_exchange() -> None:
    m = bench(animals="monkey rabbit ox snake", rot=7, pos={0: 34}, hand={0: "1 1 3 4"})
    play(m, s0="6/4", s1="6/2")
    assert asks(m) == "0 order"
    act(m, "0:ACTION_FIRST")
    assert positions(m)[0] == 36 and energy(m, 0) == "1 1 1 3"
    assert m.over and m.ranking[0] == 1


def test_a_pig_on_finish_still_chooses_a_card_or_a_karma_but_no_space() -> None:
    m = bench(5, animals="pig ox rabbit snake rat", pos={0: 35})
    play(m, s0="1/3", s1="3/1", s2="5/1", s3="6/1")
    assert asks(m) == "0 pig" and positions(m)[0] == 36
    assert may(m, 0) == ["PIG_CARD", "PIG_KARMA"]
    act(m, "0:PIG_KARMA")
    assert karmas(m)[0] == 3


def test_karma_and_cards_are_gained_up_to_the_limit() -> None:
    m = bench(hand={0: "1 1 1 1 1 1 1 1 1 1 1", 1: "1 1 1 2 3"}, karma={1: 7}, rot=9)
    play(m, s0="4/1", s1="2/1")
    # Rest 1 reads space 3 + 6 + 0 = 3 with rotation 9: "1+E"; Help 1 reads space 11: "N".
    assert karmas(m)[1] == 8
    m = bench(hand={0: "1 1 1 1 1 1 1 1 1 1 1"}, karma={1: 7}, rot=8)
    play(m, s0="4/1", s1="2/1")
    assert wind_up(m) == ["1 exchange"]
    # Rotation 8: Rest 1 reads space 2, a plain 3; Help 1 reads space 10, N+E.
    assert len(energy(m, 0).split()) + 1 == 12
    assert cards(m, 0) == "1 2 3 5 6 7 8"


def test_help_worth_three_stops_at_eight_karma() -> None:
    m = bench(karma={0: 7})
    play(m, s0="2/3")
    assert karmas(m)[0] == 8
