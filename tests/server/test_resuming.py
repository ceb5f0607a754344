"""Restarts, clocks, bots that fail, rules that change, memory that is let go: a table goes on."""

import asyncio
import logging
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

import jadetable as jt
from jadetable import bots
from jadetable.core import record
from jadetable.core.game import Game
from jadetable.core.knowledge import Knowledge
from jadetable.server.ops import admin
from jadetable.server.ops.run import check_database
from jadetable.server.ops.settings import BadSetting, Settings, described, read
from jadetable.server.store.database import connect
from tests.server.client import Rest, first_choice, socket
from tests.server.running import InThread, Process, in_thread
from tests.server.test_protocol import asked
from tests.toy import toy

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
MIXED = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "normal"}]


async def test_a_restart_resumes_every_table_with_pending_answers_and_clocks(tmp_path: Path) -> None:
    database, games = f"sqlite:///{tmp_path / 't.db'}", {"toy": toy()}
    with in_thread(database, games) as first:
        async with Rest(first.base) as host:
            made = await host.open("toy", [*PEOPLE, MIXED[0]], start=True, clock=600)
            table, tokens = made["table"]["id"], list(made["tokens"].values())
            state = await host.get(f"/api/tables/{table}/state")
            await host.answer(table, 1, 1, first_choice(state["viewers"][1]), "kept")
            before = await host.get(f"/api/tables/{table}/state")
    with in_thread(database, games) as second:
        async with Rest(second.base, tokens) as host:
            after = await host.get(f"/api/tables/{table}/state")
            assert after["viewers"] == before["viewers"], "questions, views, clocks and pending answers are the same"
            assert after["viewers"][1]["withdrawable"] == 1
            await host.post(f"/api/tables/{table}/withdrawals",
                            {"type": "withdraw", "seat": 1, "prompt": 1, "key": "back"})  # fmt: skip
            state = await host.get(f"/api/tables/{table}/state")
            assert state["viewers"][1]["ask"]["deadline"] == before["viewers"][0]["ask"]["deadline"], "no time won"
            await host.play(table)
            assert (await host.get(f"/api/tables/{table}/verify"))["verified"]


async def test_bots_go_on_by_themselves_after_a_kill(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", bot_pause_ms=20)
    server.start()

    async with Rest(server.base) as host:
        made = await host.open("zodiac", [{"kind": "bot"}] * 3, start=True)
        table = made["table"]["id"]
        await asyncio.sleep(0.3)
        assert (await host.get(f"/api/tables/{table}/state"))["next"] > 0
    server.kill()
    server.start()
    async with Rest(server.base) as anyone:
        for _ in range(600):
            if (await anyone.get(f"/api/tables/{table}"))["status"] == "over":
                break
            await asyncio.sleep(0.1)
        verdict = await anyone.get(f"/api/tables/{table}/verify")
        assert verdict["verified"], verdict
    assert server.stop() == 0
    assert "tables closed" in server.log.read_text(encoding="utf-8"), "told to stop, the server stops in order"


async def test_a_clock_that_runs_out_makes_a_plain_choice_and_the_person_stays(server: InThread) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", PEOPLE, start=True, clock=1)
        table = made["table"]["id"]
        state = await host.get(f"/api/tables/{table}/state")
        deadline = asked(state)["ask"]["deadline"]
        assert 0 < deadline - time.time() * 1000 < 1100
        for _ in range(60):
            await asyncio.sleep(0.1)
            state = await host.get(f"/api/tables/{table}/state")
            if server.tables.live[table].table.move_count > 1:
                break
        assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "person"]
        moves = await server.on_loop(server.tables.storage.moves(table))
        assert moves[1].by == "clock"


class Broken:
    """A bot that fails in some way."""

    code = "broken"

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, knowledge: Knowledge) -> int:
        if self.how == "crash":
            raise RuntimeError("out of ideas")
        if self.how == "late":
            time.sleep(1.0)
        return 100_000 if self.how == "illegal" else 63


@pytest.mark.parametrize("how", ["crash", "late", "illegal"])
async def test_a_failing_bot_is_replaced_by_greedy_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    genuine = bots.make
    monkeypatch.setattr(
        bots, "make", lambda game, code, seed: Broken(how) if code == "normal" else genuine(game, code, seed)
    )
    caplog.set_level(logging.WARNING, "jadetable.server")
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", {"toy": toy()}, bot_seconds=0.2, metrics_token="t") as server:
        async with Rest(server.base) as host:
            made = await host.open("toy", MIXED, start=True)
            started = time.monotonic()
            state = await host.play(made["table"]["id"])
            assert state["table"]["status"] == "over" and time.monotonic() - started < 20
            host.tokens = ["t"]
            assert "jade_bots_replaced_total{" in (await host.call("GET", "/metrics")).text
    assert any("bot replaced by greedy" in entry.message for entry in caplog.records)


