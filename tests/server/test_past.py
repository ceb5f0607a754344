"""A long past comes in pages, made beside the event loop and kept; what is asked for is charged by what it costs."""

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from jadetable.server.http.socket import Conversation
from jadetable.server.tables.connections import Listener
from jadetable.server.tables.kept import Kept
from jadetable.server.tables.limits import COSTS, Buckets
from jadetable.server.tables.past import PAGE, after
from jadetable.server.tables.refusals import Refusal
from tests.server.client import Rest, bearer, first_choice, fresh_key, last_choice, socket
from tests.server.running import InThread, in_thread
from tests.server.test_protocol import asked

PEOPLE = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cy")]
BOTS = [{"kind": "bot", "level": "easy"}] * 5
OTHER = "127.0.0.2"  # another address of this machine
linux = pytest.mark.skipif(sys.platform != "linux", reason="needs a second address of this machine")


@pytest.fixture(scope="module")
async def finished(server: InThread) -> str:
    """A finished table of Mandarin with a long past."""
    async with Rest(server.base) as host:
        return await long_game(host)


async def long_game(host: Rest) -> str:
    made = await host.post("/api/tables", {"game": "mandarin", "seats": BOTS, "start": True})
    table = str(made["table"]["id"])
    while (await host.get(f"/api/tables/{table}"))["status"] != "over":
        await asyncio.sleep(0.1)
    return table


def count_of(server: InThread, table: str) -> int:
    return server.tables.live[table].table.event_count


async def all_pages(host: Rest, table: str, **query: Any) -> list[Any]:
    """Every event, as somebody gets them who asks for the next page until there is none."""
    events: list[Any] = []
    since, more = 0, True
    while more:
        state = await host.get(f"/api/tables/{table}/state", since=since, **query)
        told = state["viewers"][0]["events"]
        assert len(told) <= PAGE and state["next"] == since + len(told)
        events, since, more = events + told, state["next"], state["more"]
    return events


async def test_pages_put_together_are_the_whole_past_by_every_way(server: InThread, finished: str) -> None:
    async with Rest(server.base) as host:
        whole = await all_pages(host, finished)
        count = count_of(server, finished)
        assert [event["number"] for event in whole] == list(range(count)) and count > 2 * PAGE
        for since in (0, 7, PAGE - 1, PAGE, count - 1, count, count + 9):
            async with socket(server.base, finished, since=since) as one:
                message = await one.next("welcome")
                heard = message["viewers"][0]["events"]
                while message["more"]:
                    message = await one.next("update")
                    heard += message["viewers"][0]["events"]
                assert heard == whole[since:] and message["next"] == count
                assert (await one.ask(type="ping"))["type"] == "pong"
        heard = []
        async with host.http.stream("GET", f"/api/tables/{finished}/stream", params={"since": 3}) as reply:
            async for line in reply.aiter_lines():
                if line.startswith("data: "):
                    message = json.loads(line.removeprefix("data: "))
                    heard += message["viewers"][0]["events"]
                    if not message["more"]:
                        break
        assert heard == whole[3:]


async def test_each_page_is_made_once_for_all_who_see_the_same(server: InThread, finished: str) -> None:
    pages = server.tables.broadcast.past.pages
    pages.clear()
    before = pages.made
    async with Rest(server.base) as one, Rest(server.base) as other:
        await asyncio.gather(*(all_pages(host, finished, lang="it") for host in (one, other) for _ in range(5)))
    count = count_of(server, finished)
    assert pages.made - before == (count + PAGE - 1) // PAGE


async def test_frames_files_and_verdicts_of_a_finished_game_are_made_once(server: InThread, finished: str) -> None:
    looking = server.server.config.loaded_app.app.app.state["looking_back"]
    before = looking._kept.made, looking._verdicts.made
    async with Rest(server.base) as host:
        for path in ("frames?from=10&to=30", "replay", "verify"):
            asks = (host.call("GET", f"/api/tables/{finished}/{path}") for _ in range(4))
            replies = await asyncio.gather(*asks)
            assert {reply.status_code for reply in replies} == {200}
            assert len({reply.content for reply in replies}) == 1
            assert replies[0].headers["content-type"].startswith("application/json")
        assert (await host.get(f"/api/tables/{finished}/verify"))["verified"]
        await host.call("GET", f"/api/tables/{finished}/frames?from=10&to=30&seat=1")
    assert (looking._kept.made - before[0], looking._verdicts.made - before[1]) == (3, 1)


