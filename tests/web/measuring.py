"""What is measured of a page as it stands on the screen, at which sizes, and how large things have to be."""

from functools import cache

from playwright.sync_api import Page, ViewportSize

from tests.server.running import ROOT
from tests.web.conftest import PHONE, WIDE

SIZES = {
    "desk": WIDE,
    "small": ViewportSize(width=1024, height=768),
    "phone": PHONE,
    "side": ViewportSize(width=844, height=390),
}
PHONES = ("phone", "side")
LEAST_TEXT = {"desk": 12, "small": 12, "phone": 11, "side": 11}  # pixels on the screen
LEAST_TARGET, FINE_TARGET = 40, 24
ASKED = {"desk": 1000}  # of what is refused: there all of it, elsewhere some; the server gives a reason for each
WHAT = ("texts", "targets", "sight", "room", "about")

SETTLED = 60  # milliseconds between two looks
LOOKS = 25  # until something counts as out of sight; these machines are small and busy

# Ends when nothing moves any more: axe would judge the colours of a passing moment.
STILL = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}"""

Found = dict[str, set[str]]


@cache
def script() -> str:
    return (ROOT / "tests" / "web" / "measures.js").read_text(encoding="utf-8")


def calls(size: str) -> dict[str, list[str]]:
    """What is called for each measure at this size."""
    desk = str(size not in PHONES).lower()
    found = {
        "texts": [f"smallTexts({LEAST_TEXT[size]})"],
        "room": [f"overflowing({desk})"],
        "about": [f"silent({ASKED.get(size, 10)})", "unexplained()"],
    }
    if size in PHONES:
        found |= {"targets": [f"smallTargets({LEAST_TARGET}, {FINE_TARGET})"], "sight": ["outOfSight()"]}
    return found


def out_of_sight(page: Page, size: str) -> set[str]:
    """What is asked and cannot be reached, once the page has come to rest: what is asked for is brought into sight."""
    wrong: set[str] = set()
    for _ in range(LOOKS):
        page.wait_for_timeout(SETTLED)
        wrong = measure(page, size, "sight").get("sight", set())
        if not wrong:
            break
    return wrong


def measure(page: Page, size: str, *wanted: str) -> Found:
    """What is wrong with the page as it stands, by measure."""
    page.evaluate(STILL)  # a thing on its way is not yet as large as it will be
    page.evaluate(script())
    known = calls(size)
    return {
        what: {wrong for call in known[what] for wrong in page.evaluate(f"measures.{call}")}
        for what in wanted
        if what in known
    }
