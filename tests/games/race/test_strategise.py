"""Strategise: what comes back, what the river takes, and the last energy card."""

from jadetable.core.game import Reason
from tests.games.race.scenario import area, asks, bench, cards, energy, play, playable, positions
from tests.kit.asking import act, may, of_kind


def test_the_leftmost_card_stays_with_whoever_is_not_highest() -> None:
    m = bench(area={0: "5/2 6/1"}, hand={0: "1 2"})
    play(m, s0="8/1", s1="8/2", s2="3/1", s3="3/2")
    assert (area(m, 0), energy(m, 0), cards(m, 0)) == ("5/2", "1 1 2", "1 2 3 4 6 7 8")
    assert positions(m)[1] == 6
    prices = {row["card"]: row["karma"] for row in m.view(0)["prices"]}
    assert prices == {"cheat": 2, "help": 2, "run": 2, "rest": 1, "walk": 0, "repeat": 0, "strategise": 0}
    repeat = of_kind(play(m, s0="7/1", s1="3/2"), "PLAY")[0]
    assert repeat.details == {"card": 7, "energy": 1, "action": 5}


def test_repeat_after_a_partial_collection_repeats_the_card_left_behind() -> None:
    m = bench(area={0: "5/2"}, rot=3)
    events = play(m, s0="7/1")
    assert [event.details["action"] for event in of_kind(events, "PLAY")] == [5, 8, 8, 8]


def test_alone_everything_returns_and_the_river_takes_a_card_or_eight_spaces() -> None:
    m = bench(pos={0: 20}, area={0: "2/1 4/3"}, hand={0: "1 2 2"})
    play(m, s0="8/2", s1="1/1", s2="1/1", s3="3/1")
    assert area(m, 0) == "" and asks(m) == "0 return"
    assert may(m, 0) == ["ENERGY.1", "ENERGY.2", "ENERGY.3", "SWIM"]
    act(m, "0:ENERGY.3")
    assert energy(m, 0) == "1 1 2 2" and positions(m)[0] == 20


def test_swimming_back_fetches_the_leftmost_card_and_returns_nothing() -> None:
    m = bench(pos={0: 24}, area={0: "6/6 7/1"}, hand={0: "1 2"})
    play(m, s0="8/2", s1="8/3", s2="1/1", s3="1/1")
    assert area(m, 0) == "6/6" and asks(m) == "0 return"
    act(m, "0:SWIM")
    assert (positions(m)[0], area(m, 0), energy(m, 0)) == (16, "", "1 1 2 6")
    assert cards(m, 0) == "1 2 3 4 5 6 7 8"


def test_the_last_card_in_hand_is_safe_but_swimming_back_is_still_offered() -> None:
    m = bench(pos={0: 20}, area={0: "3/1"}, hand={0: "2"})
    play(m, s0="8/2", s1="8/3", s2="1/1", s3="1/1")
    assert asks(m) == "0 return"
    assert may(m, 0) == ["NO", "SWIM"]
    act(m, "0:NO")
    assert energy(m, 0) == "2" and positions(m)[0] == 20


def test_of_two_cards_the_river_takes_one_and_leaves_a_seat_that_must_strategise() -> None:
    m = bench(pos={0: 20}, hand={0: "1 2"})
    play(m, s0="8/2", s1="1/1", s2="1/1", s3="3/1")
    assert asks(m) == "0 return" and may(m, 0) == ["ENERGY.1", "ENERGY.2", "SWIM"]
    act(m, "0:ENERGY.1")
    assert energy(m, 0) == "2" and playable(m, 0) == "8"


def test_more_cards_are_safe_with_the_option() -> None:
    for keep, asked in ((1, "0 return"), (2, "all play")):
        m = bench(pos={0: 20}, hand={0: "1 2"}, river_keep=keep)
        play(m, s0="8/2", s1="1/1", s2="1/1", s3="3/1")
        assert asks(m) == asked
    m = bench(pos={0: 20}, area={0: "3/1"}, hand={0: "1 2"}, river_keep=3)
    play(m, s0="8/2", s1="8/3", s2="1/1", s3="1/1")
    assert may(m, 0) == ["NO", "SWIM"], "three in all: the one under the leftmost card counts"


def test_where_nothing_is_due_only_swimming_back_is_spoken_of() -> None:
    few = bench(pos={0: 20}, area={0: "3/1"}, hand={0: "2"})
    play(few, s0="8/2", s1="8/3", s2="1/1", s3="1/1")
    at_home = bench(animals="dog ox rabbit snake", pos={0: 24}, area={0: "6/3"})
    play(at_home, s0="8/1", s1="8/2")
    for m in (few, at_home):
        assert may(m, 0) == ["NO", "SWIM"] and m.view(0)["prompt"] == "swim"
        assert m.why_not(0, m.parse("ENERGY.1")) == "The river takes no card from you now."
        assert m.choices(0)[0].text == "Stay where you are"


