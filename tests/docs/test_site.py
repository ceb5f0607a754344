"""The built site: whole, without the network, and served by the table server as strictly as everything else."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import httpx
import pytest

from jadetable.cli import docs as command
from jadetable.core import registry
from jadetable.core.declare import message_name
from jadetable.core.words import LANGUAGES, words
from jadetable.server.http import routes_docs
from tests.cli.jade import jade
from tests.docs.pages import ROOT
from tests.server.running import InThread

LOADED = {"script": "src", "link": "href", "img": "src", "source": "src", "iframe": "src"}


class Reader(HTMLParser):
    """What a page loads, where it leads, which anchors it has, and what is written into it that should not be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.leads: list[str] = []
        self.anchors: set[str] = set()
        self.inline: list[str] = []
        self.lang = ""
        self.feed(text)

    def handle_starttag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in given}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "html":
            self.lang = found.get("lang", "")
        if tag in LOADED and LOADED[tag] in found and found.get("rel") not in ("index", "search", "next", "prev"):
            self.loads.append(found[LOADED[tag]])
        if tag == "a" and "href" in found:
            self.leads.append(found["href"])
        if tag == "style" or (tag == "script" and "src" not in found) or "style" in found:
            self.inline.append(f"<{tag} {found}>")
        self.inline += [name for name in found if name.startswith("on")]


@pytest.fixture(scope="session")
def read(site: Path) -> dict[Path, Reader]:
    """Every page of the site."""
    return {path: Reader(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


TO_THE_TABLE = "../"  # the server and the site for file servers hand out the documentation from a folder of theirs


def test_every_link_of_the_site_leads_to_a_page_and_an_anchor_of_it(read: dict[Path, Reader]) -> None:
    broken = []
    for path, page in read.items():
        for target in page.leads:
            parts = urlsplit(target)
            if parts.scheme or target == TO_THE_TABLE:
                continue
            found = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            anchors = read[found].anchors if found in read and parts.fragment else {unquote(parts.fragment)}
            if not found.is_file() or unquote(parts.fragment) not in anchors:
                broken.append((path.name, target))
    assert broken == []
    assert sum(len(page.leads) for page in read.values()) > 1000


def test_nothing_is_loaded_from_elsewhere(site: Path, read: dict[Path, Reader]) -> None:
    for path, page in read.items():
        assert [target for target in page.loads if urlsplit(target).scheme or target.startswith("//")] == [], path
    for sheet in site.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        assert not re.search(r"@import|url\(['\"]?(https?:)?//", text), sheet


def test_no_script_and_no_style_is_written_into_a_page(read: dict[Path, Reader]) -> None:
    assert {path.name: page.inline for path, page in read.items() if page.inline} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_every_game_are_there_in_every_language(lang: str, site: Path, read: dict[Path, Reader]) -> None:
    for slug in registry.house_slugs():
        path = site / "rules" / lang / f"{slug}.html"
        text = path.read_text(encoding="utf-8")
        assert read[path].lang == lang
        for chapter in registry.find(slug).chapters:
            title = words(lang).text(f"{message_name(slug, 'rules', chapter)}.title")
            assert title.replace("'", "’") in text or title in text


def test_the_reference_tells_of_the_public_classes(site: Path) -> None:
    text = (site / "api.html").read_text(encoding="utf-8")
    for name in ("match.Match.act", "position.Position.know", "knowledge.Knowledge", "teller.Teller", "game.Game"):
        assert f'id="jadetable.core.{name}"' in text
    assert 'id="jadetable.bulk.batch.run"' in text and 'id="jadetable.bots.make"' in text


def test_the_server_shows_the_site_under_the_same_policy_as_its_pages(served: InThread) -> None:
    with httpx.Client(base_url=served.base, follow_redirects=True) as reader:
        first = reader.get("/docs")
        assert first.status_code == 200 and first.url.path == "/docs/index.html"
        assert first.headers["content-type"].startswith("text/html")
        assert first.headers["content-security-policy"] == reader.get("/healthz").headers["content-security-policy"]
        assert reader.get("/docs/").text == first.text
        assert reader.get("/docs/_static/jade.css").headers["content-type"].startswith("text/css")
        assert reader.get("/docs/games/zodiac.html").status_code == 200


@pytest.mark.parametrize(
    "path", ["/docs/none.html", "/docs/%2e%2e/api.html", "/docs/..%2f..%2fkept/environment.pickle"]
)
def test_the_server_shows_nothing_outside_the_site(served: InThread, path: str) -> None:
    reply = httpx.get(served.base + path)
    assert reply.status_code == 404 and reply.json()["code"] == "not-found"


def test_where_the_site_is_not_built_the_server_says_how_to_build_it(
    served: InThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes_docs, "SITE", tmp_path)
    reply = httpx.get(f"{served.base}/docs/index.html")
    assert reply.status_code == 404 and "make docs" in reply.text


def test_the_service_worker_of_the_client_leaves_the_documentation_alone() -> None:
    worker = (ROOT / "web" / "public" / "sw.js").read_text(encoding="utf-8")
    (pattern,) = re.findall(r"\|\| /(\S+)/\.test\(url\.pathname\)\) return;", worker)
    left = [
        path for path in ("/docs", "/docs/index.html", "/api/tables", "/docsy", "/t/docs") if re.search(pattern, path)
    ]
    assert left == ["/docs", "/docs/index.html", "/api/tables"]


def test_jade_docs_opens_the_site_of_the_package(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(command, "SITE", site)
    page = (site / "index.html").as_uri()
    assert page in jade("docs").stdout and opened == [page]
    assert jade("docs", "--print").stdout.strip() == page and opened == [page]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_jade_docs_says_how_to_build_what_is_missing(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "SITE", tmp_path)
    refused = jade("docs", "--lang", lang)
    assert refused.exit_code == 1 and words(lang).text("docs-missing") in refused.stderr
