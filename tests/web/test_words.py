"""The words of the browser client: the same in every language, none missing, none left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from jadetable.core.words import LANGUAGES
from tests.words.test_messages import variables

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "jadetable" / "locales"
SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")
)


def messages(lang: str) -> dict[str, set[str]]:
    """All messages and attributes of the client in a language, with the variables each uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES / lang / "web").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r} cannot be read"
            if isinstance(entry, ast.Message):
                name = entry.id.name
                assert name not in found, f"{path}: {name} is there twice"
                assert name.startswith(f"web-{path.stem}-"), f"{path}: {name} is named for another file"
                found[name] = variables(entry.value)
                found |= {f"{name}.{part.id.name}": variables(part.value) for part in entry.attributes}
    return found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert set(english) ^ set(other) == set()
    # Chinese needs no plural and may leave a number out, but no language may ask for what it is not given.
    assert {name: used - english[name] for name, used in other.items() if used - english[name]} == {}


def test_no_message_is_left_over() -> None:
    literal = set(re.findall(r"[\"'`](web-[a-z0-9-]+)", SOURCES))
    families = tuple(re.findall(r"`(web-[a-z0-9-]+-)\$\{", SOURCES))
    names = {name.partition(".")[0] for name in messages("en")}
    assert {name for name in names if name not in literal and not (families and name.startswith(families))} == set()


def test_no_message_that_is_called_for_is_missing() -> None:
    called = set(re.findall(r"say\(\s*[\"'](web-[a-z0-9.-]+)[\"']", SOURCES))
    assert called - set(messages("en")) == set()
