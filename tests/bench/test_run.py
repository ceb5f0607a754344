"""The bench report: every key is there, and what cannot be measured says why. Nothing here asserts a speed."""

import json
import sys
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from jadetable.bench import ours, peers, run, starts
from jadetable.cli.bench_show import show
from jadetable.core import compiled, registry
from jadetable.core.errors import UnknownGame

TINY = 0.01

compiled_only = pytest.mark.skipif(compiled.INTERPRETED, reason="bulk play is too slow when interpreted")


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    if compiled.INTERPRETED:
        pytest.skip("bulk play is too slow when interpreted")
    return run.run(["zodiac"], with_peers=False, seconds=TINY, with_starts=False)


def printed(report: dict[str, Any]) -> str:
    console = Console(file=StringIO(), width=160)
    show(report, console)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_report_tells_where_when_and_how_it_was_made(report: dict[str, Any]) -> None:
    for key in ("date", "command", "seed", "seconds", "repeats", "method", "machine", "versions"):
        assert report[key], key
    assert {"cpu", "cores", "cores_used", "load", "system", "gpu"} == set(report["machine"])
    assert {"jadetable", "python", "numba", "numpy"} <= set(report["versions"])


def test_every_way_of_playing_has_a_rate_or_a_reason(report: dict[str, Any]) -> None:
    our = report["games"]["zodiac"]
    assert list(our["ways"]) == list(ours.WAYS)
    for way, rate in our["ways"].items():
        keys = {"decisions_per_s", "games_per_s", "decisions_per_game", "cpu_share", "samples"}
        assert set(rate) in (keys, {"reason"}), way
        assert "reason" not in rate or way.startswith("cuda")
    assert our["seats"] == 4
    assert our["record_bytes"] == registry.find("zodiac").state.itemsize


def test_a_view_is_timed_as_it_is_filled_and_as_it_is_read(report: dict[str, Any]) -> None:
    our = report["games"]["zodiac"]
    assert our["view_bytes"] == registry.find("zodiac").view.dtype.itemsize
    assert list(our["views"]) == list(ours.VIEWS)
    for way, rate in our["views"].items():
        assert set(rate) == {"microseconds", "cpu_share", "samples"}, way
        assert rate["microseconds"] == min(rate["samples"]) > 0


def test_views_are_taken_of_positions_all_over_a_game() -> None:
    known = ours.looked_at(registry.find("zodiac"), 4)
    plies = [int(one.record.ply) for one in known]
    assert len(known) == ours.VIEWED and plies == sorted(plies) and len(set(plies)) > ours.VIEWED / 2
    assert all(one.asked for one in known)


def test_a_report_is_plain_data(report: dict[str, Any]) -> None:
    assert json.loads(json.dumps(report)) == report


def test_without_peers_there_are_no_peer_rows_and_no_ratios(report: dict[str, Any]) -> None:
    assert report["peers"] == {}
    assert report["ratios"] == []
    assert "go_fish" not in printed(report)


def test_show_prints_every_way_of_every_game(report: dict[str, Any]) -> None:
    text = printed(report)
    for words in (*ours.WAYS.values(), *ours.VIEWS.values()):
        assert words in text
    assert "waiting times: starts were not measured" in text
    assert report["machine"]["cpu"] in text


def test_an_unknown_game_is_refused_before_anything_is_measured() -> None:
    with pytest.raises(UnknownGame):
        run.run(["chess"], with_peers=False, seconds=TINY)


@compiled_only
def test_missing_peers_give_a_reason_each(monkeypatch: pytest.MonkeyPatch, report: dict[str, Any]) -> None:
    for module in ("pyspiel", "rlcard", "pgx", "jax"):
        monkeypatch.setitem(sys.modules, module, None)
    rows = {peer: peers.measure(peer, TINY) for peer in peers.nearest(["zodiac"])}
    for peer, row in rows.items():
        assert set(row) == {"library", "game", "version", "seats", "ways", "reason"}, peer
        assert "pip install 'jadetable[peers]'" in row["reason"]
    text = printed(report | {"peers": rows})
    assert text.count("is not installed") == len(rows)
    assert run.ratios("zodiac", report["games"]["zodiac"], rows) == []


def test_a_peer_that_breaks_gives_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, seconds: float) -> dict[str, Any]:
        raise RuntimeError(f"no game {game}\nand a long story")

    monkeypatch.setitem(peers.LIBRARIES, "open_spiel", broken)
    assert peers.measure("open_spiel:nothing", TINY)["reason"] == "RuntimeError: no game nothing"


def test_ratios_compare_the_same_kind_of_work() -> None:
    our: dict[str, Any] = {"ways": {way: {"decisions_per_s": 100.0} for way in ours.WAYS}}
    our["ways"]["cores_random"] = {"reason": "none"}
    measured = {
        "open_spiel:gin_rummy": {"ways": {"python": {"decisions_per_s": 50.0}, "core": {"decisions_per_s": 20.0}}},
        "pgx:backgammon": {"ways": {"cores": {"decisions_per_s": 10.0}}},
    }
    rows = run.ratios("zodiac", our, measured)
    assert [(row["peer_way"], row["our_way"], row["ratio"]) for row in rows] == [
        ("python", "arrays", 2.0),
        ("python", "match", 2.0),
        ("core", "core_random", 5.0),
    ]


def test_every_game_of_the_house_names_its_peers() -> None:
    assert set(registry.slugs()) <= set(peers.NEAREST)
    for peer in peers.nearest(peers.NEAREST):
        assert peer.partition(":")[0] in peers.LIBRARIES


def test_starts_are_measured_in_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # nothing to compile, so quick
    assert set(starts.measure("zodiac", 4)) == set(starts.STARTS)


def test_a_start_that_fails_gives_its_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    waits = starts.measure("chess", 4)
    assert "UnknownGame" in waits["reason"]
    assert all(waits[key] is None for key in starts.STARTS)
