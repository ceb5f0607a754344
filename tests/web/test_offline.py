"""Without a network: what is fetched, whole games by touch, closed and taken up again, and their files in Python."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from jadetable.browser_engine import FOLDER, INDEX
from jadetable.core import match, registry, replay
from jadetable.server.tables.catalogue import Catalogue
from tests.kit.small import shortened
from tests.server.running import InThread, in_thread
from tests.web.conftest import IN_A_HURRY, PATIENCE, PHONE
from tests.web.hands import BOARD, Hands

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (FOLDER / INDEX).exists(), reason="the engine for browsers is not built: make engine"),
]
EARLY = 30
GATHERED = """async () => {
    const wanted = await (await fetch("/files.json")).json();
    const shelf = await caches.open("jade-1");
    const here = (await shelf.keys()).map((one) => new URL(one.url).pathname);
    return navigator.serviceWorker.controller !== null && wanted.every((file) => here.includes(file));
}"""


class House:
    """A server that can be stopped, and a phone that has been at its page."""

    def __init__(self, stack: ExitStack, context: BrowserContext, running: InThread) -> None:
        self._stack, self.context, self.base = stack, context, running.base
        self.page = self.open("/")

    def open(self, path: str) -> Page:
        page = self.context.new_page()
        page.goto(self.base + path)
        return page

    def fetch_for_offline_play(self) -> None:
        self.page.get_by_role("button", name=re.compile("Fetch for offline play")).tap()
        expect(self.page.get_by_text("Ready for offline play")).to_be_visible(timeout=PATIENCE)
        self.page.wait_for_function(GATHERED)

    def stop_server(self) -> None:
        self._stack.close()


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    for slug in registry.house_slugs():
        Catalogue().prepare_now(slug)
    with ExitStack() as stack:
        running = stack.enter_context(in_thread(f"sqlite:///{tmp_path / 'tables.db'}"))
        context = browser.new_context(viewport=PHONE, has_touch=True, locale="en", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(IN_A_HURRY)
        yield House(stack, context, running)
        context.close()


def begun(slug: str, folder: Path) -> Path:
    """A short game that was dealt and not yet played, as a file."""
    game = registry.find(slug)
    seats = max(2, game.seat_range(game.load_components())[0])
    names = ["Ada", *["Mei", "Tao", "Lan", "Bo"][1:seats]]  # those of the bots of these seats
    path = folder / f"{slug}.jade"
    match.new(game, seats, 3, names=names, **shortened(game, EARLY)).save(path)
    return path


def test_every_game_is_played_without_a_network(house: House, tmp_path: Path) -> None:
    house.fetch_for_offline_play()
    house.stop_server()
    house.context.set_offline(True)
    for slug in registry.house_slugs():
        page = house.open("/")
        page.locator("input[type=file]").set_input_files(begun(slug, tmp_path))
        page.wait_for_url("**/t/local-*")
        assert not Hands(page, "touch").play(answers=1)
        address = page.url
        page.close()  # in the middle
        page = house.context.new_page()
        page.goto(address)
        expect(page.locator(BOARD)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        assert Hands(page, "touch").play()
        with page.expect_download() as given:
            page.get_by_role("button", name="Save the game file").tap()
        file = tmp_path / f"{slug}-played.jade"
        given.value.save_as(file)
        played, agrees = replay.examine(replay.read(file), file)
        assert agrees and played.over
        page.close()


def test_a_table_for_those_here_opens_where_no_server_answers(house: House) -> None:
    house.fetch_for_offline_play()
    house.stop_server()
    page = house.open("/new/zodiac")
    page.get_by_role("button", name="Start playing").tap()
    page.wait_for_url("**/t/local-*")
    assert not Hands(page, "touch").play(answers=1)
    page.goto(house.base + "/")
    expect(page.locator("main .mine a[href*='/t/local-']")).to_have_count(1)
