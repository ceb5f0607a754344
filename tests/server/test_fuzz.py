"""Random requests and messages: no fault of ours, no hang, and no change of state by anybody who holds nothing."""

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from litestar import Litestar
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.sync.client import connect

from jadetable.server.http.app import create_app
from jadetable.server.ops.settings import Settings
from tests.server.client import Rest, bearer
from tests.server.running import InThread
from tests.server.test_protocol import digest

pytestmark = pytest.mark.usefixtures("anyio_backend")  # the tests are plain functions, the fixture of the table is not
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
FEW = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
MORE = settings(FEW, max_examples=60)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture
async def target(server: InThread) -> tuple[InThread, str, dict[str, str]]:
    """A server with a table of two people; of each test its own, for a host may end its game or show onlookers out."""
    async with Rest(server.base) as host:
        made = await host.open("zodiac", SEATS, start=True)
        return server, made["table"]["id"], made["tokens"]


def operations() -> dict[str, Any]:
    """Every operation of the description, by name. A stream has no end; it has tests of its own."""
    app = create_app(Settings(database="sqlite:////tmp/never-opened.db")).app
    assert isinstance(app, Litestar)
    found: Any = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    found = found.exclude(path_regex="/(stream|metrics)$")
    return {result.ok().label: result.ok() for result in found.get_all_operations()}


OPERATIONS = operations()
MODES = list(schemathesis.GenerationMode)


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize("name", OPERATIONS)
def test_random_requests_without_a_token_change_nothing(
    target: tuple[InThread, str, dict[str, str]], name: str, mode: schemathesis.GenerationMode
) -> None:
    server, table, _ = target
    before = digest(server, table)

    @FEW
    @given(case=OPERATIONS[name].as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        _aim(case, table)
        reply = case.call(base_url=server.base, timeout=20)
        case.validate_response(reply, checks=CHECKS)
        assert digest(server, table) == before

    _all_of(send)


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize("name", OPERATIONS)
def test_random_requests_of_a_host_never_break_the_server(
    target: tuple[InThread, str, dict[str, str]], name: str, mode: schemathesis.GenerationMode
) -> None:
    server, table, tokens = target

    @FEW
    @given(case=OPERATIONS[name].as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        _aim(case, table)
        reply = case.call(base_url=server.base, headers=bearer(*tokens.values()), timeout=20)
        case.validate_response(reply, checks=CHECKS)
        found = server.tables.live[table].table
        assert found.position is not None and found.position.faults == []

    _all_of(send)


def _all_of(send: Callable[[], None]) -> None:
    """Send the requests; some operations take nothing that could be got wrong."""
    with contextlib.suppress(Unsatisfiable):
        send()


def _aim(case: Any, table: str) -> None:
    """Point the request at a table that exists, and do not let it wait."""
    if "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = table
    if isinstance(case.query, dict) and "wait" in case.query and not isinstance(case.query["wait"], dict):
        case.query["wait"] = 0


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
values = st.recursive(
    scalars, lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4)
)
names = st.sampled_from(["type", "seat", "prompt", "actions", "key", "text", "reaction", "more"])
kinds = st.sampled_from(["answer", "withdraw", "say", "react", "look", "ping", "welcome", "update"])
objects = st.dictionaries(names, values, max_size=6)
near_misses = st.builds(lambda kind, rest: {**rest, "type": kind}, kinds, objects)
plausible = st.builds(
    lambda *values: dict(zip(("type", "seat", "prompt", "actions", "key"), values, strict=True)),
    kinds,
    st.integers(-1, 9),
    st.integers(-1, 4),
    st.lists(st.integers(-1, 200), max_size=3),
    st.text(max_size=5),
)
messages = st.one_of(
    st.binary(max_size=200), st.text(max_size=200), st.builds(json.dumps, values), st.builds(json.dumps, near_misses),
    st.builds(json.dumps, plausible),
)  # fmt: skip


@MORE
@given(sent=st.lists(messages, min_size=1, max_size=12))
def test_random_messages_of_an_onlooker_are_answered_and_change_nothing(
    target: tuple[InThread, str, dict[str, str]], sent: list[str | bytes]
) -> None:
    server, table, _ = target
    before = digest(server, table)
    _converse(server, table, [], sent)
    assert digest(server, table) == before


@MORE
@given(sent=st.lists(messages, min_size=1, max_size=12))
def test_random_messages_of_a_seat_never_break_the_table(
    target: tuple[InThread, str, dict[str, str]], sent: list[str | bytes]
) -> None:
    server, table, tokens = target
    _converse(server, table, list(tokens.values()), sent)
    found = server.tables.live[table].table
    assert found.position is not None and found.position.faults == []
    assert server.tables.metrics.refusals._values.get((("code", "failed"),), 0) == 0, "no fault of ours"


def _converse(server: InThread, table: str, tokens: list[str], sent: list[str | bytes]) -> None:
    """Say all of it, then see that the server still answers."""
    address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{table}/socket?since=100000"
    with connect(address, additional_headers=bearer(*tokens)) as connection:
        for data in sent:
            connection.send(data)
        connection.send('{"type":"ping"}')
        while '"pong"' not in str(connection.recv(timeout=10)):
            pass
