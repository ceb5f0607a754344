"""The words the command line needs are there, in every language alike."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from jadetable.core.declare import message_name
from jadetable.core.registry import find, house_slugs
from jadetable.core.words import locale_texts, words
from tests.cli.jade import LANGUAGES, SOURCES

Shape = dict[str, set[str]]

BUILT = ("sim-bot-seats", "sim-wins", "sim-interval", "sim-fair")  # names put together where they are used


class Variables(Visitor):  # type: ignore[misc, unused-ignore]
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note one variable."""
        self.names.add(node.id.name)


def variables(node: ast.BaseNode | None) -> set[str]:
    """The variables below a node."""
    found = Variables()
    if node is not None:
        found.visit(node)
    return found.names


def shape(lang: str) -> Shape:
    """Every message and attribute of the words no game owns, with its variables."""
    found: Shape = {}
    games = {f"{slug}.ftl" for slug in house_slugs()}
    shared = "\n".join(text for name, text in locale_texts(lang) if name not in games)
    for entry in FluentParser().parse(shared).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_common_words_are_the_same_in_every_language(lang: str) -> None:
    assert shape(lang) == shape("en")


def sources() -> str:
    """All Python text of the package."""
    return "".join(path.read_text() for path in sorted((SOURCES / "jadetable").rglob("*.py")))


def test_every_refusal_has_its_sentence() -> None:
    for message in sorted(set(re.findall(r'"(error-[a-z-]+)"', sources()))):
        assert all(words(lang).has(message) for lang in LANGUAGES), message


def test_every_refusal_gives_the_details_its_sentence_asks_for() -> None:
    raised = re.findall(r'\b[A-Z]\w+\(\s*"(error-[a-z-]+)"((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)\)', sources())
    asked = shape("en")
    assert len(raised) > 30
    for message, rest in raised:
        assert set(re.findall(r"\b(\w+)=", rest)) >= asked[message], message


def test_every_word_the_command_line_names_is_there() -> None:
    known = set(shape("en"))
    for path in sorted(Path(SOURCES / "jadetable" / "cli").glob("*.py")):
        for message in re.findall(r'(?:\.text|\.line)\(\s*"([a-z-]+)"', path.read_text()):
            assert message in known, f"{path.name}: {message}"


def test_no_word_is_left_over() -> None:
    text = sources()
    families = r"(event|ground|lab|sign|element|polarity|language|bot|person|seat|server|tables|lesson)-"
    for message in shape("en"):
        name = message.partition(".")[0]
        if not re.match(families, name):
            assert re.search(rf"""["']{name}["']""", text) or name in BUILT, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_name_options_in_words_not_by_their_codes(lang: str) -> None:
    for slug in house_slugs():
        for chapter in find(slug).chapters:
            text = words(lang).text(message_name(slug, "rules", chapter))
            assert re.findall(r"\w+[_=]\w+", text) == [], f"{slug}: {chapter}"
