"""What can be measured on the screen: sizes of texts and targets, what is in sight, and that pieces say what they are.

Each board is played a while at four sizes and measured at every question: `pytest tests/web/test_measures.py -k race`.
"""

import pytest
from playwright.sync_api import Page, expect

from jadetable.core import registry
from tests.web.conftest import NewPage
from tests.web.hands import Hands
from tests.web.measuring import PHONES, SIZES, STILL, WHAT, Found, measure, out_of_sight
from tests.web.test_access import PAGES, settle
from tests.web.test_whole_games import sit_down, wish

pytestmark = pytest.mark.slow
SIZED = ("texts", "targets", "room")
QUESTIONS = 8  # at which a board is measured
BETWEEN = 3  # answers from one to the next


CUT_OFF = """() => [...document.querySelectorAll("main .board, main .stage")]
    .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
    .map(({ className, scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
        `${className}: ${scrollWidth} x ${scrollHeight} in ${clientWidth} x ${clientHeight}`)"""
EDGES = """() => {
    const { left, right } = document.querySelector("main > .room > .board").getBoundingClientRect();
    const { bottom } = document.querySelector("main > .deck").getBoundingClientRect();
    return [left, innerWidth - right, innerHeight - bottom];
}"""
MARGIN = 16  # pixels between what fills a window and its edge


def measured(page: Page, slug: str, size: str) -> Found:
    """What is found wrong with a board in the course of a game, by measure."""
    sit_down(page, wish(slug, options={}, components=None))
    found: Found = {what: set() for what in WHAT}
    hands = Hands(page, "touch" if size in PHONES else "mouse")
    for number in range(QUESTIONS):
        page.wait_for_selector(".dock[data-prompt], .result")
        if page.locator(".result").count():
            break
        found["sight"] |= out_of_sight(page, size)
        for what, wrong in measure(page, size, *(SIZED if number % 3 else (*SIZED, "about"))).items():
            found[what] |= wrong
        if hands.play(answers=BETWEEN):
            break
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_board_keeps_to_the_measures(new_page: NewPage, slug: str, size: str) -> None:
    found = measured(new_page(size=SIZES[size], touch=size in PHONES), slug, size)
    assert {what: sorted(wrong) for what, wrong in found.items() if wrong} == {}


def test_eight_people_with_long_names_find_all_they_are_asked_in_sight(new_page: NewPage) -> None:
    page = new_page(size=SIZES["phone"], touch=True)
    seats = [{"kind": "person", "name": f"Wilhelmine zu Wartburg {number}"} for number in range(8)]
    sit_down(page, wish("zodiac", seats=seats, options={}, components=None))
    found: Found = {what: set() for what in WHAT}

    def watch() -> None:
        found["sight"] |= out_of_sight(page, "phone")
        for what, wrong in measure(page, "phone", *SIZED).items():
            found[what] |= wrong

    Hands(page, "touch", watch=watch).play(answers=5)
    assert {what: sorted(wrong) for what, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("path", [*PAGES, "/nothing/here"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_page_has_no_small_text_and_no_small_target(new_page: NewPage, path: str, size: str) -> None:
    page = new_page(path, size=SIZES[size], touch=size in PHONES)
    settle(page)
    assert_sizes(page, size)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_lobby_and_what_opens_at_a_table_have_no_small_text_and_no_small_target(new_page: NewPage, size: str) -> None:
    host = new_page(size=SIZES[size], touch=size in PHONES)
    table = sit_down(host, wish("zodiac", seats=[{"kind": "person", "name": "Anna"}, {"kind": "open"}], start=False))
    guest = new_page(f"/t/{table}", size=SIZES[size], touch=size in PHONES)
    expect(guest.get_by_label("Your name")).to_be_visible()
    for page in (host, guest):
        assert_sizes(page, size)
    sit_down(host, wish("zodiac"))
    host.wait_for_selector(".dock[data-prompt]")
    for opens in ("Rules", "My seat", "Settings"):
        host.get_by_role("button", name=opens, exact=True).click()
        host.locator("dialog").wait_for()
        assert_sizes(host, size)
        host.keyboard.press("Escape")


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_result_and_a_replay_have_no_small_text_and_no_small_target(new_page: NewPage, slug: str) -> None:
    page = new_page(size=SIZES["phone"], touch=True)
    table = sit_down(page, wish(slug))
    assert Hands(page, "touch").play()
    expect(page.locator(".play > .result svg").first).to_be_visible()
    assert_sizes(page, "phone")
    page.goto(f"/replay/{table}")
    expect(page.locator("main input[type=range]")).to_be_visible()
    assert_sizes(page, "phone")
    page.set_viewport_size(SIZES["desk"])
    assert_sizes(page, "desk")
    page.evaluate(STILL)
    assert page.evaluate(CUT_OFF) == []
    assert all(0 <= edge <= MARGIN for edge in page.evaluate(EDGES)), "a replay fills the window"


def assert_sizes(page: Page, size: str) -> None:
    """Texts and targets as they stand; boards are asked about at tables, where something can be refused."""
    found = measure(page, size, "texts", "targets")
    assert {what: sorted(wrong) for what, wrong in found.items() if wrong} == {}, page.url


@pytest.mark.parametrize("size", ["desk", "small"])
@pytest.mark.parametrize("slug", registry.house_slugs())
def test_the_board_of_a_lesson_is_seen_whole_at_every_step(new_page: NewPage, slug: str, size: str) -> None:
    page = new_page(f"/learn/{slug}", size=SIZES[size])
    page.locator(".lesson .card .caption").wait_for()
    settle(page)
    for _ in range(page.locator(".dots button").count()):
        page.evaluate(STILL)
        assert page.evaluate(CUT_OFF) == []
        page.keyboard.press("ArrowRight")
