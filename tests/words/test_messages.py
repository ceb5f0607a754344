"""Every word is there in every language, nothing is left over, and texts tell actions apart."""

import re
from pathlib import Path

import pytest

from jadetable.conformance.cases import middling
from jadetable.conformance.sentences import check_sentences_tell_choices_apart, needed
from jadetable.core import registry
from jadetable.core.declare import message_name
from jadetable.core.game import Game
from jadetable.core.words import LANGUAGES, best_language, locale_texts, words
from tests.kit.messages import differences, joined, messages_of

SOURCES = Path(__file__).parents[2] / "src" / "jadetable"
GAMES = [registry.find(slug) for slug in registry.house_slugs()]


def messages(lang: str) -> dict[str, set[str]]:
    """The names of all messages and attributes of a language, with the variables each uses."""
    return joined({f"{lang}/{name}": messages_of(text, f"{lang}/{name}") for name, text in locale_texts(lang)})


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_a_game_is_missing(lang: str, game: Game) -> None:
    assert needed(game) - set(messages(lang)) == set()


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(lang: str) -> None:
    assert differences(messages("en"), messages(lang)) == {}


def test_no_message_is_left_over() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    called_for = set().union(*(needed(game) for game in GAMES))
    literal = set(re.findall(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z]+)?)[\"'`]", sources))
    families = {match + "-" for match in re.findall(r"[\"']([a-z][a-z-]*)-\{", sources)}
    families |= {match + "-" for match in re.findall(r"message_name\(\"([a-z][a-z-]*)\", [a-z]", sources)}
    left = {
        name
        for name in messages("en")
        if name not in called_for and name not in literal and not any(name.startswith(start) for start in families)
    }
    assert {name for name in left if name.partition(".")[0] not in called_for | literal} == set()


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
@pytest.mark.parametrize("lang", LANGUAGES[1:])  # English: tests/conformance
def test_the_texts_of_the_choices_at_a_prompt_differ_and_every_event_can_be_told(lang: str, game: Game) -> None:
    check_sentences_tell_choices_apart(middling(game), lang)


def test_languages_are_found_by_the_codes_systems_use() -> None:
    assert [best_language(code) for code in ("it_IT.UTF-8", "zh", "zh_CN.UTF-8", "en-GB", "EN")] == [
        "it",
        "zh-Hans",
        "zh-Hans",
        "en",
        "en",
    ]


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_options_read_as_text_without_braces(lang: str, game: Game) -> None:
    for section in game.chapters:
        text = words(lang).text(message_name(game.slug, "rules", section))
        assert len(text) > 20 and "{" not in text
    for option in game.options:
        text = words(lang).text(message_name(game.slug, "option", option.name))
        assert len(text) > 3 and "{" not in text
