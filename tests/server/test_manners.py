"""Strangers at a public table: who misbehaves is muted or removed; everybody gets and deletes what is kept of them."""

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Rest, socket
from tests.server.running import InThread, in_thread
from tests.toy import toy

GAMES = {"toy": toy()}
OPEN = [{"kind": "person", "name": "Host"}, {"kind": "open"}]


async def two_strangers(server: InThread, listed: bool = True) -> tuple[Rest, Rest, str]:
    """A host, somebody who joined, and their table in play."""
    host, other = Rest(server.base), Rest(server.base)
    made = await host.open("toy", OPEN, listed=listed, chat=True)
    table = made["table"]["id"]
    joined = await other.post(f"/api/tables/{table}/join", {"name": "Troll"})
    other.tokens = list(joined["tokens"].values())
    await host.post(f"/api/tables/{table}/start")
    return host, other, table


async def code_of(rest: Rest, path: str, body: Any = None) -> str:
    """With what a request is refused."""
    reply = await rest.call("POST", path, body)
    return "" if reply.status_code < 300 else str(reply.json()["code"])


async def test_who_is_muted_is_not_heard_until_the_host_lets_them_speak_again(toy_server: InThread) -> None:
    host, other, table = await two_strangers(toy_server)
    async with host, other:
        seat, line = f"/api/tables/{table}/seats/1", {"seat": 1, "text": "hey"}
        assert await code_of(other, f"{seat}/mute", {"muted": True}) == "not-host"
        assert (await host.post(f"{seat}/mute", {"muted": True}))["seats"][1]["muted"]
        assert await code_of(other, f"/api/tables/{table}/chat", line) == "muted"
        assert await code_of(other, f"/api/tables/{table}/chat", {"seat": 1, "reaction": "🎉"}) == "muted"
        async with socket(toy_server.base, table, *other.tokens) as wire:
            await wire.next("welcome")
            assert (await wire.ask(type="say", seat=1, text="hey"))["code"] == "muted"
        await host.post(f"{seat}/mute", {"muted": False})
        assert await code_of(other, f"/api/tables/{table}/chat", line) == ""
        assert len(await host.get(f"/api/tables/{table}/chat")) == 1


