"""Clocks in the browser: all see the same time, on a device whose own clock is wrong and after a lost line, too."""

import math
import time
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.hands import Hands
from tests.web.meeting import meet
from tests.web.test_whole_games import wish

pytestmark = pytest.mark.slow

SECOND = 1000
BANK, ADDED = 300, 180
TERMS: dict[str, dict[str, Any]] = {
    "bank": {"clock": BANK, "clock_kind": "bank", "increment": ADDED},
    "turn": {"clock": BANK, "clock_kind": "turn"},
}
WRONG = 90  # seconds by which one device's clock is ahead
PATIENCE = 20.0  # seconds until a crowded machine has drawn what time it is
MOST_CHOICES = 40  # of one turn
SOCKETS = (
    "const Own = WebSocket; window.lines = []; window.WebSocket = class extends Own {"
    " constructor(...given) { super(...given); window.lines.push(this); } };"
)
AHEAD = f"const own = Date.now; Date.now = () => own() + {WRONG * SECOND};"
# The clocks of the seat list and of the dock, all read at one moment.
SHOWN = """() => {
    const seconds = (node) => node && node.textContent.split(":").reduce((sum, part) => 60 * sum + Number(part), 0);
    const clocks = [...document.querySelectorAll("li > .who ~ time")];
    return {
        left: clocks.map(seconds), runs: clocks.map((clock) => !clock.classList.contains("still")),
        dock: seconds(document.querySelector(".dock time")),
    };
}"""
STATE = "async (table) => (await fetch(`/api/tables/${table}/state`)).json()"


@dataclass(frozen=True)
class Shown:
    """What stands on the clocks of a page, in seconds, by seat; and on that of the dock, where one is."""

    left: list[int]
    runs: list[bool]
    dock: int | None


def shown(page: Page) -> Shown:
    """The clocks of a page at this moment."""
    return Shown(**page.evaluate(SHOWN))


def same(early: Shown, between: Shown, late: Shown) -> bool:
    """Whether a page shows what another one showed just before and after: within a second, or exactly what stands."""
    if not early.left or not early.runs == between.runs == late.runs:
        return False
    return all(
        late.left[seat] - runs <= left <= early.left[seat] + runs
        for seat, (left, runs) in enumerate(zip(between.left, between.runs, strict=True))
    )


def right(page: Page, table: str) -> bool:
    """Whether a page shows what the server says, within a second."""
    clocks = page.evaluate(STATE, table)["viewers"][0]["clocks"]
    before, found, after = time.time(), shown(page), time.time()
    if len(found.left) != len(clocks) or found.runs != [clock["deadline"] is not None for clock in clocks]:
        return False
    for left, clock in zip(found.left, clocks, strict=True):
        if clock["deadline"] is None:
            least = most = math.ceil(clock["left"] / SECOND)
        else:
            least, most = (math.ceil(clock["deadline"] / SECOND - now) for now in (after, before))
        if not least - 1 <= left <= most + 1:
            return False
    return True


def agreed(host: Page, friend: Page, table: str) -> Shown:
    """The clocks, when both pages and the server agree on them."""
    end = time.monotonic() + PATIENCE
    while True:
        early, between, late = shown(host), shown(friend), shown(host)
        if same(early, between, late) and right(host, table):
            return late
        assert time.monotonic() < end, f"one page shows {late}, the other {between}"
        host.wait_for_timeout(200)


def dock_agrees(own: Page, other: Page, seat: int) -> None:
    """Who is asked sees the same time beside the question and in the list of seats; nobody else is asked."""
    expect(own.locator(".dock time")).to_be_visible()
    found = shown(own)
    assert found.dock is not None and abs(found.dock - found.left[seat]) <= 1
    assert other.locator(".dock time").count() == 0


def cut_line(page: Page) -> None:
    """The line to the table is lost, and the page finds back by itself."""
    before = page.evaluate("window.lines.length")
    page.evaluate("window.lines.at(-1).close()")
    page.wait_for_function("(count) => window.lines.length > count && window.lines.at(-1).readyState === 1", arg=before)


@pytest.mark.parametrize("kind", TERMS)
def test_two_pages_show_the_same_time_through_a_turn_and_a_lost_line(new_page: NewPage, kind: str) -> None:
    host, friend = new_page(), new_page()
    for script in (SOCKETS, AHEAD):
        friend.add_init_script(script)
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    table = meet(host, friend, wish("zodiac", seats=seats, start=False, **TERMS[kind]))
    pages = [host, friend]
    first = agreed(host, friend, table)
    assert sum(first.runs) == 1 and max(first.left) <= BANK + 1  # a page knows the time of the server to a second
    seat = first.runs.index(True)
    dock_agrees(pages[seat], pages[1 - seat], seat)

    for _ in range(MOST_CHOICES):
        if not shown(pages[seat]).runs[seat]:
            break
        Hands(pages[seat]).play(answers=1)
    second = agreed(host, friend, table)
    assert second.runs == [not runs for runs in first.runs]
    # A bank has what was left and the increment; a turn begins with all its time.
    assert BANK < second.left[seat] <= BANK + ADDED if kind == "bank" else second.left[seat] == BANK
    assert second.left[1 - seat] <= BANK + 1
    dock_agrees(pages[1 - seat], pages[seat], 1 - seat)

    cut_line(friend)
    assert agreed(host, friend, table).runs == second.runs
    friend.reload()
    expect(friend.locator(".play > .board")).to_be_visible()
    third = agreed(host, friend, table)
    assert third.runs == second.runs and third.left[1 - seat] < second.left[1 - seat] + 1
