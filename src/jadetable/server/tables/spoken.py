"""Codes to say aloud: three words that lead to a table as long as it waits for people.

A code is a number, said in the words of a language. Each language has 128 words, so that one number has a code in each
of them, and whoever hears a code in any of our languages can type it.
"""

import functools
import re
import secrets
import unicodedata

from jadetable.core.words import LANGUAGES, words

PARTS = 3
WORDS = 128
CODES = WORDS**PARTS
MESSAGE = "spoken-words"


def new_number() -> int:
    """A code that nobody foresees."""
    return secrets.randbelow(CODES)


@functools.cache
def vocabulary(lang: str) -> tuple[str, ...]:
    """The words of a language, in the order of what they stand for."""
    return tuple(words(lang).text(MESSAGE).split())


def said(number: int, lang: str) -> str:
    """A code in the words of a language."""
    known = vocabulary(lang)
    places = [number // WORDS**part % WORDS for part in reversed(range(PARTS))]
    return " ".join(known[place] for place in places)


def heard(text: str) -> int | None:
    """The number of a code, as somebody typed it in any of our languages; None where it is no code."""
    parts = re.findall(r"\w+", folded(text))
    for lang in LANGUAGES:
        known = _places(lang)
        found = [known.get(part) for part in _apart(parts, known)]
        if len(found) == PARTS and None not in found:
            return functools.reduce(lambda number, place: number * WORDS + (place or 0), found, 0)
    return None


def folded(text: str) -> str:
    """Letters as they are compared: without accents, small and capital alike."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


@functools.cache
def _places(lang: str) -> dict[str, int]:
    return {folded(word): place for place, word in enumerate(vocabulary(lang))}


def _apart(parts: list[str], known: dict[str, int]) -> list[str]:
    """The words one by one; Chinese is often written without spaces between them."""
    size = len(next(iter(known)))
    if len(parts) != 1 or any(len(word) != size for word in known):
        return parts
    (text,) = parts
    return [text[start : start + size] for start in range(0, len(text), size)]
