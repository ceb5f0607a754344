"""The words of the browser client: the same in every language, none missing, none left over."""

import re
from pathlib import Path

import pytest

from jadetable.core.words import LANGUAGES
from tests.kit.messages import differences, joined, messages_of

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "jadetable" / "locales"
SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")
)
# Names that are put together in the source, such as `web-${game}-result`: any word may stand where a part is filled in.
PUT_TOGETHER = re.findall(r"`(web-(?:[^`$]|\$\{[^}]*\})*)`", SOURCES)
FAMILIES = re.compile("|".join({re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", name).partition(".")[0] for name in PUT_TOGETHER}))


def messages(lang: str) -> dict[str, set[str]]:
    """All messages and attributes of the client in a language, with the variables each uses."""
    files = {}
    for path in sorted((LOCALES / lang / "web").glob("*.ftl")):
        files[path.stem] = messages_of(path.read_text(encoding="utf-8"), str(path))
        strangers = [name for name in files[path.stem] if not name.startswith(f"web-{path.stem}-")]
        assert strangers == [], f"{path}: {strangers} are named for another file"
    return joined(files)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(lang: str) -> None:
    assert differences(messages("en"), messages(lang)) == {}


def test_no_message_is_left_over() -> None:
    literal = set(re.findall(r"[\"'`](web-[a-z0-9-]+)", SOURCES))
    names = {name.partition(".")[0] for name in messages("en")}
    assert {name for name in names if name not in literal and not FAMILIES.fullmatch(name)} == set()


def test_no_message_that_is_called_for_is_missing() -> None:
    called = set(re.findall(r"say\(\s*[\"'](web-[a-z0-9.-]+)[\"']", SOURCES))
    assert called - set(messages("en")) == set()
