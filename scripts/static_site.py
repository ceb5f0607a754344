"""Write a site that any file server can hand out: `make site`. Everything is played in the visitor's browser.

python -m scripts.static_site               into build/site
python -m scripts.static_site FOLDER        into a folder of yours, which is replaced

Try it with: python -m http.server --directory build/site
"""

import shutil
import sys
import tempfile
from pathlib import Path

from litestar.testing import TestClient

import jadetable
from jadetable import browser_engine
from jadetable.core import registry
from jadetable.core.words import LANGUAGES
from jadetable.server.http.app import create_app
from jadetable.server.ops.settings import Settings
from jadetable.server.tables.catalogue import Catalogue

PACKAGE = Path(jadetable.__file__).parent
STATIC, DOCS = PACKAGE / "server" / "static", PACKAGE / "docs_site"
SITE = Path(__file__).resolve().parent.parent / "build" / "site"
NOT_PACKED = shutil.ignore_patterns("*.gz", ".vite")
PAGE, NO_SUCH_PAGE = "index.html", "404.html"
ALONE = ('<html lang="en"', '<html data-alone lang="en"')  # what the page reads in web/src/lib/serverless.ts
GAME_PAGES, PAGES = ("new", "learn", "rules"), ("almanac", "me")


def build(folder: Path = SITE) -> None:
    """Client, engines, documentation and what the server would say of the games."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(STATIC, folder, ignore=NOT_PACKED)
    shutil.copytree(
        browser_engine.FOLDER, folder / "engine", ignore=shutil.ignore_patterns("*.gz", "*.py", "__pycache__")
    )
    if DOCS.exists():
        shutil.copytree(DOCS, folder / "docs")
    write_pages(folder)
    for path, answer in answers().items():
        file = folder / "api" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(answer)


def write_pages(folder: Path) -> None:
    """The one page at each of its addresses, with the mark that no table server stands behind it."""
    text = (folder / PAGE).read_text(encoding="utf-8")
    if ALONE[0] not in text:
        raise SystemExit(f"{folder / PAGE} does not begin as expected: {ALONE[0]} is missing")
    page = text.replace(*ALONE)
    games = [Path(name, slug) for name in GAME_PAGES for slug in registry.house_slugs()]
    for place in (Path(), *map(Path, PAGES), *games):
        (folder / place).mkdir(parents=True, exist_ok=True)
        (folder / place / PAGE).write_text(page, encoding="utf-8")
    (folder / NO_SUCH_PAGE).write_text(page, encoding="utf-8")  # many file servers hand it out where there is no file


def answers() -> dict[str, bytes]:
    """What the server says of the games in each language, by the name that the page asks for."""
    asked = ["/games", *(f"/lessons/{slug}" for slug in registry.house_slugs())]
    for slug in registry.house_slugs():
        Catalogue().prepare_now(slug)
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite:///{folder}/tables.db"))
        with TestClient(app, base_url="http://127.0.0.1") as client:
            for path in asked:
                for lang in LANGUAGES:
                    reply = client.get(f"/api{path}", params={"lang": lang})
                    reply.raise_for_status()
                    found[f"{path[1:]}.{lang}.json"] = reply.content.replace(b'"ready":false', b'"ready":true')
    return found


def main() -> int:
    """Build it, and say where it lies."""
    missing = [
        what
        for what, file in (("make web", STATIC / PAGE), ("make engine", browser_engine.FOLDER / browser_engine.INDEX))
        if not file.exists()
    ]
    if missing:
        raise SystemExit(f"First: {', '.join(missing)}")
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    build(folder)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder} ({size / 1e6:.1f} MB). Try it: python -m http.server --directory {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
