"""Everybody can use the pages: no serious finding of axe, nothing wider than its window."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from jadetable.core import registry
from tests.server.running import ROOT
from tests.web.conftest import PHONE, WIDE, NewPage
from tests.web.hands import Hands
from tests.web.measuring import STILL
from tests.web.test_whole_games import sit_down, wish

pytestmark = pytest.mark.slow
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/almanac", *(f"/{room}/{slug}" for room in ("new", "rules", "learn") for slug in registry.house_slugs()))
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES = (WIDE, ViewportSize(width=1024, height=768), PHONE)


def findings(page: Page) -> list[str]:
    """Serious and critical findings of axe-core, in one line each."""
    page.evaluate(STILL)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} ({', '.join(node['html'][:160] for node in one['nodes'][:3])})"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def findings_in_every_theme(page: Page) -> list[str]:
    """The same, by day and by night."""
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found += [f"{theme}: {one}" for one in findings(page)]
    return found


def settle(page: Page) -> None:
    """Wait until the page has all it asked for."""
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_nothing_serious_for_axe_and_fits_every_window(new_page: NewPage, path: str) -> None:
    page = new_page(path)
    settle(page)
    assert findings_in_every_theme(page) == []
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(STILL)  # a board measures its room and draws itself anew
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), size


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_axe_finds_nothing_serious_at_a_table(new_page: NewPage, slug: str) -> None:
    page = new_page()
    sit_down(page, wish(slug))
    hands = Hands(page)
    for _ in range(3):
        if hands.play(answers=3):
            break
        assert findings_in_every_theme(page) == []
    hands.play()
    expect(page.locator(".play > .result")).to_be_visible()
    assert findings_in_every_theme(page) == []


def test_axe_finds_nothing_serious_in_a_lobby_or_behind_a_curtain(new_page: NewPage) -> None:
    host, guest, shared = new_page(), new_page(), new_page()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    table = sit_down(host, wish("zodiac", seats=seats, start=False))
    guest.goto(f"/t/{table}")
    expect(guest.get_by_label("Your name")).to_be_visible()
    sit_down(shared, wish("zodiac", people=2))
    shared.locator(".curtain, .dock[data-prompt]").first.wait_for()
    Hands(shared).play(answers=1)
    for page in (host, guest, shared):
        page.wait_for_load_state("networkidle")
        assert findings_in_every_theme(page) == []
