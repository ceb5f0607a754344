"""The twelve animals and the Cat: the worked examples of the rules."""

from tests.games.race.scenario import area, asks, bench, energy, karmas, play, positions, wind_up
from tests.kit.asking import act, may, of_kind


def test_a_monkey_may_take_its_card_before_the_exchange() -> None:
    m = bench(animals="monkey rabbit ox snake", rot=7, hand={0: "1 1 3 4"})
    play(m, s0="6/4", s1="6/2")
    assert asks(m) == "0 order"
    act(m, "0:ABILITY_FIRST")
    assert positions(m)[0] == 8 and asks(m) == "0 exchange"
    assert energy(m, 0) == "1 1 1 3"
    act(m, "0:UP.4 0:ENERGY.1 0:ENERGY.3")
    assert energy(m, 0) == "1 1 4"
    assert positions(m)[1] == 5


def test_a_rooster_may_take_its_karma_before_the_sprint() -> None:
    m = bench(5, animals="rooster rat ox snake horse", karma={0: 1}, hand={0: "1 6", 1: "1 5"})
    play(m, s0="3/6", s1="3/5")
    assert asks(m) == "0 order"
    act(m, "0:ABILITY_FIRST")
    assert karmas(m)[0] == 2 and asks(m) == "0 sprint"
    act(m, "0:YES")
    assert karmas(m)[0] == 0
    assert positions(m)[:2] == [11, 6]


def test_a_rooster_that_acts_first_cannot_pay_the_sprint() -> None:
    m = bench(5, animals="rooster rat ox snake tiger", karma={0: 1}, hand={0: "1 6", 1: "1 5"})
    play(m, s0="3/6", s1="3/5")
    act(m, "0:ACTION_FIRST")
    assert asks(m) == "all play"
    assert (positions(m)[0], karmas(m)[0]) == (8, 2)


def test_a_snake_moves_for_the_karma_it_spends_before_cheat_is_resolved() -> None:
    m = bench(area={3: "6/2"})
    events = play(m, s3="1/1", s1="1/3")
    moves = [(event.seat, event.details["delta"]) for event in of_kind(events, "MOVE")]
    assert moves == [(3, 2), (3, -1), (1, 1), (1, 1)]
    assert asks(m) == "1 exchange"
    act(m, "1:NO")
    assert (positions(m)[3], positions(m)[1], karmas(m)[3]) == (6, 7, 0)


def test_a_dog_may_act_first_and_be_at_home_in_the_river() -> None:
    m = bench(animals="dog ox rabbit snake", pos={0: 17})
    play(m, s0="8/3", s1="8/1", s2="1/1", s3="3/1")
    assert asks(m) == "0 order"
    act(m, "0:ACTION_FIRST")
    assert positions(m)[0] == 19
    assert energy(m, 0) == "1 1 2 2 3"
    assert asks(m) == "all play"


def test_a_dog_may_take_its_card_on_land_and_then_owes_one() -> None:
    m = bench(animals="dog ox rabbit snake", pos={0: 17})
    play(m, s0="8/3", s1="8/1", s2="1/1", s3="3/1")
    act(m, "0:ABILITY_FIRST")
    assert positions(m)[0] == 18
    assert asks(m) == "0 return"
    assert may(m, 0) == ["ENERGY.1", "ENERGY.2", "ENERGY.3"]
    act(m, "0:ENERGY.1")
    assert energy(m, 0) == "1 1 2 2 3"


def test_a_dog_in_the_river_may_still_swim_back_for_its_leftmost_card() -> None:
    m = bench(animals="dog ox rabbit snake", pos={0: 24}, area={0: "6/3"})
    play(m, s0="8/1", s1="8/2")
    assert asks(m) == "0 return"
    assert (may(m, 0), positions(m)[0]) == (["NO", "SWIM"], 25)
    act(m, "0:SWIM")
    assert (positions(m)[0], area(m, 0)) == (17, "")


