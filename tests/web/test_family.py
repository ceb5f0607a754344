"""An evening with the family: a table for children, who looks on, and how a game is ended before its end."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.hands import BOARD
from tests.web.meeting import meet
from tests.web.test_whole_games import wish

pytestmark = pytest.mark.slow
ENDED = "This game was ended before it was over"


def end_for_all(page: Page) -> None:
    """End the game from the menu of one's seat, and mean it."""
    page.get_by_role("button", name="My seat").click()
    for _ in range(2):
        page.get_by_role("button", name="End the game for all").click()


def test_a_table_for_children_or_experts_is_one_press(new_page: NewPage) -> None:
    page = new_page("/new/wuxing")
    children, experts = (page.get_by_role("button", name=name) for name in ("With children", "For experts"))
    expect(page.get_by_role("button", name="As usual", exact=True)).to_have_attribute("aria-pressed", "true")
    experts.click()
    expect(page.get_by_label("Seat 2", exact=True)).to_have_value("bot:hard")
    expect(page.get_by_label("Time to think")).not_to_have_value("0")
    children.click()
    expect(children).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Time to think")).to_have_value("0")
    page.get_by_role("button", name="5", exact=True).click()
    expect(page.get_by_label("Seat 5", exact=True)).to_have_value("bot:easy")  # new seats are like the others
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(BOARD)).to_be_visible()
    expect(page.locator(".who").filter(has_text="bot · Easy")).to_have_count(4)


def test_onlookers_are_counted_and_a_game_is_ended_when_the_others_got_up(new_page: NewPage) -> None:
    host, friend, onlooker = new_page(), new_page(), new_page()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    table = meet(host, friend, wish("zodiac", seats=seats, start=False))
    onlooker.goto(f"/t/{table}")
    for page in (host, friend):
        expect(page.get_by_text("One person is watching")).to_be_visible()
    expect(onlooker.locator(BOARD)).to_be_visible()
    expect(onlooker.locator(".onlookers")).to_have_count(0)  # the reader is not counted
    end_for_all(host)
    expect(host.get_by_text("Still at the table: Bo")).to_be_visible()
    friend.get_by_role("button", name="My seat").click()
    for _ in range(2):
        friend.get_by_role("button", name="Leave the table").click()
    expect(host.get_by_text("free seat, a bot plays")).to_be_visible()
    end_for_all(host)
    for page in (host, onlooker):
        expect(page.get_by_text(ENDED)).to_be_visible()
        expect(page.locator(".dock")).to_have_count(0)
        expect(page.locator(BOARD)).to_be_visible()


def test_a_game_of_this_device_is_ended_too(new_page: NewPage) -> None:
    page = new_page("/new/zodiac")
    page.get_by_label("On this device").check()
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(".dock")).to_be_visible()
    end_for_all(page)
    expect(page.get_by_text(ENDED)).to_be_visible()
    page.reload()
    expect(page.get_by_text(ENDED)).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_text("ended early")).to_be_visible()
