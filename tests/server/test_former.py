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

import jadetable as jt
from jadetable.core import record, registry
from jadetable.server.ops import admin
from jadetable.server.store.storage import Storage
from jadetable.server.tables import viewers
from jadetable.server.tables.catalogue import layout_of
from jadetable.server.tables.table import ACT, WITHDRAW, Table
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
    assert {TABLES[slug]["status"] for slug in registry.slugs()} == {"playing"}
    assert any(seat["withdrawable"] for seat in TABLES["race"]["seats"])
    assert WITHDRAW in kinds["withdrawn"] and WITHDRAW in kinds["finished"] and kinds["lobby"] == []
    assert all(kinds[slug].count(ACT) >= make.MOVES for slug in registry.slugs())
    assert all(seat["ask"]["deadline"] for seat in TABLES["withdrawn"]["seats"] if seat["ask"])


async def test_every_table_opens_as_it_was_left(file: Path) -> None:
    async with admin.storage_of(f"sqlite:///{file}") as storage:
        for name in DEALT:
            await is_as_left(storage, name)
        assert (await storage.chat(TABLES[make.EDITED]["id"]))[0]["text"] == "Until tomorrow"
        assert (await found(storage, make.EDITED)).parts.deck.cats == make.CHANGES["deck"]["cats"]


REGROUPED = ("mandarin", "race")  # the field `step`, where a turn goes on, is another one or counted otherwise


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
    state = await host.get(f"/api/tables/{table}/state")
    for seat, before in enumerate(TABLES[name]["seats"]):
        events = state["viewers"][seat]["events"]
        assert [event["number"] for event in events] == list(range(state["next"])), "the numbers go on"
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
