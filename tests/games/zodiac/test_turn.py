"""Drawing, taking, arranging and discarding: the worked examples of the rules."""

import pytest

from jadetable.games.zodiac.state import MOST_SKIPS
from tests.games.zodiac.scenario import discards, face_up, hand, legal, play, public, skips, table
from tests.kit import asking
from tests.kit.asking import phase


def test_at_the_start_nobody_shows_cards_so_pangu_cannot_be_used() -> None:
    m = table(3, {0: "Pa Ra Ox Ti Rb Dr"}, discards="Pi")
    assert legal(m) == {"DRAW", "TAKE"}


def test_a_pangu_drawn_at_the_start_cannot_be_played_at_once_either() -> None:
    m = table(2, {0: "Ra Ra Ox Ti Rb Dr", 1: "Ra Ox Ti Rb Dr Sn"}, draw="Pa", discards="Ra")
    play(m, "0:DRAW")
    assert phase(m) == "MAIN"
    assert not legal(m) & {"NOW", "PASS", "DT.pangu"}
    assert legal(m) >= {"LAY.pangu", "DH.pangu", "DH.rat"}


def test_with_seven_in_hand_a_card_must_be_discarded_or_laid_down() -> None:
    m = table(2, {0: "Ra Ox Ti Rb Dr Sn"}, draw="Ho", discards="Pi")
    play(m, "0:DRAW")
    assert "PASS" not in legal(m)
    play(m, "0:LAY.rat 0:PASS")
    assert (m.asked, phase(m)) == ((1,), "SOURCE")
    assert (hand(m, 0), face_up(m, 0), discards(m, 1)) == ("Ox Ti Rb Dr Sn Ho", "Ra", "Pi")


def test_a_thirteenth_card_must_go() -> None:
    m = table(2, {0: "Ra Ox Ti Rb Dr Ca"}, {0: "Ho Go Mo Ro Do Do"}, draw="Pi", discards="Ra")
    play(m, "0:DRAW")
    assert not legal(m) & {"PASS", "LAY.rat", "DT.dog"}
    assert legal(m) >= {"DH.cat", "PICK.dog"}


def test_discarding_a_cat_has_no_effect() -> None:
    m = table(2, {0: "Ra Ox Ti Rb Dr Ca"}, {0: "Ho Go Mo Ro Do Do"}, draw="Pi", discards="Ra")
    play(m, "0:DRAW 0:DH.cat")
    assert (m.asked, phase(m), skips(m)) == ((1,), "SOURCE", [0, 0])
    assert discards(m, 2) == "Ra Ca"
    assert "TAKE" in legal(m)


def test_with_bites_a_cat_discarded_by_choice_makes_the_next_player_skip() -> None:
    m = table(3, {0: "Ra Ca"}, draw="Ox", discards="Pi", discarded_cat="bites")
    told = asking.act(m, "0:DRAW 0:DH.cat")
    assert asking.kinds(told) == ["DRAW", "DISCARD", "SKIP_SET", "SKIPPED", "TURN"]
    assert [event.seat for event in told] == [0, 0, 1, 1, 2]
    assert (m.asked, phase(m), skips(m), discards(m, 2)) == ((2,), "SOURCE", [0, 0, 0], "Pi Ca")
    assert "TAKE" in legal(m)


def test_with_bites_a_cat_discarded_because_a_thirteenth_card_must_go_makes_the_next_player_skip() -> None:
    hands, tables = {0: "Ra Ox Ti Rb Dr Sn"}, {0: "Ho Go Mo Ro Do Ca"}
    m = table(3, hands, tables, draw="Ra", discards="Pi", discarded_cat="bites")
    play(m, "0:DRAW")
    assert not legal(m) & {"PASS", "DT.cat"}, "a thirteenth card in hand: one must go from there"
    play(m, "0:PICK.cat 0:LAY.rat 0:DH.cat")
    assert (m.asked, phase(m), skips(m), discards(m, 1)) == ((2,), "SOURCE", [0, 0, 0], "Ca")