def test_a_pig_tied_for_lowest_gets_nothing() -> None:
    m = bench(animals="pig ox rabbit snake")
    play(m, s0="2/3", s1="2/2", s2="5/1", s3="6/1")
    assert wind_up(m) == ["0 exchange", "1 exchange", "2 sprint", "3 exchange"]


def test_a_pig_with_four_seats_gains_for_the_highest_card_and_repeat_counts_as_seven() -> None:
    m = bench(animals="pig ox rabbit snake", area={0: "4/1"})
    play(m, s0="7/1", s1="6/1", s2="5/1", s3="3/1")
    # Repeat is Rest here, whose space offers an exchange: so the Pig may choose the order.
    assert asks(m) == "0 order"
    act(m, "0:ABILITY_FIRST")
    assert asks(m) == "0 pig" and may(m, 0) == ["PIG_CARD", "PIG_KARMA"]
    gained = of_kind(act(m, "0:PIG_KARMA"), "KARMA")
    # One karma by choice, one for being highest at Rest.
    assert [event.details["delta"] for event in gained] == [1, 1]


def test_a_pig_with_three_seats_gains_nothing_for_the_highest_card() -> None:
    m = bench(3, animals="pig ox rabbit")
    play(m, s0="8/1", s1="3/1", s2="5/1")
    assert "0 pig" not in wind_up(m)
    assert karmas(m)[0] == 2 and len(energy(m, 0).split()) == 5


def test_a_pig_with_five_seats_may_choose_a_space_and_no_full_resource() -> None:
    m = bench(5, animals="pig ox rabbit snake horse", karma={0: 8}, rot=1)
    play(m, s0="1/1", s1="3/1", s2="5/1", s3="6/1")
    act(m, "0:ABILITY_FIRST")
    assert may(m, 0) == ["PIG_CARD", "PIG_MOVE"]
    act(m, "0:PIG_MOVE")
    assert positions(m)[0] == 5 + 1 + 1


def test_a_pig_with_three_seats_gains_for_the_lowest_card() -> None:
    m = bench(3, animals="pig ox rabbit")
    play(m, s0="1/3", s1="3/1", s2="5/1")
    assert asks(m) == "0 pig" and may(m, 0) == ["PIG_CARD", "PIG_KARMA"]


def test_a_pig_with_room_for_nothing_is_not_asked() -> None:
    m = bench(animals="pig ox rabbit snake", karma={0: 8}, hand={0: "1 1 1 1 1 1 1 1 1 2 2 3"})
    play(m, s0="1/3", s1="3/1", s2="5/1", s3="6/1")
    assert positions(m)[0] == 9 and "0 pig" not in wind_up(m)


def test_a_tiger_pays_one_less_and_moves_when_it_declines() -> None:
    for answer, place, hand in (("0:UP.2 0:ENERGY.1", 6, "2 2"), ("0:NO", 7, "1 2")):
        m = bench(animals="tiger ox rabbit snake", rot=7, hand={0: "1 2 3"})
        play(m, s0="6/3")
        assert asks(m) == "0 exchange"
        act(m, answer)
        assert (positions(m)[0], energy(m, 0)) == (place, hand)


def test_a_tiger_that_cannot_exchange_moves_unasked() -> None:
    m = bench(animals="tiger ox rabbit snake", rot=7, hand={0: "1 3"})
    m.record.supply[2] = 0
    play(m, s0="6/3")
    assert positions(m)[0] == 7 and asks(m) == "all play"


def test_a_dragon_gains_one_more_karma_and_may_pay_with_it() -> None:
    m = bench(animals="dragon ox rabbit snake", hand={0: "3 4 4"})
    play(m, s0="2/4")
    assert (karmas(m)[0], energy(m, 0)) == (4, "1 3 4")
    act(m, "0:UP.5 0:ENERGY.3")
    assert asks(m) == "0 give" and "KARMA" in may(m, 0)
    act(m, "0:KARMA")
    assert (karmas(m)[0], energy(m, 0)) == (3, "1 4 5")


