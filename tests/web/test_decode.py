"""The browser reads the bytes of a record as Python does: positions of all games, and every kind of part."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import jadetable as jt
from jadetable.core import describe, record, registry
from jadetable.core.knowledge import Knowledge
from jadetable.core.layout import Layout
from jadetable.core.record import SPECTATOR, Records
from scripts import node
from tests.core.layout_samples import EVERYTHING, FILLED, fill_first
from tests.core.parity import looked_at
from tests.kit.small import small

MANY = 8  # different records a game gives us at least


def sample(name: str, layout: Layout, stored: Records, expected: Any = None) -> dict[str, Any]:
    """A record for the browser, with what it must read in it."""
    read = layout.read(stored.tobytes()) if expected is None else expected
    text = base64.b64encode(stored.tobytes()).decode()
    return {"name": name, "plan": describe.plan(layout), "bytes": text, "expected": read}


def facts(known: Knowledge) -> Records:
    """What never changes in a game, as a record."""
    found = record.new(known.game.facts.dtype)
    known.game.entry.tell_facts(known.components, known.records, 0, found, known.game.blank_facts)
    return found


def samples() -> Iterator[dict[str, Any]]:
    """Every kind of part, then positions of every game as each seat and an onlooker sees them."""
    filled = record.new(EVERYTHING.dtype)
    fill_first(filled, 2)
    yield sample("every kind of part", EVERYTHING, filled, FILLED)
    for slug in registry.house_slugs():
        game = registry.find(slug)
        seats = min(4, game.seat_range(game.load_components())[1])
        match = jt.new(game, seats, 7, components=small(game, 6))
        for place, now in enumerate(looked_at(match)):
            for seat in (SPECTATOR, *range(seats)):
                known = now.position.know(seat)
                yield sample(f"{slug} {place}, seat {seat}: view", game.view, known.view_record)
            yield sample(f"{slug} {place}: facts", game.facts, facts(now.position.know(SPECTATOR)))


def test_the_browser_reads_the_bytes_of_every_game_as_python_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list(samples())
    for slug in registry.house_slugs():
        found = {one["bytes"] for one in written if one["name"].startswith(slug)}
        assert len(found) > MANY, slug
    counts = run_vitest(written, tmp_path, monkeypatch)
    assert counts == {"passed": len(written)}


def test_a_sample_that_is_read_otherwise_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = next(samples())
    wrong = right | {"expected": right["expected"] | {"small": 0}}
    assert run_vitest([right, wrong], tmp_path, monkeypatch) == {"passed": 1, "failed": 1}


def run_vitest(written: list[dict[str, Any]], folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Let the browser's tests look at these samples: how many ended how. All other tests of decoding must pass."""
    file, report = folder / "samples.json", folder / "report.json"
    file.write_text(json.dumps(written), encoding="utf-8")
    monkeypatch.setenv("JADE_SAMPLES", str(file))
    reporting = ("--reporter=json", f"--outputFile={report}")
    done = node.run("npx", "--no", "vitest", "run", "src/engine/decode.test.ts", *reporting, capture=True)
    assert report.exists(), done.stdout
    ended: dict[str, int] = {}
    for test in json.loads(report.read_text(encoding="utf-8"))["testResults"][0]["assertionResults"]:
        if test["title"].startswith("sample: "):
            ended[test["status"]] = ended.get(test["status"], 0) + 1
        else:
            assert test["status"] == "passed", test["title"]
    assert (done.returncode == 0) is (set(ended) == {"passed"}), done.stdout
    return ended
