"""Friends get in: by the picture, by the words, and only after the person at the machine has let the network in.

127.0.0.1 is the machine itself and 127.0.0.2 stands for its address in the network; nothing is sent anywhere else.
"""

import base64
import re
from collections.abc import Iterator

import numpy as np
import pytest
import zxingcpp
from playwright.sync_api import Locator, Page, expect

from tests.server.running import InThread
from tests.web.conftest import PHONE, NewPage
from tests.web.hands import BOARD
from tests.web.test_together import take_turns
from tests.web.test_whole_games import finish, sit_down, wish

pytestmark = pytest.mark.slow
LAN = "127.0.0.2"
PIXELS = """async (png) => {
    const picture = new Image();
    picture.src = "data:image/png;base64," + png;
    await picture.decode();
    const sheet = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    sheet.drawImage(picture, 0, 0);
    return [picture.width, picture.height, [...sheet.getImageData(0, 0, picture.width, picture.height).data]];
}"""
WAITING = [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}]


@pytest.fixture
def network(site: InThread) -> Iterator[str]:
    """The site in a house of its own; its address there, once it is open."""
    whole = site.server.network
    usual, whole.find = whole.find, lambda: [LAN]
    yield f"http://{LAN}:{whole.port}"
    whole.find = usual


def read_picture(shown: Locator) -> str:
    """What a camera reads in a part of the page."""
    png = base64.b64encode(shown.screenshot()).decode()
    width, height, values = shown.page.evaluate(PIXELS, png)
    pixels = np.array(values, np.uint8).reshape(height, width, 4)[:, :, :3]
    (found,) = zxingcpp.read_barcodes(pixels, formats=zxingcpp.BarcodeFormat.QRCode)
    return str(found.text)


def open_network(page: Page) -> None:
    """What it means stands beside the button."""
    expect(page.get_by_text("This address works on this computer only.")).to_be_visible()
    expect(page.get_by_text("everybody on this network can open tables on this computer")).to_be_visible()
    page.get_by_role("button", name="Open to my network").click()


def test_two_devices_meet_by_the_picture_and_a_third_by_the_words(
    new_page: NewPage, site: InThread, network: str
) -> None:
    host = new_page(f"/#house={site.server.network.key}")
    expect(host).to_have_url(f"{site.base}/")  # the key does not stay in the address
    seats = [*WAITING, {"kind": "open"}]
    table = sit_down(host, wish("zodiac", seats=seats, start=False, clock=90))
    expect(host.get_by_role("img", name=re.compile("QR code"))).to_have_count(0)
    open_network(host)
    picture = host.get_by_role("img", name=re.compile("QR code"))
    expect(picture).to_be_visible()
    assert read_picture(picture) == f"{network}/t/{table}"

    friend = new_page(read_picture(picture), size=PHONE, touch=True)
    expect(friend.get_by_text("90 seconds for each decision")).to_be_visible()
    expect(friend.get_by_text("bot · Hard: Thinks ahead")).to_be_visible()
    friend.get_by_label(re.compile("name", re.IGNORECASE)).fill("Bo")
    friend.get_by_role("button", name="Sit down").tap()
    expect(host.get_by_text("Bo").first).to_be_visible()

    third = new_page(f"{network}/", size=PHONE, touch=True)
    words = host.locator(".spoken").inner_text()
    assert len(words.split()) == 3
    third.get_by_role("textbox", name=re.compile("Join friends")).fill("moon rabbit moon")
    third.get_by_role("button", name="Go to the table").tap()
    expect(third.get_by_text("No table waits for people under these words.", exact=False)).to_be_visible()
    third.get_by_role("textbox", name=re.compile("Join friends")).fill(words.upper().replace(" ", "-"))
    third.get_by_role("button", name="Go to the table").tap()
    expect(third).to_have_url(f"{network}/t/{table}")
    third.get_by_role("button", name="Sit down").tap()

    expect(host.get_by_role("img", name=re.compile("QR code"))).to_have_count(0)  # nobody more is waited for
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend, third):
        expect(page.locator(BOARD)).to_be_visible()
    take_turns(host, friend, third)
    for page in (host, friend, third):
        finish(page)


def test_a_guest_cannot_open_the_network_and_is_told_who_can(new_page: NewPage, network: str) -> None:
    page = new_page()
    sit_down(page, wish("zodiac", seats=WAITING, start=False))
    page.locator(".spoken, .closed").first.wait_for()
    if page.locator(".closed").count():  # another test may have opened it
        expect(page.get_by_text("Whoever started the server can open it")).to_be_visible()
        expect(page.get_by_role("button", name="Open to my network")).to_have_count(0)


@pytest.mark.parametrize(("lang", "theme"), [("it", "dark"), ("zh-CN", "light")])
def test_the_picture_is_read_in_dark_light_and_every_language(
    new_page: NewPage, site: InThread, network: str, lang: str, theme: str
) -> None:
    page = new_page(f"/#house={site.server.network.key}", lang=lang, size=PHONE, touch=True)
    page.evaluate("theme => localStorage['jade-settings'] = JSON.stringify({speed: 'instant', theme})", theme)
    table = sit_down(page, wish("zodiac", seats=WAITING, start=False))
    page.locator(".picture svg, .closed").first.wait_for()
    if page.locator(".closed").count():
        page.locator(".closed button").tap()
    picture = page.locator(".picture svg[role=img]")
    expect(picture).to_be_visible()
    assert read_picture(picture) == f"{network}/t/{table}"
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    words = page.locator(".spoken").inner_text()
    found = page.request.post("/api/spoken", data={"words": words})
    assert found.json()["id"] == table


def test_inviting_friends_is_one_click_on_the_new_table(new_page: NewPage, site: InThread, network: str) -> None:
    page = new_page("/new/wuxing")
    page.get_by_role("button", name="Invite friends").click()
    chosen = page.locator("fieldset ol select")
    count = chosen.count()
    assert count > 2 and [chosen.nth(at).input_value() for at in range(count)] == ["person"] + ["open"] * (count - 1)
    page.get_by_role("button", name="Play against bots").click()
    assert chosen.nth(1).input_value() == "bot:normal"
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    table = page.url.rpartition("/")[2]
    assert [seat.kind for seat in site.tables.live[table].table.seats] == ["person"] + ["open"] * (count - 1)
    expect(page.get_by_text("The usual rules")).to_be_visible()


def test_who_is_invited_reads_what_departs_from_the_usual_rules(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(size=PHONE, touch=True)
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    given = wish("zodiac", seats=seats, start=False, options={"discarded_cat": "bites", "pangu_takes": "any"})
    table = sit_down(host, given | {"components": None})
    guest.goto(f"/t/{table}")
    changed = guest.locator("li.changed")
    expect(changed).to_have_count(2)
    assert "Cat" in " ".join(changed.all_inner_texts())
    expect(guest.get_by_text("No clock")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
