"""Tables that an earlier version stored: they open as they were left, and play on to their end."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

import jadetable as jt
from jadetable.cli import main
from jadetable.core import record, registry
from jadetable.server.ops import admin
from jadetable.server.store import upgrade
from jadetable.server.store.database import connect
from jadetable.server.store.storage import Storage
from jadetable.server.tables import viewers
from jadetable.server.tables.catalogue import Catalogue, layout_of
from jadetable.server.tables.table import ACT, CLOSED, WITHDRAW, Table
from tests.former import make
from tests.server.client import Json, Rest
from tests.server.running import in_thread

FORMER = Path(make.__file__).parent
TABLES: dict[str, Json] = json.loads((FORMER / "tables.json").read_text(encoding="utf-8"))
DEALT = [name for name in TABLES if name != "lobby"]
RUNNING = [name for name in DEALT if name != "finished"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A copy of the database of the earlier version."""
    return Path(shutil.copy(FORMER / "tables.db", tmp_path / "tables.db"))


def execute(file: Path, statement: str, *given: Any) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(statement, given).fetchall()


def in_other_layout(file: Path) -> None:
    """As if all had been stored in a layout that is not today's: only the header can be relied on."""
    size = record.state_dtype([]).itemsize
    for table, snapshot in execute(file, "SELECT id, snapshot FROM jade_tables WHERE snapshot IS NOT NULL"):
        unknown = snapshot[:size] + bytes(255 - byte for byte in snapshot[size:]) + bytes(8)
        execute(file, "UPDATE jade_tables SET layout = 'other', snapshot = ? WHERE id = ?", unknown, table)


def stored(file: Path) -> dict[str, bytes]:
    return {name: execute(file, "SELECT snapshot FROM jade_tables WHERE id = ?", TABLES[name]["id"])[0][0]
            for name in DEALT}  # fmt: skip


async def found(storage: Storage, name: str) -> Table:
    table = await storage.load(TABLES[name]["id"])
    assert table is not None
    return table


async def is_as_left(storage: Storage, name: str) -> None:
    """Every seat sees what it saw: the same question under the same number, the same choices, all that happened."""
    table, told = await found(storage, name), TABLES[name]
    moves = await storage.moves(table.id)
    assert (table.status, table.event_count) == (told["status"], told["next"])
    assert table.held_by(told["tokens"]) == tuple(range(len(table.seats)))
    for seat, before in enumerate(told["seats"]):
        shown = viewers.viewer_of(table, moves, seat, 0, "en")
        ask = shown.ask and {"prompt": shown.ask.prompt, "deadline": shown.ask.deadline}
        events = [[event.kind, event.seat, *event.details.values()] for event in shown.events]
        choices = shown.ask and [choice.action for choice in shown.ask.choices]
        assert before == {"withdrawable": shown.withdrawable, "ask": ask, "choices": choices, "events": events}


def test_the_samples_hold_what_they_should(file: Path) -> None:
    kinds = {
        name: [kind for (kind,) in execute(file, "SELECT kind FROM jade_moves WHERE table_id = ?", TABLES[name]["id"])]
        for name in TABLES
    }
    assert {TABLES[slug]["status"] for slug in make.GAMES} == {"playing"}
    assert any(seat["withdrawable"] for seat in TABLES["race"]["seats"])
    assert WITHDRAW in kinds["withdrawn"] and WITHDRAW in kinds["finished"] and kinds["lobby"] == []
    assert all(kinds[slug].count(ACT) >= make.MOVES for slug in make.GAMES)
    assert all(seat["ask"]["deadline"] for seat in TABLES["withdrawn"]["seats"] if seat["ask"])


async def test_every_table_opens_as_it_was_left(file: Path) -> None:
    async with admin.storage_of(f"sqlite:///{file}") as storage:
        for name in DEALT:
            await is_as_left(storage, name)
        assert (await storage.chat(TABLES[make.EDITED]["id"]))[0]["text"] == "Until tomorrow"
        assert (await found(storage, make.EDITED)).parts.deck.cats == make.CHANGES["deck"]["cats"]


# In these the field `step`, where a turn goes on, is another one or counted otherwise, or an option has been added.
REGROUPED = ("mandarin", "race", "zodiac")


async def test_a_table_goes_on_by_the_defaults_it_was_dealt_with(file: Path) -> None:
    async with admin.storage_of(f"sqlite:///{file}") as storage:
        assert (await found(storage, "race")).options["river_keep"] == 2
        assert (await found(storage, "mandarin")).options["overtake_empty"] == "normal"
        assert "discarded_cat" not in (await found(storage, "zodiac")).options, "it says nothing: quiet"


