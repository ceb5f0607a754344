"""The load model: the figures of the benchmark go in, and each step says what gives in first."""

import itertools
import json
from dataclasses import replace

import pytest

from benchmarks.scale import FIGURES, NEEDED, STEPS, Assumed, Measured, measured_figures, need, needs, take

MEASURED = Measured(moves_per_second=250, server_cpu_percent=25, kib_per_table=256)


def test_a_move_costs_what_was_measured() -> None:
    assert MEASURED.core_seconds == pytest.approx(0.001)
    found = need(30_000, MEASURED, replace(Assumed(), sockets_a_process=10**9, process_gib=1e9))
    assert found.tables == 10_000 and found.moves == pytest.approx(10_000 / 6)
    assert found.processes == 4  # 1,667 moves a second of a millisecond each, on cores half busy
    assert found.memory_gib == pytest.approx(10_000 * 256 / 2**20)


def test_twice_the_cost_of_a_move_needs_twice_the_processes() -> None:
    once = need(10_000_000, MEASURED).processes
    twice = need(10_000_000, replace(MEASURED, server_cpu_percent=50)).processes
    assert twice == pytest.approx(2 * once, rel=0.01)


def test_memory_or_connections_may_need_more_processes_than_moves_do() -> None:
    slow = replace(Assumed(), seconds_a_move=1e6)
    assert need(200_000, MEASURED, slow).processes == 10  # connections
    assert need(200_000, replace(MEASURED, kib_per_table=2560), slow).processes == 82  # memory


def test_every_step_meets_its_own_bottleneck() -> None:
    first = [need(players, MEASURED).first for players in (1_000, 10_000, 200_000, 10_000_000)]
    assert [name.split(":")[0] for name in first] == [
        "the bots' thinking", "one core", "notes between processes", "one database",
    ]  # fmt: skip


def test_needs_never_shrink_with_more_players() -> None:
    rows = list(needs())
    assert [row.players for row in rows] == list(STEPS)
    for less, more in itertools.pairwise(rows):
        for name in ("tables", "moves", "processes", "memory_gib", "databases", "growth_gib", "bot_cores", "fronts"):
            assert getattr(less, name) <= getattr(more, name), name


def test_the_figures_are_taken_from_what_the_benchmark_prints() -> None:
    kept = json.loads(FIGURES.read_text(encoding="utf-8"))
    assert set(NEEDED) <= set(kept) and kept["command"].startswith("python -m benchmarks.load") and kept["about"]
    line = "jade table     " + json.dumps({name: kept[name] for name in NEEDED} | {"max_ms": 57})
    assert take(f"2 cores; one move every 2.0 s\n{line}\nboardgame.io {{}}") == {name: kept[name] for name in NEEDED}
    assert measured_figures().moves_per_second == kept["moves_per_second"]
    for wrong in ("nothing", 'jade table {"tables": 500}'):
        with pytest.raises(ValueError, match="no "):
            take(wrong)
