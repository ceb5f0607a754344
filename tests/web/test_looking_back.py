"""After the game and before the first one: result, replay, fairness, and the lessons."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jadetable.core import registry
from tests.kit.small import shortened
from tests.server.running import InThread
from tests.web.conftest import PHONE, NewPage
from tests.web.hands import Hands
from tests.web.test_access import findings
from tests.web.test_whole_games import OPEN, finish, sit_down, wish

pytestmark = pytest.mark.slow
AT_ONCE = 80  # at one of so many parts of its length limit a game is cut off


def played_by_bots(page: Page, slug: str, **changes: Any) -> str:
    """A finished game of bots."""
    given = wish(slug, people=0, **changes)
    table = str(page.evaluate(OPEN, given))
    for _ in range(240):
        if page.request.get(f"/api/tables/{table}").json()["status"] == "over":
            return table
        page.wait_for_timeout(250)
    raise AssertionError("the bots do not come to an end")


def at(page: Page) -> int:
    return int(page.locator("main input[type=range]").input_value())


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_replay_is_stepped_pulled_and_played(new_page: NewPage, slug: str) -> None:
    page = new_page()
    page.goto(f"/replay/{played_by_bots(page, slug)}")
    strip = page.locator("main input[type=range]")
    expect(strip).to_be_visible()
    last = int(strip.get_attribute("max") or 0)
    assert last > 5
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    assert at(page) > 0
    page.keyboard.press("End")
    assert at(page) == last
    page.keyboard.press("ArrowLeft")
    assert at(page) < last
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('main input[type=range]').valueAsNumber > 1")
    page.get_by_role("button", name="Pause", exact=True).click()
    page.locator("header select").select_option("1")
    expect(strip).to_be_visible()
    assert findings(page) == []


def test_the_result_tells_who_won_checks_the_dice_and_offers_a_rematch(new_page: NewPage, site: InThread) -> None:
    page = new_page()
    table = sit_down(page, wish("wuxing"))
    assert Hands(page).play()
    finish(page)
    result = page.locator(".play > .result")
    expect(result.get_by_text("Person 1").first).to_be_visible()
    with page.expect_download() as download:
        result.get_by_role("link", name="Save the game file").click()
    assert download.value.path().read_text(encoding="utf-8").lstrip().startswith("{")
    result.get_by_text("Were the dice fair?").click()
    result.get_by_role("button", name="Check the dice").click()
    expect(result.get_by_text(page.request.get(f"/api/tables/{table}/verify").json()["secret"][:16])).to_be_visible()
    expect(result.locator("svg").first).to_be_visible(timeout=40_000)
    result.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/t/" in address and table not in address)


@pytest.mark.parametrize(("slug", "paid"), [("mandarin", True), ("race", False), ("wuxing", True), ("zodiac", False)])
def test_a_game_cut_off_is_won_by_those_it_pays_and_by_nobody_else(new_page: NewPage, slug: str, paid: bool) -> None:
    page = new_page(size=PHONE)
    page.goto(f"/t/{played_by_bots(page, slug, **shortened(registry.find(slug), AT_ONCE))}")
    result = page.locator(".play > .result")
    expect(result.get_by_text("The game ended at its length limit.")).to_be_visible()
    headline = result.locator(".headline")
    if paid:
        expect(headline).to_have_text(re.compile("wins!|share first place!"))
        for name in result.locator("li.first b").all_inner_texts():
            expect(headline).to_contain_text(name)
    else:
        expect(headline).to_have_text("Nobody wins.")
    assert (result.locator("li.first").count() > 0) == paid
    assert (result.locator("li .ribbon").count() > 0) == paid
    assert page.locator(".board section.won, .board .winner").count() == 0
    assert findings(page) == []
    finish(page)


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_lesson_leads_from_its_first_step_to_a_game(new_page: NewPage, slug: str) -> None:
    page = new_page(f"/learn/{slug}")
    caption = page.locator("section.card .caption")
    expect(caption).to_be_visible()
    said = {caption.inner_text()}
    for _ in range(30):
        if page.get_by_role("button", name="Play now").count():
            break
        page.keyboard.press("ArrowRight")
        said.add(caption.inner_text())
    assert 8 <= len(said) <= 16
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".play > .board")).to_be_visible()
