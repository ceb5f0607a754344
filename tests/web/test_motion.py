"""Things move: pieces fly from true places to true places, and no game complains of what moves."""

import pytest
from playwright.sync_api import Page

from jadetable.core import registry
from tests.web.conftest import NewPage
from tests.web.hands import Hands
from tests.web.test_access import settle
from tests.web.test_whole_games import sit_down, wish

pytestmark = pytest.mark.slow
ANSWERS = 6
STEP = 250  # milliseconds a step of a lesson is looked at
# Keeps the ways that pieces fly.
FLOWN = """window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    window.flown.push(JSON.stringify(frames));
    return animate.call(this, frames, options);
};"""


def flown(page: Page) -> list[str]:
    """The ways that pieces flew; one from or to nowhere is a fault, and the console would say so."""
    ways: list[str] = page.evaluate("window.flown")
    assert [way for way in ways if "NaN" in way or "Infinity" in way] == []
    return [way for way in ways if "translate" in way]


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_game_is_played_with_everything_in_motion(new_page: NewPage, slug: str) -> None:
    page = new_page(moving=True)
    page.add_init_script(FLOWN)
    sit_down(page, wish(slug))
    page.wait_for_selector(".dock[data-prompt]")
    Hands(page).play(answers=ANSWERS)
    flown(page)


def test_cards_fly_in_a_game_and_in_its_lesson(new_page: NewPage) -> None:
    page = new_page(moving=True)
    page.add_init_script(FLOWN)
    sit_down(page, wish("zodiac"))
    page.wait_for_selector(".dock[data-prompt]")
    Hands(page).play(answers=ANSWERS)
    assert flown(page)
    page.goto("/learn/zodiac")
    settle(page)
    for _ in range(page.locator(".dots button").count()):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(STEP)
    assert flown(page)
