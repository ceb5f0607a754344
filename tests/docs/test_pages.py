"""What the pages say is so: their code runs, their links lead somewhere, the files they name are there."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, anchors_of, links_of, name_of, pages, python_of, run

TESTED_ELSEWHERE = ("docs/adding-a-game.md",)  # the test of the example package runs its code
WITH_CODE = [path for path in pages() if python_of(path.read_text(encoding="utf-8"))]
RUN_HERE = [path for path in WITH_CODE if name_of(path) not in (*TESTED_ELSEWHERE, "README.md")]
# Written when the site is built, or by `make screenshots`; not in the repository.
MADE = re.compile(r"rules/(en|it|zh-Hans)/")
HOP = re.compile(r"^(?:browser|terminal|server|storage|engine) \| (\S+) \| ", re.M)


@pytest.mark.parametrize("path", RUN_HERE, ids=map(name_of, RUN_HERE))
def test_the_python_of_a_page_runs_from_top_to_bottom(path: Path, tmp_path: Path) -> None:
    done = run(python_of(path.read_text(encoding="utf-8")), tmp_path)
    assert done.returncode == 0, done.stderr


def test_there_is_python_to_run() -> None:
    assert {name_of(path) for path in RUN_HERE} >= {"docs/python.md", "docs/bots.md", "docs/replays.md"}


@pytest.mark.parametrize("path", pages(), ids=map(name_of, pages()))
def test_json_and_toml_on_a_page_can_be_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for kind, block in re.findall(r"^```(json|toml)\n(.*?)^```", text, re.S | re.M):
        found = json.loads(block) if kind == "json" else tomllib.loads(block)
        assert found


@pytest.mark.parametrize("path", pages(), ids=map(name_of, pages()))
def test_links_lead_to_files_and_headings_that_are_there(path: Path) -> None:
    broken = []
    for target in links_of(path.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", target) or MADE.match(target):
            continue
        file, _, anchor = target.partition("#")
        found = (path.parent / file).resolve() if file else path
        if not found.exists() or (anchor and anchor not in anchors_of(found.read_text(encoding="utf-8"))):
            broken.append(target)
    assert broken == []


def test_a_broken_link_and_a_broken_anchor_would_be_seen() -> None:
    text = "# One\n\n## Two words, `code`\n\n[a](none.md) `[b](c.md)` [d](#two-words-code)\n\n```\n[e](f.md)\n```\n"
    assert links_of(text) == ["none.md", "#two-words-code"]
    assert anchors_of(text) == {"one", "two-words-code"}


def test_every_file_on_the_walks_is_there() -> None:
    files = HOP.findall((DOCS / "architecture.md").read_text(encoding="utf-8"))
    assert len(files) > 30
    assert [file for file in files if not (ROOT / file).is_file()] == []
