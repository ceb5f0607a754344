"""The engine in real browsers: it does there, byte for byte, what the compiled rules do."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from jadetable.browser_engine import FOLDER, INDEX
from jadetable.core import registry
from scripts import node
from tests.engine.cases import cases
from tests.web.serving import serve

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (FOLDER / INDEX).exists(), reason="the engine for browsers is not built: make engine"),
]
COMPARE = "async (names) => (await import('/comparing.js')).compareGame(...names)"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An empty page; beside it the comparison, the engine, and what the compiled rules did."""
    folder = tmp_path_factory.mktemp("engines")
    built = node.run(
        *("npx", "vite", "build", "--config", "comparing.config.ts", "--outDir", str(folder), "--logLevel", "warn"),
        capture=True,
    )
    assert built.returncode == 0, built.stdout
    (folder / "index.html").write_text("<!doctype html><title>Comparison</title>", encoding="utf-8")
    shutil.copytree(FOLDER, folder / "engine")
    (folder / "cases").mkdir()
    for slug in registry.house_slugs():
        text = json.dumps(cases(registry.find(slug)))
        (folder / "cases" / f"{slug}.json").write_text(text, encoding="utf-8")
    (folder / "cases" / "wrong.json").write_text(json.dumps(wrong(json.loads(text))), encoding="utf-8")
    with serve(folder) as found:
        yield found


def wrong(case: dict[str, Any]) -> dict[str, Any]:
    """One thought of a game, which came out otherwise."""
    thought = case["thoughts"][0]
    return case | {"settings": [], "bots": [], "thoughts": [thought | {"action": thought["action"] + 1}]}


def compare_all(browser: Browser, address: str) -> None:
    """Everything that is compared, and that each kind of comparison was made."""
    page = browser.new_page()
    page.goto(address)
    for slug in registry.house_slugs():
        report = page.evaluate(COMPARE, [slug])
        assert report["differences"] == [], slug
        assert {"bulk", "steps", "view", "thoughts", "choices of bots"} <= report["compared"].keys(), slug
    page.close()


def test_chromium_does_what_compiled_rules_do(browser: Browser, address: str) -> None:
    compare_all(browser, address)
    page = browser.new_page()  # what differs is noticed
    page.goto(address)
    report = page.evaluate(COMPARE, [registry.house_slugs()[-1], "wrong"])
    assert [one.split(":")[0] for one in report["differences"]] == ["decisions"]
    page.close()


def test_firefox_does_what_compiled_rules_do(driver: Playwright, request: pytest.FixtureRequest) -> None:
    if not Path(driver.firefox.executable_path).exists():
        pytest.skip("there is no Firefox of the driver: python -m playwright install firefox")
    firefox = driver.firefox.launch()
    compare_all(firefox, request.getfixturevalue("address"))
    firefox.close()
