"""The Cat and Pangu: the worked examples of the rules."""

from tests.games.zodiac.scenario import discards, face_up, hand, legal, play, public, skips, table
from tests.kit.asking import phase


def test_a_cat_just_drawn_is_played_at_once_and_a_discard_is_still_allowed() -> None:
    m = table(3, {0: "Ra Ra Ox"}, draw="Ca", discards="Pi")
    play(m, "0:DRAW 0:NOW 0:DH.rat")
    assert (m.asked, phase(m), hand(m, 0)) == ((2,), "SOURCE", "Ra Ox")
    assert (discards(m, 3), skips(m)) == ("Pi Ca Ra", [0, 0, 0])
    assert "TAKE" in legal(m)


def test_a_stored_cat_ends_the_turn_at_once() -> None:
    m = table(3, {0: "Ra Ca"}, discards="Pi")
    play(m, "0:CATH")
    assert (m.asked, phase(m), hand(m, 0), discards(m, 2)) == ((2,), "SOURCE", "Ra", "Pi Ca")
    assert "TAKE" in legal(m)


def test_with_two_players_the_cat_gives_another_turn_and_may_be_taken_but_not_played_again() -> None:
    m = table(2, {0: "Ra Ox"}, {0: "Ca"}, discards="Pi")
    play(m, "0:CATT 0:TAKE")
    assert (m.asked, phase(m), hand(m, 0), public(m, 0)) == ((0,), "MAIN", "Ra Ox Ca", "Ca")
    assert not legal(m) & {"NOW", "CATH"}
    assert legal(m) >= {"PASS", "LAY.cat"}


def test_where_cats_are_not_taken_from_the_discards_only_drawing_is_left() -> None:
    m = table(2, {0: "Ra"}, {0: "Ca"}, discards="Pi", cat_from_discard=False)
    play(m, "0:CATT")
    assert (m.asked, phase(m), legal(m)) == ((0,), "SOURCE", {"DRAW"})


def test_a_stored_pangu_takes_missing_signs_only() -> None:
    m = table(3, {0: "Pa Ra"}, {1: "Ox Ra Ca", 2: "Ti"}, discards="Go")
    play(m, "0:PANH")
    assert (phase(m), legal(m)) == ("STEAL", {"STEAL.1.ox", "STEAL.2.tiger"})


def test_a_pangu_on_the_discard_pile_blocks_it() -> None:
    m = table(3, {0: "Pa Ra"}, {1: "Ox Ra Ca", 2: "Ti"}, discards="Go")
    play(m, "0:PANH 0:STEAL.1.ox")
    assert (m.asked, phase(m), hand(m, 0), public(m, 0)) == ((1,), "SOURCE", "Ra Ox", "Ox")
    assert (face_up(m, 1), discards(m, 2)) == ("Ra Ca", "Go Pa")
    assert legal(m) == {"DRAW", "CATT"}


def test_with_pangu_takes_any_a_sign_already_held_may_be_taken_but_no_action_card() -> None:
    m = table(3, {0: "Pa Ra"}, {1: "Ox Ra Ca", 2: "Ti"}, discards="Go", pangu_takes="any")
    play(m, "0:PANH")
    assert legal(m) == {"STEAL.1.ox", "STEAL.1.rat", "STEAL.2.tiger"}


def test_pangu_cannot_be_used_when_only_signs_already_held_are_shown() -> None:
    m = table(2, {0: "Pa Ra"}, {0: "Ox", 1: "Ox Ra Pa Ca"}, discards="Go")
    assert legal(m) == {"DRAW", "TAKE"}


def test_a_pangu_just_drawn_may_bring_a_seventh_hand_card() -> None:
    m = table(2, {0: "Ra Ra Ox Ti Rb Dr"}, {1: "Sn"}, draw="Pa", discards="Go")
    play(m, "0:DRAW 0:NOW 0:STEAL.1.snake")
    assert (phase(m), hand(m, 0), public(m, 0)) == ("MAIN", "Ra Ra Ox Ti Rb Dr Sn", "Sn")
    assert not legal(m) & {"PASS", "NOW"}
    assert legal(m) >= {"DH.rat", "LAY.rat"}


