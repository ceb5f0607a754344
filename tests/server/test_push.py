"""Notifications, against a push service that runs in the test and reads what it gets as a browser would."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jadetable.server.push import outbox
from jadetable.server.push.outbox import mark_of
from tests.server.client import Rest, first_choice, socket
from tests.server.conftest import toys
from tests.server.push_service import PushService
from tests.server.running import InThread, in_thread

pytestmark = pytest.mark.usefixtures("calm")

PEOPLE = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path, calm: None) -> Iterator[InThread]:
    with in_thread(f"sqlite:///{tmp_path / 'tables.db'}", toys(), push_local=True) as running:
        yield running


class Table:
    """Anna and Bo at a table where everybody decides at once."""

    def __init__(self, anna: Rest, bo: Rest, name: str) -> None:
        self.anna, self.bo, self.name = anna, bo, name
        self._held = list(anna.tokens), list(bo.tokens)

    def take_seats(self) -> None:
        """Both speak for their seats at this table, wherever else they sit."""
        self.anna.tokens, self.bo.tokens = list(self._held[0]), list(self._held[1])

    async def answer(self, *seats: int) -> None:
        """These seats answer what they are asked."""
        self.take_seats()
        for seat in seats:
            who = (self.anna, self.bo)[seat]
            (viewer,) = (await who.get(f"/api/tables/{self.name}/state"))["viewers"]
            await who.answer(self.name, seat, viewer["ask"]["prompt"], first_choice(viewer))

    async def ask_for(self, device: Any, seat: int = 1, **query: Any) -> str:
        """A seat wants to be told at this device; what messages call the table."""
        self.take_seats()
        who = (self.anna, self.bo)[seat]
        path = f"/api/tables/{self.name}/seats/{seat}/push"
        return str((await who.post(path, device.wish, **query))["mark"])


async def sit(anna: Rest, bo: Rest, start: bool = True) -> Table:
    anna.tokens, bo.tokens = [], []
    made = await anna.open("toy", PEOPLE)
    name = made["table"]["id"]
    bo.tokens += (await bo.post(f"/api/tables/{name}/join", {"name": "Bo"}))["tokens"].values()
    if start:
        await anna.post(f"/api/tables/{name}/start")
    return Table(anna, bo, name)


def kept(server: InThread, tmp_path: Path) -> list[tuple[str, int]]:
    """The seats that the database knows of."""
    import sqlite3

    with sqlite3.connect(tmp_path / "tables.db") as database:
        return list(database.execute('SELECT "table", seat FROM jade_push ORDER BY seat'))


async def settle(server: InThread, tmp_path: Path, count: int) -> None:
    """Wait until the database knows of so many."""
    stop = time.monotonic() + 20
    while len(kept(server, tmp_path)) != count:
        assert time.monotonic() < stop, kept(server, tmp_path)
        await asyncio.sleep(0.05)


async def test_who_asked_for_it_is_told_of_a_turn_and_nothing_was_sent_before(
    server: InThread, service: PushService, tmp_path: Path
) -> None:
    async with Rest(server.base) as anna, Rest(server.base) as bo:
        table = await sit(anna, bo)
        await table.answer(1, 0)
        assert not service.heard and not (tmp_path / "push-key.pem").exists(), "not even a key before somebody asks"
        phone = service.device()
        mark = await table.ask_for(phone, lang="it")
        assert (tmp_path / "push-key.pem").stat().st_mode & 0o777 == 0o600
        await asyncio.sleep(0.2)
        assert not service.heard, "it is Bo's turn already: that is no news"

        await table.answer(1, 0)
        (heard,) = service.wait(1)
        title = "toy-title"  # the toy has no words of its own
        assert phone.read(heard) == {"title": title, "text": "Tocca a te.", "mark": mark}
        assert mark == mark_of(table.name) != table.name
        sent = f"{heard.path} {heard.headers}"
        assert table.name not in sent and table.name.encode() not in heard.body
        assert heard.headers["content-encoding"] == "aes128gcm" and int(heard.headers["ttl"]) > 0
        assert heard.headers["authorization"].endswith(f"k={(await bo.get('/api/push'))['key']}")
        assert "toy" not in sent and "Bo" not in sent

        await table.answer(0)
        await asyncio.sleep(0.3)
        assert len(service.heard) == 1, "Anna's choice makes it nobody's turn"


async def test_who_looks_is_not_disturbed(server: InThread, service: PushService) -> None:
    async with Rest(server.base) as anna, Rest(server.base) as bo:
        table = await sit(anna, bo)
        await table.ask_for(service.device())
        async with socket(server.base, table.name, *bo.tokens) as page:
            await page.next("welcome")
            await table.answer(1, 0)
            await page.next("update")
            await asyncio.sleep(0.3)
            assert not service.heard, "the page is before his eyes"
            await page.send(type="looking", looking=False)
            await page.ask(type="ping")
            await table.answer(1, 0)
            service.wait(1)

    async with Rest(server.base) as anna, Rest(server.base) as bo:
        table = await sit(anna, bo)
        await table.ask_for(service.device())
        async with socket(server.base, table.name, *bo.tokens) as page:
            for looking in (False, True):
                await page.send(type="looking", looking=looking)
            await page.ask(type="ping")
            await table.answer(1, 0)
            await asyncio.sleep(0.3)
            assert len(service.heard) == 1, "he looks again"
        while server.tables.live[table.name].listeners:
            await asyncio.sleep(0.02)
        await table.answer(1, 0)
        service.wait(2)


async def test_a_bot_in_ones_place_is_not_told_and_a_start_is(server: InThread, service: PushService) -> None:
    async with Rest(server.base) as anna, Rest(server.base) as bo:
        table = await sit(anna, bo, start=False)
        await table.ask_for(service.device("phone"))
        await table.ask_for(service.device("tablet"))
        await anna.post(f"/api/tables/{table.name}/start")
        assert {heard.path for heard in service.wait(2)} == {"/phone", "/tablet"}
        await bo.post(f"/api/tables/{table.name}/seats/1/rest", {"level": "random"})
        await table.answer(0)
        await asyncio.sleep(0.5)
        assert len(service.heard) == 2


async def test_nothing_is_kept_of_who_leaves_forgets_or_is_done(
    server: InThread, service: PushService, tmp_path: Path
) -> None:
    async with Rest(server.base) as anna, Rest(server.base) as bo:
        for way in ("leave", "forget", "token", "stop", "remove", "over"):
            table = await sit(anna, bo, start=way != "remove")
            phone, mine = service.device(way), service.device("anna")
            await table.ask_for(phone)
            await table.ask_for(mine, seat=0)
            assert len(kept(server, tmp_path)) == 2
            data = await bo.get(f"/api/tables/{table.name}/seats/1/data")
            assert data["notified"] == [phone.endpoint], "it is among what is handed out"
            if way == "stop":
                assert (await bo.call("POST", "/api/push/forget", {"endpoint": phone.endpoint})).status_code == 204
            elif way == "over":
                while (await anna.get(f"/api/tables/{table.name}"))["status"] != "over":
                    await table.answer(1, 0)
                await settle(server, tmp_path, 0)
                continue
            elif way == "remove":
                await anna.post(f"/api/tables/{table.name}/seats/1/remove")
            else:
                await bo.post(f"/api/tables/{table.name}/seats/1/{way}")
            await settle(server, tmp_path, 1)
            assert kept(server, tmp_path) == [(table.name, 0)], "the others keep theirs"
            await anna.call("POST", "/api/push/forget", {"endpoint": mine.endpoint})


async def test_a_dead_address_is_dropped_and_one_that_refuses_is_not(
    server: InThread, service: PushService, tmp_path: Path
) -> None:
    service.replies = {"/dead": 410, "/odd": 503}
    async with Rest(server.base) as anna, Rest(server.base) as bo:
        table = await sit(anna, bo)
        await table.ask_for(service.device("dead"))
        await table.ask_for(service.device("odd"))
        await table.answer(1, 0)
        service.wait(2)
        await settle(server, tmp_path, 1)
        data = await bo.get(f"/api/tables/{table.name}/seats/1/data")
        assert [one.rpartition("/")[2] for one in data["notified"]] == ["odd"]
        text = server.tables.metrics.text()
        assert 'jade_pushes_total{result="gone"} 1' in text and 'jade_pushes_total{result="refused"} 1' in text


async def test_a_service_that_hangs_makes_nobody_wait(server: InThread, service: PushService) -> None:
    service.slow = 30
    async with Rest(server.base) as anna, Rest(server.base) as bo:
        tables = [await sit(anna, bo) for _ in range(6)]
        for table in tables:
            await table.ask_for(service.device(table.name), seat=1)
        for table in tables:
            await table.answer(1)
        started = time.monotonic()
        for table in tables:
            await table.answer(0)
        service.wait(outbox.SENDERS)
        assert time.monotonic() - started < 20, "as fast as without"
        box = server.tables.changed.__self__  # type: ignore[attr-defined]
        assert box._waiting.maxsize == outbox.MOST_WAITING


async def test_the_queue_is_bounded(server: InThread, service: PushService) -> None:
    box = server.tables.changed.__self__  # type: ignore[attr-defined]
    service.slow = 5
    async with Rest(server.base) as anna, Rest(server.base) as bo:
        table = await sit(anna, bo)
        await table.ask_for(service.device())

        async def flood() -> None:
            for _ in range(outbox.MOST_WAITING + 50):
                box._put(table.name, 1)

        await server.on_loop(flood())
        assert box._waiting.qsize() <= outbox.MOST_WAITING
        assert 'result="dropped"} ' in server.tables.metrics.text()

        async def empty() -> None:
            while not box._waiting.empty():
                box._waiting.get_nowait()

        await server.on_loop(empty())


async def test_what_is_no_browser_of_a_seat_is_refused(server: InThread, service: PushService) -> None:
    async with Rest(server.base) as anna, Rest(server.base) as bo:
        table = await sit(anna, bo)
        path, good = f"/api/tables/{table.name}/seats/1/push", service.device().wish
        bad = {
            "endpoint": ["http://192.168.1.1/a", "https://10.0.0.1:8080/a", "ftp://push.example/", "no address"],
            "p256dh": ["A" * 87, "B" + "A" * 86, "short-but-sixteen"],
            "auth": ["A" * 16, "A" * 40, "!" * 22],
        }
        for name, values in bad.items():
            for value in values:
                refused = await bo.call("POST", path, good | {name: value})
                assert (refused.status_code, refused.json()["code"]) == (400, "bad-request"), (name, value)
        assert (await anna.call("POST", path, good)).json()["code"] == "not-your-seat"
        async with Rest(server.base) as stranger:
            assert (await stranger.call("POST", path, good)).json()["code"] == "wrong-token"
        for number in range(6):
            await table.ask_for(service.device(f"d{number}"))
        data = await bo.get(f"/api/tables/{table.name}/seats/1/data")
        assert [one.rpartition("/")[2] for one in data["notified"]] == ["d2", "d3", "d4", "d5"], "four for a seat"


async def test_a_restart_goes_on_telling(tmp_path: Path, service: PushService) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with in_thread(database, toys(), push_local=True) as server:
        async with Rest(server.base) as anna, Rest(server.base) as bo:
            table = await sit(anna, bo)
            phone = service.device()
            await table.ask_for(phone)
            tokens, name, key = (anna.tokens, bo.tokens), table.name, (await bo.get("/api/push"))["key"]
    with in_thread(database, toys(), push_local=True) as server:
        async with Rest(server.base, tokens[0]) as anna, Rest(server.base, tokens[1]) as bo:
            await Table(anna, bo, name).answer(1, 0)
            assert phone.read(service.wait(1)[0])["mark"] == mark_of(name)
            assert (await bo.get("/api/push"))["key"] == key


async def test_a_server_that_is_told_not_to_offers_none(tmp_path: Path, service: PushService) -> None:
    with in_thread(f"sqlite:///{tmp_path / 'tables.db'}", toys(), push=False, push_local=True) as server:
        async with Rest(server.base) as anna, Rest(server.base) as bo:
            table = await sit(anna, bo)
            assert (await bo.call("GET", "/api/push")).json()["code"] == "no-push"
            path = f"/api/tables/{table.name}/seats/1/push"
            assert (await bo.call("POST", path, service.device().wish)).json()["code"] == "no-push"
            await table.answer(1, 0)
    assert not service.heard and not (tmp_path / "push-key.pem").exists()