def test_with_bites_a_cat_discarded_from_the_table_bites_too_and_a_pangu_does_nothing() -> None:
    m = table(3, {0: "Ra"}, {0: "Ca Pa"}, draw="Ox", discards="Pi", discarded_cat="bites")
    play(m, "0:DRAW")
    assert play(m.clone(), "0:DT.cat").asked == (2,)
    assert play(m.clone(), "0:DT.pangu").asked == (1,)


def test_with_bites_a_cat_played_at_once_and_another_discarded_cost_the_next_player_two_turns() -> None:
    m = table(3, {0: "Ra Ca"}, draw="Ca", discards="Pi", discarded_cat="bites")
    play(m, "0:DRAW 0:NOW 0:DH.cat")
    assert (m.asked, skips(m)) == ((2,), [0, 1, 0]), "one turn is missed now, the other next time"
    play(m, "2:DRAW 2:PASS 0:DRAW 0:PASS")
    assert (m.asked, skips(m)) == ((2,), [0, 0, 0])


def test_with_bites_skips_are_bounded() -> None:
    m = table(2, {0: "Ca"}, draw="Ra", discards="Pi", discarded_cat="bites", skips=(0, MOST_SKIPS), table_rules=True)
    play(m, "0:DRAW 0:DH.cat")
    assert (m.asked, skips(m)) == ((0,), [0, MOST_SKIPS - 1])


def test_with_bites_the_twelve_may_be_completed_by_the_discard_of_a_cat() -> None:
    m = table(2, {0: "Ra Ox Ti Rb Dr Ca"}, {0: "Ho Go Mo Ro Do Pi"}, draw="Sn", discards="Ra", discarded_cat="bites")
    play(m, "0:DRAW 0:DH.cat 0:ZODIAC")
    assert (phase(m), m.record.winner, skips(m)) == ("OVER", 0, [0, 1])


def test_with_bites_a_cat_taken_from_the_discards_and_thrown_again_bites_again() -> None:
    m = table(2, {0: "Ra Ca"}, draw="Ox", discards="Pi", discarded_cat="bites")
    play(m, "0:DRAW 0:DH.cat 0:TAKE 0:DH.cat")
    assert (m.asked, m.record.turn) == ((0,), 12), "tables that mind it bar Cats from being taken (R8)"


@pytest.mark.parametrize(("lang", "said"), [
    ("en", ": the next player misses a turn"), ("it", ": chi gioca dopo salta un turno"), ("zh-Hans", "，下家停一轮"),
])  # fmt: skip
def test_what_a_discarded_cat_does_is_said_where_it_bites(lang: str, said: str) -> None:
    for option, ending in (("bites", said), ("quiet", "")):
        m = table(3, {0: "Ra Ca"}, {0: "Ca"}, draw="Ox", discards="Pi", discarded_cat=option)
        play(m, "0:DRAW")
        texts = {m.spell(choice.action): choice.text for choice in m.choices(0, lang)}
        assert all(texts[action].endswith(said) == bool(ending) for action in ("DH.cat", "DT.cat"))
        assert not texts["DH.rat"].endswith(said)


def test_exchanging_a_face_up_double_and_winning() -> None:
    m = table(2, {0: "Ra Ox Ti Rb Dr Sn"}, {0: "Ho Go Mo Ro Do Do"}, draw="Pi", discards="Ra")
    play(m, "0:DRAW 0:PICK.dog 0:LAY.rat 0:DH.dog 0:ZODIAC")
    assert (phase(m), m.record.winner) == ("OVER", 0)
    assert (hand(m, 0), face_up(m, 0)) == ("Ox Ti Rb Dr Sn Pi", "Ra Ho Go Mo Ro Do")


def test_after_the_first_lay_nothing_is_picked_up() -> None:
    m = table(2, {0: "Ra Ox Ti"}, {0: "Ho Go"}, draw="Pi", discards="Ra")
    play(m, "0:DRAW 0:PICK.horse 0:LAY.rat")
    assert not legal(m) & {"PICK.goat", "PICK.rat"}
    assert legal(m) >= {"LAY.horse", "LAY.pig", "PASS", "DH.horse", "DT.goat"}
    assert public(m, 0) == "Ho"


