"""Tempers: a habit shows in how a bot plays, and codes with one are known only where they mean something."""

import pytest

from jadetable import bots
from jadetable.core import registry
from jadetable.core.errors import UnknownBot
from scripts.tempers import HABITS, STRENGTH, one_game, share

DEALS = 30
CLEARLY = 0.02  # of all choices that a habit is about


@pytest.mark.parametrize(("slug", "temper"), HABITS)
def test_a_temper_shows_in_what_a_bot_chooses(slug: str, temper: str) -> None:
    habit, seats = HABITS[slug, temper], 3
    lines = ([STRENGTH] * seats, [f"{STRENGTH}:{temper}"] * seats)
    plain, tempered = (
        share([one for seed in range(DEALS) for one in one_game(slug, seed, line, habit)]) for line in lines
    )
    assert (plain - tempered if habit.seldom else tempered - plain) > CLEARLY


def test_a_game_knows_the_tempers_its_note_paper_has_a_field_for() -> None:
    for slug in registry.house_slugs():
        assert bots.tempers_of(registry.find(slug)) == tuple(
            temper for temper in bots.TEMPERS if (slug, temper) in HABITS
        )


@pytest.mark.parametrize("code", ["normal:bold", "easy:careful", "slip:10:spiteful", "greedy:bold"])
def test_a_bot_that_does_not_look_ahead_may_have_a_temper(code: str) -> None:
    assert bots.check(code) == code
    assert bots.make(registry.find("wuxing"), code, 1).code == code
    with pytest.raises(UnknownBot):
        bots.make(registry.find("ratdragon"), code, 1)
    with pytest.raises(UnknownBot):
        bots.slips(code)  # games in bulk have none


@pytest.mark.parametrize("code", ["hard:bold", "search:20:bold", "normal:mild", ":bold", "bold", "normal:bold:bold"])
def test_no_other_code_has_one(code: str) -> None:
    with pytest.raises(UnknownBot):
        bots.make(registry.find("wuxing"), code, 1)
    with pytest.raises(UnknownBot):
        bots.check(code)
