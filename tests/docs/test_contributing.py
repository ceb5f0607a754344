"""The guides for contributors name files that exist, and no table that does not."""

import re
from pathlib import Path

import pytest

from jadetable.core.assembly import DECLARED

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "jadetable"
# Where a path that is named may begin: at the top, in the package, in the folder of the game that serves as example.
BEGINNINGS = (
    ROOT,
    PACKAGE,
    PACKAGE / "games" / "zodiac",
    ROOT / "web" / "src",
    ROOT / "web" / "src" / "games" / "mandarin",
    ROOT / "web" / "src" / "style",
)
ENDINGS = r"py|toml|ftl|md|ts|js|css|json|svelte|txt"
PATH = re.compile(rf"[\w.-]+(?:/[\w.*<>-]+)*(?:\.(?:{ENDINGS})|/)|[\w-]+\.(?:{ENDINGS})")
GUIDES = ("CONTRIBUTING.md", "docs/web.md", "docs/bots.md", "docs/architecture.md", "docs/benchmarks.md")
GENERATED = ("src/jadetable/server/static", "src/jadetable/docs_site", "web/samples", "test-results/")


def text_of(guide: str) -> str:
    """What a guide says."""
    return (ROOT / guide).read_text(encoding="utf-8")


def named_paths(text: str) -> list[str]:
    """Every path between backticks, in the target of a link, or at the beginning of a column of indented lines."""
    said = re.findall(r"`([^`\n]+)`", text) + re.findall(r"\]\(([^)#:]+)\)", text)
    said += [word for line in text.splitlines() if line.startswith("    ") for word in line.split()]
    words = [word.strip(".,;:()") if not word.endswith("/") else word for piece in said for word in piece.split()]
    return [word for word in words if PATH.fullmatch(word) and not word.startswith(GENERATED)]


def exists(path: str, guide: str) -> bool:
    """Whether there is such a file or folder; `<chapter>` and `*` stand for anything."""
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    return any(any(start.glob(pattern)) for start in (*BEGINNINGS, (ROOT / guide).parent))


@pytest.mark.parametrize("guide", GUIDES)
def test_every_file_and_folder_a_guide_names_exists(guide: str) -> None:
    missing = [path for path in named_paths(text_of(guide)) if not exists(path, guide)]
    assert missing == []


def test_paths_are_found_and_missed_where_they_are_not() -> None:
    found = named_paths("    src/core/  engine\nSee `games/none.py` and [a page](docs/none.md), not `Match.act`.")
    assert found == ["games/none.py", "docs/none.md", "src/core/"]
    assert not any(exists(path, "README.md") for path in found)
    assert exists("rules_<chapter>.py", "README.md")
    assert exists("core/game.py", "README.md")


def test_the_guide_names_no_table_that_is_not_there() -> None:
    known = {name for name, _ in DECLARED.values()} | {"RULES", "DECLARED", "JADE_CACHE", "GAME"}
    assert sorted(set(re.findall(r"`([A-Z][A-Z_]+)`", text_of("CONTRIBUTING.md"))) - known) == []
