"""The Pagoda and the hammer: keep or risk, who speaks when, what is paid, what stays hidden."""

from tests.games.mandarin.scenario import card, legal, money, play, step, table, turn_of
from tests.kit.asking import details, kinds, phase

LOT = "0:ROLL=1>Go- 0:RISK>Do+"  # a hidden Goat and a Dog face up: an auction


def test_the_first_figure_may_be_kept_even_face_up() -> None:
    match = table()
    happened = step(match, "0:ROLL=1>Go+")
    assert details(happened, "DRAW") == (0, 1, 7, 0) and legal(match) == {"KEEP", "RISK"}
    happened = step(match, "0:KEEP")
    assert card(match, 0) == "Go" and turn_of(match) == 1
    assert details(happened, "KEEP") == (0, 1) and details(happened, "GAIN") == (0, 7, 1, 0)


def test_a_later_face_down_figure_leaves_the_choice_open() -> None:
    match = table()
    play(match, "0:ROLL=1>Go+")
    happened = step(match, "0:RISK>Do-")
    assert details(happened, "RISK") == (0, 1) and details(happened, "DRAW") == (0, 0, -1, -1)
    assert phase(match) == "DRAWN" and match.record.draws == 2
    play(match, "0:KEEP")
    assert card(match, 0) == "Go Do" and turn_of(match) == 1


def test_a_later_face_up_figure_brings_the_whole_lot_under_the_hammer() -> None:
    match = table(4)
    play(match, "0:ROLL=1>Go-")
    happened = step(match, "0:RISK>Do+")
    assert details(happened, "AUCTION") == (0, 1, 2, 1) and match.asked == (0,) and phase(match) == "BID"
    play(match, "0:RAISE.1 1:RAISE.2 2:DROP 3:RAISE.1 0:DROP")
    assert match.record.high_bid == 400 and match.asked == (1,)
    happened = step(match, "1:DROP")
    assert kinds(happened) == ["DROP", "SOLD", "GAIN", "GAIN", "TURN"] and details(happened, "SOLD") == (3, 400, -1, 2)
    assert money(match) == [3000, 3000, 3000, 2600] and card(match, 3) == "Go Do" and turn_of(match) == 1


def test_an_unsold_lot_returns_unturned() -> None:
    match = play(table(), LOT + " 0:DROP 1:DROP")
    happened = step(match, "2:DROP")
    assert kinds(happened) == ["DROP", "UNSOLD", "TURN"] and details(happened, "UNSOLD") == (-1, 2)
    assert match.record.pagoda_n == 72 and turn_of(match) == 1
    for seat in range(3):
        assert all(7 not in (event.details.get("animal"), event.details.get("sign")) for event in match.events(seat))


def test_the_last_seat_may_have_the_lot_for_the_minimum() -> None:
    match = play(table(), LOT + " 0:DROP 1:DROP 2:RAISE.1")
    assert card(match, 2) == "Go Do" and money(match) == [3000, 3000, 2900]


def test_the_opener_may_drop_and_never_speaks_again() -> None:
    match = play(table(), LOT + " 0:DROP 1:RAISE.1 2:RAISE.1")
    assert match.asked == (1,)


def test_raises_stay_within_ones_own_money() -> None:
    match = play(table(money={1: 500}), LOT + " 0:RAISE.3")
    assert match.asked == (1,) and legal(match) == {"DROP", "RAISE.1", "RAISE.2"}
    match = play(table(money={1: 500}), LOT + " 0:RAISE.5")
    assert legal(match) == {"DROP"}


def test_a_seat_without_means_is_still_asked() -> None:
    match = play(table(money={1: 0, 2: 0}), LOT + " 0:DROP")
    assert match.asked == (1,) and legal(match) == {"DROP"}


def test_a_raise_has_at_most_sixty_steps() -> None:
    match = play(table(money={0: 9000}), LOT)
    assert legal(match) == {"DROP", *(f"RAISE.{steps}" for steps in range(1, 61))}
    play(match, "0:RAISE.60")
    assert match.record.high_bid == 6000


def test_a_higher_minimum_makes_the_first_small_raises_illegal() -> None:
    match = play(table(money={0: 500}, components={"auction": {"minimum": 300}}), LOT)
    assert legal(match) == {"DROP", "RAISE.3", "RAISE.4", "RAISE.5"}
    play(match, "0:RAISE.3")
    assert "RAISE.1" in legal(match)


