"""A release begins only when everything is ready, and says what is not."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from scripts import release

CHANGELOG = """# Changelog

## Not released

- More.

## 1.2.3 (2026-12-24)

- First.
- Second.

## 1.2.2 (2026-11-01)
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A small clone that is ready to release 1.2.3."""
    package = tmp_path / "src" / "jadetable"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    release.git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    release.git(tmp_path, "config", "user.name", "Ada")
    release.git(tmp_path, "config", "user.email", "ada@example.org")
    commit(tmp_path)
    return tmp_path


def commit(clone: Path) -> None:
    release.git(clone, "add", "--all")
    release.git(clone, "commit", "--quiet", "--message", "Ready")


def refusal(clone: Path, version: str = "1.2.3") -> str:
    with pytest.raises(release.NotReady) as reason:
        release.check(clone, version)
    return str(reason.value)


def test_what_is_ready_passes(clone: Path) -> None:
    release.check(clone, "1.2.3")
    assert release.notes(clone, "1.2.3") == "- First.\n- Second."


@pytest.mark.parametrize("version", ["", "1.2", "v1.2.3", "1.2.3rc1", "1.2.3; rm"])
def test_a_version_is_three_numbers(clone: Path, version: str) -> None:
    assert "three numbers" in refusal(clone, version)


def test_the_package_must_say_the_same_version(clone: Path) -> None:
    assert '__version__ = "1.2.4"' in refusal(clone, "1.2.4")


@pytest.mark.parametrize("heading", ["## 1.2.3", "## 1.2.3 (unreleased)", "## 1.2.30 (2026-12-24)"])
def test_the_changelog_must_have_a_dated_section(clone: Path, heading: str) -> None:
    (clone / "CHANGELOG.md").write_text(CHANGELOG.replace("## 1.2.3 (2026-12-24)", heading))
    commit(clone)
    assert "CHANGELOG.md has no notes" in refusal(clone)


def test_a_section_without_a_word_is_none(clone: Path) -> None:
    (clone / "CHANGELOG.md").write_text("## 1.2.3 (2026-12-24)\n\n## 1.2.2 (2026-11-01)\n\n- Old.\n")
    commit(clone)
    assert "CHANGELOG.md has no notes" in refusal(clone)


def test_everything_must_be_committed(clone: Path) -> None:
    (clone / "left.txt").write_text("behind")
    assert "not committed" in refusal(clone)


def test_a_release_is_made_on_main(clone: Path) -> None:
    release.git(clone, "switch", "--quiet", "--create", "other")
    assert "branch main" in refusal(clone)


def test_a_version_is_released_once(clone: Path) -> None:
    release.git(clone, "tag", "v1.2.3")
    assert "a tag v1.2.3 already" in refusal(clone)


def test_after_the_tests_it_builds_tries_and_tags_and_pushes_nothing(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real, ran = subprocess.run, []

    def run(command: list[Any], **how: Any) -> Any:
        if command[0] == "git":
            return real(command, **how)
        ran.append(" ".join(map(str, command[-2:])))
        return None

    def build(root: Path) -> list[Path]:
        return [root / "dist" / "jadetable-1.2.3.tar.gz", root / "dist" / "jadetable-1.2.3-py3-none-any.whl"]

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(release, "build", build)
    release.release(clone, "1.2.3")
    assert ran[0] == "make test"
    assert ran[1].startswith("scripts.try_wheel") and ran[1].endswith(".whl")
    assert "- First." in release.git(clone, "tag", "--list", "--format", "%(contents)", "v1.2.3")
    assert "git push origin main v1.2.3" in capsys.readouterr().out


def test_no_tag_where_the_tests_fail(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (clone / "Makefile").write_text("test:\n\t@exit 3\n")
    commit(clone)
    with pytest.raises(subprocess.CalledProcessError):
        release.release(clone, "1.2.3")
    assert release.git(clone, "tag", "--list") == ""
