"""No background task dies unseen, and the server tells the truth about how it is."""

import asyncio
import logging
from typing import Any

import pytest

from jadetable.server.background import Background, Seldom
from tests.server.client import Rest
from tests.server.running import InThread, in_thread
from tests.toy import toy


async def soon(found: Any) -> None:
    for _ in range(500):
        if found():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")


class Faulty:
    """Work that fails in another way each time."""

    def __init__(self, *faults: BaseException) -> None:
        self.faults, self.done = list(faults), 0

    async def __call__(self) -> None:
        if self.faults:
            raise self.faults.pop(0)
        self.done += 1


async def test_a_task_goes_on_whatever_its_work_raises_and_says_why(caplog: pytest.LogCaptureFixture) -> None:
    background = Background()
    work = Faulty(KeyError("once"), MemoryError(), asyncio.CancelledError(), AssertionError("last"))
    with caplog.at_level(logging.ERROR, "jadetable.server"):
        background.every("work", 0.001, work)
        await soon(lambda: work.done > 2)
    assert background.ended == () and background.age("work") < 1
    assert [record.exc_info and record.exc_info[0] for record in caplog.records] == [KeyError], "once a second"
    await background.close()


async def test_a_task_that_was_ended_from_outside_is_known() -> None:
    background = Background()
    work = Faulty()
    background.every("work", 0.001, work)
    await soon(lambda: work.done)
    background._rounds["work"].cancel()
    await soon(lambda: background.ended == ("work",))
    await background.close()


async def test_the_error_of_an_errand_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    background = Background()
    with caplog.at_level(logging.ERROR, "jadetable.server"):
        background.start("errand", Faulty(ValueError("lost"))())
        await soon(lambda: caplog.records)
    assert "lost" in caplog.text
    await background.close()


def test_what_was_held_back_is_counted() -> None:
    seldom = Seldom(60)
    assert [seldom.lets_through() for _ in range(3)] == [0, None, None]
    seldom._last -= 60
    assert seldom.lets_through() == 2


@pytest.fixture
def fresh(tmp_path: Any) -> Any:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", {"toy": toy()}) as server:
        yield server


async def test_a_server_whose_task_has_ended_says_that_it_must_be_started_again(fresh: InThread) -> None:
    async with Rest(fresh.base) as runner:
        assert (await runner.get("/healthz")) | {"version": ""} == {"status": "ok", "version": "", "ended": []}
        task = fresh.tables.background._rounds["sweep"]
        task.get_loop().call_soon_threadsafe(task.cancel)
        await soon(task.done)
        reply = await runner.call("GET", "/healthz")
        assert (reply.status_code, reply.json()["status"], reply.json()["ended"]) == (503, "failing", ["sweep"])
        reply = await runner.call("GET", "/readyz")
        assert reply.status_code == 503 and "task-ended" in reply.json()["problems"]


async def test_a_server_is_ready_when_its_games_are_compiled_and_rows_can_be_written(fresh: InThread) -> None:
    async with Rest(fresh.base) as runner:
        for _ in range(300):
            found = (await runner.call("GET", "/readyz")).json()
            if found["ready"]:
                break
            assert found["problems"] == ["games"] and found["preparing"] == ["toy"]
            await asyncio.sleep(0.1)
        assert found["ready"] and found["problems"] == [] and found["disk_mib"] > 0


async def test_a_sweep_that_meets_a_broken_table_goes_on_to_the_next(fresh: InThread) -> None:
    people = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
    async with Rest(fresh.base) as host:
        broken = (await host.open("toy", people, start=True, clock=1))["table"]["id"]
        whole = (await host.open("toy", people, start=True, clock=1))["table"]["id"]
        fresh.tables.live[broken].table = None  # type: ignore[assignment]
        for _ in range(100):
            if (await host.get(f"/api/tables/{whole}/state"))["next"] > 1:
                return
            await asyncio.sleep(0.1)
        raise AssertionError("the clock of the whole table stands still")
