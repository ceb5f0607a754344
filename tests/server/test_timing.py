"""People's time, as pure arithmetic: a bank with an increment, a time for a turn, each decision; and who is away."""

from dataclasses import replace

import pytest

import jadetable as jt
from jadetable.core.match import Match
from jadetable.core.position import Position
from jadetable.server.tables import timing
from jadetable.server.tables.timing import BANK, DECISION, TURN, Timing

SECOND = 1000
EVERYBODY = (0, 1, 2)


def dealt(kind: str, seconds: int = 60, increment: int = 0, slug: str = "zodiac") -> tuple[Match, Timing]:
    match = jt.new(slug, seats=3, seed=4)
    start = timing.at_the_deal(Timing(kind, seconds, increment), 3, EVERYBODY, match.asked, 0)
    return match, start


def chosen(match: Match, clocks: Timing, now: int, place: int = 0) -> tuple[Timing, int]:
    """The first asked seat chooses; the clocks after it, and who that was."""
    seat = match.asked[0]
    before = match.position.clone()
    match.act(seat, match.legal(seat)[place])
    fresh = match.asked if len(match.asked) == 1 else ()
    return timing.moved_on(clocks, before, match.position, fresh, EVERYBODY, now), seat


def test_a_bank_runs_while_its_seat_is_asked_and_grows_after_each_turn() -> None:
    match, clocks = dealt(BANK, 60, 10)
    (seat,) = match.asked
    assert clocks.deadlines[seat] == 60 * SECOND and sum(map(bool, clocks.deadlines)) == 1
    now = 0
    while match.asked == (seat,):
        now += 2 * SECOND
        running = clocks.deadlines[seat]
        clocks, _ = chosen(match, clocks, now)
    assert running == 60 * SECOND, "one turn, one deadline, however many choices"
    assert clocks.left[seat] == 60 * SECOND - now + 10 * SECOND
    assert clocks.deadlines[seat] == 0 and clocks.deadlines[match.asked[0]] == now + 60 * SECOND


def test_an_empty_bank_still_gives_a_little_for_each_turn() -> None:
    match, clocks = dealt(BANK, 60, 5)
    (seat,) = match.asked
    assert replace(clocks, left=(0, 0, 0)).budget(seat) == timing.LEAST_SECONDS * SECOND
    assert replace(clocks, left=(0, 0, 0), increment=30).budget(seat) == 30 * SECOND


def test_a_turn_has_one_time_for_all_its_choices() -> None:
    match, clocks = dealt(TURN, 30)
    (seat,) = match.asked
    deadlines = set()
    now = 0
    while match.asked == (seat,):
        deadlines.add(clocks.deadlines[seat])
        now += SECOND
        clocks, _ = chosen(match, clocks, now)
    assert deadlines == {30 * SECOND}
    assert clocks.deadlines[match.asked[0]] == now + 30 * SECOND


def test_timed_by_decision_each_choice_has_its_own_time() -> None:
    match, clocks = dealt(DECISION, 30)
    (seat,) = match.asked
    clocks, _ = chosen(match, clocks, 7 * SECOND)
    assert match.asked == (seat,), "zodiac asks again: what to discard"
    assert clocks.deadlines[seat] == 37 * SECOND


def test_a_square_that_is_drawn_shows_on_no_clock() -> None:
    match, clocks = dealt(TURN, 30, slug="ratdragon")
    before, _ = clocks, match.position.clone()
    clocks, seat = chosen(match, clocks, SECOND)
    assert seat in match.asked and clocks.deadlines == before.deadlines


@pytest.mark.parametrize("slug", ["race", "ratdragon"])
def test_a_new_question_to_all_is_a_new_turn_for_the_last_one_too(slug: str) -> None:
    match, clocks = dealt(TURN, 30, slug=slug)
    now = 0
    for _ in range(400):
        now += SECOND
        asked = match.asked
        clocks, seat = chosen(match, clocks, now)
        if asked == (seat,) and len(match.asked) == 3:
            assert set(clocks.deadlines) == {now + 30 * SECOND}
            return
    pytest.fail("they are never asked together")


def test_choosing_again_buys_no_time_and_costs_nobody_else_any() -> None:
    match, clocks = dealt(BANK, 60, 10)
    before, (seat,) = match.position.clone(), match.asked
    running = clocks.deadlines[seat]
    while match.asked == (seat,):
        clocks, _ = chosen(match, clocks, 20 * SECOND)
    (following,) = match.asked
    back = timing.taken_back(clocks, seat, before.asked)
    assert back.deadlines[seat] == running and back.deadlines[following] == 0
    assert back.left[following] == 60 * SECOND
    again = timing.stopped(back, seat, 25 * SECOND)
    assert again.left[seat] == 35 * SECOND + 10 * SECOND, "the increment counts once"
    assert timing.runs_out(clocks, seat, 61 * SECOND), "when the time is over, there is none to choose again"


def test_who_misses_two_turns_in_a_row_is_away_until_they_are_back() -> None:
    match, clocks = dealt(TURN, 30)
    (seat,) = match.asked
    for turn in (1, 2):
        clocks, news = timing.chosen_for(clocks, seat)
        assert news and clocks.missed[seat] == turn
        assert timing.chosen_for(clocks, seat) == (clocks, False), "told once a turn, however many choices"
        assert timing.is_away(clocks, seat) == (turn == 2)
        clocks = timing.started(timing.stopped(clocks, seat, turn), seat, turn)
    clocks = timing.reseated(clocks, (0, 1, 2), tuple(other for other in EVERYBODY if other != seat), match.asked, 0)
    assert clocks.deadlines[seat] == 0, "a bot needs no clock"
    clocks = timing.reseated(clocks, tuple(other for other in EVERYBODY if other != seat), EVERYBODY, match.asked, 5000)
    assert not timing.is_away(clocks, seat) and clocks.deadlines[seat] == 35 * SECOND


def test_without_a_clock_nothing_runs() -> None:
    match, clocks = dealt(TURN, 0)
    clocks, seat = chosen(match, clocks, SECOND)
    assert set(clocks.deadlines) == {0} and not timing.runs_out(clocks, seat, 10**9)
    position: Position = match.position
    assert timing.taken_back(clocks, seat, position.asked) == clocks
