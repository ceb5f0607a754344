"""Every word a person reads: Project Fluent messages in `locales/`, shared by terminal and web.

A game of another package brings its own: `locales/en.ftl` in its package, and other languages beside it if it has them.
What is missing in a language is said in English.
"""

import functools
import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from jadetable.core import packages
from jadetable.core.errors import UnknownLanguage

FALLBACK = "en"
LANGUAGES = ("en", "it", "zh-Hans")
KEPT_SENTENCES = 20_000
LONGEST_DETAIL = 200  # characters of a detail in a sentence


def locale_texts(lang: str) -> Iterator[tuple[str, str]]:
    """Name and text of each of our own message files in a language."""
    folder = resources.files("jadetable") / "locales" / lang
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.name.endswith(".ftl"):
            yield entry.name, entry.read_text(encoding="utf-8")


def game_text(slug: str, lang: str) -> str:
    """The messages of a game of another package, its English ones after those of the language; empty for our own."""
    package = packages.foreign().get(slug)
    files = [package.folder / "locales" / f"{one}.ftl" for one in dict.fromkeys((lang, FALLBACK))] if package else []
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


@functools.cache
def addresses(slug: str) -> bool:
    """Whether a game's messages speak to the reader: ours do, those of other packages where they have a `[you]`."""
    return slug not in packages.foreign() or "[you]" in game_text(slug, FALLBACK)


def best_language(wanted: str) -> str:
    """The language we have for a code such as it, it_IT.UTF-8, zh or zh-CN; raises UnknownLanguage."""
    code = re.split(r"[.@]", wanted.replace("_", "-"))[0].lower()
    for lang in LANGUAGES:
        if code == lang.lower() or code.split("-")[0] == lang.split("-")[0]:
            return lang
    raise UnknownLanguage("error-unknown-language", language=wanted, known=", ".join(LANGUAGES))


class Words:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        # No isolation marks: many terminals show them as boxes, and none of our languages runs right to left.
        self._said: dict[Any, str] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        for _, text in locale_texts(lang):
            self._bundle.add_resource(FluentResource(text))
        for slug in packages.foreign():  # a message that is there already stays: nobody can replace one of ours
            self._bundle.add_resource(FluentResource(game_text(slug, lang)))

    def has(self, message: str) -> bool:
        """Whether this language has such a message."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def text(self, message: str, **details: Any) -> str:
        """A message (``name`` or ``name.attribute``) with its details filled in."""
        for label, value in details.items():
            if value.__class__ is str and len(value) > LONGEST_DETAIL:  # what somebody sent: Fluent takes no long parts
                details[label] = value[:LONGEST_DETAIL] + "…"
        try:
            key = (message, *details.items(), *map(type, details.values()))
            known = self._said.get(key)
        except TypeError:  # a detail that cannot be a key
            return self._compose(message, details)
        if known is None:
            known = self._compose(message, details)
            if len(self._said) >= KEPT_SENTENCES:
                self._said.clear()
            self._said[key] = known
        return known

    def _compose(self, message: str, details: dict[str, Any]) -> str:
        """The same, put together: a table says the same few hundred sentences again and again."""
        name, _, attribute = message.partition(".")
        if not self.has(message):
            return message
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            return message
        result, problems = self._bundle.format_pattern(pattern, details)
        if problems:
            raise KeyError(f"{self.lang}: {message}: {problems[0]}")
        return str(FluentNone() if result is None else result)


@functools.cache
def _load(lang: str) -> Words:
    return Words(lang)


def words(lang: str = "en") -> Words:
    """The messages of a language, by any code that names it."""
    return _load(best_language(lang))
