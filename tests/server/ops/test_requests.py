"""What an operator sees of requests: ids, refusals with an address, faults by route."""

import json
import logging
from collections.abc import Iterator

import httpx
import pytest

from jadetable.server.ops import logs
from jadetable.server.ops.metrics import Counter, Histogram, Metrics, Reading
from jadetable.server.ops.requests import Hush
from tests.server.client import Rest
from tests.server.running import InThread, in_thread


class Kept(logging.Handler):
    """Keeps what is logged, as it would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, object]] = []
        self.formatter = logs.JsonFormatter("network")

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(json.loads(self.format(record)))


@pytest.fixture
def kept() -> Iterator[Kept]:
    """What our server logs."""
    handler, logger = Kept(), logging.getLogger("jadetable")
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield handler
    logger.removeHandler(handler)
    logger.setLevel(before)


def line_of(**facts: object) -> dict[str, object]:
    """A warning with these facts, as it is written."""
    record = logging.getLogger("jadetable.test").makeRecord(
        "jadetable.test", logging.WARNING, "here", 1, "something", (), None, extra=facts
    )
    found: dict[str, object] = json.loads(logs.JsonFormatter("network").format(record))
    return found


def test_a_fact_never_takes_the_place_of_the_severity() -> None:
    line = line_of(level="master", event="no", request="no", seat=2)
    assert (line["level"], line["event"], line["level_"], line["seat"]) == ("warning", "something", "master", 2)


@pytest.mark.parametrize(
    ("address", "how", "shown"),
    [
        ("203.0.113.77", "full", "203.0.113.77"),
        ("203.0.113.77", "network", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "network", "2001:db8:1::/48"),
        ("203.0.113.77", "none", ""),
        ("no address", "network", ""),
    ],
)
def test_addresses_are_logged_as_the_operator_wants_them(address: str, how: str, shown: str) -> None:
    assert logs.shortened(address, how) == shown


def test_the_web_server_does_not_write_the_paths_of_sockets() -> None:
    saved = {name: logging.getLogger(name).level for name in ("jadetable", "uvicorn", "litestar", "uvicorn.error")}
    handlers = {name: logging.getLogger(name).handlers for name in saved}
    try:
        logs.set_up("info")
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.INFO)
        logs.set_up("error")
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.WARNING)
    finally:
        for name, level in saved.items():
            logging.getLogger(name).setLevel(level)
            logging.getLogger(name).handlers = handlers[name]
            logging.getLogger(name).propagate = True


async def test_every_reply_has_an_id_and_a_stranger_cannot_choose_it(toy_server: InThread) -> None:
    async with httpx.AsyncClient(base_url=toy_server.base) as client:
        ids = {(await client.get("/healthz", headers={"X-Request-Id": "mine"})).headers["x-request-id"] for _ in "12"}
        assert len(ids) == 2 and "mine" not in ids


async def test_behind_a_proxy_the_proxys_id_is_in_the_log(tmp_path: object, kept: Kept) -> None:
    with in_thread(f"sqlite:///{tmp_path}/t.db", proxies="127.0.0.1") as server:
        async with Rest(server.base) as rest:
            headers = {"X-Request-Id": "proxy-17", "X-Forwarded-For": "198.51.100.9", "Authorization": "Bearer wrong"}
            made = await rest.post("/api/tables", {"game": "zodiac", "seats": [{"kind": "open"}, {"kind": "open"}]})
            path = f"/api/tables/{made['table']['id']}/state"
            reply = await rest.http.get(path, headers=headers)
            assert reply.status_code == 401 and reply.headers["x-request-id"] == "proxy-17"
            bad = await rest.http.get("/healthz", headers={"X-Request-Id": 'x" y'})
            assert '"' not in bad.headers["x-request-id"]
    (line,) = [line for line in kept.lines if line["event"] == "refused"]
    assert (line["request"], line["address"], line["status"]) == ("proxy-17", "198.51.100.0/24", 401)
    assert line["route"] == "/api/tables/{table_id}/state"
    assert made["table"]["id"] not in json.dumps(line)


async def test_a_flood_of_refusals_is_one_line(tmp_path: object, kept: Kept) -> None:
    with in_thread(f"sqlite:///{tmp_path}/t.db", address_burst=3, address_rate=0.001) as server:
        async with httpx.AsyncClient(base_url=server.base) as client:
            found = [(await client.get("/api/almanac/cycle?year=1984")).status_code for _ in range(30)]
    assert found.count(429) == 27
    (line,) = [line for line in kept.lines if line.get("status") == 429]
    assert line["level"] == "info" and line["left_out"] == 0


def test_what_was_left_out_is_told_with_the_next_line(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    hush = Hush()
    assert [hush.left_out("a"), hush.left_out("a"), hush.left_out("b"), hush.left_out("a")] == [0, None, 0, None]
    now[0] += 11
    assert hush.left_out("a") == 2


def test_labels_are_escaped_and_readings_are_made_when_asked() -> None:
    counter = Counter("c", "about")
    counter.add(route='a"b\\c\nd')
    assert list(counter.lines()) == ['c{route="a\\"b\\\\c\\nd"} 1']
    reading = Reading("r", "about")
    assert list(reading.lines()) == []
    reading.read = lambda: 123456789.0
    assert list(reading.lines()) == ["r 123456789"]
    sizes = Histogram("h", "about", (1, 2))
    sizes.observe(2)
    assert list(sizes.lines())[:3] == ['h_bucket{le="1"} 0', 'h_bucket{le="2"} 1', 'h_bucket{le="+Inf"} 1']


async def test_the_numbers_of_the_process_are_told(tmp_path: object) -> None:
    with in_thread(f"sqlite:///{tmp_path}/t.db", metrics_token="a-token-of-a-good-length") as server:
        headers = {"Authorization": "Bearer a-token-of-a-good-length"}
        async with httpx.AsyncClient(base_url=server.base, headers=headers) as client:
            text = (await client.get("/metrics")).text
    found = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(found["process_resident_memory_bytes"]) > 1e7
    assert float(found["jade_database_bytes"]) > 4096
    assert 0 < float(found["process_open_fds"]) < float(found["process_max_fds"])
    assert float(found["process_cpu_seconds_total"]) > 0


async def test_a_fault_is_counted_by_its_route_and_not_by_its_address(tmp_path: object, kept: Kept) -> None:
    with in_thread(f"sqlite:///{tmp_path}/t.db") as server:

        def broken(*_: object) -> None:
            raise ValueError("a fault of ours")

        server.tables.find = broken  # type: ignore[assignment]
        async with httpx.AsyncClient(base_url=server.base) as client:
            for name in ("one", "two"):
                assert (await client.get(f"/api/tables/{name}")).status_code == 500
        lines = list(server.tables.metrics.faults.lines())
    assert lines == ['jade_faults_total{route="/api/tables/{table_id}",status="500"} 2']
    (first, _) = [line for line in kept.lines if line["event"] == "request failed"]
    assert first["level"] == "error" and first["request"]


def test_metrics_have_names_of_their_own() -> None:
    names = [metric.name for metric in vars(Metrics()).values()]
    assert len(names) == len(set(names))
