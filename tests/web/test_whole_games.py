"""Whole games of every kind in a real browser: by mouse, by keyboard alone, and on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jadetable.core import registry
from tests.kit.small import shortened
from tests.web.conftest import PHONE, NewPage
from tests.web.hands import BOARD, Hands
from tests.web.measuring import Found, measure, out_of_sight

pytestmark = pytest.mark.slow
SELDOM = 6  # questions from one measuring of sizes to the next
EARLY = 30  # at one of so many parts of its length limit a game is cut off
OPEN = """async (wish) => {
    const reply = await fetch("/api/tables", {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wish),
    });
    return (await reply.json()).table.id;
}"""


def wish(slug: str, people: int = 1, **changes: Any) -> dict[str, Any]:
    """A short game of one person against bots."""
    game = registry.find(slug)
    seats = max(2, game.seat_range(game.load_components())[0])
    named = [{"kind": "person", "name": f"Person {seat + 1}"} for seat in range(people)]
    bots = [{"kind": "bot", "level": "normal"}] * (seats - people)
    return {"game": slug, "seats": named + bots, "start": True} | shortened(game, EARLY) | changes


def sit_down(page: Page, given: dict[str, Any]) -> str:
    """Open a table from the page and go there."""
    table = str(page.evaluate(OPEN, given))
    page.goto(f"/t/{table}")
    return table


def finish(page: Page) -> None:
    """The result is shown, with a place for everybody, and nothing is wider than the window."""
    expect(page.locator(".play > .result")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_whole_game_by_mouse(new_page: NewPage, slug: str) -> None:
    page = new_page()
    sit_down(page, wish(slug, options={}, components=None))  # as printed, until somebody wins
    hands = Hands(page)
    assert hands.play()
    assert hands.on_board > 0, "the board itself can be played on"
    finish(page)


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_whole_game_by_keyboard_alone(new_page: NewPage, slug: str) -> None:
    page = new_page()
    sit_down(page, wish(slug))
    assert Hands(page, "keyboard").play()
    finish(page)


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_whole_game_on_a_phone_without_ever_scrolling_by_hand(new_page: NewPage, slug: str) -> None:
    page = new_page(size=PHONE, touch=True)
    sit_down(page, wish(slug, options={}, components=None))
    found: Found = {}

    def watch() -> None:
        """At every question all that answers it is in sight; now and then texts and targets are measured, too."""
        found.setdefault("sight", set()).update(out_of_sight(page, "phone"))
        sizes = ("texts", "targets", "room") if hands.asked % SELDOM == 1 else ()
        for what, wrong in measure(page, "phone", *sizes).items():
            found.setdefault(what, set()).update(wrong)

    hands = Hands(page, "touch", watch=watch)
    assert hands.play()
    finish(page)
    found["texts"] |= measure(page, "phone", "texts")["texts"]
    assert hands.asked > 1
    assert {what: sorted(wrong) for what, wrong in found.items() if wrong} == {}


def test_two_clicks_from_the_home_page_to_a_running_game(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    expect(page.get_by_role("link", name="Show me first")).to_be_visible()  # who never played it may learn it first
    page.get_by_role("button", name="Play at once").click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    expect(page.locator(BOARD)).to_be_visible()


def test_who_has_played_a_game_is_not_offered_its_lesson_again(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    page.get_by_role("button", name="Play at once").click()
    expect(page.locator(BOARD)).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Start here")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
