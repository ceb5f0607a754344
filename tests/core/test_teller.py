"""Sentences: whoever reads is spoken to, everybody else has a name."""

from types import SimpleNamespace

import pytest

import jadetable as jt
from jadetable.core import packages, registry, words
from jadetable.core.knowledge import Event
from jadetable.core.teller import Teller
from jadetable.server.tables import viewers

NAMES = ("Ann", "Bo", "Mei")
DRAWN = {"en": "You draw a card.", "it": "Peschi una carta.", "zh-Hans": "你抽了一张牌。"}


def happened(kind: str, seat: int, hidden: bool = False, **details: int) -> Event:
    """An event of a game."""
    return Event(0, kind, seat, details, hidden)


@pytest.mark.parametrize("lang", DRAWN)
def test_the_reader_is_spoken_to(lang: str) -> None:
    drawn = happened("DRAW", 1, hidden=True)
    game = registry.find("zodiac")
    assert Teller(game, NAMES, lang, reader=1).event(drawn) == DRAWN[lang]
    for reader in (0, None):
        assert Teller(game, NAMES, lang, reader).event(drawn).startswith("Bo")


def test_every_seat_of_a_sentence_is_spoken_to_in_its_place() -> None:
    game = registry.find("mandarin")
    passed = happened("PASS", 0, other=1)
    told = [Teller(game, NAMES, "en", reader).event(passed) for reader in (0, 1, 2)]
    assert told == ["You overtake Bo.", "Ann overtakes you.", "Ann overtakes Bo."]
    assert [Teller(game, NAMES, "it", reader).event(passed) for reader in (0, 1)] == ["Superi Bo.", "Ann supera te."]


def test_a_person_called_you_is_not_the_reader() -> None:
    game = registry.find("zodiac")
    told = Teller(game, ("you", "You"), "en", reader=1).event(happened("DRAW", 0, hidden=True))
    assert told == "you draws a card."


def test_a_sentence_kept_for_one_viewer_is_not_told_to_another() -> None:
    game = registry.find("zodiac")
    said: viewers.Sentences = {}
    drawn = happened("DRAW", 1, hidden=True)
    told = [viewers.told([drawn], Teller(game, NAMES, "en", reader), said)[0].text for reader in (0, 1, 2, None)]
    assert told == ["Bo draws a card.", "You draw a card.", "Bo draws a card.", "Bo draws a card."]
    assert len(said) == 2, "those it does not speak to share a sentence"


def test_a_match_tells_names_unless_asked_for_a_reader() -> None:
    match = jt.new("zodiac", seats=3, seed=4, names=NAMES)
    dealt = next(event for event in match.events(1) if event.kind == "DEALT" and event.seat == 1)
    assert match.tell(dealt) == "Bo gets 6 cards."
    assert match.tell(dealt, reader=1) == "You get 6 cards."
    assert match.tell(dealt, "it", reader=1) == "Ricevi 6 carte."


def test_a_game_whose_words_know_no_reader_tells_names(monkeypatch: pytest.MonkeyPatch) -> None:
    words.addresses.cache_clear()
    monkeypatch.setattr(packages, "foreign", lambda: {"zodiac": SimpleNamespace(folder=None)})
    monkeypatch.setattr(words, "game_text", lambda slug, lang: "zodiac-event-draw-hidden = { $seat } draws a card.")
    told = Teller(registry.find("zodiac"), NAMES, "en", reader=1).event(happened("DRAW", 1, hidden=True))
    words.addresses.cache_clear()
    assert told == "Bo draws a card."
