"""Overtaking: who is passed, what is taken, and the second roll."""

from tests.games.mandarin.scenario import card, legal, money, observed, play, step, table, turn_of
from tests.kit.asking import details, kinds, phase

ALL_BUT_PIG = "Ra Ox Ti Rb Dr Sn Ho Go Mo Ro Do"


def test_overtaking_takes_a_figure_instead_of_the_pagoda_and_rolls_again() -> None:
    match = table(cards={1: "Pi Do Do"}, pos={1: 3})
    happened = step(match, "0:ROLL=4")
    assert details(happened, "PASS") == (0, 1) and match.record.pos[0] == 5 and phase(match) == "TAKE"
    assert match.legal(0) == [25, 27] and legal(match) == {"FIGURE.Do", "FIGURE.Pi"}
    happened = step(match, "0:FIGURE.Pi=2")
    assert details(happened, "TAKE") == (0, 1, 11, 0) and details(happened, "ROLL") == (0, 2, 2)
    assert match.record.pos[0] == 7 and money(match) == [3100, 3000, 3000]
    assert card(match, 0) == "Pi" and card(match, 1) == "Do Do" and turn_of(match) == 1


def test_both_landings_have_their_money() -> None:
    match = play(table(cards={1: "Pi Do Do"}, pos={1: 3}), "0:ROLL=3")
    assert money(match)[0] == 3100 and phase(match) == "TAKE"
    play(match, "0:FIGURE.Pi=3")
    assert money(match)[0] == 3200 and match.record.pos[0] == 7 and turn_of(match) == 1


def test_landing_on_a_pawn_or_leaving_one_behind_is_not_overtaking() -> None:
    match = play(table(cards={1: "Pi", 2: "Do"}, pos={1: 5, 2: 1}), "0:ROLL=4")
    assert phase(match) == "DRAWN"


def test_a_one_never_overtakes() -> None:
    match = play(table(cards={1: "Pi"}, pos={1: 2}), "0:ROLL=1")
    assert phase(match) == "DRAWN"


def test_overtaking_works_across_the_end_of_the_ring() -> None:
    match = play(table(cards={1: "Pi"}, pos={0: 34, 1: 0}), "0:ROLL=5")
    assert phase(match) == "TAKE"


def test_by_option_leaving_a_shared_space_overtakes() -> None:
    match = play(table(cards={1: "Pi", 2: "Do"}, pos={1: 5, 2: 1}, overtake_level=True), "0:ROLL=4")
    assert phase(match) == "TAKE" and match.record.victim == 2
    match = play(table(cards={2: "Do"}, pos={2: 1}, overtake_level=True), "0:ROLL=1")
    assert phase(match) == "TAKE"


def test_leaving_a_shared_space_overtakes_nobody_on_the_second_roll() -> None:
    match = play(table(cards={1: "Pi", 2: "Do"}, pos={1: 3, 2: 5}, overtake_level=True), "0:ROLL=4")
    assert phase(match) == "TAKE" and match.record.victim == 1
    happened = step(match, "0:FIGURE.Pi=4")  # from 5, where seat 2 stands, to 9
    assert "PASS" not in kinds(happened) and card(match, 2) == "Do" and turn_of(match) == 1


def test_by_option_passing_an_empty_card_is_a_normal_landing() -> None:
    match = table(pos={1: 3}, overtake_empty="normal")
    happened = step(match, "0:ROLL=4")
    assert phase(match) == "DRAWN" and details(happened, "PASS") == (0, 1)


def test_passing_an_empty_card_forfeits_the_pagoda_and_rolls_again() -> None:
    match = table(pos={1: 3})
    happened = step(match, "0:ROLL=4=4")  # 1 -> 5 -> 9
    assert kinds(happened) == ["ROLL", "MOVE", "PASS", "ROLL", "MOVE", "TURN"]
    assert match.record.pos[0] == 9 and turn_of(match) == 1


def test_the_second_roll_comes_at_once_only_if_all_overtaken_cards_are_empty() -> None:
    match = play(table(4, cards={2: "Do"}, pos={1: 3, 2: 4}), "0:ROLL=4")
    assert phase(match) == "TAKE" and match.record.victim == 2 and match.record.roll_no == 1


def test_both_landings_have_their_money_where_there_is_nothing_to_take() -> None:
    match = play(table(pos={1: 3}), "0:ROLL=3=3")  # 1 -> 4 -> 7, two characters
    assert money(match) == [3200, 3000, 3000] and turn_of(match) == 1


def test_a_landing_that_overtakes_nobody_works_the_pagoda() -> None:
    assert phase(play(table(), "0:ROLL=1")) == "DRAWN"


def test_the_mover_chooses_among_several_overtaken_cards() -> None:
    match = play(table(4, cards={1: "Pi", 2: "Do"}, pos={1: 3, 2: 4}), "0:ROLL=4")
    assert phase(match) == "VICTIM" and match.legal(0) == [30, 31]
    play(match, "0:SEAT.2")
    assert phase(match) == "TAKE" and legal(match) == {"FIGURE.Do"}


def test_the_observation_tells_which_overtaken_card_is_taken_from() -> None:
    match = play(table(4, cards={1: "Pi", 2: "Pi"}, pos={1: 3, 2: 4}), "0:ROLL=4")
    first, second = play(match.clone(), "0:SEAT.1"), play(match.clone(), "0:SEAT.2")
    assert first.legal(0) == second.legal(0) and first.observe(0).tobytes() != second.observe(0).tobytes()
    for seat in range(4):
        assert observed(match, seat, "overtaken") == observed(first, seat, "overtaken") == {1, 2}
        assert observed(match, seat, "victim") == set()
        assert observed(first, seat, "victim") == {1} and observed(second, seat, "victim") == {2}


