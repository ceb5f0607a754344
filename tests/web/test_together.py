"""Several people: by link from another browser, over a lost connection, and at one device."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.hands import BOARD, Hands
from tests.web.meeting import meet
from tests.web.test_whole_games import finish, sit_down, wish

pytestmark = pytest.mark.slow


def take_turns(*pages: Page) -> None:
    """Everybody plays a few answers in turn until the game is over."""
    hands = [Hands(page) for page in pages]
    for _ in range(400):
        for one in hands:
            if one.page.locator(".play > .result").count():
                return
            if one.page.locator(".dock[data-prompt]").count():
                one.play(answers=1)
    raise AssertionError("the game does not end")


def test_a_friend_joins_by_link_and_a_lost_connection_comes_back(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    meet(host, friend, wish("zodiac", seats=seats, start=False))
    friend.context.set_offline(True)
    friend.evaluate("window.dispatchEvent(new Event('offline'))")
    for _ in range(3):
        if host.locator(".dock[data-prompt]").count():
            Hands(host).play(answers=1)
    friend.context.set_offline(False)
    friend.reload()  # a phone that was put away: the page comes back where the table is
    expect(friend.locator(BOARD)).to_be_visible()
    take_turns(host, friend)
    for page in (host, friend):
        expect(page.locator(".play > .result")).to_be_visible()
        finish(page)


def test_the_page_reconnects_by_itself_when_its_socket_is_cut(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(
        "const Own = WebSocket; window.lines = []; window.WebSocket = class extends Own {"
        " constructor(...given) { super(...given); window.lines.push(this); } };"
    )
    sit_down(page, wish("wuxing"))
    Hands(page).play(answers=2)
    before = page.evaluate("window.lines.length")
    page.evaluate("window.lines.at(-1).close()")
    page.wait_for_function("(count) => window.lines.length > count && window.lines.at(-1).readyState === 1", arg=before)
    assert Hands(page).play()
    finish(page)


def test_two_people_share_a_device_with_a_curtain_between_them(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, wish("zodiac", people=2))
    expect(page.locator(".curtain, .dock")).to_be_visible()
    assert Hands(page).play()
    finish(page)


def test_behind_the_curtain_nothing_of_the_game_is_on_the_page(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, wish("race", people=3))
    for _ in range(4):
        page.locator(".curtain, .dock[data-prompt]").first.wait_for()
        if page.locator(".curtain").count():
            assert page.locator(BOARD).count() == 0
            page.locator(".curtain button").click()
        Hands(page).play(answers=1)
    assert page.locator(".curtain, .board").count() > 0
