"""Nobody loses a turn, and nothing is deleted, because a machine's clock was wrong for a while."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from jadetable.server.store import schema
from jadetable.server.tables import clock, sweeper
from jadetable.server.tables.clock import CLOCK, Clock
from jadetable.server.tables.play import overdue
from tests.server.client import Rest
from tests.server.running import InThread, in_thread
from tests.server.test_protocol import server_moves
from tests.toy import toy

DAY = 24 * 3600
PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]


class Machine:
    """The clocks of a machine, set by hand."""

    def __init__(self) -> None:
        self.time, self.ran = 1_000_000.0, 50.0

    def passes(self, seconds: float, looks: Clock | None = None) -> None:
        for _ in range(int(seconds * 2)):
            self.time, self.ran = self.time + 0.5, self.ran + 0.5
            if looks is not None:
                looks.look()

    def clock(self) -> Clock:
        return Clock(lambda: self.time, lambda: self.ran)


def test_a_jump_is_not_believed_until_it_has_stayed() -> None:
    machine = Machine()
    found = machine.clock()
    start = found.now()
    machine.time += 3 * DAY
    machine.passes(4, found)
    assert found.now() - start == 4000
    machine.time -= 3 * DAY
    machine.passes(4, found)
    assert found.now() - start == 8000 and found.judged(0) == found.now()
    machine.time += DAY
    machine.passes(clock.SETTLED_SECONDS + 2, found)
    assert found.now() - start > DAY * 1000, "what stays for ten minutes is the truth"


def test_a_small_difference_is_followed_and_time_never_goes_back() -> None:
    machine = Machine()
    found = machine.clock()
    machine.time -= 0.8
    before = found.now()
    for _ in range(40):
        machine.passes(0.5, found)
        assert found.now() >= before
        before = found.now()
    assert abs(found.now() - machine.time * 1000) < 60


def test_who_ran_out_of_time_while_nobody_served_gets_some_grace() -> None:
    machine = Machine()
    found = machine.clock()
    asked_before, ran_out = found.now() - 60_000, found.now() - 1000
    found.begin()
    assert found.judged(asked_before) < ran_out, "after a start"
    machine.passes(1)
    assert found.judged(found.now()) == found.now(), "who is asked from now on has no more time than agreed"
    machine.passes(clock.GRACE_SECONDS + 1)
    assert found.judged(asked_before) > ran_out
    machine.time += DAY
    machine.passes(clock.SETTLED_SECONDS + 1, found)
    assert found.judged(asked_before) == 0, "after a jump that stayed"


@pytest.fixture
def ahead() -> Iterator[list[float]]:
    """The machine's clock, which a test may set."""
    wall, seconds = CLOCK.wall, [0.0]
    CLOCK.wall = lambda: wall() + seconds[0]
    yield seconds
    CLOCK.wall = wall


async def test_a_jump_of_three_days_makes_no_moves_for_people_with_a_days_clock(
    tmp_path: Path, ahead: list[float]
) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", {"toy": toy()}) as server:
        async with Rest(server.base) as host:
            made = await host.open("toy", PEOPLE, start=True, clock=DAY)
            fast = await host.open("toy", PEOPLE, start=True, clock=1)
            table, other = made["table"]["id"], fast["table"]["id"]
            before = server_moves(server, table)
            ahead[0] = 3 * DAY
            for _ in range(100):
                await asyncio.sleep(0.1)
                if server_moves(server, other) > 1:
                    break
            assert server_moves(server, other) > 1, "clocks that have run out do run out meanwhile"
            assert server_moves(server, table) == before
            ahead[0] = 0.0


async def test_after_a_restart_a_person_whose_time_ran_out_has_time_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "GRACE_SECONDS", 3.0)
    database, games = f"sqlite:///{tmp_path / 't.db'}", {"toy": toy()}
    with in_thread(database, games) as first:
        async with Rest(first.base) as host:
            table = (await host.open("toy", PEOPLE, start=True, clock=2))["table"]["id"]
            tokens = host.tokens
    await asyncio.sleep(2.5)
    with in_thread(database, games) as second:
        async with Rest(second.base, tokens) as host:
            await host.get(f"/api/tables/{table}")
            live = second.tables.live[table]
            assert overdue(live.table, CLOCK.now()) and not overdue(live.table, CLOCK.judged(live.table.changed))
            await asyncio.sleep(1.0)
            assert server_moves(second, table) == 1
            for _ in range(100):
                await asyncio.sleep(0.1)
                if server_moves(second, table) > 1:
                    break
            assert server_moves(second, table) > 1, "and then the game goes on"


async def on_loop(server: InThread, work: object) -> object:
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, server.tables.background.loop))  # type: ignore


async def age(server: InThread, days: float, *tables: str) -> None:
    """Nobody has touched these tables for so many days."""
    values = {"changed": CLOCK.now() - int(days * DAY * 1000)}
    async with server.tables.storage.engine.begin() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.id.in_(tables)).values(values))


async def stored(server: InThread) -> set[str]:
    found = await on_loop(server, server.tables.storage.summaries())
    return {row["id"] for row in found}  # type: ignore[attr-defined]


async def test_pruning_spares_running_games_for_long_and_does_not_believe_a_wrong_clock(
    tmp_path: Path, ahead: list[float], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sweeper, "LEAST_PRUNED", 2)
    caplog.set_level(logging.WARNING, "jadetable.server")
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", {"toy": toy()}, prune_days=30) as server:
        async with Rest(server.base) as host:
            running, ancient = [(await host.open("toy", PEOPLE, start=True))["table"]["id"] for _ in range(2)]
            lobbies = [(await host.open("toy", PEOPLE))["table"]["id"] for _ in range(4)]
            fresh = (await host.open("toy", PEOPLE))["table"]["id"]
        everything = {running, ancient, *lobbies, fresh}
        found = sweeper.Sweeper(server.tables, None)  # type: ignore[arg-type]
        await on_loop(server, age(server, 60, *everything))
        await on_loop(server, found._prune())
        assert await stored(server) == everything, "sixty days on, and nobody has played: the clock may be wrong"
        assert any("nothing deleted" in record.message for record in caplog.records)

        await on_loop(server, age(server, 0, fresh))
        await on_loop(server, age(server, 61, *lobbies[:2]))
        await on_loop(server, age(server, 150, ancient))
        await on_loop(server, found._prune())
        assert await stored(server) == everything - {ancient, lobbies[0]} or await stored(server) == everything - {
            ancient, lobbies[1]
        }, "the oldest first, and only a few at a time"  # fmt: skip
        for _ in range(3):
            await on_loop(server, found._prune())
        assert await stored(server) == {running, fresh}, "a running game stays four times longer"


def test_tables_are_deleted_after_a_while_unless_somebody_wants_otherwise() -> None:
    from jadetable.server.ops.settings import Settings

    assert 30 <= Settings().prune_days <= 365
