"""`jade new-game` writes a package that plays, and refuses what would not."""

from pathlib import Path

import pytest

from jadetable.cli import new_game
from jadetable.core.words import LANGUAGES
from tests.cli.jade import jade
from tests.outside.conftest import Site


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_it_writes_a_package_of_that_name_and_says_how_to_go_on(here: Path) -> None:
    result = jade("new-game", "dicey")
    assert result.exit_code == 0, result.output
    assert "jade play dicey" in result.output
    written = {path.relative_to(here).as_posix() for path in here.rglob("*") if path.is_file()}
    assert written == {
        "dicey/pyproject.toml",
        "dicey/dicey/__init__.py",
        "dicey/dicey/components.toml",
        "dicey/dicey/locales/en.ftl",
        "dicey/tests/test_dicey.py",
    }
    for path in here.rglob("*.*"):
        if path.is_file():
            assert new_game.PATTERN not in path.read_text(encoding="utf-8").lower()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["Pig", "my-game", "2048", "../pig", "", "class", "core", "race", "random", "numpy"])
def test_a_name_that_cannot_be_is_refused_with_a_sentence(here: Path, name: str, lang: str) -> None:
    result = jade("new-game", name, "--lang", lang)
    assert result.exit_code == 2 and name in result.output and "Traceback" not in result.output
    assert list(here.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(here: Path) -> None:
    (here / "dicey").mkdir()
    result = jade("new-game", "dicey")
    assert result.exit_code == 2 and "There is a dicey here already" in result.output
    assert list((here / "dicey").iterdir()) == []


@pytest.mark.slow
def test_the_skeleton_keeps_to_all_that_every_game_must_keep_to(tmp_path: Path) -> None:
    site = Site(tmp_path / "site")
    site.folder.mkdir()
    new_game.write("dicey", tmp_path / "dicey")
    site.install(tmp_path / "dicey")
    done = site.jade("check-game", "dicey")
    assert done.returncode == 0, done.stdout + done.stderr