def test_an_overtaken_seat_without_figures_cannot_be_chosen() -> None:
    match = play(table(4, cards={2: "Do"}, pos={1: 3, 2: 4}), "0:ROLL=4")
    assert phase(match) == "TAKE" and match.record.victim == 2


def test_the_second_roll_overtakes_nobody_and_works_no_pagoda() -> None:
    match = play(table(cards={1: "Pi", 2: "Do"}, pos={1: 3, 2: 6}), "0:ROLL=4")
    happened = step(match, "0:FIGURE.Pi=4")
    assert "PASS" not in kinds(happened) and match.record.pos[0] == 9
    assert turn_of(match) == 1 and card(match, 2) == "Do"


def test_a_taken_figure_can_win_at_once() -> None:
    match = play(table(cards={0: ALL_BUT_PIG, 1: "Pi"}, pos={1: 3}), "0:ROLL=4")
    happened = step(match, "0:FIGURE.Pi")
    assert match.over and match.record.pos[0] == 5 and match.ranking == (1, 2, 2)
    assert kinds(happened) == ["TAKE", "END"] and details(happened, "END") == (0, 12, 0)


def test_by_option_a_coloured_second_landing_works_the_pagoda() -> None:
    match = play(table(cards={1: "Pi Do Do"}, pos={1: 3}, second_roll="full"), "0:ROLL=4 0:FIGURE.Pi=1")
    assert match.record.pos[0] == 6 and phase(match) == "DRAWN"


def test_full_second_rolls_still_overtake_nobody() -> None:
    match = play(table(cards={1: "Pi Do Do", 2: "Do"}, pos={1: 3, 2: 6}, second_roll="full"), "0:ROLL=4 0:FIGURE.Pi=3")
    assert match.record.pos[0] == 8 and phase(match) == "DRAWN"


def test_by_option_the_second_landing_has_no_effect_at_all() -> None:
    match = play(table(cards={1: "Pi Do Do"}, pos={1: 3}, second_roll="nothing"), "0:ROLL=4 0:FIGURE.Pi=2")
    assert match.record.pos[0] == 7 and money(match)[0] == 3000 and turn_of(match) == 1


def test_a_second_landing_without_effect_pays_no_toll_either() -> None:
    match = table(cards={1: "Pi", 2: "Ti Ti Ti"}, pos={1: 3}, second_roll="nothing")
    happened = step(play(match, "0:ROLL=4"), "0:FIGURE.Pi=2")
    assert match.record.pos[0] == 7 and "TOLL" not in kinds(happened)
    assert money(match) == [3000, 3000, 3000] and turn_of(match) == 1


def test_by_option_one_figure_is_taken_from_each_overtaken_card() -> None:
    match = table(4, cards={1: "Pi", 2: "Do"}, pos={1: 3, 2: 4}, overtake_take="each")
    play(match, "0:ROLL=4 0:SEAT.2 0:FIGURE.Do")
    assert phase(match) == "TAKE" and match.record.victim == 1 and legal(match) == {"FIGURE.Pi"}
    play(match, "0:FIGURE.Pi=2")
    assert card(match, 0) == "Do Pi" and match.record.pos[0] == 7 and turn_of(match) == 1


def test_a_win_stops_taking_from_each() -> None:
    match = table(4, cards={0: ALL_BUT_PIG, 1: "Pi", 2: "Do"}, pos={1: 3, 2: 4}, overtake_take="each")
    play(match, "0:ROLL=4 0:SEAT.1 0:FIGURE.Pi")
    assert match.over and card(match, 2) == "Do"


def test_the_toll_is_paid_before_the_figure_is_taken() -> None:
    match = table(cards={1: "Pi", 2: "Ox Ox Ox"}, pos={1: 3})
    happened = step(match, "0:ROLL=4")
    assert kinds(happened) == ["ROLL", "MOVE", "PASS", "TOLL"] and money(match) == [2800, 3000, 3200]


def test_after_a_seizure_the_take_goes_on() -> None:
    match = table(cards={0: "Ra", 1: "Pi", 2: "Ox Ox Ox"}, pos={1: 3}, money={0: 0})
    play(match, "0:ROLL=4 2:FIGURE.Ra")
    assert phase(match) == "TAKE" and match.asked == (0,) and legal(match) == {"FIGURE.Pi"}


def test_the_overtaken_creditor_may_gain_its_only_figure_by_seizing_it() -> None:
    # Empty cards are judged after the money: here seat 1 holds its control set anyway.
    match = table(cards={0: "Ra", 1: "Ox Ox Ox"}, pos={1: 3}, money={0: 0})
    play(match, "0:ROLL=4 1:FIGURE.Ra")
    assert legal(match) == {"FIGURE.Ra", "FIGURE.Ox"}


def test_a_second_landing_can_end_in_bankruptcy_and_the_turn_ends_after_it() -> None:
    match = table(cards={0: "Ra", 1: "Pi", 2: "Ti Ti Ti"}, pos={1: 3}, money={0: 0})
    play(match, "0:ROLL=4 0:FIGURE.Pi=1")
    assert phase(match) == "SEIZE" and match.asked == (2,) and legal(match) == {"FIGURE.Ra", "FIGURE.Pi"}
    play(match, "2:FIGURE.Ra")
    assert turn_of(match) == 1 and card(match, 0) == "Pi"
