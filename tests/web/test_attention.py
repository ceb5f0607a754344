"""What draws a person's attention: notifications, the mark on the app's icon, a tremble, and talk on a phone."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from jadetable.server.push.outbox import mark_of
from tests.server.push_service import PushService
from tests.server.running import InThread
from tests.web.conftest import PHONE, NewPage
from tests.web.hands import BOARD
from tests.web.test_whole_games import sit_down, wish

pytestmark = pytest.mark.slow
# A browser whose push service is the one of the test: the real one is on the internet.
BROWSER = """(() => {
    const wish = %s;
    let kept = null;
    const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0)).buffer;
    window.pushes = [];
    PushManager.prototype.getSubscription = async () => kept;
    PushManager.prototype.subscribe = async (options) => {
        window.pushes.push("asked");
        const keys = { p256dh: wish.p256dh, auth: wish.auth };
        const unsubscribe = async () => { kept = null; window.pushes.push("ended"); return true; };
        const known = { applicationServerKey: bytes(options.applicationServerKey) };
        kept = { endpoint: wish.endpoint, options: known, unsubscribe,
            toJSON: () => ({ endpoint: wish.endpoint, keys }) };
        return kept;
    };
})()"""
AWAY = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map((one) => [one.title, one.body, one.tag, one.data.path])"""
MARKS = """window.marks = []; window.trembles = 0;
    navigator.setAppBadge = async (count) => void window.marks.push(count);
    navigator.clearAppBadge = async () => void window.marks.push(0);
    navigator.vibrate = () => { window.trembles += 1; return true; };"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


Opening = Callable[[Page], tuple[str, "Bo"]]


class Bo:
    """Somebody else at the table, who plays by plain requests."""

    def __init__(self, site: InThread, table: str) -> None:
        self.http, self.table = httpx.Client(base_url=f"{site.base}/api/tables/{table}", timeout=60), table
        made = self.http.post("/join", json={"name": "Bo"}).json()
        self.http.headers["Authorization"] = f"Bearer {made['tokens']['1']}"

    def play(self) -> bool:
        """Answer if asked; whether it was so."""
        return answer(self.http)


def answer(who: Any) -> bool:
    """The first choice of whoever this is, if asked."""
    state = who.get("state").json() if isinstance(who, httpx.Client) else who.json("state")
    viewer = state["viewers"][0]
    if viewer["ask"] is None:
        return False
    key = f"k{viewer['seat']}-{viewer['ask']['prompt']}"
    body = {"type": "answer", "seat": viewer["seat"], "prompt": viewer["ask"]["prompt"], "key": key}
    body["actions"] = [viewer["ask"]["choices"][0]["action"]]
    who.post("answers", json=body) if isinstance(who, httpx.Client) else who.send("answers", body)
    return True


class Anna:
    """The person at the page, where she plays by requests of her browser."""

    def __init__(self, page: Page, table: str) -> None:
        self.page, self.path = page, f"/api/tables/{table}"

    def json(self, path: str) -> Any:
        return self.page.request.get(f"{self.path}/{path}").json()

    def send(self, path: str, body: Any) -> None:
        self.page.request.post(f"{self.path}/{path}", data=body)


@pytest.fixture
def open_table(site: InThread) -> Iterator[Opening]:
    """Anna sits down at the page, and Bo somewhere else."""
    others: list[Bo] = []

    def opened(page: Page) -> tuple[str, Bo]:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
        table = sit_down(page, wish("wuxing", seats=seats, start=False, options={}, components=None))
        others.append(Bo(site, table))
        page.get_by_role("button", name="Start the game").click()
        expect(page.locator(BOARD)).to_be_visible()
        return table, others[-1]

    yield opened
    for one in others:
        one.http.close()


def deliver(page: Page, told: dict[str, Any]) -> None:
    """Hand a message to the page's service worker, as the browser does."""
    talk = page.context.new_cdp_session(page)
    found: list[str] = []
    talk.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    talk.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin is not None
    message = {"origin": origin[0], "registrationId": found[-1], "data": json.dumps(told)}
    talk.send("ServiceWorker.deliverPushMessage", message)
    talk.detach()


