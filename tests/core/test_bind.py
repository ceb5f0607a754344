"""Binding a generic file to a game."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from jadetable.core.bind import bind


def test_threads_that_bind_together_all_get_the_whole_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slow_template.py").write_text("import time\n\ntime.sleep(0.2)\nlast = given\n")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda _: bind("slow_template", "game", {"given": 7}).last, range(4)))
    finally:
        sys.modules.pop("slow_template@game", None)
    assert found == [7] * 4


def test_a_file_may_bind_another_while_it_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "inner_template.py").write_text("last = given\n")
    nested = 'from jadetable.core.bind import bind\n\nlast = bind("inner_template", "game", {"given": given}).last\n'
    (tmp_path / "outer_template.py").write_text(nested)
    monkeypatch.syspath_prepend(tmp_path)
    try:
        assert bind("outer_template", "game", {"given": 3}).last == 3
    finally:
        for name in ("inner", "outer"):
            sys.modules.pop(f"{name}_template@game", None)
