"""Everybody can use the pages: no serious finding of axe, every word in every language, nothing wider than a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from jadetable.core import registry
from tests.server.running import ROOT
from tests.web.conftest import PHONE, WIDE, NewPage
from tests.web.hands import BOARD, Hands
from tests.web.test_whole_games import sit_down, wish

pytestmark = pytest.mark.slow
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/new/race", "/almanac", "/rules/mandarin", "/learn/wuxing")
# Names that are the same in every language, and languages that name themselves.
SAME = re.compile(r"[\W\d_]+|Jade Table|English|Italiano|EN|IT|Zodiac|Mandarin|Wu Xing|Pangu|ok", re.IGNORECASE)
MISSING = re.compile(r"\bweb-[a-z]+-")
TEXTS = """() => {
    const kept = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        if (!walk.currentNode.parentElement.closest("script, style")) kept.push(walk.currentNode.data);
    }
    for (const name of ["aria-label", "title", "placeholder"]) {
        for (const one of document.querySelectorAll(`[${name}]`)) kept.push(one.getAttribute(name));
    }
    return kept;
}"""


def findings(page: Page) -> list[str]:
    """Serious and critical findings of axe-core, in one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} ({', '.join(node['html'][:160] for node in one['nodes'][:3])})"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious_on_a_page(new_page: NewPage, path: str, theme: str) -> None:
    page = new_page(path)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("slug", registry.slugs())
def test_axe_finds_nothing_serious_at_a_table(new_page: NewPage, slug: str, theme: str) -> None:
    page = new_page()
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    sit_down(page, wish(slug))
    hands = Hands(page)
    for _ in range(3):
        if hands.play(answers=3):
            break
        assert findings(page) == []
    hands.play()
    expect(page.locator(".result")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_lobby_or_behind_a_curtain(new_page: NewPage, theme: str) -> None:
    host, guest, shared = new_page(), new_page(), new_page()
    for page in (host, guest, shared):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    table = sit_down(host, wish("zodiac", seats=seats, start=False))
    guest.goto(f"/t/{table}")
    expect(guest.get_by_label("Your name")).to_be_visible()
    sit_down(shared, wish("zodiac", people=2))
    shared.locator(".curtain, .dock[data-prompt]").first.wait_for()
    Hands(shared).play(answers=1)
    for page in (host, guest, shared):
        page.wait_for_load_state("networkidle")
        assert findings(page) == []


def texts(page: Page) -> set[str]:
    """Every piece of text on the page, seen or spoken."""
    found: list[str] = page.evaluate(TEXTS)
    return {text.strip() for text in found if text.strip()}


def is_word(text: str) -> bool:
    """Whether a text should read differently in Italian and Chinese."""
    return re.search(r"[A-Za-z]{2,}", SAME.sub(" ", text)) is not None


@pytest.mark.parametrize("path", PAGES)
def test_every_word_of_a_page_changes_with_the_language(new_page: NewPage, path: str) -> None:
    pages = {lang: new_page(path, lang=lang) for lang in ("en", "it", "zh-CN")}
    for page in pages.values():
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")
    english, italian, chinese = (texts(page) for page in pages.values())
    assert not {text for text in chinese if is_word(text)} & english
    assert not {text for text in italian if is_word(text) and len(text) > 12} & english
    assert not [text for text in english | italian | chinese if MISSING.search(text)]


@pytest.mark.parametrize(("lang", "least"), [("it", 12), ("zh-Hans", 0)])
@pytest.mark.parametrize("slug", registry.slugs())
def test_every_word_of_a_table_changes_with_the_language(new_page: NewPage, slug: str, lang: str, least: int) -> None:
    page = new_page()
    table = sit_down(page, wish(slug))
    Hands(page).play(answers=2)
    english = texts(page)
    seats = page.request.get(f"/api/tables/{table}").json()["seats"]
    page.evaluate("(lang) => localStorage.setItem('jade-settings', JSON.stringify({lang, speed: 'instant'}))", lang)
    page.reload()
    page.locator(BOARD).wait_for()
    page.wait_for_load_state("networkidle")
    other = texts(page)
    names = {seat["name"] for seat in seats}  # people and bots keep theirs
    assert not {text for text in other if is_word(text) and len(text) > least} & english - names
    assert not [text for text in other if MISSING.search(text)]


@pytest.mark.parametrize("size", [WIDE, ViewportSize(width=1024, height=768), PHONE], ids=["wide", "middle", "phone"])
@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_its_window(new_page: NewPage, path: str, size: ViewportSize) -> None:
    page = new_page(path, size=size)
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