async def test_a_table_in_another_layout_is_played_again_once_and_stands_as_it_stood(file: Path) -> None:
    before = stored(file)
    in_other_layout(file)
    async with admin.storage_of(f"sqlite:///{file}") as storage:
        for name in DEALT:
            await is_as_left(storage, name)
    now = stored(file)
    for name in DEALT:
        row = execute(file, "SELECT layout, game, rules FROM jade_tables WHERE id = ?", TABLES[name]["id"])[0]
        game = registry.find(row[1])
        if game.slug not in REGROUPED:
            assert now[name] == before[name], "to the byte what it was, for this layout is the same"
        assert row[0] == layout_of(game)
        assert row[2] != game.digest, "by which rules it was dealt is not forgotten"


@pytest.mark.parametrize(
    "edit",
    [
        "UPDATE jade_moves SET action = 38 WHERE table_id = ? AND number = 9",  # a move that is not allowed
        "UPDATE jade_moves SET seat = 7 WHERE table_id = ? AND number = 9",
        "UPDATE jade_moves SET events = zeroblob(length(events)) WHERE table_id = ? AND number = 0",  # another deal
        "DELETE FROM jade_moves WHERE table_id = ? AND number = 9",  # it stood elsewhere
        "UPDATE jade_tables SET secret = zeroblob(32) WHERE id = ?",
        """UPDATE jade_tables SET options = '{"speed": 3}' WHERE id = ?""",
        "UPDATE jade_tables SET kinds = replace(kinds, 'THROW', 'GONE') WHERE id = ?",  # an event that is no more
    ],
)
async def test_a_table_whose_moves_lead_elsewhere_now_stays_outdated_and_can_be_read(file: Path, edit: str) -> None:
    in_other_layout(file)
    execute(file, edit, TABLES["wuxing"]["id"])
    before = stored(file)
    async with admin.storage_of(f"sqlite:///{file}") as storage:
        table = await found(storage, "wuxing")
        assert table.outdated and table.layout == "other"
        shown = viewers.viewer_of(table, await storage.moves(table.id), 0, 0, "en")
        assert shown.view is None and len(shown.events) >= 20
    assert stored(file) == before


async def over(rest: Rest, table: str) -> None:
    for _ in range(600):
        if (await rest.get(f"/api/tables/{table}"))["status"] == "over":
            return
        await asyncio.sleep(0.1)
    raise AssertionError("a table does not come to its end")


@pytest.mark.parametrize("again", [False, True])
async def test_every_table_plays_on_to_its_end_and_is_verified(file: Path, again: bool, tmp_path: Path) -> None:
    if again:
        in_other_layout(file)
    with in_thread(f"sqlite:///{file}") as server:
        for name in (*RUNNING, "lobby"):
            async with Rest(server.base, TABLES[name]["tokens"]) as host:
                await plays_on(host, name, tmp_path)
        async with Rest(server.base, TABLES["finished"]["tokens"]) as host:
            await is_looked_back_on(host, TABLES["finished"]["id"])


async def plays_on(host: Rest, name: str, tmp_path: Path) -> None:
    table = TABLES[name]["id"]
    if name == "lobby":
        await host.post(f"/api/tables/{table}/start", {})
    for seat in range(len((await host.get(f"/api/tables/{table}"))["seats"])):
        await host.post(f"/api/tables/{table}/seats/{seat}/rest", {"level": "easy"})
    await over(host, table)
    verdict = await host.get(f"/api/tables/{table}/verify")
    assert verdict["verified"], verdict["why"]
    pages = [await host.get(f"/api/tables/{table}/state")]
    while pages[-1]["more"]:
        pages.append(await host.get(f"/api/tables/{table}/state", since=pages[-1]["next"]))
    for seat, before in enumerate(TABLES[name]["seats"]):
        events = [event for page in pages for event in page["viewers"][seat]["events"]]
        assert [event["number"] for event in events] == list(range(pages[-1]["next"])), "the numbers go on"
        seen = [[event["kind"], event["seat"], *event["details"].values()] for event in events]
        assert seen[: len(before["events"])] == before["events"]
    reply: httpx.Response = await host.call("GET", f"/api/tables/{table}/replay")
    (tmp_path / "x.jade").write_bytes(reply.content)
    assert jt.verify(tmp_path / "x.jade").over


