"""How many live tables two cores hold: python -m benchmarks.load [--tables 500 --pace 2 --seconds 20 --peer]

A real server process with durable writes, four scripted seats a table, each with a socket of its own. Every table
makes one move every `pace` seconds, like people who play fast. Measured is the time from sending an answer until the
last of the four seats has heard of it. With --peer the same is done to a minimal boardgame.io server (needs npm; it
keeps its matches in memory and stores nothing). With --postgres a PostgreSQL of its own takes the place of the SQLite
file. With --busy N so many processes compute beside it, with a nice value of 5, as neighbours do.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import multiprocessing
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
PEER = Path(__file__).resolve().parent / "boardgameio"
SEATS = 4
NEIGHBOUR = 5  # the nice value of what computes beside us
UNLIMITED = {
    "ADDRESS_RATE": 1e6, "ADDRESS_BURST": 10**6, "SEAT_RATE": 1e6, "SEAT_BURST": 10**6, "TABLE_RATE": 1e6,
    "TABLE_BURST": 10**6, "CREATE_RATE": 1e6, "CREATE_BURST": 10**6, "SOCKETS_PER_ADDRESS": 10**6,
    "CONNECTIONS_PER_ADDRESS": 10**6, "TABLES_PER_ADDRESS": 10**6,
    "LOG_LEVEL": "warning",
}  # fmt: skip


class Choice(msgspec.Struct):
    """What the load generator reads of a choice."""

    action: int


class Ask(msgspec.Struct):
    """What it reads of a question."""

    prompt: int
    choices: list[Choice]


class Viewer(msgspec.Struct):
    """What it reads of a viewer."""

    seat: int | None
    ask: Ask | None


class Message(msgspec.Struct):
    """What it reads of a message."""

    type: str
    status: str = ""
    viewers: list[Viewer] = []


decoder = msgspec.json.Decoder(Message)


@dataclass
class Table:
    """A table under load."""

    id: str
    tokens: dict[str, str]
    sockets: list[ClientConnection] = field(default_factory=list)
    asks: dict[int, Ask] = field(default_factory=dict)
    sent: float = 0.0
    heard: int = 0
    over: bool = False
    ready: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Load:
    """All tables and what was measured."""

    base: str
    game: str
    pace: float
    tables: list[Table] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    replaced: int = 0
    measuring: bool = False
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    async def open(self, client: httpx.AsyncClient) -> Table:
        """A table with four sockets."""
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(SEATS)]
        body = {"game": self.game, "seats": seats, "start": True}
        made = (await client.post(f"{self.base}/api/tables", json=body)).json()
        table = Table(made["table"]["id"], made["tokens"])
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        for seat in range(SEATS):
            headers = {"Authorization": f"Bearer {table.tokens[str(seat)]}"}
            socket = await connect(address, additional_headers=headers, compression=None, ping_interval=None)
            table.sockets.append(socket)
        return table

    async def listen(self, table: Table, seat: int) -> None:
        """Note what one seat hears."""
        async for data in table.sockets[seat]:
            message = decoder.decode(data)
            if message.type == "error":
                raise RuntimeError(str(data))
            if message.type not in ("welcome", "update"):
                continue
            viewer = message.viewers[0]
            if viewer.ask is not None:
                table.asks[seat] = viewer.ask
            if message.type == "update":
                table.heard += 1
                if table.heard == SEATS:
                    if self.measuring:
                        self.delays.append(time.perf_counter() - table.sent)
                    table.over = message.status == "over"
                    table.ready.set()

    async def play(self, table: Table) -> None:
        """One move every `pace` seconds, each after the last was heard by all."""
        await asyncio.sleep(self.rng.uniform(0, self.pace))
        while not table.over:
            started = time.perf_counter()
            seat, ask = table.asks.popitem()
            table.heard, table.sent = 0, started
            table.ready.clear()
            action = self.rng.choice(ask.choices).action
            answer = {"type": "answer", "seat": seat, "prompt": ask.prompt, "actions": [action]}
            await table.sockets[seat].send(json.dumps(answer | {"key": f"{started}"}))
            await table.ready.wait()
            await asyncio.sleep(max(0.0, self.pace * self.rng.uniform(0.8, 1.2) - (time.perf_counter() - started)))

    async def keep_going(self, table: Table, client: httpx.AsyncClient) -> None:
        """Play game after game."""
        while True:
            listeners = [asyncio.create_task(self.listen(table, seat)) for seat in range(SEATS)]
            try:
                while not table.asks:
                    await asyncio.sleep(0.01)
                await self.play(table)
            finally:
                for task in listeners:
                    task.cancel()
                await asyncio.gather(*listeners, return_exceptions=True)
            await asyncio.gather(*(socket.close() for socket in table.sockets))
            table = await self.open(client)
            self.replaced += 1


def memory(pid: int) -> float:
    """The resident memory of a process in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def calm(pid: int) -> None:
    """Wait until a server has loaded what it prepares in the background: until it has idled for three seconds."""
    idle = 0
    while idle < 3:
        used = cpu_seconds(pid)
        await asyncio.sleep(1)
        idle = idle + 1 if cpu_seconds(pid) - used < 0.05 else 0