def test_who_must_return_a_card_hears_of_swimming_back_only_where_it_is_offered() -> None:
    for place, said in ((17, "You must return a card."), (20, "You must return a card or swim back.")):
        m = bench(pos={0: place})
        play(m, s0="8/3", s1="8/1", s2="1/1", s3="1/1")
        assert m.view(0)["prompt"] == "return" and m.why_not(0, m.parse("NO")) == said


def test_a_single_hand_card_is_never_taken() -> None:
    for keep in (1, 2):
        m = bench(pos={0: 20}, area={0: "3/1"}, hand={0: "2"}, river_keep=keep)
        play(m, s0="8/2", s1="8/3", s2="1/1", s3="1/1")
        assert may(m, 0) == ["NO", "SWIM"]


def test_entering_the_river_by_outbidding_costs_a_card_without_the_way_back() -> None:
    m = bench(pos={0: 17})
    play(m, s0="8/3", s1="8/1", s2="1/1", s3="1/1")
    assert positions(m)[0] == 18
    assert asks(m) == "0 return" and may(m, 0) == ["ENERGY.1", "ENERGY.2", "ENERGY.3"]


def test_a_horse_that_enters_the_river_by_its_ability_owes_a_card_without_the_way_back() -> None:
    m = bench(animals="horse ox rabbit snake", pos={0: 16})
    play(m, s0="8/3", s1="8/1", s2="1/1", s3="1/1")
    assert positions(m)[0] == 16 + 1 + 1
    assert asks(m) == "0 return" and may(m, 0) == ["ENERGY.1", "ENERGY.2", "ENERGY.3"]


def test_a_pig_that_enters_the_river_by_its_gift_owes_a_card_without_the_way_back() -> None:
    m = bench(5, animals="pig ox rabbit snake rat", pos={0: 17})
    play(m, s0="8/1", s1="3/1", s2="4/1", s3="5/1", s4="5/1")
    while asks(m) != "0 pig":
        act(m, f"{m.asked[0]}:NO")
    assert may(m, 0) == ["PIG_CARD", "PIG_KARMA", "PIG_MOVE"]
    act(m, "0:PIG_MOVE")
    assert positions(m)[0] == 18
    assert asks(m) == "0 return" and may(m, 0) == ["ENERGY.1", "ENERGY.2", "ENERGY.3"]


def test_on_land_nothing_is_returned() -> None:
    m = bench(pos={0: 16})
    play(m, s0="8/3", s1="1/1", s2="1/1", s3="3/1")
    assert asks(m) == "all play" and energy(m, 0) == "1 1 2 2 3"


def test_a_joint_highest_collects_the_leftmost_card_only_with_five_seats() -> None:
    for n, left in ((4, "5/2"), (5, "")):
        m = bench(n, area={0: "5/2"})
        play(m, s0="8/2", s1="8/2", s2="1/1", s3="1/1", s4="1/1")
        assert area(m, 0) == left


def test_strategise_returns_even_when_it_is_the_only_card() -> None:
    m = bench()
    play(m, s0="8/1", s1="8/3")
    assert area(m, 0) == "" and 8 in [int(card) for card in cards(m, 0).split()]


def test_when_everybody_is_down_to_equal_last_cards_everybody_collects() -> None:
    m = bench(hand=dict.fromkeys(range(4), "5"), area={0: "1/1", 1: "2/1", 2: "3/1", 3: "4/1"})
    play(m, s0="8/5", s1="8/5", s2="8/5", s3="8/5")
    assert [area(m, seat) for seat in range(4)] == [""] * 4


def test_without_that_relief_or_with_one_card_more_the_leftmost_cards_stay() -> None:
    fives = {**dict.fromkeys(range(4), "5"), 3: "1 5"}
    lay = {0: "1/1", 1: "2/1", 2: "3/1", 3: "4/1"}
    m = bench(hand=fives, area=lay)
    play(m, s0="8/5", s1="8/5", s2="8/5", s3="8/5")
    assert [area(m, seat) for seat in range(4)] == list(lay.values())
    m = bench(hand=dict.fromkeys(range(4), "5"), area=lay, deadlock_relief=False)
    play(m, s0="8/5", s1="8/5", s2="8/5", s3="8/5")
    assert [area(m, seat) for seat in range(4)] == list(lay.values())


def test_with_one_energy_card_only_strategise_can_be_played() -> None:
    m = bench(hand={0: "2"})
    assert playable(m, 0) == "8"
    assert m.know(0).why(m.parse("PLAY.cheat.2")) == Reason("last-energy", {})


def test_swimming_back_from_the_first_river_spaces_ends_on_land() -> None:
    m = bench(pos={0: 18}, finish=20, river=5)
    play(m, s0="8/3", s1="1/1", s2="1/1", s3="3/1")
    act(m, "0:SWIM")
    assert positions(m)[0] == 10
