"""A real server and a real Chromium; what went wrong is kept in test-results/.

A failed test leaves a trace of what was done, a picture of each page and its markup at that moment. With JADE_TRACE=1
the trace also holds the page before and after every step, which doubles the work of the browser.
"""

import contextlib
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)
from playwright.sync_api import Error as BrowserError

from jadetable.core import registry
from jadetable.server.tables.catalogue import Catalogue
from scripts import static_site
from scripts.browser import ADVICE, find
from tests.server.running import ROOT, InThread, in_thread

STATIC = ROOT / "src" / "jadetable" / "server" / "static"
RESULTS = ROOT / "test-results"
WIDE, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
IN_A_HURRY = "localStorage['jade-settings'] ??= JSON.stringify({speed: 'instant'})"
MOVING = IN_A_HURRY.replace("instant", "fast")
EVERY_STEP = bool(os.environ.get("JADE_TRACE"))
PATIENCE = 60_000  # milliseconds; these machines are small and busy
expect.set_options(timeout=PATIENCE / 2)

NETWORK = ("Failed to load resource", "WebSocket connection to")

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """The tables with its pages; bots answer at once."""
    assert (STATIC / "index.html").exists(), "the pages are not built: make web"
    for slug in registry.house_slugs():
        Catalogue().prepare_now(slug)
    folder = tmp_path_factory.mktemp("site")
    with in_thread(f"sqlite:///{folder / 'tables.db'}", push_local=True) as running:
        yield running


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site without a table server: a folder for any file server."""
    folder = tmp_path_factory.mktemp("alone") / "site"
    static_site.build(folder)
    return folder


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is; looked for before the driver runs, of which there is one at a time."""
    path = find()
    assert path is not None, ADVICE
    return path


@pytest.fixture(scope="session")
def driver(chromium: str) -> Iterator[Playwright]:
    """What drives browsers."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(driver: Playwright, chromium: str) -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    running = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
    yield running
    running.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Let fixtures see whether the test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


def keep(context: BrowserContext, name: str) -> None:
    """Keep how the pages of a failed test look."""
    RESULTS.mkdir(exist_ok=True)
    for page in context.pages:
        with contextlib.suppress(BrowserError):  # a page that hangs must not hide why the test failed
            (RESULTS / f"{name}.html").write_text(page.content(), encoding="utf-8")
            page.screenshot(path=RESULTS / f"{name}.png", timeout=10_000)


def is_fault(line: ConsoleMessage) -> bool:
    """Whether the page complains of itself. What the browser says of a server that is away or refuses is no fault."""
    return line.type in ("warning", "error") and not line.text.startswith(NETWORK)


@pytest.fixture
def new_page(browser: Browser, site: InThread, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Pages of people who do not know each other: each has cookies, settings and a window of its own."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(
        path: str = "/", size: ViewportSize = WIDE, touch: bool = False, lang: str = "en", moving: bool = False
    ) -> Page:
        context = browser.new_context(
            base_url=site.base,
            viewport=size,
            has_touch=touch,
            locale=lang,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.tracing.start(snapshots=EVERY_STEP)
        context.add_init_script(MOVING if moving else IN_A_HURRY)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(f"{line.text} ({line.location})") if is_fault(line) else None)
        page.on("request", lambda asked: faults.append(asked.url) if "undefined" in asked.url else None)
        page.on("websocket", lambda line: faults.append(line.url) if "undefined" in line.url else None)
        page.goto(path)
        return page

    yield make
    failed = request.node.stash.get(FAILED, True)
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    for number, context in enumerate(contexts):
        if failed:
            keep(context, f"{name}-{number}")
        context.tracing.stop(path=RESULTS / f"{name}-{number}.zip" if failed else None)
        context.close()
    assert not faults, faults


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where a test may leave pictures."""
    return tmp_path