def wider_toy() -> Game:
    """The toy as a later version might be: its record has one more field."""
    own = [("score", "i2", (8,)), ("hand", "i1", (8, 6)), ("table_rules", "i1"), ("bonus", "i1")]
    return replace(toy(), state=record.state_dtype([("more", "i8"), *own]))


def foreign_toy() -> Game:
    """The toy as a version might be that cannot tell its earlier events: they have other numbers."""
    game = wider_toy()
    return replace(game, events=tuple(reversed(game.events)))


async def test_new_rules_never_strand_a_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.db'}"

    with in_thread(database, {"toy": toy()}) as old:
        async with Rest(old.base) as host:
            running, done = [(await host.open("toy", PEOPLE, start=True))["table"]["id"] for _ in range(2)]
            await host.play(done)
            await host.play(running, most=1)
            before = await host.get(f"/api/tables/{running}/state")
            tokens = host.tokens
        version = {table: old.tables.live[table].table.version for table in (running, done)}

    with in_thread(database, {"toy": foreign_toy()}) as new:
        async with Rest(new.base, tokens) as host:
            for table in (running, done):
                state = await host.get(f"/api/tables/{table}/state")
                assert state["table"]["outdated"] is True
                assert [event["kind"] for event in state["viewers"][0]["events"]][:2] == ["HAND", "HAND"]
                assert state["viewers"][0]["view"] is None
            body = {"type": "answer", "seat": 0, "prompt": 1, "actions": [0], "key": "k"}
            reply = await host.call("POST", f"/api/tables/{running}/answers", body)
            assert reply.json()["code"] == "outdated"
    with in_thread(database, {}) as empty:
        async with Rest(empty.base, tokens) as host:
            assert (await host.get(f"/api/tables/{done}/state"))["viewers"][0]["events"]
            await host.post(f"/api/tables/{running}/seats/0/rest", {"level": "normal"})
    with in_thread(database, {"toy": wider_toy()}) as wider:
        async with Rest(wider.base, tokens) as host:
            await host.post(f"/api/tables/{running}/seats/0/back", {})
            state = await host.get(f"/api/tables/{running}/state")
            assert state["table"]["outdated"] is False
            assert (await host.get(f"/api/tables/{done}/result"))["ranking"]
            shown = [
                viewer["events"][: len(was["events"])]
                for viewer, was in zip(state["viewers"], before["viewers"], strict=True)
            ]
            assert shown == [was["events"] for was in before["viewers"]]
    with in_thread(database, {"toy": toy()}) as back:
        async with Rest(back.base, tokens) as host:
            state = await host.play(running)
            assert state["table"]["status"] == "over"
            assert back.tables.live[running].table.version > version[running]


async def test_idle_tables_leave_memory_and_come_back_when_asked_for(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", live_tables=2, idle_seconds=3600) as server:
        async with Rest(server.base) as host:
            made = [await host.open("zodiac", PEOPLE, start=True) for _ in range(5)]
            first = made[0]["table"]["id"]
            before = await host.get(f"/api/tables/{first}/state")
            async with socket(server.base, made[4]["table"]["id"]) as one:
                await one.next("welcome")

                async def evict() -> int:
                    return server.tables.evict()

                assert await server.on_loop(evict()) == 3
                assert made[4]["table"]["id"] in server.tables.live, "a table with listeners stays"
            after = await host.get(f"/api/tables/{first}/state")
            assert after["viewers"] == before["viewers"]


def test_two_servers_do_not_share_one_sqlite_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.db'}"
    with in_thread(database), pytest.raises(BadSetting, match="Another server"):
        InThread(Settings(database=database, port=0))


def test_settings_come_from_the_environment_by_name() -> None:
    settings = read({"JADE_PORT": "81", "JADE_SECURE_COOKIES": "true", "JADE_HOST": ""}, host="::", port=None)
    assert (settings.port, settings.secure_cookies, settings.host) == (81, True, "::")
    with pytest.raises(BadSetting, match="JADE_PORT"):
        read({"JADE_PORT": "many"})
    for wrong in ("mysql://somewhere", "sqlite://", "nonsense"):
        with pytest.raises(BadSetting, match="sqlite"):
            connect(wrong)
    names = {name for name, about, _ in described() if about}
    assert names == {f"JADE_{name.upper()}" for name in Settings.__struct_fields__}


@pytest.mark.parametrize(("game", "options"), [("zodiac", {"turns_per_seat": 1}), ("mandarin", {"round_limit": 1})])
async def test_tables_are_listed_exported_anonymised_and_pruned(
    tmp_path: Path, game: str, options: dict[str, int]
) -> None:
    database = f"sqlite:///{tmp_path / 't.db'}"
    ada = {"kind": "person", "name": "Ada", "birth": "1984-02-02"}
    bo = {"kind": "person", "name": "Bo", "birth": "1950-05-05"}  # the oldest: begins, where that counts
    with in_thread(database) as server:
        async with Rest(server.base) as host:
            made = await host.open(game, [ada, bo, {"kind": "bot"}], options=options, start=True)
            table = str(made["table"]["id"])
            await host.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "it is me"})
            await host.play(table)

    async with admin.storage_of(database) as storage:
        (line,) = await admin.list_tables(storage)
        assert (line.id, line.status, line.seats) == (table, "over", 3)
        assert await admin.export(storage, table, tmp_path / "x.jade") > 0
        assert tuple(jt.verify(tmp_path / "x.jade").birthdays) == (19840202, 19500505, 0)
        await admin.anonymise(storage, table, 0)
        found = await storage.load(table)
        assert found is not None and found.position is not None
        assert (found.seats[0].birth, found.seats[0].token) == (0, b"")
        assert list(found.position.record.birth[:3]) == [0, 19500505, 0]
        assert found.seats[0].name != "Ada" and await storage.chat(table) == []
        assert await admin.prune(storage, 1) == 0
        assert await storage.prune(2**62) == 1
        assert await admin.list_tables(storage) == [] and await storage.moves(table) == []