def test_a_dragon_gains_its_extra_once_for_each_gain() -> None:
    m = bench(animals="dragon ox rabbit snake")
    play(m, s0="2/3")
    assert karmas(m)[0] == 6


def test_a_dragons_karma_adds_credit_to_a_downward_exchange() -> None:
    m = bench(animals="dragon ox rabbit snake", hand={0: "3 4 4"})
    play(m, s0="2/4")
    act(m, "0:DOWN.4 0:KARMA 0:ENERGY.3 0:ENERGY.3")
    assert energy(m, 0) == "1 3 3 3"
    assert karmas(m)[0] == 3 and asks(m) == "all play"


def test_an_ox_moves_when_it_exchanges_up_for_a_five() -> None:
    m = bench(animals="ox rat rabbit snake", rot=7, hand={0: "1 1 3 4"})
    play(m, s0="6/3")
    assert positions(m)[0] == 6
    act(m, "0:UP.5 0:ENERGY.1 0:ENERGY.4")
    assert (positions(m)[0], energy(m, 0)) == (8, "1 5")


def test_an_ox_gains_nothing_for_exchanging_down() -> None:
    m = bench(animals="ox rat rabbit snake", rot=7, hand={0: "1 1 3 4"})
    play(m, s0="6/3")
    act(m, "0:DOWN.4 0:ENERGY.2 0:ENERGY.2")
    assert (positions(m)[0], energy(m, 0)) == (6, "1 1 2 2")


def test_a_goat_may_exchange_before_the_action() -> None:
    m = bench(animals="goat ox rabbit snake", hand={0: "1 1 2 3"})
    play(m, s0="4/2", s1="4/1")
    assert asks(m) == "0 order"
    act(m, "0:ABILITY_FIRST")
    assert asks(m) == "0 exchange"
    act(m, "0:UP.4 0:ENERGY.1 0:ENERGY.3")
    assert (energy(m, 0), karmas(m)[0], positions(m)[0]) == ("1 1 1 4", 3, 6)


def test_a_goat_that_wins_an_exchange_in_company_is_asked_once_unless_the_option_says_twice() -> None:
    for option, times in ((False, 1), (True, 2)):
        m = bench(animals="goat ox rabbit snake", rot=7, goat_two_exchanges=option)
        play(m, s0="6/3", s1="6/1")
        for _ in range(times):
            assert asks(m) == "0 exchange"
            act(m, "0:NO")
        assert asks(m) == "all play"


def test_a_goat_that_loses_in_company_may_exchange_too() -> None:
    m = bench(animals="goat ox rabbit snake")
    play(m, s0="5/1", s1="5/3")
    assert asks(m) == "0 exchange"


def test_a_goat_with_nothing_to_exchange_at_its_moment_is_not_asked_later() -> None:
    for first, asked in (("0:ABILITY_FIRST", "all play"), ("0:ACTION_FIRST", "0 exchange")):
        m = bench(animals="goat ox rabbit snake", hand={0: "3"}, area={0: "5/2 6/2"})
        play(m, s0="8/3", s1="8/1", s2="3/1", s3="3/2")
        assert asks(m) == "0 order"
        act(m, first)
        assert asks(m) == asked and energy(m, 0) == "2 2 3"


def test_a_horse_with_three_seats_outbids_for_two_spaces_each_but_gains_one() -> None:
    m = bench(3, animals="horse ox rabbit")
    play(m, s0="3/3", s1="3/2", s2="3/1")
    assert positions(m)[0] == 5 + 3 + 2 * 2 + 1


def test_a_horse_gains_one_space_however_many_it_outbids() -> None:
    m = bench(animals="horse ox rabbit snake")
    play(m, s0="3/3", s1="3/2", s2="3/2", s3="3/1")
    # Seven or more energy at Run reads a plain 3.
    assert positions(m)[0] == 5 + 3 + 3 + 1


