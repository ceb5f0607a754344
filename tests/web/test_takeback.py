"""A choice taken back in the browser, in every game: with the button, and with Ctrl-Z; and a choice confirmed first."""

import contextlib
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong

from jadetable.core import registry
from tests.server.running import InThread, in_thread
from tests.web.conftest import PHONE, NewPage
from tests.web.hands import Hands
from tests.web.meeting import meet
from tests.web.test_whole_games import sit_down, wish

pytestmark = pytest.mark.slow

GRACE = 20_000  # milliseconds that bots wait, for the slowest machine


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """The tables with their pages; bots leave people time."""
    folder = tmp_path_factory.mktemp("takeback")
    with in_thread(f"sqlite:///{folder / 'tables.db'}", bot_grace_ms=GRACE) as running:
        yield running


BUTTON = ".dock button[aria-keyshortcuts='Control+Z']"
LOG = "[role=log][aria-label='What happened']"
ASKED = ".dock[data-prompt]"
LONGEST = 240.0  # seconds until a choice comes that can be taken back
MOMENT = 1500  # milliseconds until the page shows that an answer is stored, and may be taken back


def until_takeable(host: Page, friend: Page) -> tuple[Page, Page]:
    """Both play until one of them may take a choice back: that one first."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        for page, other in ((host, friend), (friend, host)):
            if page.locator(ASKED).count() == 0:
                page.wait_for_timeout(100)
                continue
            Hands(page).play(answers=1)
            with contextlib.suppress(TooLong):
                page.wait_for_selector(BUTTON, timeout=MOMENT)
                return page, other
            if page.locator(".play > .result").count():
                pytest.fail("the game is over before anything could be taken back")
    raise AssertionError("nothing could be taken back")


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_choice_is_taken_back(new_page: NewPage, slug: str) -> None:
    host, friend = new_page(), new_page(size=PHONE, touch=True)
    least = {"race": 3, "mandarin": 3}.get(slug, 2)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, *[{"kind": "bot", "level": "easy"}] * (least - 2)]
    meet(host, friend, wish(slug, seats=seats, start=False, options={}, components=None))
    for way in ("button", "keys"):
        own, other = until_takeable(host, friend)
        other.wait_for_timeout(MOMENT)  # until the other page shows all that came before
        lines = other.locator(f"{LOG} .line").count()
        if way == "button":
            own.locator(BUTTON).click()
        else:
            own.keyboard.press("Control+z")
        expect(own.locator(ASKED)).to_be_visible()  # it is asked again
        other.wait_for_timeout(MOMENT)
        told = own.locator(LOG).get_by_text("last choice back").count()
        if told:  # who heard of the choice hears that it counts no more
            expect(other.locator(LOG)).to_contain_text("takes the last choice back")
        else:
            assert other.locator(f"{LOG} .line").count() == lines
        Hands(own).play(answers=1)


def test_a_choice_counts_when_it_is_confirmed(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("localStorage['jade-settings'] = JSON.stringify({speed: 'instant', confirm: true})")
    sit_down(page, wish("zodiac"))
    page.wait_for_selector(ASKED)
    prompt = page.locator(".dock").get_attribute("data-prompt")
    page.keyboard.press("l")
    page.keyboard.press("1")
    expect(page.locator(".dock")).to_contain_text("Sure?")
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator(".dock")).not_to_contain_text("Sure?")
    assert page.locator(".dock").get_attribute("data-prompt") == prompt
    page.keyboard.press("1")
    page.get_by_role("button", name="Yes, do it").click()
    page.wait_for_function("(was) => document.querySelector('.dock')?.dataset.prompt !== was", arg=prompt)
