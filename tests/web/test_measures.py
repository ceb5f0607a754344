"""What can be measured on the screen: sizes of texts and targets, what is in sight, and that pieces say what they are.

Each board is played a while at four sizes and measured at every question: `pytest tests/web/test_measures.py -k race`.
"""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from jadetable.core import registry
from tests.server.running import ROOT
from tests.web.conftest import PHONE, WIDE, NewPage
from tests.web.hands import Hands
from tests.web.test_access import PAGES, settle
from tests.web.test_whole_games import sit_down, wish

pytestmark = pytest.mark.slow
SIZES = {
    "desk": WIDE,
    "small": ViewportSize(width=1024, height=768),
    "phone": PHONE,
    "side": ViewportSize(width=844, height=390),
}
PHONES = ("phone", "side")
LEAST_TEXT = {"desk": 12, "small": 12, "phone": 11, "side": 11}  # pixels on the screen
LEAST_TARGET, FINE_TARGET = 40, 24
QUESTIONS = 8  # at which a board is measured
BETWEEN = 3  # answers from one to the next
WHAT = ("texts", "targets", "sight", "room", "about")

# What a board does not keep to yet, by game and measure. Whoever mends a board takes its line away.
NOT_YET: dict[tuple[str, str], str] = {}


@cache
def _script() -> str:
    return (ROOT / "tests" / "web" / "measures.js").read_text(encoding="utf-8")


def measure(page: Page, size: str, about: bool) -> dict[str, set[str]]:
    """What is wrong with the page as it stands, by measure."""
    page.evaluate(_script())
    calls = {"texts": f"smallTexts({LEAST_TEXT[size]})", "room": f"overflowing({str(size not in PHONES).lower()})"}
    if size in PHONES:
        calls |= {"targets": f"smallTargets({LEAST_TARGET}, {FINE_TARGET})", "sight": "outOfSight()"}
    if about:
        calls["about"] = "silent()"
    return {what: set(page.evaluate(f"measures.{call}")) for what, call in calls.items()}


KNOWN: dict[tuple[str, str], dict[str, set[str]]] = {}


@pytest.fixture
def measured(new_page: NewPage, slug: str, size: str) -> dict[str, set[str]]:
    """What was found wrong with a board in the course of a game, by measure; played once for all tests of a process."""
    if (slug, size) not in KNOWN:
        page = new_page(size=SIZES[size], touch=size in PHONES)
        sit_down(page, wish(slug, options={}, components=None))
        found: dict[str, set[str]] = {what: set() for what in WHAT}
        hands = Hands(page, "touch" if size in PHONES else "mouse")
        for number in range(QUESTIONS):
            page.wait_for_selector(".dock[data-prompt], .result")
            if page.locator(".result").count():
                break
            page.wait_for_timeout(100)  # what was asked for is brought into sight
            for what, wrong in measure(page, size, about=number % 3 == 0).items():
                found[what] |= wrong
            if hands.play(answers=BETWEEN):
                break
        KNOWN[slug, size] = found
    return KNOWN[slug, size]


def cases() -> list[Any]:
    """Every board, size and measure; those that are known not to hold yet are expected to fail."""
    return [
        pytest.param(slug, size, what, marks=pytest.mark.xfail(reason=why, strict=True) if why else [])
        for slug in registry.house_slugs()
        for size in SIZES
        for what in WHAT
        if size in PHONES or what not in ("targets", "sight")
        for why in [NOT_YET.get((slug, f"{what} {size}"), "")]
    ]


@pytest.mark.parametrize(("slug", "size", "what"), cases())
def test_a_board_keeps_to_the_measures(measured: dict[str, set[str]], slug: str, size: str, what: str) -> None:
    assert sorted(measured[what]) == []


def pages() -> list[Any]:
    """Every page at a desk and on a phone."""
    sixty = "sixty years in one wheel are small on a phone; each is also reached by its date and its sign"
    marked = {("/almanac", "phone"): pytest.mark.xfail(reason=sixty, strict=True)}
    return [
        pytest.param(path, size, marks=marked.get((path, size), ())) for path in PAGES for size in ("desk", "phone")
    ]


@pytest.mark.parametrize(("path", "size"), pages())
def test_a_page_has_no_small_text_and_no_small_target(new_page: NewPage, path: str, size: str) -> None:
    page = new_page(path, size=SIZES[size], touch=size in PHONES)
    settle(page)
    found = measure(page, size, about=False)  # boards are asked about at tables, where something can be refused
    assert {what: sorted(wrong) for what, wrong in found.items() if wrong and what != "room"} == {}
