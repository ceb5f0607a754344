"""What is kept of a person, and manners among strangers, in a real browser."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import InThread
from tests.web.conftest import NewPage
from tests.web.hands import BOARD
from tests.web.test_whole_games import sit_down, wish

pytestmark = pytest.mark.slow


def settings_of(page: Page) -> None:
    """Open the settings of a table."""
    page.get_by_role("button", name="Settings").click()


def test_a_person_downloads_and_deletes_what_is_kept_of_them(new_page: NewPage, site: InThread, tmp_path: Path) -> None:
    page = new_page()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = sit_down(page, wish("zodiac", seats=seats))
    expect(page.locator(BOARD)).to_be_visible()
    settings_of(page)
    page.get_by_text("Your data").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download it").click()
    waiting.value.save_as(tmp_path / "mine.json")
    (found,) = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert (found["table"], found["name"]) == (table, "Anna")

    page.goto("/")  # the same from the home page, for every table one has been at
    page.get_by_text("Your data").click()
    page.get_by_role("button", name="Delete it").click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.get_by_text("It is deleted.")).to_be_visible()
    seat = site.tables.live[table].table.seats[0]
    assert (seat.kind, seat.token) == ("open", b"") and seat.name != "Anna"


def test_the_host_mutes_a_stranger_and_somebody_complains(new_page: NewPage, site: InThread) -> None:
    host, guest = new_page(), new_page()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    table = sit_down(host, wish("zodiac", seats=seats, start=False, listed=True, chat=True))
    guest.goto(f"/t/{table}")
    made = guest.request.post(f"/api/tables/{table}/join", data={"name": "Troll"})
    assert made.ok
    host.request.post(f"/api/tables/{table}/start")
    settings_of(host)
    host.get_by_role("button", name="Mute Troll").click()
    expect(host.get_by_role("button", name="Let Troll speak")).to_be_visible()
    assert site.tables.live[table].table.seats[1].muted
    host.get_by_role("button", name="Report Troll").click()
    host.get_by_label("What is wrong?").fill("rude")
    host.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(host.get_by_text("Thank you.")).to_be_visible()
    host.get_by_role("button", name="Show onlookers out").click()
    expect(host.get_by_role("button", name="Let onlookers in")).to_be_visible()
