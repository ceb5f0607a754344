"""The crash test: kill the server at every write point and at random moments under load; nothing acknowledged is lost.

Clients answer as fast as they can. One that lost its connection comes back and repeats its last answer with the same
key: whether it had been stored or not, it must be stored once.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from jadetable.core import replay
from jadetable.server.finished.saved_file import file_of
from jadetable.server.store.crash_points import POINTS
from jadetable.server.store.database import connect as connect_database
from jadetable.server.store.storage import Storage
from jadetable.server.tables.catalogue import Catalogue
from tests.server.client import Rest, bearer
from tests.server.running import Process

TABLES = 6
PATIENCE = 20.0
SOON = (0.1, 1.2)  # seconds of play before a random kill
ALL_AT_ONCE = 0.2
GONE = (OSError, WebSocketException, httpx.HTTPError, asyncio.TimeoutError)


@dataclass
class Report:
    """What the campaign did."""

    kills: int = 0
    acknowledged: int = 0
    stored: int = 0
    repeated: int = 0
    tables: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables, {self.acknowledged} acknowledged moves, "
            "all stored exactly once "
            f"({self.repeated} were repeated after a crash; {self.stored} stored in all)"
        )


@dataclass
class Player:
    """One device that holds both seats of a table and never gives up."""

    server: Process
    rng: random.Random
    stop: asyncio.Event
    acknowledged: dict[tuple[str, int, str], dict[str, Any]] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    next: int = 0  # the number of the first event that was not heard of
    repeated: int = 0
    tables: int = 0
    made: int = 0

    async def run(self) -> None:
        while not self.stop.is_set():
            try:
                async with Rest(self.server.base) as host:
                    made = await host.open("zodiac", [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}],
                                           start=True)  # fmt: skip
            except (*GONE, AssertionError):  # the server has just died, or is starting
                await asyncio.sleep(0.05)
                continue
            self.tables += 1
            await self.play(made["table"]["id"], list(made["tokens"].values()))

    async def play(self, table: str, tokens: list[str]) -> None:
        """Play one table to its end, through as many crashes as it takes."""
        self.pending, self.next = None, 0
        while not self.stop.is_set():
            try:
                address = f"{self.server.base.replace('http', 'ws', 1)}/api/tables/{table}/socket?since={self.next}"
                async with connect(address, additional_headers=bearer(*tokens), open_timeout=5) as connection:
                    if await self.converse(table, connection):
                        return
            except GONE:
                await asyncio.sleep(0.05)

    async def converse(self, table: str, connection: Any) -> bool:
        """Answer what is asked until the game is over."""
        if self.pending is not None:
            self.repeated += 1
            await connection.send(json.dumps(self.pending))
        while not self.stop.is_set():
            message = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE))
            if message["type"] == "accepted":
                assert self.pending is not None and message["key"] == self.pending["key"]
                self.acknowledged[(table, message["seat"], message["key"])] = message | {"action": message["action"]}
                self.pending = None
            assert message["type"] != "error" or message["code"] == "unavailable", message
            if message["type"] == "error":
                await asyncio.sleep(0.2)  # the database is away: the same once more
                await connection.send(json.dumps(self.pending))
            if message["type"] in ("welcome", "update"):
                self.hear(message)
            status = message.get("status") or message.get("table", {}).get("status")
            if status == "over" and self.pending is None:
                return True
            if self.pending is None and message["type"] in ("welcome", "update", "accepted"):
                await self.answer(connection, message)
        return True

    def hear(self, message: dict[str, Any]) -> None:
        """Every event is heard of once and in its turn, by each seat, whichever process tells it."""
        assert message["next"] >= self.next, f"next went back from {self.next} to {message['next']}"
        for viewer in message["viewers"]:
            numbers = [event["number"] for event in viewer["events"]]
            assert numbers == list(range(self.next, message["next"])), f"after {self.next} came {numbers}"
        self.next = message["next"]

    async def answer(self, connection: Any, message: dict[str, Any]) -> None:
        asked = [viewer for viewer in message.get("viewers", ()) if viewer["ask"] is not None]
        if not asked:
            if message["type"] == "accepted":
                await connection.send('{"type":"look"}')
            return
        viewer = self.rng.choice(asked)
        self.made += 1
        choice = self.rng.choice(viewer["ask"]["choices"])
        self.pending = {
            "type": "answer",
            "seat": viewer["seat"],
            "prompt": viewer["ask"]["prompt"],
            "actions": [choice["action"]],
            "key": f"{self.made}-{self.rng.getrandbits(32)}",
        }
        await connection.send(json.dumps(self.pending))


async def campaign(
    database: str,
    folder: Path,
    random_kills: int,
    seed: int = 1,
    rounds: int = 1,
    server_of: type[Process] = Process,
) -> Report:
    """Kill the server at every write point and then at random moments; check what is stored."""
    Catalogue().prepare_now("zodiac")  # compiled once, here, rather than by every server that is about to die
    rng = random.Random(seed)
    server = server_of(database, folder / "server.log", log_level="warning")
    stop = asyncio.Event()
    players = [Player(server, random.Random(rng.getrandbits(32)), stop) for _ in range(TABLES)]
    report = Report()
    points = POINTS[database.partition(":")[0]]
    faults = [f"{point}:{rng.randrange(5, 60)}" for _ in range(rounds) for point in points] + [""] * random_kills
    tasks: list[asyncio.Task[None]] = []
    try:
        for fault in faults:
            await asyncio.to_thread(server.start, fault)
            if not tasks:
                tasks = [asyncio.create_task(player.run()) for player in players]
            await _until_dead(server, rng.uniform(*SOON) if not fault else PATIENCE)
            assert not server.running or not fault, f"fault point {fault} was never passed"
            await asyncio.to_thread(server.kill)
            report.kills += 1
        await asyncio.to_thread(server.start, "")
        await asyncio.sleep(1.0)  # let every player repeat what it has not heard back about
    finally:
        stop.set()
        failed = [result for result in await asyncio.gather(*tasks, return_exceptions=True) if result is not None]
        if server.running:
            await asyncio.to_thread(server.stop)
    assert not failed, failed
    report.repeated = sum(player.repeated for player in players)
    report.tables = sum(player.tables for player in players)
    await check(database, players, report)
    return report


async def crew_campaign(database: str, folder: Path, kills: int, workers: int = 2, seed: int = 1) -> Report:
    """Kill one or all of several processes that serve together, while their parent replaces them."""
    Catalogue().prepare_now("zodiac")
    rng = random.Random(seed)
    server = Process(database, folder / "server.log", log_level="warning", workers=workers)
    report = Report()
    async with playing(server, rng, report) as players:
        for _ in range(kills):
            await _going_on(players)
            await asyncio.sleep(rng.uniform(0.0, 1.0))
            victims = server.workers
            for victim in victims if rng.random() < ALL_AT_ONCE else rng.sample(victims, min(1, len(victims))):
                os.kill(victim, signal.SIGKILL)
                report.kills += 1
        await _going_on(players)
        await asyncio.sleep(1.0)  # let every player repeat what it has not heard back about
    await check(database, players, report)
    return report


@contextlib.asynccontextmanager
async def playing(server: Process, rng: random.Random, report: Report) -> AsyncIterator[list[Player]]:
    """A server under load. A player who heard something wrong fails the campaign."""
    stop = asyncio.Event()
    players = [Player(server, random.Random(rng.getrandbits(32)), stop) for _ in range(TABLES)]
    await asyncio.to_thread(server.start, "")
    tasks = [asyncio.create_task(player.run()) for player in players]
    try:
        yield players
    finally:
        stop.set()
        failed = [result for result in await asyncio.gather(*tasks, return_exceptions=True) if result is not None]
        if server.running:
            await asyncio.to_thread(server.stop)
    assert not failed, failed
    report.repeated = sum(player.repeated for player in players)
    report.tables = sum(player.tables for player in players)


async def _going_on(players: list[Player], moves: int = 10) -> None:
    """Wait until moves are acknowledged again."""
    before = sum(len(player.acknowledged) for player in players)
    for _ in range(600):
        if sum(len(player.acknowledged) for player in players) >= before + moves:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the tables do not go on")


async def _until_dead(server: Process, patience: float) -> None:
    waited = 0.0
    while server.running and waited < patience:
        await asyncio.sleep(0.05)
        waited += 0.05


async def check(database: str, players: list[Player], report: Report) -> None:
    """Every acknowledged move is there exactly once, the log has no gaps, and replaying it gives the stored state."""
    storage = Storage(connect_database(database), Catalogue())
    acknowledged = {key: message for player in players for key, message in player.acknowledged.items()}
    report.acknowledged = len(acknowledged)
    found = set()
    for table_id in {key[0] for key in acknowledged}:
        table, moves = await storage.load(table_id), await storage.moves(table_id)
        assert table is not None and table.position is not None
        assert [move.number for move in moves] == list(range(table.move_count)), "the log has a gap or a repeat"
        for move in moves:
            if move.key is None:
                continue
            report.stored += 1
            where = (table_id, move.seat, move.key)
            assert where not in found, "a move is there twice"
            found.add(where)
            if where in acknowledged:
                told = acknowledged[where]
                assert (told["action"], told["prompt"]) == (move.action, move.prompt)
        file = file_of(table, moves)
        assert replay.play(file, table_id).digest == table.position.digest, "replaying the log gives another state"
    assert set(acknowledged) <= found, f"lost: {len(set(acknowledged) - found)} of {len(acknowledged)}"
    await storage.engine.dispose()
