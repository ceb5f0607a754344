"""The money game: the richest wins, and the special auction."""

from jadetable.core.match import Match
from tests.games.mandarin.scenario import card, legal, money, play, step, table, turn_of
from tests.kit.asking import details, kinds, phase

SIX_DOGS = "Do Do Do Do Do Do*"
ELEVEN = "Ra Ox Ti Rb Dr Sn Ho Go Mo Ro Do"


def drawn(**given: object) -> Match:
    """Seat 0 with six Dogs has drawn a hidden Goat."""
    return play(table(cards={0: SIX_DOGS}, variant="money", **given), "0:ROLL=1>Go-")  # type: ignore[arg-type]


def test_twelve_animals_end_the_money_game_but_the_richest_wins() -> None:
    match = table(cards={0: ELEVEN, 1: "Pi Pi*"}, money={0: 500, 2: 2900}, pos={1: 3}, variant="money")
    play(match, "0:ROLL=4 0:FIGURE.Pi")
    assert match.over and match.record.completer == 0 and match.record.ended_by == 12
    assert match.scores == (2900, 3400, 2900) and match.ranking == (2, 1, 3)


def test_equal_wealth_without_the_completer_goes_by_figures() -> None:
    match = table(4, {0: ELEVEN, 1: "Pi", 2: "Ra Ra"}, {0: 500, 2: 2600, 3: 3000}, {1: 3}, variant="money")
    play(match, "0:ROLL=4 0:FIGURE.Pi")
    assert match.scores == (2900, 3000, 3000, 3000) and match.ranking == (4, 2, 1, 2)


def test_six_alike_do_not_end_the_money_game() -> None:
    match = play(table(cards={0: "Do Do Do Do Do"}, variant="money"), "0:ROLL=1>Do*- 0:KEEP")
    assert not match.over and turn_of(match) == 1


def test_by_option_six_alike_end_it_too() -> None:
    match = play(table(cards={0: "Do Do Do Do Do"}, variant="money", money_end="either"), "0:ROLL=1>Do*- 0:KEEP")
    assert match.over and match.record.ended_by == 6


def test_twelve_animals_and_six_alike_at_once_count_as_twelve() -> None:
    cards = {0: "Ra Ox Ti Rb Dr Sn Ho Go Mo Ro Do Do Do Do Do"}
    match = table(cards=cards, variant="money", money_end="either")
    play(match, "0:ROLL=1>Do*- 0:RISK>Pi- 0:KEEP")
    assert match.over and match.record.ended_by == 12


def test_a_holder_of_six_alike_may_auction_the_first_figure_for_itself() -> None:
    match = drawn()
    assert legal(match) == {"KEEP", "RISK", "SPECIAL"}
    happened = step(match, "0:SPECIAL")
    assert details(happened, "AUCTION") == (1, 2, 1, 1) and match.asked == (1,)
    happened = step(play(match, "1:RAISE.3"), "2:DROP")
    assert details(happened, "SOLD") == (1, 300, 0, 1)
    assert money(match) == [3300, 2700, 3000] and card(match, 1) == "Go" and turn_of(match) == 1


def test_the_special_auction_is_open_to_a_face_up_figure_too() -> None:
    match = play(table(cards={0: SIX_DOGS}, variant="money"), "0:ROLL=1>Go+")
    assert "SPECIAL" in legal(match)


def test_an_unsold_special_figure_returns_to_the_pagoda() -> None:
    match = play(drawn(), "0:SPECIAL 1:DROP")
    happened = step(match, "2:DROP")
    assert kinds(happened) == ["DROP", "UNSOLD", "TURN"] and match.record.pagoda_n == 66
    assert money(match) == [3000, 3000, 3000] and turn_of(match) == 1


def test_an_overbid_in_a_special_auction_pays_the_auctioneer() -> None:
    match = play(drawn(money={1: 400}, table_rules=True), "0:SPECIAL 1:RAISE.6")
    happened = step(match, "2:DROP")
    assert details(happened, "DEFAULT") == (1, 600, 400, 0)
    assert money(match) == [3400, 0, 3000] and match.record.barred == 0b010 and match.asked == (2,)
    play(match, "2:RAISE.1")
    assert money(match) == [3500, 0, 2900] and card(match, 2) == "Go" and turn_of(match) == 1


def test_when_all_bidders_of_a_special_auction_default_the_auctioneer_has_their_money_and_nobody_the_figure() -> None:
    match = play(drawn(money={1: 100, 2: 200}, table_rules=True), "0:SPECIAL 1:RAISE.2 2:DROP")
    assert money(match) == [3100, 0, 200] and match.asked == (2,)
    happened = step(match, "2:RAISE.3")
    assert kinds(happened) == ["BID", "DEFAULT", "UNSOLD", "TURN"]
    assert money(match) == [3300, 0, 0] and match.record.pagoda_n == 66 and turn_of(match) == 1


def test_a_figure_bought_in_a_special_auction_can_end_the_game() -> None:
    # With the printed components the holder of six alike leaves nobody a twelfth animal.
    cards = {0: "Do Do Do Do", 1: "Ra Ox Ti Rb Dr Sn Ho Mo Ro Do Pi"}
    match = table(cards=cards, variant="money", components={"goals": {"special_same": 4}})
    happened = step(play(match, "0:ROLL=1>Go- 0:SPECIAL 1:RAISE.3"), "2:DROP")
    assert kinds(happened) == ["DROP", "SOLD", "GAIN", "END"] and details(happened, "END") == (1, 12, 0)
    assert match.over and match.scores == (4100, 5100, 3000) and match.ranking == (2, 1, 3)


def test_a_later_figure_cannot_be_offered_specially() -> None:
    match = play(drawn(), "0:RISK>Pi-")
    assert phase(match) == "DRAWN" and legal(match) == {"KEEP", "RISK"}


def test_the_drawn_figure_does_not_count_towards_the_six() -> None:
    match = play(table(cards={0: "Do Do Do Do Do"}, variant="money"), "0:ROLL=1>Do*+")
    assert legal(match) == {"KEEP", "RISK"}


def test_the_right_is_standing() -> None:
    match = play(drawn(), "0:KEEP 1:ROLL=3 2:ROLL=3 0:ROLL=1>Pi-")
    assert "SPECIAL" in legal(match)


def test_by_option_the_right_exists_only_once() -> None:
    match = drawn(special_once=True)
    assert "SPECIAL" in legal(match)
    play(match, "0:KEEP 1:ROLL=3 2:ROLL=3 0:ROLL=1>Pi-")
    assert legal(match) == {"KEEP", "RISK"} and match.record.special_used[0] == 1


def test_by_option_risking_spends_the_right_as_well() -> None:
    match = play(drawn(special_once=True), "0:RISK>Pi- 0:KEEP")
    assert match.record.special_used[0] == 1


def test_the_right_is_not_spent_without_six_alike() -> None:
    match = play(table(cards={0: "Do"}, variant="money", special_once=True), "0:ROLL=1>Go- 0:KEEP")
    assert match.record.special_used[0] == 0


def test_with_either_the_special_auction_needs_a_lower_bar() -> None:
    parts = {"goals": {"special_same": 4}}
    match = table(cards={0: "Do Do Do Do"}, variant="money", money_end="either", components=parts)
    assert "SPECIAL" in legal(play(match, "0:ROLL=1>Go-"))