async def test_who_is_muted_stays_so_after_a_start_anew(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    with in_thread(database, GAMES) as server:
        host, other, table = await two_strangers(server)
        async with host, other:
            await host.post(f"/api/tables/{table}/seats/1/mute", {"muted": True})
    with in_thread(database, GAMES) as server:
        async with Rest(server.base, other.tokens) as again:
            assert await code_of(again, f"/api/tables/{table}/chat", {"seat": 1, "text": "hey"}) == "muted"


async def test_the_host_removes_somebody_who_is_there_at_a_public_table_only(toy_server: InThread) -> None:
    for listed, wanted in ((False, "present"), (True, "")):
        host, other, table = await two_strangers(toy_server, listed)
        async with host, other:
            assert await code_of(other, f"/api/tables/{table}/seats/0/remove") == "not-host"
            assert await code_of(host, f"/api/tables/{table}/seats/1/remove") == wanted
            state = await other.call("GET", f"/api/tables/{table}/state")
            assert state.status_code == (401 if listed else 200), "the token of who was removed holds nothing"
            if listed:
                assert (await host.play(table))["table"]["status"] == "over", "a bot plays on"


async def test_who_was_removed_cannot_sit_down_again_from_the_same_address(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path}/t.db", GAMES, proxies="127.0.0.1") as server:
        async with Rest(server.base) as host, Rest(server.base) as troll, Rest(server.base) as guest:
            host.http.headers["X-Forwarded-For"] = "192.0.2.1"
            troll.http.headers["X-Forwarded-For"] = "198.51.100.2"
            guest.http.headers["X-Forwarded-For"] = "203.0.113.3"
            made = await host.open("toy", OPEN, listed=True)
            join = f"/api/tables/{made['table']['id']}/join"
            await troll.post(join, {"name": "Troll"})
            await host.post(f"/api/tables/{made['table']['id']}/seats/1/remove")
            assert await code_of(troll, join, {"name": "Sock"}) == "barred"
            assert await code_of(guest, join, {"name": "Guest"}) == ""


async def test_onlookers_are_shown_out_and_let_in_again(toy_server: InThread) -> None:
    host, other, table = await two_strangers(toy_server)
    async with host, other, Rest(toy_server.base) as stranger:
        async with (
            socket(toy_server.base, table) as looking,
            socket(toy_server.base, table, *other.tokens) as playing,
        ):
            await looking.next("welcome")
            await playing.next("welcome")
            assert await code_of(stranger, f"/api/tables/{table}/onlookers", {"allowed": False}) == "not-host"
            await host.post(f"/api/tables/{table}/onlookers", {"allowed": False})
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(looking.next("never"), 10)
            assert (await playing.ask(type="ping"))["type"] == "pong", "whoever plays stays"
        assert (await stranger.call("GET", f"/api/tables/{table}/state")).json()["code"] == "no-spectators"
        await host.post(f"/api/tables/{table}/onlookers", {"allowed": True})
        assert (await stranger.call("GET", f"/api/tables/{table}/state")).status_code == 200


async def test_a_game_is_ended_for_all_when_everybody_else_has_got_up(toy_server: InThread) -> None:
    host, other, table = await two_strangers(toy_server)
    end = f"/api/tables/{table}/end"
    async with host, other, Rest(toy_server.base) as stranger:
        assert await code_of(stranger, end) == "not-host"
        for one, name in ((host, "Troll"), (other, "Host")):
            reply = await one.call("POST", end)
            assert reply.json()["code"] == "others-play" and name in reply.json()["text"]
        await host.post(f"/api/tables/{table}/seats/0/rest", {"level": "easy"})
        assert await code_of(other, end) == "others-play", "who rests has agreed to nothing"
        await host.post(f"/api/tables/{table}/seats/0/back")
        await other.post(f"/api/tables/{table}/seats/1/leave")
        assert await code_of(other, end) == "wrong-token"
        async with socket(toy_server.base, table, *host.tokens) as wire:
            await wire.next("welcome")
            ended = await host.post(end)
            assert ended["status"] == "closed" and len(ended["standing"]) == 2
            while (await wire.next("table"))["table"]["status"] != "closed":
                pass
        state = await host.get(f"/api/tables/{table}/state")
        assert state["viewers"][0]["ask"] is None and state["viewers"][0]["view"]
        assert await code_of(host, end) == "closed"
        waiting = (await host.open("toy", OPEN))["table"]["id"]
        assert await code_of(host, f"/api/tables/{waiting}/end") == "not-started"


async def told(wire: Any, onlookers: int) -> None:
    """Wait until the table is told with so many onlookers."""
    while (await asyncio.wait_for(wire.next("table"), 10))["table"]["onlookers"] != onlookers:
        pass


async def test_everybody_hears_how_many_look_on(toy_server: InThread) -> None:
    host, other, table = await two_strangers(toy_server)
    async with host, other, socket(toy_server.base, table, *host.tokens) as wire:
        assert (await wire.next("welcome"))["table"]["onlookers"] == 0
        async with socket(toy_server.base, table) as eyes:
            assert (await eyes.next("welcome"))["table"]["onlookers"] == 1
            await told(wire, 1)
            async with socket(toy_server.base, table, *other.tokens) as seated:
                assert (await seated.next("welcome"))["table"]["onlookers"] == 1, "who sits here is no onlooker"
        await told(wire, 0)


async def test_a_complaint_reaches_the_log_with_what_was_said(
    toy_server: InThread, caplog: pytest.LogCaptureFixture
) -> None:
    host, other, table = await two_strangers(toy_server)
    logging.getLogger("jadetable").addHandler(caplog.handler)
    try:
        async with host, other:
            for number in range(7):
                await other.post(f"/api/tables/{table}/chat", {"seat": 1, "text": f"rude {number}"})
            reply = await host.call("POST", f"/api/tables/{table}/seats/1/report", {"why": "he is\u202e rude"})
            assert reply.status_code == 204
            assert await code_of(host, f"/api/tables/{table}/seats/1/report", {"why": " \u200b "}) == "bad-request"
            assert await code_of(host, f"/api/tables/{table}/seats/7/report", {"why": "who?"}) == "no-seat"
    finally:
        logging.getLogger("jadetable").removeHandler(caplog.handler)
    record = next(record for record in caplog.records if record.getMessage() == "complaint")
    facts = vars(record)
    assert (facts["table"], facts["seat"], facts["person"], facts["by"]) == (table, 1, "Troll", [0])
    assert facts["why"] == "he is rude" and facts["said"] == [f"rude {number}" for number in range(2, 7)]
    assert "jade_reports_total" in toy_server.tables.metrics.text()


async def test_complaints_are_limited(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path}/t.db", GAMES, address_burst=150, address_rate=0.001) as server:
        host, other, table = await two_strangers(server)
        async with host, other:
            path = f"/api/tables/{table}/seats/1/report"
            found = [await code_of(host, path, {"why": "rude"}) for _ in range(8)]
        assert found.count("") == 4 and found[-1] == "too-many"


async def test_everybody_gets_what_is_kept_of_them_and_of_nobody_else(toy_server: InThread) -> None:
    host, other, table = await two_strangers(toy_server)
    async with host, other:
        await other.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "mine"})
        await host.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "yours"})
        found = await other.get(f"/api/tables/{table}/seats/1/data")
        assert (found["name"], [line["text"] for line in found["chat"]]) == ("Troll", ["mine"])
        assert (await host.call("GET", f"/api/tables/{table}/seats/1/data")).status_code == 403
        async with Rest(toy_server.base) as stranger:
            assert (await stranger.call("GET", f"/api/tables/{table}/seats/1/data")).status_code == 401


@pytest.mark.parametrize("moment", ["lobby", "playing", "over"])
async def test_who_asks_to_be_forgotten_is_gone_at_any_moment(tmp_path: Path, moment: str) -> None:
    with in_thread(f"sqlite:///{tmp_path}/t.db", GAMES) as server:
        async with Rest(server.base) as host, Rest(server.base) as other:
            made = await host.open("toy", OPEN, listed=True, chat=True)
            table = made["table"]["id"]
            joined = await other.post(f"/api/tables/{table}/join", {"name": "Eva-Maria", "birth": "1984-02-02"})
            other.tokens = list(joined["tokens"].values())
            await other.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "it is me"})
            if moment != "lobby":
                await host.post(f"/api/tables/{table}/start")
            if moment == "over":
                async with Rest(server.base, host.tokens + other.tokens) as both:
                    await both.play(table)
            assert await code_of(host, f"/api/tables/{table}/seats/1/forget") == "not-your-seat"
            await other.post(f"/api/tables/{table}/seats/1/forget")
            assert (await other.call("GET", f"/api/tables/{table}/state")).status_code == 401
            info = await host.get(f"/api/tables/{table}")
            assert info["seats"][1]["kind"] == ("person" if moment == "over" else "open")
            if moment == "playing":
                assert (await host.play(table))["table"]["status"] == "over"
    with sqlite3.connect(tmp_path / "t.db") as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    birth = (19840202).to_bytes(4, "little").hex()
    assert all(word not in dump.lower() for word in ("eva-maria", "it is me", "19840202", birth))
    assert json.dumps("Host") in json.dumps(dump) or "Host" in dump
