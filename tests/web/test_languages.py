"""Every word a page shows or speaks changes with the language: on every page, at every table, after every game."""

import re

import pytest
from playwright.sync_api import Page, expect

from jadetable.core import registry
from tests.web.conftest import NewPage
from tests.web.hands import BOARD, Hands
from tests.web.test_access import PAGES, settle
from tests.web.test_whole_games import sit_down, wish

pytestmark = pytest.mark.slow
# Names that are the same in every language, and languages that name themselves.
STEMS = "Jia|Yi|Bing|Ding|Wu|Ji|Geng|Xin|Ren|Gui"
SAME = re.compile(
    rf"[\W\d_]+|Jade Table|English|Italiano|EN|IT|Zodiac|Mandarin|Wu Xing|Pangu|ok|\b({STEMS})\b", re.IGNORECASE
)
MISSING = re.compile(r"\bweb-[a-z]+-")
LEAST = {"it": 12, "zh-Hans": 0}  # short words may be the same in Italian
MOST_STEPS = 20  # of a lesson
TEXTS = """() => {
    const kept = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        if (!walk.currentNode.parentElement.closest("script, style, [translate=no]")) kept.push(walk.currentNode.data);
    }
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
        for (const one of document.querySelectorAll(`[${name}]`)) kept.push(one.getAttribute(name));
    }
    return kept;
}"""


def texts(page: Page) -> set[str]:
    """Every piece of text on the page, seen or spoken."""
    found: list[str] = page.evaluate(TEXTS)
    return {text.strip() for text in found if text.strip()}


def is_word(text: str) -> bool:
    """Whether a text should read differently in Italian and Chinese."""
    return re.search(r"[A-Za-z]{2,}", SAME.sub(" ", text)) is not None


def speak(page: Page, lang: str) -> None:
    """Change the language and come back to the same page."""
    page.evaluate("(lang) => localStorage.setItem('jade-settings', JSON.stringify({lang, speed: 'instant'}))", lang)
    page.reload()


def compare(english: set[str], other: set[str], lang: str) -> None:
    """No word is left as it was, none is missing."""
    assert not {text for text in other & english if is_word(text) and len(text) > LEAST[lang]}
    assert not [text for text in english | other if MISSING.search(text)]


@pytest.mark.parametrize("lang", LEAST)
@pytest.mark.parametrize("left", ["Looking back on the game", "web-after-title"])
def test_a_word_left_as_it_was_or_without_a_translation_is_caught(left: str, lang: str) -> None:
    with pytest.raises(AssertionError):
        compare({"Jade Table", left}, {"Jade Table", left}, lang)
    compare({"Jade Table", "Play now"}, {"Jade Table", "Gioca"}, lang)


def table_texts(page: Page, table: str) -> set[str]:
    """The same at a table, which keeps its code, and people and bots their names."""
    seats = page.request.get(f"/api/tables/{table}").json()["seats"]
    return texts(page) - {table} - {seat["name"] for seat in seats}


def all_texts(page: Page) -> set[str]:
    """The texts of a page; of a lesson, those of all its steps."""
    settle(page)
    found = texts(page)
    if "/learn/" in page.url:
        page.locator("section.card .caption").wait_for()
        for _ in range(MOST_STEPS):
            page.keyboard.press("ArrowRight")
            found |= texts(page)
    return found


def in_all_languages(page: Page, table: str, part: str) -> None:
    """Compare a page of a table, once this part of it is there."""
    english: set[str] = set()
    for lang in ("en", *LEAST):
        speak(page, lang)
        page.locator(part).first.wait_for()
        page.wait_for_load_state("networkidle")
        if lang == "en":
            english = table_texts(page, table)
        else:
            compare(english, table_texts(page, table), lang)
    speak(page, "en")


@pytest.mark.parametrize("path", PAGES)
def test_every_word_of_a_page_changes_with_the_language(new_page: NewPage, path: str) -> None:
    page = new_page(path)
    english = all_texts(page)
    for lang in LEAST:
        speak(page, lang)
        compare(english, all_texts(page), lang)


def test_every_word_of_a_lobby_changes_with_the_language(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}]
    table = sit_down(host, wish("zodiac", seats=seats, start=False))
    guest.goto(f"/t/{table}")
    expect(guest.get_by_label("Your name")).to_be_visible()
    in_all_languages(host, table, "main")
    in_all_languages(guest, table, "main form, main input")


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_every_word_of_a_table_its_result_and_its_replay_changes_with_the_language(
    new_page: NewPage, slug: str
) -> None:
    page = new_page()
    table = sit_down(page, wish(slug))
    Hands(page).play(answers=2)
    in_all_languages(page, table, BOARD)
    Hands(page).play()
    in_all_languages(page, table, ".play > .result svg")
    page.goto(f"/replay/{table}")
    in_all_languages(page, table, "main input[type=range]")