def quantile(values: list[float], share: float) -> float:
    """A quantile, in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def measure(base: str, pid: int, game: str, tables: int, pace: float, seconds: float) -> dict[str, Any]:
    """Open so many tables, warm up, and measure."""
    load = Load(base, game, pace)
    limits = httpx.Limits(max_connections=16, keepalive_expiry=1)  # sooner than the server hangs up
    async with httpx.AsyncClient(timeout=60, limits=limits) as client:
        warm = await load.open(client)  # the first table pays for what all share
        await calm(pid)
        before = memory(pid)
        gate = asyncio.Semaphore(8)

        async def open_one() -> None:
            async with gate:
                load.tables.append(await load.open(client))

        await asyncio.gather(*(open_one() for _ in range(tables)))
        players = [asyncio.create_task(load.keep_going(table, client)) for table in load.tables]
        await asyncio.sleep(2 * pace)
        gc.collect()
        gc.freeze()  # pauses of the load generator's own collector would be counted as the server's
        gc.disable()
        used, started = cpu_seconds(pid), time.perf_counter()
        load.measuring = True
        await asyncio.sleep(seconds)
        load.measuring = False
        gc.enable()
        wall = time.perf_counter() - started
        result = {
            "tables": tables,
            "sockets": tables * SEATS,
            "moves_per_second": round(len(load.delays) / wall, 1),
            "p50_ms": round(quantile(load.delays, 0.5), 1),
            "p99_ms": round(quantile(load.delays, 0.99), 1),
            "max_ms": round(1000 * max(load.delays, default=float("nan")), 1),
            "server_cpu_percent": round(100 * (cpu_seconds(pid) - used) / wall),
            "kib_per_table": round(1024 * (memory(pid) - before) / tables),
        }
        for player in players:
            player.cancel()
        for found in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(found, Exception):
                raise found
        for table in [warm, *load.tables]:
            for socket in table.sockets:
                socket.transport.abort()
    return result


@contextlib.contextmanager
def our_server(port: int, database: str | None) -> Any:
    """The table server in a process of its own; without another database, with a SQLite file on disk."""
    folder = Path(tempfile.mkdtemp(prefix="jade-load-"))
    environment = os.environ | {f"JADE_{name}": str(value) for name, value in UNLIMITED.items()}
    ours = database or f"sqlite:///{folder / 'tables.db'}"
    environment |= {"JADE_PORT": str(port), "JADE_DATABASE": ours, "JADE_QUIET": "1"}
    process = subprocess.Popen([sys.executable, "-m", "jadetable.server"], env=environment)
    try:
        wait_for(f"http://127.0.0.1:{port}/readyz", ready=True)
        yield process
    finally:
        process.terminate()
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(address: str, ready: bool = False) -> None:
    """Wait until a server answers, or until it says that it is ready."""
    for _ in range(1200):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(address, timeout=5).status_code == 200 or not ready:
                return
        time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def run_peer(tables: int, pace: float, seconds: float, port: int) -> dict[str, Any] | None:
    """The same work against boardgame.io: its own server and its own client, both under node."""
    if shutil.which("npm") is None:
        print("npm is not there: no peer")
        return None
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    server = subprocess.Popen(["node", "server.js", str(port)], cwd=PEER)
    try:
        wait_for(f"http://127.0.0.1:{port}/games")
        before = memory(server.pid)
        command = ["node", "load.js", str(port), str(tables), str(pace), str(seconds), str(server.pid)]
        done = subprocess.run(command, cwd=PEER, check=True, capture_output=True, text=True)
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        found["kib_per_table"] = round(1024 * (found.pop("rss_mib") - before) / tables)
        return found
    finally:
        server.terminate()
        server.wait(20)


def _compute() -> None:
    os.nice(NEIGHBOUR)
    while True:
        sum(range(10_000))


@contextlib.contextmanager
def neighbours(count: int) -> Iterator[None]:
    """So many processes that do nothing but compute."""
    busy = [multiprocessing.get_context("spawn").Process(target=_compute, daemon=True) for _ in range(count)]
    for process in busy:
        process.start()
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.join()


@contextlib.contextmanager
def databases(given: argparse.Namespace) -> Iterator[Callable[[], str | None]]:
    """Where each run keeps its tables: what makes an address for it, or nothing for a file of its own."""
    if not given.postgres:
        yield lambda: given.database
        return
    from tests.server.postgres import new_database, postgres  # noqa: PLC0415  # only where it is asked for

    with postgres() as running:
        yield lambda: new_database(running)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", default="500", help="how many tables; several numbers with commas")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure")
    parser.add_argument("--game", default="zodiac")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--database", metavar="URL", help="a fresh database on PostgreSQL instead of a SQLite file")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for it (needs the test packages)")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io too")
    parser.add_argument("--busy", type=int, default=0, metavar="N", help="so many processes that compute beside it")
    given = parser.parse_args()
    beside = f"; {given.busy} processes of nice {NEIGHBOUR} compute beside it" if given.busy else ""
    print(
        f"{os.cpu_count()} cores; one move every {given.pace} s a table; {SEATS} sockets a table{beside}; load average",
        os.getloadavg(),
    )
    with databases(given) as database, neighbours(given.busy):
        for tables in (int(number) for number in given.tables.split(",")):
            compare(given, tables, database())


def compare(given: argparse.Namespace, tables: int, database: str | None) -> None:
    """Measure so many tables, and our peer after us where it is wanted."""
    with our_server(given.port, database) as process:
        base = f"http://127.0.0.1:{given.port}"
        ours = asyncio.run(measure(base, process.pid, given.game, tables, given.pace, given.seconds))
    print("jade table    ", json.dumps(ours), flush=True)
    peer = run_peer(tables, given.pace, given.seconds, given.port + 1) if given.peer else None
    if peer is not None:
        print("boardgame.io  ", json.dumps(peer))
        ratio = {
            name: round(ours[name] / peer[name], 2) for name in ("p50_ms", "p99_ms", "kib_per_table") if peer[name]
        }
        print("ours / theirs ", json.dumps(ratio), flush=True)


if __name__ == "__main__":
    main()
