"""Fingerprints: of what decides play and of nothing else; and which sources compiled code can come from."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from jadetable import bots
from jadetable.core import registry, sources
from jadetable.core.compiled import rule
from jadetable.core.fingerprint import code_of, of_rules
from jadetable.core.record import Record
from tests.toy import legal, toy

ZODIAC = Path("games/zodiac")
limit = 3


@rule
def within(s: Record) -> bool:
    """A rule that reads a number from outside."""
    return s.ply < limit


@rule
def goes_on(s: Record) -> bool:
    """A rule that calls another."""
    return within(s)


@rule
def other_legal(c: Record, s: Record, seat: int, mask: Any) -> int:
    """The toy's own rule, called by another."""
    return legal(c, s, seat, mask)


@rule
def other_act(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Nothing happens."""


@rule
def other_greedy(c: Record, h: Record, seat: int, mask: Any, note: Record) -> int:
    """The first action."""
    return 0


@pytest.mark.parametrize("changed", [{"legal": other_legal}, {"act": other_act}], ids=["legal", "act"])
def test_other_rules_of_play_give_another_fingerprint(changed: dict[str, Any]) -> None:
    assert toy(**changed).digest != toy().digest


def test_what_a_bot_prefers_is_no_part_of_how_a_game_goes() -> None:
    changed = toy(greedy=other_greedy)
    assert changed.digest == toy().digest
    assert bots.fingerprint(changed) != bots.fingerprint(toy())


def test_a_number_that_a_called_rule_reads_is_part_of_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = of_rules([goes_on])
    monkeypatch.setitem(globals(), "limit", 4)
    assert of_rules([goes_on]) != before
    monkeypatch.setitem(globals(), "limit", 3)
    assert of_rules([goes_on]) == before


def reading(text: str, folder: Path) -> str:
    """The fingerprint of a rule `plain` in a file of its own."""
    names: dict[str, Any] = {}
    path = folder / f"rule_{len(list(folder.iterdir()))}.py"
    path.write_text(text, encoding="utf-8")
    exec(compile(text, str(path), "exec"), names)
    return of_rules([names["plain"]])


def test_a_comment_and_a_docstring_are_no_part_of_a_rule(tmp_path: Path) -> None:
    bare = reading("def plain(s):\n    return s.ply + 1\n", tmp_path)
    told = reading('def plain(s):\n    """One more."""\n    # because\n    return s.ply + 1  # here\n', tmp_path)
    other = reading("def plain(s):\n    return s.ply + 2\n", tmp_path)
    assert told == bare != other


def digest_in(package: Path) -> str:
    """Zodiac's fingerprint as a copy of the package gives it."""
    command = "from jadetable.core import registry; print(registry.find('zodiac').digest)"
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(package.parent)}
    done = subprocess.run([sys.executable, "-c", command], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, to be edited."""
    left_out = shutil.ignore_patterns("__pycache__", "static", "server", "cli")
    return Path(shutil.copytree(sources.PACKAGE, tmp_path / "jadetable", ignore=left_out))


def test_an_edit_that_changes_no_rule_of_play_leaves_the_fingerprint(package: Path) -> None:
    for name in ("view.py", "why.py", "terminal.py", "bot.py", "../../core/match.py", "../../core/words.py"):
        path = package / ZODIAC / name
        path.write_bytes((path.read_bytes() + b"\nEDITED = 1\n").replace(b"\n", b"\r\n"))
    for path in (package / ZODIAC).glob("rules*.py"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert digest_in(package) == registry.find("zodiac").digest


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("games/zodiac/rules.py", "elif action == PASS:", "elif action == ZODIAC:"),
        ("games/zodiac/state.py", "record.state_dtype(", 'record.state_dtype([("added", "i8")] + '),
        ("games/zodiac/components.toml", "cats        = 8\n", "cats        = 9\n"),
        ("core/rng.py", "np.uint64(0xBF58476D1CE4E5B9)", "np.uint64(0xBF58476D1CE4E5BB)"),
    ],
)
def test_an_edit_of_the_rules_the_record_the_numbers_or_the_generator_changes_it(
    package: Path, name: str, before: str, after: str
) -> None:
    text = (package / name).read_text(encoding="utf-8")
    assert before in text
    (package / name).write_text(text.replace(before, after, 1), encoding="utf-8")
    assert digest_in(package) != registry.find("zodiac").digest


# --- which sources compiled code can come from ------------------------------------------------------------------------


def test_compiled_code_comes_from_rules_their_constants_and_where_they_are_chosen() -> None:
    found = {path.relative_to(sources.PACKAGE).as_posix() for path in sources.compiled_for("zodiac")}
    assert {f"games/zodiac/{name}.py" for name in ("rules", "rules_end", "bot", "actions", "__init__")} <= found
    assert {
        "core/rng.py",
        "core/terms.py",
        "core/game.py",
        "bots/search_loops.py",
        "arena/search_batch_buffers.py",
    } <= found
    assert not {"games/zodiac/terminal.py", "core/teller.py", "core/match.py", "core/words.py"} & found
    assert not any(name.startswith(("games/race", "server", "cli")) for name in found)


def test_every_rule_is_where_the_cache_of_compiled_code_looks_for_it() -> None:
    folders = [sources.PACKAGE / name for name in (*sources.RULE_FOLDERS, *sources.APART, "games")]
    skeleton = sources.PACKAGE / "skeleton"  # never loaded from here: it is copied into packages of their own
    for path in sources.PACKAGE.rglob("*.py"):
        if skeleton not in path.parents and any(mark in sources.text_of(path) for mark in sources.MARKS):
            assert any(folder in path.parents for folder in folders), path


def test_only_what_a_file_imports_when_it_is_loaded_counts() -> None:
    names = [path.name for path in sources.imported_by(sources.PACKAGE / "core" / "errors.py")]
    assert names == []  # it loads words when a sentence is asked for
    rules = sources.imported_by(sources.PACKAGE / ZODIAC / "rules.py")
    assert {path.stem for path in rules} >= {"state", "rules_end", "rules_turn", "record", "compiled"}


def test_a_digest_is_the_same_however_lines_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "PACKAGE", tmp_path)
    path, found = tmp_path / "one.py", []
    for text in (b"a = 1\nb = 2\n", b"a = 1\r\nb = 2\r\n", b"a = 1\nb = 3\n"):
        path.write_bytes(text)
        found.append(sources.digest_of([path]))
    assert found[0] == found[1] != found[2]


def test_templates_are_written_as_python_3_11_wrote_them_whatever_the_version(tmp_path: Path) -> None:
    plain = "f'must be {names} and {len(names):>{width}.2f}, {names!r} {{so}}'"
    quoted = """f"must be {', '.join(names)} panel{('s' if names else '')}\""""
    text = f"def said(names, width):\n    return ({plain}, {quoted})"
    (tmp_path / "templates.py").write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("templates", tmp_path / "templates.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert code_of(module) == text
