"""The long crash test: python -m scripts.soak [--minutes 60] [--postgres]

Kills the server at every write point and at random moments, round after round, and checks every acknowledged move and
everything that was heard. Servers are copies of a process that has everything loaded: a kill every second or two. On
PostgreSQL every sixth round kills workers behind one address instead.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from tests.server.crash import Report, campaign, crew_campaign
from tests.server.forked import Forked
from tests.server.postgres import new_database, postgres


def rounds(database: str, minutes: float, first: int) -> Report:
    """Campaign after campaign on one database until the time is up."""
    total, seed, stop = Report(), first - 1, time.monotonic() + 60 * minutes
    while time.monotonic() < stop:
        seed += 1
        with tempfile.TemporaryDirectory(prefix="jade-soak-") as folder:
            if database.startswith("postgresql") and seed % 6 == 0:
                report = asyncio.run(crew_campaign(database, Path(folder), kills=15, seed=seed))
            else:
                report = asyncio.run(
                    campaign(database, Path(folder), random_kills=20, seed=seed, rounds=1, server_of=Forked)
                )
        for name in vars(total):
            setattr(total, name, getattr(total, name) + getattr(report, name))
        print(f"round {seed}: {report}", flush=True)
    return total


def main() -> None:
    """Run and print the sum."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--postgres", action="store_true", help="against PostgreSQL instead of SQLite")
    parser.add_argument("--seed", type=int, default=1, help="of the first round; another one kills at other moments")
    given = parser.parse_args()
    if given.postgres:
        with postgres() as running:
            print(f"PostgreSQL: {rounds(new_database(running), given.minutes, given.seed)}")
        return
    with tempfile.TemporaryDirectory(prefix="jade-soak-") as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        print(f"SQLite: {rounds(database, given.minutes, given.seed)}")


if __name__ == "__main__":
    main()