def test_without_table_rules_nobody_bids_beyond_the_cap_either() -> None:
    match = play(table(money={0: 4000}, components={"auction": {"bid_cap": 1000}}), LOT)
    assert max(match.legal(0)) == 33 + 10


def test_with_table_rules_an_overbid_costs_all_money_and_the_auction_is_repeated() -> None:
    match = play(table(money={1: 700}, table_rules=True), LOT)
    play(match, "0:RAISE.5 1:RAISE.4 2:DROP")
    happened = step(match, "0:DROP")
    assert details(happened, "DEFAULT") == (1, 900, 700, -1) and details(happened, "AUCTION") == (0, 1, 2, 2)
    assert money(match) == [3000, 0, 3000] and match.record.barred == 0b010 and match.record.high_bid == 0
    assert "GAIN" not in kinds(happened) and "DRAW" not in kinds(happened)
    play(match, "0:RAISE.1 2:RAISE.2 0:DROP")
    assert money(match) == [3000, 0, 2700] and card(match, 2) == "Go Do" and turn_of(match) == 1


def test_with_table_rules_the_slider_goes_beyond_the_purse() -> None:
    match = play(table(money={0: 0}, table_rules=True), LOT)
    assert legal(match) == {"DROP", *(f"RAISE.{steps}" for steps in range(1, 61))}


def test_when_everybody_defaults_the_lot_is_unsold_without_another_auction() -> None:
    match = play(table(money={0: 0, 1: 0, 2: 100}, table_rules=True), LOT)
    play(match, "0:RAISE.1 1:DROP 2:DROP")  # seat 0 defaults
    play(match, "1:RAISE.1 2:DROP")  # seat 1 defaults
    assert match.asked == (2,) and match.record.barred == 0b011
    happened = step(match, "2:RAISE.2")
    assert kinds(happened) == ["BID", "DEFAULT", "UNSOLD", "TURN"]
    assert money(match) == [0, 0, 0] and match.record.pagoda_n == 72 and turn_of(match) == 1


def test_an_empty_pagoda_gives_nothing() -> None:
    parts = {"figures": {"copies": 1, "emperors": 0}}
    match = table(cards={0: "Ra Ox Ti Rb", 1: "Dr Sn Ho Go", 2: "Mo Ro Do Pi"}, components=parts)
    happened = step(match, "0:ROLL=1")
    assert kinds(happened) == ["ROLL", "MOVE", "EMPTY", "TURN"] and turn_of(match) == 1


def test_when_the_pagoda_runs_dry_the_lot_can_only_be_kept() -> None:
    parts = {"figures": {"copies": 1, "emperors": 0}}
    for face in "+-":
        match = table(cards={0: "Ra Ox Ti Rb", 1: "Dr Sn Ho", 2: "Mo Ro Do Pi"}, components=parts)
        play(match, f"0:ROLL=1>Go{face}")
        assert legal(match) == {"KEEP"}


def test_a_lot_bought_in_another_seats_turn_can_win() -> None:
    match = play(table(cards={2: "Do Do Do Do Do*"}), LOT + " 0:DROP 1:DROP 2:RAISE.1")
    assert match.over and match.record.completer == 2 and match.record.ended_by == 6 and match.ranking[2] == 1


def test_six_alike_win_when_kept() -> None:
    match = play(table(cards={0: "Do Do Do Do Do"}), "0:ROLL=1>Do*- 0:KEEP")
    assert match.over and match.ranking[0] == 1 and match.record.ended_by == 6


def test_a_lot_is_placed_as_a_whole_before_the_test() -> None:
    match = table(cards={0: "Ra Ox Ti Rb Dr Sn Ho Mo Ro Do Do Do Do Do"})
    happened = step(play(match, "0:ROLL=1>Do*- 0:RISK>Go- 0:RISK>Pi-"), "0:KEEP")
    assert kinds(happened) == ["KEEP", "GAIN", "GAIN", "GAIN", "END"] and details(happened, "END") == (0, 12, 0)


def test_there_is_no_special_auction_in_the_collector_game() -> None:
    match = play(table(cards={0: "Do Do Do Do Do"}, components={"goals": {"special_same": 3}}), "0:ROLL=1>Go-")
    assert legal(match) == {"KEEP", "RISK"}


def test_the_hammer_falls_at_once_when_a_sole_bidder_is_left_alone() -> None:
    match = play(table(money={1: 0, 2: 0}), LOT + " 0:RAISE.1 1:DROP 2:DROP")
    assert card(match, 0) == "Go Do" and money(match)[0] == 2900
