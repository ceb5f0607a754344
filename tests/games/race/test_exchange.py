"""Energy exchange: up, down, what must be owned, what the supply holds."""

from jadetable.core.match import Match
from tests.games.race.scenario import asks, bench, energy, fill_supply, karmas, play
from tests.kit.asking import act, may


def ask(hand: str, area: str = "", animals: str = "rat rabbit snake horse") -> Match:
    """A seat that may exchange with this hand left: alone at Walk with rotation 7 and energy 3, it reads N+E."""
    m = bench(rot=7, animals=animals, hand={0: f"3 {hand}"}, area={0: area} if area else {})
    play(m, s0="6/3")
    return m


def test_paying_too_much_loses_the_rest() -> None:
    m = ask("2 2 4 5")
    assert "UP.5" in may(m, 0)
    act(m, "0:UP.5 0:ENERGY.2 0:ENERGY.4")
    assert energy(m, 0) == "2 5 5"
    assert m.record.supply[4] == 10


def test_a_payment_stops_as_soon_as_the_price_is_met() -> None:
    m = ask("1 1 1 3")
    act(m, "0:UP.4 0:ENERGY.3 0:ENERGY.1")
    assert asks(m) != "0 give"
    assert energy(m, 0) == "1 1 4"


def test_a_four_needs_a_three_or_four_a_five_a_four_or_five_a_six_a_five() -> None:
    assert "UP.4" in may(ask("2 2"), 0)  # the 3 is in play
    m = bench(rot=7, animals="rat rabbit snake horse", hand={0: "2 2 2 2"})
    play(m, s0="6/2")
    # Two energy at Walk with rotation 7 lie in the low range: space 5, a plain 3.
    assert asks(m) != "0 exchange"
    legal = may(ask("1 1 1 1 1 1"), 0)
    assert ("UP.4" in legal, "UP.5" in legal, "UP.6" in legal) == (True, False, False)
    legal = may(ask("2 4 4"), 0)
    assert ("UP.5" in legal, "UP.6" in legal) == (True, False)
    legal = may(ask("2 4 5"), 0)
    assert ("UP.5" in legal, "UP.6" in legal) == (True, True)


def test_nobody_gets_a_second_six_even_when_the_first_lies_in_play() -> None:
    legal = may(ask("5 5", area="4/6"), 0)
    assert "UP.6" not in legal and "UP.5" not in legal
    assert "UP.6" in may(ask("5 5", area="4/5"), 0)


def test_fives_alone_allow_no_four_neither_up_nor_on_the_way_down() -> None:
    m = bench(rot=7, animals="rat rabbit snake horse", hand={0: "2 2 5 5 5"})
    play(m, s0="6/5")
    assert asks(m) == "0 exchange"
    assert "UP.4" not in may(m, 0)
    act(m, "0:DOWN.5")
    assert may(m, 0) == ["ENERGY.1", "ENERGY.2", "ENERGY.3"]


def test_going_down_takes_lower_cards_within_the_credit_until_it_is_used_or_enough() -> None:
    m = ask("1 5")
    act(m, "0:DOWN.5")
    assert may(m, 0) == [
        "ENERGY.1",
        "ENERGY.2",
        "ENERGY.3",
        "ENERGY.4",
    ]  # not DONE before the first card; a 4 builds on the 3 in play
    act(m, "0:ENERGY.3")
    assert may(m, 0) == ["ENERGY.1", "ENERGY.2", "DONE"]
    act(m, "0:DONE")
    assert energy(m, 0) == "1 3"


def test_a_four_is_received_on_the_way_down_from_a_five_when_a_three_is_owned() -> None:
    m = bench(rot=7, animals="rat rabbit snake horse", hand={0: "3 3 5"})
    play(m, s0="6/3")
    act(m, "0:DOWN.5")
    assert may(m, 0) == ["ENERGY.1", "ENERGY.2", "ENERGY.3", "ENERGY.4"]


