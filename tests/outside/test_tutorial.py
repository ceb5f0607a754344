"""docs/adding-a-game.md can be followed: its files are those that `jade new-game` writes and those of examples/pig."""

import re
import shutil
from pathlib import Path

import pytest

from jadetable.cli import new_game
from jadetable.core.assembly import DECLARED, RULES
from tests.outside.conftest import PIG, ROOT, Site

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^`pig/([\w./]+)`\n\n```\w+\n(.*?)^```$", re.S | re.M)
AS_WRITTEN = ("pyproject.toml", "pig/__init__.py", "tests/test_pig.py")  # shown as `jade new-game` writes them
WRONG, RIGHT = (re.compile(rf"^```python\n( {{8}}opposite = .*?{end}.*?)^```$", re.S | re.M) for end in ("face", "int"))


def versions(place: str) -> list[str]:
    """A file of the tutorial as it stands on the page, once or more often."""
    return [text for name, text in BLOCK.findall(PAGE) if name == place]


def test_the_page_shows_what_the_skeleton_is_and_what_pig_becomes() -> None:
    skeleton = new_game.files("pig")
    assert {place for place, _ in BLOCK.findall(PAGE)} == set(skeleton)
    for place, text in skeleton.items():
        shown, example = versions(place), PIG / place
        if place in AS_WRITTEN:
            assert shown[0] == text, place
        if example.exists():
            assert shown[-1] == example.read_text(encoding="utf-8"), place


def test_the_example_has_no_file_that_the_page_does_not_show() -> None:
    files = {path.relative_to(PIG).as_posix() for path in PIG.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert files <= {place for place, _ in BLOCK.findall(PAGE)}


def test_the_page_names_every_rule_and_table_that_a_game_may_have() -> None:
    said = set(re.findall(r"`(\w+)`", PAGE))
    assert sorted({*RULES, *(name for name, _ in DECLARED.values())} - said) == []


@pytest.mark.slow
def test_whoever_follows_the_page_can_play_first_the_skeleton_and_then_pig(tmp_path: Path) -> None:
    site, package = Site(tmp_path / "site"), tmp_path / "pig"
    site.folder.mkdir()
    new_game.write("pig", package)
    site.install(package)
    assert "Take the points" in site.jade("play", "pig", lines=["q", "n"]).stdout
    for place, text in BLOCK.findall(PAGE):
        (package / place).write_text(text, encoding="utf-8")
    site.install(package)
    shown = site.jade("play", "pig", "--seats", "2", lines=["q", "n"]).stdout
    (expected,) = re.findall(r"^```text\n(Pig, 2 at the table.*?)^```", PAGE, re.S | re.M)
    assert expected.split() == shown.split()[: len(expected.split())]
    tested = site.python("-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests"))
    assert tested.returncode == 0, tested.stdout


@pytest.mark.slow
def test_a_forgotten_int_gives_the_error_that_the_page_shows_and_the_cure_helps(pig: Site, tmp_path: Path) -> None:
    (wrong,), (right,) = WRONG.findall(PAGE), RIGHT.findall(PAGE)
    (error,) = re.findall(r"^```text\n(numba\.core.*?)^```", PAGE, re.S | re.M)
    before = "        emit1(log, E_ROLL if"
    site = Site(Path(shutil.copytree(pig.folder, tmp_path / "site")))
    rules = site.folder / "pig" / "__init__.py"
    text = rules.read_text(encoding="utf-8")
    assert before in text
    rules.write_text(text.replace(before, wrong + before), encoding="utf-8")
    said = site.jade("play", "pig", lines=["q", "n"]).stderr
    for line in error.splitlines():
        assert line == "..." or line in said.splitlines(), line
    cured = right + wrong.splitlines(keepends=True)[1]
    rules.write_text(text.replace(before, cured + before), encoding="utf-8")
    assert site.jade("play", "pig", lines=["q", "n"]).returncode == 0
