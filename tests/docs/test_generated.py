"""Generated tables are up to date, and every game has its page."""

import re
from pathlib import Path

import pytest

from jadetable.core import describe, registry
from scripts import ladder
from scripts.tables import filled, pages

ROOT = Path(__file__).parents[2]


def _page(slug: str) -> str:
    """What a game's page says."""
    return (ROOT / "docs" / "games" / f"{slug}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("path", "game"), list(pages()), ids=["/".join(page[0].parts[-2:]) for page in pages()])
def test_the_tables_of_the_docs_are_up_to_date(path: Path, game: object) -> None:
    assert path.exists(), f"every game has a page: write {path.name}"
    text = path.read_text(encoding="utf-8")
    assert filled(text, game) == text, "run `make tables`"  # type: ignore[arg-type]


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_every_page_has_every_part(slug: str) -> None:
    text = _page(slug)
    for part in ("components", "state", "actions", "events", "options", "observation"):
        assert f"<!-- generated: {part} -->" in text
    for heading in ("View", "Rulings"):
        assert f"## {heading}" in text


def test_the_ladder_shows_the_stored_results() -> None:
    assert ladder.page() == ladder.PAGE.read_text(encoding="utf-8"), "run `make ladder`"


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_the_section_on_the_view_names_fields_that_are_there(slug: str) -> None:
    game = registry.find(slug)
    (section,) = re.findall(r"^## View$(.*?)^## ", _page(slug), re.S | re.M)
    known = {option.name for option in game.options} | {kind.name for kind in game.actions}
    for layout in (game.view, game.facts):
        known |= {field for one in describe.schemas(layout).values() for field in one["properties"]}
        known |= {value for values in describe.names_in(layout).values() for value in values}
    said = {name for piece in re.findall(r"`([^`]+)`", section) for name in piece.split(".")}
    assert sorted(said - known) == []