def test_a_stored_pangu_with_a_full_hand_takes_onto_the_table_and_may_complete_the_twelve() -> None:
    m = table(2, {0: "Ra Ox Ti Rb Dr Sn"}, {0: "Ho Go Mo Ro Do Pa", 1: "Pi"}, discards="Go")
    play(m, "0:PANT 0:STEAL.1.pig 0:ZODIAC")
    assert (phase(m), m.record.winner, face_up(m, 0)) == ("OVER", 0, "Ho Go Mo Ro Do Pi")


def test_before_a_stored_action_card_nothing_is_rearranged() -> None:
    m = table(2, {0: "Ra"}, {0: "Ox Ca"}, discards="Go")
    assert legal(m) == {"DRAW", "TAKE", "CATT"}


def test_with_whole_turn_arranging_cards_are_rearranged_after_a_stored_action_card() -> None:
    m = table(2, {0: "Ra"}, {0: "Ox Ca"}, discards="Go", arrange="whole_turn")
    play(m, "0:CATT")
    assert (m.asked, phase(m), legal(m)) == ((0,), "MAIN", {"PICK.ox", "LAY.rat", "PASS"})


def test_a_card_played_at_once_is_never_a_known_one() -> None:
    m = table(2, {0: "Ca"}, known={0: "Ca"}, draw="Ca", discards="Go")
    play(m, "0:DRAW 0:NOW")
    assert (hand(m, 0), public(m, 0)) == ("Ca", "Ca")


def test_a_drawn_action_card_not_played_at_once_cannot_be_played_later_in_the_turn() -> None:
    m = table(2, {0: "Ra"}, draw="Ca", discards="Go")
    play(m, "0:DRAW 0:LAY.rat")
    assert "NOW" not in legal(m)


def test_skips_add_up_and_a_skipped_seat_can_still_be_robbed() -> None:
    m = table(3, {0: "Pa", 2: "Ca"}, {1: "Ox"}, discards="Go", seat=2, skips=(0, 1, 0), table_rules=True)
    play(m, "2:CATH")
    assert m.asked == (2,), "seat 0 is skipped by the Cat, seat 1 owed a skip, so seat 2 moves again"
    m = table(3, {0: "Pa"}, {1: "Ox"}, discards="Go", skips=(0, 1, 0), table_rules=True)
    play(m, "0:PANH 0:STEAL.1.ox")
    assert (hand(m, 0), m.asked) == ("Ox", (2,))


def test_with_pangu_takes_any_a_pangu_just_drawn_may_bring_a_double() -> None:
    m = table(2, {0: "Ra"}, {1: "Ra Ca"}, draw="Pa", discards="Go", pangu_takes="any")
    play(m, "0:DRAW 0:NOW")
    assert (phase(m), legal(m)) == ("STEAL", {"STEAL.1.rat"})
    play(m, "0:STEAL.1.rat")
    assert (phase(m), hand(m, 0), face_up(m, 1)) == ("MAIN", "Ra Ra", "Ca")


def test_with_eight_seats_pangu_reaches_the_seat_to_the_right() -> None:
    m = table(8, {3: "Pa"}, {2: "Pi"}, discards="Go", seat=3)
    assert m.parse("STEAL.7.pig") == 148
    play(m, "3:PANH")
    assert legal(m) == {"STEAL.7.pig"}
    play(m, "3:STEAL.7.pig")
    assert (hand(m, 3), face_up(m, 2), m.asked) == ("Pi", "", (4,))


def test_with_whole_turn_arranging_a_sign_stolen_onto_the_table_may_be_a_seventh_pick() -> None:
    hands, tables = {0: "Ra Ox Ti Rb Dr Sn"}, {0: "Ho Go Mo Ro Do Pa", 1: "Pi"}
    m = table(2, hands, tables, discards="Go", arrange="whole_turn")
    play(m, "0:PICK.horse 0:PICK.goat 0:PICK.monkey 0:PICK.rooster 0:PICK.dog 0:PICK.pangu 0:PANH 0:STEAL.1.pig")
    assert (phase(m), face_up(m, 0), m.record.hand_n[0]) == ("MAIN", "Pi", 11)
    play(m, "0:PICK.pig")
    assert not {action for action in legal(m) if not action.startswith("LAY")}, "no discard, and no pass with so many"
    play(m, "0:LAY.rat 0:LAY.ox 0:LAY.tiger 0:LAY.rabbit 0:LAY.dragon")
    assert "PASS" not in legal(m)
    play(m, "0:LAY.snake 0:PASS 0:ZODIAC")
    assert m.record.winner == 0
