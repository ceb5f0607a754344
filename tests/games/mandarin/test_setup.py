"""Setup: signs from birth dates, purses, the oldest seat; and what a components file may not say."""

from typing import Any

import pytest

import jadetable as jt
from jadetable.core.errors import BadComponents, BadOption, BadSeats
from jadetable.core.record import SPECTATOR
from jadetable.games.mandarin.rules_figures import control
from jadetable.games.mandarin.state import ANIMALS

GOAT, MONKEY, DRAGON = 7, 8, 4


def signs(**given: Any) -> list[int]:
    match = jt.new("mandarin", seed=3, **given)
    return [int(sign) for sign in match.record.sign[: match.seats]]


def test_january_1956_is_a_goat_and_february_1956_a_monkey() -> None:
    match = jt.new("mandarin", seats=3, seed=1, birthdays=["1956-01-20", "1956-02-01"])
    assert list(match.record.sign[:2]) == [GOAT, MONKEY]
    assert list(match.record.pos[:2]) == [22, 25]


def test_the_year_of_this_game_begins_in_february_whatever_the_moon_says() -> None:
    # 1 February 1956 lies before the lunar new year (12 February), 31 January 1990 after it (27 January).
    assert signs(seats=3, birthdays=["1956-02-01", "1990-01-31"])[:2] == [MONKEY, 5]


def test_everybody_gets_3000_yuan_and_all_72_figures_are_in_the_pagoda() -> None:
    match = jt.new("mandarin", seats=4, seed=1)
    assert list(match.record.money) == [3000, 3000, 3000, 3000, 0]
    assert match.record.pagoda_n == 72 and match.record.coll.sum() == 0
    assert (match.record.pagoda == [5, 1]).all()
    assert all(control(match.components, match.record, sector) == -1 for sector in range(ANIMALS))
    assert match.view(0)["players"][0]["notes"] == [3, 0, 0]
    assert match.know(0).facts["notes"] == [1000, 500, 100]
    assert sum(value * count for value, count in match.printed.money.notes) == 3000
    assert match.printed.money.notes == [[1000, 1], [500, 3], [100, 5]]


def test_two_seats_of_one_sign_share_a_space() -> None:
    match = jt.new("mandarin", seats=3, seed=1, birthdays=["1988-03-05", "1988-05-20"])
    assert list(match.record.sign[:2]) == [DRAGON, DRAGON] and list(match.record.pos[:2]) == [13, 13]


@pytest.mark.parametrize("seed", range(20))
def test_seats_without_a_date_draw_signs_that_nobody_has(seed: int) -> None:
    match = jt.new("mandarin", seats=5, seed=seed, birthdays=[None, "1988-03-05", "1988-05-20"])
    drawn = {int(match.record.sign[seat]) for seat in (0, 3, 4)}
    assert len(drawn) == 3 and DRAGON not in drawn
    assert list(match.record.pos) == [3 * sign + 1 for sign in match.record.sign]


def test_all_free_signs_can_be_drawn() -> None:
    found = {int(jt.new("mandarin", seats=3, seed=seed).record.sign[0]) for seed in range(150)}
    assert found == set(range(ANIMALS))


def test_the_option_signs_goes_before_birth_dates() -> None:
    chosen = signs(seats=3, options={"signs": [0, -1, 0]}, birthdays=["1988-03-05", "1988-05-20"])
    assert chosen == [0, DRAGON, 0]


def test_wished_signs_of_absent_seats_are_ignored() -> None:
    match = jt.new("mandarin", seats=3, seed=1, options={"signs": [1, 2, 3, 4, 5]})
    assert match.faults == [] and list(match.record.sign) == [1, 2, 3, 0, 0]


def test_the_oldest_seat_begins_and_turns_go_to_the_left() -> None:
    match = jt.new("mandarin", seats=4, seed=1, birthdays=["1990-01-01", "1970-05-05", "1970-05-05", None])
    assert match.record.first == 1 and match.asked == (1,) and match.record.cur == 1


def test_seats_without_a_date_are_younger_than_all_others_and_lower_seats_older() -> None:
    assert jt.new("mandarin", seats=3, seed=1, birthdays=[None, None, "2015-05-05"]).record.first == 2
    assert jt.new("mandarin", seats=3, seed=1).record.first == 0


