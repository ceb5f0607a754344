"""The tables: who is what by nature, and how the wheels turn."""

import pytest

from jadetable import almanac
from jadetable.almanac import BRANCHES, CAT, ELEMENTS, POLARITIES, SIGNS, STEMS, cycle_name, cycle_pair

# The rulebook's two small tables: every animal's own element, and yin and yang by turns.
NATURE = {
    "rat": ("yang", "water"),
    "ox": ("yin", "earth"),
    "tiger": ("yang", "wood"),
    "rabbit": ("yin", "wood"),
    "dragon": ("yang", "earth"),
    "snake": ("yin", "fire"),
    "horse": ("yang", "fire"),
    "goat": ("yin", "earth"),
    "monkey": ("yang", "metal"),
    "rooster": ("yin", "metal"),
    "dog": ("yang", "earth"),
    "pig": ("yin", "water"),
}

# Written out, not computed: the cycle of sixty as any almanac prints it, ten to a line.
PRINTED = """
甲子 乙丑 丙寅 丁卯 戊辰 己巳 庚午 辛未 壬申 癸酉
甲戌 乙亥 丙子 丁丑 戊寅 己卯 庚辰 辛巳 壬午 癸未
甲申 乙酉 丙戌 丁亥 戊子 己丑 庚寅 辛卯 壬辰 癸巳
甲午 乙未 丙申 丁酉 戊戌 己亥 庚子 辛丑 壬寅 癸卯
甲辰 乙巳 丙午 丁未 戊申 己酉 庚戌 辛亥 壬子 癸丑
甲寅 乙卯 丙辰 丁巳 戊午 己未 庚申 辛酉 壬戌 癸亥
"""
SIXTY = PRINTED.split()


def test_twelve_signs_come_in_the_order_of_the_race_with_their_own_polarity_and_element() -> None:
    assert {sign.slug: (sign.polarity, sign.element) for sign in SIGNS} == NATURE
    assert [sign.slug for sign in SIGNS] == list(NATURE)


def test_the_cat_is_a_sign_without_year_polarity_or_element() -> None:
    assert almanac.find_sign("cat") is CAT
    assert CAT not in SIGNS
    assert CAT.polarity is None and CAT.element is None
    assert "cat" not in {branch.sign for branch in BRANCHES}


def test_signs_and_elements_are_found_by_slug_and_strangers_are_not() -> None:
    assert [almanac.find_sign(sign.slug) for sign in SIGNS] == list(SIGNS)
    assert [almanac.find_element(element.slug) for element in ELEMENTS] == list(ELEMENTS)
    for find in (almanac.find_sign, almanac.find_element):
        with pytest.raises(KeyError):
            find("unicorn")


def test_each_element_feeds_the_next_and_overcomes_the_one_after() -> None:
    slugs = [element.slug for element in ELEMENTS]
    assert slugs == ["wood", "fire", "earth", "metal", "water"]
    for place, element in enumerate(ELEMENTS):
        assert element.generates == slugs[(place + 1) % 5]
        assert element.overcomes == slugs[(place + 2) % 5]


def test_stems_go_through_the_elements_in_pairs_of_yang_and_yin() -> None:
    assert [(stem.element, stem.polarity) for stem in STEMS] == [
        (element.slug, polarity) for element in ELEMENTS for polarity in POLARITIES
    ]


def test_branches_stand_for_the_signs_in_order_and_share_their_polarity() -> None:
    assert [(branch.sign, branch.polarity) for branch in BRANCHES] == [(sign.slug, sign.polarity) for sign in SIGNS]


def test_slugs_and_characters_are_unique_within_each_table() -> None:
    for table in (ELEMENTS, (*SIGNS, CAT), STEMS, BRANCHES):
        assert len({row.slug for row in table}) == len({row.chinese for row in table}) == len(table)
        assert all(len(row.chinese) == 1 for row in table)


def test_the_cycle_has_sixty_names_in_the_order_any_almanac_prints() -> None:
    assert [cycle_name(place) for place in range(1, 61)] == SIXTY
    assert len(set(SIXTY)) == 60


def test_stem_and_branch_of_a_year_are_both_yang_or_both_yin() -> None:
    for place in range(1, 61):
        stem, branch = cycle_pair(place)
        assert stem.polarity == branch.polarity == POLARITIES[(place - 1) % 2]


@pytest.mark.parametrize("place", [-1, 0, 61])
def test_the_cycle_has_no_place_before_the_first_or_after_the_sixtieth(place: int) -> None:
    with pytest.raises(ValueError, match="1 to 60"):
        cycle_name(place)


def test_every_public_name_is_there() -> None:
    assert all(hasattr(almanac, name) for name in almanac.__all__)
