"""Who is refused: wrong tokens, foreign pages, oversize and flooding clients."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from jadetable.server.ops.logs import JsonFormatter
from jadetable.server.tables.limits import Bucket, Buckets, Gauge
from jadetable.server.tables.table import clean_text, new_token, token_hash
from tests.server.client import Rest, first_choice, socket
from tests.server.running import InThread, in_thread
from tests.server.test_protocol import asked, digest

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]


async def test_a_wrong_token_is_refused_everywhere(server: InThread) -> None:
    async with Rest(server.base) as host, Rest(server.base, ["x" * 32]) as thief:
        made = await host.open("zodiac", SEATS, start=True)
        table = made["table"]["id"]
        before = digest(server, table)
        body = {"type": "answer", "seat": 0, "prompt": 1, "actions": [0], "key": "k"}
        for method, path, given in (
            ("GET", "state", None),
            ("POST", "answers", body),
            ("POST", "seats/0/leave", None),
            ("POST", "seats/0/token", None),
            ("POST", "start", None),
        ):
            reply = await thief.call(method, f"/api/tables/{table}/{path}", given)
            assert (reply.status_code, reply.json()["code"]) == (401, "wrong-token")
        async with socket(server.base, table, "x" * 32) as one:
            assert (await one.next())["code"] == "wrong-token"
            with pytest.raises(ConnectionClosed):
                await one.next()
        async with Rest(server.base) as nobody:
            reply = await nobody.call("POST", f"/api/tables/{table}/answers", body)
            assert reply.json()["code"] == "wrong-token"
        assert digest(server, table) == before


async def test_one_seats_token_does_not_move_another_seat(server: InThread) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", SEATS, start=True)
        table = made["table"]["id"]
        state = await host.get(f"/api/tables/{table}/state")
        viewer = asked(state)
        seat, other = viewer["seat"], 1 - viewer["seat"]
        before = digest(server, table)
        async with Rest(server.base, [made["tokens"][str(other)]]) as guest:
            body = {"type": "answer", "seat": seat, "prompt": 1, "actions": [first_choice(viewer)], "key": "k"}
            reply = await guest.call("POST", f"/api/tables/{table}/answers", body)
            assert (reply.status_code, reply.json()["code"]) == (403, "not-your-seat")
        assert digest(server, table) == before


async def test_a_stolen_token_is_worthless_once_the_lock_is_changed(server: InThread) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", SEATS, start=True)
        table, stolen = made["table"]["id"], made["tokens"]["0"]
        async with socket(server.base, table, stolen) as thief:
            await thief.next("welcome")
            fresh = await host.post(f"/api/tables/{table}/seats/0/token")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await asyncio.wait_for(thief.next(), 5)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
        async with Rest(server.base, [stolen]) as again:
            assert (await again.call("GET", f"/api/tables/{table}/state")).status_code == 401
        async with Rest(server.base, list(fresh["tokens"].values())) as owner:
            assert (await owner.get(f"/api/tables/{table}/state"))["table"]["you"] == [0]


async def test_tokens_are_stored_hashed_only(server: InThread) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", SEATS)
    path = Path(server.settings.database.removeprefix("sqlite:///"))
    stored = b"".join(file.read_bytes() for file in path.parent.glob("tables.db*"))
    for token in made["tokens"].values():
        assert token.encode() not in stored and token_hash(token) in stored


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"])
async def test_a_foreign_page_may_neither_post_nor_open_a_socket(server: InThread, origin: str) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", SEATS, start=True)
        table = made["table"]["id"]
        headers = {"Origin": origin, "Authorization": f"Bearer {made['tokens']['0']}"}
        async with httpx.AsyncClient(base_url=server.base) as page:
            reply = await page.post(f"/api/tables/{table}/seats/0/leave", headers=headers)
            assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")
        address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(address, additional_headers=headers):
                pass
        own = {"Origin": server.base}
        async with connect(address, additional_headers=own) as welcome:
            assert '"welcome"' in str(await welcome.recv())


def test_a_page_of_another_site_that_hides_its_origin_is_refused(server: InThread) -> None:
    reply = httpx.post(f"{server.base}/api/tables", json={}, headers={"Sec-Fetch-Site": "cross-site"})
    assert reply.status_code == 403


def test_every_page_carries_the_security_headers(server: InThread) -> None:
    for path in ("/", "/t/abc", "/api/games", "/schema", "/nowhere", "/api/tables/none", "/healthz"):
        headers = httpx.get(server.base + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/%2e%2e/settings.py", "/..%2f..%2fsettings.py", "//etc/passwd", "/assets/../../app.py"],
)
def test_files_outside_the_client_are_never_served(server: InThread, path: str) -> None:
    reply = httpx.get(server.base + path)
    assert reply.status_code in (400, 404) and "import" not in reply.text


async def test_an_oversize_message_or_body_is_refused(server: InThread) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", SEATS, start=True)
        table = made["table"]["id"]
        before = digest(server, table)
        async with socket(server.base, table, made["tokens"]["0"]) as one:
            await one.next("welcome")
            await one.connection.send("x" * (server.settings.message_bytes + 1))
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await one.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        reply = await host.call("POST", "/api/tables", {"game": "zodiac", "seats": [], "lang": "x" * 100_000})
        assert (reply.status_code, reply.json()["code"]) == (413, "too-large")
        assert digest(server, table) == before


async def test_flooding_clients_are_slowed_and_then_cut_off(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"address_rate": 1.0, "address_burst": 50, "seat_rate": 5.0, "seat_burst": 10}
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", **limits) as server:
        async with Rest(server.base) as host:
            made = await host.open("zodiac", SEATS, start=True)
            table = made["table"]["id"]
            async with socket(server.base, table, made["tokens"]["0"]) as one:
                await one.next("welcome")
                with pytest.raises(ConnectionClosed) as closed:
                    for _ in range(400):
                        await one.send(type="ping")
                    while True:
                        await one.next()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
                assert "too-many" in {message.get("code") for message in one.heard}
            codes = [(await host.call("GET", "/api/games")).status_code for _ in range(60)]
            assert codes[-1] == 429
            await asyncio.sleep(1.2)
            assert (await host.call("GET", "/healthz")).status_code == 200


async def test_one_address_opens_only_so_many_sockets_and_tables(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", sockets_per_address=2, create_rate=0.01, create_burst=3) as server:
        async with Rest(server.base) as host:
            made = await host.open("zodiac", SEATS)
            table = made["table"]["id"]
            async with socket(server.base, table) as one, socket(server.base, table) as two:
                await one.next("welcome")
                await two.next("welcome")
                with pytest.raises(InvalidStatus, match="403"):
                    async with socket(server.base, table):
                        pass
            codes = [
                (await host.call("POST", "/api/tables", {"game": "zodiac", "seats": SEATS})).status_code
                for _ in range(5)
            ]
            assert codes[-1] == 429 and 201 in codes


async def test_a_client_that_does_not_listen_is_cut_off_and_costs_no_memory(server: InThread) -> None:
    from jadetable.server.tables.connections import QUEUE, Reader

    listener = Reader([], (), False, "en", 0)
    for _ in range(QUEUE + 10):
        listener.send(b"news")
    assert listener.closed and listener.queue.qsize() == 1
    assert listener.queue.get_nowait() == 1013


def test_buckets_refill_and_forget() -> None:
    bucket = Bucket(rate=1000, burst=2)
    assert [bucket.take() for _ in range(2)] == [True, True]
    assert not Bucket(rate=0.001, burst=1).take(2)
    many = Buckets(1, 1)
    for number in range(20_010):
        many.take(str(number))
    assert len(many._found) == 20_000
    gauge = Gauge(1)
    assert gauge.enter("a") and not gauge.enter("a")
    gauge.exit("a")
    assert gauge.enter("a")


def test_names_lose_what_does_not_show() -> None:
    assert clean_text("  A\u200bd\u202ea\x00\n\t Lovelace ", 24) == "Ada Lovelace"
    assert clean_text("\u200b\u202e", 24) == ""
    assert len(clean_text("x" * 100, 24)) == 24
    assert clean_text("生肖 🐉", 24) == "生肖 🐉"


async def test_logs_are_json_and_hold_no_secret(server: InThread, caplog: pytest.LogCaptureFixture) -> None:
    record = logging.makeLogRecord({"msg": "table opened", "name": "jadetable.server", "table": "abc", "seats": 3})
    line = JsonFormatter().format(record)
    assert '"event":"table opened"' in line and '"table":"abc"' in line
    logger = logging.getLogger("jadetable")
    before, logger.propagate = logger.propagate, True
    caplog.set_level(logging.DEBUG)

    async with Rest(server.base) as host:
        made = await host.open("zodiac", [SEATS[0], {"kind": "bot"}], options={"turns_per_seat": 1}, start=True)
        await host.play(made["table"]["id"])
    dice = server.tables.live[made["table"]["id"]].table.dice
    logger.propagate = before
    told = "".join(JsonFormatter().format(entry) for entry in caplog.records if entry.name.startswith("jadetable"))
    for secret in (*made["tokens"].values(), dice.secret.hex(), str(dice.word(0)), repr(dice.secret)):
        assert secret not in told
    assert new_token() != new_token()
