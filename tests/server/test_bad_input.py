"""What cannot be read is the sender's mistake: it is refused in a sentence, and the log holds no fault of ours."""

import asyncio
import json
import logging
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.client import Rest, socket
from tests.server.running import InThread

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
JSON = {"Content-Type": "application/json"}


@pytest.fixture
def faults(server: InThread, caplog: pytest.LogCaptureFixture) -> Iterator[list[logging.LogRecord]]:
    """What the server logs as its own fault meanwhile."""
    logger = logging.getLogger("jadetable.server")
    before, logger.propagate = logger.propagate, True
    found: list[logging.LogRecord] = []
    caplog.set_level(logging.ERROR)
    yield found
    found += [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    logger.propagate = before
    assert not found, [record.getMessage() for record in found]


@pytest.mark.parametrize(
    "body",
    [b"[" * 10_000, b'{"a":' * 9_000, b'{"game":"\xff\xfe"}', b"\xff\xfe\x00", b"{", b'{"game":"zodiac\\ud800"}'],
    ids=["nested lists", "nested objects", "bytes in a string", "bytes", "cut off", "half a letter"],
)
@pytest.mark.usefixtures("faults")
async def test_a_body_that_cannot_be_read_is_a_bad_request(server: InThread, body: bytes) -> None:
    async with httpx.AsyncClient(base_url=server.base) as client:
        reply = await client.post("/api/tables", content=body, headers=JSON)
        assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
        assert reply.json()["text"]


@pytest.mark.parametrize("message", ["[" * 8_000, '{"type":' * 1000, b"\xff\xfe"], ids=["lists", "objects", "bytes"])
@pytest.mark.usefixtures("faults")
async def test_a_message_that_cannot_be_read_is_refused_and_the_conversation_goes_on(
    server: InThread, message: str | bytes
) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", SEATS, start=True)
    async with socket(server.base, made["table"]["id"], made["tokens"]["0"]) as one:
        await one.next("welcome")
        await one.connection.send(message)
        assert (await one.next("error", "pong"))["code"] == "bad-message"
        assert (await one.ask(type="ping"))["type"] == "pong"


@pytest.mark.parametrize("path", ["/%00", "/assets/a%00b.js", "/docs/%00", "/api/games/%00/words", "/t/%00"])
@pytest.mark.usefixtures("faults")
async def test_a_path_with_a_nul_is_found_nowhere(server: InThread, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.base) as client:
        assert (await client.get(path)).status_code in (200, 400, 404)


@pytest.mark.usefixtures("faults")
async def test_a_long_language_is_refused_at_the_socket_in_a_short_sentence(server: InThread) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", SEATS, start=True)
    address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/socket"
    for lang in ("x" * 5_000, "%00", "tlh"):
        async with connect(f"{address}?lang={lang}", max_size=None) as connection:
            told = json.loads(await connection.recv())
            assert (told["type"], told["code"]) == ("error", "bad-request") and len(told["text"]) < 300
            await connection.wait_closed()
            assert connection.close_code == 4400


@pytest.mark.usefixtures("faults")
async def test_a_client_that_goes_away_in_mid_body_is_no_fault_of_ours(server: InThread) -> None:
    host, port = server.base.removeprefix("http://").split(":")
    for _ in range(5):
        _, writer = await asyncio.open_connection(host, int(port))
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: 5000\r\n\r\n{{".encode())
        await writer.drain()
        await asyncio.sleep(0.02)
        writer.close()
        await writer.wait_closed()
    await asyncio.sleep(0.3)
    assert httpx.get(f"{server.base}/healthz").status_code == 200