def test_a_wished_sign_leaves_the_birth_date_to_decide_who_begins() -> None:
    match = jt.new("mandarin", seats=3, seed=1, options={"signs": [-1, 3]}, birthdays=["1990-01-01", "1970-05-05"])
    assert match.record.sign[1] == 3 and match.record.first == 1 and match.asked == (1,)


def test_birth_dates_are_kept_for_the_replay_and_known_to_nobody() -> None:
    match = jt.new("mandarin", seats=3, seed=1, birthdays=["1990-01-01", "1970-05-05"])
    assert list(match.record.birth[:3]) == [19900101, 19700505, 0]
    for seat in range(SPECTATOR, 3):
        assert match.know(seat).record.birth.sum() == 0 and match.imagine(seat, 7)["birth"].sum() == 0


def test_three_to_five_seats_can_play() -> None:
    for seats in (2, 6):
        with pytest.raises(BadSeats):
            jt.new("mandarin", seats=seats)


def test_a_sign_beyond_the_twelve_is_refused() -> None:
    with pytest.raises(BadOption):
        jt.new("mandarin", options={"signs": [12]})


BROKEN: dict[str, Any] = {
    "$.game.slug": {"game": {"slug": "zodiac"}},
    "the fewest must not exceed": {"game": {"seats": [5, 4]}},
    "3 to 5 can play - at `$.game.seats`": {"game": {"seats": [2, 5]}},
    "to 5 can play - at `$.game.seats`": {"game": {"seats": [3, 6]}},
    "$.board.die": {"board": {"die": [1, 2, 3, 4, 5]}},
    "$.board.die[5]": {"board": {"die": [1, 2, 3, 4, 5, 36]}},
    "$.board.spaces_per_sector": {"board": {"spaces_per_sector": 4}},
    "$.board.character_space": {"board": {"character_space": 3}},
    "$.figures.emperors": {"figures": {"emperors": 7}},
    "$.figures.copies": {"figures": {"copies": 22}},
    "$.figures.face_up": {"figures": {"face_up": [2, 1]}},
    "the denominator": {"figures": {"face_up": [0, 0]}},
    "$.money.start": {"money": {"start": 3050}},
    "$.money.bank_pays": {"money": {"bank_pays": 50}},
    "$.money.toll": {"money": {"toll": 250}},
    "$.money.toll_emperor": {"money": {"toll_emperor": 450}},
    "$.money.value": {"money": {"value": 150}},
    "$.money.value_emperor": {"money": {"value_emperor": 410}},
    "$.money.notes": {"money": {"notes": [[1000, 1], [350, 3], [100, 5]]}},
    "the smallest note": {"money": {"notes": [[1000, 1], [500, 3]]}},
    "$.auction.minimum": {"auction": {"minimum": 0}},
    "$.auction.step": {"auction": {"step": 150}},
    "at least the unit - at `$.auction.step": {"auction": {"step": 0}},
    "$.auction.raise_steps": {"auction": {"raise_steps": 50}},
    "$.auction.bid_cap": {"auction": {"bid_cap": 32100}},
    "$.goals.distinct": {"goals": {"distinct": 13}},
    "$.game.limit": {"game": {"limit": -1}},
    "unknown field": {"money": {"rent": 100}},
}


@pytest.mark.parametrize("where", BROKEN)
def test_impossible_components_are_refused_by_name(where: str) -> None:
    with pytest.raises(BadComponents) as refusal:
        jt.new("mandarin", components=BROKEN[where])
    assert where in refusal.value.details["why"]


def test_numbers_are_found_where_they_stood_before() -> None:
    about = {"slug": "mandarin", "title": "Mandarin", "seats_min": 3, "seats_max": 4, "minutes": 45}
    former = {"game": about, "board": {"animals": ["rat", "ox"]}, "limits": {"round_limit": 7}}
    match = jt.new("mandarin", components=former)
    assert list(match.printed.game.seats) == [3, 4] and list(match.printed.game.minutes) == [45, 45]
    assert match.record.round_limit == 7
    assert list(jt.new("mandarin", components={"game": {"minutes": [30, 60]}}).printed.game.minutes) == [30, 60]


def test_the_round_limit_comes_from_the_components_unless_chosen() -> None:
    assert jt.new("mandarin").record.round_limit == 100
    assert jt.new("mandarin", components={"game": {"limit": 7}}).record.round_limit == 7
    assert jt.new("mandarin", options={"round_limit": 3}).record.round_limit == 3
