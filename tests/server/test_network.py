"""Opening to the network: by the person at the machine alone, and for addresses of the network alone.

127.0.0.2 stands for the address of this machine in the network; nothing is sent to any other address.
"""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.conftest import toys
from tests.server.running import InThread, in_thread

pytestmark = pytest.mark.usefixtures("calm")

LAN = "127.0.0.2"


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, calm: None) -> Iterator[InThread]:
    folder = tmp_path_factory.mktemp("network")
    with in_thread(f"sqlite:///{folder / 'tables.db'}", toys()) as running:
        running.server.network.find = lambda: [LAN]
        yield running


def port_of(server: InThread) -> int:
    return int(server.base.rpartition(":")[2])


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", timeout=2).status_code == 200
    except httpx.ConnectError:
        return False


def refusal(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["code"]


def test_only_who_has_the_key_and_sits_here_opens_the_network(server: InThread) -> None:
    lan = f"http://{LAN}:{port_of(server)}"
    with httpx.Client(base_url=server.base) as page:
        assert page.get("/api/network").json() == {"addresses": [], "may_open": False, "closed": True}
        assert refusal(page.post("/api/network/open")) == (403, "not-at-home")
        assert refusal(page.post("/api/network/key", json={"key": "guessed"})) == (403, "not-at-home")
        assert not answers(lan)

        entered = page.post("/api/network/key", json={"key": server.server.network.key})
        assert entered.status_code == 204
        cookie = entered.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=strict" in cookie and "path=/api/network" in cookie
        assert page.get("/api/network").json()["may_open"] is True

        opened = page.post("/api/network/open")
        assert opened.status_code == 200 and opened.json()["addresses"] == [lan]
        assert opened.json()["closed"] is False
        assert answers(lan) and answers(server.base)
        assert page.post("/api/network/open").json()["addresses"] == [lan], "once more changes nothing"


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "192.168.1.20"},
        {"X-Forwarded-For": "203.0.113.9"},
        {"Forwarded": "for=203.0.113.9"},
        {"Via": "1.1 tunnel"},
        {"Origin": "http://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
def test_the_key_is_worth_nothing_from_elsewhere(server: InThread, headers: dict[str, str]) -> None:
    cookies = {"Cookie": f"jade-house={server.server.network.key}"}
    refused = httpx.post(f"{server.base}/api/network/open", headers=headers | cookies)
    assert refused.status_code == 403
    assert server.server.network.addresses == []


def test_nobody_else_learns_the_addresses_of_this_machine(server: InThread) -> None:
    told = httpx.get(f"{server.base}/api/network", headers={"Host": "192.168.1.20", "X-Forwarded-For": "1.2.3.4"})
    assert told.json() == {"addresses": [], "may_open": False, "closed": False}


def test_the_network_is_a_name_of_ours_and_no_foreign_page_acts_there(server: InThread) -> None:
    server.server.network.find = lambda: [LAN]
    with httpx.Client(base_url=server.base) as page:
        page.post("/api/network/key", json={"key": server.server.network.key})
        (lan,) = page.post("/api/network/open").json()["addresses"]
    wish: dict[str, Any] = {"game": "toy", "seats": [{"kind": "open"}] * 2}
    post = f"{lan}/api/tables"
    assert httpx.post(post, json=wish, headers={"Origin": lan}).status_code == 201
    for foreign in ("http://evil.example", f"http://127.0.0.1:{port_of(server)}", "null"):
        assert refusal(httpx.post(post, json=wish, headers={"Origin": foreign})) == (403, "foreign-origin")
    assert refusal(httpx.get(f"{lan}/api/games", headers={"Host": "rebound.example"})) == (421, "foreign-host")
    named = httpx.get(f"{lan}/api/games", headers={"Host": "pc.local"})
    assert refusal(named) == (421, "foreign-host"), "names of the network are for a server that was started for it"


def test_the_network_of_a_moved_laptop_is_asked_for_anew(server: InThread) -> None:
    network = server.server.network
    with httpx.Client(base_url=server.base) as page:
        page.post("/api/network/key", json={"key": network.key})
        page.post("/api/network/open")
        network.find = lambda: ["127.0.0.3"]
        assert page.get("/api/network").json() == {"addresses": [], "may_open": True, "closed": True}
        assert not answers(f"http://127.0.0.3:{port_of(server)}"), "what was allowed was another network"


def test_without_a_network_there_is_a_sentence(server: InThread) -> None:
    server.server.network.find = list
    with httpx.Client(base_url=server.base) as page:
        page.post("/api/network/key", json={"key": server.server.network.key})
        assert refusal(page.post("/api/network/open")) == (409, "no-network")


def test_with_a_flag_the_server_answers_the_network_from_the_start(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jadetable.server.ops.interfaces.found", lambda: [LAN])
    folder = tmp_path_factory.mktemp("family")
    with in_thread(f"sqlite:///{folder / 'tables.db'}", toys(), lan=True) as server:
        assert server.server.network.settled.wait(20)
        lan = f"http://{LAN}:{port_of(server)}"
        assert server.server.network.addresses == [lan] and answers(lan)
        assert httpx.get(f"{lan}/api/games", headers={"Host": "pc.local"}).status_code == 200
    assert not answers(lan), "it ends with the server"


def test_behind_a_proxy_or_for_everybody_there_is_nothing_to_open(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    for given in ({"proxies": "127.0.0.1"}, {"host": "127.0.0.1", "proxies": "*"}):
        folder = tmp_path_factory.mktemp("proxied")
        with in_thread(f"sqlite:///{folder / 'tables.db'}", toys(), **given) as server:
            server.server.network.find = lambda: [LAN]
            with httpx.Client(base_url=server.base) as page:
                page.post("/api/network/key", json={"key": server.server.network.key})
                assert refusal(page.post("/api/network/open")) == (409, "no-network")
