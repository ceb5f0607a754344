"""Pictures of every page and board, wide and phone-sized: `make screenshots` writes docs/screenshots and its page.

Each game is played by a person who presses this and that against bots; between the pictures a bot plays for the person.
The positions differ from run to run. Every board is also taken at five sizes, by day and by night, into
docs/screenshots/boards, to be looked at and not kept.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from jadetable.core import registry
from scripts.browser import ADVICE, find
from tests.kit.profile import profile
from tests.web.hands import Hands

ROOT = Path(__file__).resolve().parent.parent
FOLDER, LIST = ROOT / "docs" / "screenshots", ROOT / "docs" / "screenshots.md"
SIZES = {"wide": ViewportSize(width=1440, height=900), "phone": ViewportSize(width=390, height=844)}
BOARDS = FOLDER / "boards"
WINDOWS = [(1440, 900), (1920, 1080), (1024, 768), (390, 844), (844, 390)]
EVER = 99_999  # events: more than any game has
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
OPEN = """async (wish) => (await (await fetch("/api/tables", {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wish),
})).json()).table.id"""
# Bots play for the person until so much has happened; then the person plays on.
LATER = """async ([table, events]) => {
    const post = (path, body) => fetch(`/api/tables/${table}/${path}`, {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
    });
    await post("seats/0/rest", {level: "normal"});
    for (;;) {
        await new Promise((done) => setTimeout(done, 150));
        const reply = await fetch(`/api/tables/${table}/state?since=100000`);
        if (!reply.ok) continue; // asked too often
        const now = await reply.json();
        if (now.next >= events || now.table.status !== "playing") break;
    }
    await post("seats/0/back", {});
}"""
TOP = "() => document.querySelector('.play')?.scrollTo(0, 0)"
EARLY = 2  # answers until the first picture of a game
GAMES = 5  # until one lasts as long as is asked for
MOST = 40  # answers to wait for a question worth a picture of its own
BOT_PAUSE = "30"  # milliseconds: bots that play for the person stop in time
PAGES = {"home": "/", "new-table": "/new/race", "almanac": "/almanac", "rules": "/rules/mandarin"}


class Camera:
    """One browser window of one size, and where its pictures go."""

    def __init__(self, browser: Browser, base: str, size: str) -> None:
        self.size = size
        context = browser.new_context(base_url=base, viewport=SIZES[size], has_touch=size == "phone", locale="en")
        context.add_init_script("localStorage['jade-settings'] ??= JSON.stringify({speed: 'instant', name: 'Mei'})")
        context.set_default_timeout(60_000)
        self.page: Page = context.new_page()
        self.page.goto("/")

    def shoot(self, name: str) -> None:
        """Take a picture when everything has come to rest."""
        self.page.wait_for_load_state("networkidle")
        self.page.mouse.move(0, 0)  # what it points at would tell of itself
        self.page.wait_for_timeout(700)
        self.page.screenshot(path=FOLDER / f"{name}-{self.size}.jpg", type="jpeg", quality=82)
        print(f"  {name}-{self.size}", flush=True)

    def shoot_everywhere(self, name: str) -> None:
        """The same position at every size, by day and by night."""
        self.page.mouse.move(0, 0)
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            for width, height in WINDOWS:
                self.page.set_viewport_size({"width": width, "height": height})
                self.page.wait_for_timeout(700)
                path = BOARDS / f"{name}-{width}x{height}-{theme}.jpg"
                self.page.screenshot(path=path, type="jpeg", quality=82)
                print(f"  boards/{path.stem}", flush=True)
        self.page.emulate_media(color_scheme="light")
        self.page.set_viewport_size(SIZES[self.size])

    def visit(self, name: str, path: str) -> None:
        """A picture of a page that needs no game."""
        self.page.goto(path)
        self.page.locator("main").first.wait_for()
        self.shoot(name)

    def sit_down(self, slug: str) -> str:
        """Open a table against bots and go there."""
        wanted = profile(slug).pictures
        seats = [{"kind": "person", "name": "Mei"}, *[{"kind": "bot", "level": "normal"}] * (wanted.seats - 1)]
        wish = {"game": slug, "seats": seats, "options": dict(wanted.options), "start": True}
        table = str(self.page.evaluate(OPEN, wish))
        self.page.goto(f"/t/{table}")
        return table

    def hands(self) -> Hands:
        """Somebody who presses this and that."""
        return Hands(self.page, "touch" if self.size == "phone" else "mouse")

    def play(self, slug: str) -> None:
        """A game from its beginning to its end, with pictures on the way."""
        wanted = profile(slug).pictures
        if wanted.moment:
            self.await_moment(slug, *wanted.moment)
        table = self.sit_down(slug)
        self.hands().play(answers=EARLY)
        self.shoot(f"{slug}-early")
        for _ in range(GAMES):
            self.hasten(table, wanted.late)
            if not self.page.locator(".play > .result").count():
                break
            table = self.sit_down(slug)  # that game was a short one
        self.page.evaluate(TOP)
        self.shoot(f"{slug}-late")
        if self.size == "wide":
            self.shoot_everywhere(slug)
        self.hasten(table, EVER)
        self.page.locator(".play > .result").wait_for()
        self.page.get_by_role("button", name="Look back on this game").click()
        self.page.get_by_role(
            "heading", name="Luck or decisions?"
        ).wait_for()  # a strong bot plays through it once more
        self.page.evaluate(TOP)
        self.shoot(f"{slug}-result")
        self.page.goto(f"/replay/{table}")
        strip = self.page.locator("main input[type=range]")
        strip.fill(str(int(strip.get_attribute("max") or 0) // 2))
        strip.blur()
        self.shoot(f"{slug}-replay")

    def hasten(self, table: str, events: int) -> None:
        """Let bots play until so much has happened, and look at what the person is asked then."""
        self.page.evaluate(LATER, [table, events])
        self.page.reload()
        self.page.locator(".dock[data-prompt], .play > .result").first.wait_for()

    def await_moment(self, slug: str, name: str, prompt: str) -> None:
        """A picture of a question that is asked now and then, in a game of its own; three games are tried."""
        for _ in range(3):
            self.sit_down(slug)
            hands = self.hands()
            for _ in range(MOST):
                if hands.play(answers=1):
                    break
                self.page.locator(".dock[data-prompt], .play > .result").first.wait_for()
                if self.page.locator(f".dock[data-kind={prompt}]").count():
                    self.page.reload()  # lists that were opened are folded again
                    self.page.locator(".dock[data-prompt]").wait_for()
                    self.shoot(f"{slug}-{name}")
                    return


def serve(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """A server of its own, with bots that answer at once."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    given = {"JADE_BOT_PAUSE_MS": BOT_PAUSE, "JADE_LOG_LEVEL": "error", "JADE_CREATE_RATE": "100"}
    database = f"sqlite:///{folder / 'tables.db'}"
    command = [sys.executable, "-m", "jadetable", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, env=os.environ | given)
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
            break
        except OSError:
            time.sleep(0.1)
    return process, f"http://127.0.0.1:{port}"


