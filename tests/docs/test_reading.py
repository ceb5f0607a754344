"""The site in a real browser: it fits on a phone, it can be searched, and it keeps to the content policy."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from scripts.browser import ADVICE, find
from tests.server.running import InThread

pytestmark = pytest.mark.slow

WIDE, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
PATIENCE = 60_000  # milliseconds


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = find()
    assert path is not None, ADVICE
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


def opened(browser: Browser, served: InThread, size: ViewportSize, faults: list[str]) -> Page:
    """A window whose complaints are written down."""
    page = browser.new_context(viewport=size, base_url=served.base).new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type in ("error", "warning") else None)
    page.on("request", lambda asked: None if asked.url.startswith(served.base) else faults.append(asked.url))
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_page_is_wider_than_the_screen_and_none_breaks_the_policy(
    browser: Browser, served: InThread, site: Path, size: ViewportSize
) -> None:
    faults: list[str] = []
    page = opened(browser, served, size, faults)
    for file in sorted(site.rglob("*.html")):
        page.goto(f"/docs/{file.relative_to(site).as_posix()}")
        page.locator("article").wait_for(state="attached")
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            faults.append(f"{file.name} is too wide")
    assert faults == []


def test_the_search_finds_a_word_without_the_network(browser: Browser, served: InThread) -> None:
    faults: list[str] = []
    page = opened(browser, served, WIDE, faults)
    page.goto("/docs/index.html")
    page.locator(".sidebar-search").fill("determinization")
    page.keyboard.press("Enter")
    found = page.locator("#search-results li a")
    found.first.wait_for()
    assert {"Glossary", "Bots"} <= set(found.all_inner_texts())
    assert faults == []


def test_light_and_dark_can_be_chosen_and_stay(browser: Browser, served: InThread) -> None:
    faults: list[str] = []
    page = opened(browser, served, WIDE, faults)
    page.goto("/docs/index.html")
    for _ in range(2):
        page.locator(".theme-toggle-content .theme-toggle").click()
    chosen = page.locator("body").get_attribute("data-theme")
    page.goto("/docs/play.html")
    assert chosen in ("light", "dark") and page.locator("body").get_attribute("data-theme") == chosen
    assert faults == []