def test_going_down_stops_at_twelve_cards() -> None:
    m = bench(rot=7, animals="rat rabbit snake horse", hand={0: "1 1 1 1 1 1 1 1 1 1 3 4"})
    play(m, s0="6/3")
    act(m, "0:DOWN.4")
    act(m, "0:ENERGY.1")
    assert asks(m) != "0 receive"
    assert energy(m, 0) == "1 1 1 1 1 1 1 1 1 1 1"
    assert m.faults == []


def test_the_card_given_away_returns_to_the_supply_only_at_the_end() -> None:
    m = ask("2 2")
    before = int(m.record.supply[2])
    act(m, "0:DOWN.2")
    assert int(m.record.supply[2]) == before
    act(m, "0:ENERGY.1 0:ENERGY.1")
    assert (int(m.record.supply[2]), energy(m, 0)) == (before + 1, "1 1 2")


def test_scarce_cards_go_to_the_seat_that_resolves_first() -> None:
    one_five = {"energy": {"total": [30, 15, 10, 10, 1, 5]}}
    m = bench(animals="rat rabbit snake horse", hand={0: "1 1 4", 1: "1 1 4"}, pos={1: 6}, components=one_five)
    assert int(m.record.supply[5]) == 1
    play(m, s0="4/1", s1="4/1")
    assert asks(m) == "1 exchange" and "UP.5" in may(m, 1)
    act(m, "1:UP.5 1:ENERGY.4 1:ENERGY.1")
    assert asks(m) == "0 exchange" and "UP.5" not in may(m, 0)


def test_a_dragons_karma_never_replaces_the_last_card() -> None:
    m = ask("1", animals="dragon rabbit snake horse")
    assert "UP.2" in may(m, 0)
    act(m, "0:UP.2 0:KARMA")
    assert may(m, 0) == ["ENERGY.1"]
    act(m, "0:ENERGY.1")
    assert (energy(m, 0), karmas(m)[0]) == ("2", 1)


def test_a_dragon_with_karma_left_may_go_on_when_its_credit_is_used() -> None:
    m = ask("2 4", animals="dragon rabbit snake horse")
    act(m, "0:DOWN.2 0:ENERGY.1 0:ENERGY.1")
    assert may(m, 0) == ["KARMA", "DONE"]
    act(m, "0:KARMA")
    assert may(m, 0) == ["ENERGY.1", "DONE"]
    act(m, "0:ENERGY.1 0:ENERGY.1")
    assert (energy(m, 0), karmas(m)[0]) == ("1 1 1 1 4", 1)
    assert asks(m) != "0 receive"


def test_a_dragon_without_karma_pays_with_cards() -> None:
    m = bench(rot=7, animals="dragon rabbit snake horse", hand={0: "1 1 3 3"}, karma=0)
    play(m, s0="6/3")
    act(m, "0:UP.4")
    assert "KARMA" not in may(m, 0)


def test_who_may_exchange_is_warned_of_what_leaves_a_single_card() -> None:
    assert ask("1 3").view(0)["leaving_one"] == [4]
    assert ask("1 1 3").view(0)["leaving_one"] == []  # one of the 1s is kept
    assert ask("1 1 4").view(0)["leaving_one"] == []  # for a 2 the 4 is kept, for a 5 one of the 1s
    assert ask("1 3", animals="tiger rabbit snake horse").view(0)["leaving_one"] == []  # the 3 alone pays for a 4
    assert ask("1", animals="dragon rabbit snake horse").view(0)["leaving_one"] == [2, 3]  # R16
    m = ask("1 3")
    assert m.view(1)["leaving_one"] == m.view(None)["leaving_one"] == []
    act(m, "0:NO")
    assert m.view(0)["leaving_one"] == []


def test_declining_changes_nothing() -> None:
    m = ask("1 2")
    fill_supply(m)
    act(m, "0:NO")
    assert energy(m, 0) == "1 2"


def test_a_seat_with_a_single_one_is_not_asked() -> None:
    m = ask("1")
    assert asks(m) != "0 exchange"
