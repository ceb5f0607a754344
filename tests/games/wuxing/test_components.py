"""The components file: the statistics of the default panels, and what the loader refuses."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import numpy as np
import pytest

import jadetable as jt
from jadetable.almanac import ELEMENT_NAMES
from jadetable.core.errors import BadComponents, BadSeats
from jadetable.games.wuxing.components import matches
from jadetable.games.wuxing.rules_score import colour_count, kind_count
from tests.games.wuxing import naive
from tests.games.wuxing.scenario import number, printed

TILES = printed()["tiles"]["list"]
PANELS = [tuple(sorted(panel)) for tile in TILES for panel in tile["panels"]]
FACES = range(1, 7)


def shown(tile: dict[str, Any], size: int) -> list[list[int]]:
    """The panels of a tile with so many dice."""
    return [panel for panel in tile["panels"] if len(panel) == size]


def fits(a: int, b: int, panel: Sequence[int]) -> bool:
    """Whether a throw matches a panel, as the rules have it."""
    return bool(matches(a, b, np.array([*panel, 0, 0], np.int8), len(panel)))


def throws_matching(panel: list[int]) -> int:
    """How many of the 36 throws match a panel."""
    return sum(fits(a, b, panel) for a, b in product(FACES, FACES))


def test_each_mixed_pair_is_on_exactly_one_tile() -> None:
    assert all(PANELS.count(pair) == 1 for pair in combinations(FACES, 2))


def test_each_double_is_on_exactly_four_animals() -> None:
    for face in FACES:
        assert sum([face, face] in tile["panels"] for tile in TILES) == 4
        assert sum([face, face] in tile["panels"] for tile in TILES if tile["kind"] == 1) == 4


def test_each_triple_is_on_exactly_one_tile() -> None:
    assert Counter(panel for panel in PANELS if len(panel) == 3) == Counter(combinations(FACES, 3))


def test_singles_are_spread_evenly_with_one_more_six() -> None:
    assert [PANELS.count((face,)) for face in FACES] == [8, 8, 8, 8, 8, 9]


def test_every_tile_can_be_captured_by_two_throws_of_the_thirty_six() -> None:
    for tile in TILES:
        assert sum(throws_matching(pair) for pair in shown(tile, 2)) == 2


def test_values_follow_how_hard_a_tile_is_to_claim() -> None:
    expected = {2: 35, 3: 30, 4: 24, 6: 20}
    for tile in TILES:
        assert sum(throws_matching(panel) for panel in tile["panels"]) == expected[tile["value"]], tile["name"]
    assert sum(tile["value"] for tile in TILES) == 103


def test_earth_has_seven_tiles_and_the_other_colours_five() -> None:
    assert Counter(tile["colour"] for tile in TILES) == {0: 5, 1: 5, 2: 7, 3: 5, 4: 5}


def test_every_animal_has_the_colour_of_its_traditional_element_and_its_branch() -> None:
    animals = [(tile["name"], tile["zh"], ELEMENT_NAMES[tile["colour"]]) for tile in TILES if tile["kind"] == 1]
    assert animals == [
        ("Rat", "子", "water"),
        ("Ox", "丑", "earth"),
        ("Tiger", "寅", "wood"),
        ("Rabbit", "卯", "wood"),
        ("Dragon", "辰", "earth"),
        ("Snake", "巳", "fire"),
        ("Horse", "午", "fire"),
        ("Goat", "未", "earth"),
        ("Monkey", "申", "metal"),
        ("Rooster", "酉", "metal"),
        ("Dog", "戌", "earth"),
        ("Pig", "亥", "water"),
    ]


# --- the way the panels were made -------------------------------------------------------------------------------------

RIVER = {0: 3, 1: 2, 2: 5, 3: 4, 4: 1}  # wood, fire, earth, metal, water


def ring(i: int, steps: int) -> int:
    """Numbers 1 to 5 in a ring."""
    return (i - 1 + steps) % 5 + 1


def stem_panels(colour: int, yang: bool) -> list[list[int]]:
    i, fed, feeder = RIVER[colour], RIVER[(colour + 1) % 5], RIVER[(colour - 1) % 5]
    if yang:
        return [[i], [fed], sorted([6, ring(i, 2), ring(i, -2)]), sorted([ring(i, 1), ring(i, -1)])]
    return [[feeder], [i], [6], sorted([ring(i, 2), ring(i, -2)])]


def animal_panels(place: int) -> list[list[int]]:
    a, b = ((1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4))[place % 6]
    if place >= 6:
        a, b = sorted((7 - a, 7 - b))
    if place % 2 == 1:
        a, b = b, a
    return [[7 - a], [7 - b], [a, a], [b, b]]


def test_the_panels_are_those_the_recipe_gives() -> None:
    for place, tile in enumerate(TILES):
        i = RIVER[tile["colour"]]
        if tile["kind"] == 0:
            near, far = [ring(i, 1), ring(i, -1)], [ring(i, 2), ring(i, -2)]
            made = [sorted([6, *near]), sorted([i, *far]), sorted([i, *near]), [i, 6]]
        elif tile["kind"] == 1:
            made = animal_panels(place - number("Rat"))
        else:
            made = stem_panels(tile["colour"], (place - number("Jia")) % 2 == 0)
        assert tile["panels"] == made, tile["name"]


# --- what is frozen ---------------------------------------------------------------------------------------------------


THROWS = list(combinations_with_replacement(FACES, 2))


def test_throws_are_numbered_without_order() -> None:
    c = jt.new("wuxing").components
    assert len(THROWS) == 21
    for throw_number, (a, b) in enumerate(THROWS):
        assert c.throw_of[a, b] == c.throw_of[b, a] == throw_number


def test_bits_and_lists_of_throws_agree_with_the_panels() -> None:
    c = jt.new("wuxing").components
    for tile, parts in enumerate(TILES):
        for throw_number, throw in enumerate(THROWS):
            for place, panel in enumerate(parts["panels"]):
                assert (int(c.claim_bits[tile, place]) >> throw_number & 1) == naive.can_claim(list(throw), panel)
            captured = naive.can_capture(list(throw), parts["panels"])
            assert (int(c.capture_bits[tile]) >> throw_number & 1) == captured
            assert (tile in c.capture_list[throw_number, : c.capture_n[throw_number]]) == captured


def test_the_last_printed_step_of_the_colour_bonus_goes_on() -> None:
    c = jt.new("wuxing", components={"bonus": {"colour": [0, 1, 9]}}).components
    assert [int(points) for points in c.colour_bonus] == [0, 1] + [9] * 26


def test_a_tile_counts_once_in_its_colour_and_once_in_its_kind() -> None:
    c = jt.new("wuxing").components
    for tile, parts in enumerate(TILES):
        tally = int(c.tally[tile])
        assert [colour_count(tally, colour) for colour in range(5)].index(1) == parts["colour"]
        assert [kind_count(tally, kind) for kind in range(3)].index(1) == parts["kind"]
        assert tally.bit_count() == 2


# --- what the loader refuses ------------------------------------------------------------------------------------------


def changed(place: int, **parts: Any) -> dict[str, Any]:
    tiles = [dict(tile) for tile in TILES]
    tiles[place].update(parts)
    return {"tiles": {"list": tiles}}


REFUSED = {
    "tile missing": {"tiles": {"list": TILES[:-1]}},
    "tiles out of order": {"tiles": {"list": TILES[::-1]}},
    "too many animals": changed(0, kind=1, panels=[[1], [2], [1, 1], [2, 2]]),
    "three panels": changed(0, panels=[[1], [2], [1, 2]]),
    "four dice": changed(0, panels=[[1], [2], [1, 2], [1, 2, 3, 4]]),
    "no dice": changed(0, panels=[[1], [2], [1, 2], []]),
    "a seven": changed(0, panels=[[7], [2], [1, 2], [3]]),
    "an element with two pairs": changed(0, panels=[[1], [2], [1, 2], [1, 3]]),
    "an animal with one pair": changed(number("Rat"), panels=[[1], [2], [1, 2], [3]]),
    "a stem without a pair": changed(number("Jia"), panels=[[1], [2], [3], [4]]),
    "no such colour": changed(0, colour=5),
    "a negative value": changed(0, value=-1),
    "four spaces": {"equipment": {"spaces": 4}},
    "three dice": {"equipment": {"dice": 3}},
    "eight faces": {"equipment": {"faces": 8}},
    "other kinds": {"equipment": {"kinds": ["animal", "element", "stem"]}},
    "one seat": {"game": {"seats": [1, 6]}},
    "seven seats": {"game": {"seats": [2, 7]}},
    "seats the wrong way round": {"game": {"seats": [4, 2]}},
    "no end": {"game": {"limit": 0}},
    "another game": {"game": {"slug": "zodiac"}},
    "a misspelt name": {"game": {"tokens": 3}},
    "another series": {"bonus": {"series_size": [5, 11, 10]}},
    "two series": {"bonus": {"series": [25, 15]}},
}


@pytest.mark.parametrize("what", REFUSED)
def test_the_loader_refuses(what: str) -> None:
    with pytest.raises(BadComponents) as refusal:
        jt.new("wuxing", components=REFUSED[what])
    assert "$" in str(refusal.value.details), "the place is not named"


def test_tokens_bonuses_and_limit_may_be_changed() -> None:
    m = jt.new("wuxing", seed=1, components={"equipment": {"tokens_per_player": 5}, "bonus": {"series": [1, 2, 3]}})
    assert [int(count) for count in m.record.tokens] == [5, 5, 0, 0, 0, 0]
    assert m.know(0).facts["bonuses"]["series"] == [1, 2, 3]
    assert m.options["max_turns"] == 400
    assert jt.new("wuxing", components={"game": {"limit": 7}}).options["max_turns"] == 7


def test_numbers_are_found_where_they_stood_before() -> None:
    before = {
        "game": {"slug": "wuxing", "players": [3, 5], "spaces": 3, "tokens_per_player": 4, "colours": ["wood"]},
        "engine": {"max_turns": 9},
        "zodiac": {"first_year": 1900, "first_sign": 0, "new_year": [131]},
    }
    m = jt.new("wuxing", components=before)
    assert (m.seats, int(m.record.tokens[0]), m.options["max_turns"]) == (3, 4, 9)
    with pytest.raises(BadSeats):
        jt.new("wuxing", seats=6, components=before)
