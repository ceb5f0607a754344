"""Generated tables are up to date, and every game has its page."""

from pathlib import Path

import pytest

from jadetable.core import registry
from scripts import ladder
from scripts.docs import filled, pages

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("path", "game"), list(pages()), ids=[page[0].name for page in pages()])
def test_the_tables_of_the_docs_are_up_to_date(path: Path, game: object) -> None:
    assert path.exists(), f"every game has a page: write {path.name}"
    text = path.read_text(encoding="utf-8")
    assert filled(text, game) == text, "run `make docs`"  # type: ignore[arg-type]


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_page_has_every_part(slug: str) -> None:
    text = (ROOT / "docs" / "games" / f"{slug}.md").read_text(encoding="utf-8")
    for part in ("components", "state", "actions", "events", "options", "observation"):
        assert f"<!-- generated: {part} -->" in text
    for heading in ("Rulings", "Measured", "History"):
        assert f"## {heading}" in text


def test_the_ladder_shows_the_stored_results() -> None:
    assert ladder.page() == ladder.PAGE.read_text(encoding="utf-8"), "run `make ladder`"
