"""The challenge of a day, and branches of finished games: the same deal for all, the same past, and nothing lost."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from jadetable.core.dice import Dice
from jadetable.server.tables import daily
from tests.server.client import Rest, last_choice
from tests.server.running import InThread, in_thread
from tests.server.test_review import BOT, PERSON, at_a_table, over


def day_of(days: int = 0) -> str:
    return (daily.today() + timedelta(days=days)).isoformat()


async def test_two_visitors_have_the_same_deal_and_the_same_game(server: InThread) -> None:
    views = []
    for name in ("Ada", "Bo"):
        async with Rest(server.base) as visitor:
            made = await visitor.post("/api/daily", {"game": "ratdragon", "day": day_of(), "name": name})
            table = made["table"]["id"]
            assert made["table"]["origin"] == {"kind": "daily", "day": day_of(), "table": "", "ply": 0}
            await visitor.play(table, last_choice, most=40)
            state = await visitor.get(f"/api/tables/{table}/state")
            views.append(state["viewers"][0]["view"])
    assert views[0] == views[1], "the same choices lead to the same game"


async def test_another_day_and_another_game_deal_otherwise() -> None:
    words = {daily.dice_of(game, day).word(0) for game in ("zodiac", "race") for day in ("2026-11-19", "2026-11-20")}
    assert len(words) == 4
    assert daily.dice_of("zodiac", "2026-11-19") == daily.dice_of("zodiac", "2026-11-19")


async def test_bots_of_a_day_choose_alike_for_everybody(server: InThread) -> None:
    found = []
    for name in ("Ada", "Bo"):
        async with Rest(server.base) as visitor:
            made = await visitor.post("/api/daily", {"game": "wuxing", "day": day_of(), "name": name})
            table = made["table"]["id"]
            await visitor.play(table, last_choice, most=12)
            state = await visitor.get(f"/api/tables/{table}/state")
            found.append([(event["kind"], event["seat"], event["details"]) for event in state["viewers"][0]["events"]])
    shorter = min(map(len, found))
    assert shorter > 12 and found[0][:shorter] == found[1][:shorter]


async def test_only_a_day_that_it_is_somewhere_can_be_played(server: InThread) -> None:
    async with Rest(server.base) as visitor:
        listed = await visitor.get("/api/daily", day=day_of(1))
        assert listed[0]["game"] == "ratdragon" and listed[0]["seats"] == ["person"]
        assert {one["game"] for one in listed} >= {"zodiac", "race", "wuxing", "mandarin"}
        for day, code in ((day_of(3), "not-today"), (day_of(-3), "not-today"), ("2026-13-40", "bad-request")):
            reply = await visitor.call("POST", "/api/daily", {"game": "zodiac", "day": day})
            assert reply.json()["code"] == code


async def test_a_branch_has_the_same_past_and_the_same_dice(server: InThread) -> None:
    async with at_a_table(server, [PERSON, BOT, BOT], "wuxing") as (host, table, _):
        await host.play(table)
        frames = (await host.get(f"/api/tables/{table}/frames", **{"from": 0, "to": 40}, seat=0))["frames"]
        made = await host.post(f"/api/tables/{table}/branch", {"ply": 20, "seat": 0, "name": "Ada"})
        branch = made["table"]["id"]
        assert made["table"]["origin"] == {"kind": "branch", "day": "", "table": table, "ply": 20}
        assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "bot", "bot"]
        async with Rest(server.base, [made["tokens"]["0"]]) as player:
            state = await player.get(f"/api/tables/{branch}/state")
            told = [event for frame in frames[:21] for event in frame["events"]]
            shown = state["viewers"][0]["events"]
            assert [event["kind"] for event in shown[: len(told)]] == [event["kind"] for event in told]
            await player.play(branch)
            await over(player, branch)
            verdict = await player.get(f"/api/tables/{branch}/verify")
            first = await host.get(f"/api/tables/{table}/verify")
            assert verdict["verified"], verdict
            assert (verdict["secret"], verdict["table"], verdict["seed"]) == (first["secret"], table, first["seed"])
            again = (await player.get(f"/api/tables/{branch}/frames", **{"from": 0, "to": 20}, seat=0))["frames"]
            assert [frame["view"] for frame in again] == [frame["view"] for frame in frames[:21]]


async def test_a_game_that_goes_on_has_no_branches(server: InThread) -> None:
    async with at_a_table(server) as (host, table, _):
        reply = await host.call("POST", f"/api/tables/{table}/branch", {"ply": 0, "seat": 0})
        assert (reply.status_code, reply.json()["code"]) == (409, "not-over")


@pytest.mark.parametrize("wish", [{"ply": 0, "seat": 7}, {"ply": 1_000, "seat": 0}])
async def test_a_branch_begins_within_the_game(server: InThread, wish: dict[str, Any]) -> None:
    async with at_a_table(server, [BOT, BOT], "zodiac") as (host, table, _):
        await over(host, table)
        reply = await host.call("POST", f"/api/tables/{table}/branch", wish)
        assert reply.json()["code"] in ("no-seat", "game-over")


async def test_a_branch_survives_a_restart(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with in_thread(database) as server:
        async with at_a_table(server, [BOT, BOT], "wuxing") as (host, table, _):
            await over(host, table)
            made = await host.post(f"/api/tables/{table}/branch", {"ply": 9, "seat": 1, "name": "Ada"})
            branch, tokens = made["table"]["id"], [made["tokens"]["1"]]
            async with Rest(server.base, tokens) as player:
                before = (await player.get(f"/api/tables/{branch}"))["origin"]
    with in_thread(database) as server:
        async with Rest(server.base, tokens) as player:
            assert (await player.get(f"/api/tables/{branch}"))["origin"] == before
            await player.play(branch)
            await over(player, branch)
            assert (await player.get(f"/api/tables/{branch}/verify"))["verified"]
            await asyncio.sleep(0)


def test_dice_of_a_day_are_plain_dice() -> None:
    found = daily.dice_of("race", "2026-01-01")
    assert isinstance(found, Dice) and len(found.secret) == 32
