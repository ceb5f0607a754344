"""Games on one's own device when something goes wrong: no storage, no room, half a file, and an update in between."""

import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from jadetable.browser_engine import FOLDER, INDEX
from jadetable.core import registry, replay
from tests.web.conftest import IN_A_HURRY, PATIENCE, PHONE
from tests.web.hands import BOARD, Hands
from tests.web.serving import serve
from tests.web.test_offline import begun

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (FOLDER / INDEX).exists(), reason="the engine for browsers is not built: make engine"),
]
NO_STORAGE = "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };\n"
LITTLE_ROOM = """
let full = false;
new BroadcastChannel("room").onmessage = ({ data }) => (full = data);
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
    return full ? this.transaction.abort() : put.apply(this, given);
};
"""
NEXT_RULES = b"\x00\x05\x04next"  # a section that browsers skip

NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def address(alone: Path) -> Iterator[str]:
    with serve(alone) as found:
        yield found


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Browsers of people with a phone."""
    contexts: list[BrowserContext] = []

    def make(**more: Any) -> BrowserContext:
        context = browser.new_context(viewport=PHONE, has_touch=True, locale="en", reduced_motion="reduce", **more)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(IN_A_HURRY)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


def worker_with(context: BrowserContext, script: str) -> None:
    """Have the games' worker begin with this."""

    def answer(route: Route) -> None:
        route.fulfill(response=(reply := route.fetch()), body=script + reply.text())

    context.route(re.compile("/assets/worker-"), answer)


def started(new_context: NewContext, address: str, script: str) -> Page:
    """A page on which a table of this device was started, whose worker begins with a script."""
    context = new_context(service_workers="block")
    worker_with(context, script)
    page = context.new_page()
    page.goto(f"{address}/new/zodiac/")
    page.get_by_role("button", name="Start playing").tap()
    return page


def test_a_browser_that_keeps_nothing_says_so(new_context: NewContext, address: str) -> None:
    page = started(new_context, address, NO_STORAGE)
    expect(page.get_by_text("This browser keeps nothing here")).to_be_visible()
    assert "/new/zodiac" in page.url


def test_a_move_that_finds_no_room_is_not_made(new_context: NewContext, address: str) -> None:
    page = started(new_context, address, LITTLE_ROOM)
    page.wait_for_selector(".dock[data-prompt]")
    say = "(full) => new BroadcastChannel('room').postMessage(full)"
    page.evaluate(say, True)
    prompt = page.locator(".dock").get_attribute("data-prompt")
    hands = Hands(page, "touch")
    said = page.get_by_text("no room left to keep this move")
    for _ in range(40):
        hands.answer(by_list=False)
        page.wait_for_timeout(100)
        if said.count():
            break
    expect(said.first).to_be_visible()
    assert page.locator(".dock").get_attribute("data-prompt") == prompt
    page.evaluate(say, False)
    assert not hands.play(answers=1)


def test_rules_that_were_cut_short_are_refused_and_fetched_again(new_context: NewContext, address: str) -> None:
    context = new_context(service_workers="block")
    cut = re.compile("/engine/zodiac.*wasm")
    context.route(cut, lambda route: route.fulfill(body=route.fetch().body()[:5000]))
    page = context.new_page()
    page.goto(f"{address}/new/zodiac/")
    page.get_by_role("button", name="Start playing").tap()
    expect(page.get_by_text("cut short or are not ours")).to_be_visible()
    context.unroute(cut)
    page.get_by_role("button", name="Start playing").tap()
    expect(page.locator(BOARD)).to_be_visible()


def renamed(folder: Path) -> None:
    """The next version of the pages: every file has another name, and nothing is left of the old ones."""
    names = sorted(path.name for path in (folder / "assets").iterdir())
    fresh = {name: re.sub(r"(\.[a-z0-9]+)$", r"n\1", name) for name in names}
    found = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    for path in folder.rglob("*"):
        if path.suffix in (".html", ".js", ".css", ".json") and "docs" not in path.parts:
            text = path.read_text(encoding="utf-8")
            path.write_text(found.sub(lambda match: fresh[match[0]], text), encoding="utf-8")
    for name in names:
        (folder / "assets" / name).rename(folder / "assets" / fresh[name])


def with_next_rules(engine: Path, slug: str) -> None:
    """The next version of a game's rules, by their fingerprint; nothing is left of the old ones."""
    index = json.loads((engine / INDEX).read_text(encoding="utf-8"))
    entry = index[slug]
    about = json.loads((engine / entry["about"]).read_text(encoding="utf-8")) | {"fingerprint": "0" * 16}
    code = (engine / entry["code"]).read_bytes() + NEXT_RULES
    for part, content in (("about", json.dumps(about).encode()), ("code", code)):
        (engine / entry[part]).unlink()
        name, _, kind = entry[part].split(".")
        entry[part] = f"{name}.{hashlib.blake2b(content, digest_size=6).hexdigest()}.{kind}"
        (engine / entry[part]).write_bytes(content)
    (engine / INDEX).write_text(json.dumps(index), encoding="utf-8")


def test_an_update_in_the_middle_of_a_game_loses_nothing(new_context: NewContext, alone: Path, tmp_path: Path) -> None:
    slug, site = "zodiac", tmp_path / "site"
    shutil.copytree(alone, site)
    with serve(site) as address:
        context = new_context()
        page = context.new_page()
        page.goto(address)
        page.locator("input[type=file]").set_input_files(begun(slug, tmp_path))
        page.wait_for_url("**/t/local-*")
        assert not Hands(page, "touch").play(answers=1)
        page.evaluate("navigator.serviceWorker.ready")
        renamed(site)
        with_next_rules(site / "engine", slug)
        game = page.url
        page.goto(address)  # as somebody who opens the app again
        page.goto(game)
        expect(page.locator(BOARD)).to_be_visible()
        assert "n.js" in (page.locator("script[src]").first.get_attribute("src") or ""), "the pages are the new ones"
        assert Hands(page, "touch").play()
        with page.expect_download() as given:
            page.get_by_role("button", name="Save the game file").tap()
        file = tmp_path / "played.jade"
        given.value.save_as(file)
        found = replay.read(file)
        assert found.rules == registry.find(slug).digest, "it was played by the rules that it was begun with"
        played, agrees = replay.examine(found, file)
        assert agrees and played.over
        page.goto(f"{address}/new/{slug}/")
        page.get_by_role("button", name="Start playing").tap()
        page.wait_for_url("**/t/local-*")  # a new game is played by the new ones
        expect(page.locator(BOARD)).to_be_visible()
