"""Drawing a creature on a phone: everything it takes is in sight, and the dock follows square by square."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, NewPage
from tests.web.test_whole_games import sit_down

pytestmark = pytest.mark.slow
ALONE = {"game": "ratdragon", "seats": [{"kind": "person", "name": "Mei"}], "options": {"guests": 12}, "start": True}
SEEN = """(part) => {
    const { top, bottom } = part.getBoundingClientRect();
    const lowest = part.closest(".dock") ? innerHeight : document.querySelector(".dock").getBoundingClientRect().top;
    return top >= 0 && bottom <= lowest + 1;
}"""


def says(page: Page) -> Locator:
    """What the dock says."""
    return page.locator(".dock [role=status]").first


def in_sight(part: Locator) -> bool:
    """Whether a part lies in the window, above the dock or in it."""
    return bool(part.evaluate(SEEN))


def begin(page: Page) -> None:
    """Take one of the two creatures, if there are two."""
    sit_down(page, ALONE)
    expect(says(page)).to_contain_text("Your turn")
    offer = page.locator(".offers .choosable").last
    if offer.count():
        assert in_sight(offer)
        offer.tap()
    expect(says(page)).to_contain_text(re.compile(r"0 of \d+ squares?"))


def test_on_a_phone_all_it_takes_to_draw_is_in_sight_and_the_dock_counts_the_squares(new_page: NewPage) -> None:
    page = new_page(size=PHONE, touch=True)
    begin(page)
    assert in_sight(page.locator(".large .sheet")) and in_sight(page.locator(".dock .done"))
    page.locator(".square.offered").nth(40).tap()
    expect(says(page)).to_contain_text(re.compile(r"1 of \d+ squares?|complete"))
    expect(page.locator(".brings")).to_contain_text("★")  # every creature is a guest here, and none is drawn yet
    page.locator(".dock").get_by_role("button", name="Undo").tap()
    expect(says(page)).to_contain_text(re.compile(r"0 of \d+ squares?"))
    assert in_sight(page.locator(".offers")) and in_sight(page.locator(".large .sheet"))


def test_done_says_what_is_missing_while_the_creature_is_not_whole(new_page: NewPage) -> None:
    page = new_page(size=PHONE, touch=True)
    begin(page)
    page.locator(".dock .done").tap(force=True)  # it is marked as not possible, and says why
    expect(page.get_by_role("tooltip")).to_contain_text("Done")
    assert (page.get_by_role("tooltip").inner_text()).count("\n") >= 1
