"""Hints, frames, results, reviews and lessons: who gets them, when, and that they say the truth."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from jadetable.core import registry
from jadetable.core.words import LANGUAGES, words
from jadetable.lessons import LEARNER, play
from jadetable.lessons.scripts import LESSONS
from jadetable.server.finished import looking_back
from jadetable.server.tables import hints
from tests.server.client import Rest, last_choice
from tests.server.running import InThread, in_thread
from tests.server.test_secrets import swap_world

PERSON, OTHER, BOT = (
    {"kind": "person", "name": "Ada"},
    {"kind": "person", "name": "Bo"},
    {"kind": "bot", "level": "easy"},
)


@asynccontextmanager
async def at_a_table(
    server: InThread, seats: list[Any] | None = None, game: str = "zodiac", **more: Any
) -> AsyncIterator[tuple[Rest, str, dict[str, str]]]:
    """A fresh table: its host, its name and its tokens."""
    async with Rest(server.base) as host:
        made = await host.open(game, seats or [PERSON, OTHER], start=True, **more)
        yield host, made["table"]["id"], made["tokens"]


async def over(host: Rest, table: str) -> None:
    while (await host.get(f"/api/tables/{table}"))["status"] != "over":
        await asyncio.sleep(0.05)


def asked(state: Any) -> Any:
    return next(viewer for viewer in state["viewers"] if viewer["ask"] is not None)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "THOUGHT", "search:60")
    monkeypatch.setattr(hints, "AT_ONCE", 120.0)
    monkeypatch.setattr(hints, "COMPARING", 60.0)
    monkeypatch.setattr(looking_back, "REVIEW_SECONDS", 1.0)


@pytest.mark.usefixtures("quick")
async def test_a_hint_names_offered_choices_best_first(server: InThread) -> None:
    async with at_a_table(server) as (host, table, _):
        viewer = asked(await host.get(f"/api/tables/{table}/state"))
        hint = await host.get(f"/api/tables/{table}/hint", seat=viewer["seat"], lang="it")
        assert hint["prompt"] == viewer["ask"]["prompt"]
        offered = {choice["action"] for choice in viewer["ask"]["choices"]}
        assert 1 <= len(hint["choices"]) <= hints.SHOWN
        assert {choice["action"] for choice in hint["choices"]} <= offered
        assert all(0 <= choice["win"] <= 1 and choice["text"] and choice["visits"] > 0 for choice in hint["choices"])
        assert hint == await host.get(f"/api/tables/{table}/hint", seat=viewer["seat"], lang="it")


@pytest.mark.usefixtures("quick")
async def test_a_hint_is_for_whoever_holds_the_seat_and_only_when_it_is_asked(server: InThread) -> None:
    async with at_a_table(server) as (host, table, tokens):
        seat = asked(await host.get(f"/api/tables/{table}/state"))["seat"]
        async with Rest(server.base, [tokens[str(1 - seat)]]) as other, Rest(server.base) as onlooker:
            replies = [
                await other.call("GET", f"/api/tables/{table}/hint", seat=seat),
                await other.call("GET", f"/api/tables/{table}/hint", seat=1 - seat),
                await onlooker.call("GET", f"/api/tables/{table}/hint", seat=seat),
                await other.call("GET", f"/api/tables/{table}/hint", seat=5),
            ]
        assert [reply.json()["code"] for reply in replies] == ["not-your-seat", "not-asked", "wrong-token", "no-seat"]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", ["zodiac", "mandarin"])
async def test_a_hint_is_the_same_in_two_worlds_that_the_seat_cannot_tell_apart(server: InThread, game: str) -> None:
    async with at_a_table(server, [PERSON, OTHER, {"kind": "person", "name": "Lan"}], game) as (host, table, tokens):
        await host.play(table, last_choice, most=20)
        viewer = asked(await host.get(f"/api/tables/{table}/state"))
        seat = viewer["seat"]
        async with Rest(server.base, [tokens[str(seat)]]) as one:
            hint = await one.get(f"/api/tables/{table}/hint", seat=seat)
            back = await server.on_loop(swap_world(server, table, seat, 77))
            server.server.config.loaded_app.app.app.state[
                "hints"
            ]._thoughts.clear()  # or the first answer would be given again
            assert await one.get(f"/api/tables/{table}/hint", seat=seat) == hint
            await server.on_loop(back())


async def test_hints_are_limited_like_other_messages(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "THOUGHT", "search:2")
    with in_thread(f"sqlite:///{tmp_path / 'tables.db'}", seat_rate=0.001, seat_burst=2) as server:
        async with at_a_table(server) as (host, table, _):
            seat = asked(await host.get(f"/api/tables/{table}/state"))["seat"]
            codes = [(await host.call("GET", f"/api/tables/{table}/hint", seat=seat)).status_code for _ in range(4)]
            assert codes == [200, 200, 429, 429]


async def test_nothing_is_told_of_a_game_that_goes_on(server: InThread) -> None:
    async with at_a_table(server) as (host, table, _):
        for path in ("frames", "review", "result"):
            reply = await host.call("GET", f"/api/tables/{table}/{path}")
            assert (reply.status_code, reply.json()["code"]) == (409, "not-over")


async def test_a_game_that_is_over_gives_no_hints(server: InThread) -> None:
    async with at_a_table(server) as (host, table, _):
        await host.play(table)
        reply = await host.call("GET", f"/api/tables/{table}/hint", seat=0)
        assert reply.json()["code"] == "game-over"


@pytest.mark.parametrize("game", registry.house_slugs())
async def test_frames_lead_from_the_deal_to_the_end_as_each_seat_saw_it(server: InThread, game: str) -> None:
    async with at_a_table(server, [BOT, BOT, BOT], game) as (host, table, _):
        await over(host, table)
        for seat in (None, 0):
            eyes = {} if seat is None else {"seat": seat}
            frames: list[Any] = []
            page: Any = {"total": 1}
            while len(frames) < page["total"]:
                page = await host.get(f"/api/tables/{table}/frames", **{"from": len(frames)}, lang="it", **eyes)
                assert 1 <= len(page["frames"]) <= looking_back.MOST_FRAMES
                frames += page["frames"]
            assert [frame["number"] for frame in frames] == list(range(page["total"]))
            assert frames[0]["seat"] is None and frames[0]["kind"] == "deal"
            final = await host.get(f"/api/tables/{table}/state", since=1_000_000)  # the last page
            shown = frames[-1]["view"]
            assert shown["over"] and shown["ranking"] == final["viewers"][0]["view"]["ranking"]
            assert seat is not None or shown == final["viewers"][0]["view"]
            numbers = [event["number"] for frame in frames for event in frame["events"]]
            assert numbers == list(range(final["next"]))
            assert all(
                (frame["text"] != "") == (frame["seat"] is not None and frame["seat"] == seat) for frame in frames
            )
        few = await host.get(f"/api/tables/{table}/frames", **{"from": 3, "to": 4})
        assert [frame["number"] for frame in few["frames"]] == [3, 4]
        beyond = await host.get(f"/api/tables/{table}/frames", **{"from": 900_000})
        assert beyond["frames"] == [] and beyond["total"] == page["total"]
        assert (await host.call("GET", f"/api/tables/{table}/frames", seat=7)).json()["code"] == "no-seat"


async def test_the_result_ranks_and_scores_every_seat(server: InThread) -> None:
    async with at_a_table(server, [BOT, BOT, BOT], "wuxing") as (host, table, _):
        await over(host, table)
        found = await host.get(f"/api/tables/{table}/result")
        assert sorted(found["ranking"])[0] == 1 and len(found["scores"]) == 3 and not found["truncated"]


async def result_of(server: InThread, game: str, seats: list[Any], **options: Any) -> Any:
    """The result of a game in which people always make the first choice offered."""
    async with at_a_table(server, seats, game, options=options) as (host, table, _):
        await host.play(table)
        await over(host, table)
        return await host.get(f"/api/tables/{table}/result")


@pytest.mark.parametrize(("game", "options"), [("mandarin", {"round_limit": 1}), ("wuxing", {"max_turns": 5})])
async def test_a_game_cut_off_that_pays_is_won_by_whoever_is_first(server: InThread, game: str, options: Any) -> None:
    found = await result_of(server, game, [BOT, BOT, BOT], **options)
    assert found["truncated"] and sum(found["wins"]) == pytest.approx(1)
    assert [share > 0 for share in found["wins"]] == [rank == 1 for rank in found["ranking"]]


@pytest.mark.parametrize(("game", "options"), [("zodiac", {"turns_per_seat": 1}), ("race", {"max_rounds": 1})])
async def test_a_game_cut_off_that_pays_nobody_is_won_by_nobody(server: InThread, game: str, options: Any) -> None:
    found = await result_of(server, game, [BOT, BOT, BOT], **options)
    assert found["truncated"] and 1 in found["ranking"] and found["wins"] == [0, 0, 0]


async def test_those_who_are_first_together_share_first_place(server: InThread) -> None:
    found = await result_of(server, "wuxing", [PERSON, OTHER], max_turns=4)  # both pass every time
    assert found["scores"] == [0, 0] and found["ranking"] == [1, 1] and found["wins"] == [0.5, 0.5]


async def test_alone_a_game_lost_is_no_first_place(server: InThread) -> None:
    found = await result_of(server, "ratdragon", [PERSON], pairs_to_end=1)
    assert found["ranking"] == [1] and found["wins"] == [0]


@pytest.mark.usefixtures("quick")
async def test_a_review_comes_when_it_is_ready_and_is_made_once(server: InThread) -> None:
    async with at_a_table(server, [BOT, {"kind": "bot", "level": "random"}, BOT], "wuxing") as (host, table, _):
        await over(host, table)
        started = time.monotonic()
        found = await host.get(f"/api/tables/{table}/review", wait=0)
        assert not found["ready"] and found["seats"] == []
        while not found["ready"]:
            assert 0 <= found["progress"] <= 1
            found = await host.get(f"/api/tables/{table}/review", wait=1)
        assert time.monotonic() - started < 60
        total = (await host.get(f"/api/tables/{table}/frames", **{"from": 900_000}))["total"]
        result = await host.get(f"/api/tables/{table}/result")
        for one in found["seats"]:
            assert one["curve"][-1]["number"] == total - 1
            assert one["result"] == result["wins"][one["seat"]]
        for choice in found["costly"]:
            assert choice["chosen"] and choice["better"] and choice["better_win"] > choice["win"]
        started = time.monotonic()
        again = await host.get(f"/api/tables/{table}/review", lang="zh-Hans")
        assert again["ready"] and again["luck"] == found["luck"] and time.monotonic() - started < 5


def test_a_curve_is_smoothed_where_it_has_many_points_and_ends_with_the_result() -> None:
    few = looking_back.smooth([(0, 0.25), (7, 0.5), (9, 1.0)])
    assert [(one.number, one.win) for one in few] == [(0, 0.25), (7, 0.5), (9, 1.0)]
    many = looking_back.smooth([(place, place % 2) for place in range(100)] + [(100, 1.0)])
    assert all(0.3 < one.win < 0.7 for one in many[5:-5]) and many[-1].win == 1.0
    assert looking_back.smooth([(0, 1.0)])[0].win == 1.0


async def test_tables_without_onlookers_keep_their_past_to_themselves(server: InThread) -> None:
    async with at_a_table(server, [BOT, BOT], spectators=False) as (host, table, _):
        await over(host, table)
        async with Rest(server.base) as onlooker:
            for path in ("frames", "review", "result"):
                assert (await onlooker.call("GET", f"/api/tables/{table}/{path}")).json()["code"] == "no-spectators"


@pytest.mark.parametrize("game", LESSONS)
async def test_every_lesson_is_played_by_the_rules_and_told_in_every_language(server: InThread, game: str) -> None:
    moments = play(LESSONS[game], registry.find(game))
    assert 8 <= len(moments) <= 14
    for moment in moments:
        assert moment.action is None or moment.action in moment.match.legal(LEARNER)
        assert all(words(lang).has(moment.caption) for lang in LANGUAGES)
    assert moments[-1].match.over

    async with Rest(server.base) as pupil:
        for lang in LANGUAGES:
            lesson = await pupil.get(f"/api/lessons/{game}", lang=lang)
            assert len(lesson["frames"]) == len(moments)
            for frame, moment in zip(lesson["frames"], moments, strict=True):
                assert len(frame["caption"]) > 15 and frame["view"]["seat"] == lesson["me"]
                offered = [choice["action"] for choice in frame["ask"]["choices"]] if frame["ask"] else []
                assert offered == ([] if moment.action is None else [moment.action])
        assert (await pupil.call("GET", "/api/lessons/chess")).status_code == 404


def test_no_caption_is_left_over() -> None:
    captions = {f"lesson-{lesson.game}-{stop.caption}" for lesson in LESSONS.values() for stop in lesson.stops}
    written = {name for name in words("en")._bundle._messages if name.startswith("lesson-")}
    assert written == captions


def test_every_game_of_the_house_has_a_lesson() -> None:
    assert set(registry.house_slugs()) - set(LESSONS) == set(), "write one in src/jadetable/lessons"
