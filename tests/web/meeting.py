"""Two people come together at one table, each at a page of their own."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.test_whole_games import sit_down


def meet(host: Page, friend: Page, given: dict[str, Any]) -> str:
    """The host opens a table with a free seat, Bo sits down at it by link, and the host starts the game."""
    table = sit_down(host, given)
    friend.goto(f"/t/{table}")
    friend.get_by_label(re.compile("name", re.IGNORECASE)).fill("Bo")
    friend.get_by_role("button", name=re.compile("Sit down|Join")).click()
    expect(host.get_by_text("Bo").first).to_be_visible()
    host.get_by_role("button", name=re.compile("Start|Deal")).click()
    for page in (host, friend):
        expect(page.locator(".play > .board")).to_be_visible()
    return table
