"""Files, functions and lists of arguments stay short, in Python and in the client."""

import ast
import itertools
import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from jadetable.core import registry
from scripts import node

ROOT = Path(__file__).parents[2]
ROOMS = ("src", "tests", "scripts", "benchmarks", "examples", "web/src")
KINDS = (".py", ".ts", ".svelte", ".js", ".mjs", ".css", ".sh", ".toml")
BUILT = {"node_modules", "static", "docs_site", "samples", "__pycache__", "build"}
LONGEST_FILE, LONGEST_FUNCTION, MOST_ARGUMENTS, MOST_SHARED = 400, 60, 8, 10


class Function(NamedTuple):
    """Where a function stands, and its size."""

    path: str
    line: int
    name: str
    lines: int
    arguments: int

    @property
    def fits(self) -> bool:
        return self.lines <= LONGEST_FUNCTION and self.arguments <= MOST_ARGUMENTS


def sources(*endings: str) -> Iterator[Path]:
    """All files with such endings that people wrote."""
    for room in ROOMS:
        for folder, below, files in os.walk(ROOT / room):
            below[:] = sorted(set(below) - BUILT)
            yield from (Path(folder) / name for name in sorted(files) if name.endswith(endings))


def is_generated(text: str) -> bool:
    """Whether a file says in its first line that a command writes it."""
    return "Do not edit" in text.partition("\n")[0]


def python_functions(path: str, text: str) -> Iterator[Function]:
    """Every function of a Python source; `self` and `cls` are no arguments."""
    for one in ast.walk(ast.parse(text)):
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
            told = one.args
            names = [each.arg for each in (*told.posonlyargs, *told.args)]
            extra = [each for each in (told.vararg, told.kwarg) if each is not None]
            count = len(names) + len(told.kwonlyargs) + len(extra) - (names[:1] in (["self"], ["cls"]))
            yield Function(path, one.lineno, one.name, (one.end_lineno or one.lineno) - one.lineno + 1, count)


def client_functions(files: list[Path]) -> list[Function]:
    """Every function of the client, as the TypeScript compiler reads it."""
    script = Path(__file__).with_name("functions.mjs")
    command = [str(node.folder() / "node"), str(script)]
    told = "\n".join(map(str, files))
    done = subprocess.run(command, cwd=node.WEB, input=told, capture_output=True, text=True, check=True)
    return [Function(**one) for one in json.loads(done.stdout)]


def test_no_file_is_long() -> None:
    lengths = {}
    for file in sources(*KINDS):
        text = file.read_text(encoding="utf-8")
        if not is_generated(text):
            lengths[file.relative_to(ROOT).as_posix()] = text.count("\n")
    assert {"src/jadetable/core/match.py", "web/src/table/Table.svelte", "benchmarks/load.py"} <= set(lengths)
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_no_function_of_python_is_long_or_takes_many_arguments() -> None:
    found = [one for file in sources(".py") for one in python_functions(str(file), file.read_text(encoding="utf-8"))]
    assert len(found) > 3000
    assert [one for one in found if not one.fits] == []


def test_no_function_of_the_client_is_long_or_takes_many_arguments() -> None:
    files = [file for file in sources(".ts", ".svelte") if not is_generated(file.read_text(encoding="utf-8"))]
    found = [one for one in client_functions(files) if not one.path.endswith(".test.ts")]
    assert len(found) > 1000
    assert [one for one in found if not one.fits] == []


def test_sizes_are_counted(tmp_path: Path) -> None:
    text = "class A:\n    def f(self, a, /, b, *c, d, **e):\n        return 1\n\nasync def g(): pass\n"
    assert [one[1:] for one in python_functions("a.py", text)] == [(5, "g", 1, 0), (2, "f", 2, 5)]
    page = tmp_path / "A.svelte"
    page.write_text(
        '<b>1</b>\n<script lang="ts">\n  const f = (a: number, b = 2): number => {\n    return a;\n  };\n</script>\n'
    )
    assert client_functions([page]) == [Function(str(page), 3, "f", 3, 2)]
    assert not Function("a.py", 1, "f", LONGEST_FUNCTION + 1, 0).fits
    assert not Function("a.py", 1, "f", 1, MOST_ARGUMENTS + 1).fits
    assert is_generated("// Written by make protocol. Do not edit.\nrest") and not is_generated("a\nDo not edit")


@pytest.mark.parametrize("pair", list(itertools.combinations(registry.house_slugs(), 2)), ids="-".join)
def test_two_games_put_together_share_few_lines(pair: tuple[str, str]) -> None:
    games = ROOT / "src" / "jadetable" / "games"
    one, other = ((games / slug / "__init__.py").read_text(encoding="utf-8").splitlines() for slug in pair)
    assert len({line.strip() for line in one if line.strip()} & {line.strip() for line in other}) <= MOST_SHARED
