"""The same tables on PostgreSQL, and two processes at one table."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jadetable.core import registry
from tests.kit.small import shortened
from tests.server.client import Rest, last_choice, socket
from tests.server.crash import campaign, crew_campaign
from tests.server.postgres import new_database, postgres
from tests.server.running import Process
from tests.server.test_whole_games import EARLY

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def database_server() -> Iterator[Any]:
    with postgres() as running:
        yield running


@pytest.fixture(scope="module")
def pair(database_server: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, Process]]:
    """Two server processes on one database."""
    database, folder = new_database(database_server), tmp_path_factory.mktemp("pair")
    one, other = Process(database, folder / "one.log"), Process(database, folder / "other.log")
    try:
        one.start()
        other.start()
        yield one, other
    finally:
        one.kill()
        other.kill()


@pytest.mark.parametrize("slug", registry.house_slugs())
async def test_two_processes_serve_the_two_ends_of_one_table(pair: tuple[Process, Process], slug: str) -> None:
    one, other = pair

    game = registry.find(slug)
    seats = max(2, game.seat_range(game.load_components())[0])
    people = [{"kind": "person", "name": f"P{seat}"} for seat in range(seats)]
    async with Rest(one.base) as host, Rest(other.base) as guest:
        made = await host.open(slug, people, start=True, **shortened(registry.find(slug), EARLY))
        table, tokens = made["table"]["id"], made["tokens"]
        here = [tokens[str(seat)] for seat in range(seats) if seat % 2 == 0]
        there = [tokens[str(seat)] for seat in range(seats) if seat % 2 == 1]
        async with socket(one.base, table, *here) as left, socket(other.base, table, *there) as right:
            await asyncio.wait_for(asyncio.gather(left.play(last_choice), right.play(last_choice)), 120)
        guest.tokens = there
        near = await host.get(f"/api/tables/{table}/state")
        far = await guest.get(f"/api/tables/{table}/state")
        assert near["table"]["status"] == far["table"]["status"] == "over"
        assert near["next"] == far["next"]
        assert near["viewers"][0]["view"]["ranking"] == far["viewers"][0]["view"]["ranking"]
        assert (await guest.get(f"/api/tables/{table}/verify"))["verified"]


async def test_a_token_rotated_at_one_process_is_refused_at_the_other(pair: tuple[Process, Process]) -> None:
    one, other = pair

    async with Rest(one.base) as host:
        made = await host.open("zodiac", [{"kind": "person", "name": "A"}, {"kind": "bot"}], start=True)
        table, stolen = made["table"]["id"], made["tokens"]["0"]
        async with socket(other.base, table, stolen) as thief:
            await thief.next("welcome")
            await host.post(f"/api/tables/{table}/seats/0/token")
            with pytest.raises(Exception, match="4401"):
                while True:
                    await asyncio.wait_for(thief.next(), 10)
        async with Rest(other.base, [stolen]) as again:
            assert (await again.call("GET", f"/api/tables/{table}/state")).status_code == 401


async def test_chat_reaches_the_other_process_once(pair: tuple[Process, Process]) -> None:
    one, other = pair

    async with Rest(one.base) as host:
        made = await host.open("zodiac", [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}])
        table, tokens = made["table"]["id"], made["tokens"]
        async with socket(one.base, table, tokens["0"]) as near, socket(other.base, table, tokens["1"]) as far:
            await near.next("welcome")
            await far.next("welcome")
            await near.send(type="say", seat=0, text="hello")
            assert (await asyncio.wait_for(far.next("chat"), 10))["text"] == "hello"
            assert (await asyncio.wait_for(near.next("chat"), 10))["text"] == "hello"
            assert (await near.ask(type="ping"))["type"] == "pong"
            assert (await far.ask(type="ping"))["type"] == "pong", "the line came once"


async def test_every_acknowledged_move_survives_kills_with_postgresql(
    database_server: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = await campaign(new_database(database_server), tmp_path, random_kills=3)
    with capsys.disabled():
        print(f"\nPostgreSQL: {report}")
    assert report.kills == 5 + 3 and report.acknowledged > 100


async def test_every_acknowledged_move_survives_when_workers_behind_one_address_are_killed(
    database_server: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a client hears never goes back, though it comes back to another process each time."""
    report = await crew_campaign(new_database(database_server), tmp_path, kills=6)
    with capsys.disabled():
        print(f"\nPostgreSQL, two workers: {report}")
    assert report.kills >= 5 and report.acknowledged > 50


async def test_whoever_acted_at_one_process_reads_it_at_the_other(pair: tuple[Process, Process]) -> None:
    one, other = pair
    people = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
    async with Rest(one.base) as near:
        table = (await near.open("zodiac", people, start=True))["table"]["id"]
        async with Rest(other.base, near.tokens) as far:
            await far.get(f"/api/tables/{table}/state")
            for number in range(60):
                here, there = (near, far) if number % 2 else (far, near)
                state = await here.get(f"/api/tables/{table}/state")
                viewer = next(viewer for viewer in state["viewers"] if viewer["ask"])
                await here.answer(table, viewer["seat"], viewer["ask"]["prompt"], last_choice(viewer))
                read = await there.get(f"/api/tables/{table}/state", since=state["next"])
                assert read["next"] > state["next"], f"the other process did not know of move {number}"


async def test_a_question_asked_at_one_process_is_answered_at_the_other_at_once(pair: tuple[Process, Process]) -> None:
    """The other process may not have heard of the question yet; that is no reason to refuse."""
    one, other = pair
    people = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
    async with Rest(one.base) as host:
        made = await host.open("zodiac", people, start=True)
        table, tokens = made["table"]["id"], list(made["tokens"].values())
        async with socket(one.base, table, *tokens) as near, socket(other.base, table, *tokens) as far:
            message, _ = await near.next("welcome"), await far.next("welcome")
            for number in range(40):
                viewer = next(viewer for viewer in message["viewers"] if viewer["ask"])
                here = near if number % 2 else far
                await here.send(type="answer", seat=viewer["seat"], prompt=viewer["ask"]["prompt"],
                                actions=[last_choice(viewer)], key=f"k{number}")  # fmt: skip
                before = message["next"]
                while message["next"] <= before:  # of the process that took it, so the other is the one to lag
                    message = await here.next("update", "error")
                    assert message["type"] != "error", message
