"""What so many players need: python -m benchmarks.scale, or with figures measured anew: ... --take < RESULT

The figures are what `python -m benchmarks.load` prints, kept in figures.json. All else is assumed, and
stands in `Assumed` with its reason. docs/scale.md shows the table that comes out.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FIGURES = Path(__file__).resolve().parent / "figures.json"
NEEDED = ("tables", "sockets", "moves_per_second", "p50_ms", "p99_ms", "server_cpu_percent", "kib_per_table")
STEPS = (100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000)
GIB, DAY = 2**30, 86_400


@dataclass(frozen=True)
class Measured:
    """What the load benchmark found on one core."""

    moves_per_second: float
    server_cpu_percent: float
    kib_per_table: float

    @property
    def core_seconds(self) -> float:
        """Processor time of the server for one move."""
        return self.server_cpu_percent / 100 / self.moves_per_second


@dataclass(frozen=True)
class Assumed:
    """What was not measured."""

    people_a_table: float = 3.0  # of four seats; bots sit in the others
    seconds_a_move: float = 6.0  # people at a table together; those who play for days move far less
    busy: float = 0.5  # of a core: above it delays grow quickly, below it there is room for an evening's peak
    process_gib: float = 2.0  # what the service unit allows one process
    sockets_a_process: int = 20_000  # a third of the files the unit allows
    row_bytes: int = 3_000  # a move in the database: its row, the record anew, the log of the database
    update_bytes: int = 3_000  # what one seat is sent after a move
    bot_core_seconds: float = 0.5  # a strong bot thinks for one move, while nobody is in a hurry
    notes_a_second: int = 10_000  # one process reads of what others did, before that is all it does
    database_moves: int = 15_000  # one PostgreSQL with fast disks commits in a second, in batches
    front_sockets: int = 200_000  # one machine at the front holds, with TLS


@dataclass(frozen=True)
class Need:
    """What so many players at the tables at once need."""

    players: int
    tables: int
    moves: float  # a second
    processes: int
    memory_gib: float
    databases: int
    growth_gib: float  # a day
    megabits: float
    bot_cores: int
    fronts: int
    first: str  # what gives in first, and what comes instead


def need(players: int, measured: Measured, assumed: Assumed = Assumed()) -> Need:  # noqa: B008  # it is frozen
    """The needs, from what was measured and assumed."""
    tables = math.ceil(players / assumed.people_a_table)
    moves = tables / assumed.seconds_a_move
    memory = tables * measured.kib_per_table * 1024 / GIB
    processes = math.ceil(
        max(
            moves * measured.core_seconds / assumed.busy,
            memory / assumed.process_gib,
            players / assumed.sockets_a_process,
        )
    )
    bot_share = (4 - assumed.people_a_table) / 4
    return Need(
        players=players,
        tables=tables,
        moves=moves,
        processes=processes,
        memory_gib=memory,
        databases=math.ceil(moves / assumed.database_moves),
        growth_gib=moves * assumed.row_bytes * DAY / GIB,
        megabits=moves * assumed.people_a_table * assumed.update_bytes * 8 / 1e6,
        bot_cores=math.ceil(moves * bot_share * assumed.bot_core_seconds),
        fronts=math.ceil(players / assumed.front_sockets),
        first=_first(moves, processes, measured, assumed),
    )


def _first(moves: float, processes: int, measured: Measured, assumed: Assumed) -> str:
    """The first thing that is too small, in the order in which they are met."""
    share = moves * measured.core_seconds
    if processes == 1:
        bots = moves * (4 - assumed.people_a_table) / 4 * assumed.bot_core_seconds
        return "the bots' thinking" if bots > share else "nothing"
    if moves > assumed.database_moves:
        return "one database: divide the tables among several, by their name"
    if moves > assumed.notes_a_second:
        return "notes between processes: each table to one process, by its name"
    return "one core: several processes, and with them PostgreSQL"


def measured_figures() -> Measured:
    """The figures that are kept."""
    found = json.loads(FIGURES.read_text(encoding="utf-8"))
    return Measured(found["moves_per_second"], found["server_cpu_percent"], found["kib_per_table"])


def needs() -> Iterator[Need]:
    """One row for each step."""
    measured = measured_figures()
    return (need(players, measured) for players in STEPS)


def cells(row: Need) -> tuple[str, ...]:
    """A row of the table."""
    return (
        f"{row.players:,}",
        f"{row.tables:,}",
        _rounded(row.moves),
        f"{row.processes:,}",
        _rounded(row.memory_gib),
        f"{row.databases}",
        _rounded(row.growth_gib),
        _rounded(row.megabits),
        f"{row.bot_cores:,}",
        f"{row.fronts}",
        row.first,
    )


HEAD = (
    "players at once", "tables", "moves/s", "processes", "memory, GiB", "databases", "growth, GiB a day", "Mbit/s out",
    "cores for bots", "fronts", "what gives in first",
)  # fmt: skip


def _rounded(value: float) -> str:
    """Two figures that count: a model knows no more."""
    if value == 0:
        return "0"
    digits = 1 - math.floor(math.log10(abs(value)))
    return f"{round(value, digits):,.{max(0, digits)}f}"


def take(text: str) -> dict[str, object]:
    """The figures in what the benchmark printed; raises ValueError."""
    for line in text.splitlines():
        start = line.find("{")
        if start >= 0 and line.startswith("jade table"):
            found: dict[str, object] = json.loads(line[start:])
            missing = [name for name in NEEDED if name not in found]
            if missing:
                raise ValueError(f"no {', '.join(missing)} in {line}")
            return {name: found[name] for name in NEEDED}
    raise ValueError("no line of `python -m benchmarks.load` that begins with `jade table`")


def main() -> None:
    """Print the table; with --take, keep new figures first."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--take", action="store_true", help="keep the figures that the benchmark prints")
    parser.add_argument("--about", default="", help="the machine, what else ran, and when")
    given = parser.parse_args()
    if given.take:
        kept = {"command": "python -m benchmarks.load", "about": given.about} | take(sys.stdin.read())
        FIGURES.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    for row in needs():
        print(*(f"{name}: {cell}" for name, cell in zip(HEAD, cells(row), strict=True)), sep="; ")


if __name__ == "__main__":
    main()
