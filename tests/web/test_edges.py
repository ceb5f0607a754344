"""Where pages end: wrong addresses, a server that is away, a page that is left."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.running import InThread
from tests.web.conftest import PHONE, NewPage
from tests.web.hands import Hands
from tests.web.test_access import settle
from tests.web.test_whole_games import sit_down, wish

pytestmark = pytest.mark.slow
# A line that can be cut from within the page: no socket is open, and none opens, until it is whole again.
CUT = """
const Real = WebSocket, open = new Set();
window.cut = {off: false, line(off) { this.off = off; if (off) for (const one of open) one.close(); }};
window.WebSocket = class extends Real {
    constructor(address) {
        super(cut.off ? address.replace(/tables.*/, "nowhere") : address);
        open.add(this);
    }
};
"""
OWN_WORDS = re.compile(r"\b(zodiac|wuxing|web|race|mandarin|ratdragon)-[a-z-]+\b")


def test_a_wrong_address_has_a_page_with_the_ways_on(new_page: NewPage, site: InThread) -> None:
    page = new_page("/nonsense/indeed")
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page).to_have_url(re.compile(r"/$"))
    reply = httpx.get(f"{site.base}/nonsense", headers={"accept": "text/html"})
    assert reply.status_code == 404
    assert "text/html" in reply.headers["content-type"]
    assert httpx.get(f"{site.base}/nonsense").json()["code"] == "not-found", "programs read what went wrong"


def test_a_page_that_is_left_asks_for_nothing_more(new_page: NewPage) -> None:
    page = new_page("/new/zodiac")
    page.get_by_role("button", name=re.compile("Deal|Start", re.I)).last.click()
    expect(page.locator(".play > .board")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(re.compile("/new/zodiac"))
    settle(page)  # a request for a table without a name would be a fault of this test


def test_no_name_of_a_message_is_ever_shown(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(
        "new MutationObserver(() => { window.raw ??= []; const found = document.body?.innerText.match("
        f"/{OWN_WORDS.pattern}/g); if (found) window.raw.push(...found); }}).observe(document, "
        "{subtree: true, childList: true, characterData: true})"
    )
    sit_down(page, wish("wuxing"))
    expect(page.locator(".play > .board")).to_be_visible()
    assert page.evaluate("window.raw ?? []") == []


def test_a_move_made_without_a_line_is_kept_and_sent(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(CUT)
    sit_down(page, wish("zodiac"))
    page.wait_for_selector(".dock[data-prompt]")
    before = page.locator(".dock").get_attribute("data-prompt")
    page.evaluate("cut.line(true)")
    hands = Hands(page)
    for press in range(6):  # the list may have to be unfolded first; a choice that is the only one is not in it
        if page.locator(".dock[data-prompt]").count():
            hands.answer(by_list=press < 3)
    expect(page.get_by_text("Your move is kept and will be sent.")).to_be_visible()
    page.evaluate("cut.line(false)")
    page.wait_for_function(
        "(before) => (document.querySelector('.dock')?.dataset.prompt ?? before) !== before", arg=before
    )
    expect(page.get_by_text("Your move is kept and will be sent.")).not_to_be_visible()


SHELTERED = """async () => {
    const files = await (await fetch("/files.json")).json();
    const shelf = await caches.open("jade-1");
    return (await Promise.all(files.map((file) => shelf.match(file)))).every(Boolean);
}"""
KEPT = """async (id) => {
    const kept = await (await caches.open("kept-answers-1")).keys();
    return kept.some((one) => one.url.endsWith(id));
}"""


def until(page: Page, holds: str, given: object = None) -> None:
    """Wait until something holds that the page can only find out in time."""
    for _ in range(400):
        if page.evaluate(holds, given):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never: {holds}")


def test_the_rules_of_a_game_offer_it_to_print_in_the_language_of_the_page(new_page: NewPage) -> None:
    page = new_page("/rules/ratdragon", size=PHONE)
    offer = page.get_by_role("link", name="Print and play (PDF)")
    expect(offer).to_have_attribute("href", re.compile(r"^/api/games/ratdragon/print\.pdf\?lang=en&paper=(a4|letter)$"))
    reply = page.request.get(str(offer.get_attribute("href")))
    assert reply.status == 200 and reply.body().startswith(b"%PDF")


def test_without_its_server_the_page_opens_with_games_rules_and_finished_games(new_page: NewPage) -> None:
    page = new_page("/", size=PHONE, touch=True)
    settle(page)
    until(page, SHELTERED)
    page.reload()
    table = sit_down(page, wish("zodiac"))
    page.evaluate(
        "(id) => localStorage['jade-visited'] = JSON.stringify([{id, game: 'zodiac', title: 'Z', at: 1}])", table
    )
    assert Hands(page, "touch").play()
    expect(page.locator(".play > .result")).to_be_visible()
    until(page, KEPT, table)
    page.goto("/")
    expect(page.get_by_text("Look back")).to_be_visible()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="Zodiac 生肖", exact=True)).to_be_visible()
    assert page.evaluate("[...document.images].every((one) => one.complete && one.naturalWidth > 0)")
    page.get_by_text("Look back").click()
    expect(page.locator(".stage")).to_be_visible()
    page.goto("/rules/race")
    expect(page.get_by_role("heading", name="Going down")).to_be_visible()
