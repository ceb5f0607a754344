"""A server answers to its own names only: a foreign page cannot make itself one of ours by pointing its name here."""

from typing import Any

import httpx
import pytest

from jadetable.core.registry import slugs
from jadetable.server.http import routes_site
from jadetable.server.http.names import Names
from jadetable.server.ops.settings import Settings
from tests.server.running import InThread

OWN = ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.20", "jade.localhost", "localhost."]
FOREIGN = ["evil.example", "127.0.0.1.evil.example:8000", "localhost.evil.example", "", "[", "evil.example:80:80"]
HOME = ["jade", "jade.local:8000", "table.home.arpa", "pc.lan"]


def names(**given: Any) -> Names:
    return Names(Settings(database="sqlite:///x.db", **given))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_this_machine_goes_by_no_other_name(host: str) -> None:
    found = names(host=host)
    assert all(found.welcome_host(name) for name in OWN)
    assert not any(found.welcome_host(name) for name in [*FOREIGN, *HOME])


def test_a_server_for_a_network_goes_by_the_names_that_only_this_network_gives() -> None:
    found = names(host="0.0.0.0")
    assert all(found.welcome_host(name) for name in OWN + HOME)
    assert not any(found.welcome_host(name) for name in FOREIGN)


def test_names_that_are_set_are_the_only_ones_and_a_proxy_knows_its_own() -> None:
    found = names(host="0.0.0.0", hosts="Jade.example, www.jade.example")
    assert found.welcome_host("jade.example:443") and found.welcome_host("www.jade.example")
    assert not any(found.welcome_host(name) for name in FOREIGN + HOME)
    assert names(proxies="127.0.0.1").welcome_host("jade.example")
    assert not names(proxies="127.0.0.1", hosts="jade.example").welcome_host("evil.example")
    assert names(hosts="*").welcome_host("evil.example")


def test_an_origin_is_ours_only_with_the_same_scheme_and_host() -> None:
    found = names(origins="https://friend.example/")
    assert found.welcome_origin("http", "a:1", "http://a:1", "")
    assert found.welcome_origin("wss", "a", "https://A", "")
    assert found.welcome_origin("http", "a", "https://friend.example", "")
    for origin in ("https://a:1", "http://a", "http://a:1.evil", "null", "http://[", "ws://a:1"):
        assert not found.welcome_origin("http", "a:1", origin, "same-origin"), origin
    assert found.welcome_origin("http", "a", "", "none") and not found.welcome_origin("http", "a", "", "cross-site")


def test_a_rebound_name_reaches_nothing(server: InThread) -> None:
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path in ("/api/games", "/", "/api/tables"):
        reply = httpx.get(server.base + path, headers=headers)
        assert (reply.status_code, reply.json()["code"]) == (421, "foreign-host") and "evil.example" in reply.text
    reply = httpx.post(f"{server.base}/api/tables", headers=headers, json={})
    assert reply.status_code == 421
    port = server.base.rsplit(":", 1)[1]
    own = {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    assert httpx.post(f"{server.base}/api/tables", headers=own, json={}).status_code == 400
    other = own | {"Origin": f"https://localhost:{port}"}
    assert httpx.post(f"{server.base}/api/tables", headers=other, json={}).json()["code"] == "foreign-origin"


def test_the_list_of_games_is_made_once_for_each_language(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = server.server.config.loaded_app.app.app.state["kept_games"]
    first = {lang: httpx.get(f"{server.base}/api/games", params={"lang": lang}) for lang in ("en", "it", "zh-Hans")}
    ready = set(kept)
    monkeypatch.setattr(routes_site, "_games", lambda catalogue, lang: [])
    for lang, reply in first.items():
        again = httpx.get(f"{server.base}/api/games", params={"lang": lang})
        assert again.headers["content-type"] == "application/json" and b"<" not in again.content
        if set(kept) == ready:  # no game got ready meanwhile
            assert again.content == reply.content and [game["slug"] for game in again.json()] == list(slugs())
    assert len({reply.content for reply in first.values()}) == 3