async def test_a_client_is_sent_away_for_a_while_when_its_past_cannot_be_read(
    server: InThread, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    past = server.tables.broadcast.past
    genuine = past._stored_moves

    async def away(table: str, since: int, before: int | None) -> Any:
        if since >= PAGE:
            raise Refusal("unavailable")
        return await genuine(table, since, before)

    past.pages.clear()
    monkeypatch.setattr(past, "_stored_moves", away)
    async with socket(server.base, finished) as one:
        assert (await one.next("welcome"))["more"]
        assert (await one.next("update", "error"))["code"] == "unavailable"
        with pytest.raises(ConnectionClosed) as closed:
            await one.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    monkeypatch.undo()
    async with Rest(server.base) as host:
        assert len(await all_pages(host, finished)) == count_of(server, finished)


async def test_a_running_game_pages_its_past_while_it_goes_on(server: InThread) -> None:
    async with Rest(server.base) as host:
        made = await host.open("mandarin", PEOPLE, start=True)
        table, token = made["table"]["id"], made["tokens"]["0"]
        await host.play(table, last_choice, most=150)
        assert count_of(server, table) > PAGE
        async with socket(server.base, table, token) as one:
            await one.next("welcome")
            await host.play(table, last_choice, most=6)
            count = count_of(server, table)
            told: list[Any] = []
            while not told or told[-1]["number"] < count - 1:
                if one.heard[-1]["type"] in ("welcome", "update"):
                    told += one.heard[-1]["viewers"][0]["events"]
                if not told or told[-1]["number"] < count - 1:
                    await asyncio.wait_for(one.next("update"), 20)
            assert [event["number"] for event in told] == list(range(count)), "nothing is missing, nothing comes twice"
        async with socket(server.base, table, token) as again:
            message = await again.next("welcome")
            while message["more"]:
                message = await again.next("update")
            state = await host.get(f"/api/tables/{table}/state", since=count)
            assert message["viewers"][0]["view"] == state["viewers"][0]["view"]


async def test_all_who_know_the_same_get_the_same_bytes(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", PEOPLE, start=True)
        table, token = made["table"]["id"], made["tokens"]["0"]
        async with (
            socket(server.base, table) as one, socket(server.base, table) as two,
            socket(server.base, table, token) as three, socket(server.base, table, token) as four,
        ):  # fmt: skip
            for listening in (one, two, three, four):
                await listening.next("welcome")
            sent: dict[Listener, list[bytes]] = {listener: [] for listener in server.tables.live[table].listeners}
            genuine = Conversation.send

            def noted(listener: Conversation, data: bytes) -> None:
                sent[listener].append(data)
                genuine(listener, data)

            monkeypatch.setattr(Conversation, "send", noted)
            await host.play(table, first_choice, most=3)
            for listening in (one, two, three, four):
                await listening.next("update")
        updates = [[given for given in data if given.startswith(b'{"type":"update"')] for data in sent.values()]
        kinds = {tuple(map(id, given)) for given in updates}
        assert len(kinds) == 2 and all(updates), "one object for the onlookers and one for the seat's two devices"


class Steady:
    """Moves of one visitor, one after the other, each timed from the answer to its acknowledgement."""

    def __init__(self, base: str) -> None:
        self.base = base

    async def times(self, count: int) -> list[float]:
        found: list[float] = []
        async with Rest(self.base) as host:
            while len(found) < count:
                made = await host.open("zodiac", PEOPLE[:2], start=True)
                table, tokens = made["table"]["id"], [made["tokens"]["0"], made["tokens"]["1"]]
                async with socket(self.base, table, *tokens) as one:
                    message = await one.next("welcome")
                    status = "playing"
                    while status == "playing" and len(found) < count:
                        viewer = asked(message)
                        started = time.perf_counter()
                        await one.send(type="answer", seat=viewer["seat"], prompt=viewer["ask"]["prompt"],
                                       actions=[first_choice(viewer)], key=fresh_key())  # fmt: skip
                        heard: dict[str, Any] = {}
                        while len(heard) < 2:  # news of the move comes before or after its acknowledgement
                            reply = await one.next("accepted", "update", "error")
                            heard[reply["type"]] = reply
                            assert "error" not in heard, reply
                            if reply["type"] == "accepted":
                                found.append(time.perf_counter() - started)
                        message = heard["update"]
                        status = message["status"]
                        await asyncio.sleep(0.05)
        return found


def p99(times: list[float]) -> float:
    return sorted(times)[int(0.99 * (len(times) - 1))]


@contextlib.asynccontextmanager
async def attack(base: str, table: str, connections: int) -> AsyncIterator[list[int]]:
    """So many connections of another address that ask for the whole past as fast as they can."""
    statuses: list[int] = []

    async def ask() -> None:
        transport = httpx.AsyncHTTPTransport(local_address=OTHER)
        async with httpx.AsyncClient(base_url=base, transport=transport, timeout=30) as client:
            while True:
                reply = await client.get(f"/api/tables/{table}/state", params={"lang": "en"})
                statuses.append(reply.status_code)
                await asyncio.sleep(0.05)  # the attacker shares this test's own loop

    tasks = [asyncio.create_task(ask()) for _ in range(connections)]
    try:
        yield statuses
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@linux
@pytest.mark.slow
async def test_thirty_connections_on_a_finished_game_do_not_hold_up_a_move(tmp_path: Path) -> None:
    own = {"table_rate": 80.0, "table_burst": 320, "address_rate": 50.0, "address_burst": 300}
    limits: dict[str, Any] = {**own, "create_rate": 1e6, "create_burst": 10**6}
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", **limits) as server:
        async with Rest(server.base) as host:
            made = await host.post("/api/tables", {"game": "mandarin", "seats": BOTS, "start": True})
            table = made["table"]["id"]
            while (await host.get(f"/api/tables/{table}"))["status"] != "over":
                await asyncio.sleep(0.5)
        before = await Steady(server.base).times(100)
        async with attack(server.base, table, 30) as statuses:
            during = await Steady(server.base).times(200)
        after_it = await Steady(server.base).times(100)
        calm = max(p99(before), p99(after_it))
        told = [f"{p99(times) * 1000:.1f}" for times in (before, during, after_it)]
        print(f"p99 before, during, after: {told} ms; {statuses.count(200)} replies, {statuses.count(429)} refused")
        assert statuses.count(429) > statuses.count(200) > 10, "the limit bites"
        assert p99(during) < max(0.05, 4 * calm), "it was three hundred times as long"


async def test_requests_take_what_they_cost(tmp_path: Path) -> None:
    assert COSTS["verify"] > COSTS["frames"] > COSTS["past"] > COSTS["state"] > 0
    limits: dict[str, Any] = {"address_rate": 0.001, "address_burst": 60}
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", **limits) as limited:
        async with Rest(limited.base) as host:
            made = await host.open("zodiac", PEOPLE, options={"turns_per_seat": 1}, start=True)
            table = made["table"]["id"]
            state = await host.get(f"/api/tables/{table}/state")
            cheap = [(await host.call("GET", f"/api/tables/{table}/state", since=state["next"])).status_code
                     for _ in range(40)]  # fmt: skip
            assert 20 <= cheap.count(200) <= 30 and cheap[-1] == 429
            assert (await host.call("GET", "/healthz")).status_code == 200, "who watches over the server always gets in"


async def test_streams_and_polls_count_as_sockets(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", sockets_per_address=4) as server:
        async with Rest(server.base) as host:
            made = await host.open("zodiac", PEOPLE, start=True)
            path = f"/api/tables/{made['table']['id']}"
            async with host.http.stream("GET", f"{path}/stream") as first, socket(server.base, made["table"]["id"]):
                assert first.status_code == 200
                state = await host.get(f"{path}/state")  # who looks on now is no news to a poll
                query = {"since": state["next"], "mark": state["mark"], "wait": 20}
                polls = [asyncio.create_task(host.call("GET", f"{path}/state", **query)) for _ in range(2)]
                await asyncio.sleep(0.5)
                refused = await host.call("GET", f"{path}/state", **query)
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many-sockets")
                assert (await host.call("GET", f"{path}/stream")).status_code == 429
                with pytest.raises(InvalidStatus):
                    async with socket(server.base, made["table"]["id"]):
                        pass
                assert (await host.call("GET", f"{path}/state")).status_code == 200, "a quick look is none"
                for poll in polls:
                    poll.cancel()
                await asyncio.gather(*polls, return_exceptions=True)


async def test_polls_count_at_a_table_too(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", sockets_per_table=3) as server:
        async with Rest(server.base) as host:
            made = await host.open("zodiac", PEOPLE, start=True)
            table = made["table"]["id"]
            path = f"/api/tables/{table}/state"
            state = await host.get(path)
            query = {"since": state["next"], "mark": state["mark"], "wait": 3}
            polls = [asyncio.create_task(host.call("GET", path, **query)) for _ in range(3)]
            await asyncio.sleep(0.5)
            assert (await host.call("GET", path, **query)).json()["code"] == "too-many-sockets"
            async with socket(server.base, table, made["tokens"]["0"]) as one:
                assert (await one.next())["code"] == "too-many-sockets"
                with pytest.raises(ConnectionClosed):
                    await one.next()
            assert [reply.status_code for reply in await asyncio.gather(*polls)] == [200] * 3
            assert not server.tables.broadcast._polling
            async with socket(server.base, table, made["tokens"]["0"]) as one:
                assert (await one.next())["type"] == "welcome"


async def test_a_stranger_cannot_use_up_what_a_seat_may_send(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"seat_rate": 0.01, "seat_burst": 3, "table_rate": 0.01, "table_burst": 40}
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", **limits) as server:
        async with Rest(server.base) as host, Rest(server.base) as stranger:
            made = await host.open("zodiac", PEOPLE[:2], start=True)
            table = made["table"]["id"]
            viewer = asked(await host.get(f"/api/tables/{table}/state"))
            body = {"type": "answer", "seat": viewer["seat"], "prompt": 1, "actions": [0], "key": "k"}
            codes = [
                (await stranger.call("POST", f"/api/tables/{table}/answers", body)).json()["code"] for _ in range(50)
            ]
            assert codes[0] == "wrong-token" and codes[-1] == "too-many"
            await host.answer(table, viewer["seat"], viewer["ask"]["prompt"], first_choice(viewer))


async def test_one_address_of_ipv6_is_a_whole_network(tmp_path: Path) -> None:
    """Whoever has a network has 2^64 addresses; a proxy tells which one it is."""
    with in_thread(
        f"sqlite:///{tmp_path / 't.db'}", address_rate=0.001, address_burst=5, proxies="127.0.0.1"
    ) as server:
        async with httpx.AsyncClient(base_url=server.base) as client:

            async def ask(address: str) -> int:
                headers = {"X-Forwarded-For": address}
                return (await client.get("/api/lessons/none", headers=headers)).status_code

            assert [await ask(f"2001:db8:1:2::{n:x}") for n in range(8)].count(429) == 3
            assert await ask("2001:db8:1:3::1") != 429
            assert await ask("198.51.100.7") != 429


async def test_what_is_kept_is_bounded_made_once_and_not_kept_when_it_failed() -> None:
    kept: Kept[bytes] = Kept(100)
    calls = []

    async def make() -> bytes:
        calls.append(1)
        await asyncio.sleep(0.01)
        return b"x" * 40

    found = await asyncio.gather(*(kept.get("a", make, len) for _ in range(5)))
    assert found == [b"x" * 40] * 5 and len(calls) == 1
    for key in "bc":
        await kept.get(key, make, len)
    assert kept.find("a") is None and kept.find("c") is not None

    async def fail() -> bytes:
        raise RuntimeError("no")

    with pytest.raises(RuntimeError):
        await kept.get("d", fail, len)
    assert await kept.get("d", make, len) == b"x" * 40
    assert [after(0, 1000), after(PAGE - 1, 1000), after(PAGE, 250), after(300, 250)] == [PAGE, PAGE, 250, 250]
    assert Buckets(1, 3).take("a", 3) and not Buckets(1, 3).take("a", 4) and bearer() == {}
