"""jade games, jade rules, jade sign."""

import pytest

from jadetable.core import registry
from jadetable.core.words import words
from tests.cli.jade import LANGUAGES, jade


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_with_title_and_seats(lang: str) -> None:
    shown = jade("games", "--lang", lang).stdout
    for slug in registry.house_slugs():
        assert slug in shown
        assert words(lang).text(f"{slug}-title") in shown
    assert "2–8" in shown
    assert "…" not in shown  # nothing is cut off


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_sections_of_the_rules_are_shown(lang: str) -> None:
    for slug in registry.house_slugs():
        shown = jade("rules", slug, "--lang", lang).stdout
        for section in registry.find(slug).chapters:
            assert words(lang).text(f"{slug}-rules-{section}.title") in shown
        assert f"{slug}-rules" not in shown


def test_the_language_comes_from_the_system() -> None:
    assert "Topo" in jade("sign", "1984-02-02", lang="it_IT.UTF-8").stdout
    assert "Rat" in jade("sign", "1984-02-02", lang="sv_SE.UTF-8").stdout


def test_lang_wins_over_the_system() -> None:
    assert "甲子年" in jade("sign", "1984-02-02", "--lang", "zh", lang="it_IT.UTF-8").stdout


def test_a_birth_date_gives_sign_element_polarity_name_and_lunar_year() -> None:
    shown = jade("sign", "1984-02-02").stdout
    for part in ("🐀 Rat 鼠", "Yang Wood Rat", "甲子 (jiazi)", "year 1 of 60", "February 2, 1984 to February 19, 1985"):
        assert part in shown


def test_the_day_before_new_year_belongs_to_the_old_sign() -> None:
    assert "Maiale di Acqua, Yin" in jade("sign", "1984-02-01", "--lang", "it").stdout