async def test_a_database_of_the_first_version_is_brought_up_to_date_with_its_tables(tmp_path: Path) -> None:
    database, games = f"sqlite:///{tmp_path / 't.db'}", {"toy": toy()}

    async def execute(*statements: str) -> None:
        engine = connect(database)
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    with in_thread(database, games) as first:
        async with Rest(first.base) as host:
            made = await host.open("toy", PEOPLE, start=True)
            table, tokens = made["table"]["id"], list(made["tokens"].values())
            before = await host.get(f"/api/tables/{table}/state")
            reply = await host.answer(table, 0, 1, first_choice(before["viewers"][0]), "kept")
    await execute(
        "ALTER TABLE jade_moves DROP COLUMN further",
        "ALTER TABLE jade_seats DROP COLUMN muted",
        "ALTER TABLE jade_tables DROP COLUMN standing",
        "ALTER TABLE jade_tables DROP COLUMN trail",
        "ALTER TABLE jade_tables DROP COLUMN timing",
        "ALTER TABLE jade_tables DROP COLUMN origin",
        "UPDATE jade_about SET value = '1'",
    )
    for _ in range(2):  # the second time it is of the present version
        with in_thread(database, games) as later:
            async with Rest(later.base, tokens) as host:
                assert await host.answer(table, 0, 1, first_choice(before["viewers"][0]), "kept") == reply
                state = await host.get(f"/api/tables/{table}/state")
                seat = next(viewer["seat"] for viewer in state["viewers"] if viewer["ask"])
                viewer = state["viewers"][seat]
                await host.answer(table, seat, viewer["ask"]["prompt"], first_choice(viewer))
    await execute("UPDATE jade_about SET value = '99'")
    with pytest.raises(BadSetting, match="99"):
        await check_database(Settings(database=database))


async def test_health_and_metrics_tell_how_it_goes(tmp_path: Path) -> None:
    token = "numbers, and ümlauts"
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", {"toy": toy()}, metrics_token=token) as server:
        async with httpx.AsyncClient(base_url=server.base) as runner:
            assert (await runner.get("/healthz")).json()["status"] == "ok"
            headers = {b"Authorization": f"Bearer {token}".encode()}
            found = (await runner.get("/metrics", headers=headers)).text
            assert "# TYPE jade_moves_total counter" in found and 'jade_move_seconds_bucket{le="0.1"}' in found


@pytest.mark.parametrize("settings", [{}, {"metrics_token": "for-the-one-who-runs-it"}])
async def test_players_cannot_read_the_metrics(tmp_path: Path, settings: dict[str, str]) -> None:
    """They count stored moves, and in some games how many moves a rival makes is its secret."""
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", {"toy": toy()}, **settings) as server:
        async with Rest(server.base) as host:
            made = await host.open("toy", PEOPLE, start=True)
            seat = made["tokens"]["0"]
            for given in ("", "Bearer", "Bearer wrong", "Basic for-the-one-who-runs-it", f"Bearer {seat}"):
                reply = await host.http.get("/metrics", headers={"Authorization": given})
                assert (reply.status_code, reply.json()["code"]) == (403, "no-metrics"), given
                assert "jade_" not in reply.text
            assert "JADE_METRICS_TOKEN" in (await host.http.get("/metrics", params={"lang": "it"})).json()["text"]
