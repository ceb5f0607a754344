"""Games of other packages: found by their entry points; what is wrong with one keeps nobody else from playing."""

import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from jadetable.core import compiled, packages, registry, sources
from jadetable.core.errors import BrokenGame, UnknownGame
from jadetable.core.registry import GameLeftOut
from jadetable.core.words import Words, game_text
from tests.outside.conftest import PIG


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Nothing that was found in the test is remembered after it."""
    forget()
    known = set(sys.modules)
    yield
    forget()
    for name in set(sys.modules) - known:
        del sys.modules[name]


def forget() -> None:
    for remembered in (packages.house, packages.foreign, packages.misfits, registry.slugs, registry.find):
        remembered.cache_clear()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on Python's path."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def announce(site: Path, distribution: str, line: str) -> None:
    """A distribution that announces a game, as pip would have installed it."""
    info = site / f"{distribution}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[jadetable.games]\n{line}\n")


def package(site: Path, name: str, text: str) -> None:
    """A package with this text in it."""
    (site / name).mkdir()
    (site / name / "__init__.py").write_text(text)


def test_a_game_is_found_by_its_entry_point_with_its_words_and_its_place(site: Path) -> None:
    (site / "pig").symlink_to(PIG / "pig")
    announce(site, "jadetable-pig", "pig = pig")
    assert registry.slugs() == (*registry.house_slugs(), "pig")
    assert registry.find("pig").slug == "pig" and not registry.find("pig").hidden
    assert compiled.home("pig") == compiled.home("pig.bot") == compiled.home("jadetable.core.loops@pig") == "pig"
    assert compiled.home("pigeon") is None
    found = {path.name for path in sources.compiled_for("pig") if path.parent.name == "pig"}
    assert found == {"__init__.py"}
    assert all(Words(lang).text("pig-action-hold") == "Hold" for lang in ("en", "it", "zh-Hans"))


def test_a_language_that_a_package_has_goes_before_english_and_nobody_replaces_our_words(site: Path) -> None:
    package(site, "pig", "")
    announce(site, "jadetable-pig", "pig = pig")
    locales = site / "pig" / "locales"
    locales.mkdir()
    (locales / "en.ftl").write_text("pig-title = Pig\npig-pitch = A game\nzodiac-title = Mine\n", encoding="utf-8")
    (locales / "it.ftl").write_text("pig-title = Maiale\n", encoding="utf-8")
    said = Words("it")
    assert (said.text("pig-title"), said.text("pig-pitch")) == ("Maiale", "A game")
    assert said.text("zodiac-title") != "Mine"
    assert game_text("pig", "it").startswith("pig-title = Maiale") and game_text("zodiac", "it") == ""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("import there_is_no_such_package", "there_is_no_such_package"),
        ("def rules(:", "SyntaxError"),
        ("", "has no attribute 'GAME'"),
        ("GAME = 7", "is no Game"),
        ("from jadetable.kit import Game\nGAME = Game.of(__name__)", "lacks the rule setup"),
    ],
)
def test_a_package_that_cannot_be_loaded_is_left_out_with_a_warning(site: Path, text: str, why: str) -> None:
    package(site, "sick", text)
    announce(site, "jadetable-sick", "sick = sick")
    with pytest.warns(GameLeftOut, match="sick"):
        assert registry.slugs() == registry.house_slugs()
    with pytest.raises(BrokenGame, match="cannot be loaded") as refusal:
        registry.find("sick")
    assert why in str(refusal.value)
    assert registry.find("zodiac").slug == "zodiac"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("zodiac = mine", "Jade Table itself has a game of this name"),
        ("core = mine", "needs another name"),
        ("My-Game = mine", "needs another name"),
        ("mine = nowhere", "there is no package nowhere"),
    ],
)
def test_a_name_that_is_taken_or_impossible_is_left_out_with_a_warning(site: Path, line: str, why: str) -> None:
    package(site, "mine", "")
    announce(site, "jadetable-mine", line)
    with pytest.warns(GameLeftOut, match=why):
        assert registry.slugs() == registry.house_slugs()
    assert registry.find("zodiac").package == "jadetable.games.zodiac"


def test_of_two_packages_with_one_name_the_first_is_taken(site: Path) -> None:
    (site / "pig").symlink_to(PIG / "pig")
    announce(site, "a-pig", "pig = pig")
    announce(site, "b-pig", "pig = pig")
    with pytest.warns(GameLeftOut, match="The game “pig” of b-pig is left out: a-pig has a game of this name"):
        assert "pig" in registry.slugs()


def test_without_other_packages_nothing_is_warned_of() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert set(registry.house_slugs()) <= set(registry.slugs())
    with pytest.raises(UnknownGame):
        registry.find("chess")
