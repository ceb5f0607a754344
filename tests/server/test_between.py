"""Codes and notifications where two processes serve one PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Rest, first_choice
from tests.server.postgres import new_database, postgres
from tests.server.push_service import PushService
from tests.server.running import Process

pytestmark = pytest.mark.slow


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Process, Process]]:
    """Two server processes on one database, with one key."""
    with postgres() as running:
        database, key = new_database(running), tmp_path / "push-key.pem"
        given = {"push_local": True, "push_key": key}
        two = [Process(database, tmp_path / f"{name}.log", **given) for name in ("one", "other")]
        try:
            for process in two:
                process.start()
            yield two[0], two[1]
        finally:
            for process in two:
                process.kill()


async def test_a_code_said_here_is_heard_there_and_a_turn_made_there_is_told_from_there(
    pair: tuple[Process, Process],
) -> None:
    one, other = pair
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    with PushService() as service:
        async with Rest(one.base) as anna, Rest(other.base) as bo:
            table = (await anna.open("wuxing", seats))["table"]["id"]
            code = (await anna.post(f"/api/tables/{table}/spoken"))["words"]
            assert (await bo.post("/api/spoken", {"words": code}))["id"] == table
            bo.tokens += (await bo.post(f"/api/tables/{table}/join", {"name": "Bo"}))["tokens"].values()
            assert (await anna.get("/api/push"))["key"] == (await bo.get("/api/push"))["key"], "one key for all"
            phone = service.device()
            path = f"/api/tables/{table}/seats/0/push"
            mark = (await anna.post(path, phone.wish))["mark"]
            await anna.post(f"/api/tables/{table}/start")
            for _ in range(200):
                if service.heard:
                    break
                for who, seat in ((bo, 1), (anna, 0)):
                    (viewer,) = (await who.get(f"/api/tables/{table}/state"))["viewers"]
                    if viewer["ask"]:
                        await who.answer(table, seat, viewer["ask"]["prompt"], first_choice(viewer))
                        break
            assert phone.read(service.wait(1)[0])["mark"] == mark
            assert (await bo.call("POST", "/api/spoken", {"words": code})).json()["code"] == "no-code"
