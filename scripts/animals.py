"""The animals of the race: how much each one wins among baseline players, animals drawn at random.

python -m scripts.animals                     play, store docs/lab-notes/race-animals.json; `make tables` shows it
python -m scripts.animals --games 100000      the same with more races for each number of seats
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import jadetable
from jadetable.bulk import batch, summary
from jadetable.games.race.state import ANIMAL_NAMES, FEWEST_SEATS, MOST_SEATS

STORED = Path(__file__).resolve().parents[1] / "docs" / "lab-notes" / "race-animals.json"
GAMES, SEED = 20_000, 2026
BASELINE = 0  # slips in a thousand choices
Standing = dict[str, Any]


def measure(seats: int, games: int, seed: int, cat: bool, threads: int = 0) -> dict[str, Standing]:
    """In how many races each animal was, how many it won, and its share with Wilson's 95 % interval."""
    options = {"animal_mode": "random", "cat": cat}
    setting = batch.check_setup("race", games, seats, seed, [BASELINE] * seats, options)
    results = batch.run(setting, threads, keep=True)
    assert results.finals is not None
    held = results.finals["animal"][:, :seats]
    return {name: _standing(held == number, results) for number, name in enumerate(ANIMAL_NAMES) if number in held}


def _standing(there: Any, results: batch.Results) -> Standing:
    races, wins = int(there.sum()), float(results.wins[there].sum())
    share = summary.wilson(wins, races)
    return {
        "races": races,
        "wins": wins,
        "share": round(share.share, 4),
        "interval": [round(share.low, 4), round(share.high, 4)],
    }


def main() -> int:
    """Play the races of every number of seats, without the Cat and with it, and store what came of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="races for each number of seats")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--threads", type=int, default=0, help="all by default; the numbers are the same")
    given = parser.parse_args()
    found: dict[str, Any] = {
        "command": f"python -m scripts.animals --games {given.games} --seed {given.seed}",
        "version": jadetable.__version__,
        "bot": "greedy",
        "games": given.games,
        "seed": given.seed,
        "seats": {},
    }
    for cat in (False, True):  # of the races with the Cat only its own share is kept
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            shares = measure(seats, given.games, given.seed, cat, given.threads)
            kept = {"cat": shares["cat"]} if cat else shares
            found["seats"].setdefault(str(seats), {}).update(kept)
            told = ", ".join(f"{name} {seats * one['share']:.2f}" for name, one in kept.items())
            print(f"{seats} seats, share x {seats}: {told}", flush=True)
            STORED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
