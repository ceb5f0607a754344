"""People's time, as pure arithmetic: a bank with an increment, a time for a turn, each decision; and who is away."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import jadetable as jt
from jadetable.core.match import Match
from jadetable.core.position import Position
from jadetable.server.tables import timing
from jadetable.server.tables.table import Change, Table
from jadetable.server.tables.timing import BANK, DECISION, TURN, Timing
from tests.server.client import Rest, socket
from tests.server.running import InThread, Process

Json = Any
PEOPLE = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cy")]
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


# --- at the server ----------------------------------------------------------------------------------------------------


async def clocks_of(base: str, table: str, *tokens: str) -> list[Json]:
    async with socket(base, table, *tokens) as one:
        found: list[Json] = (await one.next("welcome"))["viewers"][0]["clocks"]
        return found


KINDS = {
    "bank": {"clock": 600, "clock_kind": "bank", "increment": 10},
    "turn": {"clock": 60, "clock_kind": "turn"},
    "days": {"clock": 3 * 24 * 3600, "clock_kind": "turn"},
}


@pytest.mark.parametrize("terms", KINDS.values(), ids=KINDS)
async def test_everybody_sees_the_same_clocks_through_reconnects_and_a_kill(tmp_path: Path, terms: Json) -> None:
    process = Process(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log")
    process.start()
    async with Rest(process.base) as host:
        made = await host.open("zodiac", PEOPLE, start=True, **terms)
        table, tokens = made["table"]["id"], made["tokens"]
        shown = made["table"]
        assert (shown["clock"], shown["clock_kind"]) == (terms["clock"], terms["clock_kind"])
        await host.play(table, most=5)
        first = await clocks_of(process.base, table)
        assert sum(one["deadline"] is not None for one in first) == 1
        running = next(one["deadline"] for one in first if one["deadline"] is not None)
        most = max(one["left"] for one in first) + 1000 * terms.get("increment", 0)
        assert 0 < running - time.time() * 1000 <= most
        process.kill()
        process.start()
        for held in ([], [tokens["0"]], [tokens["1"]], [tokens["2"]]):
            assert await clocks_of(process.base, table, *held) == first
        await host.play(table, most=3)
        assert await clocks_of(process.base, table) != first
    process.stop()


async def test_a_choice_for_an_absent_seat_says_so_and_after_two_turns_a_bot_sits_in(server: InThread) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", PEOPLE[:2], start=True, clock=1, clock_kind="turn")
        table = made["table"]["id"]
        for _ in range(400):
            state = await host.get(f"/api/tables/{table}/state")
            away = [seat["seat"] for seat in state["table"]["seats"] if seat["away"]]
            if away:
                break
            await asyncio.sleep(0.1)
        (seat, *_) = away
        events = [(event["kind"], event["seat"]) for event in state["viewers"][0]["events"]]
        told = [kind for kind, whose in events if whose == seat and kind in ("timed-out", "sits-in")]
        assert told == ["timed-out", "timed-out", "sits-in"], "once a turn, however many choices were made"
        assert state["table"]["seats"][seat]["resting"]
        shown = await host.post(f"/api/tables/{table}/seats/{seat}/back")
        assert not shown["seats"][seat]["resting"] and not shown["seats"][seat]["away"]


async def test_who_answers_is_back(server: InThread) -> None:
    async with Rest(server.base) as host:
        table = (await host.open("zodiac", PEOPLE[:2], start=True, clock=600, clock_kind="turn"))["table"]["id"]
        state = await host.get(f"/api/tables/{table}/state")
        viewer = next(viewer for viewer in state["viewers"] if viewer["ask"])
        seat, live = viewer["seat"], server.tables.live[table]

        def gone(stored: Table, _: int) -> Change:
            missed = tuple(2 * (other == seat) for other in range(2))
            seats = tuple(replace(one, resting=number == seat) for number, one in enumerate(stored.seats))
            return Change(replace(stored, seats=seats, timing=replace(stored.timing, missed=missed)), (), (seat,))

        live.driven = True  # the bot is slow
        await server.on_loop(server.tables.change(live, gone))
        assert live.table.seats[seat].resting
        await host.answer(table, seat, viewer["ask"]["prompt"], viewer["ask"]["choices"][0]["action"])
        assert not live.table.seats[seat].resting and live.table.timing.missed[seat] == 0
        live.driven = False
