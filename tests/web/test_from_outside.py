"""A game of another package in a real browser: it has no board of its own, and everything works."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.outside.conftest import PIG, Site
from tests.server.running import Process
from tests.web.conftest import PHONE, WIDE, NewPage
from tests.web.hands import Hands
from tests.web.meeting import meet
from tests.web.test_access import findings_in_every_theme, settle
from tests.web.test_clocks import agreed, dock_agrees
from tests.web.test_takeback import ASKED, BUTTON, LOG
from tests.web.test_whole_games import sit_down

pytestmark = pytest.mark.slow
PAGES = ("/", "/new/pig", "/rules/pig", "/learn/pig")
WISH = {"game": "pig", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "normal"}], "start": True}
Watched = Callable[..., Page]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server of its own process, which finds Pig where pip has put it."""
    folder = tmp_path_factory.mktemp("outside")
    server = Process(f"sqlite:///{folder / 'tables.db'}", folder / "server.log")
    packages = Site(folder / "packages")
    packages.install(PIG)
    server.start(site=packages.folder)
    yield server
    server.kill()


@pytest.fixture
def watched(new_page: NewPage) -> Iterator[Watched]:
    """New pages, in whose console nothing may go wrong."""
    told: list[str] = []

    def make(path: str = "/", size: ViewportSize = WIDE, touch: bool = False, lang: str = "en") -> Page:
        page = new_page("/", size, touch, lang)
        page.on("console", lambda line: told.append(f"{line.text} {line.location}") if line.type == "error" else None)
        page.goto(path)
        return page

    yield make
    assert told == []


def fits(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_a_game_from_outside_lies_on_the_table_with_the_others(watched: Watched) -> None:
    page = watched("/")
    card = page.get_by_role("article", name="Pig")
    expect(card).to_contain_text("2–8 players")
    expect(card).to_contain_text("5–15 minutes")
    expect(card.locator("svg text")).to_have_text("P")
    card.get_by_role("button", name=re.compile("Play now")).click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    expect(page.locator(".plain")).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_its_pages_have_nothing_serious_for_axe_and_fit_every_window(watched: Watched, path: str) -> None:
    page = watched(path)
    settle(page)
    assert findings_in_every_theme(page) == []
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        assert fits(page), size


def test_its_rules_come_with_it(watched: Watched) -> None:
    page = watched("/rules/pig")
    for title in ("Aim", "Your turn", "The end"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator("main")).to_contain_text("Be the first to reach one hundred points.")
    expect(page.get_by_role("link", name="Print and play")).to_have_count(0)  # nothing of it is drawn for paper


def test_without_a_lesson_one_learns_from_the_rules(watched: Watched) -> None:
    page = watched("/learn/pig")
    expect(page.get_by_text("There is no lesson for this game yet.")).to_be_visible()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".plain")).to_be_visible()


def test_the_plain_board_tells_all_there_is_to_know(watched: Watched) -> None:
    page = watched()
    sit_down(page, WISH)
    board = page.locator(".plain")
    expect(board.get_by_role("heading", name="Roll again, or hold?")).to_be_visible()
    board.get_by_role("button", name="Roll").click()
    expect(board.get_by_role("term").filter(has_text="Rolled in this turn")).to_be_visible()
    expect(board.locator("section").filter(has_text="Just now")).to_contain_text(re.compile("(You|Tao) "))
    for name in ("Anna", "Tao"):
        expect(board.get_by_role("article").filter(has_text=name)).to_contain_text(re.compile(r"Points\s*\d+"))
    board.locator("summary").filter(has_text="The rules").click()
    expect(board.get_by_text("Be the first to reach one hundred points.")).to_be_visible()