def write_list() -> None:
    """docs/screenshots.md: every picture, wide and phone-sized side by side."""
    names = sorted({path.stem.rpartition("-")[0] for path in FOLDER.glob("*.jpg")})
    lines = ["# Pictures", "", "Made by `make screenshots`.", ""]
    for name in names:
        lines += [f"## {name.replace('-', ' ')}", ""]
        lines += [f"![{name}, {size}](screenshots/{name}-{size}.jpg)" for size in SIZES
                  if (FOLDER / f"{name}-{size}.jpg").exists()]  # fmt: skip
        lines += [""]
    LIST.write_text("\n".join(lines), encoding="utf-8")


def main(slugs: list[str]) -> int:
    """Take all pictures, or those of some games."""
    path = find()
    if path is None:
        print(ADVICE)
        return 1
    BOARDS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    process, base = serve(folder)
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            jobs: list[Callable[[Camera], None]] = []
            if not slugs:
                jobs += [lambda camera, n=name, p=place: camera.visit(n, p) for name, place in PAGES.items()]  # type: ignore[misc]
            for slug in slugs or registry.house_slugs():
                jobs += [lambda camera, s=slug: camera.visit(f"{s}-lesson", f"/learn/{s}")]  # type: ignore[misc]
                jobs += [lambda camera, s=slug: camera.play(s)]  # type: ignore[misc]
            for size in SIZES:
                camera = Camera(browser, base, size)
                for job in jobs:
                    job(camera)
            browser.close()
    finally:
        process.terminate()
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)
    write_list()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