def test_a_horse_may_step_back_for_a_card_and_a_karma_but_not_from_start() -> None:
    m = bench(animals="horse ox rabbit snake", pos={0: 7})
    play(m)
    assert asks(m) == "0 horse"
    act(m, "0:YES")
    assert (positions(m)[0], energy(m, 0), karmas(m)[0]) == (6, "1 1 1 2 2 3", 3)
    m = bench(animals="horse ox rabbit snake", pos={0: 0})
    play(m)
    assert asks(m) == "all play"


def test_a_horse_at_both_limits_is_not_asked_and_the_wheel_has_turned_when_it_is() -> None:
    m = bench(animals="horse ox rabbit snake", karma={0: 8}, hand={0: "1 1 1 1 1 1 1 1 1 2 2 3"})
    play(m)
    assert asks(m) == "all play"
    m = bench(animals="horse ox rabbit snake", karma={0: 8})
    play(m)
    assert asks(m) == "0 horse" and m.record.rot == 1


def test_a_monkey_alone_or_with_nothing_to_exchange_is_not_asked_for_the_order() -> None:
    m = bench(animals="monkey ox rabbit snake")
    play(m, s0="4/2", s1="4/2")
    assert energy(m, 0) == "1 1 1 1 1 2 3"
    assert asks(m) == "all play"


def test_a_rabbit_descends_one_step_for_nothing() -> None:
    m = bench(area={2: "7/1"})
    prices = {row["card"]: row["karma"] for row in m.view(2)["prices"]}
    assert (prices["walk"], prices["cooperate"]) == (0, 1)


def test_a_cat_adds_one_to_three_or_more_from_the_wheel() -> None:
    m = bench(animals="cat ox rabbit snake")
    play(m, s0="1/3")
    assert positions(m)[0] == 10


def test_a_cat_with_less_than_three_adds_one_to_a_sprint() -> None:
    m = bench(animals="cat ox rabbit snake")
    play(m, s0="6/3")
    assert positions(m)[0] == 7 and asks(m) == "0 sprint"
    assert m.know(0).facts["sprint"] == {"karma": 2, "moves": 3}
    assert [m.view(seat)["own_sprint"] for seat in (0, 1, None)] == [4, 3, 3]
    assert m.view(0)["landings"] == [{"action": m.parse("YES"), "space": 11}]
    act(m, "0:YES")
    assert positions(m)[0] == 11


def test_a_cat_that_got_its_one_more_sprints_like_the_others() -> None:
    faces = {f"green{face}": ["4+K"] * 12 for face in ("34", "5")}
    m = bench(animals="cat ox rabbit snake", components={"outer": faces})
    play(m, s0="1/3")
    assert positions(m)[0] == 10 and asks(m) == "0 sprint"
    assert m.view(0)["own_sprint"] == 3
    act(m, "0:YES")
    assert positions(m)[0] == 13


def test_a_cat_adds_one_to_n_when_three_or_more_are_there() -> None:
    m = bench(animals="cat ox rabbit snake", rot=7, hand={0: "1 1 3 4"})
    play(m, s0="6/4", s1="6/2", s2="6/2")
    assert positions(m)[0] == 5 + 3 + 1 + 2


def test_a_cat_that_loses_adds_nothing() -> None:
    m = bench(animals="cat ox rabbit snake")
    play(m, s0="3/2", s1="3/3")
    # Five energy at Run read a plain 3: the winner moves 3 and 1 for outbidding, the Cat the 1 of a loser.
    assert positions(m)[:2] == [6, 9]


def test_a_cat_adds_karma_and_cards_likewise() -> None:
    m = bench(animals="cat ox rabbit snake")
    play(m, s0="2/3")
    assert karmas(m)[0] == 6
    m = bench(animals="cat ox rabbit snake", rot=8)
    play(m, s0="4/1")
    assert energy(m, 0) == "1 1 1 1 1 2 2 3"
