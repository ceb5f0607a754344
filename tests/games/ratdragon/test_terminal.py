"""The table in a terminal, and drawings typed by a person."""

from typing import Any

import pytest

import jadetable as jt
from jadetable.core.match import Match
from jadetable.core.words import LANGUAGES, words
from jadetable.games.ratdragon.terminal import draw, read_entry
from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, TAKE_SUM, open_with, prepared, sheet
from tests.kit import screen

NAMES = ["Ann", "Mei", "Tao", "Lan", "Bo", "Jun"]


def shown(m: Match, seat: int | None, lang: str = "en") -> str:
    """The table as text."""
    return screen.drawn(draw, m, seat, lang, NAMES)


def entry(m: Match, text: str, seat: int = 0) -> Any:
    """What a typed text means now."""
    return read_entry(text, m.view(seat), m.know(seat).facts)


def test_one_sees_dice_creatures_guests_and_score() -> None:
    m = prepared({0: [(12, range(60, 72)), (1, [72])]}, seats=2, guests=3, pairs={0: [(1, 2)]})
    m.record.deck[:] = range(1, 13)
    open_with(m, 3, 4, 2)
    text = shown(m, 0)
    for wanted in ("[3]+[4]", "[2]", "Monkey 7", "Rabbit 2", "odd", "even", "Rat 1 ✓", "Rabbit 2 –", "1/20", "12♥"):
        assert wanted in text, wanted
    assert "12♥1" in text and "+11" in text and "Mei" in text and "cccccccccccc" not in text


def test_another_sheet_is_shown_small_as_it_was_at_the_start_of_the_round() -> None:
    m = prepared({1: [(12, range(60, 72))]}, seats=2)
    open_with(m, 3, 4, 2)
    m.act_all(1, [TAKE_SINGLE, 0, 1])
    text = shown(m, 0)
    assert "cccccccccccc" in text and "22.........." not in text and "has drawn" in text
    assert "22.........." not in shown(m, None)


def test_the_room_and_the_drawing_are_marked() -> None:
    m = prepared({0: [(2, [0, 1]), (1, [13])]})
    open_with(m, 2, 2, 6)
    m.act_all(0, [TAKE_SUM, 50])
    text = shown(m, 0)
    assert "■" in text and "□" in text and "×" in text and "1 of 4 squares" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "side"), [(1, 12), (2, 15), (6, 16)])
def test_it_fits_eighty_columns_from_beginning_to_end(lang: str, seats: int, side: int) -> None:
    changes = {"sheet": {"width": side, "height": side}}
    m = jt.new("ratdragon", seats=seats, seed=3, options={"pairs_to_end": 2, "pair_rule": "any"}, components=changes)
    rounds = 0
    while not m.over:
        seat = m.asked[0]
        m.act(seat, m.legal(seat)[0])
        if rounds != m.record.round or m.over:
            rounds = int(m.record.round)
            text = shown(m, 0, lang)
            assert "ratdragon-" not in text and "{" not in text and "…" not in text
            assert all(f"{row:>2} " in text for row in range(1, side + 1))
    assert words(lang).text("ratdragon-table-total") in text


def test_squares_in_any_order_are_sorted_so_that_each_touches_an_earlier_one() -> None:
    m = prepared()
    open_with(m, 3, 4, 3)
    assert entry(m, "c4 c5 d5") == [TAKE_SINGLE, 38, 50, 51]
    assert entry(m, "d5 c4 c5") == [TAKE_SINGLE, 38, 50, 51]
    m.act_all(0, entry(m, "d5 c4 c5"))
    assert sheet(m).creatures == 1


def test_a_path_steps_right_left_up_and_down() -> None:
    m = prepared()
    open_with(m, 2, 2, 6)
    assert entry(m, "C4 rrd") == [TAKE_SUM, 38, 39, 40, 52]
    assert entry(m, "c4 r l d uu") == [TAKE_SUM, 26, 38, 39, 50]


def test_the_number_of_squares_decides_which_creature_is_meant() -> None:
    m = prepared()
    open_with(m, 1, 1, 3)
    assert entry(m, "a1 b1")[0] == TAKE_SUM and entry(m, "a1 rr")[0] == TAKE_SINGLE
    assert entry(m, "a1") is None and entry(m, "a1 rrr") is None


def test_a_begun_drawing_can_be_continued() -> None:
    m = prepared()
    open_with(m, 2, 2, 6)
    m.act_all(0, [TAKE_SUM, 38])
    assert entry(m, "c6 c5") == [50, 62]


def test_a_partner_is_named_by_any_of_its_squares() -> None:
    m = prepared({0: [(12, range(60, 72))]})
    open_with(m, 2, 3, 1)
    assert entry(m, "a7 + d6") == [TAKE_SINGLE, 72, 60]
    m.act_all(0, [TAKE_SINGLE, 72])
    assert entry(m, "l6") == [60] and entry(m, "a1") is None
    m.act(0, NO_PAIR)


@pytest.mark.parametrize("text", ["", "1", "?", "rrd", "c4 x", "c16", "m1", "a1 u", "a1 lll", "help me", "c4 rr + z9"])
def test_what_is_no_drawing_is_left_to_others(text: str) -> None:
    m = prepared()
    open_with(m, 2, 2, 3)
    assert entry(m, text) is None


def test_pieces_apart_come_one_after_the_other() -> None:
    m = prepared(table_rules=True)
    open_with(m, 2, 2, 3)
    assert entry(m, "a1 h8 b1 h9") == [TAKE_SUM, 0, 1, 91, 103]
