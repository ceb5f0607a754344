"""The figures as Parquet: everything that was added up, and one row for each game."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from jadetable.core.missing import needed
from jadetable.core.rng import game_seed
from jadetable.lab.pieces import write
from jadetable.lab.run import Found

PER_GAME = ("ply", "turn", "round", "truncated")
PER_SEAT = ("win", "score", "rank")


def parquet(columns: dict[str, Any], about: dict[str, str]) -> bytes:
    """Columns as the bytes of a Parquet file."""
    arrow, writer = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
    table = arrow.table(columns).replace_schema_metadata(about)
    buffer = io.BytesIO()
    writer.write_table(table, buffer, compression="zstd")
    return buffer.getvalue()


def sums(found: Found) -> Iterator[tuple[str, str, list[int], int]]:
    """Metric, what it added up, where in it, and the sum; nothing for what is 0."""
    for metric in found.ready.metrics:
        tally = found.tally(metric.name)
        for name in metric.fields:
            values = tally[name]
            for place in np.ndindex(values.shape):
                if values[place] != 0:
                    yield metric.name, name, list(place), int(values[place])


def write_sums(found: Found, path: Path) -> None:
    """What was added up: one row for each number that is not 0."""
    rows = list(sums(found))
    names = ("metric", "field", "index", "sum")
    columns: dict[str, Any] = {name: [row[place] for row in rows] for place, name in enumerate(names)}
    arrow = needed("pyarrow", "lab")
    columns["index"] = arrow.array(columns["index"], arrow.list_(arrow.int64()))
    write(path, parquet(columns, about(found)))


def write_games(found: Found, path: Path) -> None:
    """One row for each game; its seed deals it again."""
    seats, outcomes = found.ready.setting.seats, np.asarray(found.whole.outcomes)
    seed = np.uint64(found.ready.trial.seed)
    columns: dict[str, Any] = {"game": found.numbers}
    columns["seed"] = np.array([int(game_seed(seed, int(number))) for number in found.numbers], np.uint64)
    columns |= {name: outcomes[name] for name in PER_GAME}
    for seat in range(seats):
        columns |= {f"{name}_{seat + 1}": np.ascontiguousarray(outcomes[name][:, seat]) for name in PER_SEAT}
        if found.ready.start_field:
            columns[f"start_{seat + 1}"] = np.ascontiguousarray(found.whole.starts[:, seat])
    write(path, parquet(columns, about(found)))


def about(found: Found) -> dict[str, str]:
    """What a file is about, in its own head."""
    trial = found.ready.trial
    return {
        "game": trial.game,
        "seats": str(trial.seats),
        "bots": ",".join(trial.line_up),
        "seed": str(trial.seed),
        "games": str(found.games),
        "complete": str(found.complete),
        "trial": trial.digest,
    }