def test_who_asked_is_told_of_a_turn_while_away_and_not_while_looking(
    new_page: NewPage, open_table: Opening, service: PushService
) -> None:
    page, phone = new_page(), service.device()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(BROWSER % json.dumps(phone.wish))
    table, bo = open_table(page)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    assert page.evaluate("window.pushes") == [] and not service.heard

    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when I do not look").check()
    page.wait_for_function("() => window.pushes.length === 1")
    page.wait_for_function(f"async () => (await caches.open('notes-1')).match('/note/{mark_of(table)}').then(Boolean)")
    page.keyboard.press("Escape")
    page.evaluate(AWAY, True)
    anna = Anna(page, table)
    for _ in range(400):
        if service.heard:
            break
        if not bo.play():
            answer(anna)
    heard = service.wait(1)[0]
    told = phone.read(heard)
    assert told == {"title": "Wu Xing: The Five Elements Game", "text": "It is your turn.", "mark": mark_of(table)}

    page.goto("/")
    deliver(page, told)
    page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    assert page.evaluate(SHOWN) == [[told["title"], told["text"], told["mark"], f"/t/{table}"]]
    page.evaluate(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => one.close())"
    )
    page.goto(f"/t/{table}")
    expect(page.locator(BOARD)).to_be_visible()
    deliver(page, told)
    page.wait_for_timeout(500)
    assert page.evaluate(SHOWN) == [], "who looks at the table is not disturbed"

    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when I do not look").uncheck()
    page.wait_for_function("() => window.pushes.at(-1) === 'ended'")
    assert page.evaluate("async () => caches.has('notes-1')") is False
    kept = page.request.get(f"/api/tables/{table}/seats/0/data").json()["notified"]
    assert kept == []


def test_a_browser_without_a_push_service_says_so(new_page: NewPage, open_table: Opening) -> None:
    page = new_page()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(
        "PushManager.prototype.subscribe = async () => { throw new DOMException('none', 'AbortError'); };"
    )
    open_table(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when I do not look").click()
    expect(page.get_by_text("push service does not answer")).to_be_visible()
    expect(page.get_by_label("Tell me when I do not look")).not_to_be_checked()


def test_the_icon_is_marked_and_the_phone_trembles_only_if_wanted(new_page: NewPage, open_table: Opening) -> None:
    page = new_page(size=PHONE, touch=True)
    page.add_init_script(MARKS)
    table, bo = open_table(page)
    anna = Anna(page, table)

    def until_turn() -> None:
        for _ in range(60):
            bo.play()
            if page.locator(".dock[data-prompt]").count():
                return
            page.wait_for_timeout(50)
        raise AssertionError("it never is her turn")

    until_turn()
    assert (page.evaluate("window.marks"), page.evaluate("window.trembles")) == ([], 0), "off until somebody wants it"
    page.get_by_role("button", name="Settings").tap()
    page.get_by_label("Mark the app’s icon").check()
    page.get_by_label("Let the phone tremble").check()
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.marks.at(-1) === 1 && window.trembles === 1")
    while answer(anna):
        pass
    page.wait_for_function("() => window.marks.at(-1) === 0")
    until_turn()
    page.wait_for_function("() => window.marks.at(-1) === 1 && window.trembles >= 2")


def test_talk_on_a_phone_has_a_mark_and_a_sheet_and_reactions_fly_by(new_page: NewPage) -> None:
    host, guest, onlooker = new_page(), new_page(size=PHONE, touch=True), new_page()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    table = sit_down(host, wish("zodiac", seats=seats, start=False, options={}, components=None))
    guest.goto(f"/t/{table}")
    guest.get_by_label(re.compile("name", re.IGNORECASE)).fill("Bo")
    guest.get_by_role("button", name="Sit down").tap()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(BOARD)).to_be_visible()
    onlooker.goto(f"/t/{table}")
    expect(onlooker.get_by_text("Take a seat to join in.")).to_be_visible()

    talk = guest.get_by_role("button", name=re.compile("^Talk"))
    expect(talk).to_be_visible()
    expect(guest.get_by_placeholder("Say something")).to_have_count(0)
    host.get_by_placeholder("Say something").fill("Hello Bo")
    host.get_by_role("button", name="Send").click()
    expect(talk).to_have_accessible_name("Talk: one new line")
    host.get_by_role("button", name="React with 👏").click()
    expect(guest.locator(".flying")).to_contain_text("👏 Anna")
    expect(talk).to_have_accessible_name("Talk: 2 new lines")
    expect(guest.locator(".flying p")).to_have_count(0)
    guest.reload()
    expect(talk).to_have_accessible_name("Talk: 2 new lines")  # still unread

    talk.tap()
    sheet = guest.get_by_role("dialog", name="Talk")
    expect(sheet.get_by_text("Hello Bo")).to_be_visible()
    assert guest.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    sheet.get_by_placeholder("Say something").fill("Hello Anna")
    sheet.get_by_role("button", name="Send").tap()
    expect(host.get_by_text("Hello Anna")).to_be_visible()
    sheet.get_by_role("button", name="Close").tap()
    expect(talk).to_have_accessible_name("Talk")
    expect(host.locator(".flying")).to_have_count(0)  # where the talk is in sight, nothing flies
