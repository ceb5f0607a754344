"""The shell people program against: what it refuses, and that refusing changes nothing."""

import datetime
from typing import Any

import pytest

import jadetable as jt
from jadetable import bots
from jadetable.conformance.playing import play_on
from jadetable.core import errors
from jadetable.core.record import SPECTATOR
from tests.toy import toy


def test_a_game_can_be_played_as_in_the_readme() -> None:
    m = jt.new("zodiac", seats=4, seed=7)
    while not m.over:
        for seat in m.asked:
            assert m.act(seat, m.legal(seat)[0])
    assert sorted(m.ranking)[0] == 1
    assert m.asked == ()
    assert all(m.legal(seat) == [] for seat in range(4))


@pytest.mark.parametrize("seat", [-1, 4, 99, "0", None, True, 1.0])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    m = jt.new("zodiac", seats=4, seed=7)
    with pytest.raises(errors.BadSeats):
        m.act(seat, 0)
    with pytest.raises(errors.BadSeats):
        m.legal(seat)


def test_wrong_seat_illegal_and_out_of_range_actions_and_a_finished_game_are_refused_and_change_nothing() -> None:
    m = jt.new("zodiac", seats=2, seed=7, options={"turns_per_seat": 1})
    before = m.digest
    other = 1 - m.asked[0]
    with pytest.raises(errors.NotAsked, match="nothing to decide"):
        m.act(other, 0)
    for action in (-1, 149, 10**9, "0", None, 1.5, True):
        with pytest.raises(errors.IllegalAction, match="no action"):
            m.act(m.asked[0], action)  # type: ignore[arg-type]
    with pytest.raises(errors.IllegalAction, match="Call ZODIAC"):
        m.act(m.asked[0], 3)
    assert (m.digest, m.actions, len(m.history)) == (before, [], 1)
    play_on(m)
    with pytest.raises(errors.GameOver):
        m.act(0, 0)
    assert m.why_not(0, 0) is not None


@pytest.mark.parametrize("seats", [0, 1, 9, -3, 10**9, "4", 2.0, True])
def test_absurd_seat_counts_are_refused(seats: Any) -> None:
    with pytest.raises(errors.BadSeats, match="2 to 8"):
        jt.new("zodiac", seats=seats)


@pytest.mark.parametrize("seed", [-1, 2**64, "7", 1.5, True])
def test_seeds_that_do_not_fit_are_refused(seed: Any) -> None:
    with pytest.raises(errors.BadSeed):
        jt.new("zodiac", seed=seed)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"tabel_rules": True}, "tabel_rules"),
        ({"arrange": "always"}, "after_draw, whole_turn"),
        ({"arrange": 2}, "arrange"),
        ({"pangu_wild": 9}, "0 to 8"),
        ({"pangu_wild": "2"}, "pangu_wild"),
        ({"first_dealer": 4}, "first_dealer"),
        ({"turns_per_seat": 0}, "turns_per_seat"),
        ({"table_rules": 2}, "table_rules"),
        ({"pangu_wild": True}, "pangu_wild"),
    ],
)
def test_options_that_do_not_exist_or_fit_are_refused_by_name(options: dict[str, Any], told: str) -> None:
    with pytest.raises(errors.BadOption, match=told):
        jt.new("zodiac", seats=4, options=options)


@pytest.mark.parametrize("day", ["yesterday", "1984-13-01", 19840230, "1899-12-31", "2101-01-01", 3.5, 10**40])
def test_birth_dates_that_cannot_be_are_refused(day: Any) -> None:
    with pytest.raises(errors.BadBirthday):
        jt.new("zodiac", seats=2, birthdays=[day])


def test_birth_dates_come_in_several_forms() -> None:
    m = jt.new("zodiac", seats=5, birthdays=["1984-02-02", datetime.date(1990, 1, 1), 20010203, None])
    assert m.birthdays == (19840202, 19900101, 20010203, 0)
    with pytest.raises(errors.BadBirthday, match="3"):
        jt.new("zodiac", seats=2, birthdays=[None] * 3)


def test_several_choices_are_taken_all_or_none() -> None:
    m = jt.new("zodiac", seats=2, seed=7)
    seat = m.asked[0]
    before = m.digest
    with pytest.raises(errors.IllegalAction, match="Step 3"):
        m.act_all(seat, [0, m.game.actions.encode("LAY", m.game.actions.size and _held(m, seat)), 0])
    assert (m.digest, m.actions, len(m.history)) == (before, [], 1)
    assert m.act_all(seat, [0]) != []
    assert len(m.actions) == 1


def _held(m: jt.Match, seat: int) -> int:
    return int(m.record.hand[seat].argmax())


def test_a_view_shows_the_own_hand_and_no_other() -> None:
    m = jt.new("zodiac", seats=3, seed=1)
    for seat in range(3):
        shown = m.view(seat)
        assert len(shown["hand"]) == 6
        assert "draw" not in shown
        assert shown["players"][(seat + 1) % 3]["known"] == []
    assert m.view()["hand"] is None
    assert m.know(SPECTATOR).count == 0


def test_a_drawn_card_is_told_to_the_drawer_only() -> None:
    m = jt.new("zodiac", seats=3, seed=1)
    seat = m.asked[0]
    (drawn,) = m.act(seat, 0)
    mine, theirs, onlooker = m.events(seat)[-1], m.events((seat + 1) % 3)[-1], m.events()[-1]
    assert mine.details == drawn.details
    assert (theirs.details, theirs.hidden, onlooker.details) == ({}, True, {})
    assert m.tell(theirs) == f"Seat {seat + 1} draws a card."
    assert m.tell(theirs, "it") != m.tell(theirs, "zh-Hans")


def test_pending_answers_of_a_simultaneous_prompt_stay_secret_until_the_last() -> None:
    m = jt.new(toy(), seats=3, seed=5)
    everybody: tuple[int, ...] = (0, 1, 2)
    assert m.asked == everybody
    m.act(1, m.legal(1)[0])
    assert list(m.asked) == [0, 2]
    assert m.know(0).record.answer[1] == -1
    assert m.know(1).record.answer[1] == m.actions[0][1]
    m.act(0, m.legal(0)[0])
    assert m.act(2, m.legal(2)[0])[0].kind == "ROUND"
    assert m.asked == everybody


def test_bots_are_found_by_code_and_unknown_ones_refused() -> None:
    game = jt.new("zodiac").game
    for code in ("random", "greedy", "easy", "normal", "slip:0", "slip:1000"):
        assert bots.make(game, code, 1).code == code
    for code in ("genius", "slip:1001", "slip:", "slip:-1", ""):
        with pytest.raises(errors.UnknownBot):
            bots.make(game, code, 1)


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(errors.UnknownGame, match="zodiac"):
        jt.new("chess")
    with pytest.raises(errors.UnknownLanguage, match="zh-Hans"):
        jt.new("zodiac").describe(0, 0, "tlh")
