"""Setting up, who begins, and the options."""

from collections import Counter

import pytest

import jadetable as jt
from jadetable.core.errors import BadOption
from jadetable.games.wuxing.state import BOARD, DRAW_PILE
from tests.games.wuxing.scenario import board, tokens, where


def first(seats: int, birthdays: tuple[str | None, ...] = (), **options: object) -> int:
    """Who begins."""
    m = jt.new("wuxing", seats=seats, seed=3, options=options, birthdays=birthdays)
    assert m.asked == (int(m.record.first),)
    return int(m.record.first)


@pytest.mark.parametrize("seats", range(2, 7))
def test_three_tiles_are_laid_out_and_everybody_gets_three_tokens(seats: int) -> None:
    m = jt.new("wuxing", seats=seats, seed=5)
    assert [event.kind for event in m.events()] == ["PLACE", "PLACE", "PLACE", "BOARD_TO", "THROW"]
    assert [event.details["space"] for event in m.events()[:3]] == [0, 1, 2]
    assert len(where(m, BOARD)) == 3 and len(where(m, DRAW_PILE)) == 24 == int(m.record.draw_n)
    assert [int(panel) for panel in m.record.space_rot] == [0, 0, 0]
    assert tokens(m) == [3] * seats and not any(m.record.tokens[seats:])
    assert (m.events()[-1].details["d0"], m.events()[-1].details["d1"]) == tuple(int(face) for face in m.record.dice)
    assert m.faults == [] and int(m.record.pending) == -1


def test_every_tile_and_every_seat_can_come_first() -> None:
    tiles, seats = Counter[str](), Counter[int]()
    for seed in range(100):
        m = jt.new("wuxing", seats=3, seed=seed)
        tiles.update(word[:-2] for word in board(m).split())
        seats[m.asked[0]] += 1
    assert len(tiles) == 27 and max(tiles.values()) < 30
    assert set(seats) == {0, 1, 2} and min(seats.values()) > 15


def test_a_chosen_seat_begins() -> None:
    assert [first(4, first_player="seat", first_seat=seat) for seat in range(4)] == [0, 1, 2, 3]


def test_the_first_seat_must_exist() -> None:
    with pytest.raises(BadOption):
        jt.new("wuxing", seats=3, options={"first_seat": 3})


def test_the_oldest_begins_and_seats_without_a_date_are_younger() -> None:
    assert first(3, ("1990-05-01", "1980-05-01", "1985-05-01"), first_player="oldest") == 1
    assert first(3, (None, None, "2015-05-01"), first_player="oldest") == 2
    assert first(3, ("1980-05-01", "1980-05-01"), first_player="oldest") == 0
    assert first(3, first_player="oldest") == 0


def test_the_youngest_is_the_last_in_the_order_of_age() -> None:
    assert first(3, ("1990-05-01", "1980-05-01", "1985-05-01"), first_player="youngest") == 0
    assert first(3, (None, None, "2015-05-01"), first_player="youngest") == 1
    assert first(3, ("1980-05-01", "1980-05-01", "1970-01-01"), first_player="youngest") == 1
    assert first(3, first_player="youngest") == 2


def test_the_sign_that_comes_first_from_rat_to_pig_begins() -> None:
    # The Rat's year 1984 began on 2 February; the day before belongs to the Pig.
    assert first(3, ("1984-02-01", "1985-06-01", "1984-02-02"), first_player="zodiac") == 2
    assert first(2, ("1984-02-01", "1985-06-01"), first_player="zodiac") == 1


def test_of_equal_signs_the_older_begins_and_seats_without_a_date_come_last() -> None:
    assert first(3, ("1997-06-01", "1985-06-01", "1973-06-01"), first_player="zodiac") == 2
    assert first(3, (None, None, "1983-06-01"), first_player="zodiac") == 2
    assert first(3, first_player="zodiac") == 0


def test_of_equal_signs_and_equal_dates_the_lower_seat_begins() -> None:
    assert first(3, ("1986-06-01", "1985-06-01", "1985-06-01"), first_player="zodiac") == 1


def test_a_birth_before_the_new_year_of_1900_is_a_pigs() -> None:
    # After a Dog, but before a younger Pig. The Rat's year began on 31 January.
    assert first(2, ("1900-01-30", "1982-06-01"), first_player="zodiac") == 1
    assert first(2, ("1983-06-01", "1900-01-30"), first_player="zodiac") == 1
    assert first(2, ("1984-06-01", "1900-01-31"), first_player="zodiac") == 1


def test_options_have_the_defaults_of_the_rules() -> None:
    assert jt.new("wuxing", seats=4, seed=1).options == {
        "end_rule": "unfilled",
        "first_player": "random",
        "first_seat": 0,
        "capture_natural": False,
        "tie_break": "shared",
        "table_rules": False,
        "max_turns": 400,
    }


@pytest.mark.parametrize("limit", [0, 65536])
def test_the_turn_limit_has_bounds(limit: int) -> None:
    with pytest.raises(BadOption):
        jt.new("wuxing", options={"max_turns": limit})
