"""The site without a table server: a plain file server hands it out, and the games are played in the browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from jadetable.browser_engine import FOLDER, INDEX
from jadetable.core import registry
from tests.web.conftest import IN_A_HURRY, PATIENCE, PHONE
from tests.web.hands import BOARD, Hands
from tests.web.serving import serve

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (FOLDER / INDEX).exists(), reason="the engine for browsers is not built: make engine"),
]


@pytest.fixture(scope="module")
def base(alone: Path) -> Iterator[str]:
    with serve(alone) as address:
        yield address


def test_all_games_are_played_from_a_plain_file_server(browser: Browser, base: str) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="it", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(IN_A_HURRY)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    for slug in registry.house_slugs():
        page.goto(f"{base}/new/{slug}/")
        page.get_by_role("button", name="Si comincia").tap()
        page.wait_for_url("**/t/local-*")
        assert not Hands(page, "touch").play(answers=1)
        page.evaluate("navigator.serviceWorker.ready")
        page.reload()  # a file server knows no such address; the service worker does
        expect(page.locator(BOARD)).to_be_visible()
        page.goto(f"{base}/learn/{slug}/")
        expect(page.locator("main")).to_contain_text("1")
    page.goto(f"{base}/")
    expect(page.locator("main a[href*='/t/local-']")).to_have_count(len(registry.house_slugs()))
    daily = page.locator("section[aria-labelledby=daily] li button")
    expect(daily).to_have_count(len(registry.house_slugs()))
    daily.first.tap()
    page.wait_for_url("**/t/local-*")
    expect(page.locator(BOARD)).to_be_visible()
    assert faults == []
    context.close()
