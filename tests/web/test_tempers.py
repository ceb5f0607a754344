"""A bot with a temper: chosen on a new table, and shown by its name, its words and its picture."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.hands import BOARD

pytestmark = pytest.mark.slow


def test_a_temper_is_chosen_for_a_bot_and_shown_at_the_table(new_page: NewPage) -> None:
    page = new_page("/new/wuxing")
    tempers = page.get_by_label(re.compile("temper"))
    expect(tempers.first).to_be_visible()
    tempers.first.select_option("bold")
    expect(page.get_by_text("Dares more than others do")).to_be_visible()
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(BOARD)).to_be_visible()
    bold = page.locator("li", has=page.locator(".who", has_text="the Bold"))
    expect(bold.locator(".who")).to_contain_text("Normal, bold")


def test_a_game_without_tempers_offers_none(new_page: NewPage) -> None:
    page = new_page("/new/ratdragon")
    expect(page.get_by_text("A sensible opponent for a family evening.").first).to_be_visible()
    expect(page.get_by_label(re.compile("temper"))).to_have_count(0)
