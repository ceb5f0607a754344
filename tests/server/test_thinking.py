"""Thinking time belongs to all: whoever lets many bots think makes its own wait, and nobody else's."""

import asyncio
import contextlib
import json
import sys
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from jadetable.server.tables.live import Live
from jadetable.server.tables.thinking import shortened
from jadetable.server.tables.workers import NOBODY, Workers
from tests.server.client import Rest, first_choice, fresh_key, socket
from tests.server.running import InThread, in_thread
from tests.server.test_protocol import asked

MASTER = {"kind": "bot", "level": "master"}
MASTERS = [MASTER] * 8
PERSON = {"kind": "person", "name": "Ada"}
OTHER = "127.0.0.2"  # another address of this machine
linux = pytest.mark.skipif(sys.platform != "linux", reason="needs a second address of this machine")


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    """One thread."""
    found = Workers(1)
    yield found
    found.close()


class Busy:
    """Work that is noted and lasts until it is let go."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.shares: dict[str, float] = {}
        self.gate = threading.Event()

    async def begun(self) -> None:
        while not self.order:
            await asyncio.sleep(0.005)

    def named(self, name: str) -> Any:
        def work(share: float) -> str:
            self.order.append(name)
            self.shares[name] = share
            self.gate.wait(5)
            return name

        return work


async def waiting(workers: Workers, count: int) -> None:
    while workers.waiting != count:
        await asyncio.sleep(0.005)


async def test_addresses_and_their_tables_take_turns_however_much_one_asks_for(workers: Workers) -> None:
    busy = Busy()
    first = asyncio.create_task(workers.think(busy.named("first"), 5, ("x", "0")))
    await busy.begun()
    asks = [("a", "1", "a1"), ("a", "1", "a1 again"), ("a", "2", "a2"), ("a", "3", "a3"), ("b", "9", "b9")]
    tasks = [asyncio.create_task(workers.think(busy.named(name), 5, (place, table))) for place, table, name in asks]
    await waiting(workers, 5)
    busy.gate.set()
    assert list(await asyncio.gather(first, *tasks)) == ["first", *(name for _, _, name in asks)]
    assert busy.order == ["first", "a1", "b9", "a2", "a3", "a1 again"]


async def test_a_thought_is_late_only_by_its_own_time_and_not_by_that_of_others(workers: Workers) -> None:
    busy = Busy()
    first = asyncio.create_task(workers.think(busy.named("first"), 30, NOBODY))
    await busy.begun()
    second = asyncio.create_task(workers.think(busy.named("second"), 0.3, NOBODY))
    await asyncio.sleep(0.6)
    assert not second.done(), "it has not begun yet"
    busy.gate.set()
    assert list(await asyncio.gather(first, second)) == ["first", "second"]


async def test_who_waits_too_long_for_a_turn_goes_and_the_place_is_free_again(workers: Workers) -> None:
    busy = Busy()
    first = asyncio.create_task(workers.think(busy.named("first"), 30, NOBODY))
    await busy.begun()
    with pytest.raises(TimeoutError):
        await workers.think(busy.named("never"), 5, NOBODY, 0.1)
    given_up = asyncio.create_task(workers.think(busy.named("never"), 5, NOBODY))
    await waiting(workers, 1)
    given_up.cancel()
    await waiting(workers, 0)
    busy.gate.set()
    assert await first == "first" and busy.order == ["first"] and workers.replaced == 0


async def test_a_stuck_thread_is_replaced_and_errors_reach_whoever_asked(workers: Workers) -> None:
    busy = Busy()
    with pytest.raises(TimeoutError):
        await workers.think(busy.named("stuck"), 0.1, NOBODY)
    assert workers.replaced == 1
    with pytest.raises(ZeroDivisionError):
        await workers.run(lambda: 1 // 0, 5)
    assert await workers.run(lambda: 7, 5) == 7
    busy.gate.set()


async def test_who_lets_much_wait_thinks_for_a_shorter_time_and_others_do_not(workers: Workers) -> None:
    busy = Busy()
    first = asyncio.create_task(workers.think(busy.named("first"), 30, NOBODY))
    await busy.begun()
    tasks = [asyncio.create_task(workers.think(busy.named(f"a{n}"), 30, ("a", str(n)))) for n in range(30)]
    tasks.append(asyncio.create_task(workers.think(busy.named("b"), 30, ("b", "1"))))
    await waiting(workers, 31)
    busy.gate.set()
    await asyncio.gather(first, *tasks)
    assert busy.shares["first"] == busy.shares["b"] == 1
    assert busy.shares["a0"] < 0.2 and busy.shares["a29"] == 1


def test_a_shortened_bot_is_the_same_bot_with_less_time() -> None:
    assert shortened("master", 1) == "master" and shortened("master", 0.25) == "search:250ms"
    assert shortened("search:1sx2", 0.5) == "search:500msx2" and shortened("search:60", 0.5) == "search:30"
    assert shortened("search:1", 0.1) == "search:1" and shortened("normal", 0.1) == "normal"


def asked_now(live: Live) -> tuple[int, ...]:
    assert live.table.position is not None
    return live.table.position.asked


async def opened(client: httpx.AsyncClient, body: Any) -> Any:
    reply = await client.post("/api/tables", json=body)
    assert reply.status_code == 201, reply.text
    return reply.json()


@contextlib.asynccontextmanager
async def tables_of_masters(server: InThread, count: int) -> AsyncIterator[list[ClientConnection]]:
    """So many tables of eight masters, opened and watched from another address."""
    transport = httpx.AsyncHTTPTransport(local_address=OTHER)
    async with (
        httpx.AsyncClient(base_url=server.base, transport=transport, timeout=60) as client,
        contextlib.AsyncExitStack() as stack,
    ):
        watching = []
        for _ in range(count):
            made = await opened(client, {"game": "zodiac", "seats": MASTERS, "start": True})
            address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/socket"
            watching.append(await stack.enter_async_context(connect(address, local_addr=(OTHER, 0), max_size=None)))
        yield watching


@linux
@pytest.mark.slow
async def test_a_persons_master_thinks_its_second_beside_thirty_tables_of_eight_masters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from jadetable.server.tables import bot_driver

    asked_for: list[tuple[str, str]] = []
    genuine = bot_driver.BotDriver._think

    def noted(driver: Any, live: Live, known: Any, level: str) -> int:
        asked_for.append((live.table.id, level))
        return genuine(driver, live, known, level)

    monkeypatch.setattr(bot_driver.BotDriver, "_think", noted)
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", bot_threads=2) as server:
        async with Rest(server.base) as host:
            made = await host.open("zodiac", [PERSON, MASTER], start=True)
            table = made["table"]["id"]
            async with (
                tables_of_masters(server, 30) as watching,
                socket(server.base, table, made["tokens"]["0"]) as one,
            ):
                message = await one.next("welcome")
                waited, moves, answered, started = [], 0, 0, 0.0
                while moves < 6 and message.get("status", "playing") == "playing":
                    viewer = message["viewers"][0]
                    if viewer["ask"] is not None and viewer["ask"]["prompt"] > answered:
                        moves, answered, started = moves + 1, viewer["ask"]["prompt"], time.monotonic()
                        action = first_choice(viewer)
                        await one.send(type="answer", seat=0, prompt=answered, actions=[action], key=fresh_key())
                    message = await asyncio.wait_for(one.next("update"), 60)
                    if moves and message["viewers"][0]["ask"] is not None:
                        waited.append(time.monotonic() - started)
                heard = [
                    json.loads(await asyncio.wait_for(other.recv(), 30)) for other in watching[:5] for _ in range(4)
                ]
        own = {level for number, level in asked_for if number == table}
        others = {level for number, level in asked_for if number != table}
        assert own == {"master"}, "the person's bot is never hurried"
        assert others & {"search:250ms", "search:125ms", "search:62ms"}, others
        assert server.tables.metrics.bots_replaced.total() == 0, "nobody is replaced"
        assert waited and max(waited) < 20
        assert any(message["type"] == "table" and message["table"]["hurried"] for message in heard), "and they know why"


async def test_bots_among_themselves_play_only_while_somebody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from jadetable.server.tables import live as live_module

    monkeypatch.setattr(live_module, "WATCHED_SECONDS", 0.02)  # a fast machine would come to the end of the game
    database = f"sqlite:///{tmp_path / 't.db'}"

    def moves(server: InThread) -> int:
        return server.tables.live[table].table.move_count

    with in_thread(database, bot_pause_ms=20) as server:
        async with Rest(server.base) as host:
            made = await host.open("mandarin", [{"kind": "bot"}] * 5, start=True)
            table = made["table"]["id"]
            await asyncio.sleep(1.0)
            before = moves(server)
            await asyncio.sleep(0.7)
            assert moves(server) == before > 1, "nobody looks any more"
            async with socket(server.base, table) as one:
                await one.next("welcome")
                for _ in range(5):
                    await one.next("update")
            await asyncio.sleep(1.0)
            before = moves(server)
            await asyncio.sleep(1.2)
            assert moves(server) == before
            assert server.tables.live[table].table.due is None
    with in_thread(database, bot_pause_ms=20) as again:
        await asyncio.sleep(1.2)
        assert table not in again.tables.live, "a restart does not bring it back"
        async with socket(again.base, table) as one:
            await one.next("welcome")
            for _ in range(100):  # what follows at first is the past
                if moves(again) > before:
                    break
                await asyncio.sleep(0.1)
            assert moves(again) > before, "a visitor does"


async def test_a_bot_plays_on_for_a_person_who_is_away_until_it_is_the_persons_turn(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}") as server:
        async with Rest(server.base) as host:
            made = await host.open("zodiac", [PERSON, {"kind": "bot"}], start=True)
            table = made["table"]["id"]
            live = server.tables.live[table]
            live.visited = float("-inf")
            for _ in range(200):
                if 0 in asked_now(live):
                    break
                await asyncio.sleep(0.05)
            assert 0 in asked_now(live) and not live.table.bots_alone
            state = await host.get(f"/api/tables/{table}/state")
            viewer = asked(state)
            await host.answer(table, 0, viewer["ask"]["prompt"], first_choice(viewer))


async def test_an_address_has_only_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", tables_per_address=3) as server:
        async with Rest(server.base) as host:
            body = {"game": "zodiac", "seats": [PERSON, PERSON], "options": {"turns_per_seat": 1}, "start": True}
            made = [await opened(host.http, body) for _ in range(3)]
            refused = await host.call("POST", "/api/tables", body, lang="it")
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
            assert "3 tavoli" in refused.json()["text"]
            host.tokens = list(made[0]["tokens"].values())
            await host.play(made[0]["table"]["id"])
            host.tokens = []
            await opened(host.http, body)
            assert (await host.call("POST", "/api/tables", body)).status_code == 429
            if sys.platform == "linux":
                transport = httpx.AsyncHTTPTransport(local_address=OTHER)
                async with httpx.AsyncClient(base_url=server.base, transport=transport) as other:
                    await opened(other, body)


def test_who_sits_at_a_table_is_who_its_thinking_is_counted_for() -> None:
    nothing: Any = None
    live = Live(nothing)
    live.visit("onlooker", False)
    assert live.place == "onlooker" and live.watched
    live.visit("host", True)
    live.visit("onlooker", False)
    assert live.place == "host"
