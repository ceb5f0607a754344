"""How Zodiac looks in a terminal."""

from functools import partial
from typing import Any

import pytest
from rich.cells import cell_len

import jadetable
from jadetable.core.match import Match
from jadetable.core.words import words
from jadetable.games.zodiac.state import CARD_NAMES, CAT, PANGU
from jadetable.games.zodiac.terminal import card_name, draw
from tests.cli.jade import LANGUAGES
from tests.kit import screen

drawn = partial(screen.drawn, draw)


def table(seats: int = 3, **options: Any) -> Match:
    """A fresh game."""
    return jadetable.new("zodiac", seats=seats, seed=5, options=options)


def put(match: Match, place: str, seat: int, *cards: int) -> None:
    """Lay out a hand, a table or the known cards of a seat."""
    counts = getattr(match.record, place)[seat]
    counts[:] = 0
    for card in cards:
        counts[card] += 1
    if place != "known":
        getattr(match.record, f"{place}_n")[seat] = len(cards)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_table_fits_into_80_columns(lang: str, seats: int) -> None:
    match = table(seats)
    for seat in range(seats):
        put(match, "table", seat, 3, 5, 5, 6, 9, CAT)
        put(match, "hand", seat, 0, 3, 5, 8, 9, PANGU, PANGU)
        put(match, "known", seat, 3, 5, 8, 9)
        match.names[seat] = "A rather long name here"
    for viewer in (None, 0, seats - 1):
        text = drawn(match, viewer, lang)
        assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= 80
        assert "zodiac-table" not in text and "…" not in text


def test_ones_own_hand_is_sorted_with_duplicates_stacked() -> None:
    match = table()
    put(match, "hand", 0, PANGU, 4, 0, 4, 4, 11)
    line = next(line for line in drawn(match).splitlines() if "Your hand" in line)
    assert "6/6" in line
    assert "🐀 Rat  🐉 Dragon ×3  🐖 Pig  🪓 Pangu" in line


def test_other_hands_are_backs_with_known_cards_named() -> None:
    match = table()
    put(match, "hand", 1, 1, 2, 7, 7)
    put(match, "known", 1, 7)
    text = drawn(match)
    assert "▮▮▮▮ 4" in text
    assert "🐐 Goat" in text.partition("╭")[0]
    assert "Tiger" not in text.partition("╭")[0]


def test_a_spectator_sees_no_hand() -> None:
    text = drawn(table(), None)
    assert "Your hand" not in text
    assert text.count("▮▮▮▮▮▮ 6") == 3


def test_every_seat_has_six_places() -> None:
    match = table()
    put(match, "table", 1, 4)
    rows = drawn(match).splitlines()
    first = next(place for place, row in enumerate(rows) if "🐉 Dragon" in row)
    assert (rows[first] + rows[first + 1]).count("·") == 5


def test_piles_show_counts_and_the_top_discard() -> None:
    match = table()
    match.record.disc[:2] = (3, 8)
    match.record.disc_n = 2
    text = drawn(match)
    assert f"Draw pile ▮ {match.record.draw_n}" in text
    assert "Discard pile 2  on top: 🐒 Monkey" in text
    assert "🔒" not in text


def test_a_pangu_on_the_discard_pile_is_a_lock() -> None:
    match = table()
    match.record.disc[0] = PANGU
    match.record.disc_n = 1
    assert "🔒 Pangu covers it" in drawn(match)


def test_a_penalty_closes_the_pile_with_a_lock() -> None:
    match = table(table_rules=True)
    match.record.closed = 1
    assert "🔒 closed by a penalty" in drawn(match)


def test_an_empty_discard_pile_says_so() -> None:
    match = table()
    match.record.disc_n = 0
    assert "Discard pile 0  empty" in drawn(match)


def test_skips_turn_and_twelve_cards_are_marked_with_words() -> None:
    match = table()
    match.record.skip[1] = 1
    match.record.skip[2] = 2
    match.record.cur = 1
    put(match, "table", 2, 0, 1, 2, 3, 4, 5)
    text = drawn(match)
    assert "misses a turn" in text and "misses 2 turns" in text
    assert "▶ Seat 2" in text and "▶ Seat 1" not in text
    assert "12 cards!" in text


def test_the_wheel_shows_what_is_held_and_names_what_is_missing() -> None:
    match = table()
    put(match, "hand", 0, 0, 1, 2, 3, 4, 5)
    put(match, "table", 0, 6, 7, 8, 9, 10)
    text = drawn(match)
    assert "Your signs 11/12" in text
    assert "🐕 ··" in text
    missing = next(line for line in text.splitlines() if "Missing" in line)
    assert "🐖 Pig" in missing and "Dog" not in missing


def test_signs_seen_with_others_count_table_and_known_cards() -> None:
    match = table()
    put(match, "hand", 1, 1, 2, 7)
    put(match, "known", 1, 1)
    put(match, "table", 1, 1, 4, CAT)
    assert " 2/12" in drawn(match)


def test_seven_cards_in_hand_are_shown_as_too_many() -> None:
    match = table()
    seat = match.asked[0]
    match.act(seat, 0)
    text = drawn(match, seat)
    assert "Your hand 7/6" in text and "just drawn: " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_picture_and_a_name(lang: str) -> None:
    shown = {card_name(card, words(lang)) for card in CARD_NAMES}
    assert len(shown) == len(CARD_NAMES)
    assert all(len(card.split(" ", 1)) == 2 for card in shown)
