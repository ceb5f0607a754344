"""The words of this game: what its actions, events and reasons say."""

import pytest

from jadetable.core.words import LANGUAGES, words
from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, TAKE_SUM, open_with, prepared


def test_actions_say_what_they_mean() -> None:
    m = prepared({0: [(12, range(60, 72))]})
    open_with(m, 2, 3, 1)
    assert m.describe(0, TAKE_SUM) == "Draw the Snake (5, the two dice of one colour)"
    assert m.describe(0, TAKE_SINGLE, "it") == "Disegna Topo (1, il dado singolo)"
    m.act(0, TAKE_SINGLE)
    assert m.describe(0, 38) == "Square c4"
    m.act(0, 72)
    assert m.describe(0, 60) == "Pair it with the Dragon at a6"
    assert m.describe(0, 60, "zh-Hans") == "与a6的龙配对"
    assert m.describe(0, NO_PAIR) == "Leave it single"


def test_refusals_are_sentences() -> None:
    m = prepared({0: [(2, [0, 1])]})
    open_with(m, 2, 2, 6)
    m.act(0, TAKE_SUM)
    assert m.why_not(0, 2) == "At c1 the Dog would touch another even creature."
    assert m.why_not(0, 0) == "Square a1 belongs to the Rabbit."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_and_event_can_be_told(lang: str) -> None:
    m = prepared({0: [(12, range(60, 72))]}, seats=2, table_rules=True, pairs_to_end=1)
    open_with(m, 3, 1, 1)
    m.act_all(0, [TAKE_SUM, 0, 5, 7, 9])
    m.act_all(0, [TAKE_SINGLE, 72, 60])
    m.act_all(1, [TAKE_SINGLE, 5])
    assert m.over
    for seat in (None, 0, 1):
        told = [m.tell(event, lang) for event in m.events(seat)]
        assert all(text and "ratdragon" not in text for text in told)
    kinds = {event.kind for event in m.events()}
    assert kinds >= {"ROLL", "FOUL", "FINISHED", "DREW", "MATCHED", "ROUND_END", "GAME_END", "SCORE"}
    for reason in m.game.reasons[1:]:
        assert words(lang).has(f"ratdragon-why-{reason.name}")