def test_the_reshuffle_keeps_the_last_discard() -> None:
    m = table(2, {0: "Ra Ox"}, draw="Ti", discards="Go Mo", rest="disc")
    play(m, "0:DRAW 0:DH.rat")
    assert (m.asked, phase(m)) == ((1,), "SOURCE")
    assert (m.record.disc_n, discards(m, 1), m.record.draw_n) == (1, "Ra", 97)
    assert legal(m) == {"DRAW", "TAKE"}


def test_only_the_top_discard_is_taken_and_everybody_knows_it() -> None:
    m = table(2, {0: "Ra"}, discards="Go Mo")
    play(m, "0:TAKE")
    assert (hand(m, 0), public(m, 0), discards(m, 1)) == ("Ra Mo", "Mo", "Go")
    assert "DH.monkey" in legal(m), "the card just taken may be thrown again (R6)"


def test_a_known_card_is_the_one_that_leaves_the_hand() -> None:
    m = table(2, {0: "Ra Ra"}, known={0: "Ra"}, draw="Ox", discards="Go")
    play(m, "0:DRAW 0:DH.rat")
    assert (hand(m, 0), public(m, 0)) == ("Ra Ox", "")


def test_passing_at_the_source_is_only_for_when_nothing_else_is_possible() -> None:
    small = {"players": {"max": 2}, "deck": {"sign_copies": [1] * 12, "cats": 1, "pangus": 1}, "deal": {"hand": 1}}
    m = table(
        2, {0: "Ra Ox Ti Rb Dr Sn", 1: "Ca"}, {0: "Ho Go Mo Ro Do"}, discards="Pi Pa", rest="disc", components=small
    )
    assert legal(m) == {"PASS"}
    assert m.why_not(0, 0) == "The draw pile is empty."


def test_whole_turn_arranging_is_allowed_before_drawing() -> None:
    m = table(2, {0: "Ra"}, {0: "Ox"}, draw="Ti", discards="Go", arrange="whole_turn")
    assert legal(m) == {"DRAW", "TAKE", "PICK.ox", "LAY.rat"}
    play(m, "0:PICK.ox 0:LAY.rat")
    assert "PICK.rat" not in legal(m), "after a LAY nothing is picked up for the rest of the turn"
    play(m, "0:DRAW")
    assert not {a for a in legal(m) if a.startswith("PICK")}


def test_action_cards_that_must_be_played_are_discarded_only_in_need() -> None:
    m = table(2, {0: "Ra Ox Ti Rb Dr Ca"}, {0: "Ho Go Mo Ro Do Do"}, draw="Pi", discards="Ra", action_discard=False)
    play(m, "0:DRAW")
    assert "DH.cat" not in legal(m) and "DH.rat" in legal(m)
    m = table(2, {0: "Ca Ca Ca Pa Pa Pa"}, {0: "Ho Go Mo Ro Do Do"}, draw="Ca", discards="Pa", action_discard=False)
    play(m, "0:DRAW")
    assert {a for a in legal(m) if a.startswith("D")} == {"DH.cat", "DH.pangu"}


def test_after_the_only_discard_was_taken_nothing_is_there_to_take() -> None:
    m = table(2, {0: "Ra"}, discards="Go")
    play(m, "0:TAKE 0:PASS")
    assert (m.asked, m.record.disc_n, legal(m)) == ((1,), 0, {"DRAW"})
    assert m.why_not(1, 1) == "The discard pile is empty."


def test_a_pangu_that_the_reshuffle_keeps_on_top_still_blocks_the_pile() -> None:
    m = table(2, {0: "Ra Pa"}, draw="Ti", discards="Go Mo", rest="disc")
    play(m, "0:DRAW 0:DH.pangu")
    assert (m.record.disc_n, discards(m, 1), m.record.draw_n) == (1, "Pa", 97)
    assert legal(m) == {"DRAW"}
