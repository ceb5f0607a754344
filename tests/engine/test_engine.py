"""The engine for browsers: the same bytes from the same sources, and the same play as compiled for this machine."""

import json
import shutil
from pathlib import Path

import pytest

from jadetable.browser_engine import FOLDER
from jadetable.core import registry
from scripts import node
from scripts.engine.__main__ import build_all, build_apart, read_index
from tests.engine.cases import cases

MOST_FOR_ONE, MOST_FOR_ALL = 60_000, 200_000  # compressed bytes, code and what is known about it

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def engine() -> Path:
    """The folder that `make engine` fills."""
    build_all(FOLDER)
    return FOLDER


def test_webassembly_does_what_compiled_rules_do(engine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for slug in registry.house_slugs():
        (tmp_path / f"{slug}.json").write_text(json.dumps(cases(registry.find(slug))), encoding="utf-8")
    monkeypatch.setenv("JADE_ENGINE", str(engine))
    monkeypatch.setenv("JADE_ENGINE_CASES", str(tmp_path))
    done = node.run("npx", "vitest", "run", "src/engine/native.test.ts", capture=True)
    assert done.returncode == 0, done.stdout
    assert f"{len(registry.house_slugs()) + 1} passed" in done.stdout


def test_the_engine_is_small(engine: Path) -> None:
    sizes = {slug: one["codeGzip"] + one["aboutGzip"] for slug, one in read_index(engine).items()}
    assert sorted(sizes) == sorted(registry.house_slugs())
    assert max(sizes.values()) < MOST_FOR_ONE
    assert sum(sizes.values()) < MOST_FOR_ALL


def test_two_builds_give_the_same_bytes(engine: Path, tmp_path: Path) -> None:
    before = read_index(engine)["wuxing"]
    again = build_apart("wuxing", tmp_path)
    assert again == before  # names carry a digest of the bytes


def test_what_was_built_is_kept_and_what_is_missing_is_built_again(engine: Path, tmp_path: Path) -> None:
    copy = tmp_path / "engine"
    shutil.copytree(engine, copy)
    (copy / "left-over.wasm").write_bytes(b"")
    written = {path: path.stat().st_mtime_ns for path in copy.glob("*.json") if path.name != "engine.json"}
    build_all(copy)
    assert {path: path.stat().st_mtime_ns for path in written} == written
    assert not (copy / "left-over.wasm").exists()
