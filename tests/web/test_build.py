"""What builds and serves the browser client."""

import re
import socket
from pathlib import Path

import pytest

from jadetable.core import registry
from jadetable.server.http import routes_site
from jadetable.server.ops.run import with_free_port
from jadetable.server.ops.settings import Settings
from scripts.node import is_enough

ROUTER = Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts"
GENERATED = ROUTER.parent / "generated"
PLAN = re.compile(r"""\[["'`](?:record|seats|upto)["'`],\s*\[?\d""")  # a part of a plan, as written or as built


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.19.0", True),
        ("v20.18.3", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("?", False),
    ],
)
def test_only_a_node_that_runs_our_build_tools_is_used(version: str, enough: bool) -> None:
    assert is_enough(version) is enough


def test_a_taken_port_is_replaced_by_a_free_one() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        usual = Settings(port=taken.getsockname()[1])
        assert with_free_port(usual).port not in (usual.port, 0)
    assert with_free_port(usual).port == usual.port


def test_files_are_sent_packed_to_those_who_can_read_that_and_never_from_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "a.js").write_text("plain")
    (static / "assets" / "a.js.gz").write_bytes(b"packed")
    (static / "index.html").write_text("page")
    (tmp_path / "secret.txt").write_text("no")
    monkeypatch.setattr(routes_site, "STATIC", static)
    packed, plain = (routes_site.find_file("assets/a.js", compressed) for compressed in (True, False))
    assert packed is not None and plain is not None
    assert (packed.content, packed.headers["Content-Encoding"]) == (b"packed", "gzip")
    assert plain.content == b"plain" and "Content-Encoding" not in plain.headers
    assert "immutable" in plain.headers["Cache-Control"]
    page = routes_site.find_file("index.html", True)
    assert page is not None and page.headers["Cache-Control"] == "no-cache"
    assert routes_site.find_file("../secret.txt", False) is None


def test_the_server_knows_every_page_of_the_client() -> None:
    written = ROUTER.read_text(encoding="utf-8")
    for page in routes_site.PAGES:
        assert f'["{page.split("{")[0]}' in written, page
    assert written.count("() => import(") == len(routes_site.PAGES) + 1  # and the page for wrong addresses


def test_how_bytes_are_read_is_known_by_its_look() -> None:
    for file in GENERATED.glob("*.ts"):
        assert bool(PLAN.search(file.read_text(encoding="utf-8"))) is (file.name != "index.ts"), file.name
    assert PLAN.search("x=[2420,[[`hand`,8,[`upto`,4,1,[`number`,`i1`]]]]]")


@pytest.mark.slow
def test_plans_for_reading_bytes_are_loaded_by_the_worker_that_plays_and_by_no_page() -> None:
    scripts = {file.name: file.read_text(encoding="utf-8") for file in (routes_site.STATIC / "assets").glob("*.js")}
    assert len(scripts) > 10, "the pages are not built: make web"
    plans = [name for name, text in scripts.items() if PLAN.search(text)]
    assert len(plans) == len(registry.house_slugs())  # a file for each game
    loaders = {name for name, text in scripts.items() if any(plan in text for plan in plans)}
    assert [name for name in loaders if not name.startswith("worker-")] == []