async def is_looked_back_on(host: Rest, table: str) -> None:
    frames = await host.get(f"/api/tables/{table}/frames", seat=0)
    assert frames["total"] == len(frames["frames"]) and frames["frames"][-1]["view"]["over"]
    assert (await host.get(f"/api/tables/{table}/result"))["ranking"]
    assert (await host.get(f"/api/tables/{table}/verify"))["verified"]
    for _ in range(60):
        review = await host.get(f"/api/tables/{table}/review", wait=5)
        if review["ready"]:
            break
    assert review["ready"] and len(review["seats"]) == 3


async def foreseen(file: Path) -> dict[str, str]:
    """What would become of the samples, by name."""
    engine = connect(f"sqlite:///{file}")
    names = {told["id"]: name for name, told in TABLES.items()}
    found = {names[one.table]: one.what async for one in upgrade.foresee(engine, Catalogue())}
    await engine.dispose()
    return found


async def test_a_check_foresees_what_becomes_of_each_table_and_changes_nothing(file: Path) -> None:
    in_other_layout(file)
    execute(file, "UPDATE jade_moves SET action = 38 WHERE table_id = ? AND number = 9", TABLES["wuxing"]["id"])
    before = execute(file, "SELECT * FROM jade_tables"), execute(file, "SELECT value FROM jade_about")
    expected = dict.fromkeys(RUNNING, upgrade.AGAIN) | {
        "wuxing": upgrade.CLOSES, "lobby": upgrade.WAITS, "finished": upgrade.READ
    }  # fmt: skip
    assert await foreseen(file) == expected
    now = execute(file, "SELECT * FROM jade_tables"), execute(file, "SELECT value FROM jade_about")
    assert now == before, "the database is still of its version"
    async with admin.storage_of(f"sqlite:///{file}") as storage:
        for name in RUNNING:
            closed = (await found(storage, name)).shown_status == CLOSED
            assert closed == (expected[name] == upgrade.CLOSES), "what was foreseen is what happens"
    expected |= {name: upgrade.GOES_ON for name in RUNNING if name != "wuxing"}
    assert await foreseen(file) == expected


def test_the_command_says_it_and_so_does_its_status(file: Path) -> None:
    jade = CliRunner()
    said = jade.invoke(main, ["tables", "check", "--database", f"sqlite:///{file}"])
    assert said.exit_code == 0 and "wuxing" in said.output and "version" in said.output, said.output
    in_other_layout(file)
    execute(file, "DELETE FROM jade_moves WHERE table_id = ? AND number = 9", TABLES["wuxing"]["id"])
    said = jade.invoke(main, ["tables", "check", "--database", f"sqlite:///{file}", "--lang", "it"])
    assert said.exit_code == 1 and TABLES["wuxing"]["id"] in said.output, said.output
    said = jade.invoke(main, ["tables", "check", "--database", f"sqlite:///{file.with_name('new.db')}"])
    assert said.exit_code == 0, said.output


async def test_a_game_that_cannot_go_on_is_shown_as_closed_with_its_points_so_far(tmp_path: Path) -> None:
    file = tmp_path / "now.db"
    people = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cy")]
    with in_thread(f"sqlite:///{file}") as server:
        async with Rest(server.base) as host:
            table = (await host.open("mandarin", people, start=True, clock=600))["table"]["id"]
            await host.play(table, most=30)
            position = server.tables.live[table].table.position
            assert position is not None
            tokens, points = host.tokens, list(position.scores)
            assert (await host.get(f"/api/tables/{table}"))["standing"] is None, "points count what is hidden"
    in_other_layout(file)
    execute(file, "DELETE FROM jade_moves WHERE table_id = ? AND number = 9", table)
    with in_thread(f"sqlite:///{file}") as server:
        async with Rest(server.base, tokens) as host:
            state = await host.get(f"/api/tables/{table}/state")
            assert (state["table"]["status"], state["table"]["outdated"]) == ("closed", True)
            assert state["table"]["standing"] == points
            assert state["viewers"][0]["ask"] is None and len(state["viewers"][0]["events"]) > 10
            body = {"type": "answer", "seat": 0, "prompt": 1, "actions": [0], "key": "late"}
            reply = await host.call("POST", f"/api/tables/{table}/answers", body)
            assert (reply.status_code, reply.json()["code"]) == (409, "outdated")
    # An earlier program, which can read it, still plays it.
    assert execute(file, "SELECT status, due FROM jade_tables WHERE id = ?", table) == [("playing", None)]