def test_a_whole_game_by_mouse_is_clean_for_axe_and_can_be_watched_again(watched: Watched) -> None:
    page = watched()
    sit_down(page, WISH)
    hands = Hands(page)
    hands.play(answers=3)
    assert findings_in_every_theme(page) == []
    assert hands.play()
    assert hands.on_board > 0 and hands.in_list == 0, "where there is room every choice is on the board"
    expect(page.locator(".play > .result")).to_contain_text(re.compile(r"1\d\d points"))
    assert fits(page) and findings_in_every_theme(page) == []
    page.get_by_role("link", name="Watch the game again").click()
    expect(page.locator(".plain")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".plain")).to_contain_text("100")
    assert findings_in_every_theme(page) == []


def test_a_whole_game_by_keyboard_alone(watched: Watched) -> None:
    page = watched()
    sit_down(page, WISH)
    page.locator(".dock[data-prompt]").wait_for()
    page.keyboard.press("1")  # the number on the button
    expect(page.locator(".side")).to_contain_text("You roll")
    assert Hands(page, "keyboard").play()
    expect(page.locator(".play > .result")).to_be_visible()


def test_a_whole_game_on_a_phone(watched: Watched) -> None:
    page = watched(size=PHONE, touch=True)
    sit_down(page, WISH)
    hands = Hands(page, "touch")
    hands.play(answers=3)
    assert fits(page) and findings_in_every_theme(page) == []
    assert hands.play()
    assert hands.in_list > 0 and hands.on_board == 0, "choices are within reach of the thumb"
    expect(page.locator(".play > .result")).to_be_visible()
    assert fits(page)


def roll_until_held(pages: list[Page]) -> int:
    """Whoever is asked rolls, and holds as soon as that is possible; which page that was."""
    for _ in range(400):
        for place, page in enumerate(pages):
            board = page.locator(".plain")
            if page.locator(ASKED).count() == 0:
                page.wait_for_timeout(50)
            elif board.get_by_role("button", name="Hold").count():
                board.get_by_role("button", name="Hold").click()
                return place
            else:
                asked = page.locator(ASKED).get_attribute("data-prompt")
                board.get_by_role("button", name="Roll").click()
                page.wait_for_function("(was) => document.querySelector('.dock')?.dataset.prompt !== was", arg=asked)
    raise AssertionError("nobody could ever hold")


def test_what_was_held_is_taken_back_and_both_pages_show_the_same_time(watched: Watched) -> None:
    pages = [watched(), watched()]
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    table = meet(pages[0], pages[1], WISH | {"seats": seats, "start": False, "clock": 600, "clock_kind": "turn"})
    seat = roll_until_held(pages)
    own, other = pages[seat], pages[1 - seat]
    expect(own.locator(BUTTON)).to_be_visible()
    expect(other.locator(ASKED)).to_be_visible()
    assert agreed(pages[0], pages[1], table).runs[1 - seat]
    dock_agrees(other, own, 1 - seat)

    own.keyboard.press("Control+z")
    expect(own.locator(".plain").get_by_role("button", name="Hold")).to_be_visible()  # what was rolled is there again
    expect(other.locator(ASKED)).to_have_count(0)
    expect(other.locator(LOG)).to_contain_text("takes the last choice back")
    assert agreed(pages[0], pages[1], table).runs[seat]
    dock_agrees(own, other, seat)

    own.locator(".plain").get_by_role("button", name="Roll").click()
    expect(own.locator(BUTTON)).to_have_count(0)  # a die was thrown
    agreed(pages[0], pages[1], table)
    expect(own.locator(BUTTON)).to_have_count(0)


@pytest.mark.parametrize(("lang", "rules"), [("it", "Le regole"), ("zh-CN", "规则")])
def test_our_words_are_in_the_reader_s_language_its_own_as_it_brings_them(
    watched: Watched, lang: str, rules: str
) -> None:
    page = watched(lang=lang)
    sit_down(page, WISH)
    expect(page.locator(".plain summary").first).to_have_text(rules)
    expect(page.locator(".plain")).to_contain_text("Rolled in this turn")
